import { type CommunePeriod, lastOfFile, type SalesOfPeriod } from '#domain/estimation/prices/history'
import type { HousePrices } from '#domain/estimation/prices/house-prices'
import { formatQuarter } from '#domain/estimation/prices/quarters'
import { formatCsvRecord } from '../csv.ts'
import { housePriceColumns } from './house-prices.ts'
import { historyColumns } from './price-history.ts'
import { type CommuneColumn, communeColumns } from './reference-prices.ts'
import { readTableRows, type TableText } from './table-rows.ts'

const formatCsvFile = (header: readonly string[], lines: readonly (readonly (string | number)[])[]): string =>
  [header, ...lines, []].map(formatCsvRecord).join('\n')

const formatSalesCells = ({ sales, meanM2, lowM2, highM2 }: SalesOfPeriod): (string | number)[] => [
  sales ?? '',
  meanM2 ?? '',
  lowM2 ?? '',
  highM2 ?? '',
]

/** CSV table of registered sales: by municipality, in code point order, then by first quarter. */
export const formatHistory = (history: readonly CommunePeriod[]): string => {
  const sorted = history.toSorted((a, b) =>
    a.commune === b.commune ? a.firstQuarter - b.firstQuarter : a.commune < b.commune ? -1 : 1,
  )
  return formatCsvFile(
    historyColumns,
    sorted.map(({ commune, firstQuarter, existing, newBuild }) => [
      commune,
      formatQuarter(firstQuarter),
      formatQuarter(lastOfFile(firstQuarter)),
      ...formatSalesCells(existing),
      ...formatSalesCells(newBuild),
    ]),
  )
}

/** CSV table of the house price index. */
export const formatHousePrices = ({ first, values, source }: HousePrices): string =>
  formatCsvFile(
    housePriceColumns,
    values.map((value, at) => [formatQuarter(first + at), value, source]),
  )

/** Cells to replace in the row of a municipality. */
export type CommuneCells = Partial<Record<CommuneColumn, string | number>>

/** Table of municipalities with some cells replaced; the others are kept. */
export const formatCommunes = (table: TableText, cellsOf: (commune: string) => CommuneCells): string =>
  formatCsvFile(
    communeColumns,
    readTableRows(table, communeColumns).map(row => {
      const cells = cellsOf(row.text('commune'))
      return communeColumns.map(column => cells[column] ?? row.text(column))
    }),
  )
