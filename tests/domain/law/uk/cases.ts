import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of the United Kingdom. */
export const terms: CountryTerms = {
  iso3: 'GBR',
  currency: 'GBP',
  languages: ['en', 'cy'],
  serviceVatRate: 0.2,
  loan: {
    termYears: 30,
    usualTermYears: { min: 25, max: 35 },
    rateType: 'fixedPeriod',
    rate: 0.047,
    ltv: { own: 0.8, let: 0.75 },
  },
  ltvLimits: {},
  inflation: { assumed: 0.02, observed: { value: 0.036, period: '2025-10', series: 'CPI' } },
  propertyGrowth: { assumed: 0.03, observed: { value: 0.024, period: '2025-12', series: 'UK House Price Index' } },
}

type Case = FeesCase<'UK'>

const england = { region: 'GB-ENG', use: 'mainResidence', ownsOtherDwelling: false } as const
const scotland = { region: 'GB-SCT', use: 'mainResidence', ownsOtherDwelling: false } as const
const wales = { region: 'GB-WLS', use: 'mainResidence', ownsOtherDwelling: false } as const
const sdlt = 'arithmetic on the bands of the Finance Act 2003, s. 55'
const first = 'arithmetic on the bands of the Finance Act 2003, Sch. 6ZA'
const higher = 'arithmetic on the Finance Act 2003, Sch. 4ZA'

