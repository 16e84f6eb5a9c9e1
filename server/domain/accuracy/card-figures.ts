import type { PriceTables } from '../estimation/price-tables.ts'
import { fileQuarters, fileStarts, meansOf, newestQuarter } from '../estimation/prices/history.ts'
import { indexValueAt, lastQuarter } from '../estimation/prices/house-prices.ts'
import { yearOfQuarter } from '../estimation/prices/quarters.ts'

/** First quarter of a year, and the last of the one before. */
const firstQuarterOf = (year: number): number => 4 * year

/** Largest movement of the index from one quarter to the next since a year, as a share. */
export const largestLeap = ({ housePrices }: PriceTables, since: number): number => {
  const quarters = Array.from(
    { length: lastQuarter(housePrices) - firstQuarterOf(since) + 1 },
    (_, at) => firstQuarterOf(since) + at,
  ).filter(quarter => quarter > housePrices.first)
  return Math.max(
    ...quarters.map(quarter =>
      Math.abs(indexValueAt(housePrices, quarter) / indexValueAt(housePrices, quarter - 1) - 1),
    ),
  )
}

/** Contents of the tables: years, rows, published means, and the calendar years that have no file. */
export const historyFigures = ({ history }: PriceTables) => {
  const starts = fileStarts(history)
  const years = starts.filter(start => start % fileQuarters === 0).map(yearOfQuarter)
  const [first = 0, last = first] = [years[0], years.at(-1)]
  const missing = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(year => !years.includes(year))
  return {
    ...{ first, last: newestQuarter(history), missing, rows: history.length },
    means: meansOf(history, 'existing').length,
  }
}

/** Adverts behind the factors of districts. */
export const advertCount = ({ quartiers }: PriceTables): number =>
  quartiers.reduce((sum, { adverts2025 = 0 }) => sum + adverts2025, 0)
