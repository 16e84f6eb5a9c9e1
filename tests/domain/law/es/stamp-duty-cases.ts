import type { FeesCase } from '../fees-case.ts'
import { caseOf } from './case-of.ts'

type Case = FeesCase<'ES'>
type Answers = Partial<Omit<Parameters<typeof caseOf>[2], 'region' | 'price'>>

/** A new home with its stamp duty, or with other lines. */
type Row = readonly [description: string, price: number, answers: Answers, due: number | NonNullable<Case['lines']>]

/** New homes without VAT in the price in one community, by its act; main homes on 1 July 2026 unless a row says else. */
const newHomes = (region: Case['input']['region'], act: string, ...rows: readonly Row[]): Case[] =>
  rows.map(([description, price, answers, due]) =>
    caseOf(
      `${description}, new, ${price} in ${region}`,
      act,
      { use: 'mainResidence', deedDate: '2026-07-01', newBuild: true, region, price, ...answers },
      { lines: typeof due === 'number' ? { stampDuty: due } : due },
    ),
  )

const none = {
  largeFamily: false,
  singleParentFamily: false,
  disability: 'none',
  ownsOtherDwelling: false,
  firstTimeBuyer: false,
  buyers: [{ age: 45 }],
} as const

/** IGIC of 5 and 3 % on only homes; a low income is one of the ways to the 3 %. */
export const igicCases: readonly Case[] = newHomes(
  'ES-CN',
  'Ley 4/2012, art. 58: nothing, 3 or 5 %; general 7 %',
  ['an only home', 150_000, none, { vat: 7_500 }],
  ['an only home a euro above the limit', 150_001, none, { vat: 10_500.07 }],
  ['a buyer of 35', 150_000, { ...none, buyers: [{ age: 35 }] }, { vat: 4_500 }],
  ['a buyer of 36', 150_000, { ...none, buyers: [{ age: 36 }] }, { vat: 7_500 }],
  ['a family with one parent', 150_000, { ...none, singleParentFamily: true }, { vat: 4_500 }],
  ['a low income', 150_000, { ...none, annualTaxableIncome: 24_000 }, { vat: 4_500 }],
  [
    'a cent of income more',
    150_000,
    { ...none, annualTaxableIncome: 24_000.01, jointTaxReturn: false },
    { vat: 7_500 },
  ],
  ['a low joint income', 150_000, { ...none, annualTaxableIncome: 34_000, jointTaxReturn: true }, { vat: 4_500 }],
  [
    'a cent of joint income more',
    150_000,
    { ...none, annualTaxableIncome: 34_000.01, jointTaxReturn: true },
    { vat: 7_500 },
  ],
  ['a large family', 225_000, { ...none, largeFamily: true, familyCategory: 'general' }, { vat: 6_750 }],
  [
    'a large family a euro above the limit',
    225_001,
    { ...none, largeFamily: true, familyCategory: 'general' },
    { vat: 15_750.07 },
  ],
  [
    'a large family of the special category',
    300_000,
    { ...none, largeFamily: true, familyCategory: 'special' },
    { vat: 9_000 },
  ],
  [
    'the special category a euro above the limit',
    300_001,
    { ...none, largeFamily: true, familyCategory: 'special' },
    { vat: 21_000.07 },
  ],
  ['with another home', 150_000, { ...none, ownsOtherDwelling: true, buyers: [{ age: 30 }] }, { vat: 10_500 }],
  ['protected housing', 150_000, { ...none, protectedHousing: true }, { vat: 0 }],
)

/** ES-23: bands of the whole value for people, 0.75 % for companies. */
export const madridStampCases: readonly Case[] = newHomes(
  'ES-MD',
  'Decreto Legislativo 1/2010, art. 32: 0.4 % to 120 000, 0.5 % to 180 000, 0.75 % above',
  ['ES-23: to let', 120_000, { use: 'rental' }, 480],
  ['ES-23: to let, a euro more', 120_001, { use: 'rental' }, 600.01],
  ['ES-23: to let, between', 150_000, { use: 'rental' }, 750],
  ['ES-23: to let, the second limit', 180_000, { use: 'rental' }, 900],
  ['ES-23: to let, a euro more', 180_001, { use: 'rental' }, 1_350.01],
  ['a company', 150_000, { use: 'rental', buyerType: 'company' }, 1_125],
)

