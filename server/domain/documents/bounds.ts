import type { ExtractionWarning } from '#contract/ai/extraction'
import { plusYears } from '../core/days.ts'
import { formatWarningSum, warningIf } from './warning.ts'

/** References that a document is compared with. */
export interface Bounds {
  /** Today in Luxembourg, as YYYY-MM-DD. */
  today: string
  /**
   * Estimate of a flat of 100 m² in a municipality, in EUR, by any of its names; in the capital, the dearest place,
   * where a document names none. Undefined for an unknown name.
   */
  flatEstimate(commune: string | null): { place: string; value: number } | undefined
}

/** The area of the flat of `flatEstimate`, in m². */
export const flatAreaM2 = 100

/** A price above this multiple of the usual one has a digit too many, or belongs to something else. */
const timesMax = 10

/** A warning about a day after today; `yearsAhead` where a document may speak of a day to come. */
export const dayWarning = (field: string, day: string | null, today: string, yearsAhead = 0): ExtractionWarning[] => {
  const last = plusYears(today, yearsAhead)
  const within = yearsAhead === 0 ? `today, ${today}` : `${last}, ${yearsAhead} years from today`
  return warningIf(day !== null && day > last, 'date_unusual', field, `The day ${day} is after ${within}.`)
}

/** A warning about the price of a home above ten times the estimate of a flat at its place. */
export const priceWarning = (
  field: string,
  price: number | null,
  commune: string | null,
  { flatEstimate }: Bounds,
): ExtractionWarning[] => {
  const flat = price === null ? undefined : flatEstimate(commune)
  if (price === null || !flat) return []
  const message = `A price of ${formatWarningSum(price)} is more than ten times that of a flat of ${flatAreaM2} m² in ${flat.place}, ${formatWarningSum(flat.value)}.`
  return warningIf(price > timesMax * flat.value, 'price_unusual', field, message)
}

/** A warning about revenue for each square metre that is not between a tenth and ten times the estimate at its place. */
export const revenueWarning = (
  {
    salesRevenue,
    saleableAreaM2,
    commune,
  }: {
    salesRevenue: number | null
    saleableAreaM2: number | null
    commune: string | null
  },
  { flatEstimate }: Bounds,
): ExtractionWarning[] => {
  const flat = commune === null ? undefined : flatEstimate(commune)
  if (salesRevenue === null || saleableAreaM2 === null || !flat) return []
  const [revenueM2, usualM2] = [salesRevenue / saleableAreaM2, flat.value / flatAreaM2]
  const message = `A revenue of ${formatWarningSum(salesRevenue)} for ${formatWarningSum(saleableAreaM2)} m² is ${formatWarningSum(revenueM2)} EUR/m²; flats in ${flat.place} are estimated at ${formatWarningSum(usualM2)}.`
  const isUsual = revenueM2 <= timesMax * usualM2 && revenueM2 >= usualM2 / timesMax
  return warningIf(!isUsual, 'price_unusual', 'salesRevenue', message)
}
