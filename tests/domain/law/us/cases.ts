import { type RuleCase, rule } from '../../../contract/rule-case.ts'
import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of the United States. */
export const terms: CountryTerms = {
  iso3: 'USA',
  currency: 'USD',
  languages: ['en', 'es'],
  serviceVatRate: null,
  loan: {
    termYears: 30,
    usualTermYears: { min: 15, max: 30 },
    rateType: 'fixed',
    rate: 0.062,
    ltv: { own: 0.8, let: 0.75 },
  },
  ltvLimits: {},
  inflation: { assumed: 0.02, observed: { value: 0.027, period: '2025-12', series: 'CPI-U' } },
  propertyGrowth: {
    assumed: 0.035,
    observed: { value: 0.023, period: '2025-08', series: 'Federal Housing Finance Agency' },
  },
}

type Case = FeesCase<'US'>

const own = { use: 'mainResidence', deedDate: '2026-06-01' } as const

/** Published figures and written-out arithmetic; lines of both payers add up under their key. */
export const cases: readonly Case[] = [
  ...goldenFees('US', {
    'fees-us-new-york-mansion': { lines: { cityTransferTax: 21_375, stateTransferTax: 6000 } },
    'fees-us-washington': { lines: { countyTransferTax: 2250 } },
    'fees-us-texas': { totals: { buyer: 3475 } },
  }),
  {
    description: 'Florida rounds the base of its stamps up to a hundred',
    source: 'arithmetic: 300 100 × 0.7 %',
    input: { ...own, region: 'US-FL', price: 300_000.01 },
    lines: { stateTransferTax: 2_100.7 },
  },
  {
    description: 'a single-family home in Miami-Dade',
    source: 'arithmetic: 300 000 × 0.6 %',
    input: { ...own, region: 'US-FL', county: 'Miami-Dade', price: 300_000 },
    lines: { stateTransferTax: 1_800 },
  },
  {
    description: 'halves in Delaware, the odd cent with the buyer',
    source: 'arithmetic: 100 000.40 × 2.5 % = 2 500.01, of it 1 250.01 the buyer; × 1.5 % = 1 500.01, of it 750.01',
    input: { ...own, region: 'US-DE', price: 100_000.4 },
    lines: { stateTransferTax: 2_500.01, countyTransferTax: 1_500.01 },
    totals: { taxes: 2_000.02, seller: 2_000 },
    reliefs: ['firstTimeBuyer'],
  },
  {
    description: 'Delaware: a first home below the limit',
    source:
      'arithmetic: 300 000 × 2.5 % = 7 500, the buyer 3 750 less 300 000 × 0.5 %; × 1.5 % = 4 500, the buyer 2 250',
    input: { ...own, region: 'US-DE', price: 300_000, firstTimeBuyer: true },
    lines: { stateTransferTax: 6_000, countyTransferTax: 4_500 },
    totals: { taxes: 4_500, seller: 6_000 },
    reliefs: [],
  },
  {
    description: 'Delaware: a first home above the limit',
    source:
      'arithmetic: 500 000 × 2.5 % = 12 500, the buyer 6 250 less 400 000 × 0.5 %; × 1.5 % = 7 500, the buyer 3 750',
    input: { ...own, region: 'US-DE', price: 500_000, firstTimeBuyer: true },
    lines: { stateTransferTax: 10_500, countyTransferTax: 7_500 },
    totals: { taxes: 8_000, seller: 10_000 },
    reliefs: [],
  },
  {
    description: 'Delaware: a first home, of which the buyer bears all taxes by contract',
    source: 'arithmetic: 500 000 × 2.5 % − 400 000 × 0.5 %; 500 000 × 1.5 %',
    input: { ...own, region: 'US-DE', price: 500_000, firstTimeBuyer: true, negotiatedToBuyer: true },
    lines: { stateTransferTax: 10_500, countyTransferTax: 7_500 },
    totals: { taxes: 18_000, seller: 0 },
    reliefs: [],
  },
  {
    description: 'Colorado: half a hundred is no major fraction',
    source: 'C.R.S. § 39-13-102(2)(b): 5 001 × 0.01',
    input: { ...own, region: 'US-CO', price: 500_150 },
    lines: { stateTransferTax: 50.01 },
    totals: { taxes: 50.01, seller: 0 },
  },
  {
    description: 'Colorado: more than half a hundred counts as one',
    source: 'C.R.S. § 39-13-102(2)(b): 5 002 × 0.01',
    input: { ...own, region: 'US-CO', price: 500_151 },
    lines: { stateTransferTax: 50.02 },
    totals: { taxes: 50.02, seller: 0 },
  },
  {
    description: 'Massachusetts: each 500 begun, and the surtax',
    source: 'M.G.L. c. 64D, § 1: 1 001 × 2 = 2 002, and 14 % of it 280.28',
    input: { ...own, region: 'US-MA', price: 500_100 },
    lines: { stateTransferTax: 2_282.28 },
    totals: { taxes: 0, seller: 2_282.28 },
  },
  {
    description: 'Massachusetts: the example of the registry of Nantucket',
    source: 'nantucket-ma.gov/FAQ.aspx?QID=331: 1 546 300 is counted as 1 546 500, and the excise is 7 052.04',
    input: { ...own, region: 'US-MA', price: 1_546_300 },
    lines: { stateTransferTax: 7_052.04 },
    totals: { taxes: 0, seller: 7_052.04 },
  },
  {
    description: 'the contract moves the taxes of the seller',
    source: 'arithmetic: 300 000 × 0.7 %',
    input: { ...own, region: 'US-FL', price: 300_000, negotiatedToBuyer: true },
    lines: { stateTransferTax: 2_100 },
    totals: { seller: 0, taxes: 2_100 },
  },
  {
    description: 'District of Columbia: the same rate twice, buyer and seller',
    source: 'arithmetic: 500 000 × 1.45 % each',
    input: { ...own, region: 'US-DC', price: 500_000 },
    lines: { stateTransferTax: 14_500 },
    totals: { taxes: 7_250, seller: 7_250 },
    reliefs: ['firstTimeBuyer'],
  },
  {
    description: 'District of Columbia: a first home',
    source: 'arithmetic: 500 000 × 0.725 % for the buyer, 1.45 % for the seller',
    input: { ...own, region: 'US-DC', price: 500_000, firstTimeBuyer: true },
    totals: { taxes: 3_625, seller: 7_250 },
    reliefs: [],
  },
  {
    description: 'Maryland: on a first home all taxes on the deed are the seller’s',
    source:
      'Tax-Property § 13-203(b)(3), Real Property § 14-104(c): 400 000 × 0.25 %, and the local part at its middle of 1.875 %',
    input: { ...own, region: 'US-MD', price: 400_000, firstTimeBuyer: true },
    lines: { stateTransferTax: 1_000, countyTransferTax: 7_500 },
    totals: { taxes: 0, seller: 8_500 },
  },
  {
    description: 'Maryland: an agreement moves the local part on a first home, not the tax of the state',
    source: 'Tax-Property § 13-203(b)(3), Real Property § 14-104(c): 7 500 the buyer, 1 000 the seller',
    input: { ...own, region: 'US-MD', price: 400_000, firstTimeBuyer: true, negotiatedToBuyer: true },
    lines: { stateTransferTax: 1_000, countyTransferTax: 7_500 },
    totals: { taxes: 7_500, seller: 1_000 },
  },
  {
    description: 'Maryland: a home that is no first one, by half each',
    source: 'Real Property § 14-104(b): 400 000 × 0.5 % and the local part at its middle of 1.875 %, by half',
    input: { ...own, region: 'US-MD', price: 400_000, firstTimeBuyer: false },
    lines: { stateTransferTax: 2_000, countyTransferTax: 7_500 },
    totals: { taxes: 4_750, seller: 4_750 },
  },
  {
    description: 'Virginia: recordation with its local third, and the tax of the seller',
    source: 'arithmetic: 300 000 × 0.25 % + 300 000 × 0.1 %; a third of 750; loan 240 000 × 0.25 % × 4/3',
    input: { ...own, region: 'US-VA', price: 300_000, loanAmount: 240_000 },
    lines: { stateTransferTax: 1_050, countyTransferTax: 250, mortgageTax: 800 },
    totals: { seller: 300 },
  },
  {
    description: 'Chicago: buyer and seller',
    source: 'arithmetic: 400 000 × 0.75 % + 400 000 × 0.3 %; state 0.1 %, county 0.05 %',
    input: { ...own, region: 'US-IL', city: 'Chicago', price: 400_000 },
    lines: { cityTransferTax: 4_200, stateTransferTax: 400, countyTransferTax: 200 },
    totals: { taxes: 3_000, seller: 1_800 },
  },
  {
    description: 'a loan of 600 000 in New York City for one dwelling',
    source: 'arithmetic: 600 000 × 1.925 % − 30',
    input: { ...own, region: 'US-NY', city: 'New York City', price: 800_000, loanAmount: 600_000 },
    lines: { mortgageTax: 11_520 },
  },
  {
    description: 'a loan in Westchester for one dwelling',
    source: '400 000 × 1.05 % − 30 (20 NYCRR 642.2(b): the first 10 000 without the 30 cents)',
    input: { ...own, region: 'US-NY', county: 'Westchester', price: 600_000, loanAmount: 400_000 },
    lines: { mortgageTax: 4_170 },
  },
  {
    description: 'a loan elsewhere in the State of New York is reported as a gap',
    source: 'no figure was read',
    input: { ...own, region: 'US-NY', price: 600_000, loanAmount: 400_000 },
    lines: { mortgageTax: 0 },
    notices: ['contested_rule'],
  },
  {
    description: 'Georgia caps the tax on a loan',
    source: 'Georgia Code, § 48-6-61: at most 25 000',
    input: { ...own, region: 'US-GA', price: 12_000_000, loanAmount: 10_000_000 },
    lines: { intangibleTax: 25_000 },
  },
  {
    description: 'a state without a table answers one line from a ratio',
    source: 'printed ratio of Kansas with taxes, 2023: 0.98 % of 300 000',
    input: { ...own, region: 'US-KS', price: 300_000, loanAmount: 200_000 },
    lines: { closingCostsEstimate: 2_940, ownerTitle: 0 },
    totals: { buyer: 2_940 },
    notices: ['fallback_ratio_used'],
  },
  {
    description: 'the ratio of 2024 comes before that of 2023',
    source: 'printed ratio of South Dakota with taxes, purchases of 2024: 0.46 % of 300 000',
    input: { ...own, region: 'US-SD', price: 300_000 },
    lines: { closingCostsEstimate: 1_380, stateTransferTax: 300 },
    totals: { buyer: 1_380, seller: 300 },
    notices: ['fallback_ratio_used'],
  },
  ...(
    [
      ['US-CO', 500, { stateTransferTax: 0 }, 'C.R.S. § 39-13-102(2)(a): no fee up to 500'],
      ['US-CO', 500.01, { stateTransferTax: 0.05 }, 'C.R.S. § 39-13-102(2)(b): 5 × 0.01'],
      ['US-CO', 551, { stateTransferTax: 0.06 }, 'C.R.S. § 39-13-102(2)(b): 6 × 0.01, 51 being more than half of 100'],
      ['US-CT', 1_999.99, { stateTransferTax: 0, countyTransferTax: 0 }, '§ 12-494(a): from 2 000 on'],
      ['US-CT', 2_000, { stateTransferTax: 15, countyTransferTax: 5 }, '§ 12-494(a): 0.75 % and 0.25 % of 2 000'],
      [
        'US-CT',
        3_000_000,
        { stateTransferTax: 38_500, countyTransferTax: 7_500 },
        '§ 12-494: 6 000, 1.25 % of 1 700 000, 2.25 % of 500 000; 0.25 % of 3 000 000',
      ],
      ['US-HI', 100, { stateTransferTax: 0 }, '§ 247-3(5): nothing on 100 or less'],
      ['US-HI', 100.01, { stateTransferTax: 1 }, '§ 247-2: 0.10 per 100, not less than 1'],
      ['US-HI', 1_010, { stateTransferTax: 1.01 }, '§ 247-2: 0.10 per 100'],
      ['US-SD', 300_000.01, { stateTransferTax: 300.5 }, '§ 43-4-21: 601 × 0.50'],
      ['US-MI', 99.99, { countyTransferTax: 0 }, '207.505(a): less than 100 is exempt'],
      ['US-MI', 100, { countyTransferTax: 0.55 }, '207.504: 0.55 for 500 begun'],
    ] as const
  ).map(([region, price, lines, source]) => ({
    description: `${region} at ${price}`,
    source,
    input: { ...own, region, price },
    lines,
    ...(['US-HI', 'US-SD'].includes(region) && { notices: ['fallback_ratio_used'] as const }),
  })),
  ...(
    [
      ['US-SC', 250_000.01, { stateTransferTax: 651.3, countyTransferTax: 275.55 }, '501 × 1.30 and 501 × 0.55'],
      ['US-WI', 250_000.01, { stateTransferTax: 750.3 }, '2 501 × 0.30'],
      ['US-IA', 100_000, { stateTransferTax: 159.2 }, '199 × 0.80, as Scott County prints it'],
      ['US-KY', 200_100, { stateTransferTax: 200.5 }, '401 × 0.50'],
      ['US-NE', 250_500, { stateTransferTax: 564.75 }, '251 × 2.25'],
      ['US-OK', 250_000, { stateTransferTax: 375 }, '500 × 0.75'],
      ['US-WV', 100_000, { stateTransferTax: 220, countyTransferTax: 110 }, '200 × 1.10 and 200 × 0.55'],
      ['US-HI', 599_999.99, { stateTransferTax: 600 }, '599 999.99 × 0.1 %'],
      ['US-HI', 600_000, { stateTransferTax: 1_200 }, '600 000 × 0.2 %'],
    ] as const
  ).map(
    ([region, price, lines, arithmetic]): Case => ({
      description: `${region}: the tax of the act is a line of the seller, at ${price}`,
      source: `arithmetic on the act of the state: ${arithmetic}`,
      input: { region, price, use: 'mainResidence', deedDate: '2026-11-21' },
      lines,
      notices: ['fallback_ratio_used'],
    }),
  ),
  {
    description: 'Hawaii: a second home pays more, and nothing of it is the buyer’s',
    source: 'HRS § 247-2(2): 2 000 000 × 0.6 %; printed ratio 0.94 % of 2 000 000',
    input: { region: 'US-HI', price: 2_000_000, use: 'secondHome', deedDate: '2026-11-21' },
    lines: { stateTransferTax: 12_000, closingCostsEstimate: 18_800 },
    totals: { buyer: 18_800 },
    notices: ['fallback_ratio_used'],
  },
  {
    description: 'Hawaii: where the contract charges the buyer, the mean contains the tax',
    source: 'printed ratio 0.94 % of 2 000 000',
    input: {
      region: 'US-HI',
      price: 2_000_000,
      use: 'secondHome',
      deedDate: '2026-11-21',
      negotiatedToBuyer: true,
    },
    lines: { stateTransferTax: 0, closingCostsEstimate: 18_800 },
    notices: ['fallback_ratio_used'],
  },
  ...(
    [
      ['US-ME', '2025-10-31', 3_000_000, 6_600, '6 000 × 2.20 = 13 200, half of it'],
      [
        'US-ME',
        '2025-11-01',
        3_000_000,
        14_200,
        '2 000 × 2.20 + 4 000 × 6 = 28 400, half of it; Bernstein Shur prints 28 400',
      ],
      ['US-RI', '2025-09-30', 900_000, 4_600, '1 800 × 2.30 + 200 × 2.30'],
      ['US-RI', '2025-10-01', 900_000, 7_500, '1 800 × 3.75 + 200 × 3.75'],
    ] as const
  ).map(
    ([region, deedDate, price, stateTransferTax, arithmetic]): Case => ({
      description: `${region}, ${deedDate}: the tax of the seller`,
      source: `arithmetic on the rates before and after: ${arithmetic}`,
      input: { region, price, use: 'mainResidence', deedDate },
      lines: { stateTransferTax },
      notices: ['fallback_ratio_used'],
    }),
  ),
  {
    description: 'San Francisco: one rate on the whole price, and no part of a county beside it',
    source: 'Business and Tax Regulations Code, § 1102: 3.75 for each 500 from 1 000 000 on',
    input: { ...own, region: 'US-CA', city: 'San Francisco', price: 1_000_000 },
    lines: { cityTransferTax: 7_500, countyTransferTax: 0 },
  },
  {
    description: 'the market lines of a purchase with a loan',
    source: 'defaults: 0.5 % and 0.1 %, 900, 0.75 % of the loan, 525, 400, 175',
    input: { ...own, region: 'US-TX', price: 400_000, loanAmount: 300_000 },
    lines: {
      ownerTitle: 2_000,
      lenderTitle: 300,
      settlement: 900,
      originationFee: 2_250,
      valuation: 525,
      inspection: 400,
      recording: 175,
    },
    totals: { buyer: 6_550, marketEstimates: 6_550 },
  },
]

