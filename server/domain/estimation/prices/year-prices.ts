import type { PriceTables } from '../price-tables.ts'
import { fileQuarters, fileStarts, newestQuarter } from './history.ts'
import { meanPrice } from './path-table.ts'
import { yearOfQuarter } from './quarters.ts'

/** Prices of existing apartments by municipality and calendar year, EUR per m². */
export type YearPrices = ReadonlyMap<string, ReadonlyMap<number, number>>

/**
 * The price of every municipality of today in each whole or begun calendar year of the files: the mean of the logarithms of
 * its quarters to the end of the newest file.
 */
export const yearPrices = ({
  communes,
  history,
  paths,
}: Pick<PriceTables, 'communes' | 'history' | 'paths'>): YearPrices => {
  const last = newestQuarter(history)
  const firstYear = yearOfQuarter(fileStarts(history)[0] ?? last)
  const years = Array.from({ length: yearOfQuarter(last) - firstYear + 1 }, (_, at) => firstYear + at)
  return new Map(
    communes.map(({ name }) => {
      const path = paths.logPricesOf(name)
      const priceOf = (year: number): number => {
        const from = fileQuarters * year - paths.first
        const quarters = path.slice(from, Math.min(from + fileQuarters, last - paths.first + 1))
        return meanPrice(quarters)
      }
      return [name, new Map(years.map(year => [year, priceOf(year)]))]
    }),
  )
}
