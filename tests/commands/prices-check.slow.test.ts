import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { priceChanges, yearChanges } from '#domain/estimation/prices/revision'
import { yearPrices } from '#domain/estimation/prices/year-prices'
import { readNewFile } from '#server/adapters/price-tables/new-tables'
import { checkPriceFile, compareTables } from '#server/commands/prices-check'
import { tables } from '../domain/estimation/prices/real-tables.ts'
import { pickSample } from '../support/long.ts'
import { newFolder, run } from '../support/process.ts'
import { contents, copiedTables, edit, sheet2023, shipped, textOf } from './price-folder.ts'

/** A file with a text, in a folder of its own. */
const fileWith = async (text: string | Buffer, name = 'new.csv'): Promise<string> => {
  const file = join(await newFolder(), name)
  writeFileSync(file, text)
  return file
}

/** Day on which the tests read files. */
const today = '2026-11-21'

const sheet = readFileSync(sheet2023, 'utf8')

/** The rows of the shipped table that a test picks, under its header. */
const historyWith = (keep: (line: string) => boolean): string => {
  const [header, ...lines] = textOf(shipped, 'price-history.csv').trimEnd().split('\n')
  return [header, ...lines.filter(keep), ''].join('\n')
}

const isOf = (year: number) => (line: string) => line.split(',')[1] === `${year}-Q1`

test('the tables of today change nothing, and nothing is written', async () => {
  const folder = await copiedTables()
  const before = contents(folder)
  const output = checkPriceFile(folder, join(shipped, 'price-history.csv'), today)
  expect(output).toMatch(/^Registered sales of 2014-Q1\.\.2014-Q4, .*2025-Q3\.\.2026-Q2: 1180 rows/)
  expect(output).toMatch(/^Beaufort +\d+\.\d +\d+\.\d +0\.0 %$/m)
  expect(output).toContain('0 modelled prices move by more than 5 %')
  const [, hash] = /Tables: (\w+) becomes (\w+)\./.exec(output) ?? []
  expect(output).toContain(`Tables: ${hash} becomes ${hash}.`)
  expect(contents(folder)).toEqual(before)
})

test('the file of June 2026 moves 2025 by 0.9 % rms and at most 2.3, where it is published; 2018 by 0.05', async () => {
  const folder = await copiedTables()
  const isRolling = (line: string) => line.split(',')[1] === '2025-Q3'
  writeFileSync(
    join(folder, 'price-history.csv'),
    historyWith(line => !isRolling(line)),
  )
  const { before, after } = compareTables(folder, of => [
    readNewFile({ file: 'rolling.csv', bytes: Buffer.from(historyWith(isRolling)) }, of),
  ])
  const published = new Set(
    tables.history
      .filter(({ firstQuarter, existing }) => firstQuarter === 4 * 2025 && existing.meanM2 !== undefined)
      .map(({ commune }) => commune),
  )
  const changes = priceChanges(yearPrices(before.tables), yearPrices(after.tables)).filter(({ commune }) =>
    published.has(commune),
  )
  const of = (year: number) => yearChanges(changes).find(change => change.year === year)
  expect((100 * (of(2025)?.rms ?? 0)).toFixed(1)).toBe('0.9')
  expect(Math.abs(100 * (of(2025)?.greatest.share ?? 0)).toFixed(1)).toBe('2.3')
  expect((100 * (of(2023)?.rms ?? 0)).toFixed(1)).toBe('0.3')
  expect((100 * (of(2018)?.rms ?? 0)).toFixed(2)).toBe('0.05')
})

test('a row more, another and one less are told, with the change of its price', async () => {
  const folder = await copiedTables()
  edit(
    folder,
    'price-history.csv',
    'Bertrange,2025-Q1,2025-Q4,47,9991,7240,12975',
    'Bertrange,2025-Q1,2025-Q4,47,12000,7240,12975',
  )
  edit(folder, 'price-history.csv', /Bech,2025-Q1,.*\n/, '')
  edit(folder, 'price-history.csv', /(?=Boulaide,2014)/, 'Boulaide,2025-Q1,2025-Q4,3,,,,0,,,\n')
  const output = checkPriceFile(folder, join(shipped, 'price-history.csv'), today)
  expect(output).toMatch(/^Bertrange .* -\d+\.\d % !? +2025-Q1\.\.2025-Q4 changed$/m)
  expect(output).toMatch(/^Bech .* 2025-Q1\.\.2025-Q4 new$/m)
  expect(output).toMatch(/^Boulaide .* 2025-Q1\.\.2025-Q4 lost$/m)
})

test('a price that moves by more than a quarter is named with its line and column', async () => {
  const file = await fileWith(sheet.replace('9625.147', '6925.147'))
  // The modelled price of the same quarters is the mean of the shipped logarithms; the new mean is more than a quarter below.
  const logs = [...textOf(shipped, 'price-path.csv').matchAll(/^Bertrange,2023-Q\d,[^,]+,[^,]+,([\d.]+)/gm)].map(
    ([, ln]) => Number(ln),
  )
  const move = (100 * (6925.147 / Math.exp(logs.reduce((sum, ln) => sum + ln, 0) / 4) - 1)).toFixed(1)
  expect(checkPriceFile(shipped, file, today)).toContain(
    `To look at before this is taken over:\n${file}, line 17, column 4 (Prix moyen au m²): 6925.147 moves by ${move} % from`,
  )
})