const at = (description: string, source: string, input: Case['input'], lines: NonNullable<Case['lines']>): Case => ({
  description,
  source,
  input,
  lines,
})

const nj = { use: 'mainResidence', region: 'US-NJ', price: 1_500_000 } as const
const la = { use: 'mainResidence', region: 'US-CA', city: 'Los Angeles' } as const
const ula = 'Los Angeles Municipal Code, § 21.9.2(b): 4 % above the limit of the year, 5.5 % from the second'

/** Changes of the law on the day before and on the day. */
export const dayCases: readonly Case[] = [
  {
    ...at(
      'the fee of New Jersey, the last day of the buyer',
      'P.L. 2025, c. 69: 1 % of 1 500 000',
      { ...nj, deedDate: '2025-07-09' },
      { mansionTax: 15_000 },
    ),
    totals: { taxes: 15_000 },
  },
  {
    ...at(
      'the fee of New Jersey, the first day of the seller',
      'P.L. 2025, c. 69: 1 % of 1 500 000',
      { ...nj, deedDate: '2025-07-10' },
      { mansionTax: 15_000 },
    ),
    totals: { taxes: 0 },
  },
  at('measure ULA, the day before', ula, { ...la, price: 6_000_000, deedDate: '2023-03-31' }, { mansionTax: 0 }),
  at('measure ULA, its first day', ula, { ...la, price: 6_000_000, deedDate: '2023-04-01' }, { mansionTax: 240_000 }),
  at(
    'measure ULA, the last day of the first limit',
    ula,
    { ...la, price: 5_150_000, deedDate: '2024-06-30' },
    { mansionTax: 206_000 },
  ),
  at(
    'measure ULA, the first day of the second limit',
    ula,
    { ...la, price: 5_150_000, deedDate: '2024-07-01' },
    { mansionTax: 0 },
  ),
  at(
    'measure ULA, the last day of the second limit',
    ula,
    { ...la, price: 5_300_000, deedDate: '2025-06-30' },
    { mansionTax: 212_000 },
  ),
  at(
    'measure ULA, the first day of the third limit',
    ula,
    { ...la, price: 5_300_000, deedDate: '2025-07-01' },
    { mansionTax: 0 },
  ),
]

