import { calculatedFeesRules } from '#contract/rules/calculated-fees'
import type { CountryCode } from '#contract/shared/country'
import { broken } from '../core/broken-rule.ts'
import { Refusal, type RefusedField } from '../core/refusal.ts'
import type { FeesInput } from '../law/country.ts'
import type { Fees } from '../law/purchase/fees.ts'

/** What a calculation says of the fees of its purchase. */
export interface FeesRequest {
  autoFees?: boolean | undefined
  feesInput?: Record<string, unknown> | undefined
  acquisitionFees?: number | undefined
  acquisitionFeesRate?: number | undefined
}

/** The purchase whose fees are calculated, with the fields of the request that its price and its loan are sent in. */
export interface PurchaseAround {
  country: CountryCode
  price: number
  loanAmount: number
  fields: { price: string; loanAmount: string }
}

/** The calculation of the fees themselves. */
export interface FeesCalculation {
  /** Reads a request of the fees. Throws a Refusal `invalid_request` that names the fields of it that are wrong. */
  read(request: Record<string, unknown>): FeesInput
  /** The fees of a purchase. Throws a Refusal for what the law of its country refuses. */
  fees(input: FeesInput): Fees
}

/** A request with the fees that were calculated for it as its own. */
export const withFees = <Body extends object>(
  body: Body,
  fees: Fees | undefined,
): Body & { acquisitionFees?: number } => (fees ? { ...body, acquisitionFees: fees.data.totals.buyer } : body)

const known = ['country', 'price', 'loanAmount']

const contradictions = (asked: FeesRequest): RefusedField[] => {
  const { autoFees = false, feesInput = {} } = asked
  if (!autoFees) return broken(calculatedFeesRules, 'fees_input_unread', asked.feesInput !== undefined)
  return [
    ...(['acquisitionFees', 'acquisitionFeesRate'] as const).flatMap(path => {
      const received = asked[path]
      return broken(calculatedFeesRules, 'fees_calculated_and_sent', received !== undefined, { path, received })
    }),
    ...known.flatMap(field =>
      broken(calculatedFeesRules, 'fees_input_of_country.around', field in feesInput, {
        path: `feesInput.${field}`,
        received: feesInput[field],
      }),
    ),
  ]
}

/** A field of the fees as a field of the request around them. */
const outerPath = (path: string, { fields }: PurchaseAround): string => {
  if (path === 'price') return fields.price
  if (path === 'loanAmount') return fields.loanAmount
  return path === 'country' ? path : `feesInput.${path}`
}

/** What a step of the fees gives; what it refuses is named by the fields of the request around them. */
const within = <Value>(purchase: PurchaseAround, step: () => Value, code?: string): Value => {
  try {
    return step()
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !refusal.details.issues) throw refusal
    const { issues } = refusal.details
    throw refusal.withIssues(
      issues.map(issue => ({ ...issue, ...(code && { code }), path: outerPath(issue.path, purchase) })),
    )
  }
}

/**
 * The fees of the purchase inside another calculation; undefined where they were not asked for.
 * @throws Refusal as the fees themselves, with the paths of the request around them.
 */
export const calculatedFees = (
  asked: FeesRequest,
  purchase: PurchaseAround,
  { read, fees }: FeesCalculation,
): Fees | undefined => {
  const issues = contradictions(asked)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  if (!asked.autoFees) return undefined
  const { country, price, loanAmount } = purchase
  const request = { ...asked.feesInput, country, price, loanAmount }
  const input = within(purchase, () => read(request), 'fees_input_of_country')
  return within(purchase, () => fees(input))
}
