import { type RuleCase, rule } from '../../../contract/rule-case.ts'
import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of France. */
export const terms: CountryTerms = {
  iso3: 'FRA',
  currency: 'EUR',
  languages: ['fr'],
  serviceVatRate: 0.2,
  loan: {
    termYears: 20,
    usualTermYears: { min: 20, max: 25 },
    rateType: 'fixed',
    rate: 0.035,
    ltv: { own: 0.9, let: 0.9 },
  },
  ltvLimits: {},
  inflation: { assumed: 0.02, observed: { value: 0.009, period: '2025', series: 'HICP' } },
  propertyGrowth: { assumed: 0.02, observed: { value: 0.007, period: '2025', series: 'Eurostat' } },
}

type Case = FeesCase<'FR'>

const code = 'arithmetic on the rates of the Code général des impôts'
const tariff = 'arithmetic on the slices of C. com. art. A. 444-91'

/**
 * Duty of 100 000 at a departmental rate: the part itself, 1.20 % and 2.37 % of the part, each in whole euros by art. 1724:
 * 90.06, 105.47, 106.65 and 118.50, the half upwards.
 */
const dutyOf100000 = {
  '3.8': 3_800 + 1_200 + 90,
  '4.45': 4_450 + 1_200 + 105,
  '4.5': 4_500 + 1_200 + 107,
  '5': 5_000 + 1_200 + 119,
}

