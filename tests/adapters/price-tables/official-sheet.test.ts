import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSheetFile } from '#server/adapters/price-tables/commune-file'
import { readSheetRecords, type SheetBytes } from '#server/adapters/price-tables/official-sheet'
import { tables } from '../../domain/estimation/prices/real-tables.ts'

/**
 * The official file of 2023 (Observatoire de l'Habitat, data.public.lu, dataset 57f26768cc765e23279433b0, published on 26 March
 * 2024), and every cell of its sheet saved as CSV between semicolons by another program on 23 November 2026.
 */
const recorded = (format: 'csv' | 'xls') => {
  const name = `prix-moyen-au-metre-carre-enregistre-par-commune-2023.${format}`
  return { file: name, bytes: readFileSync(join(import.meta.dirname, 'recorded', name)) }
}

const text = recorded('csv').bytes.toString()

const read = (written: SheetBytes, year?: number) => {
  const records = readSheetRecords(written)
  if (!records) throw new Error('no sheet')
  return readSheetFile({ file: written.file, records }, tables, year)
}

const sheet = (of: string, file = 'sheet.csv', year?: number) => read({ file, bytes: Buffer.from(of) }, year)

test.each(['xls', 'csv'] as const)('the %s of 2023 says what the shipped table says in whole euros', format => {
  const { rows, starts, notes } = read(recorded(format))
  expect({ starts, notes }).toEqual({ starts: [4 * 2023], notes: [] })
  const rounded = rows.map(({ figures: { commune, firstQuarter, existing, newBuild } }) => ({
    ...{ commune, firstQuarter },
    existing: { ...existing, ...(existing.meanM2 && { meanM2: Math.round(existing.meanM2) }) },
    newBuild: { ...newBuild, ...(newBuild.meanM2 && { meanM2: Math.round(newBuild.meanM2) }) },
  }))
  const shipped = tables.history.filter(({ firstQuarter }) => firstQuarter === 4 * 2023)
  expect(shipped.length).toBe(91)
  const byName = (a: { commune: string }, b: { commune: string }) => (a.commune < b.commune ? -1 : 1)
  expect(rounded.toSorted(byName)).toEqual(shipped.toSorted(byName))
})

test('means keep the decimals of the sheet; a price shown as text is read too', () => {
  const mean = (of: string) =>
    sheet(of).rows.find(({ figures }) => figures.commune === 'Bertrange')?.figures.existing.meanM2
  expect(mean(text)).toBe(9625.147)
  expect(mean(text.replace('9625.147', '9 625 €'))).toBe(9625)
  expect(mean(text.replace('9625.147', '9\u202F625\u00A0€'))).toBe(9625)
})

/** The header and the rows alone, as others publish the sheet. */
const bare = text
  .split('\n')
  .filter(line => /^;[^;]+;(\d|Nombre)/.test(line) && !/^;Total/.test(line))
  .map(line => line.slice(1))
  .join('\n')

test('a sheet of rows alone is read between commas too; its quarters are told or in its name', () => {
  const name = 'prix-moyen-au-metre-carre-enregistre-par-commune-2024.csv'
  const { starts, notes, rows } = sheet(bare, name)
  expect({ starts, rows: rows.length }).toEqual({ starts: [4 * 2024], rows: 91 })
  // The twelve months to the second quarter of 2026 begin with the third of 2025.
  expect(sheet(bare, name.replace('2024', '2026t2')).starts).toEqual([4 * 2025 + 2])
  expect(notes).toEqual(['The sheet has no line "Total des transactions": that its sales add up was not checked.'])
  expect(sheet(bare.replaceAll(';', ','), 'rows.csv', 2022).starts).toEqual([4 * 2022])
  expect(() => sheet(bare, 'rows.csv')).toThrow('rows.csv: says no quarters; add --year YYYY for a calendar year')
  expect(() => read(recorded('xls'), 2024)).toThrow('is of 2023-Q1..2023-Q4, as its title says, not of 2024')
})

/** The line of the sheet that starts so, counted from 1. */
const lineOf = (start: string): number => text.split('\n').findIndex(line => line.startsWith(start)) + 1

test.each([
  ['the header', ';Prix moyen au m²;', ';Prix médian au m²;', ';Commune', '4: "Prix médian au m²" stands where'],
  ['a number in another writing', '9625.147', '9.625,15', ';Bertrange', '4 (Prix moyen au m²): "9.625,15" is not'],
  ['a price of 0', '9625.147', '0', ';Bertrange', '4 (Prix moyen au m²): "0" is not a number above 0'],
  [
    'a mean outside its range',
    '9625.147',
    '96251.47',
    ';Bertrange',
    '4 (Prix moyen au m²): 96251.47 is outside its range 6530 to 14530',
  ],
  [
    'a mean of nine sales',
    ';Bertrange;27',
    ';Bertrange;9',
    ';Bertrange',
    '4 (Prix moyen au m²): a price under 10 sales is not published',
  ],
  ['half a range', '6530 € - 14530 €', '6530 €', ';Bertrange', '5 (Fourchette de prix au m²): "6530 €" is no range'],
  [
    'a number of sales',
    ';Bertrange;27',
    ';Bertrange;27.5',
    ';Bertrange',
    '3 (Nombre de ventes): "27.5" is not a whole',
  ],
  [
    'an unknown name',
    ';Beaufort;',
    ';Beufort;',
    ';Beaufort',
    '2 (Commune): "Beufort" is no municipality; perhaps Beaufort',
  ],
  [
    'a locality',
    ';Beaufort;',
    ';Helfent;',
    ';Beaufort',
    '2 (Commune): "Helfent" is no municipality; perhaps Bertrange',
  ],
  ['a name that is there twice', ';Bech;', ';Befort;', ';Bech', '2 (Commune): "Beaufort" is there twice'],
  [
    'a total that is another',
    ';Total des transactions;2038',
    ';Total des transactions;2048',
    ';Total',
    '3 (Nombre de ventes): the total is 2048, but the rows add up to 2038',
  ],
])('%s is refused at its line and column', (_, find, replacement, line, message) => {
  expect(text).toContain(find)
  expect(() => sheet(text.replace(find, replacement))).toThrow(`sheet.csv, line ${lineOf(line)}, column ${message}`)
})

test.each([
  ['1er Juillet 2025 au 30 Juin 2026', 4 * 2025 + 2],
  ['1er Avril 2025 au 31 Mars 2026', 4 * 2025 + 1],
  ['1er Octobre 2024 au 30 Septembre 2025', 4 * 2024 + 3],
  ['1er Janvier 2023 au 31 Décembre 2023', 4 * 2023],
])('a sheet of %s is of four quarters', (months, start) => {
  expect(sheet(text.replace('1er Janvier au 31 Décembre 2023', months)).starts).toEqual([start])
})

test.each([
  '1er Février 2025 au 31 Janvier 2026',
  '1er Avril 2025 au 31 Décembre 2025',
  '1er Avril 2025 au 31 Mars 2025',
])('other months are refused: %s', months => {
  const [from, to] = months.split(' au ')
  expect(() => sheet(text.replace('1er Janvier au 31 Décembre 2023', months))).toThrow(
    `is of ${from} to ${to}; the tables take four whole quarters`,
  )
})

test('a sheet without all municipalities is refused', () => {
  expect(() => sheet(text.replace(/^;Bech;.*\n/m, ''))).toThrow(
    'sheet.csv, column Commune: of 100 municipalities Bech is missing',
  )
})
