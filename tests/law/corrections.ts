import type { CostLine } from '#contract/shared/law'

/** A correction of the evidence as a request, with what the evidence says of it. */
export interface Correction {
  /** The number on the page of evidence: E1 to E8 of the first, C1 to C17 of the second. */
  id: string
  /** The arithmetic of the evidence in words, and the law that it applies. */
  says: string
  path: '/propcalc/fees' | '/frais-acquisition' | '/plus-values'
  body: Readonly<Record<string, unknown>>
  /** Sums of the lines that have all these fields. */
  sums?: readonly { of: Partial<CostLine>; is: number }[]
  totals?: Readonly<Record<string, number>>
  /** Notices by code with a part of their sentence; null where the answer has none of that code. */
  notices?: Readonly<Record<string, string | null>>
  /** Possible reliefs by key with a part of their condition. */
  reliefs?: Readonly<Record<string, string>>
  /** Ranges of the aids that are named only. */
  ranges?: Readonly<Record<string, { low: number; high: number }>>
  /** Parameters with the value that the answer cites. */
  law?: Readonly<Record<string, unknown>>
  /** The code of the rule that refuses the request. */
  refusedBy?: string
}

/** The rows of one route. */
const on =
  (path: Correction['path'], common: Correction['body'] = {}) =>
  (id: string, says: string, body: Correction['body'], expected: Partial<Correction>): Correction => ({
    id,
    says,
    path,
    body: { ...common, ...body },
    ...expected,
  })

const transferTax = (is: number) => ({ sums: [{ of: { category: 'transferTax' }, is }] }) as const
const stampDuty = (is: number) => ({ sums: [{ of: { key: 'stampDuty' }, is }] }) as const
const lines = (amounts: Readonly<Record<string, number>>) => ({
  sums: Object.entries(amounts).map(([key, is]) => ({ of: { key }, is })),
})

const purchase = on('/frais-acquisition')
const sale = on('/plus-values')
const abroad = on('/propcalc/fees')

const home = { price: 500_000, use: 'mainResidence' }
const july2025 = { price: 600_000, use: 'mainResidence', deedDate: '2025-07-10', halfBaseEligible: true }

/** A flat of eight years: 200 000 × 1.13 = 226 000; 376 000 − 226 000 − 50 000 = 100 000 of gain beside 34 100 of income. */
const ofEightYears = {
  salePrice: 376_000,
  saleCosts: 0,
  acquisitionDate: '2017-08-10',
  acquisitionPrice: 200_000,
  acquisitionCosts: 0,
  taxClass: '1',
  ordinaryTaxableIncome: 34_100,
}
const average = 'T(134 100) = 33 570 + 40 % × 16 650 = 40 230, 30 % of 134 100'

const luxembourg: readonly Correction[] = [
  purchase(
    'E1',
    '7 % × 500 000 − 20 000; loi du 16 mai 2023',
    { ...home, deedDate: '2023-02-01' },
    { totals: { taxes: 15_000 } },
  ),
  purchase('E1 the day before', '35 000 − 20 000', { ...home, deedDate: '2023-03-06' }, { totals: { taxes: 15_000 } }),
  purchase('E1 the first day', '35 000 − 30 000', { ...home, deedDate: '2023-03-07' }, { totals: { taxes: 5_000 } }),
  sale(
    'E2',
    `${average}; a quarter, 7.5 % × 100 000 = 7 500; 7 % of it: together 8 025; loi du 27 juin 2025, art. 7`,
    { ...ofEightYears, saleDate: '2025-08-15' },
    {
      sums: [
        { of: { key: 'incomeTaxOnGain' }, is: 7_500 },
        { of: { category: 'incomeTax' }, is: 8_025 },
      ],
    },
  ),
  sale(
    'E2 the last day',
    `${average}; a quarter`,
    { ...ofEightYears, saleDate: '2025-09-30' },
    lines({ incomeTaxOnGain: 7_500, employmentFund: 525 }),
  ),
  sale(
    'E2 the day after',
    `${average}; half, 15 % × 100 000; 7 % of it`,
    { ...ofEightYears, saleDate: '2025-10-01' },
    lines({ incomeTaxOnGain: 15_000, employmentFund: 1_050 }),
  ),
  sale(
    'E3',
    'a gain of 10 September 2025 may be carried over; LIR art. 102quater',
    { ...ofEightYears, saleDate: '2025-09-10' },
    { notices: { reinvestment_deferral_not_computed: 'by tax year 2027' } },
  ),
  sale(
    'E3 in 2024',
    'a gain of 2024 must be reinvested by 2026, not 2027',
    { ...ofEightYears, acquisitionDate: '2014-08-10', saleDate: '2024-12-31' },
    { notices: { reinvestment_deferral_not_computed: 'by tax year 2026' } },
  ),
  sale(
    'E3 the day after',
    'no gain after 30 September 2025 is carried over',
    { ...ofEightYears, saleDate: '2025-10-01' },
    { notices: { reinvestment_deferral_not_computed: null } },
  ),
  purchase(
    'E4',
    '6 % and 1 % × 600 000 = 42 000 before credit; loi du 27 juin 2025, art. 6',
    { ...july2025, preliminaryContractRegisteredOn: '2024-09-15' },
    lines({ registrationDuty: 36_000, transcriptionDuty: 6_000 }),
  ),
  purchase(
    'E4 the first day',
    '7 % × 300 000 = 21 000',
    { ...july2025, preliminaryContractRegisteredOn: '2024-10-01' },
    lines({ registrationDuty: 18_000, transcriptionDuty: 3_000 }),
  ),
  purchase(
    'E5',
    'at most 3 % of interest subsidy from 24 August 2023; loi du 7 août 2023, art. 21',
    { ...home, includeAids: true, deedDate: '2024-05-31' },
    {
      law: {
        'lu.aids.interestSubsidyRates': [
          { key: 'least', rate: 0.0025 },
          { key: 'most', rate: 0.03 },
        ],
      },
    },
  ),
  purchase(
    'E5 the day after',
    '3.5 % from 1 June 2024; loi du 22 mai 2024, art. 27',
    { ...home, includeAids: true, deedDate: '2024-06-01' },
    {
      law: {
        'lu.aids.interestSubsidyRates': [
          { key: 'least', rate: 0.0025 },
          { key: 'most', rate: 0.035 },
        ],
      },
    },
  ),
  purchase(
    'E5 four children',
    '10 000 with three children and 1 000 for each further child; loi du 22 mai 2024, art. 30',
    { ...home, includeAids: true, household: { children: 4 }, deedDate: '2024-06-01' },
    { ranges: { accessionPremium: { low: 500, high: 11_000 } } },
  ),
]

