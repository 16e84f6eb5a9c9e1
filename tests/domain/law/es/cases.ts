import { type RuleCase, rule } from '../../../contract/rule-case.ts'
import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'
import { caseOf } from './case-of.ts'

/** Currency, languages, usual loans and growth of Spain. */
export const terms: CountryTerms = {
  iso3: 'ESP',
  currency: 'EUR',
  languages: ['es', 'ca', 'eu', 'gl'],
  serviceVatRate: 0.21,
  loan: {
    termYears: 25,
    usualTermYears: { min: 25, max: 25 },
    rateType: 'fixed',
    rate: 0.029,
    ltv: { own: 0.8, let: 0.65 },
  },
  ltvLimits: {},
  inflation: { assumed: 0.02, observed: { value: 0.027, period: '2025', series: 'CPI' } },
  propertyGrowth: { assumed: 0.025, observed: { value: 0.127, period: '2025', series: 'Instituto Nacional' } },
}

type Case = FeesCase<'ES'>
type Region = Case['input']['region']

const other = { use: 'secondHome', deedDate: '2026-07-01' } as const
const main = { use: 'mainResidence', deedDate: '2026-07-01' } as const
const arithmetic = 'arithmetic on the scale of the community'
const reduced = 'arithmetic on the reduced rates of the community'

/** Printed figures, and arithmetic from printed rates. */
const referenceCases: readonly Case[] = [
  ...goldenFees('ES', {
    'fees-es-andalusia': { notices: ['base_is_price'] },
    'fees-es-notary-and-registrar': { lines: { notaryFeeNet: 637.46, notaryFeeVat: 133.87, registryFeeVat: 40.14 } },
    'fees-es-aragon': { reliefs: [] },
    'fees-es-registrar-ceiling': { notices: ['contested_rule'] },
  }),
  caseOf(
    'ES-8: a new home of 300 000 in Madrid',
    'arithmetic: 10 % and 0.75 %',
    { ...other, deedDate: '2026-06-01', region: 'ES-MD', price: 300_000, newBuild: true, priceIncludesVat: false },
    { lines: { vat: 30_000, stampDuty: 2_250, transferTax: 0 }, totals: { taxes: 32_250 } },
  ),
  caseOf(
    'ES-9: 300 000 in the Basque Country',
    'arithmetic: 4 %',
    { ...other, region: 'ES-PV', price: 300_000 },
    { lines: { transferTax: 12_000 } },
  ),
  caseOf(
    'ES-13: a new home of 250 000 in Andalusia',
    'arithmetic: 10 % and 1.2 %',
    { ...other, region: 'ES-AN', price: 250_000, newBuild: true },
    { lines: { vat: 25_000, stampDuty: 3_000 } },
  ),
  caseOf(
    'ES-14: a reference value above the price in Madrid',
    'arithmetic: 200 000 × 6 %',
    { ...other, region: 'ES-MD', price: 180_000, fiscalReferenceValue: 200_000 },
    { lines: { transferTax: 12_000 }, notices: ['base_above_price'] },
  ),
]

