import * as z from 'zod'

/** Floor area in square metres, 1 to 10 000. */
export const SurfaceM2 = z.number().min(1).max(10_000).meta({ 'x-unit': 'm²' })

/** A sum of money in whole or broken euros, never negative. */
export const Euro = z.number().min(0).max(1e12).meta({ 'x-unit': 'EUR' })

/** A price per square metre of floor area. */
export const EuroPerM2 = z.number().min(0).max(1e6).meta({ 'x-unit': 'EUR/m²' })

/** A difference in percentage points: 5 means five percent. Only fields called `pct` hold it; rates are fractions. */
export const PercentagePoints = z.number().min(-1000).max(1000).meta({ 'x-unit': 'percentage points' })

/** A sum in a request, in the currency of the answer: 0 to a thousand million; more than two decimals are used as sent. */
export const Amount = z.number().min(0).max(1e9).meta({ 'x-unit': 'currency' })

/** A sum in a request that must be paid: from one cent on. */
export const PositiveAmount = z.number().min(0.01).max(1e9).meta({ 'x-unit': 'currency' })

/** A sum in an answer, in the currency of the answer, two decimals; negative where something is given back. */
export const Money = z.number().min(-1e12).max(1e12).meta({ 'x-unit': 'currency' })

/** A rate or a share as a part of one: 0.03 is three percent. Answers have at most six decimals. */
export const Fraction = z.number().min(0).max(1).meta({ 'x-unit': 'fraction' })

/** A calendar day that exists, as YYYY-MM-DD. */
export const Day = z.iso.date({ abort: true }).length(10)

/** A moment in UTC, ISO 8601 with Z. */
export const Instant = z.iso.datetime().max(30)

/** Spaces, then a first sign, then anything, and no control character anywhere; read in one pass, however long. */
const namePattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern refuses
  /^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F][^\u0000-\u001F\u007F-\u009F]*$/

/** A name that a person types: 1 to `max` characters after trimming, not only spaces, no control characters. */
export const name = (max: number): z.ZodString =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .max(max, { abort: true })
    .regex(namePattern, 'must not contain control characters')

/** A sum in a request that may be nothing, in the currency of the property. */
export const Sum = z.number().min(0).max(1e12).meta({ 'x-unit': 'currency' })

/** A sum in a request that is not nothing: from the smallest coin. */
export const Price = z.number().min(0.01).max(1e12).meta({ 'x-unit': 'currency' })

/** A calculated sum, two decimals; wide, since sums grow over decades. */
export const Calculated = z.number().min(-1e30).max(1e30).meta({ 'x-unit': 'currency' })

/** A calculated rate or yield as a fraction, six decimals; below 0 where money is lost. */
export const CalculatedRate = z.number().min(-1e24).max(1e24).meta({ 'x-unit': 'fraction' })

/** How many times one sum covers another, four decimals. */
export const Multiple = z.number().min(-1e24).max(1e24).meta({ 'x-unit': 'multiple' })
