import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'
import { type HousePrices, quarterText } from '#domain/estimation/prices/house-prices'
import type { NationalIndex } from '#domain/estimation/prices/national-index'
import type { PricePaths } from '#domain/estimation/prices/price-paths'
import { csvLine } from '../csv.ts'
import { housePriceColumns } from './house-prices.ts'
import { historyColumns } from './price-history.ts'
import { type CommuneColumn, communeColumns } from './reference-prices.ts'
import { rows, type TableText } from './table-rows.ts'

/** A modelled price as the tables write it: EUR per m² with one decimal, the standard error of its logarithm with six. */
const modelCells = ({ priceM2, standardError }: { priceM2: number; standardError: number }): [string, string] => [
  priceM2.toFixed(1),
  standardError.toFixed(6),
]

const fileOf = (header: readonly string[], lines: readonly (readonly (string | number)[])[]): string =>
  [header, ...lines, []].map(csvLine).join('\n')

const salesCells = ({ sales, meanM2, lowM2, highM2 }: SalesOfYear): (string | number)[] => [
  sales,
  meanM2 ?? '',
  lowM2 ?? '',
  highM2 ?? '',
]

/** The table of registered sales as a file: by municipality, in the order of their letters' codes, then by year. */
export const historyText = (history: readonly CommuneYear[]): string => {
  const sorted = history.toSorted((a, b) =>
    a.commune === b.commune ? a.year - b.year : a.commune < b.commune ? -1 : 1,
  )
  return fileOf(
    historyColumns,
    sorted.map(({ commune, year, existing, newBuild }) => [
      commune,
      year,
      ...salesCells(existing),
      ...salesCells(newBuild),
    ]),
  )
}

/** The index of house prices as a file. */
export const housePricesText = ({ first, values, source }: HousePrices): string =>
  fileOf(
    housePriceColumns,
    values.map((value, at) => [quarterText(first + at), value, source]),
  )

/** The table of modelled prices by year as a file; the national index is 100 in its first year. */
export const pathText = ({ paths, index }: { paths: PricePaths; index: NationalIndex }): string =>
  fileOf(
    ['commune', 'year', 'model_price_m2', 'model_standard_error', 'national_index'],
    [...paths].flatMap(([name, path]) =>
      [...path].map(([year, price]) => [
        name,
        year,
        ...modelCells(price),
        (100 * Math.exp(index.get(year) ?? 0)).toFixed(3),
      ]),
    ),
  )

/** What is to be written anew in the line of a municipality. */
export type CommuneCells = Partial<Record<CommuneColumn, string | number>>

/** The table of municipalities with some cells replaced; its other cells stay as they are written. */
export const communesText = (table: TableText, cellsOf: (commune: string) => CommuneCells): string =>
  fileOf(
    communeColumns,
    rows(table, communeColumns).map(row => {
      const cells = cellsOf(row.text('commune'))
      return communeColumns.map(column => cells[column] ?? row.text(column))
    }),
  )

/** The cells of the modelled price in the newest year of a path. */
export const modelledCells = (paths: PricePaths, commune: string): CommuneCells => {
  const newest = [...(paths.get(commune)?.values() ?? [])].at(-1)
  if (!newest) return {}
  const [model_price_m2, model_standard_error] = modelCells(newest)
  return { model_price_m2, model_standard_error }
}