/** Tax of an existing second home of 2 500 000 and of 100 000, or of a new one of 100 000 without its VAT. */
const general: readonly [Region, dear: number, cheap: number, stampDuty: number, how: string][] = [
  ['ES-AN', 175_000, 7_000, 1_200, '7 %'],
  ['ES-AR', 239_500, 8_000, 1_500, '32 000 + 4 250 + 4 500 + 23 750 + 175 000'],
  ['ES-AS', 250_000, 8_000, 1_200, '10 % of the whole; 8 %'],
  ['ES-IB', 275_000, 8_000, 1_500, '32 000 + 18 000 + 40 000 + 120 000 + 65 000'],
  ['ES-CN', 162_500, 6_500, 1_000, '6.5 %'],
  ['ES-CB', 225_000, 9_000, 1_500, '9 %'],
  ['ES-CL', 245_000, 8_000, 1_500, '20 000 + 225 000'],
  ['ES-CM', 225_000, 9_000, 1_500, '9 %'],
  ['ES-CT', 295_000, 10_000, 1_500, '60 000 + 33 000 + 72 000 + 130 000'],
  ['ES-VC', 275_000, 9_000, 1_400, '11 % of the whole; 9 %'],
  ['ES-EX', 261_800, 8_000, 1_500, '28 800 + 24 000 + 209 000'],
  ['ES-GA', 200_000, 8_000, 1_500, '8 %'],
  ['ES-MD', 150_000, 6_000, 400, '6 %; stamp duty of 0.4 % to 120 000'],
  ['ES-MC', 193_750, 7_750, 1_500, '7.75 %'],
  ['ES-NC', 150_000, 6_000, 500, '6 %'],
  ['ES-PV', 100_000, 4_000, 0, '4 %'],
  ['ES-RI', 175_000, 7_000, 1_000, '7 %'],
  ['ES-CE', 75_000, 3_000, 250, '6 %, and half of it off'],
  ['ES-ML', 75_000, 3_000, 250, '6 %, and half of it off'],
]

/** Every community: a dear home, a cheap one, and the stamp duty of a new one. */
export const communityCases: readonly Case[] = general.flatMap(([region, dear, cheap, stampDuty, how]) => [
  caseOf(
    `an existing home of 2 500 000 in ${region}`,
    `${arithmetic}: ${how}`,
    { ...other, region, price: 2_500_000 },
    {
      lines: { transferTax: dear, vat: 0, stampDuty: 0 },
      // Any home in a thinly peopled parish of Galicia pays less, whatever it is for.
      reliefs: region === 'ES-GA' ? ['reducedGA'] : [],
    },
  ),
  caseOf(
    `an existing home of 100 000 in ${region}`,
    `${arithmetic}: ${how}`,
    { ...other, region, price: 100_000 },
    { lines: { transferTax: cheap } },
  ),
  caseOf(
    `a new home of 100 000 in ${region}`,
    'general rate of the stamp duty of the community',
    { ...other, region, price: 100_000, newBuild: true },
    { lines: { transferTax: 0, stampDuty } },
  ),
])

