import type * as z from 'zod'
import type { DiscountedCashFlowInput } from '../evaluation/discounted-cash-flow-input.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import { listCalculationFailures } from './failures.ts'

const flatIncome: z.input<typeof DiscountedCashFlowInput> = {
  valuationDate: '2026-01-01',
  tenants: [{ name: 'A', passingRent: 100000, leaseEnd: '2060-12-31', indexation: { type: 'none' } }],
  inflation: 0,
  marketRentGrowth: 0,
  discountRate: 0.05,
  exitYield: 0.05,
  purchasePrice: 2000000,
}

const threeUnits: z.input<typeof DiscountedCashFlowInput> = {
  valuationDate: '2026-01-01',
  inflation: 0.02,
  marketRentGrowth: 0.015,
  tenants: [
    {
      name: 'Office',
      area: 800,
      passingRent: 240000,
      leaseEnd: '2029-12-31',
      marketRent: 250000,
      voidMonths: 12,
      rentFreeMonths: 6,
      relettingFeeRate: 0.15,
      tenantImprovements: 40000,
      newLeaseMonths: 108,
    },
    {
      name: 'Shop',
      area: 200,
      passingRent: 90000,
      leaseEnd: '2027-12-31',
      marketRent: 80000,
      voidMonths: 6,
      relettingFeeRate: 0.15,
      newLeaseMonths: 108,
    },
    {
      name: 'Storage',
      area: 100,
      vacant: true,
      passingRent: 0,
      marketRent: 12000,
      voidMonths: 12,
      newLeaseMonths: 120,
    },
  ],
  operatingCosts: [
    { name: 'service charges', annualAmount: 45000, recoverableShare: 0.95 },
    { name: 'structure and insurance', annualAmount: 12000 },
  ],
  managementFeeRate: 0.03,
  capex: [{ year: 3, amount: 150000 }],
  discountRate: 0.065,
  exitYield: 0.055,
  exitCostsRate: 0.02,
  purchasePrice: 4600000,
  acquisitionCostsRate: 0.075,
}

const levered: z.input<typeof DiscountedCashFlowInput> = {
  valuationDate: '2026-01-01',
  horizonYears: 2,
  assetType: 'office',
  tenants: [
    {
      name: 'Office floor',
      area: 400,
      passingRent: 120000,
      leaseStart: '2024-01-01',
      leaseEnd: '2030-12-31',
      marketRent: 120000,
    },
  ],
  inflation: 0.02,
  discountRate: 0.06,
  exitYield: 0.06,
  purchasePrice: 2000000,
  acquisitionCostsRate: 0.07,
  exitCostsRate: 0.02,
  loan: { ltv: 0.5, annualRate: 0.04, termMonths: 240, amortisation: 'bullet', fees: 5000 },
  sensitivity: { discountRateSteps: [0], exitYieldSteps: [-0.005, 0, 0.005] },
}

const onlyLosses: z.input<typeof DiscountedCashFlowInput> = {
  valuationDate: '2026-01-01',
  horizonYears: 2,
  inflation: 0,
  tenants: [{ name: 'A', passingRent: 1000, leaseEnd: '2060-12-31', indexation: { type: 'none' } }],
  operatingCosts: [{ name: 'costs', annualAmount: 3000, growthRate: 0 }],
  discountRate: 0.08,
  exitYield: 0.08,
  terminalMethod: 'finalYearNoi',
  purchasePrice: 10000,
}

/** Examples of the discounted cash flow. The first, second and fourth are cases of tests/domain/evaluation. */
export const discountedCashFlow: readonly ExampleRequest<z.input<typeof DiscountedCashFlowInput>>[] = [
  withBody('flatIncome', 'Flat income, bought at income over rate: it earns the rate', flatIncome),
  withBody('threeUnits', 'Three units, one of them vacant, let again over ten years', threeUnits),
  withBody('levered', 'An office bought with a loan and sold after two years', levered),
  withBody('onlyLosses', 'Costs above the rent: a value, and no rate of return', onlyLosses),
  withBody('leaseEnded', 'A lease that ended before the valuation date, and a cap below its floor', {
    ...onlyLosses,
    tenants: [{ passingRent: 1000, leaseEnd: '2025-12-31', indexation: { cap: 0.01, floor: 0.03 } }],
  }),
  withWrongBody('percentForFraction', 'Percent sent for a fraction, a yield of nothing, an unknown field', {
    ...onlyLosses,
    inflation: 3.5,
    exitYield: 0,
    price: 10_000,
  }),
  ...listCalculationFailures(onlyLosses),
]
