import type { CapitalGains, CapitalGainsInput } from '#domain/law/lu/gain/sale'

type Line = CapitalGains['lines'][number]['key']

/** A sale with the figures that its source gives. */
export interface GainCase {
  /** Unique, camelCase. */
  name: string
  description: string
  source: string
  /** The day of the deed is in the request. */
  input: CapitalGainsInput & { saleDate: string }
  /** The part of `data` that the source gives. */
  data: Record<string, unknown>
  /** Amounts of lines that the source gives; a line with the amount 0 may be left out. */
  lines?: Partial<Record<Line, number>>
  /** The range of the employment fund, where the law leaves one. */
  fundRange?: { low: number; high: number }
}

const worked = 'worked by hand from LIR art. 99bis to 131 and the tables of the tax administration'

const flatOf2010: GainCase['input'] = {
  saleDate: '2026-06-15',
  salePrice: 600_000,
  saleCosts: 18_000,
  acquisitionDate: '2010-05-03',
  acquisitionPrice: 300_000,
  acquisitionCosts: 23_000,
  improvements: [{ year: 2018, amount: 20_000 }],
  taxClass: '1',
  ordinaryTaxableIncome: 50_000,
  decennialAllowanceUsed: 0,
  healthInsuredInLuxembourg: true,
}

const ownedThreeYears: GainCase['input'] = {
  saleDate: '2025-08-15',
  salePrice: 700_000,
  saleCosts: 20_000,
  acquisitionDate: '2022-10-03',
  acquisitionPrice: 600_000,
  acquisitionCosts: 0,
  taxClass: '1',
  ordinaryTaxableIncome: 60_000,
}

/** Bought for 300 000 in 2010, which is 399 000 in 2026; the allowance is used up. */
const smallestGain: GainCase['input'] = {
  ...flatOf2010,
  saleCosts: 0,
  acquisitionCosts: 0,
  improvements: [],
  decennialAllowanceUsed: 50_000,
}

/** Owned for eight years; ordinary income and gain are chosen so that the average rate is 30 % exactly. */
const ownedEightYears: GainCase['input'] = {
  saleDate: '2025-08-15',
  // 200 000 × 1.13 = 226 000; 376 000 − 226 000 − 50 000 = 100 000
  salePrice: 376_000,
  saleCosts: 0,
  acquisitionDate: '2017-08-10',
  acquisitionPrice: 200_000,
  acquisitionCosts: 0,
  taxClass: '1',
  ordinaryTaxableIncome: 34_100,
}

const averageOfThirty = 'T(134 100) = 33 570 + 40 % × 16 650 = 40 230, 30 % of 134 100'

