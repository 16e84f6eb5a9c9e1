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
    description: 'Maryland: a first home pays half the state part, and the seller bears it',
    source: 'arithmetic: 400 000 × 0.25 %; the local part by half, its middle 1.875 %',
    input: { ...own, region: 'US-MD', price: 400_000, firstTimeBuyer: true },
    lines: { stateTransferTax: 1_000, countyTransferTax: 7_500 },
    totals: { taxes: 3_750, seller: 4_750 },
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
    description: 'a loan in Westchester',
    source: 'arithmetic: 400 000 × 1.05 %',
    input: { ...own, region: 'US-NY', county: 'Westchester', price: 600_000, loanAmount: 400_000 },
    lines: { mortgageTax: 4_200 },
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
    lines: { closingCostsEstimate: 1_380 },
    totals: { buyer: 1_380 },
    notices: ['fallback_ratio_used'],
  },
  {
    description: 'San Francisco answers the middle of its range',
    source: 'arithmetic: the middle of 0.5 % and 6 %, 3.25 % of 1 000 000; county 0.11 %',
    input: { ...own, region: 'US-CA', city: 'San Francisco', price: 1_000_000 },
    lines: { cityTransferTax: 32_500, countyTransferTax: 1_100 },
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
    '20 NYCRR 575.2: 600 × 2',
    { region: 'US-NY', price: 300_000 },
    { stateTransferTax: 1_200 },
  ),
  begun(
    'New York, one cent more',
    '20 NYCRR 575.2: 601 × 2',
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
    // The buyer bears his part alone; the taxes of state and county are the seller's: 300 + 150.
    totals: { taxes: 2_253.75, seller: 1_351.5 },
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
    notices: ['surcharge_possible'],
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

/** Pennsylvania: the usual local rate, whatever an old list says of the city, which is reported. */
const pennsylvaniaCases: readonly Case[] = [
  {
    ...at(
      'Philadelphia: 1 % of the state and the usual 1 %, half each',
      'revenue.pa.gov and closing offices: 300 000 × 1 % twice',
      { ...pa, city: 'Philadelphia' },
      { stateTransferTax: 3_000, countyTransferTax: 3_000 },
    ),
    totals: { taxes: 3_000, seller: 3_000 },
    notices: ['contested_rule'],
  },
  {
    ...at('Pennsylvania, the city not said', 'the same', pa, { stateTransferTax: 3_000, countyTransferTax: 3_000 }),
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
      notices: ['price_near_cliff'] as const,
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
    'New York Tax Law, art. 11: 1.8 % − 30',
    { ...ny, city: 'New York City', price: 800_000, loanAmount: 499_999.99 },
    { mortgageTax: 8_970 },
  ),
  at(
    'a loan of 500 000 in New York City',
    'New York Tax Law, art. 11: 1.925 % − 30',
    { ...ny, city: 'New York City', price: 800_000, loanAmount: 500_000 },
    { mortgageTax: 9_595 },
  ),
]

/** What the reading of the codes corrected, with one unit of money or one day on each side of what it changed. */
export const correctedCases: readonly Case[] = [
  ...stepCases,
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
export const decidesOnly = { 'us.mansionTax.newJerseyRefundBy': 'the notice refund_possible' }
