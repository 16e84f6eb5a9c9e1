import { type RuleCase, rule } from '../../../contract/rule-case.ts'
import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of Belgium. */
export const terms: CountryTerms = {
  iso3: 'BEL',
  currency: 'EUR',
  languages: ['nl', 'fr', 'de'],
  serviceVatRate: 0.21,
  loan: {
    termYears: 20,
    usualTermYears: { min: 20, max: 25 },
    rateType: 'fixed',
    rate: 0.035,
    ltv: { own: 0.9, let: 0.8 },
  },
  ltvLimits: { mainResidence: 0.9, rental: 0.8 },
  inflation: { assumed: 0.02, observed: { value: 0.03, period: '2025', series: 'HICP' } },
  propertyGrowth: { assumed: 0.03, observed: { value: 0.032, period: '2025', series: 'Eurostat' } },
}

type Input = FeesCase<'BE'>['input']

const sole = { use: 'mainResidence', ownsOtherDwelling: false, reliefConditionsMet: true } as const
const flanders = 'arithmetic on the rates of the Flemish sales duty'
const brussels = 'arithmetic on the allowances of Brussels'
const wallonia = 'arithmetic on the Walloon rates and allowances'

const duty = (description: string, source: string, input: Input, transferTax: number): FeesCase<'BE'> => ({
  description,
  source,
  input,
  lines: { transferTax },
})

