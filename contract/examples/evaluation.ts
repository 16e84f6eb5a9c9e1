import type * as z from 'zod'
import type { Capitalisation, CapitalisationInput } from '../evaluation/capitalisation.ts'
import type { LendingValue, LendingValueInput } from '../evaluation/lending-value.ts'
import type { contract } from '../index.ts'
import { discountedCashFlow } from './discounted-cash-flow.ts'
import { type Example, requestIdOf } from './example.ts'
import { calculationFailureExamples } from './failures.ts'

const refused = (name: string) => ({ success: false as const, requestId: requestIdOf({ name }) })

const answered = <Data>(name: string, method: string, data: Data) => ({
  status: 200 as const,
  body: {
    success: true as const,
    data,
    meta: { api_key_name: 'sandbox', tier: 'sandbox' as const, method, requestId: requestIdOf({ name }) },
  },
})

const mortgageLendingValueMethodology: z.infer<typeof LendingValue>['methodology'] = {
  name: 'Prudential lending value: market value reduced by a haircut.',
  references: [
    'Regulation (EU) 575/2013 (CRR), art. 4(1)(74), (74a) and 229(1) as amended by Regulation (EU) 2024/1623: conceptual references',
    'Income pillar: method described in the German Beleihungswertermittlungsverordnung (BelWertV), ss. 8 to 12',
  ],
  limits: [
    'Not a mortgage lending value or property value established by an independent qualified valuer.',
    'A qualified valuer would still have to establish the market value, the sustainable rent and costs, the rate and the useful life.',
    'Earlier descriptions of this interface quoted "EN 17503"; that number designates a chemical analysis method and is not used here.',
  ],
}

const tenPercent: z.input<typeof LendingValueInput> = {
  marketValue: 1000000,
  assetType: 'residential',
  abattement: 0.1,
}

