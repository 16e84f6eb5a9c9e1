import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of Germany. */
export const terms: CountryTerms = {
  iso3: 'DEU',
  currency: 'EUR',
  languages: ['de'],
  serviceVatRate: 0.19,
  loan: {
    termYears: 30,
    usualTermYears: { min: 25, max: 30 },
    rateType: 'fixedPeriod',
    rate: 0.035,
    ltv: { own: 0.8, let: 0.8 },
  },
  ltvLimits: {},
  inflation: { assumed: 0.02, observed: { value: 0.023, period: '2025', series: 'HICP' } },
  propertyGrowth: { assumed: 0.03, observed: { value: 0.032, period: '2025', series: 'Eurostat' } },
}

type Case = FeesCase<'DE'>

const act = 'arithmetic on GrEStG § 11 and the rate of the Land'
const tableB = 'arithmetic on GNotKG § 34, table B, and its schedule'

/** Purchases in Germany. */
export const cases: readonly Case[] = [
  ...goldenFees('DE', {
    'fees-de-notary-of-300000': {
      lines: {
        notaryDeedFee: 1270,
        notaryExecutionFee: 317.5,
        notarySupervisionFee: 317.5,
        notaryDisbursements: 0,
        notaryFeeVat: 361.95,
        mortgageNotaryFeeNet: 635,
        mortgageNotaryFeeVat: 120.65,
      },
    },
  }),
  {
    description: 'DE-O4: a couple buys a first own home in Hessen; the subsidy is capped by the tax',
    source: 'tax printed by hessenschau.de, November 2024; 2 × 10 000, at most 18 000',
    input: {
      region: 'DE-HE',
      price: 300_000,
      deedDate: '2025-03-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
      buyers: [{}, {}],
      brokerFee: 0,
    },
    lines: { transferTax: 18_000, subsidy: -18_000 },
    totals: { taxes: 18_000 },
    reliefs: ['relatedSale'],
  },
  {
    description: 'DE-O6: the whole chain, 400 000 in Bavaria with a loan of 320 000',
    source:
      'arithmetic on the law: 14 000 + 14 280 + 2 355 + 60 + 635 + 458.85 + 120.65 + 785 + 392.50 + 25 + 635 = 33 747.00',
    input: {
      region: 'DE-BY',
      price: 400_000,
      deedDate: '2026-02-01',
      use: 'mainResidence',
      loanAmount: 320_000,
      security: 'book',
      brokerFeeRate: 0.0357,
    },
    lines: {
      transferTax: 14_000,
      notaryDeedFee: 1_570,
      notaryExecutionFee: 392.5,
      notarySupervisionFee: 392.5,
      notaryDisbursements: 60,
      notaryFeeVat: 458.85,
      registryPriorityNotice: 392.5,
      registryOwnership: 785,
      registryNoticeDeletion: 25,
      mortgageNotaryFeeNet: 635,
      mortgageNotaryFeeVat: 120.65,
      registryMortgage: 635,
      brokerFeeBuyer: 14_280,
    },
    totals: { buyer: 33_747, taxes: 14_000, cashNeeded: 113_747 },
  },
  {
    description: 'a charge with a certificate costs 1.3 units in the register',
    source: `${tableB}: 1.3 × 635`,
    input: {
      region: 'DE-BY',
      price: 400_000,
      deedDate: '2026-02-01',
      use: 'rental',
      loanAmount: 300_000,
      security: 'certificate',
    },
    lines: { registryMortgage: 825.5 },
  },
  {
    description: 'a product that is a whole euro stays one',
    source: `${act}: 20 200 × 6.5 % = 1 313`,
    input: { region: 'DE-NW', price: 20_200, deedDate: '2026-02-01', use: 'rental' },
    lines: { transferTax: 1_313 },
  },
  {
    description: 'movables leave the base of the tax and of the register, not that of the notary',
    source: `${act}: 380 000 × 3.5 %; ${tableB}: 2 × 785; §§ 46, 47: by 380 000 (435 + 6 × 50 = 735), half of it`,
    input: { region: 'DE-BY', price: 400_000, movables: 20_000, deedDate: '2026-02-01', use: 'rental' },
    lines: {
      transferTax: 13_300,
      notaryDeedFee: 1_570,
      registryPriorityNotice: 367.5,
      registryOwnership: 735,
      registryNoticeDeletion: 25,
    },
  },
  {
    description: 'the register goes by the price of the land, on an edge of table B: 290 000',
    source: `${tableB}: 435 + 3 × 50 = 585, half 292.50; the deed by 310 000: 2 × (435 + 4 × 50)`,
    input: { region: 'DE-BY', price: 310_000, movables: 20_000, deedDate: '2026-02-01', use: 'rental' },
    lines: { notaryDeedFee: 1_270, registryPriorityNotice: 292.5, registryOwnership: 585 },
  },
  {
    description: 'a cent less of movables begins one step more of the register',
    source: `${tableB}: the land is 290 000.01: 435 + 4 × 50 = 635, half 317.50`,
    input: { region: 'DE-BY', price: 310_000, movables: 19_999.99, deedDate: '2026-02-01', use: 'rental' },
    lines: { notaryDeedFee: 1_270, registryPriorityNotice: 317.5, registryOwnership: 635 },
  },
  {
    description: 'table B counts to 60 million',
    source: `${tableB}: 22 985 at 30 million + 30 × 120 = 26 585, twice`,
    input: { region: 'DE-BY', price: 60_000_000, deedDate: '2026-02-01', use: 'rental' },
    lines: { notaryDeedFee: 53_170, registryOwnership: 26_585 },
  },
  {
    description: 'a sale above 60 million costs no more than one of 60 million',
    source: 'GNotKG § 35 (2)',
    input: { region: 'DE-BY', price: 60_000_000.01, deedDate: '2026-02-01', use: 'rental' },
    lines: { notaryDeedFee: 53_170, registryOwnership: 26_585 },
  },
  {
    description: 'a parent sells without tax',
    source: 'GrEStG § 3 no. 6',
    input: { region: 'DE-BE', price: 400_000, deedDate: '2026-02-01', use: 'mainResidence', relatedSale: true },
    lines: { transferTax: 0, notaryDeedFee: 1_570 },
    totals: { taxes: 0 },
    reliefs: [],
  },
  ...(
    [
      ['two halves of 2 500 are free', 'DE-BY', 5_000, [0.5, 0.5], 0],
      // 2 500.50 × 3.5 % = 87.5175, cut to 87 for each.
      ['two halves above 2 500 are not', 'DE-BY', 5_001, [0.5, 0.5], 174],
      // A fifth of 10 000 is free; 8 000 × 3.5 %.
      ['a part of 2 000 is free beside one of 8 000', 'DE-BY', 10_000, [0.2, 0.8], 280],
      // 50 015 × 6.5 % = 3 250.975, cut to 3 250 for each; at once 6 501.
      ['the tax of each half is cut to the euro', 'DE-NW', 100_030, [0.5, 0.5], 6_500],
    ] as const
  ).map(([what, region, price, shares, transferTax]) => ({
    description: `several buyers: ${what}`,
    source: 'GrEStG § 1 (1) no. 1, § 3 no. 1, § 11 (2), § 13 no. 1: the part of each buyer is an acquisition',
    input: { region, price, deedDate: '2026-03-02', use: 'rental', buyers: shares.map(share => ({ share })) } as const,
    lines: { transferTax },
  })),
  {
    description: 'a new build bears the same tax and no VAT',
    source: 'UStG § 4 no. 9 a',
    input: { region: 'DE-BY', price: 400_000, deedDate: '2026-02-01', use: 'rental', newBuild: true },
    lines: { transferTax: 14_000, vat: 0 },
    notices: ['no_effect_here'],
  },
  {
    description: 'small sales pay the least fees of deed, acts and land charge',
    source: `${tableB}: 2 × 15 under 120; 0.5 × 15 under 15; 15; 1 × 15 under 60`,
    input: { region: 'DE-BY', price: 500, deedDate: '2026-02-01', use: 'rental', loanAmount: 400 },
    lines: {
      notaryDeedFee: 120,
      notaryExecutionFee: 15,
      notarySupervisionFee: 15,
      registryPriorityNotice: 15,
      registryOwnership: 15,
      registryNoticeDeletion: 25,
      mortgageNotaryFeeNet: 60,
      registryMortgage: 15,
    },
  },
  {
    description: 'a broker of the buyer by default, half of 7.14 %',
    source: 'arithmetic: 400 000 × 3.57 %',
    input: { region: 'DE-BY', price: 400_000, deedDate: '2026-02-01', use: 'rental' },
    lines: { brokerFeeBuyer: 14_280 },
  },
  {
    description: 'a broker is switched off by 0',
    source: 'the caller says that no broker is owed',
    input: { region: 'DE-BY', price: 400_000, deedDate: '2026-02-01', use: 'rental', brokerFee: 0 },
    lines: { brokerFeeBuyer: 0 },
  },
  {
    description: 'the subsidy of one buyer with a child, below the tax',
    source: 'arithmetic on the Hessengeld: 10 000 + 5 000, tax 24 000',
    input: {
      region: 'DE-HE',
      price: 400_000,
      deedDate: '2026-02-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
      childrenUnder18: 1,
    },
    lines: { transferTax: 24_000, subsidy: -15_000 },
  },
  {
    description: 'of three buyers two count',
    source: 'arithmetic on the Hessengeld: 2 × 10 000, tax 60 000',
    input: {
      region: 'DE-HE',
      price: 1_000_000,
      deedDate: '2026-02-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
      buyers: [{}, {}, {}],
    },
    lines: { subsidy: -20_000 },
  },
  {
    description: 'the subsidy begins on 1 March 2024',
    source: 'Hessengeld: homes bought from 1 March 2024',
    input: {
      region: 'DE-HE',
      price: 400_000,
      deedDate: '2024-03-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
    },
    lines: { subsidy: -10_000 },
  },
  {
    description: 'the day before there is no subsidy',
    source: 'Hessengeld: homes bought from 1 March 2024',
    input: {
      region: 'DE-HE',
      price: 400_000,
      deedDate: '2024-02-29',
      use: 'mainResidence',
      firstTimeBuyer: true,
    },
    lines: { subsidy: 0 },
    notices: ['relief_window_closed'],
    reliefs: ['relatedSale'],
  },
  {
    description: 'outside Hessen the answers on the subsidy change nothing',
    source: 'the Hessengeld is paid in Hessen only',
    input: {
      region: 'DE-BY',
      price: 400_000,
      deedDate: '2026-02-01',
      use: 'mainResidence',
      firstTimeBuyer: true,
      childrenUnder18: 2,
    },
    lines: { subsidy: 0 },
    notices: ['no_effect_here', 'no_effect_here'],
  },
]

