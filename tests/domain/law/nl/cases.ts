import { type RuleCase, rule } from '../../../contract/rule-case.ts'
import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of the Netherlands. */
export const terms: CountryTerms = {
  iso3: 'NLD',
  currency: 'EUR',
  languages: ['nl'],
  serviceVatRate: 0.21,
  loan: {
    termYears: 30,
    usualTermYears: { min: 30, max: 30 },
    rateType: 'fixedPeriod',
    rate: 0.035,
    ltv: { own: 1, let: 0.75 },
  },
  ltvLimits: { mainResidence: 1 },
  inflation: { assumed: 0.02, observed: { value: 0.03, period: '2025', series: 'HICP' } },
  propertyGrowth: { assumed: 0.03, observed: { value: 0.085, period: '2025', series: 'Eurostat' } },
}

const act = 'arithmetic on the rates of the Wet op belastingen van rechtsverkeer'

/** Purchases in the Netherlands. */
export const cases: readonly FeesCase<'NL'>[] = [
  ...goldenFees('NL', { 'fees-nl-own-home': { reliefs: [] } }),
  {
    description:
      'a guarantee of a home above the limit by its price, not by its appraisal; the limit of 2026 is 470 000',
    source: 'arithmetic: 0.4 % of a loan of 400 000',
    input: {
      price: 480_000,
      appraisedValue: 460_000,
      deedDate: '2026-05-04',
      use: 'mainResidence',
      loanAmount: 400_000,
      nhg: true,
    },
    lines: { loanGuarantee: 1_600 },
  },
  {
    description: 'NL-O6: the whole chain, 480 000 with a loan of 400 000',
    source: 'arithmetic on printed rates and prices: 9 600 + 800 + 700 + 2 × 110 + 650 + 3 000',
    input: {
      price: 480_000,
      deedDate: '2026-06-01',
      use: 'mainResidence',
      buyers: [{ age: 40 }],
      loanAmount: 400_000,
    },
    lines: {
      transferTax: 9_600,
      notaryDeed: 800,
      registryOwnership: 110,
      mortgageDeed: 700,
      registryMortgage: 110,
      valuation: 650,
      advice: 3_000,
    },
    totals: { buyer: 14_970, taxes: 9_600, cashNeeded: 94_970 },
    reliefs: [],
  },
  {
    description: 'before 2021 a second home pays 2 %',
    source: `${act}: 300 000 × 2 %`,
    input: { price: 300_000, deedDate: '2020-12-31', use: 'secondHome' },
    lines: { transferTax: 6_000 },
  },
  {
    description: 'from 2021 a second home pays 8 %',
    source: `${act}: 300 000 × 8 %`,
    input: { price: 300_000, deedDate: '2021-01-01', use: 'secondHome' },
    lines: { transferTax: 24_000 },
  },
  {
    description: 'a shop on the last day of 8 %, 2022',
    source: `${act}: 300 000 × 8 %`,
    input: { price: 300_000, deedDate: '2022-12-31', use: 'other' },
    lines: { transferTax: 24_000 },
  },
  {
    description: 'a shop in 2026 still pays 10.4 %',
    source: `${act}: 300 000 × 10.4 %`,
    input: { price: 300_000, deedDate: '2026-01-01', use: 'other' },
    lines: { transferTax: 31_200 },
  },
  {
    description: 'movables leave the base',
    source: `${act}: (300 000 − 10 000) × 2 %`,
    input: { price: 300_000, movables: 10_000, deedDate: '2026-02-01', use: 'mainResidence' },
    lines: { transferTax: 5_800 },
    reliefs: ['starter'],
  },
  {
    description: 'a new build bears VAT inside its price and no transfer tax',
    source: 'arithmetic: 484 000 − 484 000 / 1.21',
    input: { price: 484_000, deedDate: '2026-02-01', use: 'mainResidence', newBuild: true },
    lines: { vat: 84_000, transferTax: 0, notaryDeed: 0 },
    totals: { buyer: 0, taxes: 0 },
    reliefs: [],
  },
  {
    description: 'a new build priced without VAT pays it on top',
    source: 'arithmetic: 400 000 × 21 %',
    input: { price: 400_000, deedDate: '2026-02-01', use: 'rental', newBuild: true, priceIncludesVat: false },
    lines: { vat: 84_000 },
    totals: { buyer: 84_000, cashNeeded: 484_000 },
  },
]

const limits = [
  ['2021-04-01', 400_000],
  ['2023-01-01', 440_000],
  ['2024-01-01', 510_000],
  ['2025-01-01', 525_000],
  ['2026-01-01', 555_000],
] as const