/** Taxes of new homes and the fees of deeds. */
const otherCases: readonly Case[] = [
  caseOf(
    'ES-22: a new home to let in the Canary Islands',
    'Decreto Legislativo 1/2009, art. 36: 250 000 × 1 %',
    { ...other, use: 'rental', region: 'ES-CN', price: 250_000, newBuild: true },
    { lines: { stampDuty: 2_500 } },
  ),
  caseOf(
    'a new home with its VAT in the price',
    'arithmetic: 330 000 less 330 000 / 1.1; 300 000 × 0.75 %',
    { ...other, region: 'ES-MD', price: 330_000, newBuild: true, priceIncludesVat: true },
    { lines: { vat: 30_000, stampDuty: 2_250 }, totals: { taxes: 2_250 } },
  ),
  caseOf(
    'protected housing',
    'Ley 37/1992, art. 91: 4 %',
    { ...main, region: 'ES-MD', price: 100_000, newBuild: true, protectedHousing: true },
    { lines: { vat: 4_000 } },
  ),
  caseOf(
    'a new home in the Canary Islands',
    'IGIC of 7 %, also on services',
    { ...other, region: 'ES-CN', price: 200_000, newBuild: true },
    {
      lines: { vat: 14_000, stampDuty: 2_000, gestoria: 400, gestoriaVat: 28 },
      reliefs: [],
      notices: ['reform_announced'],
    },
  ),
  caseOf(
    'the only home, new, in the Canary Islands',
    'IGIC of 5 % up to 150 000',
    { ...main, region: 'ES-CN', price: 150_000, newBuild: true, ownsOtherDwelling: false },
    { lines: { vat: 7_500 }, reliefs: ['reducedCN', 'reducedCN', 'reducedCN', 'reducedStampDuty'] },
  ),
  caseOf(
    'the only home of a buyer of 35, new, in the Canary Islands',
    'IGIC of 3 % up to 150 000',
    { ...main, region: 'ES-CN', price: 150_000, newBuild: true, ownsOtherDwelling: false, buyers: [{ age: 35 }] },
    { lines: { vat: 4_500 }, reliefs: ['reducedStampDuty'] },
  ),
  caseOf(
    'a disability from 33 per cent is not enough in the Canary Islands',
    'IGIC of 5 % up to 150 000',
    {
      ...main,
      region: 'ES-CN',
      price: 150_000,
      newBuild: true,
      ownsOtherDwelling: false,
      buyers: [{ age: 36 }],
      largeFamily: false,
      disability: 'from33',
    },
    { lines: { vat: 7_500 }, reliefs: ['reducedCN', 'reducedStampDuty'] },
  ),
  caseOf(
    'a new home with its IGIC in the price is judged by the price without it',
    'arithmetic: 157 500 / 1.05 = 150 000',
    {
      ...main,
      region: 'ES-CN',
      price: 157_500,
      newBuild: true,
      priceIncludesVat: true,
      ownsOtherDwelling: false,
    },
    { lines: { vat: 7_500, stampDuty: 1_500 } },
  ),
  caseOf(
    'a new home in Melilla',
    'IPSI of 4 to 10 %: the middle',
    { ...other, region: 'ES-ML', price: 100_000, newBuild: true },
    { lines: { vat: 7_000 } },
  ),
  caseOf(
    'a waived exemption from VAT in Catalonia',
    'Decree-law 5/2025 of Catalonia: 10 % and 3.5 %',
    { ...other, region: 'ES-CT', price: 300_000, vatExemptionWaived: true },
    { lines: { transferTax: 0, vat: 30_000, stampDuty: 10_500 }, notices: ['price_convention_assumed'] },
  ),
  caseOf(
    'a reference value above the price of a new home',
    'arithmetic: 110 000 × 0.4 %',
    { ...other, region: 'ES-MD', price: 100_000, newBuild: true, fiscalReferenceValue: 110_000 },
    { lines: { vat: 10_000, stampDuty: 440 }, notices: ['base_above_price'] },
  ),
  caseOf(
    'a large holder in Catalonia',
    'Decree-law 5/2025 of Catalonia: 20 %',
    { ...main, region: 'ES-CT', price: 300_000, largeHolder: true, largeFamily: true, annualTaxableIncome: 1 },
    { lines: { transferTax: 60_000 }, reliefs: [] },
  ),
  caseOf(
    'a whole building in Catalonia',
    'Decree-law 5/2025 of Catalonia: 20 %',
    { ...other, use: 'rental', region: 'ES-CT', price: 2_000_000, wholeBuilding: true },
    { lines: { transferTax: 400_000 } },
  ),
  caseOf(
    'a company in Catalonia may be a large holder',
    `${arithmetic}: 10 %`,
    { ...other, use: 'rental', region: 'ES-CT', price: 300_000, buyerType: 'company' },
    { lines: { transferTax: 30_000 }, notices: ['surcharge_possible'] },
  ),
  caseOf(
    'a large holder elsewhere',
    `${arithmetic}: 6 %`,
    { ...other, region: 'ES-MD', price: 300_000, largeHolder: true, areaM2: 90 },
    { lines: { transferTax: 18_000 }, notices: ['no_effect_here', 'no_effect_here'] },
  ),
  caseOf(
    'the office that files, the valuation and a lawyer with a loan',
    'defaults: 400, 350; 1 % and VAT of 21 %',
    { ...other, region: 'ES-MD', price: 200_000, loanAmount: 100_000, lawyerFeeRate: 0.01 },
    { lines: { gestoria: 400, gestoriaVat: 84, valuation: 350, lawyer: 2_000, lawyerVat: 420, brokerFeeBuyer: 0 } },
  ),
  caseOf(
    "the caller's own figures",
    'arithmetic: 21 %',
    {
      ...other,
      region: 'ES-MD',
      price: 200_000,
      brokerFeeRate: 0.03,
      overrides: { notaryFeeNet: 600, gestoria: 0, valuation: 300 },
    },
    {
      lines: {
        notaryFeeNet: 600,
        notaryFeeVat: 126,
        gestoria: 0,
        gestoriaVat: 0,
        valuation: 300,
        brokerFeeBuyer: 6_000,
      },
    },
  ),
  caseOf(
    'the registrar for the cheapest deed',
    'Real Decreto 1427/1989: 24.040484 × 0.95',
    { ...other, region: 'ES-MD', price: 6_010.12 },
    { lines: { registryFeeNet: 22.84 } },
  ),
]

