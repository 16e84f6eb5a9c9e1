import { batchItemsMax } from '#contract/estimation'
import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { tenantsMax } from '#contract/evaluation/discounted-cash-flow-input'

const longestName = 'n'.repeat(200)
const list = <Value>(length: number, at: (index: number) => Value): Value[] =>
  Array.from({ length }, (_, index) => at(index))

/** A cash flow with as many leases, adjustments, costs, years and rates as the contract admits. */
export const longestCashFlow: DiscountedCashFlowInput = {
  valuationDate: '2026-01-01',
  horizonYears: 30,
  timing: 'monthlyArrears',
  assetType: 'office',
  tenants: list(tenantsMax, index => ({
    name: longestName,
    area: 1e7,
    passingRent: 1e6 + index,
    leaseStart: '2016-01-15',
    leaseEnd: `2026-0${2 + (index % 7)}-14`,
    marketRent: 1e6,
    newLeaseMonths: 1,
    voidMonths: 0,
    rentFreeMonths: 0,
    renewalProbability: 0.5,
    relettingFeeRate: 1,
    tenantImprovements: 1000,
    breakOptions: list(10, at => ({ date: `2030-01-${10 + at}` })),
    indexation: { type: 'cpi' as const, share: 1, frequencyMonths: 1, lagMonths: 60, cap: 0.5, floor: -0.5 },
    marketRentGrowth: list(100, year => year / 1000),
  })),
  inflation: list(100, () => 0.02),
  marketRentGrowth: list(100, () => 0.02),
  otherIncome: list(100, () => ({ name: longestName, annualAmount: 1000, growthRate: 0.02 })),
  operatingCosts: list(100, () => ({ name: longestName, annualAmount: 1000, recoverableShare: 1 })),
  capex: list(100, index => ({ year: 1 + (index % 30), amount: 1000, indexed: true })),
  managementFeeRate: 0.05,
  discountRate: 0.07,
  exitYield: 0.06,
  purchasePrice: 1e9,
  acquisitionCostsRate: 0.07,
  loan: { ltv: 0.5, annualRate: 0.03, termMonths: 600 },
  sensitivity: {
    discountRateSteps: list(11, step => (step - 5) / 1000),
    exitYieldSteps: list(11, step => (step - 5) / 1000),
  },
}

/** A batch of as many homes as there may be, each described in full. */
export const longestBatch = {
  items: list(batchItemsMax, index => ({
    commune: ['Luxembourg', 'Esch-sur-Alzette', 'Differdange', 'Mamer', 'Ettelbruck'][index % 5],
    surface: 35 + (index % 100),
    nbChambres: 1 + (index % 3),
    etage: 'entre',
    etat: 'bon',
    exterieur: 'balcon',
    parking: true,
    classeEnergie: 'C',
  })),
}

/** A batch with the most items, each with 150 unknown fields: the most expensive request to refuse. */
export const strangestBatch = {
  items: list(batchItemsMax, () => Object.fromEntries(list(150, index => [`x${index}`, 1]))),
}

/** As many sales as a back-test takes, all different; invented. */
export const manySales = {
  sales: Array.from({ length: 1000 }, (_, index) => ({
    input: {
      commune: ['Luxembourg', 'Esch-sur-Alzette', 'Differdange', 'Mamer', 'Ettelbruck'][index % 5] ?? 'Mamer',
      surface: 35 + (index % 120),
      ...(index % 2 === 0 && ({ etage: 'entre', etat: 'bon', parking: true } as const)),
    },
    price: 300_000 + ((index * 7919) % 600_000),
    soldOn: `20${14 + (index % 12)}-${String(1 + (index % 12)).padStart(2, '0')}-15`,
  })),
}

/** JSON filled up with spaces to a number of bytes. */
export const filled = (value: unknown, bytes: number): string => JSON.stringify(value).padEnd(bytes)