/** Purchases in France. */
export const cases: readonly Case[] = [
  ...goldenFees('FR', {
    'fees-fr-ille-et-vilaine': { categories: { transferTax: 14_517, registry: 250 }, tolerance: 1 },
    'fees-fr-first-purchase-300000': { reliefs: [], lines: { notaryFeeNet: 2794, notaryFeeVat: 559 }, tolerance: 1 },
    'fees-fr-new-build-duty': {
      reliefs: ['firstSaleInLargeBuilding'],
      categories: { transferTax: 2144 },
      tolerance: 1,
    },
    'fees-fr-savoie-first-purchase': { reliefs: [], categories: { transferTax: 13_237 } },
    'fees-fr-indre': { categories: { transferTax: 10_180 } },
  }),
  {
    description: 'FR-O6: 400 000 in the Hauts-de-Seine to let, the whole chain',
    source: 'arithmetic on printed rates: 20 000 + 4 800 + 474 + 400 + 3 593.25 + 718.65 + 960 + 600',
    input: { region: 'FR-92', price: 400_000, deedDate: '2026-06-01', use: 'rental', brokerFee: 0, loanAmount: 0 },
    categories: { transferTax: 25_274, registry: 400 },
    lines: {
      departmentalTransferTax: 20_000,
      municipalTransferTax: 4_800,
      stateLevy: 474,
      notaryFeeNet: 3_593.25,
      notaryFeeVat: 718.65,
      notaryFormalities: 800,
      notaryFormalitiesVat: 160,
      notaryDisbursements: 600,
    },
    totals: { buyer: 31_545.9, taxes: 25_674, regulatedTariffs: 4_311.9, marketEstimates: 1_560 },
  },
  {
    description: 'a first purchase in Paris is spared the increase',
    source: `${code} and loi n° 2025-127 art. 116: 4.50 % of 100 000 stays`,
    input: {
      region: 'FR-75',
      price: 100_000,
      deedDate: '2026-03-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
      reliefConditionsMet: true,
    },
    categories: { transferTax: dutyOf100000['4.5'] },
    reliefs: [],
  },
  {
    description: 'a first purchase in the Morbihan keeps 3.80 %',
    source: `${code} and loi n° 2025-127 art. 116: the rate of 31 January 2025`,
    input: {
      region: 'FR-56',
      price: 100_000,
      deedDate: '2026-03-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
      reliefConditionsMet: true,
    },
    categories: { transferTax: dutyOf100000['3.8'] },
  },
  {
    description: 'no conditions met, no relief',
    source: `${code}: 5.00 % of 100 000`,
    input: {
      region: 'FR-75',
      price: 100_000,
      deedDate: '2026-03-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
      reliefConditionsMet: false,
    },
    categories: { transferTax: dutyOf100000['5'] },
    reliefs: [],
  },
  {
    description: 'a rate of one’s own replaces the table',
    source: `${code}: 100 000 × 4 %, 1.20 %, and 2.37 % of 4 000 = 94.80`,
    input: { region: 'FR-75', price: 100_000, deedDate: '2026-03-01', use: 'rental', departmentRate: 0.04 },
    lines: { departmentalTransferTax: 4_000, municipalTransferTax: 1_200, stateLevy: 95 },
  },
  {
    description: 'movables leave the base of duties and contribution, not that of the notary',
    source: `${code}: 5.00 % of 100 000; ${tariff}: 397.25 + 110 000 × 0.799 %`,
    input: { region: 'FR-75', price: 110_000, movables: 10_000, deedDate: '2026-03-01', use: 'rental' },
    categories: { transferTax: dutyOf100000['5'], registry: 100 },
    lines: { notaryFeeNet: 1_276.15 },
  },
  {
    description: 'movables above a tenth of the price are reported',
    source: 'tax offices check them; the rule rests on 10 % of the price',
    input: { region: 'FR-75', price: 110_000, movables: 11_000.01, deedDate: '2026-03-01', use: 'rental' },
    notices: ['movables_above_tenth'],
  },
  {
    description: 'a new build bears 0.715 % without VAT, and its VAT inside the price',
    source: `${code}: 360 000 / 1.2 = 300 000; × 0.70 % = 2 100; × 2.14 % = 44.94, in whole euros 45`,
    input: { region: 'FR-75', price: 360_000, deedDate: '2026-03-01', use: 'mainResidence', newBuild: true },
    lines: { newBuildDuty: 2_100, newBuildDutyLevy: 45, vat: 60_000, landRegistryContribution: 300 },
    totals: { taxes: 2_445 },
    reliefs: ['firstSaleInLargeBuilding'],
  },
  {
    description: 'the same new build priced without VAT costs the same, VAT counted',
    source: `${code} and ${tariff}: 300 000 × 20 %, the notary on 360 000: 397.25 + 2 876.40`,
    input: {
      region: 'FR-75',
      price: 300_000,
      priceIncludesVat: false,
      deedDate: '2026-03-01',
      use: 'mainResidence',
      newBuild: true,
    },
    lines: { newBuildDuty: 2_100, newBuildDutyLevy: 45, vat: 60_000, notaryFeeNet: 3_273.65 },
    totals: { taxes: 62_445 },
  },
  {
    description: 'VAT of 5.5 % in a zone of urban renewal',
    source: 'arithmetic: 211 000 / 1.055 = 200 000; × 5.5 %',
    input: {
      region: 'FR-93',
      price: 211_000,
      deedDate: '2026-03-01',
      use: 'mainResidence',
      newBuild: true,
      reducedVat: true,
    },
    lines: { vat: 11_000, newBuildDuty: 1_400 },
  },
  {
    description: 'VAT of 5.5 % in a zone of urban renewal before the article was rewritten',
    source: 'CGI art. 278 sexies, I, 11 of 2014-05-30: 211 000 / 1.055 = 200 000; × 5.5 %',
    input: {
      region: 'FR-93',
      price: 211_000,
      deedDate: '2018-03-01',
      use: 'mainResidence',
      newBuild: true,
      reducedVat: true,
    },
    lines: { vat: 11_000 },
  },
  {
    description: 'a new build to let in a zone of urban renewal bears the usual VAT',
    source: 'CGI art. 278 sexies, I, 11: homes of their owners as main residences; 240 000 / 1.2 = 200 000',
    input: {
      region: 'FR-93',
      price: 240_000,
      deedDate: '2026-03-01',
      use: 'rental',
      newBuild: true,
      reducedVat: true,
    },
    lines: { vat: 40_000, newBuildDuty: 1_400 },
    notices: ['no_effect_here'],
  },
  {
    description: 'the increase of 2025 does not touch new builds',
    source: `${code}: 240 000 / 1.2 = 200 000; × 0.70 %`,
    input: { region: 'FR-75', price: 240_000, deedDate: '2025-04-01', use: 'rental', newBuild: true },
    lines: { departmentalTransferTax: 0, newBuildDuty: 1_400 },
  },
  {
    description: 'a loan with a mutual guarantee, of which a part comes back',
    source: 'usual cost of 1.2 %: 200 000 × 1.2 %',
    input: { region: 'FR-75', price: 300_000, deedDate: '2026-03-01', use: 'rental', loanAmount: 200_000 },
    lines: { loanGuarantee: 2_400, mortgageNotaryFeeNet: 0, mortgageDuty: 0 },
  },
  {
    description: "a loan with the lender's lien bears no duty",
    source:
      'arithmetic: 83.85 + 55.86 + 152.65 + 140 000 × 0.266 % = 664.76; × 20 % = 132.95; 240 000 × 0.05 % = 120; 300',
    input: {
      region: 'FR-75',
      price: 300_000,
      deedDate: '2026-03-01',
      use: 'rental',
      loanAmount: 200_000,
      security: 'lenderLien',
    },
    lines: {
      loanGuarantee: 0,
      mortgageNotaryFeeNet: 664.76,
      mortgageNotaryFeeVat: 132.95,
      mortgageRegistryContribution: 120,
      mortgageDuty: 0,
      mortgageDisbursements: 300,
    },
  },
  {
    description: 'a mortgage bears 0.70 % of 1.2 times the loan as well, and 2.14 % of that duty',
    source: `${code} arts 844, 1647: 240 000 × 0.70 % = 1 680; × 2.14 % = 35.95`,
    input: {
      region: 'FR-75',
      price: 300_000,
      deedDate: '2026-03-01',
      use: 'rental',
      loanAmount: 200_000,
      security: 'mortgage',
    },
    lines: {
      mortgageNotaryFeeNet: 664.76,
      mortgageRegistryContribution: 120,
      mortgageDuty: 1_680,
      mortgageDutyLevy: 36,
    },
  },
  {
    description: 'figures of one’s own stand instead of the defaults, with VAT on them',
    source: 'arithmetic: 500 × 20 % = 100',
    input: {
      region: 'FR-75',
      price: 300_000,
      deedDate: '2026-03-01',
      use: 'rental',
      loanAmount: 200_000,
      overrides: { notaryFormalities: 500, notaryDisbursements: 0, loanGuarantee: 1_000 },
    },
    lines: { notaryFormalities: 500, notaryFormalitiesVat: 100, notaryDisbursements: 0, loanGuarantee: 1_000 },
  },
  {
    description: 'a loan above the price is answered, with a notice',
    source: 'no cap on the loan to value in France',
    input: { region: 'FR-75', price: 100_000, deedDate: '2026-03-01', use: 'rental', loanAmount: 100_000.01 },
    notices: ['loan_above_price'],
  },
  {
    description: 'a broker of the buyer, by rate',
    source: 'arithmetic: 300 000 × 5 %; never part of the base',
    input: { region: 'FR-75', price: 300_000, deedDate: '2026-03-01', use: 'rental', brokerFeeRate: 0.05 },
    lines: { brokerFeeBuyer: 15_000, departmentalTransferTax: 15_000 },
  },
]

