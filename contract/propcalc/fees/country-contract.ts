import type * as z from 'zod'
import type { FieldRule } from '../../shared/field-rules.ts'

/** A worked purchase that documents a country; its figures are among the cases of the country. */
export interface CountryExample<Input extends z.ZodType = z.ZodType> {
  /** Name of the example in the operation `fees`. */
  name: string
  summary: string
  body: z.input<Input>
}

/** Contract of the fees of one country; each has one file, and one line in the registry. */
export interface CountryContract {
  /** English name within a sentence: `the Netherlands`. */
  name: string
  /** The request of the fees. */
  input: z.ZodObject
  /** The same without the fields of an outer calculation. */
  details: z.ZodObject
  /** Keys of lines, in the order of the answer. */
  lines: readonly [string, ...string[]]
  /** Keys of the reliefs that the country may name as possible. */
  reliefs: readonly [string, ...string[]]
  /** Rules between fields that only this country has. */
  rules: readonly FieldRule[]
  example: CountryExample
}

/** Fields of a purchase that an outer calculation provides. */
export const fieldsAround = { country: true, price: true, loanAmount: true } as const

/** Id and description of the fields of a country for an outer calculation. */
export const describeDetails = (name: string) => ({
  id: `${name.replace(/^the /, '').replaceAll(' ', '')}FeesDetailsInput`,
  description: `What the fees of a purchase in ${name} depend on beside country, price and loan.`,
})