const carried = 'the limits of 2025, those from 2026-07-01 not being known: 4 % above 5 300 000'

/** Measure ULA around the day from which its limits are not known. */
const carriedCases: readonly Case[] = (['2026-06-30', '2026-07-01'] as const).flatMap(deedDate => [
  at(`measure ULA at its limit on ${deedDate}`, carried, { ...la, price: 5_300_000, deedDate }, { mansionTax: 0 }),
  at(
    `measure ULA one cent above its limit on ${deedDate}`,
    carried,
    { ...la, price: 5_300_000.01, deedDate },
    { mansionTax: 212_000 },
  ),
])

const ny = { ...own, region: 'US-NY' } as const
const steps = [
  [1_000_000, 0, 0.01],
  [2_000_000, 0.01, 0.0125],
  [3_000_000, 0.0125, 0.015],
  [5_000_000, 0.015, 0.0225],
  [10_000_000, 0.0225, 0.0325],
  [15_000_000, 0.0325, 0.035],
  [20_000_000, 0.035, 0.0375],
  [25_000_000, 0.0375, 0.039],
] as const
const feeSteps = [
  [2_000_000, 0.01, 0.02],
  [2_500_000, 0.02, 0.025],
  [3_000_000, 0.025, 0.03],
  [3_500_000, 0.03, 0.035],
] as const
const cent = (amount: number): number => Math.round(amount * 100) / 100