const daysOfRates = [
  ['FR-75', '2025-03-31', '4.5'],
  ['FR-75', '2025-04-01', '5'],
  ['FR-69D', '2025-03-31', '4.5'],
  ['FR-69D', '2025-04-01', '5'],
  ['FR-13', '2025-04-30', '4.5'],
  ['FR-13', '2025-05-01', '5'],
  ['FR-69M', '2025-04-30', '4.5'],
  ['FR-69M', '2025-05-01', '5'],
  ['FR-56', '2025-04-30', '3.8'],
  ['FR-56', '2025-05-01', '5'],
  ['FR-02', '2025-04-30', '4.5'],
  ['FR-02', '2025-05-01', '5'],
  ['FR-36', '2025-05-01', '3.8'],
  ['FR-36', '2026-06-01', '3.8'],
  ['FR-27', '2026-01-01', '4.5'],
  ['FR-27', '2026-05-31', '4.5'],
  ['FR-27', '2026-06-01', '5'],
  ['FR-10', '2025-05-10', '4.5'],
  ['FR-75', '2026-12-31', '5'],
] as const

const raisedInJune = ['FR-03', 'FR-04', 'FR-10', 'FR-38', 'FR-40', 'FR-46', 'FR-79', 'FR-90', 'FR-973'] as const

// biome-ignore format: ten departments a line
const unraised = [
  'FR-05', 'FR-06', 'FR-07', 'FR-16', 'FR-26', 'FR-48', 'FR-60', 'FR-65', 'FR-71', 'FR-971',
] as const

type Rated = readonly [region: Case['input']['region'], day: string, percent: keyof typeof dutyOf100000]

/** The day before a change and the day itself, for departments that changed together. */
const around = (regions: readonly Rated[0][], before: string, day: string): Rated[] =>
  regions.flatMap(region => [[region, before, '4.5'] as const, [region, day, '5'] as const])

const rated: readonly Rated[] = [
  ...daysOfRates,
  ...around(raisedInJune, '2025-05-31', '2025-06-01'),
  ...around(['FR-01', 'FR-82'], '2025-12-31', '2026-01-01'),
  // The rate of Corsica begins in May until the table itself is read.
  ...around(['FR-2A', 'FR-2B'], '2025-04-30', '2025-05-01'),
  // The transcriptions disagree on Réunion and Mayotte: they keep theirs.
  ...around(['FR-974'], '2025-04-30', '2025-05-01'),
  ...around(['FR-972'], '2026-01-31', '2026-02-01'),
  ['FR-976', '2026-06-01', '3.8'],
  ...unraised.flatMap(region => [[region, '2025-05-01', '4.5'] as const, [region, '2026-06-01', '4.5'] as const]),
]

/**
 * The years up to 2022 by what was reported of the lists of the tax administration: 90 departments at 4.50 % in 2014 (Gazette
 * des communes, 2015), the Côte-d'Or at 4.45 %; 44, 78 and 86 from 1 January 2015; 53 and 75 in 2016 and 21 and 972 on
 * 1 June 2017 (answer of the government to question 14569); 38 on 1 June 2022 (Éditions Francis Lefebvre).
 */
