import { power } from '../core/powers.ts'
/** Present value of 1 due after `years` (fractions too) at a yearly rate above -1. */
export const discountFactor = (rate: number, years: number): number => power(1 + rate, -years)

/** The net present value of amounts one period apart at a rate per period above -1; the first one is due today. */
export const netPresentValue = (rate: number, values: readonly number[]): number =>
  values.reduce((total, value, period) => total + value * discountFactor(rate, period), 0)
