import type { CostLine, Totals } from '#contract/shared/law'
import { sumAmounts, toCents, toSixDecimals } from './money.ts'

/**
 * Sums of the counted lines; `price` and `loanAmount` give the rate and the cash that is needed. `paid` is what is paid of the
 * price, where it is not the whole, as in a gift.
 */
export const costTotals = (lines: readonly CostLine[], price: number, loanAmount: number, paid = price): Totals => {
  const counted = lines.filter(line => line.counted)
  const paidBy = (payer: CostLine['payer']) => counted.filter(line => line.payer === payer)
  const of = (some: readonly CostLine[]): number => sumAmounts(some.map(({ amount }) => amount))
  const natured = (nature: CostLine['nature']): number => of(paidBy('buyer').filter(line => line.nature === nature))
  const buyer = of(paidBy('buyer'))
  return {
    buyer,
    taxes: natured('tax'),
    regulatedTariffs: natured('regulatedTariff'),
    marketEstimates: natured('marketEstimate'),
    seller: of(paidBy('seller')),
    lender: of(paidBy('lender')),
    feesRate: toSixDecimals(buyer / price),
    cashNeeded: sumAmounts([toCents(paid), buyer, -toCents(loanAmount)]),
  }
}