const begun = (
  tax: string,
  source: string,
  input: Omit<Case['input'], 'use' | 'deedDate'>,
  lines: Case['lines'] = {},
) => at(tax, source, { ...own, ...input }, lines)

/** Amounts due for each step begun: at a whole number of steps, and one cent above. */
const stepCases: readonly Case[] = [
  begun(
    'New York, 300 000',
    'N.Y. Tax Law § 1402(a)(1): 600 × 2',
    { region: 'US-NY', price: 300_000 },
    { stateTransferTax: 1_200 },
  ),
  begun(
    'New York, one cent more',
    'N.Y. Tax Law § 1402(a)(1): 601 × 2',
    { region: 'US-NY', price: 300_000.01 },
    { stateTransferTax: 1_202 },
  ),
  begun(
    'North Carolina, 300 000',
    'G.S. 105-228.30: 600 × 1',
    { region: 'US-NC', price: 300_000 },
    { stateTransferTax: 600 },
  ),
  begun(
    'North Carolina, one cent more',
    'G.S. 105-228.30: 601 × 1',
    { region: 'US-NC', price: 300_000.01 },
    { stateTransferTax: 601 },
  ),
  begun(
    'Nevada, 300 000',
    'NRS 375.020 and 375.023: 600 × 1.95',
    { region: 'US-NV', price: 300_000 },
    { stateTransferTax: 1_170 },
  ),
  begun(
    'Nevada, one cent more',
    'NRS 375.020 and 375.023: 601 × 1.95',
    { region: 'US-NV', price: 300_000.01 },
    { stateTransferTax: 1_171.95 },
  ),
  begun(
    'Clark County, one cent above 300 000',
    'NRS 375.020 and 375.023: 601 × 2.55',
    { region: 'US-NV', county: 'Clark', price: 300_000.01 },
    { stateTransferTax: 1_532.55 },
  ),
  {
    ...begun('Chicago, 300 001', 'Real Property Transfer Tax (7551): 601 × 3.75 and 601 × 1.50', {
      region: 'US-IL',
      city: 'Chicago',
      price: 300_001,
    }),
    lines: { cityTransferTax: 3_155.25 },
    // The buyer bears his part alone; the taxes of state and county are the seller's: 601 × 0.50 and 601 × 0.25.
    totals: { taxes: 2_253.75, seller: 1_352.25 },
  },
  {
    ...begun('Chicago, where the contract moves the part of the seller', 'arithmetic: 601 × 3.75 + 601 × 1.50', {
      region: 'US-IL',
      city: 'Chicago',
      price: 300_001,
      negotiatedToBuyer: true,
    }),
    lines: { cityTransferTax: 3_155.25 },
    totals: { seller: 0 },
  },
  begun(
    'Georgia, a loan of 200 000',
    'O.C.G.A. § 48-6-61: 400 × 1.50',
    { region: 'US-GA', price: 300_000, loanAmount: 200_000 },
    { intangibleTax: 600 },
  ),
  begun(
    'Georgia, a loan of 200 001',
    'O.C.G.A. § 48-6-61: 401 × 1.50',
    { region: 'US-GA', price: 300_000, loanAmount: 200_001 },
    { intangibleTax: 601.5 },
  ),
  {
    ...begun('Virginia, the tax of the seller one cent above 300 000', '§ 58.1-802: 601 × 0.50', {
      region: 'US-VA',
      price: 300_000.01,
    }),
    totals: { seller: 300.5 },
  },
  {
    ...begun(
      'Virginia, 400 000 with a loan of 300 000: whole hundreds',
      '§§ 58.1-801 to -803 and -814: 4 000 × 0.25 and a third; 800 × 0.50; 3 000 × 0.25 and a third',
      { region: 'US-VA', price: 400_000, loanAmount: 300_000 },
      { stateTransferTax: 1_400, countyTransferTax: 333.33, mortgageTax: 1_000 },
    ),
    totals: { seller: 400 },
  },
  {
    ...begun(
      'Virginia, 400 050 with a loan of 300 050: hundreds begun',
      '§§ 58.1-801 to -803 and -814: 4 001 × 0.25 = 1 000.25 and a third; 801 × 0.50; 3 001 × 0.25 = 750.25 and a third',
      { region: 'US-VA', price: 400_050, loanAmount: 300_050 },
      { stateTransferTax: 1_400.75, countyTransferTax: 333.42, mortgageTax: 1_000.33 },
    ),
    totals: { seller: 400.5 },
    notices: ['surcharge_possible'],
  },
]