const reported: readonly Rated[] = [
  ['FR-33', '2014-06-01', '4.5'],
  ['FR-21', '2014-06-01', '4.45'],
  ...(['FR-38', 'FR-44', 'FR-53', 'FR-56', 'FR-75', 'FR-78', 'FR-86', 'FR-972', 'FR-976'] as const).map(
    region => [region, '2014-06-01', '3.8'] as const,
  ),
  ...(['FR-44', 'FR-78', 'FR-86'] as const).flatMap(region => [
    [region, '2014-12-31', '3.8'] as const,
    [region, '2015-01-01', '4.5'] as const,
  ]),
  ...(['FR-53', 'FR-75'] as const).flatMap(region => [
    [region, '2015-12-31', '3.8'] as const,
    [region, '2016-01-01', '4.5'] as const,
  ]),
  ['FR-21', '2017-05-31', '4.45'],
  ['FR-21', '2017-06-01', '4.5'],
  ['FR-972', '2017-05-31', '3.8'],
  ['FR-972', '2017-06-01', '4.5'],
  ['FR-38', '2022-05-31', '3.8'],
  ['FR-38', '2022-06-01', '4.5'],
]

/** The rate of a department on the day before it changes, and on the day itself. */
export const dayCases: readonly Case[] = [...rated, ...reported].map(([region, deedDate, percent]) => ({
  description: `100 000 in ${region} on ${deedDate} at ${percent} %`,
  source: `${code}, with the tables of the tax administration`,
  input: { region, price: 100_000, deedDate, use: 'rental' },
  categories: { transferTax: dutyOf100000[percent] },
}))

const duties = {
  '4.5': ['13 500 + 3 600 + 319.95 in whole euros', 17_420],
  '5': ['15 000 + 3 600 + 355.50 in whole euros', 18_956],
} as const

const corrected = [
  ['Charente', 'FR-16', '2026-03-01', '4.5'],
  ['Ain', 'FR-01', '2026-03-01', '5'],
  ['Aube', 'FR-10', '2025-05-10', '4.5'],
  ['Aube', 'FR-10', '2025-05-31', '4.5'],
  ['Aube', 'FR-10', '2025-06-01', '5'],
  ['Tarn-et-Garonne', 'FR-82', '2025-12-31', '4.5'],
  ['Tarn-et-Garonne', 'FR-82', '2026-01-01', '5'],
] as const

/** A second home of 300 000 in departments whose rate or first day was corrected from the tables of 2026. */
export const correctedCases: readonly Case[] = corrected.map(([name, region, deedDate, percent]) => ({
  description: `${name}, 300 000 on ${deedDate} at ${percent} %`,
  source: `table of the tax administration; ${duties[percent][0]}`,
  input: { region, price: 300_000, deedDate, use: 'secondHome' },
  categories: { transferTax: duties[percent][1] },
}))

const daysOfSavoie = [
  ['2025-05-31', dutyOf100000['4.5']],
  ['2025-06-01', 4_000 + 1_200 + 95],
] as const

/** A first purchase in Savoie on the day before the department lowered its rate, and on the day itself. */
export const savoieCases: readonly Case[] = daysOfSavoie.map(([deedDate, transferTax]) => ({
  description: `a first purchase in Savoie on ${deedDate}`,
  source: `${code}: 4.00 % from 1 June 2025 (CGI art. 1594 F septies)`,
  input: {
    region: 'FR-73',
    price: 100_000,
    deedDate,
    use: 'mainResidence',
    firstTimeBuyer: true,
    reliefConditionsMet: true,
  },
  categories: { transferTax },
}))

const daysOfTariff = [
  ['2016-04-30', 2_061.25],
  ['2016-05-01', 2_033.41],
  ['2020-12-31', 2_033.41],
  ['2021-01-01', 1_995.25],
] as const

/** The fee of the notary on 200 000 on the days on which the tariff changed. */
export const tariffCases: readonly Case[] = daysOfTariff.map(([deedDate, notaryFeeNet]) => ({
  description: `the fee of the notary on 200 000 on ${deedDate}`,
  source: `${tariff}: 260 + 173.25 + 473 + 1 155; from 2016 256.425 + 170.835 + 466.55 + 1 139.60; from 2021 876.65 + 1 118.60`,
  input: { region: 'FR-75', price: 200_000, deedDate, use: 'rental' },
  lines: { notaryFeeNet },
}))