/** 2 % from a million on. */
export const balearicsStampCases: readonly Case[] = newHomes(
  'ES-IB',
  'Decreto Legislativo 1/2014, arts 15 and 17 bis: 1.5 %, 2 % from 1 000 000 on',
  ['a cent below a million', 999_999.99, { use: 'rental' }, 15_000],
  ['a million', 1_000_000, { use: 'rental' }, 20_000],
)

/** The stamp duty of a sale whose exemption is waived, on 300 000; the general one where the act has none. */
export const waivedCases: readonly Case[] = (
  [
    ['ES-AN', 3_600, 'general rate of 1.2 %'],
    ['ES-AR', 6_000, 'art. 122-2: 2 %'],
    ['ES-AS', 4_500, 'art. 36: 1.5 %'],
    ['ES-IB', 7_500, 'art. 19: 2.5 %'],
    ['ES-CB', 6_000, 'art. 13.7: 2 %'],
    ['ES-CL', 6_000, 'art. 26.1: 2 %'],
    ['ES-CM', 7_500, 'art. 21.4: 2.5 %'],
    ['ES-CT', 10_500, 'art. 642-1.a: 3.5 %'],
    ['ES-VC', 6_000, 'art. 14.Dos: 2 %'],
    ['ES-EX', 9_000, 'art. 51: 3 %'],
    ['ES-GA', 6_000, 'art. 15.Siete: 2 %'],
    ['ES-MD', 4_500, 'art. 35: 1.5 %'],
    ['ES-MC', 7_500, 'art. 7.9: 2.5 %'],
    ['ES-NC', 3_000, 'art. 22.2: 1 %'],
    ['ES-RI', 4_500, 'art. 52: 1.5 %'],
  ] as const
).map(([region, stampDuty, act]) =>
  caseOf(
    `a waived exemption in ${region}`,
    act,
    { use: 'rental', deedDate: '2026-07-01', price: 300_000, region, vatExemptionWaived: true },
    { lines: { stampDuty, vat: 30_000, transferTax: 0 }, notices: ['price_convention_assumed'] },
  ),
)

/** There is nothing to waive on a first sale, nor where there is no VAT. */
export const idleWaiverCases: readonly Case[] = [
  caseOf(
    'a waived exemption of a first sale',
    'Ley 37/1992, art. 20: the first sale is not exempt',
    {
      use: 'rental',
      deedDate: '2026-07-01',
      price: 300_000,
      region: 'ES-CT',
      newBuild: true,
      vatExemptionWaived: true,
    },
    { lines: { stampDuty: 4_500 }, notices: ['no_effect_here'] },
  ),
  caseOf(
    'a waived exemption in the Canary Islands',
    'no VAT there: 6.5 %',
    { use: 'rental', deedDate: '2026-07-01', price: 300_000, region: 'ES-CN', vatExemptionWaived: true },
    { lines: { transferTax: 19_500, stampDuty: 0 }, notices: ['no_effect_here'] },
  ),
]

/** Main homes and the young. */
export const andalusiaStampCases: readonly Case[] = newHomes(
  'ES-AN',
  'Ley 5/2021, art. 50: 1 % and 0.3 % to 150 000, 0.1 % to 250 000; general 1.2 %',
  ['a main home', 150_000, none, 1_500],
  ['a main home a euro above the limit', 150_001, none, 1_800.01],
  ['a second home', 150_000, { ...none, use: 'secondHome' }, 1_800],
  ['a buyer of 34', 150_000, { ...none, buyers: [{ age: 34 }] }, 450],
  ['a buyer of 35', 150_000, { ...none, buyers: [{ age: 35 }] }, 1_500],
  ['a large family', 250_000, { ...none, largeFamily: true }, 250],
  ['a large family a euro above the limit', 250_001, { ...none, largeFamily: true }, 3_000.01],
  ['a disability from 33 per cent', 250_000, { ...none, disability: 'from33' }, 250],
)

