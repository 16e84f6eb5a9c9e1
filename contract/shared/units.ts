import * as z from 'zod'
import { printRules } from '../rules/agency-report.ts'
import { cleanText } from './clean-text.ts'

/** Floor area in square metres, 1 to 10 000. */
export const SurfaceM2 = z.number().min(1).max(10_000).meta({ 'x-unit': 'm²' })

/** A sum of money in euros, with or without cents, never negative. */
export const Euro = z.number().min(0).max(1e12).meta({ 'x-unit': 'EUR' })

/** A price per square metre of floor area. */
export const EuroPerM2 = z.number().min(0).max(1e6).meta({ 'x-unit': 'EUR/m²' })

/** A difference in percentage points: 5 means five percent. Only fields called `pct` hold it; rates are fractions. */
export const PercentagePoints = z.number().min(-1000).max(1000).meta({ 'x-unit': 'percentage points' })

/** Highest sum that a request may send; whole cents are counted exactly far beyond. */
const amountMax = 1e12

/** A sum in a request, in the currency of the property, 0 or more; more than two decimals are used as sent. */
export const Amount = z.number().min(0).max(amountMax).meta({ 'x-unit': 'currency' })

/** A sum in a request above 0: from the smallest coin. */
export const PositiveAmount = z.number().min(0.01).max(amountMax).meta({ 'x-unit': 'currency' })

/** A sum in a request that may be below 0, so that a rule and not a bound refuses it. */
export const SignedAmount = z.number().min(-amountMax).max(amountMax).meta({ 'x-unit': 'currency' })

/** Two hundred of the highest rents, compounded and capitalised for thirty years, stay far below. */
const moneyMax = 1e100

/** A sum in an answer, in the currency of the property, two decimals; negative where something is lost or refunded. */
export const Money = z.number().min(-moneyMax).max(moneyMax).meta({ 'x-unit': 'currency' })

/** A rate or a share as a part of one: 0.03 is three percent. Answers have at most six decimals. */
export const Fraction = z.number().min(0).max(1).meta({ 'x-unit': 'fraction' })

/** A calendar day that exists, as YYYY-MM-DD. */
export const Day = z.iso.date({ abort: true }).length(10)

/** A moment in UTC, ISO 8601 with Z. */
export const Instant = z.iso.datetime().max(30)

/**
 * Spaces, then a first sign, then anything, and no control character anywhere; read in one pass, however long. Codes of
 * two digits, since generators of code write those of four as the characters themselves.
 */
const namePattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern refuses
  /^[^\S\x00-\x1F\x7F-\x9F]*[^\s\x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/

const limitText = (text: z.ZodString, max: number): z.ZodString =>
  text
    .trim()
    .min(1, { abort: true })
    .max(max, { abort: true })
    .regex(namePattern, 'must not contain control characters')

/** A name that a person types: 1 to `max` characters after trimming, not only spaces, no control characters. */
export const name = (max: number): z.ZodString => limitText(z.string(), max)

/** Refuses a text that is empty after cleaning: a rule, since a schema would have to list invisible characters. */
const seenText = z.check<string>(({ value, issues }) => {
  if (!namePattern.test(value) || cleanText(value).trim() !== '') return
  const { message } = printRules.only_unseen_characters
  issues.push({ code: 'custom', message, input: value, params: { rule: 'only_unseen_characters' } })
})

/** The same for printed text: invisible characters are removed before its length is checked. */
export const definePrintedText = (max: number): z.ZodString =>
  limitText(z.string().check(seenText).overwrite(cleanText), max)

/** A calculated rate or yield as a fraction, six decimals; below 0 where money is lost. */
export const CalculatedRate = z.number().min(-1e24).max(1e24).meta({ 'x-unit': 'fraction' })

/** Ratio of one sum to another, four decimals. */
export const Multiple = z.number().min(-1e24).max(1e24).meta({ 'x-unit': 'multiple' })
