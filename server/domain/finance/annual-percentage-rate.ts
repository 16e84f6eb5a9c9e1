import type { Flow } from './flow.ts'
import { rateOfReturn } from './rate-of-return.ts'

/**
 * The annual percentage rate of charge (Directive 2014/17/EU, annex I), unrounded: the yearly rate at which drawdowns
 * (positive) and repayments with charges (negative) are worth the same at the first drawdown. A year has twelve equal
 * months: with times in months, `unitsPerYear` is 12. Null when nothing is left of the drawdown after its fees.
 */
export const annualPercentageRate = (flows: readonly Flow[], unitsPerYear = 1): number | null => {
  if (flows.filter(({ at }) => at <= 0).reduce((sum, { amount }) => sum + amount, 0) <= 0) return null
  return rateOfReturn(flows, unitsPerYear).value
}
