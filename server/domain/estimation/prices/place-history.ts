import { exp } from '../../core/exponentials.ts'
import type { Estimate } from '../apartment.ts'
import type { PriceTables } from '../price-tables.ts'
import { toEuro } from '../rounding.ts'
import { fileQuarters, meansOf } from './history.ts'

/**
 * Makes the finder of the yearly prices of existing apartments of a municipality of today, as estimates show them. Each
 * is calculated once: the tables do not change. @throws RangeError for a name without prices.
 */
export const createPlaceHistories = (tables: PriceTables): ((commune: string) => Estimate['history']) => {
  const published = new Map(
    meansOf(tables.history, 'existing').map(({ commune, firstQuarter, meanM2 }) => [
      `${commune} ${firstQuarter}`,
      meanM2,
    ]),
  )
  const known = new Map<string, Estimate['history']>()
  return commune => {
    const history = known.get(commune)
    if (history) return history
    const years = tables.paths.yearsOf(commune)
    const found = {
      first: years[0]?.year ?? 0,
      values: years.map(({ logPrice }) => toEuro(exp(logPrice))),
      published: years.map(({ year }) => published.get(`${commune} ${fileQuarters * year}`) ?? null),
    }
    known.set(commune, found)
    return found
  }
}
