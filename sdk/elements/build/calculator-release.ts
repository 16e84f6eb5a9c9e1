import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { calculatorScripts, calculatorTexts } from './calculator-scripts.ts'
import { gzipBytesOf } from './gzip-bytes.ts'

const table = 'server/data/widget/calculators.json'

/** Hash and sizes of a file of the calculators. */
interface CalculatorFile {
  /** Hash as the attribute `integrity` of a script wants it. */
  integrity: string
  bytes: number
  gzipBytes: number
}

/** The files of each release by their names, oldest release first. */
export type CalculatorReleases = Record<string, Record<string, CalculatorFile>>

const kept = (): CalculatorReleases => {
  try {
    return JSON.parse(readFileSync(new URL(`../../../${table}`, import.meta.url), 'utf8')) as CalculatorReleases // written by us alone
  } catch {
    return {}
  }
}

/**
 * The files of the calculators in the SDK's present version, and the table with their hashes, by their paths from the root.
 * Those of other versions are not made again: pages name them by their hash.
 */
export const calculatorRelease = async (): Promise<Record<string, string>> => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const files = { ...(await calculatorScripts()), ...calculatorTexts() }
  const described = Object.entries(files).map(([name, file]): [string, CalculatorFile] => [
    name,
    {
      integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
      ...{ bytes: file.length, gzipBytes: gzipBytesOf(file) },
    },
  ])
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([name, file]) => [`server/data/widget/${version}/${name}`, file.toString()]),
    ),
    [table]: `${JSON.stringify({ ...kept(), [version]: Object.fromEntries(described) }, null, 2)}\n`,
  }
}