/** Purchases in Belgium. */
export const cases: readonly FeesCase<'BE'>[] = [
  ...goldenFees('BE'),
  {
    description: 'a half of the sole own home is bought: the full rate in Flanders',
    source: 'Vlaamse Codex Fiscaliteit, art. 2.9.4: the low rate is for the whole in full ownership; 350 000 × 12 %',
    input: { region: 'BE-VLG', price: 350_000, deedDate: '2026-05-01', ...sole, wholeFullOwnership: false },
    lines: { transferTax: 42_000 },
    reliefs: [],
  },
  {
    description: 'BE-O4: a bill of before 2023, 200 000 at 12.5 %',
    source: 'printed by rginvest.be from rounded lines as 29 185',
    input: {
      region: 'BE-WAL',
      price: 200_000,
      deedDate: '2022-06-01',
      use: 'secondHome',
      overrides: { administrativeFees: 1_100, searches: 0, transcription: 240, writingDuty: 0 },
    },
    lines: { transferTax: 25_000, notaryFeeNet: 2_163.66, notaryFeeVat: 685.37 },
    totals: { buyer: 29_189.03 },
  },
  {
    description: 'BE-O5: taxes of a mortgage of 250 000',
    source: 'binche-immo-assurances.be: 250 000 × 1.10 × 1.3 %',
    input: { region: 'BE-WAL', price: 300_000, deedDate: '2023-06-01', use: 'secondHome', loanAmount: 250_000 },
    lines: { mortgageTaxes: 3_575 },
  },
  {
    description: 'BE-O5: the whole cost of a mortgage of 250 000, within 5 %',
    source: 'printed by binche-immo-assurances.be: 6 452.40',
    input: { region: 'BE-WAL', price: 300_000, deedDate: '2023-06-01', use: 'secondHome', loanAmount: 250_000 },
    categories: { mortgage: 6_452.4 },
    tolerance: 6_452.4 * 0.05,
  },
  {
    description: 'BE-O6: a mortgage of 200 000',
    source: 'recordbank: 2 200 is 1 % of 220 000; with 0.3 % of the same 2 860',
    input: { region: 'BE-WAL', price: 300_000, deedDate: '2023-06-01', use: 'secondHome', loanAmount: 200_000 },
    lines: { mortgageTaxes: 2_860 },
  },
  {
    description: 'BE-O8: the whole chain, Flanders, sole home of 350 000',
    source: 'arithmetic: 7 000 + 2 255.54 + 750 + 400 + 715.16 + 250 + 100',
    input: { region: 'BE-VLG', price: 350_000, deedDate: '2026-05-01', ...sole },
    lines: {
      transferTax: 7_000,
      notaryFeeNet: 2_255.54,
      administrativeFees: 750,
      searches: 400,
      notaryFeeVat: 715.16,
      transcription: 250,
      writingDuty: 100,
    },
    totals: { buyer: 11_470.7 },
    reliefs: [],
  },
  duty(
    'Flanders, second home before 2022',
    `${flanders}: 300 000 × 10 %`,
    { region: 'BE-VLG', price: 300_000, deedDate: '2021-12-31', use: 'secondHome' },
    30_000,
  ),
  duty(
    'Flanders, second home from 2022',
    `${flanders}: 300 000 × 12 %`,
    { region: 'BE-VLG', price: 300_000, deedDate: '2022-01-01', use: 'secondHome' },
    36_000,
  ),
  duty(
    'Flanders, sole home, the last day of 7 %',
    `${flanders}: 300 000 × 7 %`,
    { region: 'BE-VLG', price: 300_000, deedDate: '2019-12-31', ...sole },
    21_000,
  ),
  duty(
    'Flanders, sole home, the first day of 6 %',
    `${flanders}: 300 000 × 6 %`,
    { region: 'BE-VLG', price: 300_000, deedDate: '2020-01-01', ...sole },
    18_000,
  ),
  duty(
    'Flanders, sole home, the last day of 3 %',
    `${flanders}: 300 000 × 3 %`,
    { region: 'BE-VLG', price: 300_000, deedDate: '2024-12-31', ...sole },
    9_000,
  ),
  duty(
    'Flanders, sole home, the first day of 2 %',
    `${flanders}: 300 000 × 2 %`,
    { region: 'BE-VLG', price: 300_000, deedDate: '2025-01-01', ...sole },
    6_000,
  ),
  duty(
    'Flanders, deep energy renovation on its last day',
    `${flanders}: 300 000 × 1 %`,
    { region: 'BE-VLG', price: 300_000, deedDate: '2024-12-31', ...sole, deepEnergyRenovation: true },
    3_000,
  ),
  ...(
    [
      ['2024-12-31', 3_000, []],
      ['2025-01-01', 6_000, ['relief_window_closed']],
    ] as const
  ).flatMap(([agreementDate, transferTax, notices]) =>
    (['deepEnergyRenovation', 'protectedMonument'] as const).map(
      (claim): FeesCase<'BE'> => ({
        ...duty(
          `Flanders, a deed of 2025 with ${claim} on an agreement of ${agreementDate}`,
          'programme decree of 20 December 2024, arts 40, 42: for agreements of before 1 January 2025; 300 000 × 1 %, else 2 %',
          { region: 'BE-VLG', price: 300_000, deedDate: '2025-03-01', agreementDate, ...sole, [claim]: true },
          transferTax,
        ),
        notices,
      }),
    ),
  ),
  duty(
    'Flanders, a modest renovated home on an agreement of before: 1 % without a reduction',
    'programme decree of 20 December 2024, arts 36, 37: the reduction is beside 2 % only; 200 000 × 1 % is less than 4 000 − 1 867',
    {
      region: 'BE-VLG',
      price: 200_000,
      deedDate: '2025-03-01',
      agreementDate: '2024-12-31',
      ...sole,
      coreCityOrRand: false,
      deepEnergyRenovation: true,
    },
    2_000,
  ),
  duty(
    'Flanders, a cheaper one: the rate of an own home less the reduction is lower',
    'programme decree of 20 December 2024, arts 35 to 37: 180 000 × 2 % − 1 867 is less than 180 000 × 1 %',
    {
      region: 'BE-VLG',
      price: 180_000,
      deedDate: '2025-03-01',
      agreementDate: '2024-12-31',
      ...sole,
      coreCityOrRand: false,
      deepEnergyRenovation: true,
    },
    1_733,
  ),
  {
    ...duty(
      'Flanders, deep energy renovation a day later',
      `${flanders}: 300 000 × 2 %`,
      { region: 'BE-VLG', price: 300_000, deedDate: '2025-01-01', ...sole, deepEnergyRenovation: true },
      6_000,
    ),
    notices: ['relief_window_closed'],
  },
  duty(
    'Flanders, a modest home on its limit',
    `${flanders}: 220 000 × 2 % − 1 867`,
    { region: 'BE-VLG', price: 220_000, deedDate: '2025-06-01', ...sole },
    2_533,
  ),
  {
    ...duty(
      'Flanders, one cent above the limit of the modest home',
      `${flanders}: 220 000.01 × 2 %`,
      { region: 'BE-VLG', price: 220_000.01, deedDate: '2025-06-01', ...sole, coreCityOrRand: false },
      4_400,
    ),
    notices: ['price_near_cliff'],
  },
  duty(
    'Flanders, a modest home in a core city on its limit',
    `${flanders}: 240 000 × 2 % − 1 867`,
    { region: 'BE-VLG', price: 240_000, deedDate: '2025-06-01', ...sole, coreCityOrRand: true },
    2_933,
  ),
  {
    ...duty(
      'Flanders, one cent above that limit',
      `${flanders}: 240 000.01 × 2 %`,
      { region: 'BE-VLG', price: 240_000.01, deedDate: '2025-06-01', ...sole, coreCityOrRand: true },
      4_800,
    ),
    notices: ['price_near_cliff'],
  },
  {
    ...duty(
      'Flanders, nothing answered: the standard rate, and what would open the relief',
      `${flanders}: 300 000 × 12 %`,
      { region: 'BE-VLG', price: 300_000, deedDate: '2026-05-01', use: 'mainResidence' },
      36_000,
    ),
    reliefs: ['soleOwnHome', 'reducedHonorarium'],
  },
  {
    ...duty(
      'Flanders, another home to be sold: the low rate, but the whole honorarium',
      `${flanders}: 350 000 × 2 %; scale J 2 506.15`,
      {
        region: 'BE-VLG',
        price: 350_000,
        deedDate: '2026-05-01',
        use: 'mainResidence',
        ownsOtherDwelling: true,
        undertakesToSell: true,
        reliefConditionsMet: true,
      },
      7_000,
    ),
    lines: { transferTax: 7_000, notaryFeeNet: 2_506.15 },
    reliefs: [],
  },
  duty(
    'Wallonia, sole home, the last day of the allowances',
    `${wallonia}: (300 000 − 40 000) × 12.5 %`,
    { region: 'BE-WAL', price: 300_000, deedDate: '2024-12-31', ...sole },
    32_500,
  ),
  duty(
    'Wallonia, sole home, the first day of 3 %',
    `${wallonia}: 300 000 × 3 %`,
    { region: 'BE-WAL', price: 300_000, deedDate: '2025-01-01', ...sole },
    9_000,
  ),
  ...(
    [
      ['2024-12-31', 37_500, ['no_effect_here']],
      ['2025-01-01', 9_000, []],
    ] as const
  ).map(
    ([deedDate, transferTax, notices]): FeesCase<'BE'> => ({
      ...duty(
        `Wallonia, an owner who will sell, deed of ${deedDate}`,
        'décret du 13 décembre 2017, art. 9 (art. 46bis, § 2, 2°): 300 000 × 12.5 %; décret du 5 décembre 2024, art. 9 (art. 44bis, § 3): 3 %',
        {
          region: 'BE-WAL',
          price: 300_000,
          deedDate,
          use: 'mainResidence',
          ownsOtherDwelling: true,
          undertakesToSell: true,
          reliefConditionsMet: true,
        },
        transferTax,
      ),
      reliefs: [],
      notices,
    }),
  ),
  duty(
    'BE-O9: Wallonia, sole home, 15 March 2023, before the allowance doubled',
    `${wallonia}, doubled from 1 July 2023 (L’Echo, livios.be): (300 000 − 20 000) × 12.5 %`,
    { region: 'BE-WAL', price: 300_000, deedDate: '2023-03-15', ...sole },
    35_000,
  ),
  duty(
    'BE-O9: Wallonia, sole home, the last day of the allowance of 20 000',
    `${wallonia}: (300 000 − 20 000) × 12.5 %`,
    { region: 'BE-WAL', price: 300_000, deedDate: '2023-06-30', ...sole },
    35_000,
  ),
  duty(
    'BE-O9: Wallonia, sole home, the first day of the allowance of 40 000',
    `${wallonia}: (300 000 − 40 000) × 12.5 %`,
    { region: 'BE-WAL', price: 300_000, deedDate: '2023-07-01', ...sole },
    32_500,
  ),
  duty(
    'BE-O10: Wallonia, 425 000, the last day on which the price did not lower the allowance',
    `${wallonia}: (425 000 − 20 000) × 12.5 %`,
    { region: 'BE-WAL', price: 425_000, deedDate: '2023-06-30', ...sole },
    50_625,
  ),
  duty(
    'BE-O10: Wallonia, 425 000, the allowance halfway down',
    `${wallonia}: 40 000 − 20 000 × 75 000 / 150 000 = 30 000; (425 000 − 30 000) × 12.5 %`,
    { region: 'BE-WAL', price: 425_000, deedDate: '2023-07-01', ...sole },
    49_375,
  ),
  duty(
    'Wallonia in 2023, the allowance still whole on its limit',
    `${wallonia}: (350 000 − 40 000) × 12.5 %`,
    { region: 'BE-WAL', price: 350_000, deedDate: '2023-07-01', ...sole },
    38_750,
  ),
  duty(
    'Wallonia in 2023, ten euros above the limit',
    `${wallonia}: 40 000 − 20 000 × 10 / 150 000 = 39 998.67; (350 010 − 39 998.67) × 12.5 %`,
    { region: 'BE-WAL', price: 350_010, deedDate: '2023-07-01', ...sole },
    38_751.42,
  ),
  duty(
    'Wallonia in 2023, the allowance at its least',
    `${wallonia}: (500 000 − 20 000) × 12.5 %`,
    { region: 'BE-WAL', price: 500_000, deedDate: '2023-07-01', ...sole },
    60_000,
  ),
  duty(
    'Wallonia in 2023, above 500 000 the allowance stays at its least',
    `${wallonia}: (600 000 − 20 000) × 12.5 %`,
    { region: 'BE-WAL', price: 600_000, deedDate: '2023-07-01', ...sole },
    72_500,
  ),
  duty(
    'Brussels, an own home on the ceiling',
    `${brussels}: (600 000 − 200 000) × 12.5 %`,
    { region: 'BE-BRU', price: 600_000, deedDate: '2026-05-01', ...sole },
    50_000,
  ),
  {
    ...duty(
      'Brussels, an own home one euro above the ceiling',
      'be.brussels: 600 001 × 12.5 %, the allowance is lost',
      { region: 'BE-BRU', price: 600_001, deedDate: '2026-05-01', ...sole },
      75_000.13,
    ),
    notices: ['price_near_cliff'],
  },
  {
    ...duty(
      'Brussels, an own home one cent above the ceiling',
      `${brussels}: 600 000.01 × 12.5 %`,
      { region: 'BE-BRU', price: 600_000.01, deedDate: '2026-05-01', ...sole },
      75_000,
    ),
    notices: ['price_near_cliff'],
  },
  duty(
    'Brussels, two energy classes gained',
    `${brussels}: (400 000 − 200 000 − 50 000) × 12.5 %`,
    { region: 'BE-BRU', price: 400_000, deedDate: '2026-05-01', ...sole, energyClassJumps: 2 },
    18_750,
  ),
  duty(
    'Brussels, two energy classes gained by an agreement of the day before they counted',
    'ordonnance du 17 novembre 2022, art. 8: in force on 1 April 2023; (400 000 − 175 000) × 12.5 %',
    {
      region: 'BE-BRU',
      price: 400_000,
      deedDate: '2023-06-01',
      agreementDate: '2023-03-31',
      ...sole,
      energyClassJumps: 2,
    },
    28_125,
  ),
  duty(
    'Brussels, two energy classes gained by an agreement of the first day',
    'ordonnance du 17 novembre 2022, arts 2, 3, 8: (400 000 − 200 000 − 50 000) × 12.5 %',
    {
      region: 'BE-BRU',
      price: 400_000,
      deedDate: '2023-06-01',
      agreementDate: '2023-04-01',
      ...sole,
      energyClassJumps: 2,
    },
    18_750,
  ),
  duty(
    'Brussels, one energy class gained counts nothing',
    `${brussels}: (400 000 − 200 000) × 12.5 %`,
    { region: 'BE-BRU', price: 400_000, deedDate: '2026-05-01', ...sole, energyClassJumps: 1 },
    25_000,
  ),
  {
    ...duty(
      'Brussels, an own home within the allowance owes nothing and keeps its line',
      `${brussels}: 150 000 is less than 200 000`,
      { region: 'BE-BRU', price: 150_000, deedDate: '2026-05-01', ...sole, energyClassJumps: 0 },
      0,
    ),
    reliefs: [],
  },
  {
    description: 'the writing duty, the last day of 50',
    source: 'loi du 18 mai 2022, arts 4, 17: 100 from 1 July 2022',
    input: { region: 'BE-WAL', price: 300_000, deedDate: '2022-06-30', use: 'rental' },
    lines: { writingDuty: 50 },
  },
  {
    description: 'the writing duty, the first day of 100',
    source: 'loi du 18 mai 2022, arts 4, 17: deeds subject to transcription bear 100 from 1 July 2022',
    input: { region: 'BE-WAL', price: 300_000, deedDate: '2022-07-01', use: 'rental' },
    lines: { writingDuty: 100 },
  },
  {
    description: 'a new build: VAT inside the price and a fixed duty',
    source: 'arithmetic: 363 000 − 363 000 / 1.21',
    input: { region: 'BE-WAL', price: 363_000, deedDate: '2026-05-01', use: 'rental', newBuild: true },
    lines: { vat: 63_000, fixedDuty: 50, transferTax: 0 },
  },
  {
    description: 'a rebuilt home, the day before the first 6 %',
    source: 'arithmetic: 300 000 × 21 %',
    input: {
      region: 'BE-VLG',
      price: 300_000,
      deedDate: '2020-12-31',
      ...sole,
      newBuild: true,
      priceIncludesVat: false,
      rebuiltHome: true,
    },
    lines: { vat: 63_000 },
    notices: ['relief_window_closed'],
  },
  ...['2021-01-01', '2023-12-31'].map(
    (deedDate): FeesCase<'BE'> => ({
      description: `a rebuilt home, ${deedDate}: 6 % by the temporary measure`,
      source: 'spartax-nieuws.be, ligne-tva.be: VAT due from 1 January 2021 to 31 December 2023; 300 000 × 6 %',
      input: {
        region: 'BE-BRU',
        price: 300_000,
        deedDate,
        ...sole,
        newBuild: true,
        priceIncludesVat: false,
        rebuiltHome: true,
      },
      lines: { vat: 18_000 },
    }),
  ),
  {
    description: 'a rebuilt home, the day before 6 % came back',
    source: 'arithmetic: 300 000 × 21 %',
    input: {
      region: 'BE-VLG',
      price: 300_000,
      deedDate: '2025-06-30',
      ...sole,
      newBuild: true,
      priceIncludesVat: false,
      rebuiltHome: true,
    },
    lines: { vat: 63_000 },
    notices: ['relief_window_closed'],
  },
  {
    description: 'a rebuilt home, the first day of 6 %',
    source: 'loi-programme du 18 juillet 2025: 300 000 × 6 %',
    input: {
      region: 'BE-VLG',
      price: 300_000,
      deedDate: '2025-07-01',
      ...sole,
      newBuild: true,
      priceIncludesVat: false,
      rebuiltHome: true,
    },
    lines: { vat: 18_000 },
  },
]