/** A rebate of a tenth on 300 000 from its first day on. */
export const rebateCases: readonly Case[] = [
  {
    description: 'FR-O10: a rebate of a tenth on the first day on which one may be granted',
    source:
      'arithmetic on the slices of 2016: 893.81 + 240 000 × 0.814 % = 2 847.41; − 150 000 × 0.814 % × 10 % = 122.10',
    input: { region: 'FR-75', price: 300_000, deedDate: '2016-05-01', use: 'rental', notaryRebateRate: 0.1 },
    lines: { notaryFeeNet: 2_725.31 },
  },
  {
    description: 'no rebate asked for in 2015: the whole fee of the decree of 1978',
    source: 'décret n° 78-262: 260 + 173.25 + 473 + 240 000 × 0.825 %',
    input: { region: 'FR-75', price: 300_000, deedDate: '2015-06-01', use: 'rental' },
    lines: { notaryFeeNet: 2_886.25 },
  },
]

const edges = [
  ['one cent below the first slice', 6_499.99, 251.55],
  ['on the first slice', 6_500, 251.55],
  ['one cent above the first slice', 6_500.01, 251.55],
  ['on the second slice', 17_000, 419.13],
  ['on the third slice', 60_000, 876.65],
  ['one euro above the third slice', 60_001, 876.66],
] as const

/** The tariff on the edges of its slices; formalities of one's own are 0, so that the cap stays away. */
export const edgeCases: readonly Case[] = edges.map(([where, price, notaryFeeNet]) => ({
  description: `the tariff ${where}`,
  source: `${tariff}: 251.55 + 167.58 + 457.52, then 0.799 %`,
  input: { region: 'FR-75', price, deedDate: '2026-03-01', use: 'rental', overrides: { notaryFormalities: 0 } },
  lines: { notaryFeeNet },
}))

const caps = [
  ['under the cap', 11_279, 327.82, 800],
  ['one cent of the formalities cut', 11_278, 327.81, 799.99],
  ['formalities cut to the tenth', 10_000, 307.41, 692.59],
  ['never under 90 together', 500, 19.35, 70.65],
] as const

/** Fee and formalities together: at most a tenth of the price and never under 90; formalities are cut first. */
export const capCases: readonly Case[] = caps.map(([what, price, notaryFeeNet, notaryFormalities]) => ({
  description: `the cap on fee and formalities at ${price}: ${what}`,
  source: 'arithmetic on C. com. art. R. 444-9: a tenth of the price, at least 90, less the fee of the tariff',
  input: { region: 'FR-75', price, deedDate: '2026-03-01', use: 'rental' },
  lines: { notaryFeeNet, notaryFormalities },
}))

const minimums = [
  [14_999.99, 15],
  [15_000, 15],
  [15_499.49, 15],
  [15_499.5, 16],
  [15_500, 16],
  [1_000, 15],
] as const

/** The least contribution. */
export const minimumCases: readonly Case[] = minimums.map(([price, landRegistryContribution]) => ({
  description: `the contribution of ${price}`,
  source: 'CGI arts 881 A, 881 K, 881 M, 1724: 0.10 % of whole euros in whole euros, at least 15',
  input: { region: 'FR-75', price, deedDate: '2026-03-01', use: 'rental' },
  lines: { landRegistryContribution },
}))

const smallSales = [
  // 6 500 × 4 % + 3 500 × 1.65 % = 317.75; the formalities are whole, without a cap.
  ['2016-04-30', 10_000, 317.75, 800],
  // 6 500 × 3.945 % + 3 500 × 1.627 % = 313.37; 1 000 − 313.37.
  ['2016-05-01', 10_000, 313.37, 686.63],
  // 500 × 4 % = 20; from the first day of the cap on 500 × 3.945 % = 19.725, and 90 together.
  ['2016-04-30', 500, 20, 800],
  ['2016-05-01', 500, 19.73, 70.27],
] as const

/** Sales whose fees the cap would cut, on the last day without it and on its first. */
export const firstCapCases: readonly Case[] = smallSales.map(([deedDate, price, notaryFeeNet, notaryFormalities]) => ({
  description: `the fees of a sale of ${price} on ${deedDate}`,
  source: 'C. com. art. R. 444-9, for acts from 1 May 2016; before, the tariff of décret n° 78-262 alone',
  input: { region: 'FR-75', price, deedDate, use: 'rental' },
  lines: { notaryFeeNet, notaryFormalities },
  ...(deedDate === '2016-04-30' && { notices: ['relief_window_closed'] }),
}))

