import type { CostLine, Totals } from '#contract/shared/law'
import { sum, toCents, toSixDecimals } from './money.ts'

/** Sums of the counted lines; `price` and `loanAmount` make the rate and the cash that is needed. */
export const totals = (lines: readonly CostLine[], price: number, loanAmount: number): Totals => {
  const counted = lines.filter(line => line.counted)
  const paidBy = (payer: CostLine['payer']) => counted.filter(line => line.payer === payer)
  const of = (some: readonly CostLine[]): number => sum(some.map(({ amount }) => amount))
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
    cashNeeded: sum([toCents(price), buyer, -toCents(loanAmount)]),
  }
}