const inTwo = (first: boolean, second: boolean) => ({
  use: 'mainResidence' as const,
  reliefConditionsMet: true,
  buyers: [{ ownsOtherDwelling: first }, { ownsOtherDwelling: second }],
})
const eachWalloon = 'décret wallon du 5 décembre 2024, art. 9 (art. 44bis, § 2, 1°) and art. 30'

/** Buyers of whom some own another dwelling. */
export const buyersCases: readonly FeesCase<'BE'>[] = [
  duty(
    'Wallonia, one of two buyers owns another dwelling, the last day of the allowances: none for either',
    'art. 46bis: the buyers may own no other dwelling; 400 000 × 12.5 %',
    { region: 'BE-WAL', price: 400_000, deedDate: '2024-12-31', ...inTwo(true, false) },
    50_000,
  ),
  duty(
    'Wallonia, one of two buyers owns another dwelling, the first day of 3 %: the other pays 3 % on the half',
    `${eachWalloon}: 200 000 × 12.5 % + 200 000 × 3 %`,
    { region: 'BE-WAL', price: 400_000, deedDate: '2025-01-01', ...inTwo(true, false) },
    31_000,
  ),
  duty(
    'Wallonia, the owner buys three tenths',
    `${eachWalloon}: 120 000 × 12.5 % + 280 000 × 3 %`,
    {
      region: 'BE-WAL',
      price: 400_000,
      deedDate: '2026-05-01',
      use: 'mainResidence',
      reliefConditionsMet: true,
      buyers: [
        { share: 0.3, ownsOtherDwelling: true, undertakesToSell: false },
        { share: 0.7, ownsOtherDwelling: false },
      ],
    },
    23_400,
  ),
  duty(
    'Wallonia, one of three buyers owns another dwelling',
    `${eachWalloon}: 100 000 × 12.5 % + 200 000 × 3 %`,
    {
      region: 'BE-WAL',
      price: 300_000,
      deedDate: '2026-05-01',
      use: 'mainResidence',
      reliefConditionsMet: true,
      buyers: [
        { ownsOtherDwelling: true, undertakesToSell: false },
        { ownsOtherDwelling: false },
        { ownsOtherDwelling: false },
      ],
    },
    18_500,
  ),
  duty(
    'Wallonia, the owner among the buyers will sell in time',
    `${eachWalloon}, § 3: 400 000 × 3 %`,
    {
      region: 'BE-WAL',
      price: 400_000,
      deedDate: '2026-05-01',
      use: 'mainResidence',
      reliefConditionsMet: true,
      buyers: [{ ownsOtherDwelling: true, undertakesToSell: true }, { ownsOtherDwelling: false }],
    },
    12_000,
  ),
  duty(
    'Wallonia, three buyers alike, by one answer for all and shares that are rounded',
    `${eachWalloon}: 300 000 × 3 %`,
    {
      region: 'BE-WAL',
      price: 300_000,
      deedDate: '2026-05-01',
      ...sole,
      buyers: [{ share: 0.333333 }, { share: 0.333333 }, { share: 0.333333 }],
    },
    9_000,
  ),
  {
    ...duty(
      'Wallonia, one of two buyers has not answered: the standard rate on that half, and what the answer may save',
      `${eachWalloon}: 200 000 × 3 % + 200 000 × 12.5 %`,
      {
        region: 'BE-WAL',
        price: 400_000,
        deedDate: '2026-05-01',
        use: 'mainResidence',
        reliefConditionsMet: true,
        buyers: [{ ownsOtherDwelling: false }, {}],
      },
      31_000,
    ),
    reliefs: ['soleOwnHome', 'reducedHonorarium'],
  },
  ...(
    [
      ['BE-WAL', '2024-12-31', []],
      ['BE-WAL', '2025-01-01', ['soleOwnHome']],
      ['BE-VLG', '2025-01-01', ['soleOwnHome']],
      ['BE-BRU', '2025-01-01', []],
    ] as const
  ).map(
    ([region, deedDate, reliefs]): FeesCase<'BE'> => ({
      description: `one answer of owners for all buyers, ${region} on ${deedDate}: where each is judged alone, others may pay less`,
      source: `${eachWalloon}; Flemish tax office, SP 18044`,
      input: {
        region,
        price: 400_000,
        deedDate,
        use: 'mainResidence',
        ownsOtherDwelling: true,
        undertakesToSell: false,
        reliefConditionsMet: true,
      },
      reliefs,
    }),
  ),
  duty(
    'Flanders, one of two buyers owns another dwelling and does not sell it',
    'Flemish tax office, SP 18044 (each buyer alone): 150 000 × 12 % + 150 000 × 2 %',
    { region: 'BE-VLG', price: 300_000, deedDate: '2026-05-01', ...inTwo(true, false), undertakesToSell: false },
    21_000,
  ),
  duty(
    'Flanders, a modest home: the reduction is divided by shares',
    'belastingen.vlaanderen.be on the reduction: 100 000 × 12 % + 100 000 × 2 % − 1 867 / 2',
    {
      region: 'BE-VLG',
      price: 200_000,
      deedDate: '2026-05-01',
      ...inTwo(true, false),
      undertakesToSell: false,
      coreCityOrRand: false,
    },
    13_066.5,
  ),
  duty(
    'Brussels, one of two buyers owns another dwelling: no allowance for either',
    'Brussels code, art. 46bis, par. 5, 1°: each buyer must meet the condition; 400 000 × 12.5 %',
    { region: 'BE-BRU', price: 400_000, deedDate: '2026-05-01', ...inTwo(true, false), undertakesToSell: false },
    50_000,
  ),
  {
    ...duty(
      'Brussels, an owner who will sell pays in full, and the duty on the allowance comes back',
      'Brussels code, arts 46bis and 212bis: 400 000 × 12.5 %',
      {
        region: 'BE-BRU',
        price: 400_000,
        deedDate: '2026-05-01',
        use: 'mainResidence',
        ownsOtherDwelling: true,
        undertakesToSell: true,
        reliefConditionsMet: true,
      },
      50_000,
    ),
    notices: ['refund_possible'],
    reliefs: [],
  },
]