/** Rates in per cent on the day before a change and on the day itself, as the Länder published them. */
const changes = [
  ['DE-HE', '2014-08-01', 5, 6],
  ['DE-NW', '2015-01-01', 5, 6.5],
  ['DE-SL', '2015-01-01', 5.5, 6.5],
  ['DE-BB', '2015-07-01', 5, 6.5],
  ['DE-MV', '2019-07-01', 5, 6],
  ['DE-HH', '2023-01-01', 4.5, 5.5],
  ['DE-SN', '2023-01-01', 3.5, 5.5],
  ['DE-TH', '2024-01-01', 6.5, 5],
  ['DE-HB', '2025-07-01', 5, 5.5],
] as const

const eves: Record<string, string> = {
  '2014-08-01': '2014-07-31',
  '2015-01-01': '2014-12-31',
  '2015-07-01': '2015-06-30',
  '2019-07-01': '2019-06-30',
  '2023-01-01': '2022-12-31',
  '2024-01-01': '2023-12-31',
  '2025-07-01': '2025-06-30',
}

const taxed = (region: Case['input']['region'], deedDate: string, percent: number): Case => ({
  description: `200 000 in ${region} on ${deedDate} at ${percent} %`,
  source: `${act}: 2 000 × ${percent}`,
  input: { region, price: 200_000, deedDate, use: 'rental' },
  lines: { transferTax: 2_000 * percent },
})

