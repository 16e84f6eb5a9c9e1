import { type Correction, lines, on, transferTax } from './correction.ts'

const purchase = on('/frais-acquisition')
const sale = on('/plus-values')

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
    '300 000 × (4.5 % × 1.0237 + 1.2 %) = 13 500 + 3 600 + 319.95, each in whole euros',
    { region: 'FR-16', deedDate: '2026-03-01' },
    transferTax(17_420),
  ),
  french(
    'E6 Ain',
    '300 000 × (5 % × 1.0237 + 1.2 %) = 15 000 + 3 600 + 355.50, each in whole euros',
    { region: 'FR-01', deedDate: '2026-03-01' },
    transferTax(18_956),
  ),
  french(
    'E6 Ain the year before',
    '300 000 × (4.5 % × 1.0237 + 1.2 %) = 13 500 + 3 600 + 319.95, each in whole euros',
    { region: 'FR-01', deedDate: '2025-12-31' },
    transferTax(17_420),
  ),
  french(
    'E6 Aube',
    '300 000 × (4.5 % × 1.0237 + 1.2 %) = 13 500 + 3 600 + 319.95, each in whole euros',
    { region: 'FR-10', deedDate: '2025-05-10' },
    transferTax(17_420),
  ),
  french(
    'E6 Aube in June',
    '300 000 × (5 % × 1.0237 + 1.2 %) = 15 000 + 3 600 + 355.50, each in whole euros',
    { region: 'FR-10', deedDate: '2025-06-01' },
    transferTax(18_956),
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

/** Worked examples of the corrections of Luxembourg, France and Belgium, with the days on which they begin. */
export const corrections: readonly Correction[] = [...luxembourg, ...france, ...belgium]