const land = { ...sole, buildingLand: true } as const
const brusselsLand = 'ordonnance du 17 novembre 2022, arts 2, 8 (art. 46bis, par. 4)'
const walloonLand = 'notairedeclairfayt.be on the allowance of 1 July 2023'

/** Building land for an own home. */
export const landCases: readonly FeesCase<'BE'>[] = [
  duty(
    'Brussels, land at its limit, agreement of the day before the change',
    `${brusselsLand}: (250 000 − 87 500) × 12.5 %`,
    { region: 'BE-BRU', price: 250_000, deedDate: '2023-06-01', agreementDate: '2023-03-31', ...land },
    20_312.5,
  ),
  {
    ...duty(
      'Brussels, land one cent above that limit',
      `${brusselsLand}: 250 000.01 × 12.5 %`,
      { region: 'BE-BRU', price: 250_000.01, deedDate: '2023-06-01', agreementDate: '2023-03-31', ...land },
      31_250,
    ),
    notices: ['price_near_cliff'],
  },
  duty(
    'Brussels, land of 250 000, agreement on the day of the change',
    `${brusselsLand}: (250 000 − 100 000) × 12.5 %`,
    { region: 'BE-BRU', price: 250_000, deedDate: '2023-06-01', agreementDate: '2023-04-01', ...land },
    18_750,
  ),
  duty(
    'Brussels, land at the limit of today',
    `${brusselsLand}: (300 000 − 100 000) × 12.5 %`,
    { region: 'BE-BRU', price: 300_000, deedDate: '2026-05-01', ...land },
    25_000,
  ),
  {
    ...duty(
      'Brussels, land one cent above the limit of today',
      `${brusselsLand}: 300 000.01 × 12.5 %`,
      { region: 'BE-BRU', price: 300_000.01, deedDate: '2026-05-01', ...land },
      37_500,
    ),
    notices: ['price_near_cliff'],
  },
  duty(
    'Brussels, land, agreement of 2017 and deed of 2018, which decides on land',
    'ordonnance du 14 décembre 2017, art. 3: deeds from 1 January 2018; (250 000 − 87 500) × 12.5 %',
    { region: 'BE-BRU', price: 250_000, deedDate: '2018-06-01', agreementDate: '2017-12-31', ...land },
    20_312.5,
  ),
  duty(
    'Brussels, land, agreement of the first day with one',
    'ordonnance du 14 décembre 2017, arts 2, 3: (250 000 − 87 500) × 12.5 %',
    { region: 'BE-BRU', price: 250_000, deedDate: '2018-06-01', agreementDate: '2018-01-01', ...land },
    20_312.5,
  ),
  {
    ...duty(
      'Brussels, land one cent above the limit of 2018',
      'ordonnance du 14 décembre 2017, art. 2: at most 250 000; 250 000.01 × 12.5 %',
      { region: 'BE-BRU', price: 250_000.01, deedDate: '2018-06-01', agreementDate: '2018-01-01', ...land },
      31_250,
    ),
    notices: ['price_near_cliff'],
  },
  duty(
    'Brussels, a home under construction is no land: the allowance of a home, above the limit of land',
    'ordonnances du 12 décembre 2016, art. 14, et du 14 décembre 2017, art. 2: (250 000.01 − 175 000) × 12.5 %',
    { region: 'BE-BRU', price: 250_000.01, deedDate: '2018-06-01', agreementDate: '2018-01-01', ...sole },
    9_375,
  ),
  {
    ...duty(
      'Brussels, land, nothing answered: what would open the allowance',
      `${brusselsLand}: 300 000 × 12.5 %`,
      { region: 'BE-BRU', price: 300_000, deedDate: '2026-05-01', use: 'mainResidence', buildingLand: true },
      37_500,
    ),
    reliefs: ['brusselsAllowance'],
  },
  duty(
    'Wallonia, land, the last day of the allowance of 20 000',
    'art. 46bis § 1: (175 000 − 20 000) × 12.5 %',
    { region: 'BE-WAL', price: 175_000, deedDate: '2023-06-30', ...land },
    19_375,
  ),
  duty(
    'Wallonia, land, the first day of the allowance of 40 000, whole on its limit',
    `${walloonLand}: (175 000 − 40 000) × 12.5 %`,
    { region: 'BE-WAL', price: 175_000, deedDate: '2023-07-01', ...land },
    16_875,
  ),
  duty(
    'Wallonia, land, the allowance shrinks',
    `${walloonLand}: 40 000 − 20 000 × 25 000 / 75 000 = 33 333.33; (200 000 − 33 333.33) × 12.5 %`,
    { region: 'BE-WAL', price: 200_000, deedDate: '2024-12-31', ...land },
    20_833.33,
  ),
  duty(
    'Wallonia, land, the allowance at its least',
    `${walloonLand}: (250 000 − 20 000) × 12.5 %`,
    { region: 'BE-WAL', price: 250_000, deedDate: '2024-12-31', ...land },
    28_750,
  ),
  duty(
    'Wallonia, land, the first day of 3 %',
    'décret wallon du 5 décembre 2024, art. 9 (art. 44bis, § 1, 1°): 250 000 × 3 %',
    { region: 'BE-WAL', price: 250_000, deedDate: '2025-01-01', ...land },
    7_500,
  ),
  {
    ...duty(
      'Flanders, land: the standard rate, and no relief that an answer would open',
      'Vlaamse Codex Fiscaliteit, art. 2.9.4: the low rate is for dwellings; 200 000 × 12 %',
      { region: 'BE-VLG', price: 200_000, deedDate: '2026-05-01', use: 'mainResidence', buildingLand: true },
      24_000,
    ),
    reliefs: [],
  },
]