/** The part of the notary that movables change, and the duty that they do not. */
export const movablesCases: readonly Case[] = [
  {
    description: 'a new build with movables: the duty without them, the notary with them',
    // 350 000 with VAT; 340 000 / 1.2 = 283 333.33; × 0.70 % = 1 983.33; 397.25 + 350 000 × 0.799 %.
    source: `${code}, ${tariff}`,
    input: {
      region: 'FR-75',
      price: 350_000,
      movables: 10_000,
      deedDate: '2026-03-01',
      use: 'rental',
      newBuild: true,
    },
    lines: { newBuildDuty: 1_983, notaryFeeNet: 3_193.75, landRegistryContribution: 283 },
  },
  {
    description: 'movables that leave half a euro of duty, which counts as one',
    source: `${code}: 99 990 × 5 % = 4 999.50; ${tariff}: 397.25 + 110 000 × 0.799 %`,
    input: { region: 'FR-75', price: 110_000, movables: 10_010, deedDate: '2026-03-01', use: 'rental' },
    lines: { departmentalTransferTax: 5_000, notaryFeeNet: 1_276.15 },
  },
  {
    description: 'half a euro left in the base counts as one',
    source: `${code}, art. 1649 undecies: 99 989.50 is 99 990, × 5 % = 4 999.50; ${tariff}: 397.25 + 110 000 × 0.799 %`,
    input: { region: 'FR-75', price: 110_000, movables: 10_010.5, deedDate: '2026-03-01', use: 'rental' },
    lines: { departmentalTransferTax: 5_000, notaryFeeNet: 1_276.15 },
  },
  {
    description: 'a cent less in the base takes a euro off the duty, and nothing off the notary',
    source: `${code}, art. 1649 undecies: 99 989.49 is 99 989, × 5 % = 4 999.45; ${tariff}: 397.25 + 110 000 × 0.799 %`,
    input: { region: 'FR-75', price: 110_000, movables: 10_010.51, deedDate: '2026-03-01', use: 'rental' },
    lines: { departmentalTransferTax: 4_999, notaryFeeNet: 1_276.15 },
  },
]

/** The cap where movables are sold with the dwelling: 6 500 × 3.87 % + 3 500 × 1.596 % = 307.41 on the whole price of 10 000. */
const cappedMovables = [
  // A tenth of 9 000 is 900: 900 − 307.41.
  [1_000, 592.59],
  // A tenth of 10 000 is 1 000: 1 000 − 307.41.
  [0, 692.59],
] as const

/** Movables raise the fee of the notary, and not the cap, a tenth of the value of the dwelling. */
export const cappedMovablesCases: readonly Case[] = cappedMovables.map(([movables, notaryFormalities]) => ({
  description: `the cap on fee and formalities at 10 000, of which ${movables} for movables`,
  source: 'arithmetic on C. com. arts R. 444-9, A. 444-175: a tenth of the value of the immovable, less the fee',
  input: { region: 'FR-75', price: 10_000, movables, deedDate: '2026-03-01', use: 'rental' },
  lines: { notaryFeeNet: 307.41, notaryFormalities },
}))

const landBooks = [
  ['FR-57', 0, 0],
  ['FR-67', 0, 0],
  ['FR-68', 0, 0],
  ['FR-976', 0, 0],
  // 200 000 × 0.10 %; 120 000 × 0.05 %.
  ['FR-54', 200, 60],
] as const

/** No contribution where the land book is no service of land registration, on the sale and on the mortgage. */
export const landBookCases: readonly Case[] = landBooks.map(([region, onSale, onLoan]) => ({
  description: `the land-registry contribution in ${region}`,
  source: 'CGI arts 878, 879, 881 O: for formalities at the services of land registration, not for land books',
  input: {
    region,
    price: 200_000,
    deedDate: '2026-03-01',
    use: 'rental',
    loanAmount: 100_000,
    security: 'mortgage',
  },
  lines: { landRegistryContribution: onSale, mortgageRegistryContribution: onLoan },
}))

/** A possible relief of the department. */
export const allowanceCases: readonly Case[] = [
  {
    description: 'Calvados may take a sum off the base',
    source: `${code}: 5.00 % of 100 000; the allowance is not applied`,
    input: { region: 'FR-14', price: 100_000, deedDate: '2026-03-01', use: 'rental' },
    categories: { transferTax: dutyOf100000['5'] },
    reliefs: ['departmentAllowance'],
  },
]

/** Lines that are there on request only. */
export const askedCases: readonly Case[] = [
  {
    description: 'a rebate of a fifth on the fee for the part of the price above 100 000',
    source: `${tariff}: 3 193.75, less 250 000 × 0.799 % × 20 % = 399.50 (art. A. 444-174)`,
    input: { region: 'FR-75', price: 350_000, deedDate: '2026-03-01', use: 'rental', notaryRebateRate: 0.2 },
    lines: { notaryFeeNet: 2_794.25 },
  },
]

const sizes = [
  [10, 2_794.25, '251.55 + 167.58 + 457.52 + 1 917.60'],
  [11, 2_234.86, '201.24 + 134.085 + 365.93 + 1 533.60'],
  [24, 2_234.86, 'the same'],
  [25, 1_861.09, '167.70 + 111.72 + 304.87 + 1 276.80'],
  [60, 1_861.09, 'the same'],
  [99, 1_861.09, 'the same'],
  [100, 1_395.93, '125.775 + 83.79 + 228.76 + 957.60'],
  [249, 1_395.93, 'the same'],
  [250, 1_116.5, '100.62 + 67.095 + 183.18 + 765.60'],
  [499, 1_116.5, 'the same'],
  [500, 930.76, '83.85 + 55.86 + 152.65 + 638.40'],
] as const