const tenPercentData: z.infer<typeof LendingValue> = {
  marketValue: 1000000,
  assetType: 'residential',
  abattement: 0.1,
  abattementSource: 'request',
  haircutValue: 900000,
  haircutAmount: 100000,
  mortgageLendingValue: 900000,
  effectiveAbattement: 0.1,
  bindingConstraint: 'haircut',
  assumptions: [],
  warnings: [],
  methodology: mortgageLendingValueMethodology,
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

const incomeBindsData: z.infer<typeof LendingValue> = {
  marketValue: 2000000,
  assetType: 'residential',
  abattement: 0.1,
  abattementSource: 'default',
  haircutValue: 1800000,
  haircutAmount: 778509.25,
  mortgageLendingValue: 1221490.75,
  effectiveAbattement: 0.389255,
  bindingConstraint: 'incomeApproach',
  incomeApproach: {
    netIncome: 69300,
    annuityFactor: 16.931518,
    buildingValue: 521490.75,
    incomeValue: 1221490.75,
  },
  loanToMarketValue: 0.5,
  loanToLendingValue: 0.818672,
  assumptions: [
    {
      field: 'abattement',
      source: 'default',
      value: 0.1,
      asOf: '2026-11-21',
      note: 'Judgement: the smallest safety discount of the German BelWertV (s. 16(2)); the deepest market, with owners who live there.',
    },
    {
      field: 'incomeApproach.capitalisationRate',
      source: 'default',
      value: 0.055,
      asOf: '2024-01-01',
      note: 'Smallest capitalisation rate of the German BelWertV (s. 12(4)) from 1 January 2024, unchanged for 2025 and 2026; surcharges by use come on top.',
    },
  ],
  warnings: [
    {
      code: 'income_value_far_below',
      message: 'The income value is below 70 % of the market value less the haircut.',
    },
  ],
  methodology: mortgageLendingValueMethodology,
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

const revaluationData: z.infer<typeof LendingValue> = {
  marketValue: 1200000,
  assetType: 'residential',
  abattement: 0.05,
  abattementSource: 'request',
  haircutValue: 1140000,
  haircutAmount: 145000,
  mortgageLendingValue: 1055000,
  effectiveAbattement: 0.120833,
  bindingConstraint: 'revaluationCap',
  revaluationCap: 1055000,
  assumptions: [],
  warnings: [],
  methodology: mortgageLendingValueMethodology,
}

const mortgageLendingValue: readonly Example<
  typeof contract.evaluation.mortgageLendingValue,
  typeof LendingValueInput
>[] = [
  {
    name: 'tenPercent',
    summary: 'A haircut of 10 % on a million',
    request: { body: tenPercent },
    response: answered('tenPercent', 'market_value_less_prudential_haircut', tenPercentData),
  },
  {
    name: 'incomeBinds',
    summary: 'An income pillar that binds, with a loan',
    request: { body: incomeBinds },
    response: answered('incomeBinds', 'market_value_less_prudential_haircut', incomeBindsData),
  },
  {
    name: 'revaluation',
    summary: 'A revaluation that its history caps',
    request: { body: revaluation },
    response: answered('revaluation', 'market_value_less_prudential_haircut', revaluationData),
  },
  {
    name: 'costsAboveRent',
    summary: 'Costs that leave nothing of the rent',
    request: {
      body: {
        marketValue: 500000,
        assetType: 'office',
        incomeApproach: {
          grossAnnualRent: 30000,
          managementCosts: 30000,
          remainingUsefulLifeYears: 40,
        },
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('costsAboveRent'),
        error:
          'The request does not fit the contract. incomeApproach.managementCosts: Must be below the rent, so that at least 0.01 is left.',
        code: 'invalid_request',
        issues: [
          {
            path: 'incomeApproach.managementCosts',
            message: 'Must be below the rent, so that at least 0.01 is left.',
            code: 'noi_not_positive',
            received: '30000',
            allowed: ['below 30000'],
          },
        ],
      },
    },
  },
  ...calculationFailureExamples(tenPercent),
]

const directCapitalisationMethodology: z.infer<typeof Capitalisation>['methodology'] = {
  name: 'Capitalisation of income: direct, term and reversion, or hardcore; the price is net of the costs of the buyer.',
  references: ['Implicit valuation methods of the trade: term and reversion, hardcore (layer), equivalent yield'],
  limits: [
    'A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.',
    'Rents, costs and yields are taken as sent or assumed; a qualified valuer would have to establish them.',
    'Default rates rest on evidence of 2022 to 2025 and stand above prime yields; replace them by present ones.',
  ],
}

const netIncome: z.input<typeof CapitalisationInput> = {
  assetType: 'office',
  noi: 500000,
  capRate: 0.0525,
  purchasersCostsRate: 0.075,
}

const netIncomeData: z.infer<typeof Capitalisation> = {
  grossValue: 9523809.52,
  purchasersCosts: 664451.83,
  netValue: 8859357.7,
  netInitialYield: 0.0525,
  noi: 500000,
  capRate: 0.0525,
  capRateSource: 'request',
  incomeMultiplier: 19.0476,
  sensitivity: [
    {
      capRate: 0.0475,
      grossValue: 10526315.79,
      netValue: 9791921.66,
    },
    {
      capRate: 0.05,
      grossValue: 10000000,
      netValue: 9302325.58,
    },
    {
      capRate: 0.0525,
      grossValue: 9523809.52,
      netValue: 8859357.7,
    },
    {
      capRate: 0.055,
      grossValue: 9090909.09,
      netValue: 8456659.62,
    },
    {
      capRate: 0.0575,
      grossValue: 8695652.17,
      netValue: 8088978.77,
    },
  ],
  assumptions: [
    {
      field: 'method',
      source: 'default',
      value: 'direct',
    },
    {
      field: 'timing',
      source: 'default',
      value: 'annualArrears',
    },
    {
      field: 'capitalDeductions',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: directCapitalisationMethodology,
}

const defaultRate: z.input<typeof CapitalisationInput> = {
  assetType: 'retail',
  grossRentalIncome: 67200,
  vacancyRate: 0.1,
  operatingCostRate: 0.3,
}

const defaultRateData: z.infer<typeof Capitalisation> = {
  grossValue: 705600,
  purchasersCosts: 0,
  netValue: 705600,
  netInitialYield: 0.06,
  noi: 42336,
  capRate: 0.06,
  capRateSource: 'default',
  capRateAsOf: '2026-11-21',
  incomeMultiplier: 16.6667,
  sensitivity: [
    {
      capRate: 0.055,
      grossValue: 769745.45,
      netValue: 769745.45,
    },
    {
      capRate: 0.0575,
      grossValue: 736278.26,
      netValue: 736278.26,
    },
    {
      capRate: 0.06,
      grossValue: 705600,
      netValue: 705600,
    },
    {
      capRate: 0.0625,
      grossValue: 677376,
      netValue: 677376,
    },
    {
      capRate: 0.065,
      grossValue: 651323.08,
      netValue: 651323.08,
    },
  ],
  assumptions: [
    {
      field: 'method',
      source: 'default',
      value: 'direct',
    },
    {
      field: 'purchasersCostsRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'timing',
      source: 'default',
      value: 'annualArrears',
    },
    {
      field: 'capitalDeductions',
      source: 'default',
      value: 0,
    },
    {
      field: 'capRate',
      source: 'default',
      value: 0.06,
      asOf: '2026-11-21',
      note: 'Judgement on evidence of 2022 to 2025, to be replaced by a present report: high street 4.15 % at the end of 2023, out of town 6 % (Cushman & Wakefield); usual range 4.15 to 7.5 %.',
    },
    {
      field: 'creditLossRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'operatingCosts',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: directCapitalisationMethodology,
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

const termAndReversionData: z.infer<typeof Capitalisation> = {
  grossValue: 286383.76,
  purchasersCosts: 0,
  netValue: 286383.76,
  netInitialYield: 0.034918,
  reversionaryYield: 0.052377,
  equivalentYield: 0.05,
  layers: [
    {
      key: 'term',
      value: 27232.48,
    },
    {
      key: 'reversion',
      value: 259151.28,
    },
  ],
  assumptions: [
    {
      field: 'purchasersCostsRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'timing',
      source: 'default',
      value: 'annualArrears',
    },
    {
      field: 'capitalDeductions',
      source: 'default',
      value: 0,
    },
    {
      field: 'deferralYield',
      source: 'default',
      value: 0.05,
      note: 'The reversion yield.',
    },
  ],
  warnings: [],
  methodology: directCapitalisationMethodology,
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

const hardcoreData: z.infer<typeof Capitalisation> = {
  grossValue: 286383.76,
  purchasersCosts: 0,
  netValue: 286383.76,
  netInitialYield: 0.034918,
  reversionaryYield: 0.052377,
  equivalentYield: 0.05,
  layers: [
    {
      key: 'core',
      value: 200000,
    },
    {
      key: 'topSlice',
      value: 86383.76,
    },
  ],
  assumptions: [
    {
      field: 'purchasersCostsRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'timing',
      source: 'default',
      value: 'annualArrears',
    },
    {
      field: 'capitalDeductions',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: directCapitalisationMethodology,
}

const directCapitalisation: readonly Example<
  typeof contract.evaluation.directCapitalisation,
  typeof CapitalisationInput
>[] = [
  {
    name: 'netIncome',
    summary: 'A net income, and the costs of the buyer',
    request: { body: netIncome },
    response: answered('netIncome', 'income_capitalisation', netIncomeData),
  },
  {
    name: 'defaultRate',
    summary: 'A gross income at the default rate',
    request: { body: defaultRate },
    response: answered('defaultRate', 'income_capitalisation', defaultRateData),
  },
  {
    name: 'termAndReversion',
    summary: 'A rent below the market for three years',
    request: { body: termAndReversion },
    response: answered('termAndReversion', 'income_capitalisation', termAndReversionData),
  },
  {
    name: 'hardcore',
    summary: 'The same in layers',
    request: { body: hardcore },
    response: answered('hardcore', 'income_capitalisation', hardcoreData),
  },
  {
    name: 'rateOfZero',
    summary: 'A rate of 0',
    request: {
      body: {
        assetType: 'office',
        noi: 100000,
        capRate: 0,
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('rateOfZero'),
        error: 'The request does not fit the contract. capRate: Must be above 0, at least 0.0001.',
        code: 'invalid_request',
        issues: [
          {
            path: 'capRate',
            message: 'Must be above 0, at least 0.0001.',
            code: 'cap_rate_not_positive',
            received: '0',
            allowed: ['0.0001 to 0.5'],
          },
        ],
      },
    },
  },
  {
    name: 'overRented',
    summary: 'A passing rent above the market in layers',
    request: {
      body: {
        assetType: 'office',
        method: 'hardcore',
        passingRent: 16000,
        marketRent: 15000,
        yearsToReversion: 3,
        coreYield: 0.05,
        topSliceYield: 0.06,
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('overRented'),
        error:
          'The request does not fit the contract. passingRent: Is above the market rent; use the method termAndReversion.',
        code: 'invalid_request',
        issues: [
          {
            path: 'passingRent',
            message: 'Is above the market rent; use the method termAndReversion.',
            code: 'over_rented_needs_term_and_reversion',
            received: '16000',
            allowed: ['0 to 15000'],
          },
        ],
      },
    },
  },
  ...calculationFailureExamples(netIncome),
]

/** Examples of the valuations, by operation. */
export const evaluation = { mortgageLendingValue, discountedCashFlow, directCapitalisation }