/** Reduced rates: granted when every condition is answered, reported as possible else. */
export const reliefCases: readonly Case[] = [
  caseOf(
    'a main home of 150 000 in Andalusia is reduced by use and price alone',
    `${reduced}: 6 %`,
    { ...main, region: 'ES-AN', price: 150_000 },
    { lines: { transferTax: 9_000 }, reliefs: ['reducedAN', 'reducedAN'] },
  ),
  caseOf(
    'a buyer of 34 in Andalusia',
    `${reduced}: 3.5 %`,
    { ...main, region: 'ES-AN', price: 150_000, buyers: [{ age: 34 }] },
    { lines: { transferTax: 5_250 }, reliefs: [] },
  ),
  caseOf(
    'a buyer of 35 in Andalusia',
    `${reduced}: 6 %`,
    { ...main, region: 'ES-AN', price: 150_000, buyers: [{ age: 35 }], largeFamily: false, disability: 'none' },
    { lines: { transferTax: 9_000 }, reliefs: ['reducedAN'] },
  ),
  caseOf(
    'one of two buyers is too old in Andalusia',
    'Ley 5/2021 art. 43.2: for the share of who qualifies; 75 000 × 3.5 % + 75 000 × 6 %',
    { ...main, region: 'ES-AN', price: 150_000, buyers: [{ age: 30 }, { age: 40 }] },
    { lines: { transferTax: 7_125 }, reliefs: ['reducedAN', 'reducedAN'] },
  ),
  caseOf(
    'one of three buyers in Andalusia is young enough, with seven tenths',
    'Ley 5/2021 art. 43.2: 105 000 × 3.5 % + 45 000 × 6 %',
    {
      ...main,
      region: 'ES-AN',
      price: 150_000,
      buyers: [
        { age: 41, share: 0.1 },
        { age: 30, share: 0.7 },
        { age: 52, share: 0.2 },
      ],
    },
    { lines: { transferTax: 6_375 } },
  ),
  caseOf(
    'one of two buyers of a second home in Andalusia is young',
    'Ley 5/2021 art. 43: the rate is for main homes; 150 000 × 7 %',
    { ...main, use: 'secondHome', region: 'ES-AN', price: 150_000, buyers: [{ age: 30 }, { age: 40 }] },
    { lines: { transferTax: 10_500 } },
  ),
  caseOf(
    'one of two buyers of a first home in La Rioja is young, with a quarter',
    'Ley 10/2017 art. 45.3: 50 000 × 4 % + 150 000 × 7 %',
    {
      ...main,
      region: 'ES-RI',
      price: 200_000,
      firstTimeBuyer: true,
      largeFamily: false,
      disability: 'none',
      buyers: [
        { age: 30, share: 0.25 },
        { age: 60, share: 0.75 },
      ],
    },
    { lines: { transferTax: 12_500 } },
  ),
  caseOf(
    'a disabled buyer in Andalusia',
    `${reduced}: 250 000 × 3.5 %`,
    { ...main, region: 'ES-AN', price: 250_000, disability: 'from33' },
    { lines: { transferTax: 8_750 }, reliefs: [] },
  ),
  caseOf(
    'a company has no main home',
    `${arithmetic}: 7 %`,
    { ...main, region: 'ES-AN', price: 150_000, buyerType: 'company' },
    { lines: { transferTax: 10_500 }, reliefs: [] },
  ),
  caseOf(
    'a home to let has no reduced rate',
    `${arithmetic}: 7 %`,
    { ...main, use: 'rental', region: 'ES-AN', price: 150_000, buyers: [{ age: 30 }], largeFamily: true },
    { lines: { transferTax: 10_500 }, reliefs: [] },
  ),
  caseOf(
    'a buyer of 35 in Asturias',
    `${reduced}: 4 %`,
    { ...main, region: 'ES-AS', price: 150_000, buyers: [{ age: 35 }] },
    { lines: { transferTax: 6_000 }, reliefs: [] },
  ),
  caseOf(
    'ES-21: a buyer of 30 in Asturias above 150 000',
    'Decreto Legislativo 2/2014, art. 32 bis: 200 000 × 6 %',
    { ...main, region: 'ES-AS', price: 200_000, buyers: [{ age: 30 }] },
    { lines: { transferTax: 12_000 }, reliefs: [] },
  ),
  caseOf(
    'a single parent in Asturias',
    `${reduced}: 4 %`,
    { ...main, region: 'ES-AS', price: 150_000, buyers: [{ age: 36 }], singleParentFamily: true },
    { lines: { transferTax: 6_000 }, reliefs: [] },
  ),
  caseOf(
    'a first and only home in the Balearics',
    `${reduced}: 270 151.20 × 4 %`,
    { ...main, region: 'ES-IB', price: 270_151.2, firstTimeBuyer: true, ownsOtherDwelling: false },
    { lines: { transferTax: 10_806.05 }, reliefs: ['reducedIB', 'reducedIB', 'reducedIB', 'reducedIB'] },
  ),
  caseOf(
    'the only home in the Canary Islands',
    `${reduced}: 5 %`,
    { ...main, region: 'ES-CN', price: 150_000, ownsOtherDwelling: false },
    { lines: { transferTax: 7_500 }, reliefs: ['reducedCN', 'reducedCN', 'reducedCN', 'reducedCN'] },
  ),
  caseOf(
    'a home whose buyers have not said what they own in the Canary Islands',
    `${arithmetic}: 6.5 %`,
    { ...main, region: 'ES-CN', price: 150_000 },
    { lines: { transferTax: 9_750 }, reliefs: ['reducedCN', 'reducedCN', 'reducedCN', 'reducedCN', 'reducedCN'] },
  ),
  caseOf(
    'a main home of 199 999.99 in Cantabria',
    `${reduced}: 7 %`,
    { ...main, region: 'ES-CB', price: 199_999.99 },
    { lines: { transferTax: 14_000 }, reliefs: ['reducedCB', 'reducedCB'] },
  ),
  caseOf(
    'a first home with a loan in Castilla-La Mancha',
    `${reduced}: 180 000 × 6 %`,
    { ...main, region: 'ES-CM', price: 180_000, firstTimeBuyer: true, loanAmount: 90_000.01 },
    { lines: { transferTax: 10_800 }, reliefs: ['reducedCM', 'reducedCM'] },
  ),
  caseOf(
    'a loan of just the half in Castilla-La Mancha',
    `${arithmetic}: 9 %`,
    { ...main, region: 'ES-CM', price: 180_000, firstTimeBuyer: true, loanAmount: 90_000 },
    { lines: { transferTax: 16_200 }, reliefs: [] },
  ),
  caseOf(
    'a buyer of 35 with the highest income in Catalonia',
    `${reduced}: 300 000 × 5 %`,
    { ...main, region: 'ES-CT', price: 300_000, buyers: [{ age: 35 }], annualTaxableIncome: 36_000 },
    { lines: { transferTax: 15_000 }, reliefs: [] },
  ),
  caseOf(
    'a cent too much of income in Catalonia',
    `${arithmetic}: 10 %`,
    { ...main, region: 'ES-CT', price: 300_000, buyers: [{ age: 35 }], annualTaxableIncome: 36_000.01 },
    { lines: { transferTax: 30_000 }, reliefs: [] },
  ),
  caseOf(
    'a young buyer whose income is not sent in Catalonia',
    `${arithmetic}: 10 %`,
    { ...main, region: 'ES-CT', price: 300_000, buyers: [{ age: 30 }] },
    { lines: { transferTax: 30_000 }, reliefs: ['reducedCT'] },
  ),
  caseOf(
    'a main home of 250 000 in Madrid',
    `${reduced}: 5.4 %`,
    { ...main, region: 'ES-MD', price: 250_000 },
    { lines: { transferTax: 13_500 }, reliefs: ['reducedMD', 'reducedMD'] },
  ),
  caseOf(
    'a large family in Madrid',
    `${reduced}: 4 %`,
    { ...main, region: 'ES-MD', price: 500_000, largeFamily: true },
    { lines: { transferTax: 20_000 }, reliefs: [] },
  ),
  caseOf(
    'a main home of 120 square metres in the Basque Country',
    `${reduced}: 2.5 %`,
    { ...main, region: 'ES-PV', price: 300_000, areaM2: 120 },
    { lines: { transferTax: 7_500 }, reliefs: [] },
  ),
  caseOf(
    'a larger main home in the Basque Country',
    `${arithmetic}: 4 %`,
    { ...main, region: 'ES-PV', price: 300_000, areaM2: 120.01, largeFamily: false },
    { lines: { transferTax: 12_000 }, reliefs: [] },
  ),
  caseOf(
    'a large family in the Basque Country',
    `${reduced}: 2.5 %`,
    { ...main, region: 'ES-PV', price: 300_000, areaM2: 200, largeFamily: true },
    { lines: { transferTax: 7_500 }, reliefs: [] },
  ),
  caseOf(
    'a first home of a buyer of 39 in La Rioja',
    `${reduced}: 4 %`,
    { ...main, region: 'ES-RI', price: 200_000, firstTimeBuyer: true, buyers: [{ age: 39 }] },
    { lines: { transferTax: 8_000 }, reliefs: ['reducedRI', 'reducedRI'] },
  ),
  caseOf(
    'a buyer of 40 in La Rioja',
    `${arithmetic}: 7 %`,
    { ...main, region: 'ES-RI', price: 200_000, firstTimeBuyer: true, buyers: [{ age: 40 }] },
    { lines: { transferTax: 14_000 }, reliefs: ['reducedRI', 'reducedRI', 'reducedRI'] },
  ),
]