const french = on('/propcalc/fees', { country: 'FR', price: 300_000, use: 'secondHome' })

const france: readonly Correction[] = [
  french(
    'E6 Charente',
    '300 000 × (4.5 % × 1.0237 + 1.2 %)',
    { region: 'FR-16', deedDate: '2026-03-01' },
    transferTax(17_419.95),
  ),
  french(
    'E6 Ain',
    '300 000 × (5 % × 1.0237 + 1.2 %)',
    { region: 'FR-01', deedDate: '2026-03-01' },
    transferTax(18_955.5),
  ),
  french(
    'E6 Ain the year before',
    '300 000 × (4.5 % × 1.0237 + 1.2 %)',
    { region: 'FR-01', deedDate: '2025-12-31' },
    transferTax(17_419.95),
  ),
  french(
    'E6 Aube',
    '300 000 × (4.5 % × 1.0237 + 1.2 %)',
    { region: 'FR-10', deedDate: '2025-05-10' },
    transferTax(17_419.95),
  ),
  french(
    'E6 Aube in June',
    '300 000 × (5 % × 1.0237 + 1.2 %)',
    { region: 'FR-10', deedDate: '2025-06-01' },
    transferTax(18_955.5),
  ),
  french(
    'E7',
    'no rebate before 1 May 2016; décret 78-262',
    { region: 'FR-75', deedDate: '2015-06-01', notaryRebateRate: 0.1 },
    { refusedBy: 'rebate_above_most' },
  ),
  french(
    'E7 the first day',
    '300 000 × 0.814 % + 405.41 = 2 847.41; less 10 % of 150 000 × 0.814 % = 122.10',
    { region: 'FR-75', deedDate: '2016-05-01', notaryRebateRate: 0.1 },
    lines({ notaryFeeNet: 2_725.31 }),
  ),
]

const walloon = on('/propcalc/fees', {
  country: 'BE',
  region: 'BE-WAL',
  price: 300_000,
  use: 'mainResidence',
  ownsOtherDwelling: false,
  reliefConditionsMet: true,
})

const belgium: readonly Correction[] = [
  walloon('E8', '(300 000 − 20 000) × 12.5 %', { deedDate: '2023-03-15' }, transferTax(35_000)),
  walloon('E8 the day before', '(300 000 − 20 000) × 12.5 %', { deedDate: '2023-06-30' }, transferTax(35_000)),
  walloon('E8 the first day', '(300 000 − 40 000) × 12.5 %', { deedDate: '2023-07-01' }, transferTax(32_500)),
]

const spanish = on('/propcalc/fees', { country: 'ES', use: 'mainResidence', deedDate: '2026-07-01' })
const family = { largeFamily: true, singleParentFamily: false, disability: 'none', buyers: [{ age: 40 }] }
const alone = { largeFamily: false, singleParentFamily: false, disability: 'none' }
const of33 = { ...alone, buyers: [{ age: 33 }], firstTimeBuyer: true }