const starter = { use: 'mainResidence', buyers: [{ age: 34, starterExemptionUsed: false }] } as const

/** The cliff of the starter exemption at each of its limits: on it, and one cent above. */
export const cliffCases: readonly FeesCase<'NL'>[] = limits.flatMap(([deedDate, limit]) => [
  {
    description: `a starter on the limit of ${deedDate}`,
    source: 'Wet op belastingen van rechtsverkeer, art. 15(1)(p): up to and including the limit',
    input: { ...starter, buyers: [...starter.buyers], price: limit, deedDate },
    lines: { transferTax: 0 },
  },
  {
    description: `a starter one cent above the limit of ${deedDate}`,
    source: `${act}: all or nothing, 2 % of the whole`,
    input: { ...starter, buyers: [...starter.buyers], price: limit + 0.01, deedDate },
    lines: { transferTax: limit * 0.02 },
    notices: ['price_near_cliff'],
  },
])

/** What the limit of starters is tested with, on both sides. */
export const starterCases: readonly FeesCase<'NL'>[] = [
  {
    description: 'a starter whose home is on the limit once its movables are taken off',
    source: 'Wet op belastingen van rechtsverkeer, arts 9(1) and 15(1)(p): the value is that of the immovable thing',
    input: { ...starter, buyers: [...starter.buyers], price: 565_000, movables: 10_000, deedDate: '2026-06-01' },
    lines: { transferTax: 0 },
  },
  {
    description: 'a starter whose home is a cent above the limit without its movables',
    source: `${act}: 555 000.01 × 2 %`,
    input: { ...starter, buyers: [...starter.buyers], price: 565_000.01, movables: 10_000, deedDate: '2026-06-01' },
    lines: { transferTax: 11_100 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'a whole of the price without its movables is no less than the part',
    source: `${act}: within the limit of 555 000`,
    input: {
      ...starter,
      buyers: [...starter.buyers],
      price: 565_000,
      movables: 10_000,
      wholeValue: 555_000,
      deedDate: '2026-06-01',
    },
    lines: { transferTax: 0 },
  },
]

const daysOfChange = [
  ['2021-03-31', 400_000.01, 0],
  ['2021-04-01', 400_000.01, 8_000],
  ['2022-12-31', 440_000, 8_800],
  ['2023-01-01', 440_000, 0],
  ['2023-12-31', 510_000, 10_200],
  ['2024-01-01', 510_000, 0],
  ['2024-12-31', 525_000, 10_500],
  ['2025-01-01', 525_000, 0],
  ['2025-12-31', 555_000, 11_100],
  ['2026-01-01', 555_000, 0],
] as const

/** The exemption on the day before each change of its limit, and on the day itself. */
export const dayCases: readonly FeesCase<'NL'>[] = daysOfChange.map(([deedDate, price, transferTax]) => ({
  description: `a starter at ${price} on ${deedDate}`,
  source: `${act} and the limits of art. 15(1)(p)`,
  input: { ...starter, buyers: [...starter.buyers], price, deedDate },
  lines: { transferTax },
}))

/** Lines that are there on request only. */
export const askedCases: readonly FeesCase<'NL'>[] = [
  {
    description: 'survey, bank guarantee and broker as invoiced',
    source: 'the figures that were sent; 400 000 × 1.5 % for the broker',
    input: {
      use: 'secondHome',
      price: 400_000,
      deedDate: '2026-06-01',
      overrides: { inspection: 450, bankGuarantee: 380 },
      brokerFeeRate: 0.015,
    },
    lines: { inspection: 450, bankGuarantee: 380, brokerFeeBuyer: 6_000 },
  },
]

const refusable = { country: 'NL', price: 500_000, use: 'mainResidence', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of its own and nothing else. */
export const ruleCases: readonly RuleCase[] = [
  rule('a guarantee without loan', 'nhg_not_available', 'nhg', { ...refusable, nhg: true }),
  rule('a guarantee of a home to let', 'nhg_not_available', 'nhg', {
    ...refusable,
    use: 'rental',
    loanAmount: 1,
    nhg: true,
  }),
  rule('a guarantee above its limit', 'nhg_not_available', 'nhg', {
    ...refusable,
    price: 1_000_000,
    loanAmount: 1,
    nhg: true,
  }),
  rule('a whole below its part', 'whole_value_below_price', 'wholeValue', { ...refusable, wholeValue: 1 }),
]