/** Codes of further states and cities: at a whole number of steps, and one unit of money above. */
const codeCases: readonly Case[] = [
  begun(
    'Alabama, 300 000 without a loan',
    '§ 40-22-1: 600 × 0.50',
    { region: 'US-AL', price: 300_000 },
    { stateTransferTax: 300 },
  ),
  begun(
    'Alabama, 300 001 with a loan of 200 000: what exceeds the loan',
    '§§ 40-22-1 and 40-22-2: 201 × 0.50 on 100 001; 2 000 × 0.15',
    { region: 'US-AL', price: 300_001, loanAmount: 200_000 },
    { stateTransferTax: 100.5, mortgageTax: 300 },
  ),
  begun(
    'Alabama, a loan of 200 001',
    '§ 40-22-2: 2 001 × 0.15',
    { region: 'US-AL', price: 300_000, loanAmount: 200_001 },
    { mortgageTax: 300.15 },
  ),
  begun('Arkansas, 300 000', '§ 26-60-105: 300 × 3.30', { region: 'US-AR', price: 300_000 }, { stateTransferTax: 990 }),
  begun(
    'Arkansas, 300 001',
    '§ 26-60-105: 301 × 3.30',
    { region: 'US-AR', price: 300_001 },
    { stateTransferTax: 993.3 },
  ),
  begun(
    'California, 300 001',
    'R&T 11911: 601 × 0.55',
    { region: 'US-CA', price: 300_001 },
    { countyTransferTax: 330.55 },
  ),
  begun(
    'Connecticut at 800 000',
    '§ 12-494: 800 000 × 0.75 %',
    { region: 'US-CT', price: 800_000 },
    { stateTransferTax: 6_000 },
  ),
  begun(
    'Connecticut at 900 000',
    '§ 12-494: 6 000 + 100 000 × 1.25 %',
    { region: 'US-CT', price: 900_000 },
    { stateTransferTax: 7_250 },
  ),
  begun(
    'Georgia, 250 000',
    '§ 48-6-1: 1.00 and 2 490 × 0.10',
    { region: 'US-GA', price: 250_000 },
    { stateTransferTax: 250 },
  ),
  begun(
    'Georgia, 250 001',
    '§ 48-6-1: 1.00 and 2 491 × 0.10',
    { region: 'US-GA', price: 250_001 },
    { stateTransferTax: 250.1 },
  ),
  begun(
    'Michigan, 300 001',
    '207.504 and 207.525: 601 × 3.75 and 601 × 0.55',
    { region: 'US-MI', price: 300_001 },
    { stateTransferTax: 2_253.75, countyTransferTax: 330.55 },
  ),
  begun(
    'New Hampshire, 300 001, half each in whole dollars',
    'RSA 78-B:1: 3 001 × 0.75 is 2 250.75, or 2 251, for each party',
    { region: 'US-NH', price: 300_001 },
    { stateTransferTax: 4_502 },
  ),
  begun(
    'New Hampshire, 4 000',
    'RSA 78-B:1: 40 × 0.75 is 30 for each party',
    { region: 'US-NH', price: 4_000 },
    { stateTransferTax: 60 },
  ),
  begun(
    'New Hampshire, 2 000, the least of each party',
    'RSA 78-B:1: 20 × 0.75 is 15, at least 20 for each party',
    { region: 'US-NH', price: 2_000 },
    { stateTransferTax: 40 },
  ),
  ...(
    [
      [250_000, 1_250],
      [250_001, 1_703.4],
      [999_999.99, 6_800],
      [4_999_999.99, 37_500],
      [5_000_000, 112_500],
      [9_999_999.99, 225_000],
      [10_000_000, 550_000],
      [24_999_999.99, 1_375_000],
      [25_000_000, 1_500_000],
    ] as const
  ).map(([price, cityTransferTax]) =>
    begun(
      `San Francisco, ${price}`,
      'BTRC § 1102, for each 500 begun: 2.50, 3.40 above 250 000, 3.75 from 1, 11.25 from 5, 27.50 from 10, 30 from 25 million',
      { region: 'US-CA', city: 'San Francisco', price },
      { cityTransferTax },
    ),
  ),
  ...(
    [
      [400_040, 7_170],
      [400_050, 7_170],
      [400_050.01, 7_171.8],
    ] as const
  ).map(([loanAmount, mortgageTax]) =>
    begun(
      `New York City, a loan of ${loanAmount}: hundreds, and a rest above the half`,
      '20 NYCRR 642.1 and 642.2(b): 4 000 or 4 001 × 1.80 − 30',
      { region: 'US-NY', city: 'New York City', price: 800_000, loanAmount },
      { mortgageTax },
    ),
  ),
  begun(
    'Westchester, a house of three families',
    '20 NYCRR 642.2(b): no deduction above two families, 4 000 × 1.05',
    { region: 'US-NY', county: 'Westchester', price: 600_000, loanAmount: 400_000, dwellingUnits: 3 },
    { mortgageTax: 4_200 },
  ),
  begun(
    'Miami-Dade, a house of two dwellings with the surtax',
    'F.A.C. 12B-4.012 and F.S. 201.031: 3 000 × (0.60 + 0.45)',
    { region: 'US-FL', county: 'Miami-Dade', price: 300_000, dwellingUnits: 2 },
    { stateTransferTax: 3_150 },
  ),
  begun(
    'the title insurance of Florida, 300 001',
    'F.A.C. 69O-186.003: 575 + 2 001 × 0.50',
    { region: 'US-FL', price: 300_001 },
    { ownerTitle: 1_575.5 },
  ),
  begun(
    'the title insurance of Florida above 10 000 000',
    'F.A.C. 69O-186.003: 575 + 4 500 + 10 000 + 11 250 + 10 000 × 0.20',
    { region: 'US-FL', price: 11_000_000 },
    { ownerTitle: 28_325 },
  ),
]