const on = (
  description: string,
  source: string,
  input: Omit<Input, 'region' | 'deedDate'>,
  days: readonly (readonly [deedDate: string, transferTax: number])[],
): FeesCase<'BE'>[] =>
  days.map(([deedDate, transferTax]) =>
    duty(`${description}, ${deedDate}`, source, { region: 'BE-VLG', deedDate, ...input }, transferTax),
  )

const decree2018 = 'Flemish decree of 18 May 2018'

/** Flanders before 2025: renovation, monuments, modest homes. */
export const flemishCases: readonly FeesCase<'BE'>[] = [
  ...on(
    'Flanders, deep energy renovation of a home of 300 000',
    'programme decrees of 2019, art. 33 (6 % replaced by 5 %), and of 2021, art. 75 (by 1 %)',
    { price: 300_000, ...sole, deepEnergyRenovation: true },
    [
      ['2018-06-01', 18_000],
      ['2019-12-31', 18_000],
      ['2020-01-01', 15_000],
      ['2021-12-31', 15_000],
      ['2022-01-01', 3_000],
    ],
  ),
  ...on(
    'Flanders, a protected monument of 300 000',
    `${decree2018}, art. 8: 1 %, until 2024`,
    { price: 300_000, ...sole, protectedMonument: true },
    [
      ['2018-06-01', 3_000],
      ['2019-12-31', 3_000],
      ['2020-01-01', 3_000],
      ['2024-12-31', 3_000],
    ],
  ),
  {
    ...duty(
      'Flanders, a protected monument the day after the measure',
      'the rate of an own home: 300 000 × 2 %',
      { region: 'BE-VLG', price: 300_000, deedDate: '2025-01-01', ...sole, protectedMonument: true },
      6_000,
    ),
    notices: ['relief_window_closed'],
  },
  ...on(
    'Flanders, a modest home of 200 000',
    `${decree2018}, arts 5, 10: 14 000 − 5 600; bouw-portaal.be for 6 %: 12 000 − 5 600`,
    { price: 200_000, ...sole, coreCityOrRand: false },
    [
      ['2018-06-01', 8_400],
      ['2019-12-31', 8_400],
      ['2020-01-01', 6_400],
      ['2021-12-31', 6_400],
    ],
  ),
  ...on(
    'Flanders, a home of 200 000.01 is not modest',
    '7 %, then 6 % of 200 000.01',
    { price: 200_000.01, ...sole, coreCityOrRand: false },
    [
      ['2019-12-31', 14_000],
      ['2020-01-01', 12_000],
    ],
  ),
  ...on(
    'Flanders, a modest home of 220 000 in a core city',
    `${decree2018}, art. 10: 15 400 − 5 600; then 13 200 − 5 600`,
    { price: 220_000, ...sole, coreCityOrRand: true },
    [
      ['2019-12-31', 9_800],
      ['2020-01-01', 7_600],
    ],
  ),
  ...on(
    'Flanders, a home of 220 000.01 in a core city is not modest',
    '7 %, then 6 % of 220 000.01',
    { price: 220_000.01, ...sole, coreCityOrRand: true },
    [
      ['2019-12-31', 15_400],
      ['2020-01-01', 13_200],
    ],
  ),
  ...on(
    'Flanders, a modest home of 200 000 with deep energy renovation',
    `${decree2018}, arts 6, 10: 12 000 − 4 800; sublimmo.be: 10 000 − 4 800; programme decree of 2021, arts 75, 79: 2 000 − 960`,
    { price: 200_000, ...sole, coreCityOrRand: false, deepEnergyRenovation: true },
    [
      ['2019-12-31', 7_200],
      ['2020-01-01', 5_200],
      ['2021-12-31', 5_200],
      ['2022-01-01', 1_040],
    ],
  ),
  {
    ...duty(
      'Flanders, building land has the credit for a former home too',
      'VCF arts 2.9.5.0.1, 2.9.5.0.2, 3°, b: land to settle on within five years; 100 000 × 10 %',
      { region: 'BE-VLG', price: 100_000, deedDate: '2021-12-31', ...land },
      10_000,
    ),
    reliefs: ['formerHomeCredit'],
  },
  {
    ...duty(
      'Flanders, the last day of the credit for a former home',
      'programme decree of 23 December 2021, arts 74, 78: deeds until 31 December 2023; 300 000 × 3 %',
      { region: 'BE-VLG', price: 300_000, deedDate: '2023-12-31', ...sole },
      9_000,
    ),
    reliefs: ['formerHomeCredit'],
  },
  {
    ...duty(
      'Flanders, the first day without it',
      'programme decree of 23 December 2021, art. 78: not from 1 January 2024; 300 000 × 3 %',
      { region: 'BE-VLG', price: 300_000, deedDate: '2024-01-01', ...sole },
      9_000,
    ),
    reliefs: [],
  },
]

