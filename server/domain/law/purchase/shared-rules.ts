import { newBuildRules } from '#contract/rules/new-build'
import { purchaseRules } from '#contract/rules/purchase'
import { sharedFieldRules } from '#contract/rules/shared-fields'
import { ruleIssues } from '../../core/broken-rule.ts'
import { isWholeShare, sumOfParts, toFifteenDigits } from '../../core/money.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { FeesInput } from '../country.ts'

/** Buyers and broker fee, common to every purchase. */
interface Purchase {
  buyers?: readonly { share?: number | undefined }[] | undefined
  brokerFee?: number | undefined
  brokerFeeRate?: number | undefined
}

/** Shares missing for some buyers, or that do not add up to 1. */
export const checkShares = ({ buyers = [] }: Purchase): RefusedField[] => {
  const shares = buyers.flatMap(({ share }) => (share === undefined ? [] : [share]))
  if (shares.length === 0) return []
  const missing = buyers.findIndex(({ share }) => share === undefined)
  if (missing >= 0) return ruleIssues(purchaseRules, 'shares_all_or_none', true, { path: `buyers[${missing}].share` })
  const total = sumOfParts(shares)
  return ruleIssues(purchaseRules, 'shares_sum', !isWholeShare(total), { received: total, allowed: ['a sum of 1'] })
}

/** A broker fee sent both as a sum and as a rate. */
export const checkBrokerFee = ({ brokerFee, brokerFeeRate }: Purchase): RefusedField[] =>
  ruleIssues(purchaseRules, 'one_broker_fee', brokerFee !== undefined && brokerFeeRate !== undefined, {
    received: brokerFeeRate,
  })

const checkVatAnswer = (input: FeesInput): RefusedField[] => {
  const received = 'priceIncludesVat' in input ? input.priceIncludesVat : undefined
  return ruleIssues(newBuildRules, 'vat_only_with_new_build', received !== undefined && input.newBuild !== true, {
    received,
    allowed: ['left out, or newBuild: true'],
  })
}

/** An answer on new builds sent for an existing dwelling; undefined and false are no answer. */
export const checkOnlyWithNewBuild = (
  path: string,
  received: string | number | boolean | undefined,
  newBuild: boolean | undefined,
): RefusedField[] =>
  ruleIssues(newBuildRules, 'only_with_new_build', !newBuild && Boolean(received), {
    path,
    received,
    allowed: ['left out, or newBuild: true'],
  })

const checkAgreementDay = (input: FeesInput, deedDate: string): RefusedField[] => {
  const received = 'agreementDate' in input ? input.agreementDate : undefined
  return ruleIssues(sharedFieldRules, 'agreement_before_deed', received !== undefined && received > deedDate, {
    received,
    allowed: [`at the latest ${deedDate}`],
  })
}

const checkMovables = (input: FeesInput): RefusedField[] => {
  const received = 'movables' in input ? input.movables : undefined
  return ruleIssues(sharedFieldRules, 'movables_within_price', received !== undefined && received > input.price, {
    received,
    allowed: [`at most ${input.price}`],
  })
}

/** A market value below the price of the immovables; Luxembourg reads it by shares and rights. */
const checkMarketValue = (input: FeesInput): RefusedField[] => {
  if (input.country === 'LU' || !('marketValue' in input)) return []
  const least = toFifteenDigits(input.price - ('movables' in input ? (input.movables ?? 0) : 0))
  const { marketValue: received } = input
  const shown = { received, allowed: [`at least ${least}, or left out`] }
  return ruleIssues(sharedFieldRules, 'market_value_below_price', received !== undefined && received < least, shown, {
    least,
  })
}

/** Rules common to all countries that a request breaks. */
export const checkSharedRules = (input: FeesInput, deedDate: string): RefusedField[] => [
  ...checkShares(input),
  ...checkBrokerFee(input),
  ...checkVatAnswer(input),
  ...checkAgreementDay(input, deedDate),
  ...checkMovables(input),
  ...checkMarketValue(input),
]

/** Share of each buyer: as sent, else equal parts; one buyer of the whole when none is listed. */
export const buyerShares = (buyers: readonly { share?: number | undefined }[] = [{}]): number[] =>
  buyers.map(({ share }) => share ?? 1 / buyers.length)
