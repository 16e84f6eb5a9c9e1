import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileStarts } from '#domain/estimation/prices/history'
import { readPriceFiles } from '#server/adapters/price-tables/price-files'
import { parsePriceTables, parseSourceTables, readPriceTexts } from '#server/adapters/price-tables/price-tables'
import { readTableFile } from '#server/adapters/price-tables/table-file'
import { root } from '../../architecture/sources.ts'

const texts = readPriceTexts(join(root, 'server/data'))
const { hash } = parseSourceTables(texts)

const changed = (table: keyof typeof texts, find: string, replacement: string) => {
  const { file, text } = texts[table]
  expect(text).toContain(find)
  return parseSourceTables({ ...texts, [table]: { file, text: text.replace(find, replacement) } })
}

test('the hash names what is read of the tables', () => {
  expect(parseSourceTables(texts).hash).toBe(hash)
  expect(changed('communes', ',6710,imputed_adverts', ',6711,imputed_adverts').hash).not.toBe(hash)
  expect(changed('history', 'Bertrange,2025-Q1,2025-Q4,47,9991', 'Bertrange,2025-Q1,2025-Q4,47,9992').hash).not.toBe(
    hash,
  )
  expect(changed('housePrices', '2025-Q4,', '2025-Q4,1').hash).not.toBe(hash)
})

test.each([
  [
    'history',
    'Beaufort,2014-Q1,2014-Q4',
    'Beaufort,2014-Q1,2015-Q1',
    'line 2, column last_quarter: 2015-Q1 stands where',
  ],
  [
    'history',
    'Beaufort,2014-Q1,2014-Q4',
    'Beaufort,2015-Q1,2015-Q4',
    'column first_quarter: "Beaufort 2015-Q1" is there',
  ],
  ['history', 'Beaufort,2014-Q1', 'Beaufort,2014', 'line 2, column first_quarter: "2014" is no quarter as 2025-Q1'],
  ['history', 'Beaufort,2014-Q1,2014-Q4', 'Beaufort,1014-Q1,1014-Q4', 'column first_quarter: 1014-Q1 is no quarter of'],
  ['history', 'Q4,47,9991,7240', 'Q4,,9991,7240', 'column existing_mean_m2: a mean without the number of sales'],
] as const)('%s with %s as %s is refused with line and column', (table, find, replacement, message) => {
  expect(() => changed(table, find, replacement)).toThrow(message)
})

test('notes above the header are skipped, and a blank count is one that is not known', () => {
  const { history } = parseSourceTables({
    ...texts,
    history: { ...texts.history, text: `# "a note"\n${texts.history.text}` },
  })
  expect(history).toEqual(parseSourceTables(texts).history)
  expect(
    history.find(row => row.commune === 'Bous-Waldbredimus' && row.firstQuarter === 4 * 2025 + 2)?.existing,
  ).toEqual({})
})

const folder = join(root, 'server/data')
const pathTexts = {
  paths: readTableFile(join(folder, 'price-path.csv')),
  years: readTableFile(join(folder, 'year-path.csv')),
  national: readTableFile(join(folder, 'national-path.csv')),
}

test.each([
  ['paths', 'Beaufort,2013-Q4,', 'Beaufort,2014-Q4,', 'line 2, column quarter: 2014-Q4 stands where 2013-Q4 is due'],
  ['paths', /^Beaufort,2028-Q2.*\n/m, '', 'Beaufort has 58 quarters instead of 59; run "npm run prices -- build"'],
  ['paths', /^(Beaufort,2013-Q4,[^,]+,[^,]+),[^,]+/m, '$1,x', 'line 2, column ln_price: "x" is not a number'],
  ['years', /^Beaufort,2016,.*\n/m, '', 'column year: 2017 stands where 2016 is due'],
  ['years', /^Wiltz,.*\n/gm, '', 'Wiltz has no year; run "npm run prices -- build"'],
  ['national', /;[^;]+$/m, '', 'column covariances: must be'],
] as const)('%s with %s as %s is refused', (table, find, replacement, message) => {
  const { file, text } = pathTexts[table]
  const other = text.replace(find, replacement)
  expect(other).not.toBe(text)
  expect(() => parsePriceTables({ ...texts, ...pathTexts, [table]: { file, text: other } })).toThrow(message)
})

test('the origin of every file of sales stands beside the tables', () => {
  const list = readPriceFiles(readTableFile(join(folder, 'price-files.csv')))
  const { history } = parseSourceTables(texts)
  expect(list.map(({ firstQuarter }) => firstQuarter)).toEqual(fileStarts(history))
  // The header of the transcription and its size and hash, as they were received.
  expect(list.at(-1)).toMatchObject({
    ...{
      bytes: 5631,
      sha256: '0f100348251ede2d4302a8373b44ecf67a612dfe45a2d5b381b825a0b850d0d3',
      readOn: '2026-11-29',
    },
    address: expect.stringMatching(/commune-2026t2\.xls$/),
  })
})
