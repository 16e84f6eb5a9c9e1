import type { feesRules } from '#contract/propcalc/fees/rules'
import type { RefusedField } from '../core/refusal.ts'
import type { FeesInput } from './country.ts'

/** The sums of shares that count as 1, ends included. */
const [sharesLeast, sharesMost] = [0.999999, 1.000001]

/** A field that breaks one of the rules of the contract. */
export interface BrokenRule extends RefusedField {
  code: (typeof feesRules)[number]['code']
}

/** Who buys and what a broker is owed, as every purchase has it. */
interface Purchase {
  buyers?: readonly { share?: number | undefined }[] | undefined
  brokerFee?: number | undefined
  brokerFeeRate?: number | undefined
}

type SharedCode = 'shares_all_or_none' | 'shares_sum' | 'one_broker_fee'

/** Shares that are not of all, or do not add up to 1. */
export const brokenShares = ({ buyers = [] }: Purchase): (RefusedField & { code: SharedCode })[] => {
  const shares = buyers.flatMap(({ share }) => (share === undefined ? [] : [share]))
  if (shares.length === 0) return []
  const missing = buyers.findIndex(({ share }) => share === undefined)
  if (missing >= 0) {
    const message = 'Either every buyer has a share or none has.'
    return [{ path: `buyers[${missing}].share`, code: 'shares_all_or_none', message }]
  }
  // Twelve digits, so that three times 0.333333 is 0.999999.
  const total = Number(shares.reduce((sum, share) => sum + share, 0).toPrecision(12))
  if (total >= sharesLeast && total <= sharesMost) return []
  const message = 'The shares of the buyers must add up to 1.'
  return [{ path: 'buyers', code: 'shares_sum', message, received: total, allowed: ['a sum of 1'] }]
}

/** A broker's fee that is told twice. */
export const twoBrokerFees = ({ brokerFee, brokerFeeRate }: Purchase): (RefusedField & { code: SharedCode })[] =>
  brokerFee !== undefined && brokerFeeRate !== undefined
    ? [
        {
          path: 'brokerFeeRate',
          code: 'one_broker_fee',
          message: 'Send brokerFee or brokerFeeRate.',
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
  ...brokenShares(input),
  ...twoBrokerFees(input),
  ...strayVatAnswer(input),
  ...lateAgreement(input, deedDate),
  ...tooManyMovables(input),
]

/** The share of each buyer: as sent, else equal parts; one buyer of the whole when none is named. */
export const sharesOf = (buyers: readonly { share?: number | undefined }[] = [{}]): number[] =>
  buyers.map(({ share }) => share ?? 1 / buyers.length)