/** Published figures and written-out arithmetic. */
export const cases: readonly Case[] = [
  ...goldenFees('UK', {
    'fees-uk-england-300000': { reliefs: ['firstTimeBuyer'] },
    'fees-uk-first-home-501000': { notices: ['price_near_cliff'] },
    'fees-uk-additional-dwelling': { reliefs: ['earlierContract'] },
    'fees-uk-scotland-additional': { reliefs: ['replacementRefund'] },
  }),
  {
    description: 'an additional dwelling of exactly 40 000',
    source: `${higher}: 40 000 × 5 %`,
    input: { ...england, use: 'rental', ownsOtherDwelling: true, price: 40_000, deedDate: '2025-06-01' },
    lines: { transferTax: 0, additionalDwellingSurcharge: 2_000 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'one cent below 40 000',
    source: `${higher}: none below 40 000`,
    input: { ...england, use: 'rental', ownsOtherDwelling: true, price: 39_999.99, deedDate: '2025-06-01' },
    lines: { additionalDwellingSurcharge: 0 },
  },
  {
    description: 'a first home abroad-resident: the relief and the two points',
    source: `${first}: 7 500; two points: 450 000 × 2 %`,
    input: { ...england, price: 450_000, deedDate: '2025-06-01', firstTimeBuyer: true, taxResident: false },
    lines: { transferTax: 7_500, nonResidentSurcharge: 9_000 },
    totals: { taxes: 16_500 },
  },
  {
    description: 'a company above 500 000 pays one rate on the whole',
    source: 'Finance Act 2003, Sch. 4A: 600 000 × 17 %',
    input: { region: 'GB-ENG', price: 600_000, deedDate: '2025-06-01', use: 'rental', buyerType: 'company' },
    lines: { transferTax: 102_000, additionalDwellingSurcharge: 0 },
    reliefs: ['companyRelief', 'earlierContract'],
  },
  {
    description: 'a company with a relief pays the rates for additional dwellings',
    source: `${higher}: 20 000 + 600 000 × 5 %`,
    input: {
      region: 'GB-NIR',
      price: 600_000,
      deedDate: '2025-06-01',
      use: 'rental',
      buyerType: 'company',
      companyReliefApplies: true,
    },
    lines: { transferTax: 20_000, additionalDwellingSurcharge: 30_000 },
    reliefs: ['earlierContract'],
  },
  {
    description: 'a home that replaces the main residence pays no surcharge',
    source: `${sdlt}: 2 500 + 50 000 × 5 %`,
    input: {
      ...england,
      price: 300_000,
      deedDate: '2025-06-01',
      ownsOtherDwelling: true,
      replacesMainResidence: true,
    },
    lines: { transferTax: 5_000, additionalDwellingSurcharge: 0 },
  },
  {
    description: 'without an answer the standard rate, and what the surcharge would be',
    source: `${sdlt}: 2 500 + 50 000 × 5 %`,
    input: { region: 'GB-ENG', price: 300_000, deedDate: '2025-06-01', use: 'rental' },
    lines: { transferTax: 5_000 },
    notices: ['surcharge_possible'],
  },
  {
    description: 'the whole chain with a loan',
    source: 'arithmetic on printed fees: 5 000 + 150 + 1 300 × 1.2 + 350 + 600 + 999',
    input: { ...england, price: 300_000, deedDate: '2025-06-01', loanAmount: 200_000 },
    lines: { conveyancing: 1_300, conveyancingVat: 260, searches: 350, inspection: 600, lenderFee: 999 },
    totals: { buyer: 8_659, cashNeeded: 108_659 },
  },
  {
    description: 'a lease: the paper scale and 300 more of conveyancing',
    source: 'HM Land Registry, Scale 1 on paper; arithmetic 1 600 × 20 %',
    input: { ...england, price: 300_000, deedDate: '2025-06-01', leasehold: true },
    lines: { registryOwnership: 330, conveyancing: 1_600, conveyancingVat: 320 },
  },
]

const additional = { use: 'rental', ownsOtherDwelling: true } as const

const change = (
  description: string,
  input: Omit<Case['input'], 'deedDate'>,
  days: readonly (readonly [string, NonNullable<Case['lines']>])[],
  source: string,
): Case[] =>
  days.map(([deedDate, lines]) => ({
    description: `${description}, ${deedDate}`,
    source,
    input: { ...input, deedDate },
    lines,
  }))

/** Each change of a rate on the day before and on the day itself. */
export const dayCases: readonly Case[] = [
  ...change(
    'the bands of England',
    { ...england, price: 200_000 },
    [
      ['2025-03-31', { transferTax: 0 }],
      ['2025-04-01', { transferTax: 1_500 }],
    ],
    `${sdlt}: 75 000 × 2 %`,
  ),
  ...change(
    'first-time buyers',
    { ...england, price: 600_000, firstTimeBuyer: true },
    [
      ['2025-03-31', { transferTax: 8_750 }],
      ['2025-04-01', { transferTax: 20_000 }],
    ],
    `${first}: 175 000 × 5 %, then 2 500 + 350 000 × 5 %`,
  ),
  ...change(
    'the surcharge of England',
    { region: 'GB-ENG', ...additional, price: 100_000 },
    [
      ['2024-10-30', { additionalDwellingSurcharge: 3_000 }],
      ['2024-10-31', { additionalDwellingSurcharge: 5_000 }],
    ],
    `${higher}: 3 %, then 5 % of 100 000`,
  ),
  ...change(
    'the rate of companies',
    { region: 'GB-ENG', use: 'rental', buyerType: 'company', price: 1_000_000 },
    [
      ['2024-10-30', { transferTax: 150_000 }],
      ['2024-10-31', { transferTax: 170_000 }],
    ],
    'Finance Act 2003, Sch. 4A: 15 %, then 17 %',
  ),
  ...change(
    'the supplement of Scotland, contract on the day',
    { region: 'GB-SCT', ...additional, price: 100_000 },
    [
      ['2022-12-15', { additionalDwellingSurcharge: 4_000 }],
      ['2022-12-16', { additionalDwellingSurcharge: 6_000 }],
      ['2024-12-04', { additionalDwellingSurcharge: 6_000 }],
      ['2024-12-05', { additionalDwellingSurcharge: 8_000 }],
    ],
    'Land and Buildings Transaction Tax (Scotland) Act 2013, Sch. 2A: 4 %, 6 %, 8 %',
  ),
  ...change(
    'a contract of 2024-12-04 keeps its rate',
    { region: 'GB-SCT', ...additional, price: 100_000, agreementDate: '2024-12-04' },
    [['2025-02-01', { additionalDwellingSurcharge: 6_000 }]],
    'Land and Buildings Transaction Tax (Scotland) Act 2013, Sch. 2A: contracts before 2024-12-05',
  ),
  ...(['2018-12-11', '2018-12-12'] as const).flatMap((agreementDate, index) =>
    change(
      `a contract of ${agreementDate}`,
      { region: 'GB-SCT', ...additional, price: 100_000, agreementDate },
      [['2021-06-01', { additionalDwellingSurcharge: [3_000, 4_000][index] ?? 0 }]],
      'SSI 2018/372, arts 3 and 4: 3 % for contracts of before 12 December 2018, then 4 %',
    ),
  ),
  ...change(
    'the main bands of Wales',
    { ...wales, price: 225_000 },
    [
      ['2022-10-09', { transferTax: 1_575 }],
      ['2022-10-10', { transferTax: 0 }],
    ],
    'arithmetic: 45 000 × 3.5 %, then the band without tax',
  ),
  ...change(
    'the higher bands of Wales',
    { region: 'GB-WLS', ...additional, price: 180_000 },
    [
      ['2024-12-10', { transferTax: 7_200 }],
      ['2024-12-11', { transferTax: 9_000 }],
    ],
    'arithmetic: 180 000 × 4 %, then 5 %',
  ),
  ...change(
    'the bands of England in and after the temporary relief',
    { ...england, price: 600_000 },
    [
      ['2020-07-07', { transferTax: 20_000 }],
      ['2020-07-08', { transferTax: 5_000 }],
      ['2021-06-30', { transferTax: 5_000 }],
      ['2021-07-01', { transferTax: 17_500 }],
      ['2021-09-30', { transferTax: 17_500 }],
      ['2021-10-01', { transferTax: 20_000 }],
      ['2022-09-22', { transferTax: 20_000 }],
      ['2022-09-23', { transferTax: 17_500 }],
    ],
    'Temporary Relief Act 2020, ss. 1 and 1A: 125 000 × 2 % + 350 000 × 5 %; 100 000 × 5 %; 350 000 × 5 %',
  ),
  ...change(
    'first-time buyers in and after the temporary relief',
    { ...england, price: 400_000, firstTimeBuyer: true },
    [
      ['2020-07-07', { transferTax: 5_000 }],
      ['2020-07-08', { transferTax: 0 }],
      ['2021-06-30', { transferTax: 0 }],
      ['2021-07-01', { transferTax: 5_000 }],
      ['2022-09-22', { transferTax: 5_000 }],
      ['2022-09-23', { transferTax: 0 }],
    ],
    `${first}: 100 000 × 5 %; nobody pays up to 500 000 from 8 July 2020 to 30 June 2021; 425 000 from 23 September 2022`,
  ),
  ...change(
    'a first home above 500 000 has no relief, temporary or not',
    { ...england, price: 510_000, firstTimeBuyer: true },
    [
      ['2020-07-07', { transferTax: 15_500 }],
      ['2020-07-08', { transferTax: 500 }],
    ],
    'Finance Act 2003, Sch. 6ZA, para. 1(3): 125 000 × 2 % + 260 000 × 5 %; then 10 000 × 5 %',
  ),
  ...change(
    'the surcharge of buyers who live abroad',
    { ...england, price: 600_000, taxResident: false },
    [
      ['2021-03-31', { transferTax: 5_000, nonResidentSurcharge: 0 }],
      ['2021-04-01', { transferTax: 5_000, nonResidentSurcharge: 12_000 }],
    ],
    'Finance Act 2003, s. 75ZA: 600 000 × 2 % from 1 April 2021',
  ),
  ...change(
    'the bands of Scotland',
    { ...scotland, price: 300_000 },
    [
      ['2020-07-14', { transferTax: 4_600, registryOwnership: 480 }],
      ['2020-07-15', { transferTax: 2_500 }],
      ['2021-03-31', { transferTax: 2_500, registryOwnership: 480 }],
      ['2021-04-01', { transferTax: 4_600, registryOwnership: 530 }],
    ],
    'SSI 2015/126 and 2020/215: 105 000 × 2 % + 50 000 × 5 %, then 50 000 × 5 %; fees of SSI 2014/188 and 2021/139',
  ),
  ...change(
    'first-time buyers in Scotland',
    { ...scotland, price: 300_000, firstTimeBuyer: true },
    [
      ['2020-07-14', { transferTax: 4_000 }],
      ['2020-07-15', { transferTax: 2_500 }],
      ['2021-03-31', { transferTax: 2_500 }],
      ['2021-04-01', { transferTax: 4_000 }],
    ],
    'Sch. 4A, para. 3: 75 000 × 2 % + 50 000 × 5 %; from 15 July 2020 to 31 March 2021 50 000 × 5 % for all',
  ),
  ...change(
    'the first covered day, a contract of before 12 December 2018 and one of then',
    { region: 'GB-SCT', ...additional, price: 100_000, agreementDate: '2018-12-11' },
    [['2019-01-25', { additionalDwellingSurcharge: 3_000 }]],
    'SSI 2018/372, arts 3 and 4: 100 000 × 3 %',
  ),
  ...change(
    'the first covered day, a contract of the day of the order',
    { region: 'GB-SCT', ...additional, price: 100_000, agreementDate: '2018-12-12' },
    [['2019-01-25', { additionalDwellingSurcharge: 4_000 }]],
    'SSI 2018/372, arts 3 and 4: 100 000 × 4 %',
  ),
  ...change(
    'the temporary bands of Wales',
    { ...wales, price: 300_000 },
    [
      ['2020-07-26', { transferTax: 4_950 }],
      ['2020-07-27', { transferTax: 2_500 }],
      ['2021-06-30', { transferTax: 2_500 }],
      ['2021-07-01', { transferTax: 4_950 }],
    ],
    'WSI 2018/128 and 2020/794: 70 000 × 3.5 % + 50 000 × 5 %, then 50 000 × 5 %',
  ).map(one => ({ ...one, reliefs: [] })),
  ...change(
    'the higher bands of Wales of 2018',
    { region: 'GB-WLS', ...additional, price: 300_000 },
    [
      ['2020-12-21', { transferTax: 13_950 }],
      ['2020-12-22', { transferTax: 16_950 }],
    ],
    'WSI 2018/128, Table 2: 180 000 × 3 % + 70 000 × 6.5 % + 50 000 × 8 %; WSI 2020/1618: one point more of each',
  ),
  ...change(
    'the higher bands of Wales, a contract of 2020-12-21',
    { region: 'GB-WLS', ...additional, price: 300_000, agreementDate: '2020-12-21' },
    [['2021-02-01', { transferTax: 13_950 }]],
    'WSI 2020/1618, regs 3 to 5: contracts of before 22 December 2020 keep the rates before',
  ),
]

const financeAct = 'Finance Act 2025, s. 50(4) and (5)'
const welshRegulations = 'WSI 2024/1311, regs 3 and 4'
const scottishOrders = 'SSI 2022/375, art. 3, and SSI 2024/367: contracts of before the day keep the rate'

/** The same purchase by contracts of several days. */
const contracts = (
  description: string,
  input: Omit<Case['input'], 'agreementDate'>,
  days: readonly (readonly [string, NonNullable<Case['lines']>, Case['notices']?])[],
  source: string,
): Case[] =>
  days.map(([agreementDate, lines, notices]) => ({
    description: `${description}, contract of ${agreementDate}`,
    source,
    input: { ...input, agreementDate },
    lines,
    ...(notices && { notices }),
  }))

/** Contracts of the day before a rise and of the day itself, completed after it. */
export const contractCases: readonly Case[] = [
  {
    description: 'UK-15: England, a second home of 400 000, contract of 2024-10-15 completed on 2024-12-02',
    source: `${financeAct}: 150 000 × 5 % + 400 000 × 3 % = 19 500`,
    input: {
      region: 'GB-ENG',
      use: 'secondHome',
      ownsOtherDwelling: true,
      price: 400_000,
      agreementDate: '2024-10-15',
      deedDate: '2024-12-02',
    },
    lines: { transferTax: 7_500, additionalDwellingSurcharge: 12_000 },
    totals: { taxes: 19_500 },
    reliefs: [],
    notices: ['surcharge_possible'],
  },
  {
    description:
      'UK-16: the same without the day of the contract: the rate of the deed, and what an earlier contract saves',
    source: `${financeAct}: 150 000 × 5 % + 400 000 × 5 % = 27 500`,
    input: {
      region: 'GB-ENG',
      use: 'secondHome',
      ownsOtherDwelling: true,
      price: 400_000,
      deedDate: '2024-12-02',
    },
    lines: { transferTax: 7_500, additionalDwellingSurcharge: 20_000 },
    totals: { taxes: 27_500 },
    reliefs: ['earlierContract'],
  },
  ...(['GB-ENG', 'GB-NIR'] as const).flatMap(region =>
    contracts(
      `the surcharge in ${region}`,
      { region, ...additional, price: 400_000, deedDate: '2024-12-02' },
      [
        ['2024-10-30', { additionalDwellingSurcharge: 12_000 }, ['surcharge_possible']],
        ['2024-10-31', { additionalDwellingSurcharge: 20_000 }],
      ],
      `${financeAct}: 400 000 × 3 %, then 5 %`,
    ),
  ),
  ...contracts(
    'HMRC’s Josie: 400 000 completed on 2025-01-01',
    { region: 'GB-ENG', ...additional, price: 400_000, deedDate: '2025-01-01' },
    [['2024-08-01', { transferTax: 7_500, additionalDwellingSurcharge: 12_000 }]],
    'HMRC manual SDLTM09845B, example 1: 3 points above the bands to 31 March 2025',
  ),
  ...contracts(
    'HMRC’s Ray: 1 500 000 completed on 2025-05-01, by the bands of that day',
    { region: 'GB-ENG', ...additional, price: 1_500_000, deedDate: '2025-05-01' },
    [['2024-07-01', { transferTax: 93_750, additionalDwellingSurcharge: 45_000 }]],
    'HMRC manual SDLTM09845B, example 2: 125 000 × 2 % + 675 000 × 5 % + 575 000 × 10 %; 1 500 000 × 3 %',
  ),
  ...contracts(
    'HMRC’s company X: 1 000 000 completed on 2024-12-01',
    { region: 'GB-ENG', use: 'rental', buyerType: 'company', price: 1_000_000, deedDate: '2024-12-01' },
    [
      ['2024-10-01', { transferTax: 150_000 }, ['surcharge_possible']],
      ['2024-10-30', { transferTax: 150_000 }],
      ['2024-10-31', { transferTax: 170_000 }],
    ],
    'HMRC manual SDLTM09727, example 1; Finance Act 2025, s. 53: 15 %, then 17 %',
  ),
  ...contracts(
    'UK-17: Wales, the higher bands for 350 000 completed on 2025-02-03',
    { region: 'GB-WLS', ...additional, price: 350_000, deedDate: '2025-02-03' },
    [
      ['2024-12-10', { transferTax: 21_450 }, ['surcharge_possible']],
      ['2024-12-11', { transferTax: 24_950 }],
    ],
    `${welshRegulations}: 180 000 × 4 % + 70 000 × 7.5 % + 100 000 × 9 %, then one point more of each`,
  ),
  ...contracts(
    'Wales, a home of 400 000 completed on 2022-11-15: the bands of before cost less and are chosen',
    { ...wales, price: 400_000, deedDate: '2022-11-15' },
    [
      ['2022-10-09', { transferTax: 9_950 }, ['surcharge_possible']],
      // The contract of the rise itself gives no choice.
      ['2022-10-10', { transferTax: 10_500 }, ['no_effect_here']],
    ],
    'WSI 2022/1027, regs 3 to 7: 70 000 × 3.5 % + 150 000 × 5 %, or 175 000 × 6 %',
  ),
  ...contracts(
    'Wales, a home of 300 000 completed on 2022-11-15: the present bands cost less',
    { ...wales, price: 300_000, deedDate: '2022-11-15' },
    [['2022-10-09', { transferTax: 4_500 }]],
    'WSI 2022/1027, regs 3 to 7: 75 000 × 6 %, below 70 000 × 3.5 % + 50 000 × 5 % = 4 950',
  ),
  {
    description: 'Wales, a home of 400 000 completed on 2022-11-15: the day of the contract left out',
    source: 'WSI 2022/1027, regs 3 to 7: 175 000 × 6 %',
    input: { ...wales, price: 400_000, deedDate: '2022-11-15' },
    lines: { transferTax: 10_500 },
    reliefs: ['earlierContract'],
  },
  ...contracts(
    'the supplement of Scotland on 100 000 completed on 2023-02-01',
    { region: 'GB-SCT', ...additional, price: 100_000, deedDate: '2023-02-01' },
    [
      ['2022-12-15', { additionalDwellingSurcharge: 4_000 }],
      ['2022-12-16', { additionalDwellingSurcharge: 6_000 }],
    ],
    `${scottishOrders}: 4 %, then 6 %`,
  ),
  ...contracts(
    'the supplement of Scotland on 100 000 completed on 2025-02-01',
    { region: 'GB-SCT', ...additional, price: 100_000, deedDate: '2025-02-01' },
    [
      ['2024-12-04', { additionalDwellingSurcharge: 6_000 }],
      ['2024-12-05', { additionalDwellingSurcharge: 8_000 }],
    ],
    `${scottishOrders}: 6 %, then 8 %`,
  ),
]

const northernIreland = { region: 'GB-NIR', use: 'mainResidence', ownsOtherDwelling: false } as const

/** Fees of the register of Northern Ireland: limit of price, fee up to it and above it. */
const northernIrishFees = [
  [20_000, 80, 120],
  [80_000, 120, 160],
  [100_000, 160, 220],
  [150_000, 220, 310],
  [200_000, 310, 355],
  [250_000, 355, 445],
] as const

/** Fees of the register of Scotland: limit of price, fee up to it and above it. */
const scottishFees = [
  [50_000, 80, 140],
  [100_000, 140, 260],
  [150_000, 260, 400],
  [200_000, 400, 530],
  [300_000, 530, 660],
  [500_000, 660, 800],
  [700_000, 800, 930],
  [1_000_000, 930, 1_100],
  [2_000_000, 1_100, 3_300],
  [3_000_000, 3_300, 5_500],
  [5_000_000, 5_500, 8_250],
] as const

const registers = [
  {
    of: 'Northern Ireland',
    home: northernIreland,
    fees: northernIrishFees,
    source: 'fees from 2014-09-08 as printed by solicitors',
  },
  {
    of: 'Scotland',
    home: scotland,
    fees: scottishFees,
    source: 'SSI 2021/139, in force from 2021-04-01, kb.ros.gov.uk',
  },
] as const

/** The cliffs one cent on each side. */
export const cliffCases: readonly Case[] = [
  ...registers.flatMap(({ of, home, fees, source }) =>
    fees.flatMap(([limit, upTo, above]): Case[] =>
      (
        [
          [limit, upTo],
          [limit + 0.01, above],
        ] as const
      ).map(([price, registryOwnership]) => ({
        description: `the register of ${of} for ${price}`,
        source,
        input: { ...home, price, deedDate: '2025-06-01' },
        lines: { registryOwnership },
      })),
    ),
  ),
  ...(
    [
      ['UK-18: the register of Scotland for 300 000', scotland, 300_000, 530, 80],
      ['UK-19: the register of Northern Ireland for 240 000', northernIreland, 240_000, 355, 90],
      ['the register of England for 240 000', england, 240_000, 150, 0],
    ] as const
  ).flatMap(([description, home, price, owner, more]): Case[] =>
    ([0, 1] as const).map(loanAmount => ({
      description: `${description}, ${loanAmount === 0 ? 'without a loan' : 'with a loan'}`,
      source: `the fee by price, ${owner}, and for the loan ${more}`,
      input: { ...home, price, deedDate: '2025-06-01', loanAmount },
      lines: { registryOwnership: loanAmount === 0 ? owner : owner + more },
    })),
  ),
  {
    description: 'a first home of exactly 500 000',
    source: `${first}: 200 000 × 5 %`,
    input: { ...england, price: 500_000, deedDate: '2025-06-01', firstTimeBuyer: true },
    lines: { transferTax: 10_000 },
  },
  {
    description: 'a first home of 500 000.01',
    source: `${sdlt}: 2 500 + 250 000.01 × 5 %`,
    input: { ...england, price: 500_000.01, deedDate: '2025-06-01', firstTimeBuyer: true },
    lines: { transferTax: 15_000 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'a first home of exactly 625 000 in March 2025',
    source: `${first}: 200 000 × 5 %`,
    input: { ...england, price: 625_000, deedDate: '2025-03-31', firstTimeBuyer: true },
    lines: { transferTax: 10_000 },
  },
  {
    description: 'a first home of 625 000.01 in March 2025',
    source: `${sdlt}: 375 000.01 × 5 %`,
    input: { ...england, price: 625_000.01, deedDate: '2025-03-31', firstTimeBuyer: true },
    lines: { transferTax: 18_750 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'an additional Scottish dwelling one cent below 40 000',
    source: 'Land and Buildings Transaction Tax (Scotland) Act 2013, Sch. 2A: none below 40 000',
    input: { region: 'GB-SCT', ...additional, price: 39_999.99, deedDate: '2025-06-01' },
    lines: { additionalDwellingSurcharge: 0 },
  },
  {
    description: 'an additional Scottish dwelling of exactly 40 000',
    source: 'Land and Buildings Transaction Tax (Scotland) Act 2013, Sch. 2A: 40 000 × 8 %',
    input: { region: 'GB-SCT', ...additional, price: 40_000, deedDate: '2025-06-01' },
    lines: { additionalDwellingSurcharge: 3_200 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'an additional Welsh dwelling one cent below 40 000',
    source: 'the main bands: nothing up to 225 000',
    input: { region: 'GB-WLS', ...additional, price: 39_999.99, deedDate: '2025-06-01' },
    lines: { transferTax: 0 },
  },
  {
    description: 'an additional Welsh dwelling of exactly 40 000',
    source: 'the higher bands: 40 000 × 5 %',
    input: { region: 'GB-WLS', ...additional, price: 40_000, deedDate: '2025-06-01' },
    lines: { transferTax: 2_000 },
    notices: ['price_near_cliff'],
  },
  {
    description: 'a company at exactly 500 000',
    source: `${sdlt}: 2 500 + 250 000 × 5 %`,
    input: { region: 'GB-ENG', use: 'rental', buyerType: 'company', price: 500_000, deedDate: '2025-06-01' },
    lines: { transferTax: 15_000, additionalDwellingSurcharge: 25_000 },
  },
  {
    description: 'a company at 500 000.01',
    source: 'Finance Act 2003, Sch. 4A: 500 000.01 × 17 %',
    input: { region: 'GB-ENG', use: 'rental', buyerType: 'company', price: 500_000.01, deedDate: '2025-06-01' },
    lines: { transferTax: 85_000, additionalDwellingSurcharge: 0 },
    notices: ['price_near_cliff'],
  },
]

/** Lines that are there on request only. */
export const askedCases: readonly Case[] = [
  {
    description: 'a buying agent at the rate that was sent',
    source: '400 000 × 1.5 %',
    input: { ...england, price: 400_000, deedDate: '2025-06-01', brokerFeeRate: 0.015 },
    lines: { brokerFeeBuyer: 6_000 },
  },
]