/** The tax on the day before each change of a Land, and on the day itself. */
export const dayCases: readonly Case[] = changes.flatMap(([region, day, before, after]) => [
  taxed(region, eves[day] ?? '', before),
  taxed(region, day, after),
])

const in2026 = [
  ['DE-BW', 5],
  ['DE-BY', 3.5],
  ['DE-BE', 6],
  ['DE-BB', 6.5],
  ['DE-HB', 5.5],
  ['DE-HH', 5.5],
  ['DE-HE', 6],
  ['DE-MV', 6],
  ['DE-NI', 5],
  ['DE-NW', 6.5],
  ['DE-RP', 5],
  ['DE-SL', 6.5],
  ['DE-SN', 5.5],
  ['DE-ST', 5],
  ['DE-SH', 6.5],
  ['DE-TH', 5],
] as const

/** The tax of each Land in 2026. */
export const landCases: readonly Case[] = in2026.map(([region, percent]) => taxed(region, '2026-06-01', percent))

const sale = { region: 'DE-BY', deedDate: '2026-02-01', use: 'rental', brokerFee: 0 } as const

/** The limit up to which nothing is due, one cent on each side, and the end of the nearness. */
export const cliffCases: readonly Case[] = [
  {
    description: 'one cent below the limit',
    source: 'GrEStG § 3 no. 1: up to 2 500',
    input: { ...sale, price: 2_499.99 },
    lines: { transferTax: 0 },
    reliefs: [],
  },
  {
    description: 'on the limit',
    source: 'GrEStG § 3 no. 1: up to 2 500',
    input: { ...sale, price: 2_500 },
    lines: { transferTax: 0 },
  },
  {
    description: 'one cent above the limit the whole is taxed',
    source: `${act}: 2 500.01 × 3.5 % = 87.50, cut to 87`,
    input: { ...sale, price: 2_500.01 },
    lines: { transferTax: 87 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'one euro above the limit',
    source: `${act}: 2 501 × 3.5 % = 87.535, cut to 87`,
    input: { ...sale, price: 2_501 },
    lines: { transferTax: 87 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'movables bring the base to the limit',
    source: 'GrEStG § 3 no. 1: the base is 2 500',
    input: { ...sale, price: 2_600, movables: 100 },
    lines: { transferTax: 0 },
  },
]

const daysOfVat = [
  ['2020-06-30', 458.85],
  ['2020-07-01', 386.4],
  ['2020-12-31', 386.4],
  ['2021-01-01', 458.85],
  ['2025-05-31', 458.85],
  ['2025-06-01', 458.85],
] as const

/** VAT and fees of the notary when the rate changed, and when the reform of 2025 left table B as it was. */
export const vatCases: readonly Case[] = daysOfVat.map(([deedDate, notaryFeeVat]) => ({
  description: `the notary of 400 000 on ${deedDate}`,
  source: `${tableB}: 2 × 785; 2 415 × 19 % = 458.85, × 16 % = 386.40 (UStG §§ 12 (1), 28 (1))`,
  input: { region: 'DE-BY', price: 400_000, deedDate, use: 'rental' },
  lines: { notaryDeedFee: 1_570, registryOwnership: 785, registryNoticeDeletion: 25, notaryFeeVat },
}))