const spain: readonly Correction[] = [
  spanish('C1', '4 % × 300 000 + 9 % × 50 000', { region: 'ES-CB', price: 350_000, ...family }, transferTax(16_500)),
  spanish(
    'C2',
    '4 % × 200 000 at any value',
    { region: 'ES-CL', price: 200_000, ...family, annualTaxableIncome: 37_800 },
    transferTax(8_000),
  ),
  spanish(
    'C3',
    '3 % × 170 000',
    {
      region: 'ES-VC',
      price: 170_000,
      deedDate: '2025-06-02',
      ...family,
      familyCategory: 'general',
      jointTaxReturn: false,
      annualTaxableIncome: 30_000,
    },
    transferTax(5_100),
  ),
  spanish(
    'C4',
    '7 % × 190 000',
    {
      region: 'ES-EX',
      price: 190_000,
      ...alone,
      buyers: [{ age: 36 }],
      annualTaxableIncome: 30_000,
      jointTaxReturn: false,
    },
    transferTax(13_300),
  ),
  spanish(
    'C4 under 36',
    '4 % × 190 000',
    {
      region: 'ES-EX',
      price: 190_000,
      ...alone,
      buyers: [{ age: 35 }],
      annualTaxableIncome: 30_000,
      jointTaxReturn: false,
    },
    transferTax(7_600),
  ),
  spanish(
    'C5 young',
    '3 % × 200 000',
    { region: 'ES-GA', price: 200_000, ...alone, buyers: [{ age: 35 }], householdMembers: 1, netWealth: 240_000 },
    transferTax(6_000),
  ),
  spanish(
    'C5',
    '8 % × 300 000, above the 240 000 of one person',
    { region: 'ES-GA', price: 300_000, ...alone, buyers: [{ age: 40 }], householdMembers: 1, netWealth: 240_000 },
    transferTax(24_000),
  ),
  spanish(
    'C6',
    '2 % × 250 000',
    { region: 'ES-IB', price: 250_000, ...of33, ownsOtherDwelling: false },
    transferTax(5_000),
  ),
  spanish('C7', '6 % × 200 000', { region: 'ES-AS', price: 200_000, ...family }, transferTax(12_000)),
  spanish('C8', '1 % × 250 000', { region: 'ES-CN', price: 250_000, use: 'rental', newBuild: true }, stampDuty(2_500)),
  spanish('C9', '0.5 % × 150 000', { region: 'ES-MD', price: 150_000, use: 'rental', newBuild: true }, stampDuty(750)),
  spanish(
    'C9 main home',
    '90 % of 0.5 % × 150 000',
    { region: 'ES-MD', price: 150_000, newBuild: true, ...family, largeFamily: false },
    stampDuty(675),
  ),
  // The evidence has 1.5 % by art. 7.1; art. 7.8 sets a rate of its own for sales with VAT, 2 % in the text of 2023-12-29.
  spanish(
    'C10 by art. 7.8',
    '2 % × 200 000; Decreto Legislativo 1/2010 of Murcia, art. 7.8',
    { region: 'ES-MC', price: 200_000, use: 'rental', deedDate: '2025-07-24', newBuild: true },
    stampDuty(4_000),
  ),
  spanish(
    'C10 by art. 7.8 of July 2025',
    '1.5 % × 200 000; text of 2025-07-24',
    { region: 'ES-MC', price: 200_000, use: 'rental', deedDate: '2025-07-25', newBuild: true },
    stampDuty(3_000),
  ),
  spanish(
    'C11',
    '0.1 % × 250 000',
    { region: 'ES-VC', price: 250_000, deedDate: '2025-06-02', newBuild: true },
    stampDuty(250),
  ),
]

const italian = on('/propcalc/fees', { country: 'IT', price: 200_000, use: 'mainResidence' })

const italy: readonly Correction[] = [
  italian(
    'C12',
    'two years to sell the former home for deeds from 2024 on; reply 197/2025',
    { deedDate: '2024-01-01' },
    { reliefs: { mainHome: 'within 2 years' } },
  ),
  italian(
    'C12 the day before',
    'one year before',
    { deedDate: '2023-12-31' },
    { reliefs: { mainHome: 'within a year' } },
  ),
]

const secondHome = { use: 'secondHome', ownsOtherDwelling: true }

const britain: readonly Correction[] = [
  abroad(
    'C13 the first day',
    '5 % × 150 000 + 5 % × 400 000',
    {
      country: 'UK',
      region: 'GB-ENG',
      price: 400_000,
      ...secondHome,
      agreementDate: '2024-10-31',
      deedDate: '2024-12-02',
    },
    transferTax(27_500),
  ),
]

const american = on('/propcalc/fees', { country: 'US', use: 'mainResidence', deedDate: '2026-06-01' })

const america: readonly Correction[] = [
  american(
    'C16',
    '300 × 2.00 + 100 × 3.35 + 200 × 3.90 = 600 + 335 + 780',
    { region: 'US-NJ', price: 300_000 },
    lines({ stateTransferTax: 1_715 }),
  ),
  american(
    'C17',
    '200 000 × 0.5 % + 300 000 × 1.47 % = 1 000 + 4 410',
    { region: 'US-VT', price: 500_000 },
    lines({ stateTransferTax: 5_410 }),
  ),
]

/** The worked examples of all corrections, with the days on which they begin. */
export const corrections: readonly Correction[] = [
  ...luxembourg,
  ...france,
  ...belgium,
  ...spain,
  ...italy,
  ...britain,
  ...america,
]