/** Parts taken off. */
export const aragonStampCases: readonly Case[] = newHomes(
  'ES-AR',
  'Decreto Legislativo 1/2005, arts 122-3 and 122-10: 30 or 60 % off 1.5 %',
  ['a buyer of 34', 100_000, { ...none, buyers: [{ age: 34 }] }, 1_050],
  ['a buyer of 35', 100_000, { ...none, buyers: [{ age: 35 }] }, 1_500],
  ['a buyer of 34 a euro above the limit', 100_001, { ...none, buyers: [{ age: 34 }] }, 1_500.02],
  ['a large family', 200_000, { ...none, largeFamily: true, firstTimeBuyer: true, annualTaxableIncome: 35_000 }, 1_200],
  [
    'a large family with a cent of income more',
    200_000,
    {
      ...none,
      largeFamily: true,
      firstTimeBuyer: true,
      childrenAboveLargeFamily: 0,
      annualTaxableIncome: 35_000.01,
    },
    3_000,
  ],
  ['a disability from 65 per cent', 100_000, { ...none, disability: 'from65' }, 1_050],
  ['the same a euro above the limit', 100_001, { ...none, disability: 'from65' }, 1_500.02],
)

/** A first and only home. */
export const balearicsReducedStampCases: readonly Case[] = newHomes(
  'ES-IB',
  'Decreto Legislativo 1/2014, art. 17: 1.2 % to 270 151.20; general 1.5 %',
  ['a first and only home', 250_000, { ...none, firstTimeBuyer: true }, 3_000],
  ['on the limit', 270_151.2, { ...none, firstTimeBuyer: true }, 3_241.81],
  ['a cent above it', 270_151.21, { ...none, firstTimeBuyer: true }, 4_052.27],
  ['not the first', 250_000, none, 3_750],
)

/** 0.4 % for those who have a lower transfer tax. */
export const canariesStampCases: readonly Case[] = newHomes(
  'ES-CN',
  'Decreto Legislativo 1/2009, arts 32 to 37: 0.4 %; general 1 %',
  ['ES-22: to let', 250_000, { use: 'rental' }, 2_500],
  ['an only home', 250_000, none, 2_500],
  ['a large family', 250_000, { ...none, largeFamily: true, annualTaxableIncome: 30_000 }, 1_000],
  [
    'a large family with a cent of income more',
    250_000,
    { ...none, largeFamily: true, childrenAboveLargeFamily: 0, annualTaxableIncome: 30_000.01 },
    2_500,
  ],
  [
    'a young buyer of a first home',
    250_000,
    { ...none, buyers: [{ age: 35 }], firstTimeBuyer: true, annualTaxableIncome: 24_000 },
    1_000,
  ],
  [
    'the same a year older',
    250_000,
    { ...none, buyers: [{ age: 36 }], firstTimeBuyer: true, annualTaxableIncome: 24_000 },
    2_500,
  ],
  [
    'a young buyer of a first home with a cent of income more',
    250_000,
    { ...none, buyers: [{ age: 35 }], firstTimeBuyer: true, dependants: 0, annualTaxableIncome: 24_000.01 },
    2_500,
  ],
)

/** Reduced rates on the part up to 300 000. */
export const cantabriaStampCases: readonly Case[] = newHomes(
  'ES-CB',
  'Decreto Legislativo 62/2008, art. 13: 1, 0.1 and 0.05 % to 300 000, 1.5 % on the part above',
  ['a main home', 300_000, none, 3_000],
  ['a main home a euro above the limit', 300_001, none, 3_000.02],
  ['a main home above the limit', 400_000, none, 4_500],
  ['a second home', 400_000, { ...none, use: 'secondHome' }, 6_000],
  ['a buyer of 35', 400_000, { ...none, buyers: [{ age: 35 }] }, 1_800],
  ['a buyer of 36', 400_000, { ...none, buyers: [{ age: 36 }] }, 4_500],
  ['a disability from 65 per cent', 300_000, { ...none, disability: 'from65' }, 150],
)