/** Lines and rates that are there on request only. */
export const askedCases: readonly FeesCase<'BE'>[] = [
  duty(
    'a modest home with deep energy renovation',
    `${flanders}: 200 000 × 1 % − 960`,
    {
      region: 'BE-VLG',
      price: 200_000,
      deedDate: '2024-06-01',
      ...sole,
      coreCityOrRand: false,
      deepEnergyRenovation: true,
    },
    1_040,
  ),
  {
    description: 'a broker at the rate that was sent',
    source: '300 000 × 3 %',
    input: { region: 'BE-VLG', price: 300_000, deedDate: '2026-06-01', ...sole, brokerFeeRate: 0.03 },
    lines: { brokerFeeBuyer: 9_000 },
  },
]

const refusable = { country: 'BE', region: 'BE-VLG', price: 500_000, use: 'rental', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of its own and nothing else. */
export const ruleCases: readonly RuleCase[] = [
  rule('a Flemish field in Brussels', 'field_of_other_region', 'coreCityOrRand', {
    ...refusable,
    region: 'BE-BRU',
    coreCityOrRand: true,
  }),
  rule('a buyer who contradicts the answer for all', 'buyer_unlike_all', 'buyers[1].ownsOtherDwelling', {
    ...refusable,
    ownsOtherDwelling: false,
    buyers: [{}, { ownsOtherDwelling: true }],
  }),
  rule('a new build on building land', 'no_building_on_land', 'newBuild', {
    ...refusable,
    newBuild: true,
    buildingLand: true,
  }),
]
