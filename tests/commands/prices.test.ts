import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runPricesCommand } from '#server/commands/prices-command'
import { run } from '../support/process.ts'
import { copiedTables, edit, shipped, textOf } from './price-folder.ts'

/** No command of this file asks a source. */
const sources = (): never => {
  throw new Error('no source is asked')
}

const prices = (folder: string, ...args: string[]) => runPricesCommand(args, { folder, sources })

test('accuracy says how well the model foretells', async () => {
  const { output, exitCode } = await prices(shipped, 'accuracy')
  expect(exitCode).toBe(0)
  expect(output).toContain('407 pairs')
  expect(output).toContain('from the last mean 5.64 %, by the model 5.08 %')
})

test('the shipped tables are what build writes, to the byte', async () => {
  const folder = await copiedTables()
  // Every computed cell is spoiled first, so that build has to write it.
  edit(folder, 'communes.csv', /10081,published,2025-07\.\.2026-06/, '1,published,long ago')
  edit(folder, 'price-path.csv', /\d/g, '0')
  edit(folder, 'national-path.csv', /\d/g, '0')
  expect(await prices(folder, 'build')).toMatchObject({
    output: 'Written: communes.csv, price-path.csv, national-path.csv.',
    exitCode: 0,
  })
  for (const name of ['communes.csv', 'price-path.csv', 'national-path.csv', 'price-history.csv', 'price-index.csv'])
    expect([name, textOf(folder, name) === textOf(shipped, name)]).toEqual([name, true])
  expect(readdirSync(folder).sort()).toEqual(readdirSync(shipped).filter(file => file.endsWith('.csv')))
  expect((await prices(folder, 'build')).output).toBe('Every table is up to date.')
})

test('for people the price and its deviation stand beside the logarithm and its variance', () => {
  const lines = textOf(shipped, 'price-path.csv').trimEnd().split('\n').slice(1)
  expect(lines.length).toBe(5900)
  for (const line of lines.filter((_, at) => at % 97 === 0)) {
    const [price = 0, deviation = 0, logarithm = 0, variance = 0] = line.split(',').slice(2).map(Number)
    expect(price.toFixed(1)).toBe(Math.exp(logarithm).toFixed(1))
    expect(deviation.toFixed(6)).toBe(Math.sqrt(variance).toFixed(6))
  }
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

test('build writes nothing where a table is wrong', async () => {
  const folder = await copiedTables()
  edit(folder, 'price-history.csv', 'Bertrange,2025-Q1,2025-Q4,47,9991', 'Bertrange,2025-Q1,2025-Q4,47,99910')
  const before = textOf(folder, 'communes.csv')
  await expect(prices(folder, 'build')).rejects.toThrow(
    `${join(folder, 'price-history.csv')}, line 57, column existing_mean_m2: 99910 is outside its range 7240 to 12975`,
  )
  expect(textOf(folder, 'communes.csv')).toBe(before)
})

test.each([
  [[]],
  [['builds']],
  [['refresh', 'now']],
  [['build', '--moved']],
  [['check']],
  [['check', 'a.csv', 'b.csv']],
  [['check', 'a.csv', '--year', '24']],
  [['accuracy', '--year', '2024']],
  [['toString']],
])('%j is answered with the usage', async args => {
  const { exitCode, output, fault } = await prices(shipped, ...args)
  expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
  expect(fault).toMatch(/^Usage: npm run -s prices/)
})

test('the command line measures the accuracy of the shipped tables', async () => {
  const { code, stdout, stderr } = await run(['server/commands/prices.ts', 'accuracy'])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^407 pairs/)
})
