import * as z from 'zod'
import { Day } from '../shared/units.ts'

const amountMax = 1e9

/** Every field of a document is there; null where the document says nothing. */
const orNull = <Schema extends z.ZodType>(schema: Schema, description: string): z.ZodNullable<Schema> =>
  schema.nullable().describe(`${description} Null where the document does not say it.`)

/** A sum of money, never negative, 0 to 1 000 000 000. */
export const money = (description: string, unit = 'EUR') =>
  orNull(z.number().min(0).max(amountMax).meta({ 'x-unit': unit }), description)

/** A sum of money that may be negative. */
export const signed = (description: string, unit = 'EUR') =>
  orNull(z.number().min(-amountMax).max(amountMax).meta({ 'x-unit': unit }), description)

/** A rate or a share as a part of one: 3 % is 0.03. */
export const fraction = (description: string) =>
  orNull(z.number().min(0).max(1).meta({ 'x-unit': 'fraction' }), `${description} As a fraction: 3 % is 0.03.`)

/** An area in square metres. */
export const m2 = (description: string) => orNull(z.number().min(0.1).max(1e7).meta({ 'x-unit': 'm²' }), description)

/** A whole number of things. */
export const count = (description: string, unit = 'count') =>
  orNull(z.int().min(0).max(1e5).meta({ 'x-unit': unit }), description)

/** A number with a unit of its own. */
export const measure = (unit: string, max: number, description: string) =>
  orNull(z.number().min(0).max(max).meta({ 'x-unit': unit }), description)

/** A calendar year. */
export const year = (min: number, description: string) =>
  orNull(z.int().min(min).max(2200).meta({ 'x-unit': 'calendar year' }), description)

const isOfOurTime = (day: string): boolean => day >= '1900-01-01' && day <= '2200-12-31'

/** A calendar day as YYYY-MM-DD, from 1900 to 2200. */
export const day = (description: string) =>
  orNull(Day.refine(isOfOurTime, 'must be from 1900-01-01 to 2200-12-31'), `${description} As YYYY-MM-DD.`)

/** A text of a document, 1 to 200 characters. */
export const text = (description: string) => orNull(z.string().trim().min(1).max(200), description)

/** Yes or no. */
export const yesOrNo = (description: string) => orNull(z.boolean(), description)

/** One of a closed list. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, description: string) =>
  orNull(z.enum(values), description)
