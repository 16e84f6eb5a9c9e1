import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'
import { formatQuarter, type HousePrices } from '#domain/estimation/prices/house-prices'
import type { NationalIndex } from '#domain/estimation/prices/national-index'
import type { PricePaths } from '#domain/estimation/prices/price-paths'
import { formatCsvRecord } from '../csv.ts'
import { housePriceColumns } from './house-prices.ts'
import { historyColumns } from './price-history.ts'
import { type CommuneColumn, communeColumns } from './reference-prices.ts'
import { readTableRows, type TableText } from './table-rows.ts'

/**
 * Modelled price in the format of the tables: EUR per m² with one decimal, the standard error of its logarithm with
 * six.
 */
const formatModelCells = ({ priceM2, standardError }: { priceM2: number; standardError: number }): [string, string] => [
  priceM2.toFixed(1),
  standardError.toFixed(6),
]

const formatCsvFile = (header: readonly string[], lines: readonly (readonly (string | number)[])[]): string =>
  [header, ...lines, []].map(formatCsvRecord).join('\n')

const formatSalesCells = ({ sales, meanM2, lowM2, highM2 }: SalesOfYear): (string | number)[] => [
  sales,
  meanM2 ?? '',
  lowM2 ?? '',
  highM2 ?? '',
]

/** CSV table of registered sales: by municipality, in code point order, then by year. */
export const formatHistory = (history: readonly CommuneYear[]): string => {
  const sorted = history.toSorted((a, b) =>
    a.commune === b.commune ? a.year - b.year : a.commune < b.commune ? -1 : 1,
  )
  return formatCsvFile(
    historyColumns,
    sorted.map(({ commune, year, existing, newBuild }) => [
      commune,
      year,
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

/** CSV table of modelled prices by year; the national index is 100 in its first year. */
export const formatPricePaths = ({ paths, index }: { paths: PricePaths; index: NationalIndex }): string =>
  formatCsvFile(
    ['commune', 'year', 'model_price_m2', 'model_standard_error', 'national_index'],
    [...paths].flatMap(([name, path]) =>
      [...path].map(([year, price]) => [
        name,
        year,
        ...formatModelCells(price),
        (100 * Math.exp(index.get(year) ?? 0)).toFixed(3),
      ]),
    ),
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

/** Cells of the modelled price in the latest year of a path. */
export const createModelledCells = (paths: PricePaths, commune: string): CommuneCells => {
  const newest = [...(paths.get(commune)?.values() ?? [])].at(-1)
  if (!newest) return {}
  const [model_price_m2, model_standard_error] = formatModelCells(newest)
  return { model_price_m2, model_standard_error }
}
