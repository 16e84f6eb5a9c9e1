import { exp, expm1, log1p } from '../core/exponentials.ts'
/**
 * The present value of 1 at the end of each of `periods` at a rate per period above -1: (1 - (1+i)^-n) / i, and n at
 * rate 0. Written so that rates near 0 keep all their digits.
 */
export const annuityFactor = (rate: number, periods: number): number =>
  rate === 0 ? periods : -expm1(-periods * log1p(rate)) / rate

/** The level instalment that repays a balance but for a balloon, unrounded; the balloon falls due with the last one. */
export const levelInstalment = (balance: number, rate: number, periods: number, balloon = 0): number =>
  (balance - balloon * exp(-periods * log1p(rate))) / annuityFactor(rate, periods)
