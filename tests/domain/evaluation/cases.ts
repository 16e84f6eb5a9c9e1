import type { LendingValueInput } from '#domain/evaluation/lending-value'
import type { CapitalisationInput } from '#domain/evaluation/net-operating-income'
import type { Case } from '../worked-case.ts'

/** Worked lending values. */
export const lendingValueCases: readonly Case<LendingValueInput>[] = [
  {
    description: '10 % of a million is 100 000 off',
    source: 'arithmetic: 1 000 000 × 0.9',
    input: { marketValue: 1000000, assetType: 'residential', abattement: 0.1 },
    data: { abattement: 0.1, mortgageLendingValue: 900000, haircutAmount: 100000 },
  },
  {
    description: 'an exact tie: 111.1 × 0.95 = 105.545 is 105.55',
    source: 'arithmetic; halves away from zero',
    input: { marketValue: 111.1, assetType: 'office', abattement: 0.05 },
    data: { abattement: 0.05, mortgageLendingValue: 105.55, haircutAmount: 5.55 },
  },
  {
    description: 'no haircut: the market value',
    source: 'arithmetic: 870 000 × 1',
    input: { marketValue: 870000, assetType: 'hotel', abattement: 0 },
    data: { abattement: 0, mortgageLendingValue: 870000, haircutAmount: 0 },
  },
  {
    description: 'the income pillar binds: rent yields in Luxembourg lie below the floor of 5.5 %',
    source: 'BelWertV, ss. 8 to 12; arithmetic in decimals, by an independent model',
    input: {
      marketValue: 2000000,
      assetType: 'residential',
      abattement: 0.1,
      incomeApproach: {
        grossAnnualRent: 84000,
        managementCosts: 14700,
        landValue: 700000,
        capitalisationRate: 0.055,
        remainingUsefulLifeYears: 50,
      },
    },
    data: {
      haircutValue: 1800000,
      incomeApproach: { netIncome: 69300, annuityFactor: 16.931518, buildingValue: 521490.75, incomeValue: 1221490.75 },
      mortgageLendingValue: 1221490.75,
      bindingConstraint: 'incomeApproach',
    },
  },
  {
    description: 'the average of earlier values caps a revaluation',
    source: 'CRR, art. 229(1)(e): (900 + 960 + 1020 + 1100 + 1150 + 1200) / 6 = 1055 thousand',
    input: {
      marketValue: 1200000,
      assetType: 'residential',
      abattement: 0.05,
      revaluation: { observedValues: [900000, 960000, 1020000, 1100000, 1150000, 1200000], valueAtOrigination: 850000 },
    },
    data: {
      haircutValue: 1140000,
      revaluationCap: 1055000,
      mortgageLendingValue: 1055000,
      bindingConstraint: 'revaluationCap',
    },
  },
]

/** Worked capitalisations; published figures where the source names them. */
export const capitalisationCases: readonly Case<CapitalisationInput>[] = [
  {
    description: '84 000 of income, 28 000 of costs, 8 %',
    source: 'estatepass.ai, appraiser question: income 56 000, value 700 000',
    input: { assetType: 'residential', grossRentalIncome: 84000, operatingCosts: 28000, capRate: 0.08 },
    data: { noi: 56000, grossValue: 700000, netValue: 700000, purchasersCosts: 0, netInitialYield: 0.08 },
  },
  {
    description: 'vacancy on the gross income, costs on what is left',
    source: 'scribd.com/document/458998315, apartment building: income 42 336, value 583 945',
    input: {
      assetType: 'residential',
      grossRentalIncome: 67200,
      vacancyRate: 0.1,
      operatingCostRate: 0.3,
      capRate: 0.0725,
    },
    data: { noi: 42336, grossValue: 583944.83, netValue: 583944.83, purchasersCosts: 0, netInitialYield: 0.0725 },
  },
  {
    description: '10 000 for three years, then 15 000, at 5 %',
    source: 'isurv.com, Implicit valuation methods: value 286 383, initial yield 3.49 %, reversionary yield 5.24 %',
    input: {
      assetType: 'office',
      method: 'termAndReversion',
      passingRent: 10000,
      marketRent: 15000,
      yearsToReversion: 3,
      termYield: 0.05,
      reversionYield: 0.05,
    },
    data: {
      grossValue: 286383.76,
      netValue: 286383.76,
      purchasersCosts: 0,
      netInitialYield: 0.034918,
      reversionaryYield: 0.052377,
      equivalentYield: 0.05,
    },
  },
  {
    description: 'a reversion deferred at the yield of the term',
    source: 'solutioninn.com 16311493: value 764 693.48',
    input: {
      assetType: 'office',
      method: 'termAndReversion',
      passingRent: 30000,
      marketRent: 45000,
      yearsToReversion: 5,
      termYield: 0.07,
      reversionYield: 0.05,
      deferralYield: 0.07,
    },
    data: {
      grossValue: 764693.48,
      netValue: 764693.48,
      purchasersCosts: 0,
      netInitialYield: 0.039231,
      reversionaryYield: 0.058847,
      equivalentYield: 0.054291,
    },
  },
  {
    description: 'hardcore with equal yields is term and reversion',
    source: 'identity with the case of 10 000, then 15 000',
    input: {
      assetType: 'office',
      method: 'hardcore',
      passingRent: 10000,
      marketRent: 15000,
      yearsToReversion: 3,
      coreYield: 0.05,
      topSliceYield: 0.05,
    },
    data: {
      grossValue: 286383.76,
      netValue: 286383.76,
      purchasersCosts: 0,
      netInitialYield: 0.034918,
      reversionaryYield: 0.052377,
      equivalentYield: 0.05,
    },
  },
  {
    description: 'the price is the gross value divided by one plus the costs of the buyer',
    source: 'arithmetic: 500 000 / 0.0525 / 1.075',
    input: { assetType: 'office', noi: 500000, capRate: 0.0525, purchasersCostsRate: 0.075 },
    data: {
      noi: 500000,
      grossValue: 9523809.52,
      netValue: 8859357.7,
      purchasersCosts: 664451.83,
      netInitialYield: 0.0525,
    },
  },
]
