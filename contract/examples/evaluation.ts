import type * as z from 'zod'
import type { CapitalisationInput } from '../evaluation/capitalisation.ts'
import type { LendingValueInput } from '../evaluation/lending-value.ts'
import { discountedCashFlow } from './discounted-cash-flow.ts'
import { type ExampleRequest, withBody } from './example.ts'
import { listCalculationFailures } from './failures.ts'

const tenPercent: z.input<typeof LendingValueInput> = {
  marketValue: 1000000,
  assetType: 'residential',
  abattement: 0.1,
}

const incomeBinds: z.input<typeof LendingValueInput> = {
  marketValue: 2000000,
  assetType: 'residential',
  incomeApproach: {
    grossAnnualRent: 84000,
    managementCosts: 14700,
    landValue: 700000,
    remainingUsefulLifeYears: 50,
  },
  loanAmount: 1000000,
}

const revaluation: z.input<typeof LendingValueInput> = {
  marketValue: 1200000,
  assetType: 'residential',
  abattement: 0.05,
  revaluation: {
    observedValues: [900000, 960000, 1020000, 1100000, 1150000, 1200000],
    valueAtOrigination: 850000,
  },
}

const mortgageLendingValue: readonly ExampleRequest<z.input<typeof LendingValueInput>>[] = [
  withBody('tenPercent', 'A haircut of 10 % on a million', tenPercent),
  withBody('incomeBinds', 'An income pillar that binds, with a loan', incomeBinds),
  withBody('revaluation', 'A revaluation that its history caps', revaluation),
  withBody('costsAboveRent', 'Costs that leave nothing of the rent', {
    marketValue: 500000,
    assetType: 'office',
    incomeApproach: {
      grossAnnualRent: 30000,
      managementCosts: 30000,
      remainingUsefulLifeYears: 40,
    },
  }),
  ...listCalculationFailures(tenPercent),
]

const netIncome: z.input<typeof CapitalisationInput> = {
  assetType: 'office',
  noi: 500000,
  capRate: 0.0525,
  purchasersCostsRate: 0.075,
}

const defaultRate: z.input<typeof CapitalisationInput> = {
  assetType: 'retail',
  grossRentalIncome: 67200,
  vacancyRate: 0.1,
  operatingCostRate: 0.3,
}

const termAndReversion: z.input<typeof CapitalisationInput> = {
  assetType: 'office',
  method: 'termAndReversion',
  passingRent: 10000,
  marketRent: 15000,
  yearsToReversion: 3,
  termYield: 0.05,
  reversionYield: 0.05,
}

const hardcore: z.input<typeof CapitalisationInput> = {
  assetType: 'office',
  method: 'hardcore',
  passingRent: 10000,
  marketRent: 15000,
  yearsToReversion: 3,
  coreYield: 0.05,
  topSliceYield: 0.05,
}

const directCapitalisation: readonly ExampleRequest<z.input<typeof CapitalisationInput>>[] = [
  withBody('netIncome', 'A net income, and the costs of the buyer', netIncome),
  withBody('defaultRate', 'A gross income at the default rate', defaultRate),
  withBody('termAndReversion', 'A rent below the market for three years', termAndReversion),
  withBody('hardcore', 'The same in layers', hardcore),
  withBody('rateOfZero', 'A rate of 0', {
    assetType: 'office',
    noi: 100000,
    capRate: 0,
  }),
  withBody('overRented', 'A passing rent above the market in layers', {
    assetType: 'office',
    method: 'hardcore',
    passingRent: 16000,
    marketRent: 15000,
    yearsToReversion: 3,
    coreYield: 0.05,
    topSliceYield: 0.06,
  }),
  ...listCalculationFailures(netIncome),
]

/** Examples of the valuations, by operation. */
export const evaluation = { mortgageLendingValue, discountedCashFlow, directCapitalisation }
