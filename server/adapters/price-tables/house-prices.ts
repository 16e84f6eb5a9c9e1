import { type HousePrices, quarterFrom, quarterText } from '#domain/estimation/prices/house-prices'
import { amount, filled, rows, type TableText } from './table-rows.ts'

/** The columns of the index of house prices. */
export const housePriceColumns = ['period', 'value', 'source'] as const

/**
 * Reads the index of house prices: one series, its quarters without a gap, oldest first.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const housePrices = (table: TableText): HousePrices => {
  const read = rows(table, housePriceColumns).map(row => {
    const quarter = quarterFrom(filled(row, 'period'))
    if (quarter === undefined) throw row.fault('period', `"${row.text('period')}" is no quarter as 2025-Q4`)
    return { row, quarter, value: amount(row, 'value'), source: filled(row, 'source') }
  })
  const [first] = read
  if (!first) throw new Error(`${table.file}: has no quarter`)
  for (const [at, { row, quarter, source }] of read.entries()) {
    const expected = first.quarter + at
    if (quarter !== expected)
      throw row.fault('period', `${quarterText(quarter)} stands where ${quarterText(expected)} is due`)
    if (source !== first.source) throw row.fault('source', 'one series at a time: another source than in the first row')
  }
  return { first: first.quarter, values: read.map(({ value }) => value), source: first.source }
}
