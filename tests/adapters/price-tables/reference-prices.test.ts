import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readReferencePrices } from '#server/adapters/price-tables/reference-prices'

const real = join(import.meta.dirname, '../../../server/data')
const communes = readFileSync(join(real, 'communes.csv'), 'utf8')
const quartiers = readFileSync(join(real, 'quartiers.csv'), 'utf8')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prices-'))
})
afterEach(() => rm(folder, { recursive: true }))

const read = (communesCsv: string, quartiersCsv = quartiers) => {
  writeFileSync(join(folder, 'communes.csv'), communesCsv)
  writeFileSync(join(folder, 'quartiers.csv'), quartiersCsv)
  return readReferencePrices(folder)
}

test('the tables of the service are read: names, prices and sales of one commune', () => {
  const { communes: all } = readReferencePrices(real)
  expect(all.find(({ name }) => name === 'Bertrange')).toEqual({
    name: 'Bertrange',
    canton: 'Luxembourg',
    names: ['Bertrange', 'Bartringen', 'Bartreng'],
    aliases: ['Helfent', 'Bartréngen'],
    ambiguousAliases: [],
    existing: {
      priceM2: 10_081,
      method: 'published',
      period: '2025-07..2026-06',
      derivation: 'mean of registered sales, 2025-07..2026-06',
      source: "Observatoire de l'Habitat / STATEC, data.public.lu",
      sales: 45,
    },
    newBuild: {
      priceM2: 12_245,
      method: 'published',
      period: '2025-07..2026-06',
      derivation: 'mean of registered off-plan sales, 2025-07..2026-06, VAT at 3 % included',
      source: "Observatoire de l'Habitat / STATEC, data.public.lu",
      sales: 19,
    },
  })
})

test('a byte order mark, Windows line ends, blank lines, columns in another order and quoted line breaks are read', () => {
  const swapped = [
    'quartier,commune,name_de,name_lb,aliases,coefficient,derivation,adverts_2025',
    'Belair,Luxembourg,,,"Bel ""Air""",1.184,"two\r\nlines",12',
  ]
  const prices = read(`\uFEFF${communes.replaceAll('\n', '\r\n')}\r\n`, `${swapped.join('\r\n')}\r\n\r\n`)
  expect(prices.communes).toEqual(readReferencePrices(real).communes)
  expect(prices.quartiers).toEqual([
    {
      ...{ commune: 'Luxembourg', name: 'Belair', names: ['Bel "Air"'] },
      ...{ coefficient: 1.184, derivation: 'two\r\nlines', adverts2025: 12 },
    },
  ])
})

test('a last line without its line end is read, also when its last cell is blank', () => {
  expect(quartiers.trimEnd().endsWith(',')).toBe(true)
  expect(read(communes.trimEnd(), quartiers.trimEnd())).toEqual(readReferencePrices(real))
})

/** The table with one cell of one line (counted from 1) replaced. */
const spoiled = (text: string, line: number, find: string, replacement: string) => {
  const lines = text.split('\n')
  const before = lines[line - 1] ?? ''
  expect(before).toContain(find)
  lines[line - 1] = before.replace(find, replacement)
  return lines.join('\n')
}

test.each([
  ['a column is missing', 1, 'canton,', '', 'line 1, column canton: the column is missing'],
  ['a column is unknown', 1, 'canton,', 'canton,county,', 'line 1, column county: unknown column, or twice there'],
  ['a column is there twice', 1, 'canton,', 'canton,canton,', 'line 1, column canton: unknown column, or twice there'],
  ['a price is text', 2, '6710', 'much', 'line 2, column existing_price_m2: "much" is not a number above 0'],
  ['a price is 0', 2, '6710', '0', 'line 2, column existing_price_m2: "0" is not a number above 0'],
  ['a price is negative', 2, '6710', '-1', 'line 2, column existing_price_m2: "-1" is not a number above 0'],
  ['a price is blank', 2, '6710', '', 'line 2, column existing_price_m2: must not be blank'],
  [
    'a method is unknown',
    2,
    'imputed_adverts',
    'guessed',
    'line 2, column existing_method: "guessed" is none of published,',
  ],
  ['a number of sales is broken', 2, ',3,', ',3.5,', 'line 2, column existing_sales: "3.5" is not a whole number'],
  ['a commune has no name', 2, 'Beaufort,', ',', 'line 2, column commune: must not be blank'],
  ['a commune is there twice', 3, 'Bech,', 'Beaufort,', 'line 3, column commune: "Beaufort" is there twice'],
  ['a cell is missing', 3, 'Echternach,', '', 'cells instead of 18'],
  [
    'a new price has no period',
    6,
    '12245,2025-07..2026-06',
    '12245,',
    'line 6, column new_build_period: must not be blank',
  ],
  ['a quote is not closed', 2, 'Beaufort', '"Beaufort', 'a quote is in the wrong place'],
])('%s: the error names file, line and column', (_, line, find, replacement, message) => {
  const read_ = () => read(spoiled(communes, line, find, replacement))
  expect(read_).toThrow(message)
  expect(read_).toThrow(join(folder, 'communes.csv'))
})

test.each([
  ['a coefficient is text', 2, '0.935', 'low', 'line 2, column coefficient: "low" is not a number above 0'],
  [
    'a coefficient has no derivation',
    13,
    'only 2 adverts: city mean',
    '',
    'line 13, column derivation: must not be blank',
  ],
  [
    'a commune is unknown',
    2,
    'Luxembourg,',
    'Atlantis,',
    'line 2, column commune: "Atlantis" is no municipality of communes.csv',
  ],
  [
    'a district is there twice',
    3,
    'Belair,',
    'Beggen,',
    'line 3, column quartier: "Luxembourg: Beggen" is there twice',
  ],
])('%s: the error names file, line and column', (_, line, find, replacement, message) => {
  const read_ = () => read(communes, spoiled(quartiers, line, find, replacement))
  expect(read_).toThrow(message)
  expect(read_).toThrow(join(folder, 'quartiers.csv'))
})

test('a table in another encoding is refused at its first such letter', () => {
  // The sign × in the line of Beckerich is the first that is not ASCII.
  writeFileSync(join(folder, 'communes.csv'), Buffer.from(communes, 'latin1'))
  writeFileSync(join(folder, 'quartiers.csv'), quartiers)
  expect(() => readReferencePrices(folder)).toThrow('communes.csv, line 5, column name_lb: is not UTF-8')
})

test('an empty table or a missing file stops the start', () => {
  expect(() => read(communes.split('\n')[0] ?? '')).toThrow('has no municipality')
  expect(() => read('')).toThrow('line 1, column commune: the column is missing')
  expect(() => readReferencePrices(join(folder, 'nowhere'))).toThrow(/communes\.csv/)
})