const on = (
  deedDate: string,
  description: string,
  input: Omit<Parameters<typeof caseOf>[2], 'deedDate'>,
  lines: NonNullable<Case['lines']>,
  notices?: Case['notices'],
): Case =>
  caseOf(`${description}, ${deedDate}`, arithmetic, { ...input, deedDate }, { lines, ...(notices && { notices }) })

const dear = { use: 'secondHome', region: 'ES-CT', price: 1_200_000 } as const
const holder = { use: 'rental', region: 'ES-CT', price: 300_000, largeHolder: true } as const
const waived = { use: 'secondHome', region: 'ES-CT', price: 300_000, vatExemptionWaived: true } as const
const youngCatalan = {
  use: 'mainResidence',
  region: 'ES-CT',
  price: 300_000,
  annualTaxableIncome: 30_000,
} as const
const murcia = { use: 'secondHome', region: 'ES-MC', price: 200_000 } as const
const valencia = { use: 'secondHome', region: 'ES-VC', price: 300_000 } as const
const rioja = {
  use: 'mainResidence',
  region: 'ES-RI',
  price: 200_000,
  firstTimeBuyer: true,
  buyers: [{ age: 30 }],
} as const

/** Each change of a rate on the day before and on the day itself; ES-4 and ES-11 are among them. */
export const dayCases: readonly Case[] = [
  on('2025-03-02', 'a young buyer in La Rioja', rioja, { transferTax: 14_000 }),
  on('2025-03-03', 'a young buyer in La Rioja', rioja, { transferTax: 8_000 }),
  on('2025-06-26', 'ES-11: 1 200 000 in Catalonia, 100 000 + 22 000', dear, { transferTax: 122_000 }),
  on('2025-06-27', '1 200 000 in Catalonia, 60 000 + 33 000 + 36 000', dear, { transferTax: 129_000 }),
  on('2025-06-26', 'a large holder in Catalonia', holder, { transferTax: 30_000 }, ['no_effect_here']),
  on('2025-06-27', 'a large holder in Catalonia', holder, { transferTax: 60_000 }),
  on('2025-06-26', 'a waived exemption in Catalonia', waived, { stampDuty: 7_500 }),
  on('2025-06-27', 'a waived exemption in Catalonia', waived, { stampDuty: 10_500 }),
  on('2025-06-26', 'a buyer of 32', { ...youngCatalan, buyers: [{ age: 32 }] }, { transferTax: 15_000 }),
  on('2025-06-26', 'a buyer of 33', { ...youngCatalan, buyers: [{ age: 33 }] }, { transferTax: 30_000 }),
  on('2025-06-27', 'a buyer of 33', { ...youngCatalan, buyers: [{ age: 33 }] }, { transferTax: 15_000 }),
  on('2025-06-27', 'a buyer of 36', { ...youngCatalan, buyers: [{ age: 36 }] }, { transferTax: 30_000 }),
  on('2025-07-24', 'an existing home in Murcia', murcia, { transferTax: 16_000 }),
  on('2025-07-25', 'an existing home in Murcia', murcia, { transferTax: 15_500 }),
  // Decreto Legislativo 1/2010 of Murcia, art. 7.8: 2 % on sales with VAT, 1.5 % by the text of 2025-07-24.
  on('2024-06-03', 'a new home in Murcia', { ...murcia, newBuild: true }, { stampDuty: 4_000 }),
  on('2025-07-24', 'a new home in Murcia', { ...murcia, newBuild: true }, { stampDuty: 4_000 }),
  on('2025-07-25', 'a new home in Murcia', { ...murcia, newBuild: true }, { stampDuty: 3_000 }),
  on('2026-05-31', 'ES-4: 300 000 in the Valencian Community', valencia, { transferTax: 30_000 }),
  on('2026-06-01', 'ES-4: 300 000 in the Valencian Community', valencia, { transferTax: 27_000 }),
  on('2026-05-31', 'a new home in the Valencian Community', { ...valencia, newBuild: true }, { stampDuty: 4_500 }),
  on('2026-06-01', 'a new home in the Valencian Community', { ...valencia, newBuild: true }, { stampDuty: 4_200 }),
  on('2026-05-31', '1 000 000.01', { ...valencia, price: 1_000_000.01 }, { transferTax: 110_000 }),
]

