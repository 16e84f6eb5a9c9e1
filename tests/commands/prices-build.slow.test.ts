import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runPricesCommand } from '#server/commands/prices-command'
import { copiedTables, edit, shipped, textOf } from './price-folder.ts'

/** No command of this file asks a source. */
const sources = (): never => {
  throw new Error('no source is asked')
}

const prices = (folder: string, ...args: string[]) =>
  runPricesCommand(args, { folder, today: () => '2026-11-21', sources })

test('the shipped tables are what build writes, to the byte', async () => {
  const folder = await copiedTables()
  // Every computed cell is spoiled first, so that build has to write it.
  edit(folder, 'communes.csv', /10081,published,2025-07\.\.2026-06/, '1,published,long ago')
  edit(folder, 'price-path.csv', /\d/g, '0')
  edit(folder, 'year-path.csv', /\d/g, '0')
  edit(folder, 'national-path.csv', /\d/g, '0')
  expect(await prices(folder, 'build')).toMatchObject({
    output: 'Written: communes.csv, price-path.csv, year-path.csv, national-path.csv, model-measures.json.',
    exitCode: 0,
  })
  for (const name of readdirSync(folder))
    expect([name, textOf(folder, name) === textOf(shipped, name)]).toEqual([name, true])
  expect(readdirSync(folder).sort()).toEqual(
    readdirSync(shipped)
      .filter(file => file.endsWith('.csv') || file === 'model-measures.json')
      .sort(),
  )
  expect((await prices(folder, 'build')).output).toBe('Every table is up to date.')
})

test('build takes what the newest files publish into the table of municipalities', async () => {
  const folder = await copiedTables()
  edit(folder, 'price-history.csv', /^Bertrange,2025-Q\d,.*\n/gm, '')
  edit(folder, 'price-history.csv', /Beaufort,2025-Q3,.*/, 'Beaufort,2025-Q3,2026-Q2,12,6500.6,5000,8000,0,,,')
  await prices(folder, 'build')
  const communes = textOf(folder, 'communes.csv')
  // No newer price any more: the last one, of 2023, is carried on; new builds have none.
  expect(communes).toMatch(
    /^Bertrange,.*,indexed,2023 indexed to 2025-07\.\.2026-06,"last published price 2023 \(9625\), carried on.*,27,,,,,4$/m,
  )
  expect(communes).toMatch(
    /^Beaufort,.*,6501,published,2025-07\.\.2026-06,"mean of registered sales, 2025-07\.\.2026-06",.*,12,,,,,0$/m,
  )
  // Once more changes nothing: the price that is published now is observed no more by adverts.
  expect((await prices(folder, 'build')).output).toBe('Every table is up to date.')
})
