import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPriceFile } from '#server/commands/prices-check'
import { newFolder } from '../support/process.ts'
import { copiedTables, edit, shipped, textOf } from './price-folder.ts'
import { refreshed, series } from './price-sources.ts'

test('a file of the same quarters with the same figures counts once: it is refused as a duplicate', async () => {
  const file = join(await newFolder(), 'rows.csv')
  const rows = textOf(shipped, 'price-history.csv')
    .split('\n')
    .filter((line, at) => at === 0 || /^[^,]+,2025-Q3,/.test(line))
  writeFileSync(file, rows.join('\n'))
  const { result, isUnchanged } = await refreshed({ house: series(), files: {} }, ['--communes', file])
  await expect(result).rejects.toThrow('the tables have these rows of 2025-Q3..2026-Q2 already; a file counts once')
  isUnchanged()
})

/** A file of Beaufort over the twelve months between the calendar years 2014, with 5 sales, and 2015, with 3. */
const betweenYears = async (sales: number): Promise<string> => {
  const [header] = textOf(shipped, 'price-history.csv').split('\n')
  const file = join(await newFolder(), 'between.csv')
  writeFileSync(file, `${header}\nBeaufort,2014-Q3,2015-Q2,${sales},,,,0,,,\n`)
  return file
}

const world = { house: series(), files: {} }

const contradiction =
  'between.csv, line 2, column existing_sales: 9 sales of 2014-Q3..2015-Q2 are more than the 8 of 2014-Q1..2014-Q4 and 2015-Q1..2015-Q4, which have every sale of these quarters'

test('more sales than the two files that cover the same quarters have together: nothing is written', async () => {
  expect(textOf(shipped, 'price-history.csv')).toMatch(/^Beaufort,2014-Q1,2014-Q4,5,.*\nBeaufort,2015-Q1,2015-Q4,3,/m)
  const file = await betweenYears(9)
  expect(checkPriceFile(await copiedTables(), file, '2026-11-21')).toContain(contradiction)
  const { result, isUnchanged } = await refreshed(world, ['--communes', file])
  const { fault, exitCode } = await result
  expect(exitCode).toBe(1)
  expect(fault).toContain(contradiction)
  expect(fault).toContain('Nothing was written.')
  isUnchanged()
})

test('as many as both have together, or as an operator has looked at, are taken', async () => {
  for (const [sales, args] of [
    [8, []],
    [9, ['--moved']],
  ] as const) {
    const { result, folder } = await refreshed(world, ['--communes', await betweenYears(sales), ...args])
    expect((await result).exitCode).toBe(0)
    expect(textOf(folder, 'price-history.csv')).toContain(`\nBeaufort,2014-Q3,2015-Q2,${sales},`)
  }
})

test('a count of the tables is named at the new file beside it', async () => {
  const folder = await copiedTables()
  edit(folder, 'price-history.csv', /^Beaufort,2015-Q1,/m, 'Beaufort,2014-Q3,2015-Q2,7,,,,0,,,\nBeaufort,2015-Q1,')
  const [header] = textOf(shipped, 'price-history.csv').split('\n')
  const file = join(await newFolder(), 'year.csv')
  writeFileSync(file, `${header}\nBeaufort,2015-Q1,2015-Q4,1,,,,0,,,\n`)
  expect(checkPriceFile(folder, file, '2026-11-21')).toContain(
    'year.csv, line 2, column existing_sales: 7 sales of 2014-Q3..2015-Q2 are more than the 6 of 2014-Q1..2014-Q4 and 2015-Q1..2015-Q4',
  )
})