/** Every limit above which another rate holds for the whole, on it and one cent above it. */
const limit = (
  description: string,
  input: Omit<Parameters<typeof caseOf>[2], 'deedDate'>,
  [upTo, above]: [number, number],
): Case[] => [
  caseOf(
    `${description}, on ${input.price}`,
    reduced,
    { ...input, deedDate: '2026-07-01' },
    { lines: { transferTax: upTo } },
  ),
  caseOf(
    `${description}, a cent above ${input.price}`,
    reduced,
    { ...input, deedDate: '2026-07-01', price: Math.round(input.price * 100 + 1) / 100 },
    { lines: { transferTax: above }, notices: ['price_near_cliff'] },
  ),
]

const atHome = { use: 'mainResidence' } as const
const onlyOne = { ...atHome, firstTimeBuyer: true, ownsOtherDwelling: false } as const

/** The limits, one cent on each side; slices of a scale join without a step. */
export const cliffCases: readonly Case[] = [
  ...limit('the Valencian Community', { use: 'secondHome', region: 'ES-VC', price: 1_000_000 }, [90_000, 110_000]),
  // Decreto Legislativo 2/2014, art. 26: 300 000 × 8 % and × 9 %; 500 000 × 9 % and × 10 %.
  ...limit('Asturias', { use: 'secondHome', region: 'ES-AS', price: 300_000 }, [24_000, 27_000]),
  ...limit('Asturias', { use: 'secondHome', region: 'ES-AS', price: 500_000 }, [45_000, 50_000]),
  caseOf(
    'the Valencian Community at 1 000 001',
    'Ley 13/1997 of the Valencian Community, art. 13: 11 % of the whole',
    { ...other, region: 'ES-VC', price: 1_000_001 },
    { lines: { transferTax: 110_000.11 }, notices: ['price_near_cliff'] },
  ),
  ...limit('a main home in Andalusia', { ...atHome, region: 'ES-AN', price: 150_000 }, [9_000, 10_500]),
  ...limit(
    'a large family in Andalusia',
    { ...atHome, region: 'ES-AN', price: 250_000, largeFamily: true },
    [8_750, 17_500],
  ),
  ...limit(
    'a large family in Asturias',
    { ...atHome, region: 'ES-AS', price: 150_000, largeFamily: true },
    [6_000, 9_000],
  ),
  // 270 151.20 × 4 % = 10 806.048; 270 151.21 × 8 % = 21 612.0968.
  ...limit('a first home in the Balearics', { ...onlyOne, region: 'ES-IB', price: 270_151.2 }, [10_806.05, 21_612.1]),
  ...limit('the only home in the Canaries', { ...onlyOne, region: 'ES-CN', price: 150_000 }, [7_500, 9_750]),
  // 199 999.99 × 7 % = 13 999.9993; 200 000 × 9 %.
  ...limit('a main home in Cantabria', { ...atHome, region: 'ES-CB', price: 199_999.99 }, [14_000, 18_000]),
  ...limit(
    'a first home in Castilla-La Mancha',
    { ...atHome, region: 'ES-CM', price: 180_000, firstTimeBuyer: true, loanAmount: 150_000 },
    [10_800, 16_200],
  ),
  caseOf(
    'the only home, new, in the Canary Islands, a cent above 150 000',
    'IGIC of 7 %: 150 000.01',
    { ...main, region: 'ES-CN', price: 150_000.01, newBuild: true, ownsOtherDwelling: false },
    { lines: { vat: 10_500 }, reliefs: ['reducedCN', 'reducedCN', 'reducedStampDuty'], notices: ['price_near_cliff'] },
  ),
  ...limit('a main home in Madrid', { ...atHome, region: 'ES-MD', price: 250_000 }, [13_500, 15_000]),
]

/** Every case of Spain but the changes of days and the limits. */
export const cases: readonly Case[] = [...referenceCases, ...communityCases, ...otherCases, ...reliefCases]

export * from './reduced-rate-cases.ts'
export * from './stamp-duty-cases.ts'

const refusable = { country: 'ES', region: 'ES-MC', price: 500_000, use: 'mainResidence', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of its own and nothing else. */
export const ruleCases: readonly RuleCase[] = [
  rule('a cent more of savings than of income', 'savings_within_income', 'savingsIncome', {
    ...refusable,
    annualTaxableIncome: 30_000,
    savingsIncome: 30_000.01,
  }),
  rule('a further child of no large family', 'children_of_large_family', 'childrenAboveLargeFamily', {
    ...refusable,
    largeFamily: false,
    childrenAboveLargeFamily: 1,
  }),
]

/** Parameters on which no figure of an answer rests, and what they decide. */
export const decidesOnly = {
  'es.igic.announcedReform': 'the notice reform_announced',
  'es.itp.murciaAnnouncedReform': 'the notice reform_announced',
}
