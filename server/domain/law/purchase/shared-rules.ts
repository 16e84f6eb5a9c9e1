import { newBuildRules } from '#contract/rules/new-build'
import { purchaseRules } from '#contract/rules/purchase'
import { sharedFieldRules } from '#contract/rules/shared-fields'
import { broken } from '../../core/broken-rule.ts'
import { isWhole, sumOfParts } from '../../core/money.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { FeesInput } from '../country.ts'

/** Who buys and what a broker is owed, as every purchase has it. */
interface Purchase {
  buyers?: readonly { share?: number | undefined }[] | undefined
  brokerFee?: number | undefined
  brokerFeeRate?: number | undefined
}

/** Shares that not all buyers have, or that do not add up to 1. */
export const brokenShares = ({ buyers = [] }: Purchase): RefusedField[] => {
  const shares = buyers.flatMap(({ share }) => (share === undefined ? [] : [share]))
  if (shares.length === 0) return []
  const missing = buyers.findIndex(({ share }) => share === undefined)
  if (missing >= 0) return broken(purchaseRules, 'shares_all_or_none', true, { path: `buyers[${missing}].share` })
  const total = sumOfParts(shares)
  return broken(purchaseRules, 'shares_sum', !isWhole(total), { received: total, allowed: ['a sum of 1'] })
}

/** A broker's fee that is sent as a sum and as a rate. */
export const twoBrokerFees = ({ brokerFee, brokerFeeRate }: Purchase): RefusedField[] =>
  broken(purchaseRules, 'one_broker_fee', brokerFee !== undefined && brokerFeeRate !== undefined, {
    received: brokerFeeRate,
  })

const unexpectedVatAnswer = (input: FeesInput): RefusedField[] => {
  const received = 'priceIncludesVat' in input ? input.priceIncludesVat : undefined
  return broken(newBuildRules, 'vat_only_with_new_build', received !== undefined && input.newBuild !== true, {
    received,
    allowed: ['left out, or newBuild: true'],
  })
}

/** An answer on new builds that is sent for an existing dwelling; undefined and false are no answer. */
export const onlyWithNewBuild = (
  path: string,
  received: string | number | boolean | undefined,
  newBuild: boolean | undefined,
): RefusedField[] =>
  broken(newBuildRules, 'only_with_new_build', !newBuild && Boolean(received), {
    path,
    received,
    allowed: ['left out, or newBuild: true'],
  })

const lateAgreement = (input: FeesInput, deedDate: string): RefusedField[] => {
  const received = 'agreementDate' in input ? input.agreementDate : undefined
  return broken(sharedFieldRules, 'agreement_before_deed', received !== undefined && received > deedDate, {
    received,
    allowed: [`at the latest ${deedDate}`],
  })
}

const tooManyMovables = (input: FeesInput): RefusedField[] => {
  const received = 'movables' in input ? input.movables : undefined
  return broken(sharedFieldRules, 'movables_within_price', received !== undefined && received > input.price, {
    received,
    allowed: [`at most ${input.price}`],
  })
}

/** The rules of every country that a request breaks. */
export const brokenSharedRules = (input: FeesInput, deedDate: string): RefusedField[] => [
  ...brokenShares(input),
  ...twoBrokerFees(input),
  ...unexpectedVatAnswer(input),
  ...lateAgreement(input, deedDate),
  ...tooManyMovables(input),
]

/** The share of each buyer: as sent, else equal parts; one buyer of the whole when none is named. */
export const sharesOf = (buyers: readonly { share?: number | undefined }[] = [{}]): number[] =>
  buyers.map(({ share }) => share ?? 1 / buyers.length)
