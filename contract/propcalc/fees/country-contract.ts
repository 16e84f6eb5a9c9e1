import type * as z from 'zod'
import type { FieldRule } from '../../shared/field-rules.ts'

/** A worked purchase that documents a country; its figures are among the cases of the country. */
export interface CountryExample<Input extends z.ZodType = z.ZodType> {
  /** Name of the example in the operation `fees`. */
  name: string
  summary: string
  body: z.input<Input>
}

/** What the contract says of the fees of one country; each has one file, and one line in the registry. */
export interface CountryContract {
  /** English name as it is written inside a sentence: `the Netherlands`. */
  name: string
  /** The request of the fees. */
  input: z.ZodObject
  /** The same without what a calculation around the purchase knows already. */
  details: z.ZodObject
  /** Keys of lines, in the order of the answer. */
  lines: readonly [string, ...string[]]
  /** Keys of the reliefs that the country may name as possible. */
  reliefs: readonly [string, ...string[]]
  /** Rules between fields that only this country has. */
  rules: readonly FieldRule[]
  example: CountryExample
}

/** Fields of a purchase that a calculation around it knows already. */
export const fieldsAround = { country: true, price: true, loanAmount: true } as const

/** Id and description of the fields of a country that a calculation around its purchase asks for. */
export const detailsOf = (name: string) => ({
  id: `${name.replace(/^the /, '').replaceAll(' ', '')}FeesDetailsInput`,
  description: `What the fees of a purchase in ${name} depend on beside country, price and loan.`,
})