const newFlat = {
  region: 'FR-75',
  price: 300_000,
  deedDate: '2026-03-01',
  use: 'mainResidence',
  newBuild: true,
} as const

const daysOfFirstSale = [
  ['2016-04-30', 1_924.17, 'two thirds of 2 886.25'],
  ['2016-05-01', 1_898.27, 'two thirds of 2 847.41'],
  ['2020-12-31', 1_898.27, 'two thirds of 2 847.41'],
  ['2021-01-01', 1_861.09, '2.580, 1.064, 0.709, 0.532 %'],
] as const

/** The first sale of a flat of 300 000 by the size of its building. */
export const firstSaleCases: readonly Case[] = [
  ...sizes.map(
    ([dwellingsInPermit, notaryFeeNet, sum]): Case => ({
      description: `a new flat in a building of ${dwellingsInPermit} dwellings`,
      source: `C. com. art. A. 444-95: ${sum}`,
      input: { ...newFlat, dwellingsInPermit },
      lines: { notaryFeeNet },
      reliefs: [],
    }),
  ),
  ...daysOfFirstSale.map(
    ([deedDate, notaryFeeNet, part]): Case => ({
      description: `a new flat in a building of 60 dwellings on ${deedDate}`,
      source: `décret n° 78-262, tableau I, no 92, and C. com. art. A. 444-95: ${part}`,
      input: { ...newFlat, deedDate, dwellingsInPermit: 60 },
      lines: { notaryFeeNet },
    }),
  ),
  {
    description: 'a rebate on the lower fee of a first sale',
    source: 'C. com. arts A. 444-95, A. 444-174: 1 861.09 − 200 000 × 0.532 % × 20 %',
    input: { ...newFlat, dwellingsInPermit: 60, notaryRebateRate: 0.2 },
    lines: { notaryFeeNet: 1_648.29 },
  },
]

const overseas = [
  // 2 847.41 by the slices of 2016, 2 794.25 by those of 2021; VAT of 8.5 % on fee and formalities, none in Guyane.
  ['FR-974', '2020-12-31', 3_986.37, 338.84, 68],
  ['FR-974', '2021-01-01', 3_828.12, 325.39, 68],
  ['FR-971', '2024-02-29', 3_492.81, 296.89, 68],
  ['FR-971', '2024-03-01', 3_436.93, 292.14, 68],
  ['FR-972', '2024-03-01', 3_464.87, 294.51, 68],
  ['FR-973', '2024-03-01', 3_353.1, 0, 0],
  ['FR-976', '2024-03-01', 3_800.18, 0, 0],
  ['FR-2A', '2024-03-01', 2_794.25, 558.85, 160],
] as const

/** What differs overseas and in Corsica. */
export const placeCases: readonly Case[] = [
  ...overseas.map(
    ([region, deedDate, notaryFeeNet, notaryFeeVat, notaryFormalitiesVat]): Case => ({
      description: `the notary of 300 000 in ${region} on ${deedDate}`,
      source:
        'C. com. arts A. 444-53, A. 444-91; CGI arts 278, 294, 296: 25, 25, 23, 37, 37 %, later 23, 24, 20, 36, 36 %',
      input: { region, price: 300_000, deedDate, use: 'rental' },
      lines: { notaryFeeNet, notaryFeeVat, notaryFormalitiesVat },
    }),
  ),
  {
    description: 'the fee on a loan is higher overseas too',
    source: 'arithmetic: 664.76 × 1.24 = 824.30; × 8.5 % = 70.07',
    input: {
      region: 'FR-972',
      price: 300_000,
      deedDate: '2026-03-01',
      use: 'rental',
      loanAmount: 200_000,
      security: 'lenderLien',
    },
    lines: { mortgageNotaryFeeNet: 824.3, mortgageNotaryFeeVat: 70.07 },
  },
  {
    description: 'a new build in Martinique bears VAT of 8.5 %',
    source: 'CGI art. 296: 325 500 / 1.085 = 300 000',
    input: { ...newFlat, region: 'FR-972', price: 325_500 },
    lines: { vat: 25_500, newBuildDuty: 2_100 },
  },
  {
    description: 'where another one bears 5.5 %, a new build on Réunion bears 2.1 %',
    source: 'CGI art. 296, 1°, a: 306 300 / 1.021 = 300 000',
    input: { ...newFlat, region: 'FR-974', price: 306_300, reducedVat: true },
    lines: { vat: 6_300, newBuildDuty: 2_100 },
  },
  ...(['FR-2A', 'FR-2B'] as const).map(region => ({
    description: `a new build in Corsica, ${region}, bears VAT of 10 %, its notary 20 %`,
    source: 'CGI art. 297: 330 000 / 1.1 = 300 000; 397.25 + 330 000 × 0.799 % = 3 033.95; × 20 %',
    input: { ...newFlat, region, price: 330_000 },
    lines: { vat: 30_000, newBuildDuty: 2_100, notaryFeeNet: 3_033.95, notaryFeeVat: 606.79 },
  })),
]

