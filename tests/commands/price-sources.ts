import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { createCommuneFiles } from '#server/adapters/market/commune-files'
import { createEurostat } from '#server/adapters/market/eurostat'
import { runPricesCommand } from '#server/commands/prices-command'
import { dataSetOf } from '../adapters/market/recorded/data-public-lu.ts'
import { dataSet } from '../adapters/market/recorded/eurostat.ts'
import { quickly, replayServer } from '../adapters/market/replay-server.ts'
import { contents, copiedTables, sheet2023, shipped, textOf } from './price-folder.ts'

/** The quarters and the values of the shipped index. */
export const index = textOf(shipped, 'price-index.csv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): [period: string, value: number] => {
    const [period = '', value] = line.split(',')
    return [period, Number(value)]
  })

/** Eurostat's series: the shipped one on its own base, and further quarters. */
export const series = (further: readonly (readonly [period: string, value: number])[] = []) => {
  const all = [...index.map(([period, value]) => [period, Math.round(80.14 * value) / 100] as const), ...further]
  return dataSet(
    { freq: 'Q', purchase: 'TOTAL', unit: 'I15_Q', geo: 'LU' },
    all.map(([period]) => period),
    Object.fromEntries(all.map(([, value], at) => [at, value])),
  )
}

/** The official sheet of 2023 as one of 2024. */
export const sheet2024 = readFileSync(sheet2023, 'utf8').replace('31 Décembre 2023', '31 Décembre 2024')

/** The name of an official file before its year. */
export const name = 'prix-moyen-au-metre-carre-enregistre-par-commune'

/** What the sources answer; undefined where one ends the connection. */
export interface World {
  house?: unknown
  /** The official files by name, with their texts. */
  files?: Record<string, string | Buffer>
}

/** Refreshes copies of the shipped tables over sources on this machine. */
export const refreshed = async ({ house, files }: World, args: readonly string[] = [], folder?: string) => {
  const tables = folder ?? (await copiedTables())
  const { baseUrl, seen } = await replayServer(({ path }, res) => {
    const answer = (body: string | Buffer) =>
      res.writeHead(200, { 'Content-Length': Buffer.byteLength(body) }).end(body)
    const file = files?.[path.slice(1)]
    if (path.startsWith('/data/') && house !== undefined) answer(JSON.stringify(house))
    else if (path.startsWith('/datasets/') && files)
      answer(JSON.stringify(dataSetOf(Object.keys(files).map(of => `${baseUrl}${of}`))))
    else if (file !== undefined) answer(file)
    else res.destroy()
  })
  const reach = { ...quickly(baseUrl), retries: 0 }
  const sources = () => ({
    eurostat: createEurostat(reach, 'whole'),
    communeFiles: createCommuneFiles(reach),
  })
  const before = contents(tables)
  const result = runPricesCommand(['refresh', ...args], { folder: tables, today: () => '2026-11-21', sources })
  return { result, folder: tables, seen, isUnchanged: () => expect(contents(tables)).toEqual(before) }
}
