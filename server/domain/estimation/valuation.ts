import { Refusal } from '../core/refusal.ts'
import { type AppliedAdjustment, adjustmentFactor, adjustments } from './adjustments.ts'
import { type Apartment, apartment, type EstimationInput } from './apartment.ts'
import { communeDirectory, type Place } from './commune-name.ts'
import type { PriceTables } from './price-tables.ts'
import type { DayPrices, StartingPrice } from './prices/day-prices.ts'
import type { Quarter } from './prices/quarters.ts'
import { estimationIssues } from './rules.ts'
import { totalVariance, type VariancePart, varianceParts } from './uncertainty.ts'

/** The value of a dwelling on one day with everything it rests on, unrounded. */
export interface Valuation {
  /** EUR. */
  value: number
  /** Standard deviation of (sale price / value − 1). */
  fsd: number
  /** Parts that add up to the squared `fsd`. */
  parts: readonly VariancePart[]
  /** Day of the value. */
  day: string
  home: Apartment
  place: Place
  price: StartingPrice
  /** Last quarter of the newest file of prices. */
  newest: Quarter
  applied: readonly AppliedAdjustment[]
  /** EUR per m² after all adjustments. */
  priceM2: number
}

/** Values a dwelling; `today` is the day in Luxembourg, the last one that may be asked for and the default. */
export type Valuer = (input: EstimationInput, today: string) => Valuation

const valueApartment = (
  home: Apartment,
  place: Place,
  { price, day, newest }: Pick<Valuation, 'price' | 'day' | 'newest'>,
): Valuation => {
  const applied = adjustments(home, {
    quartierCoefficient: place.quartier?.coefficient,
    isNewPriceImputed: price.isNewPriceImputed,
  })
  const parts = varianceParts({ home, place, price })
  const priceM2 = price.priceM2 * adjustmentFactor(applied)
  const value = priceM2 * home.surfaceM2
  return { value, fsd: Math.sqrt(totalVariance(parts)), parts, day, home, place, price, newest, applied, priceM2 }
}

/**
 * Makes the valuer of dwellings on tables of prices; the dictionary of names is built here, once. It refuses with
 * `invalid_request`, naming every rule that is broken, and with `municipality_not_found`, suggesting names.
 */
export const valuer = (tables: PriceTables, prices: DayPrices): Valuer => {
  const find = communeDirectory(tables)
  return (input, today) => {
    const found = find(input.commune, input.quartier)
    const place = 'commune' in found ? found : undefined
    const issues = estimationIssues(input, place, tables.quartiers, { today, newest: prices.newest })
    if (issues.length > 0) throw new Refusal('invalid_request', { issues })
    if ('message' in found) throw new Refusal('municipality_not_found', found)
    const home = apartment(input)
    const day = input.valuationDate ?? today
    const price = prices.on(found.commune, day, home.isNewBuild)
    return valueApartment(home, found, { price, day, newest: prices.newest })
  }
}
