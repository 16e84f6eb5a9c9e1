import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { dayNumber } from './day-count.ts'
import { rateOfReturn } from './rate-of-return.ts'

/** An amount on an ISO day. */
export interface DatedFlow {
  date: string
  /** Received when positive, paid when negative. */
  amount: number
}

/** The rate of return of dated flows per year of 365 days, as spreadsheets count it (XIRR), unrounded. */
export const datedRateOfReturn = (flows: readonly DatedFlow[]): RateOfReturn =>
  rateOfReturn(
    flows.map(({ date, amount }) => ({ at: dayNumber(date), amount })),
    365,
  )