const secured = { region: 'FR-75', price: 300_000, deedDate: '2026-03-01', use: 'rental' } as const

const entries = [
  ['lenderLien', 10_000, { mortgageRegistryContribution: 8, mortgageDuty: 0 }, '12 000 × 0.05 % = 6, at least 8'],
  ['lenderLien', 14_000, { mortgageRegistryContribution: 8, mortgageDuty: 0 }, '16 800 × 0.05 % = 8.40'],
  [
    'lenderLien',
    14_166,
    { mortgageRegistryContribution: 8, mortgageDuty: 0 },
    '16 999.20 is 16 999, × 0.05 % = 8.4995',
  ],
  ['lenderLien', 14_167, { mortgageRegistryContribution: 9, mortgageDuty: 0 }, '17 000.40 × 0.05 % = 8.5002'],
  ['mortgage', 2_000, { mortgageDuty: 25, mortgageDutyLevy: 1 }, '2 400 × 0.70 % = 16.80, at least 25; 0.54'],
  ['mortgage', 3_100, { mortgageDuty: 26, mortgageDutyLevy: 1 }, '3 720 × 0.70 % = 26.04; 0.56'],
] as const

/** Taxes in whole euros, with the least that is collected. */
export const wholeEuroCases: readonly Case[] = [
  {
    description: 'each tax of 287 333 in the Gironde in whole euros, the notary in cents',
    source: `${code}: 14 366.65, 3 448.00, 340.50 and 287.33; ${tariff}: 397.25 + 2 295.79`,
    input: { region: 'FR-33', price: 287_333, deedDate: '2026-03-01', use: 'rental' },
    lines: {
      departmentalTransferTax: 14_367,
      municipalTransferTax: 3_448,
      stateLevy: 340,
      landRegistryContribution: 287,
      notaryFeeNet: 2_693.04,
      notaryFeeVat: 538.61,
    },
  },
  {
    description: 'the levy is a part of the duty in whole euros, not of the duty before',
    source: `${code}: 18 987.40 is 18 987, × 5 % = 949.35, collected as 949; × 2.37 % = 22.49`,
    input: { region: 'FR-33', price: 18_987.4, deedDate: '2026-03-01', use: 'rental' },
    lines: { departmentalTransferTax: 949, stateLevy: 22 },
  },
  {
    description: 'a sale of 400 pays the least duty',
    source: 'CGI art. 674: 20 is less than 25; 400 × 1.20 % = 4.80; 25 × 2.37 % = 0.59',
    input: { region: 'FR-75', price: 400, deedDate: '2026-03-01', use: 'rental' },
    lines: { departmentalTransferTax: 25, municipalTransferTax: 5, stateLevy: 1 },
  },
  {
    description: 'a sale of 520 pays more than the least duty',
    source: 'CGI art. 674: 520 × 5 % = 26',
    input: { region: 'FR-75', price: 520, deedDate: '2026-03-01', use: 'rental' },
    lines: { departmentalTransferTax: 26, municipalTransferTax: 6, stateLevy: 1 },
  },
  ...entries.map(
    ([security, loanAmount, lines, sum]): Case => ({
      description: `a loan of ${loanAmount} with a ${security}`,
      source: `CGI arts 674, 844, 881 H, 881 M, a, 1647, 1724: ${sum}`,
      input: { ...secured, loanAmount, security },
      lines,
    }),
  ),
]

const refusable = { country: 'FR', region: 'FR-75', price: 500_000, use: 'rental', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of its own and nothing else. */
export const ruleCases: readonly RuleCase[] = [
  rule('a lien on a new build', 'lien_on_new_build', 'security', {
    ...refusable,
    newBuild: true,
    loanAmount: 1,
    security: 'lenderLien',
  }),
  rule('a sale with VAT in Guyane', 'new_build_without_vat', 'newBuild', {
    ...refusable,
    region: 'FR-973',
    newBuild: true,
  }),
  rule('a rebate of 20 % before it was allowed', 'rebate_above_most', 'notaryRebateRate', {
    ...refusable,
    deedDate: '2020-06-01',
    notaryRebateRate: 0.2,
  }),
]

/** Parameters on which no figure of an answer rests, and what they decide. */
export const decidesOnly = {
  'fr.transfer.otherDepartmentRate': 'the notice contested_rule',
  'fr.transfer.comingVotes': 'the notice surcharge_possible',
  'fr.transfer.highestDepartmentRate': 'the amount of that notice',
}
