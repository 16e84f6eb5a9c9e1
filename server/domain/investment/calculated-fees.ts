import { calculatedFeesRules } from '#contract/rules/calculated-fees'
import type { CountryCode } from '#contract/shared/country'
import { broken } from '../core/broken-rule.ts'
import { Refusal, type RefusedField } from '../core/refusal.ts'

/** How a calculation asks for the fees of its purchase: by a flag, and by the fields of the country. */
interface FeesRequest {
  autoFees?: boolean | undefined
  feesInput?: Record<string, unknown> | undefined
}

/** What a calculation may say of its fees itself, in place of having them calculated. */
interface FeesSaid {
  acquisitionFees?: number | undefined
  acquisitionFeesRate?: number | undefined
}

/** The fields of a calculation in which the price and the loan of its purchase are sent. */
export interface OuterFields {
  price: string
  loanAmount: string
}

/** What the calculation of fees is told by the one around it. */
export interface OuterPurchase {
  country: CountryCode
  price: number
  loanAmount: number
}

const refuse = (issues: readonly RefusedField[]): void => {
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

/**
 * A request taken apart: its purchase, and the fields of the country by which it asks for the fees; those are undefined
 * where it does not ask.
 * @throws Refusal `invalid_request` for fields of the country that nobody asked for.
 */
export const purchaseOf = <Body extends FeesRequest>({
  autoFees = false,
  feesInput,
  ...purchase
}: Body): { purchase: Omit<Body, keyof FeesRequest>; feesInput: Record<string, unknown> | undefined } => {
  if (autoFees) return { purchase, feesInput: feesInput ?? {} }
  refuse(broken(calculatedFeesRules, 'fees_input_unread', feesInput !== undefined))
  return { purchase, feesInput: undefined }
}

const outerFields = ['country', 'price', 'loanAmount'] as const satisfies readonly (keyof OuterPurchase)[]

/**
 * The request of the fees for the purchase of another calculation.
 * @throws Refusal `invalid_request` for what is both said and calculated, or said twice.
 */
export const feesRequest = (
  feesInput: Record<string, unknown>,
  said: FeesSaid,
  purchase: OuterPurchase,
): Record<string, unknown> => {
  refuse([
    ...(['acquisitionFees', 'acquisitionFeesRate'] as const).flatMap(path => {
      const received = said[path]
      return broken(calculatedFeesRules, 'fees_calculated_and_sent', received !== undefined, { path, received })
    }),
    ...outerFields.flatMap(field =>
      broken(calculatedFeesRules, 'fees_input_of_country.around', field in feesInput, {
        path: `feesInput.${field}`,
        received: feesInput[field],
      }),
    ),
  ])
  return { ...feesInput, ...purchase }
}

/** A field of the fees as a field of the request around them. */
const outerPath = (path: string, fields: OuterFields): string => {
  if (path === 'price' || path === 'loanAmount') return fields[path]
  return path === 'country' ? path : `feesInput.${path}`
}

/**
 * A refusal of the fees as one of the calculation around them: with the fields of its request.
 * @param code finer code of each field, where it is not that of the fees.
 */
export const outerRefusal = (refusal: Refusal, fields: OuterFields, code?: string): Refusal => {
  const { issues } = refusal.details
  if (!issues) return refusal
  return refusal.withIssues(
    issues.map(issue => ({ ...issue, ...(code && { code }), path: outerPath(issue.path, fields) })),
  )
}
