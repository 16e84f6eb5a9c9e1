import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { toSixDecimals } from '../core/money.ts'

/** Rounds every rate of a rate of return to six decimals. */
export const roundRateOfReturn = (rate: RateOfReturn): RateOfReturn => {
  if (rate.status === 'multiple') return { ...rate, candidates: rate.candidates.map(toSixDecimals) }
  if (rate.status !== 'ok') return rate
  const { value, otherRoots } = rate
  return {
    status: 'ok',
    value: toSixDecimals(value),
    ...(otherRoots && { otherRoots: otherRoots.map(toSixDecimals) }),
  }
}