/** Within the limits of income of the transfer tax. */
export const castileLeonStampCases: readonly Case[] = newHomes(
  'ES-CL',
  'Decreto Legislativo 1/2013, arts 26.2 and 28.2: 0.5 %; general 1.5 %',
  ['a large family', 200_000, { ...none, largeFamily: true, annualTaxableIncome: 37_800 }, 1_000],
  [
    'a large family with a cent of income more',
    200_000,
    { ...none, largeFamily: true, childrenAboveLargeFamily: 0, annualTaxableIncome: 37_800.01 },
    3_000,
  ],
)

/** First homes with a loan. */
export const manchaStampCases: readonly Case[] = newHomes(
  'ES-CM',
  'Ley 8/2013, art. 21.2: 0.75 and 0.5 % to 180 000; general 1.5 %',
  ['a first home with a loan', 180_000, { ...none, firstTimeBuyer: true, loanAmount: 100_000 }, 1_350],
  [
    'the same of a buyer of 35',
    180_000,
    { ...none, firstTimeBuyer: true, loanAmount: 100_000, buyers: [{ age: 35 }] },
    900,
  ],
  ['the same a euro above the limit', 180_001, { ...none, firstTimeBuyer: true, loanAmount: 100_000 }, 2_700.02],
  ['without a loan', 180_000, { ...none, firstTimeBuyer: true, loanAmount: 0 }, 2_700],
)

const youngCatalan = { ...none, buyers: [{ age: 35 }], annualTaxableIncome: 36_000 } as const

/** No stamp duty of the young since June 2025. */
export const cataloniaStampCases: readonly Case[] = newHomes(
  'ES-CT',
  'Decreto Legislativo 1/2024, art. 642-6: a rebate of the whole; general 1.5 %',
  ['a buyer of 35', 300_000, youngCatalan, 0],
  ['a buyer of 36', 300_000, { ...youngCatalan, buyers: [{ age: 36 }] }, 4_500],
  ['a cent of income more', 300_000, { ...youngCatalan, annualTaxableIncome: 36_000.01 }, 4_500],
  ['the first day', 300_000, { ...youngCatalan, deedDate: '2025-06-27' }, 0],
  ['the eve', 300_000, { ...youngCatalan, deedDate: '2025-06-26', buyers: [{ age: 30 }] }, 4_500],
)

/** ES-26: 0.1 % of a main home. */
export const valenciaStampCases: readonly Case[] = newHomes(
  'ES-VC',
  'Ley 13/1997, art. 14: 0.1 % of a main home, else 1.5 %, 1.4 % from June 2026',
  ['ES-26: a main home in 2025', 250_000, { deedDate: '2025-06-02' }, 250],
  ['to let in 2025', 250_000, { deedDate: '2025-06-02', use: 'rental' }, 3_750],
  ['to let after the cut', 250_000, { deedDate: '2026-06-01', use: 'rental' }, 3_500],
  ['a company', 250_000, { buyerType: 'company' }, 3_500],
)

/** The income of the whole family is not asked. */
export const extremaduraStampCases: readonly Case[] = newHomes(
  'ES-EX',
  'Decreto Legislativo 1/2018, arts 46 and 47: 1.5 %',
  ['a main home', 122_000, { ...none, annualTaxableIncome: 19_000 }, 1_830],
)

/** What the reduced rate of Extremadura would save, as long as income and value are within their limits. */
export const extremaduraOpenStampCases: readonly Case[] = (
  [
    ['on both limits', 122_000, { annualTaxableIncome: 19_000 }, 1],
    ['a cent of income more', 122_000, { annualTaxableIncome: 19_000.01, jointTaxReturn: false }, 0],
    ['a joint return', 122_000, { annualTaxableIncome: 24_000, jointTaxReturn: true }, 1],
    ['a joint return with a cent more', 122_000, { annualTaxableIncome: 24_000.01, jointTaxReturn: true }, 0],
    ['a euro above the value', 122_001, { annualTaxableIncome: 19_000 }, 0],
  ] as const
).map(([description, price, answers, count]) =>
  caseOf(
    `a main home in Extremadura, new, ${description}`,
    'Decreto Legislativo 1/2018, art. 47',
    { ...none, use: 'mainResidence', deedDate: '2026-07-01', newBuild: true, region: 'ES-EX', price, ...answers },
    { reliefs: Array.from({ length: count }, () => 'reducedStampDuty' as const) },
  ),
)