const districtLaw = 'D.C. Code § 42-1103(e): no reduced rate above the limit of price of the year'
const dc = { ...own, region: 'US-DC', firstTimeBuyer: true } as const

/** The limit of price of a first home in the District, one dollar on each side, and the days on which it rises. */
const districtCases: readonly Case[] = [
  {
    ...at(
      'District of Columbia: a first home at the limit of price',
      `${districtLaw}: 753 000 × 0.725 % and × 1.45 %`,
      { ...dc, price: 753_000 },
      { stateTransferTax: 16_377.75 },
    ),
    totals: { taxes: 5_459.25, seller: 10_918.5 },
    notices: ['surcharge_possible'],
  },
  {
    ...at(
      'District of Columbia: a first home one dollar above the limit',
      `${districtLaw}: 753 001 × 1.45 % twice`,
      { ...dc, price: 753_001 },
      { stateTransferTax: 21_837.02 },
    ),
    totals: { taxes: 10_918.51, seller: 10_918.51 },
    notices: ['no_effect_here', 'price_near_cliff'],
  },
  {
    ...at(
      'District of Columbia: a first home of 2 000 000',
      `${districtLaw}: 2 000 000 × 1.45 % twice`,
      { ...dc, price: 2_000_000 },
      { stateTransferTax: 58_000 },
    ),
    totals: { taxes: 29_000, seller: 29_000 },
    notices: ['no_effect_here'],
  },
  ...(
    [
      ['2023-09-30', 684_501, 9_925.26, ['no_effect_here', 'price_near_cliff']],
      ['2023-10-01', 684_501, 4_962.63, undefined],
      ['2024-09-30', 730_001, 10_585.01, ['no_effect_here', 'price_near_cliff']],
      ['2024-10-01', 730_001, 5_292.51, undefined],
    ] as const
  ).map(([deedDate, price, taxes, notices]) => ({
    ...at(
      `District of Columbia: a first home of ${price} on ${deedDate}`,
      `${districtLaw}: 684 500, from 2023-10-01 730 000, from 2024-10-01 753 000`,
      { ...dc, price, deedDate },
      {},
    ),
    totals: { taxes },
    ...(notices && { notices }),
  })),
]

const vt = { region: 'US-VT', price: 500_000 } as const
const vermontLaw = '32 V.S.A. §§ 9602 and 9602a'

/** The property transfer tax of Vermont by use, its limit, and the first day of Act 181 of 2024. */
const vermontCases: readonly Case[] = [
  at(
    'Vermont, a main home of 500 000',
    `${vermontLaw}: 200 000 × 0.5 % + 300 000 × (1.25 % + 0.22 %)`,
    { ...own, ...vt },
    { stateTransferTax: 5_410 },
  ),
  at('Vermont, a main home at the limit', vermontLaw, { ...own, ...vt, price: 200_000 }, { stateTransferTax: 1_000 }),
  at(
    'Vermont, a main home one dollar above the limit',
    `${vermontLaw}: 1 000 + 1.47 % of 1`,
    { ...own, ...vt, price: 200_001 },
    { stateTransferTax: 1_000.01 },
  ),
  at(
    'Vermont, a main home on the day before Act 181',
    `${vermontLaw}: 100 000 × 0.5 % + 400 000 × (1.25 % + 0.2 %)`,
    { ...own, ...vt, deedDate: '2024-07-31' },
    { stateTransferTax: 6_300 },
  ),
  at(
    'Vermont, a main home on the first day of Act 181',
    vermontLaw,
    { ...own, ...vt, deedDate: '2024-08-01' },
    { stateTransferTax: 5_410 },
  ),
  at(
    'Vermont, a second home on the day before Act 181',
    '1.25 % and 0.2 % of 500 000',
    { ...vt, use: 'secondHome', deedDate: '2024-07-31' },
    { stateTransferTax: 7_250 },
  ),
  at(
    'Vermont, a second home on the first day of Act 181',
    'printed example of a Vermont newspaper: 18 100 on 500 000',
    { ...vt, use: 'secondHome', deedDate: '2024-08-01' },
    { stateTransferTax: 18_100 },
  ),
  {
    ...at(
      'Vermont, a home to let for long terms, and what short stays would add',
      '500 000 × (1.25 % + 0.22 %)',
      { ...vt, use: 'rental', deedDate: '2026-06-01' },
      { stateTransferTax: 7_350 },
    ),
    totals: { taxes: 7_350, seller: 0 },
    notices: ['surcharge_possible'],
  },
  at(
    'Vermont, the last day of the surcharge',
    vermontLaw,
    { ...own, ...vt, deedDate: '2027-06-30' },
    { stateTransferTax: 5_410 },
  ),
]

const mn = { ...own, region: 'US-MN', price: 400_000, loanAmount: 300_000 } as const
const minnesotaLaw = 'Minn. Stat. 287.035, 383A.80 and 383B.80: 0.33 % of the price and 0.23 % of the loan'

/** The two counties of Minnesota with 0.01 % more on deed and loan. */
const countyCases: readonly Case[] = [
  ...(['Hennepin', 'Ramsey'] as const).map(county =>
    at(
      `a home in ${county}`,
      `${minnesotaLaw}, each 0.01 % more`,
      { ...mn, county },
      { stateTransferTax: 1_360, mortgageTax: 720 },
    ),
  ),
  at('elsewhere in Minnesota', minnesotaLaw, { ...mn, county: 'Anoka' }, { stateTransferTax: 1_320, mortgageTax: 690 }),
  {
    ...at('Minnesota, the county not said', minnesotaLaw, mn, { stateTransferTax: 1_320, mortgageTax: 690 }),
    notices: ['surcharge_possible', 'surcharge_possible'],
  },
]

/** Tennessee takes nothing on the first 2 000 of a loan. */
const tennesseeCases: readonly Case[] = (
  [
    [100_000, 112.7],
    [2_000, 0],
    [2_000.01, 0],
    [2_010, 0.01],
  ] as const
).map(([loanAmount, mortgageTax]) =>
  at(
    `Tennessee, a loan of ${loanAmount}`,
    'REC-1: 11.5 cents per 100 above the first 2 000',
    { ...own, region: 'US-TN', price: 200_000, loanAmount },
    { mortgageTax },
  ),
)

