import { FeesInput } from '#contract/propcalc/fees'
import type { autoFeesRules } from '#contract/propcalc/fees-details'
import type { CountryCode } from '#contract/shared/country'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import type { FeesInput as Input } from '#domain/law/country'
import type { Fees } from '#domain/law/fees'
import { refusedFields } from '../http/schema-issues.ts'
import type { CommuneFinder } from './costs.ts'

/** What a calculation says of the fees of its purchase. */
export interface AskedFees {
  autoFees?: boolean | undefined
  feesInput?: Record<string, unknown> | undefined
  acquisitionFees?: number | undefined
  acquisitionFeesRate?: number | undefined
}

/** The purchase, with the field of the request that each of its facts stands in. */
export interface Purchase {
  country: CountryCode
  price: number
  loanAmount: number
  fields: { price: string; loanAmount: string }
}

/** The purchase with the official name of its municipality, where one was sent. */
export const placed = (input: Input, officialCommune: CommuneFinder): Input =>
  input.country === 'LU' && input.commune !== undefined ? { ...input, commune: officialCommune(input.commune) } : input

/** A request with the fees that were calculated for it as its own. */
export const withFees = <Body extends object>(
  body: Body,
  fees: Fees | undefined,
): Body & { acquisitionFees?: number } => (fees ? { ...body, acquisitionFees: fees.data.totals.buyer } : body)

type Code = (typeof autoFeesRules)[number]['code']

const known = ['country', 'price', 'loanAmount']

const contradictions = (asked: AskedFees): (RefusedField & { code: Code })[] => {
  const { autoFees = false, feesInput = {} } = asked
  if (!autoFees)
    return asked.feesInput === undefined
      ? []
      : [{ path: 'feesInput', code: 'fees_input_unread', message: 'Is read with autoFees: true only.' }]
  const sent = (['acquisitionFees', 'acquisitionFeesRate'] as const).filter(field => asked[field] !== undefined)
  return [
    ...sent.map(path => ({
      path,
      code: 'fees_calculated_and_sent' as const,
      message: 'Is calculated with autoFees: true; leave it out.',
      received: asked[path],
    })),
    ...known
      .filter(field => field in feesInput)
      .map(field => ({
        path: `feesInput.${field}`,
        code: 'fees_input_of_country' as const,
        message: 'Is taken from the request around it.',
        received: feesInput[field],
      })),
  ]
}

/** A field of the fees as a field of the request around them. */
const outerPath = (path: string, { fields }: Purchase): string => {
  if (path === 'price') return fields.price
  if (path === 'loanAmount') return fields.loanAmount
  return path === 'country' ? path : `feesInput.${path}`
}

const outer = (issues: readonly RefusedField[], purchase: Purchase, code?: Code): RefusedField[] =>
  issues.map(issue => ({ ...issue, ...(code && { code }), path: outerPath(issue.path, purchase) }))

const purchaseInput = (asked: AskedFees, purchase: Purchase): Input => {
  const { country, price, loanAmount } = purchase
  const body = { ...asked.feesInput, country, price, loanAmount }
  const parsed = FeesInput.safeParse(body)
  if (parsed.success) return parsed.data
  const issues = outer(refusedFields(parsed.error.issues, body, FeesInput), purchase, 'fees_input_of_country')
  throw new Refusal('invalid_request', { issues })
}

/**
 * The fees of the purchase inside another calculation, by the law of a day; undefined where they were not asked for.
 * @throws Refusal as the fees themselves, with the paths of the request around them.
 */
export const calculatedFees = (
  asked: AskedFees,
  purchase: Purchase,
  { officialCommune, day }: { officialCommune: CommuneFinder; day: string },
): Fees | undefined => {
  const issues = contradictions(asked)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  if (!asked.autoFees) return undefined
  const input = purchaseInput(asked, purchase)
  try {
    return acquisitionFees(placed(input, officialCommune), input.deedDate ?? day)
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !refusal.details.issues) throw refusal
    throw new Refusal(refusal.code, { ...refusal.details, issues: outer(refusal.details.issues, purchase) })
  }
}
