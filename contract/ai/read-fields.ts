import * as z from 'zod'
import { Day } from '../shared/units.ts'

const amountMax = 1e9

/** A field of a document: always present, null where the document does not state it. */
const makeNullable = <Schema extends z.ZodType>(schema: Schema, description: string): z.ZodNullable<Schema> =>
  schema.nullable().describe(`${description} Null where the document does not say it.`)

/** A sum of money, never negative, 0 to 1 000 000 000. */
export const defineMoney = (description: string, unit = 'EUR') =>
  makeNullable(z.number().min(0).max(amountMax).meta({ 'x-unit': unit }), description)

/** A sum of money that may be negative. */
export const defineSignedMoney = (description: string, unit = 'EUR') =>
  makeNullable(z.number().min(-amountMax).max(amountMax).meta({ 'x-unit': unit }), description)

/** A rate or a share as a part of one: 3 % is 0.03. */
export const defineFraction = (description: string) =>
  makeNullable(z.number().min(0).max(1).meta({ 'x-unit': 'fraction' }), `${description} As a fraction: 3 % is 0.03.`)

/** An area in square metres. */
export const defineArea = (description: string) =>
  makeNullable(z.number().min(0.1).max(1e7).meta({ 'x-unit': 'm²' }), description)

/** A whole number of things. */
export const defineCount = (description: string, unit = 'count') =>
  makeNullable(z.int().min(0).max(1e5).meta({ 'x-unit': unit }), description)

/** A number with a unit of its own. */
export const defineMeasure = (unit: string, max: number, description: string) =>
  makeNullable(z.number().min(0).max(max).meta({ 'x-unit': unit }), description)

/** A calendar year. */
export const defineYear = (min: number, description: string) =>
  makeNullable(z.int().min(min).max(2200).meta({ 'x-unit': 'calendar year' }), description)

const isOfOurTime = (day: string): boolean => day >= '1900-01-01' && day <= '2200-12-31'

/** A calendar day as YYYY-MM-DD, from 1900 to 2200. */
export const defineDay = (description: string) =>
  makeNullable(Day.refine(isOfOurTime, 'must be from 1900-01-01 to 2200-12-31'), `${description} As YYYY-MM-DD.`)

/** A text of a document, 1 to 200 characters. */
export const defineText = (description: string) => makeNullable(z.string().trim().min(1).max(200), description)

export const defineYesOrNo = (description: string) => makeNullable(z.boolean(), description)

/** One of a closed list. */
export const defineChoice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  description: string,
) => makeNullable(z.enum(values), description)