const pa = { ...own, region: 'US-PA', price: 300_000 } as const

/** Pennsylvania: the rate of the city on both sides of its rise, or the usual one while the city is not known. */
const pennsylvaniaCases: readonly Case[] = [
  ...(
    [
      ['Philadelphia', '2025-06-30', 9_834, 'phila.gov: 300 000 × 3.278 %, 4.278 % with the state'],
      ['Philadelphia', '2025-07-01', 10_734, 'Bill No. 250211: 300 000 × 3.578 %, 4.578 % with the state'],
      ['Pittsburgh', '2026-06-01', 12_000, 'Allegheny County: 5 % with 1 % of the state, so 300 000 × 4 %'],
    ] as const
  ).map(([city, deedDate, countyTransferTax, source]) => ({
    ...at(
      `${city} on ${deedDate}, half each`,
      source,
      { ...pa, city, deedDate },
      { stateTransferTax: 3_000, countyTransferTax },
    ),
    totals: { taxes: (3_000 + countyTransferTax) / 2, seller: (3_000 + countyTransferTax) / 2 },
    notices: [],
  })),
  {
    ...at('Pennsylvania, the city not said', 'revenue.pa.gov and closing offices: 300 000 × 1 % twice', pa, {
      stateTransferTax: 3_000,
      countyTransferTax: 3_000,
    }),
    notices: ['surcharge_possible'],
  },
]

const lowerFee = 'N.J.S.A. 46:15-7, for each 500 begun: 2.00 to 150 000, 3.35 to 200 000, 3.90 to 350 000'

/** The lower ladder of New Jersey, and one unit of money above each of its limits. */
const newJerseyCases: readonly Case[] = (
  [
    [150_000, 600],
    [150_001, 603.35],
    [200_000, 935],
    [200_001, 938.9],
    [300_000, 1_715],
    [350_000, 2_105],
  ] as const
).map(([price, fee]) => ({
  ...at(`New Jersey, ${price}`, lowerFee, { ...own, region: 'US-NJ', price }, { stateTransferTax: fee }),
  totals: { seller: fee, taxes: 0 },
}))