/** The worked and the published cases. */
export const cases: readonly GainCase[] = [
  {
    name: 'ownedSixteenYears',
    description: 'W8: owned for sixteen years, with works, half of the average rate',
    source: `${worked}: 323 000 × 1.33 + 20 000 × 1.18 = 453 190; 582 000 − 453 190 = 128 810; − 50 000 = 78 810; T(128 800) = 33 570 + 40 % × 11 350 = 38 110`,
    input: flatOf2010,
    data: {
      regime: 'longTerm',
      revaluedCost: 453_190,
      gain: 128_810,
      taxableGain: 78_810,
      tariff: { adjustedIncome: 128_800, taxOnAdjustedIncome: 38_110, averageRate: 0.295885, specialRate: 0.1479 },
    },
    lines: { incomeTaxOnGain: 11_655, employmentFund: 815.85, dependencyContribution: 1103.34 },
  },
  {
    name: 'coupleInClass2',
    description: 'W9: the same sale by a couple in class 2, twice the allowance',
    source: `${worked}: 128 810 − 100 000 = 28 810; T(118 800) = 2 × T(59 400) = 2 × 10 930.50 = 21 861`,
    input: { ...flatOf2010, taxClass: '2', ordinaryTaxableIncome: 90_000 },
    data: {
      regime: 'longTerm',
      taxableGain: 28_810,
      tariff: { adjustedIncome: 118_800, taxOnAdjustedIncome: 21_861, specialRate: 0.092 },
    },
    lines: { incomeTaxOnGain: 2650, employmentFund: 185.5, dependencyContribution: 403.34 },
  },
  {
    name: 'speculative',
    description: 'W10: owned for three years in 2026, speculative, taxed by addition',
    source: `${worked}: 600 000 − 15 000 − 537 000 = 48 000; T(98 000) − T(50 000) = 25 984 − 7 341`,
    input: {
      saleDate: '2026-06-15',
      salePrice: 600_000,
      saleCosts: 15_000,
      acquisitionDate: '2023-03-06',
      acquisitionPrice: 500_000,
      acquisitionCosts: 37_000,
      taxClass: '1',
      ordinaryTaxableIncome: 50_000,
    },
    data: {
      regime: 'speculative',
      gain: 48_000,
      allowances: [],
      tariff: { adjustedIncome: 98_000, taxOnAdjustedIncome: 25_984, taxOnOrdinaryIncome: 7341 },
    },
    lines: { incomeTaxOnGain: 18_643, employmentFund: 1305.01, dependencyContribution: 672 },
  },
  {
    name: 'transitional',
    description: 'W11: deed of August 2025, preliminary contract registered in June: two years',
    source: `${worked}: 680 000 − 600 000 × 1.00 = 80 000; − 50 000 = 30 000; T(90 000) = 22 864, a quarter of 25.404 % is 6.35 %`,
    input: { ...ownedThreeYears, preliminaryContractRegisteredOn: '2025-06-20' },
    data: {
      regime: 'longTerm',
      gain: 80_000,
      taxableGain: 30_000,
      holding: { speculativeUpToYears: 2, lastSpeculativeDay: '2024-10-03' },
      tariff: { rateFraction: 0.25, specialRate: 0.0635 },
    },
    lines: { incomeTaxOnGain: 1905, employmentFund: 133.35, dependencyContribution: 420 },
  },
  {
    name: 'notTransitional',
    description: 'W12: the same without a registered contract is speculative',
    source: `${worked}: T(140 000) − T(60 000) = 42 590 − 11 164`,
    input: ownedThreeYears,
    data: {
      regime: 'speculative',
      gain: 80_000,
      holding: { speculativeUpToYears: 5, lastSpeculativeDay: '2027-10-03' },
    },
    lines: { incomeTaxOnGain: 31_426, employmentFund: 2199.82, dependencyContribution: 1120 },
  },
  {
    name: 'quarterRateWithoutContract',
    description: 'owned for eight years, sold on 15 August 2025 without a registered contract: a quarter of 30 %',
    source: `law of 27 June 2025, art. 7; ${averageOfThirty}; 7.5 % × 100 000 = 7 500; 7 % of it, 525: together 8 025`,
    input: ownedEightYears,
    data: {
      regime: 'longTerm',
      taxableGain: 100_000,
      tariff: { averageRate: 0.3, rateFraction: 0.25, specialRate: 0.075 },
    },
    lines: { incomeTaxOnGain: 7500, employmentFund: 525 },
  },
  {
    name: 'lastDayOfQuarterRate',
    description: 'the same on 30 September 2025',
    source: `law of 27 June 2025, art. 7; ${averageOfThirty}; 7.5 % × 100 000`,
    input: { ...ownedEightYears, saleDate: '2025-09-30' },
    data: { tariff: { rateFraction: 0.25, specialRate: 0.075 } },
    lines: { incomeTaxOnGain: 7500, employmentFund: 525 },
  },
  {
    name: 'firstDayOfHalfRate',
    description: 'the same on 1 October 2025: half of 30 %',
    source: `LIR art. 131(1)c; ${averageOfThirty}; 15 % × 100 000 = 15 000; 7 % of it, 1 050`,
    input: { ...ownedEightYears, saleDate: '2025-10-01' },
    data: { tariff: { rateFraction: 0.5, specialRate: 0.15 } },
    lines: { incomeTaxOnGain: 15_000, employmentFund: 1050 },
  },
  {
    name: 'flatInTheWindow',
    description: 'W16: the flat of W8 sold on 15 August 2025 without a registered contract',
    source: `${worked}: 323 000 × 1.26 + 20 000 × 1.11 = 429 180; 582 000 − 429 180 = 152 820; − 50 000 = 102 820; T(152 800) = 33 570 + 40 % × 35 350 = 47 710; a quarter of 31.2238 % is 7.81 %, × 102 820 = 8 030; fund 7 % × 8 030 + 2 % × 8 030 × (47 710 − 46 590) / 47 710 = 565.87`,
    input: { ...flatOf2010, saleDate: '2025-08-15' },
    data: {
      regime: 'longTerm',
      revaluedCost: 429_180,
      gain: 152_820,
      taxableGain: 102_820,
      tariff: { adjustedIncome: 152_800, taxOnAdjustedIncome: 47_710, specialRate: 0.0781 },
    },
    lines: { incomeTaxOnGain: 8030, employmentFund: 565.87, dependencyContribution: 1439.48 },
    fundRange: { low: 562.1, high: 722.7 },
  },
  {
    name: 'flatAfterTheWindow',
    description: 'W17: the same on 1 October 2025, half of the average rate',
    source: `${worked}: half of 31.2238 % is 15.61 %, × 102 820 = 16 050; fund 7 % × 16 050 + 2 % × 16 050 × 1 120 / 47 710 = 1 131.04`,
    input: { ...flatOf2010, saleDate: '2025-10-01' },
    data: { taxableGain: 102_820, tariff: { rateFraction: 0.5, specialRate: 0.1561 } },
    lines: { incomeTaxOnGain: 16_050, employmentFund: 1131.04, dependencyContribution: 1439.48 },
    fundRange: { low: 1123.5, high: 1444.5 },
  },
  {
    name: 'parentsHome',
    description: "W13: the parents' home, bought in francs in 1985, inherited and sold in 2026",
    source: `${worked}: 2 500 000 / 40.3399 × 2.24 = 138 820.37; 630 000 − 138 820.37 − 75 000 − 50 000 = 366 179.63; T(406 150) = 153 062; fund 7 % × 68 988 + 2 % × 68 988 × (153 062 − 46 590) / 153 062 = 5 788.94`,
    input: {
      saleDate: '2026-06-15',
      salePrice: 650_000,
      saleCosts: 20_000,
      acquisitionDate: '1985-05-03',
      acquisitionPrice: 2_500_000,
      acquisitionCurrency: 'LUF',
      acquisitionMode: 'inheritance',
      parentsMainResidence: true,
      taxClass: '1',
      ordinaryTaxableIncome: 40_000,
    },
    data: {
      items: [{ key: 'acquisitionPrice', year: 1985, amount: 61_973.38, coefficient: 2.24, revalued: 138_820.37 }],
      gain: 491_179.63,
      taxableGain: 366_179.63,
      tariff: { adjustedIncome: 406_150, taxOnAdjustedIncome: 153_062, specialRate: 0.1884 },
    },
    lines: { incomeTaxOnGain: 68_988, employmentFund: 5788.94, dependencyContribution: 5126.51 },
    fundRange: { low: 4829.16, high: 6208.92 },
  },
  {
    name: 'coefficientOf2010',
    description: 'bought for 300 000 in 2010, sold for 600 000 in 2025: coefficient 1.26',
    source: 'table of coefficients of the tax administration, quoted with this example',
    input: {
      saleDate: '2025-10-15',
      salePrice: 600_000,
      acquisitionDate: '2010-05-03',
      acquisitionPrice: 300_000,
      taxClass: '1',
      ordinaryTaxableIncome: 0,
    },
    data: { revaluedCost: 378_000, gain: 222_000, items: [{ coefficient: 1.26 }] },
  },
  {
    name: 'halfAverageRate',
    description: 'the example of the tax administration for the half rate: income 50 000, gain 100 000, class 1',
    source: 'impotsdirects.public.lu, page on the half average rate: T(150 000) = 46 590, 15.53 %, 15 530',
    input: {
      saleDate: '2025-12-01',
      // 200 000 × 1.26 = 252 000; 402 000 − 252 000 − 50 000 = 100 000
      salePrice: 402_000,
      acquisitionDate: '2010-05-03',
      acquisitionPrice: 200_000,
      taxClass: '1',
      ordinaryTaxableIncome: 50_000,
    },
    data: {
      taxableGain: 100_000,
      tariff: { adjustedIncome: 150_000, taxOnAdjustedIncome: 46_590, averageRate: 0.3106, specialRate: 0.1553 },
    },
    lines: { incomeTaxOnGain: 15_530, employmentFund: 1087.1 },
  },
  {
    name: 'fundAboveThreshold',
    description: 'the employment fund above 150 000 in class 1 is 9 % of the tax less 931.80',
    source: 'spreadsheet of the tax administration for 2025: 9 % × 66 828 − 931.80 = 5 082.72',
    input: {
      saleDate: '2025-12-01',
      salePrice: 500_000,
      acquisitionDate: '2023-05-03',
      acquisitionPrice: 300_000,
      taxClass: '1',
      ordinaryTaxableIncome: 0,
    },
    data: { regime: 'speculative', gain: 200_000 },
    lines: { incomeTaxOnGain: 66_828, employmentFund: 5082.72 },
  },
  {
    name: 'topOfTheScale',
    description: 'at the top of the scale a gain bears 42 % and 9 % of it for the employment fund: 45.78 %',
    source: 'PwC tax summary for Luxembourg; 45.78 % × 100 000 = 42 000 + 3 780',
    input: {
      saleDate: '2026-06-15',
      salePrice: 500_000,
      acquisitionDate: '2023-05-03',
      acquisitionPrice: 400_000,
      taxClass: '1',
      ordinaryTaxableIncome: 300_000,
      healthInsuredInLuxembourg: false,
    },
    data: { regime: 'speculative', totals: { tax: 45_780, effectiveRate: 0.4578 } },
    lines: { incomeTaxOnGain: 42_000, employmentFund: 3780 },
  },
  {
    name: 'quarterRateOf2018',
    description: 'a sale of 2018 bears a quarter of the average rate and the coefficients of 2018',
    source: `${worked}: 200 000 × 1.09 = 218 000; 318 000 − 218 000 − 50 000 = 50 000; T(100 000) of 2017 to 2023 = 1 872 × 50 % + 1 944 × 338 % + 39 % × 54 103 = 28 606.89; a quarter of 28.606 % is 7.15 %`,
    input: {
      saleDate: '2018-12-31',
      salePrice: 318_000,
      acquisitionDate: '2010-05-03',
      acquisitionPrice: 200_000,
      taxClass: '1',
      ordinaryTaxableIncome: 50_000,
    },
    data: { taxableGain: 50_000, tariff: { rateFraction: 0.25, specialRate: 0.0715 } },
    lines: { incomeTaxOnGain: 3575, employmentFund: 250.25, dependencyContribution: 700 },
  },
  {
    name: 'halfOwner',
    description: 'a co-owner with a half has half of every sum and the whole allowance',
    source: `${worked}: half of 582 000 − 453 190 is 64 405; − 50 000 = 14 405; T(64 400) = 8 859.60 + 39 % × 10 310 = 12 880.50; half of 20 % is 10 %`,
    input: { ...flatOf2010, ownershipShare: 0.5 },
    data: {
      revaluedCost: 226_595,
      gain: 64_405,
      taxableGain: 14_405,
      tariff: { adjustedIncome: 64_400, taxOnAdjustedIncome: 12_880, specialRate: 0.1 },
    },
    lines: { incomeTaxOnGain: 1440, employmentFund: 100.8, dependencyContribution: 201.67 },
  },
  {
    name: 'speculativeGainBelow500',
    description: 'a speculative gain of 499.99 is exempt',
    source: 'LIR art. 99bis: gains of a year below 500 EUR',
    input: {
      ...flatOf2010,
      saleCosts: 0,
      improvements: [],
      acquisitionCosts: 0,
      acquisitionDate: '2024-05-03',
      salePrice: 300_499.99,
    },
    data: { regime: 'speculative', exemption: 'speculativeBelow500', gain: 499.99, taxableGain: 0 },
  },
  {
    name: 'longTermGainBelow250',
    description: 'a taxable long-term gain of 240 is taxed by addition',
    source: `${worked}: 399 240 − 300 000 × 1.33 = 240; T(50 200) − T(50 000) = 7 413 − 7 341; 7 % of it; 1.4 % of 240 is below 24.79`,
    input: { ...smallestGain, salePrice: 399_240 },
    data: { regime: 'longTerm', taxableGain: 240, tariff: { taxOnAdjustedIncome: 7413, taxOnOrdinaryIncome: 7341 } },
    lines: { incomeTaxOnGain: 72, employmentFund: 5.04, dependencyContribution: 0 },
  },
  {
    name: 'taxBelowTwelve',
    description: 'a tax of the year below 12 EUR is not collected',
    source: `${worked}: T(13 400) = 8 % × 170 = 13; half of 13 / 13 400 is 0.05 %, × 13 430 = 6; LIR art. 124; 1.4 % × 13 430`,
    input: { ...smallestGain, salePrice: 412_430, ordinaryTaxableIncome: 0 },
    data: { taxableGain: 13_430, tariff: { adjustedIncome: 13_400, taxOnAdjustedIncome: 13, specialRate: 0.0005 } },
    lines: { incomeTaxOnGain: 0, dependencyContribution: 188.02 },
  },
  {
    name: 'classOneA',
    description: 'class 1a on an income of 100 000',
    source: `${worked}: T(100 000) = 24 443 in class 1a; half of 24.443 % is 12.22 %, × 40 000; 7 % and 1.4 %`,
    input: {
      ...smallestGain,
      salePrice: 489_000,
      decennialAllowanceUsed: 0,
      taxClass: '1a',
      ordinaryTaxableIncome: 60_000,
    },
    data: { taxableGain: 40_000, tariff: { taxOnAdjustedIncome: 24_443, specialRate: 0.1222 } },
    lines: { incomeTaxOnGain: 4888, employmentFund: 342.16, dependencyContribution: 560 },
  },
]