test('changes of whole euros are named, as means of other sales do not make them', async () => {
  const folder = await copiedTables()
  const fraction = (line: string): string => line.replace(/^([^,]+,2023-Q1,2023-Q4,\d+,\d+)(?=,)/, '$1.147')
  writeFileSync(
    join(folder, 'price-history.csv'),
    textOf(shipped, 'price-history.csv').split('\n').map(fraction).join('\n'),
  )
  const moved = historyWith(isOf(2023))
    .split('\n')
    .map(line =>
      line.replace(/^([^,]+,2023-Q1,2023-Q4,\d+),(\d+)(?=,)/, (_, start, mean) => `${start},${Number(mean) + 60}.147`),
    )
  const file = await fileWith(moved.join('\n'))
  // 42 municipalities have a mean of existing apartments in 2023.
  expect(checkPriceFile(folder, file, today)).toMatch(
    /column existing_mean_m2: 9685\.147 differs from 9625\.147 by whole euros, as 42 of 42/,
  )
})

test('an index of house prices is compared too; one that leaps is told', async () => {
  const index = textOf(shipped, 'price-index.csv')
  expect(checkPriceFile(shipped, join(shipped, 'price-index.csv'), today)).toMatch(
    /^House prices 2007-Q1 to 2025-Q4, 76 quarters: BIS/,
  )
  const leap = await fileWith(index.replace(/^2024-Q2,(\d+)/m, '2024-Q2,9$1'))
  expect(checkPriceFile(shipped, leap, today)).toContain('2024-Q2, column value: moves by +')
})

const refusedFiles = [
  ['no header', 'a,b\n1,2\n', /new\.csv, line 1, column 1: the header is none of commune,first_quarter,/],
  [
    'a column less',
    'commune,first_quarter\nBech,2024-Q1\n',
    'new.csv, line 1, column last_quarter: the column is missing',
  ],
  [
    'a number of another writing',
    ['9991', '"9.991,00"'],
    'column existing_mean_m2: "9.991,00" is not a number above 0',
  ],
  ['an unknown municipality', ['Bertrange', 'Bertrnage'], 'column commune: "Bertrnage" is no municipality; perhaps'],
  ['a price of 0', ['9991', '0'], 'line 2, column existing_mean_m2: "0" is not a number above 0'],
  ['a mean outside its range', ['9991', '19991'], 'line 2, column existing_mean_m2: 19991 is outside its range'],
  ['a mean of nine sales', [',47,', ',9,'], 'line 2, column existing_mean_m2: a price under 10 sales is not published'],
  [
    'a row that is there twice',
    [/(Bertrange.*\n)/, '$1$1'],
    'line 3, column first_quarter: "Bertrange 2025-Q1" is there twice',
  ],
  ['quarters still to come', ['2025-Q1,2025-Q4', '2026-Q1,2026-Q4'], '2026-Q1..2026-Q4 has not ended on 2026-11-21'],
  [
    'quarters of another century',
    ['2025-Q1,2025-Q4', '2050-Q1,2050-Q4'],
    '2050-Q1..2050-Q4 has not ended on 2026-11-21',
  ],
  ['quarters before the tables', ['2025-Q1,2025-Q4', '1913-Q1,1913-Q4'], '1913-Q1 is no quarter of the files'],
  ['more than four quarters', ['2025-Q1,2025-Q4', '2025-Q1,2026-Q1'], '2026-Q1 stands where 2025-Q4 is due'],
  ['half a sale', [',47,', ',47.5,'], '"47.5" is not a whole number'],
  ['a quarter that is none', 'period,value,source\n2025-Q5,1,x\n', 'line 2, column period: "2025-Q5" is no quarter'],
] as const

test.each(pickSample(refusedFiles, 4, 'prices-check'))(
  '%s is refused with line and column',
  async (_, change, message) => {
    const row = historyWith(line => line.startsWith('Bertrange,2025-Q1,'))
    const text = typeof change === 'string' ? change : row.replace(change[0], change[1])
    const file = await fileWith(text)
    expect(() => checkPriceFile(shipped, file, today)).toThrow(message)
  },
)

test.each([
  // A compound file that breaks off after its signature, and the first bytes of an archive.
  ['d0cf11e0a1b11ae1', 'sheet.xls: is no Excel file that can be read'],
  ['504b030414000600', 'sheet.xls: is an archive, as .xlsx is; save its sheet as .xls or as CSV in UTF-8'],
])('a file of the bytes %s is refused', async (bytes, message) => {
  const file = await fileWith(Buffer.from(bytes, 'hex'), 'sheet.xls')
  expect(() => checkPriceFile(shipped, file, today)).toThrow(message)
})

test('another encoding is refused at its first letter', async () => {
  const file = await fileWith(Buffer.from(sheet, 'latin1'), 'sheet-2023.csv')
  expect(() => checkPriceFile(shipped, file, today)).toThrow(/sheet-2023\.csv, line \d+, column 2: is not UTF-8/)
})

test('the command line checks the official file, and says of a missing file that nothing was done', async () => {
  const checked = await run(['server/commands/prices.ts', 'check', sheet2023.replace('.csv', '.xls')])
  expect(checked).toMatchObject({ code: 0, stderr: '' })
  expect(checked.stdout).toMatch(
    /^Registered sales of 2023-Q1\.\.2023-Q4: 91 rows, 2038 existing apartments, 288 off plan\n/,
  )
  const missing = await run(['server/commands/prices.ts', 'check', join(shipped, 'none.csv')])
  expect(missing.code).toBe(1)
  expect(missing.stderr).toMatch(/^Nothing was done: ENOENT/)
})