/** The cliffs one cent on each side. */
export const cliffCases: readonly Case[] = [
  at(
    'New York City: the tax of the state one cent below three million',
    'N.Y. Tax Law § 1402(a)(1): 2 for each 500 begun, 6 000 × 2',
    { ...ny, city: 'New York City', price: 2_999_999.99 },
    { stateTransferTax: 12_000 },
  ),
  {
    ...at(
      'New York City: the tax of the state at three million',
      'N.Y. Tax Law § 1402(a)(1) and (2): 3.25 for each 500, 6 000 × 3.25; with 1.425 % of the city 2.075 %, as cpllawfirm.com has it',
      { ...ny, city: 'New York City', price: 3_000_000 },
      { stateTransferTax: 19_500, cityTransferTax: 42_750 },
    ),
    notices: ['price_near_cliff', 'price_near_cliff'],
    totals: { seller: 62_250 },
  },
  {
    ...at(
      'New York City: a contract moves the taxes of the seller to the buyer',
      'N.Y. Tax Law § 1402(a): 7 000 × 3.25 = 22 750; city 1.425 % × 3 500 000 = 49 875; § 1402-b 1.5 %',
      { ...ny, city: 'New York City', price: 3_500_000, negotiatedToBuyer: true },
      { stateTransferTax: 22_750, cityTransferTax: 49_875, mansionTax: 52_500 },
    ),
    totals: { seller: 0, taxes: 125_125 },
  },
  {
    ...at(
      'New York City: a building of four families at two million',
      'N.Y. Tax Law § 1402(a)(2): other property from 2 000 000, 4 000 × 3.25; Administrative Code § 11-2102(a)(9): 2.625 %',
      { ...ny, city: 'New York City', price: 2_000_000, dwellingUnits: 4 },
      { stateTransferTax: 13_000, cityTransferTax: 52_500 },
    ),
    notices: ['contested_rule', 'price_near_cliff', 'price_near_cliff'],
  },
  at(
    'New York City: a building of four families one cent below two million',
    'N.Y. Tax Law § 1402(a)(1): 4 000 × 2; Administrative Code § 11-2102(a)(9): 2.625 %',
    { ...ny, city: 'New York City', price: 1_999_999.99, dwellingUnits: 4 },
    { stateTransferTax: 8000, cityTransferTax: 52_500 },
  ),
  at(
    'New York City: a building of four families at 500 000',
    'Administrative Code § 11-2102(a)(9): 1.425 % up to 500 000',
    { ...ny, city: 'New York City', price: 500_000, dwellingUnits: 4 },
    { cityTransferTax: 7125 },
  ),
  at(
    'New York City: a house of three families is taxed as a house',
    'N.Y. Tax Law § 1402(a)(1): 4 000 × 2; Administrative Code § 11-2102(a)(9): 1.425 %',
    { ...ny, city: 'New York City', price: 2_000_000, dwellingUnits: 3 },
    { stateTransferTax: 8000, cityTransferTax: 28_500 },
  ),
  at(
    'Westchester is no city of a million: the tax of the state at three million',
    'N.Y. Tax Law § 1402(a)(1): 6 000 × 2',
    { ...ny, county: 'Westchester', price: 3_000_000 },
    { stateTransferTax: 12_000 },
  ),
  ...steps.flatMap(([limit, below, from]) => [
    at(
      `New York City one cent below ${limit}`,
      'New York Tax Law, §§ 1402-a and 1402-b',
      { ...ny, city: 'New York City', price: limit - 0.01 },
      { mansionTax: cent((limit - 0.01) * below) },
    ),
    {
      ...at(
        `New York City at ${limit}`,
        'New York Tax Law, §§ 1402-a and 1402-b',
        { ...ny, city: 'New York City', price: limit },
        { mansionTax: limit * from },
      ),
      // The tax of the state rises at three million too.
      notices: Array.from({ length: limit === 3_000_000 ? 2 : 1 }, () => 'price_near_cliff' as const),
    },
  ]),
  at(
    'the State of New York one cent below a million',
    'New York Tax Law, § 1402-a',
    { ...ny, price: 999_999.99 },
    { mansionTax: 0 },
  ),
  at(
    'the State of New York at a million',
    'New York Tax Law, § 1402-a',
    { ...ny, price: 1_000_000 },
    { mansionTax: 10_000 },
  ),
  at(
    'New Jersey at exactly a million',
    'N.J.S.A. 46:15-7.2: above a million',
    { ...own, region: 'US-NJ', price: 1_000_000 },
    { mansionTax: 0 },
  ),
  at(
    'New Jersey one cent above a million',
    'N.J.S.A. 46:15-7.2: above a million',
    { ...own, region: 'US-NJ', price: 1_000_000.01 },
    { mansionTax: 10_000 },
  ),
  ...feeSteps.flatMap(([limit, upTo, above]) => [
    at(
      `New Jersey at exactly ${limit}`,
      'P.L. 2025, c. 69: above the limit',
      { ...own, region: 'US-NJ', price: limit },
      { mansionTax: limit * upTo },
    ),
    {
      ...at(
        `New Jersey one cent above ${limit}`,
        'P.L. 2025, c. 69: above the limit',
        { ...own, region: 'US-NJ', price: limit + 0.01 },
        { mansionTax: cent((limit + 0.01) * above) },
      ),
      notices: ['price_near_cliff'] as const,
    },
  ]),
  {
    ...at(
      'New Jersey one cent above 350 000',
      'N.J.S.A. 46:15-7: 300 × 2.90 + 100 × 4.25 + 301 × 4.80',
      { ...own, region: 'US-NJ', price: 350_000.01 },
      { stateTransferTax: 2_739.8 },
    ),
    totals: { seller: 2_739.8 },
    notices: ['price_near_cliff'],
  },
  at('measure ULA at 5 300 000', ula, { ...own, ...la, price: 5_300_000 }, { mansionTax: 0 }),
  at('measure ULA one cent above 5 300 000', ula, { ...own, ...la, price: 5_300_000.01 }, { mansionTax: 212_000 }),
  at('measure ULA one cent below 10 600 000', ula, { ...own, ...la, price: 10_599_999.99 }, { mansionTax: 424_000 }),
  at('measure ULA at 10 600 000', ula, { ...own, ...la, price: 10_600_000 }, { mansionTax: 583_000 }),
  at(
    'the District of Columbia one cent below 400 000',
    'Code of the District of Columbia, §§ 42-1103 and 47-903: 1.1 % on each side',
    { ...own, region: 'US-DC', price: 399_999.99 },
    { stateTransferTax: 8_800 },
  ),
  at(
    'the District of Columbia at 400 000',
    'Code of the District of Columbia, §§ 42-1103 and 47-903: 1.45 % on each side',
    { ...own, region: 'US-DC', price: 400_000 },
    { stateTransferTax: 11_600 },
  ),
  at(
    'New York City at 500 000',
    'Administrative Code, § 11-2102: 1 %',
    { ...ny, city: 'New York City', price: 500_000 },
    { cityTransferTax: 5_000 },
  ),
  at(
    'New York City one cent above 500 000',
    'Administrative Code, § 11-2102: 1.425 %',
    { ...ny, city: 'New York City', price: 500_000.01 },
    { cityTransferTax: 7_125 },
  ),
  at(
    'a loan one cent below 500 000 in New York City',
    'Administrative Code, § 11-2601(d): 1 %; New York Tax Law, § 253(1) and (2)(a): 0.5 % and 0.3 %, the first 10 000 without the 0.3',
    { ...ny, city: 'New York City', price: 800_000, loanAmount: 499_999.99 },
    { mortgageTax: 8_970 },
  ),
  at(
    'a loan of 500 000 in New York City',
    'Administrative Code, § 11-2601(d): 1.125 %; New York Tax Law, § 253(1) and (2)(a): 0.5 % and 0.3 %, the first 10 000 without the 0.3',
    { ...ny, city: 'New York City', price: 800_000, loanAmount: 500_000 },
    { mortgageTax: 9_595 },
  ),
]

/** What the reading of the codes corrected, with one unit of money or one day on each side of what it changed. */
export const correctedCases: readonly Case[] = [
  ...stepCases,
  ...codeCases,
  ...districtCases,
  ...newJerseyCases,
  ...vermontCases,
  ...countyCases,
  ...tennesseeCases,
  ...pennsylvaniaCases,
  ...carriedCases,
]

/** Rates of single states and counties, and lines that are there on request only. */
export const askedCases: readonly Case[] = [
  at(
    'Ohio, where only a range is known: its middle; a broker at the rate that was sent',
    '400 000 × (0.1 % + 0.4 %) / 2; 400 000 × 2.5 %',
    { ...own, region: 'US-OH', price: 400_000, brokerFeeRate: 0.025 },
    { stateTransferTax: 1_000, brokerFeeBuyer: 10_000 },
  ),
  at(
    'Pennsylvania, the usual local part',
    '300 000 × 1 % for the state and 1 % for municipality and school district',
    { ...own, region: 'US-PA', price: 300_000 },
    { stateTransferTax: 3_000, countyTransferTax: 3_000 },
  ),
  at(
    'Clark County in Nevada',
    'NRS 375.020 and 375.023: 1.25 and 1.30 for each 500, so 0.51 % of 400 000',
    { ...own, region: 'US-NV', county: 'Clark', price: 400_000 },
    { stateTransferTax: 2_040 },
  ),
]

const refusable = { country: 'US', region: 'US-NY', price: 500_000, use: 'rental', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of its own and nothing else. */
export const ruleCases: readonly RuleCase[] = [
  rule('Los Angeles in New York', 'city_in_its_state', 'city', { ...refusable, city: 'Los Angeles' }),
]

/** Parameters on which no figure of an answer rests, and what they decide. */
export const decidesOnly = {
  'us.mansionTax.newJerseyRefundBy': 'the notice refund_possible',
  'us.deedTax.virginiaRegionalFees': 'the notice surcharge_possible',
  'us.deedTax.pennsylvaniaCities': 'the notice surcharge_possible',
}
