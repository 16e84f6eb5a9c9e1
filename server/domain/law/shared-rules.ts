import type { feesRules } from '#contract/propcalc/fees/rules'
import type { RefusedField } from '../core/refusal.ts'
import type { FeesInput } from './country.ts'

/** Shares may miss 1 by this much, so that thirds can be written. */
const shareTolerance = 1e-6

/** A field that breaks one of the rules of the contract. */
export interface BrokenRule extends RefusedField {
  code: (typeof feesRules)[number]['code']
}

const unequalShares = ({ buyers = [] }: FeesInput): BrokenRule[] => {
  const shares = buyers.flatMap(({ share }) => (share === undefined ? [] : [share]))
  if (shares.length === 0) return []
  if (shares.length < buyers.length)
    return [{ path: 'buyers', code: 'shares_all_or_none', message: 'Every buyer has a share, or none has.' }]
  const sum = shares.reduce((all, share) => all + share, 0)
  if (Math.abs(sum - 1) <= shareTolerance) return []
  return [{ path: 'buyers', code: 'shares_sum', message: 'The shares must add up to 1.', received: shares }]
}

const brokerTwice = ({ brokerFee, brokerFeeRate }: FeesInput): BrokenRule[] =>
  brokerFee !== undefined && brokerFeeRate !== undefined
    ? [
        {
          path: 'brokerFeeRate',
          code: 'one_broker_fee',
          message: 'Send brokerFee or brokerFeeRate, not both.',
          received: brokerFeeRate,
        },
      ]
    : []

const strayVatAnswer = (input: FeesInput): BrokenRule[] =>
  'priceIncludesVat' in input && input.priceIncludesVat !== undefined && input.newBuild !== true
    ? [
        {
          path: 'priceIncludesVat',
          code: 'vat_only_with_new_build',
          message: 'Is read only with newBuild: true.',
          received: input.priceIncludesVat,
          allowed: ['left out, or newBuild: true'],
        },
      ]
    : []

const lateAgreement = (input: FeesInput, deedDate: string): BrokenRule[] =>
  'agreementDate' in input && input.agreementDate !== undefined && input.agreementDate > deedDate
    ? [
        {
          path: 'agreementDate',
          code: 'agreement_before_deed',
          message: 'Must not be after the day of the deed.',
          received: input.agreementDate,
          allowed: [`at the latest ${deedDate}`],
        },
      ]
    : []

const tooManyMovables = (input: FeesInput): BrokenRule[] =>
  'movables' in input && input.movables !== undefined && input.movables > input.price
    ? [
        {
          path: 'movables',
          code: 'movables_within_price',
          message: 'Must not be more than the price.',
          received: input.movables,
          allowed: [`at most ${input.price}`],
        },
      ]
    : []

/** The rules of every country that a request breaks. */
export const brokenSharedRules = (input: FeesInput, deedDate: string): BrokenRule[] => [
  ...unequalShares(input),
  ...brokerTwice(input),
  ...strayVatAnswer(input),
  ...lateAgreement(input, deedDate),
  ...tooManyMovables(input),
]

/** The share of each buyer: as sent, else equal parts; one buyer of the whole when none is named. */
export const sharesOf = (buyers: readonly { share?: number | undefined }[] = [{}]): number[] =>
  buyers.map(({ share }) => share ?? 1 / buyers.length)
