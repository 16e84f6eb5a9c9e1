import { log } from '../core/exponentials.ts'
import { square } from '../core/powers.ts'
import type { PriceTables } from '../estimation/price-tables.ts'
import type { DatedPrices } from '../estimation/prices/dated-price.ts'
import { fileYears, findPublishedMeans } from '../estimation/prices/history.ts'
import { indexValueAt, lastQuarter, yearMean } from '../estimation/prices/house-prices.ts'

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

/**
 * Steps of municipality prices on 1 January beyond the index, as shares: each year has its own
 * level, so a movement that differs from the national one falls on one day.
 */
export const yearSteps = ({ housePrices }: PriceTables, { paths }: DatedPrices): { rms: number; most: number } => {
  const steps = [...paths.values()].flatMap(path =>
    [...path].flatMap(([year, { priceM2 }]) => {
      const before = path.get(year - 1)
      if (!before) return []
      const index = yearMean(housePrices, year) / yearMean(housePrices, year - 1)
      return [log(priceM2 / before.priceM2 / index)]
    }),
  )
  const rms = Math.sqrt(steps.reduce((sum, step) => sum + square(step), 0) / steps.length)
  return { rms, most: Math.max(...steps.map(Math.abs)) }
}

/** Contents of the tables: years, rows, published means, and the years between that have no file. */
export const historyFigures = ({ history }: PriceTables) => {
  const years = fileYears(history)
  const [first = 0, last = first] = [years[0], years.at(-1)]
  const missing = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(year => !years.includes(year))
  return { first, last, missing, rows: history.length, means: findPublishedMeans(history).length }
}

/** Adverts behind the factors of districts. */
export const advertCount = ({ quartiers }: PriceTables): number =>
  quartiers.reduce((sum, { adverts2025 = 0 }) => sum + adverts2025, 0)
