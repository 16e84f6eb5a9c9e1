import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { power } from '../core/powers.ts'
import { netPresentValue } from './net-present-value.ts'

/**
 * The modified internal rate of return of amounts one period apart, per period, unrounded: payments are discounted at
 * the finance rate, receipts compounded at the reinvestment rate. It is always single where both kinds occur.
 */
export const mirr = (values: readonly number[], financeRate: number, reinvestmentRate: number): RateOfReturn => {
  const periods = values.length - 1
  const paid = -netPresentValue(
    financeRate,
    values.map(value => Math.min(value, 0)),
  )
  const received = netPresentValue(
    reinvestmentRate,
    values.map(value => Math.max(value, 0)),
  )
  if (paid === 0 || received === 0) return { status: 'none', value: null, reason: 'no_sign_change' }
  return { status: 'ok', value: power(received / paid, 1 / periods) * (1 + reinvestmentRate) - 1 }
}
