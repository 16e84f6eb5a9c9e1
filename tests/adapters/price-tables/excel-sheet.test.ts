import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseCsvRecords } from '#server/adapters/csv'
import { readExcelRecords } from '#server/adapters/price-tables/excel-sheet'

const recorded = (format: 'csv' | 'xls') =>
  readFileSync(join(import.meta.dirname, `recorded/prix-moyen-au-metre-carre-enregistre-par-commune-2023.${format}`))

const excel = recorded('xls')

/** Cells as they compare: without what ends a line, nor blank ones at its end. */
const shown = (cells: readonly string[]): string =>
  cells
    .map(cell => cell.replace(/\s+/g, ' '))
    .join('|')
    .replace(/\|+$/, '')

test('every cell of the official file is what another program reads', () => {
  const csv = parseCsvRecords(recorded('csv').toString(), { name: 'csv', separator: ';' })
  const read = readExcelRecords(excel, 'xls')
  expect(read.map(({ cells }) => shown(cells))).toEqual(csv.map(({ cells }) => shown(cells)))
  // The sheet's own row numbers: the header is its 11th row, Wormeldange its 111th.
  expect(read.find(({ cells }) => cells.includes('Commune'))?.line).toBe(11)
  expect(read.find(({ cells }) => cells.includes('Wormeldange'))?.line).toBe(111)
})

test('a file that breaks off anywhere is refused with its name, or loses nothing', () => {
  const whole = readExcelRecords(excel, 'sheet.xls')
  for (let length = 8; length < excel.length; length += 997) {
    let read: unknown
    try {
      read = readExcelRecords(excel.subarray(0, length), 'sheet.xls')
    } catch (error) {
      expect(String(error)).toMatch(/^Error: sheet\.xls: is no Excel file that can be read: /)
      continue
    }
    expect(read).toEqual(whole)
  }
})

test('a spoiled file ends in an error or in cells, never without an end', () => {
  for (let at = 24; at < excel.length; at += 499) {
    const spoiled = Buffer.from(excel)
    spoiled.fill(0xff, at, at + 4)
    try {
      expect(Array.isArray(readExcelRecords(spoiled, 'sheet.xls'))).toBe(true)
    } catch (error) {
      expect(String(error)).toMatch(/^Error: sheet\.xls: is no Excel file that can be read: /)
    }
  }
})
