import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import type { Flow } from '../../finance/flow.ts'
import { discountFactor } from '../../finance/net-present-value.ts'
import { bucketSums, type Months } from './months.ts'

/** Payment times of the flows of a year, quarter or month, in whole units of time. */
export interface Timing {
  monthsPerBucket: number
  /** One, or two where flows fall in the middle of a bucket. */
  unitsPerBucket: number
  /** Units from the beginning of a bucket to its payment. */
  paidAfter: number
}

/** The seven timings; debt is paid at the end of the bucket, or in its middle with `midYear`. */
export const timings: Readonly<Record<NonNullable<DiscountedCashFlowInput['timing']>, Timing>> = {
  annualArrears: { monthsPerBucket: 12, unitsPerBucket: 1, paidAfter: 1 },
  midYear: { monthsPerBucket: 12, unitsPerBucket: 2, paidAfter: 1 },
  annualAdvance: { monthsPerBucket: 12, unitsPerBucket: 1, paidAfter: 0 },
  quarterlyArrears: { monthsPerBucket: 3, unitsPerBucket: 1, paidAfter: 1 },
  quarterlyAdvance: { monthsPerBucket: 3, unitsPerBucket: 1, paidAfter: 0 },
  monthlyArrears: { monthsPerBucket: 1, unitsPerBucket: 1, paidAfter: 1 },
  monthlyAdvance: { monthsPerBucket: 1, unitsPerBucket: 1, paidAfter: 0 },
}

/** Units of time in a year. */
export const unitsPerYear = ({ monthsPerBucket, unitsPerBucket }: Timing): number =>
  (12 / monthsPerBucket) * unitsPerBucket

/** Monthly figures as flows at the times of a timing. */
export const flowsByTiming = (months: Months, timing: Timing, paidAfter = timing.paidAfter): Flow[] =>
  bucketSums(months, timing.monthsPerBucket).map((amount, bucket) => ({
    at: bucket * timing.unitsPerBucket + paidAfter,
    amount,
  }))

/** Each flow discounted at a yearly rate. */
export const presentValues = (flows: readonly Flow[], timing: Timing, rate: number): number[] => {
  const perYear = unitsPerYear(timing)
  return flows.map(({ at, amount }) => amount * discountFactor(rate, at / perYear))
}
