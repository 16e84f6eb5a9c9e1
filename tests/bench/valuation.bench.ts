import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { dcfValuation } from '#domain/evaluation/discounted-cash-flow'
import { amortisation } from '#domain/lending/amortisation'
import { median } from './subject.ts'

/** A building of fifty units whose leases differ in every term, with a price and a loan. */
const building: DiscountedCashFlowInput = {
  valuationDate: '2026-01-01',
  tenants: Array.from({ length: 50 }, (_, index) => ({
    area: 100 + 10 * index,
    passingRent: 20_000 + 1000 * index,
    leaseStart: `20${16 + (index % 10)}-${String(1 + (index % 12)).padStart(2, '0')}-15`,
    leaseEnd: `20${27 + (index % 9)}-${String(1 + (index % 12)).padStart(2, '0')}-14`,
    marketRent: 22_000 + 1000 * index,
    renewalProbability: (index % 5) / 5,
    voidMonths: index % 13,
    rentFreeMonths: index % 4,
    relettingFeeRate: 0.15,
    newLeaseMonths: 36 + 12 * (index % 6),
    indexation: { share: 1, lagMonths: index % 4, cap: 0.05, floor: 0 },
  })),
  operatingCosts: [{ name: 'charges', annualAmount: 200_000, recoverableShare: 0.9 }],
  capex: [{ year: 4, amount: 500_000 }],
  managementFeeRate: 0.03,
  discountRate: 0.065,
  exitYield: 0.055,
  purchasePrice: 30_000_000,
  acquisitionCostsRate: 0.07,
  loan: { ltv: 0.5, annualRate: 0.035, termMonths: 240 },
}

/** The median time of a calculation in milliseconds, after it has run warm. */
export const medianMs = (calculate: () => unknown, runs: number): number => {
  for (let run = 0; run < runs; run += 1) calculate()
  return median(
    Array.from({ length: runs }, () => {
      const startedAt = performance.now()
      calculate()
      return performance.now() - startedAt
    }),
  )
}

/** A line of the bench: what was measured, the most it may take, what it took. */
export const row = (description: string, barMs: number, tookMs: number): string =>
  `${description} (bar: at most ${barMs} ms): ${tookMs.toFixed(3)} ms ${tookMs <= barMs ? 'met' : 'NOT MET'}`

/** What the calculations of values and loans take in this process, one line each. */
export const valuationRows = (): string[] => [
  row(
    '5 DCF of 50 tenants with its grid',
    5,
    medianMs(() => dcfValuation(building, { inflation: { value: 0.02 } }), 200),
  ),
  row(
    '6 loan schedule of 360 months',
    0.2,
    medianMs(
      () => amortisation({ principal: 300_000, annualRate: 0.035, termMonths: 360, amortisation: 'annuity' }),
      2000,
    ),
  ),
]
