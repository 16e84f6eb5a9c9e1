import { square } from '../../core/powers.ts'
import type { YearPrices } from './year-prices.ts'

/** Change of the modelled price of one municipality in one year by new tables. */
export interface PriceChange {
  commune: string
  year: number
  /** EUR per m². */
  before: number
  after: number
  /** after / before − 1. */
  share: number
}

/** The change of every modelled price that both sides have, by municipality and year. */
export const priceChanges = (before: YearPrices, after: YearPrices): PriceChange[] =>
  [...before].flatMap(([commune, path]) =>
    [...path].flatMap(([year, priceM2]): PriceChange[] => {
      const price = after.get(commune)?.get(year)
      return price ? [{ commune, year, before: priceM2, after: price, share: price / priceM2 - 1 }] : []
    }),
  )

/** The changes of one year together: root mean square, and the greatest. */
export interface YearChange {
  year: number
  /** Root mean square of the shares. */
  rms: number
  greatest: PriceChange
}

/** The changes year by year, oldest first. */
export const yearChanges = (changes: readonly PriceChange[]): YearChange[] =>
  [...Map.groupBy(changes, ({ year }) => year)]
    .sort(([a], [b]) => a - b)
    .map(([year, of]) => ({
      year,
      rms: Math.sqrt(of.reduce((sum, { share }) => sum + square(share), 0) / of.length),
      greatest: of.reduce((most, change) => (Math.abs(change.share) > Math.abs(most.share) ? change : most)),
    }))
