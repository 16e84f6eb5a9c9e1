import { exp, expm1, log, log1p } from '../core/exponentials.ts'
import { bisect } from '../finance/roots.ts'

/** Payment times of rent: at the end of each year, or at the beginning of each quarter. */
export type RentTiming = 'annualArrears' | 'quarterlyAdvance'

/** Present value of 1 a year in perpetuity at an effective yearly yield above 0. */
export const perpetuity = (rate: number, timing: RentTiming): number =>
  timing === 'annualArrears' ? 1 / rate : 1 / (4 * -expm1(-log1p(rate) / 4))

/** Present value of 1 due after some years. */
export const deferralFactor = (rate: number, years: number): number => exp(-years * log1p(rate))

/** Present value of 1 a year for some years, at the timing of the rent. */
export const termFactor = (rate: number, years: number, timing: RentTiming): number =>
  -expm1(-years * log1p(rate)) * perpetuity(rate, timing)

/** A present rent for some years, and the market rent after them. */
export interface Rents {
  passingRent: number
  marketRent: number
  yearsToReversion: number
}

/** Search bounds of the yield, as logarithms: from a hundred thousandth of a percent to 10 000 %. */
const [lowest, highest] = [log(1e-7), log(100)]

/** The single yield at which both rents are worth the gross value; undefined where there is no such yield. */
export const equivalentYield = (rents: Rents, grossValue: number, timing: RentTiming): number | undefined => {
  const { passingRent, marketRent, yearsToReversion } = rents
  // The value falls as the yield rises, so there is one crossing at most.
  const excess = (logRate: number): number => {
    const rate = exp(logRate)
    const term = passingRent * termFactor(rate, yearsToReversion, timing)
    return term + marketRent * perpetuity(rate, timing) * deferralFactor(rate, yearsToReversion) - grossValue
  }
  if (excess(lowest) < 0 || excess(highest) > 0) return undefined
  return exp(bisect(excess, lowest, highest))
}
