import { roundToNearest, sumAmounts, toCents } from '../core/money.ts'
import { gainTax, isTaxAtMost } from './gain.ts'
import type { ReportInput } from './report.ts'

/** Proceeds of a sale and deductions from its price, in EUR. */
export interface Proceeds {
  /** Price of the whole property. */
  price: number
  /** The price is the central value of the estimate; every amount is then in whole euros. */
  isEstimate: boolean
  /** Costs as sent; undefined counts as 0. */
  costs: number | undefined
  /** Price less costs, of the part of this seller; left out where the seller owns the whole. */
  part?: { share: number; amount: number }
  /** Undefined where the tax was not calculated. */
  tax: number | undefined
  /** The costs of the purchase are missing, without which the tax is at most this. */
  isTaxAtMost: boolean
  loanBalance: number | undefined
  /** Price less costs, tax and loan; negative where the loan exceeds the rest. */
  net: number
}

/**
 * Proceeds of a seller: price, else central value, less costs, tax on the gain and loan. Of an estimate each amount is
 * rounded to whole euros before they are added, so that the printed figures add up and none claims cents.
 */
export const proceedsOf = ({ input: { sale }, estimate, gain }: ReportInput): Proceeds => {
  const isEstimate = sale?.price === undefined
  const shown = (amount: number): number => (isEstimate ? roundToNearest(1, amount) : amount)
  const known = (amount: number | undefined): number | undefined => (amount === undefined ? undefined : shown(amount))
  const price = shown(sale?.price ?? estimate.estimationCentrale)
  const [costs, tax, loanBalance] = [known(sale?.costs), gain && gainTax(gain, isEstimate), known(sale?.loanBalance)]
  const share = sale?.ownershipShare ?? 1
  const received =
    share === 1 ? sumAmounts([price, -(costs ?? 0)]) : shown(toCents(share * sumAmounts([price, -(costs ?? 0)])))
  return {
    ...{ price, isEstimate, costs, tax, loanBalance },
    isTaxAtMost: gain !== undefined && isTaxAtMost(gain),
    ...(share !== 1 && { part: { share, amount: received } }),
    net: sumAmounts([received, -(tax ?? 0), -(loanBalance ?? 0)]),
  }
}
