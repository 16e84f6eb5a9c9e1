import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runPricesCommand } from '#server/commands/prices-command'
import { run } from '../support/process.ts'
import { copiedTables, edit, shipped, textOf } from './price-folder.ts'

/** No command of this file asks a source. */
const sources = (): never => {
  throw new Error('no source is asked')
}

const prices = (folder: string, ...args: string[]) =>
  runPricesCommand(args, { folder, today: () => '2026-11-21', sources })

test('accuracy says how well the model foretells', async () => {
  const { output, exitCode } = await prices(shipped, 'accuracy')
  expect(exitCode).toBe(0)
  expect(output).toContain('a year ahead, the rest of that year known: 407 pairs, 5.08 %')
  expect(output).toContain('each mean hidden in turn: 616 pairs, 4.84 %')
  expect(output).toContain('lastMeanMoved: 5.64 %')
  expect(output).toContain('departure of the cantons from 80 %: 12.34 of 12')
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
  expect(stdout).toMatch(/^a year ahead, the rest of that year known: 407 pairs/)
})
