import { calculatedFeesRules } from '#contract/rules/calculated-fees'
import type { CountryCode } from '#contract/shared/country'
import { ruleIssues } from '../core/broken-rule.ts'
import { Refusal, type RefusedField } from '../core/refusal.ts'

/** The part of a request that turns the fee calculation on: a flag, and the fields of the country. */
interface FeesRequest {
  autoFees?: boolean | undefined
  feesInput?: Record<string, unknown> | undefined
}

/** Fees that a request states itself instead of having them calculated. */
interface FeesSaid {
  acquisitionFees?: number | undefined
  acquisitionFeesRate?: number | undefined
}

/** The fields of a calculation in which the price and the loan of its purchase are sent. */
export interface OuterFields {
  price: string
  loanAmount: string
}

/** The fields of the outer calculation that the fee calculation takes over. */
export interface OuterPurchase {
  country: CountryCode
  price: number
  loanAmount: number
}

const refuseIssues = (issues: readonly RefusedField[]): void => {
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

/**
 * Splits a request into its purchase and the country's fields for the fees; those are undefined where fees are not
 * calculated.
 * @throws Refusal `invalid_request` for fields of the country without `autoFees`.
 */
export const splitFeesInput = <Body extends FeesRequest>({
  autoFees = false,
  feesInput,
  ...purchase
}: Body): { purchase: Omit<Body, keyof FeesRequest>; feesInput: Record<string, unknown> | undefined } => {
  if (autoFees) return { purchase, feesInput: feesInput ?? {} }
  refuseIssues(ruleIssues(calculatedFeesRules, 'fees_input_unread', feesInput !== undefined))
  return { purchase, feesInput: undefined }
}

const outerFields = ['country', 'price', 'loanAmount'] as const satisfies readonly (keyof OuterPurchase)[]

/**
 * The request of the fees for the purchase of another calculation.
 * @throws Refusal `invalid_request` for fees that are both stated and calculated, and for a field that is sent twice.
 */
export const feesRequest = (
  feesInput: Record<string, unknown>,
  said: FeesSaid,
  purchase: OuterPurchase,
): Record<string, unknown> => {
  refuseIssues([
    ...(['acquisitionFees', 'acquisitionFeesRate'] as const).flatMap(path => {
      const received = said[path]
      return ruleIssues(calculatedFeesRules, 'fees_calculated_and_sent', received !== undefined, { path, received })
    }),
    ...outerFields.flatMap(field =>
      ruleIssues(calculatedFeesRules, 'fees_input_of_country.around', field in feesInput, {
        path: `feesInput.${field}`,
        received: feesInput[field],
      }),
    ),
  ])
  return { ...feesInput, ...purchase }
}

/** A field of the fees as a field of the outer request. */
const outerPath = (path: string, fields: OuterFields): string => {
  if (path === 'price' || path === 'loanAmount') return fields[path]
  return path === 'country' ? path : `feesInput.${path}`
}

/**
 * A refusal of the fees, reworded for the outer request: with the paths of its fields.
 * @param code finer code of each field, where it is not that of the fees.
 */
export const outerRefusal = (refusal: Refusal, fields: OuterFields, code?: string): Refusal => {
  const { issues } = refusal.details
  if (!issues) return refusal
  return refusal.withIssues(
    issues.map(issue => ({ ...issue, ...(code && { code }), path: outerPath(issue.path, fields) })),
  )
}