const galician = { ...none, householdMembers: 1, netWealth: 240_000 } as const

/** The limits of the transfer tax. */
export const galiciaStampCases: readonly Case[] = newHomes(
  'ES-GA',
  'Decreto Legislativo 1/2011, art. 15: 1 and 0.5 %; general 1.5 %',
  ['a main home', 240_000, galician, 2_400],
  ['a main home a euro above the limit', 240_001, galician, 3_600.02],
  ['a cent of wealth more', 240_000, { ...galician, netWealth: 240_000.01 }, 3_600],
  ['a buyer of 35', 240_000, { ...galician, buyers: [{ age: 35 }] }, 1_200],
  ['a family with one parent', 240_000, { ...galician, singleParentFamily: true }, 1_200],
  ['a large family', 400_000, { ...galician, largeFamily: true, netWealth: 400_000 }, 2_000],
  ['a disability from 65 per cent', 600_000, { ...galician, disability: 'from65' }, 3_000],
)

/** ES-24: a tenth off for main homes to 250 000, or 95 % for large families. */
export const madridMainHomeCases: readonly Case[] = newHomes(
  'ES-MD',
  'Decreto Legislativo 1/2010, arts 32, 38 bis and 38 ter',
  ['ES-24: a main home', 150_000, none, 675],
  ['ES-24: the limit', 250_000, none, 1_687.5],
  ['ES-24: a euro above it', 250_001, none, 1_875.01],
  ['a large family', 400_000, { ...none, largeFamily: true }, 150],
)

const murcian = { ...none, buyers: [{ age: 40 }], annualTaxableIncome: 39_999.99, savingsIncome: 0 } as const

/** 0.1 % of the young, families and disability. */
export const murciaStampCases: readonly Case[] = newHomes(
  'ES-MC',
  'Decreto Legislativo 1/2010, art. 7: 0.1 %; general 1.5 %, 2 % before 25 July 2025',
  ['a buyer of 40', 200_000, murcian, 200],
  ['a buyer of 41', 200_000, { ...murcian, buyers: [{ age: 41 }] }, 3_000],
  ['40 000 of income', 200_000, { ...murcian, annualTaxableIncome: 40_000 }, 3_000],
  ['a buyer of 40 on the last day of 2 %', 200_000, { ...murcian, deedDate: '2025-07-24' }, 200],
  [
    'a buyer of 41 on the last day of 2 %',
    200_000,
    { ...murcian, buyers: [{ age: 41 }], deedDate: '2025-07-24' },
    4_000,
  ],
)

/** Families and disability, by the texts of three days. */
export const riojaStampCases: readonly Case[] = newHomes(
  'ES-RI',
  'Ley 10/2017, art. 49: 0.1 %; before 2025 0.5 %, and 0.4 % below 150 253 until March 2025; general 1 %',
  ['a large family', 150_000, { ...none, largeFamily: true }, 150],
  ['a disability from 33 per cent', 150_000, { ...none, disability: 'from33' }, 150],
  ['others', 150_000, none, 1_500],
  ['the eve of the last change', 150_252.99, { ...none, largeFamily: true, deedDate: '2025-03-02' }, 601.01],
  ['the same a cent dearer', 150_253, { ...none, largeFamily: true, deedDate: '2025-03-02' }, 150.25],
  ['the last day of 2024', 150_252.99, { ...none, largeFamily: true, deedDate: '2024-12-31' }, 601.01],
  ['the same a cent dearer', 150_253, { ...none, largeFamily: true, deedDate: '2024-12-31' }, 751.27],
)
