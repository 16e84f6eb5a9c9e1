import * as z from 'zod'

/** Floor area in square metres, 1 to 10 000. */
export const SurfaceM2 = z.number().min(1).max(10_000).meta({ 'x-unit': 'm²' })

/** A sum of money in whole or broken euros, never negative. */
export const Euro = z.number().min(0).max(1e12).meta({ 'x-unit': 'EUR' })

/** A price per square metre of floor area. */
export const EuroPerM2 = z.number().min(0).max(1e6).meta({ 'x-unit': 'EUR/m²' })

/** A difference in percentage points: 5 means five percent. Only fields called `pct` hold it; rates are fractions. */
export const PercentagePoints = z.number().min(-1000).max(1000).meta({ 'x-unit': 'percentage points' })

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
