import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { toSixDecimals } from '../core/money.ts'

/** A rate of return as answers print it: every rate to six decimals. */
export const printedRate = (rate: RateOfReturn): RateOfReturn => {
  if (rate.status === 'multiple') return { ...rate, candidates: rate.candidates.map(toSixDecimals) }
  if (rate.status !== 'ok') return rate
  const { value, otherRoots } = rate
  return {
    status: 'ok',
    value: toSixDecimals(value),
    ...(otherRoots && { otherRoots: otherRoots.map(toSixDecimals) }),
  }
}
