import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { serialDay } from './day-count.ts'
import { rateOfReturn } from './rate-of-return.ts'

/** An amount on an ISO day. */
export interface DatedFlow {
  date: string
  /** Received when positive, paid when negative. */
  amount: number
}

/** The rate of return of dated flows per year of 365 days, as spreadsheets count it (XIRR), unrounded. */
export const xirr = (flows: readonly DatedFlow[]): RateOfReturn =>
  rateOfReturn(
    flows.map(({ date, amount }) => ({ at: serialDay(date), amount })),
    365,
  )
