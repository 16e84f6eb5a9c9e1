import type { HousePrices } from '#domain/estimation/prices/house-prices'
import { formatQuarter, quarterFrom } from '#domain/estimation/prices/quarters'
import { readAmount, readTableRows, requireText, type TableText } from './table-rows.ts'

/** Columns of the house price index. */
export const housePriceColumns = ['period', 'value', 'source'] as const

/**
 * Reads the house price index: a single series, its quarters without gaps, oldest first.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const readHousePrices = (table: TableText): HousePrices => {
  const read = readTableRows(table, housePriceColumns).map(row => {
    const quarter = quarterFrom(requireText(row, 'period'))
    if (quarter === undefined) throw row.fault('period', `"${row.text('period')}" is no quarter as 2025-Q4`)
    return { row, quarter, value: readAmount(row, 'value'), source: requireText(row, 'source') }
  })
  const [first] = read
  if (!first) throw new Error(`${table.file}: has no quarter`)
  for (const [at, { row, quarter, source }] of read.entries()) {
    const expected = first.quarter + at
    if (quarter !== expected)
      throw row.fault('period', `${formatQuarter(quarter)} stands where ${formatQuarter(expected)} is due`)
    if (source !== first.source) throw row.fault('source', 'one series at a time: another source than in the first row')
  }
  return { first: first.quarter, values: read.map(({ value }) => value), source: first.source }
}
