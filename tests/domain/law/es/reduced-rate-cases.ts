import type { FeesCase } from '../fees-case.ts'
import { caseOf } from './case-of.ts'

type Case = FeesCase<'ES'>
type Answers = Partial<Omit<Parameters<typeof caseOf>[2], 'region' | 'price'>>

/** A main home with its transfer tax, how many reliefs are reported as possible, and the notices, where these are compared. */
type Row = readonly [
  description: string,
  price: number,
  answers: Answers,
  transferTax: number,
  reliefs?: number | undefined,
  notices?: Case['notices'],
]

/** Main homes in one community, by its act; on 1 July 2026 and to live in unless a row says else. */
const mainHomes = (region: Case['input']['region'], act: string, ...rows: readonly Row[]): Case[] =>
  rows.map(([description, price, answers, transferTax, reliefs, notices]) => {
    const code = region.replace('ES-', '') as 'CL' // any community: each has a relief of its name
    return caseOf(
      `${description}, ${price} in ${region}`,
      act,
      { use: 'mainResidence', deedDate: '2026-07-01', region, price, ...answers },
      {
        lines: { transferTax },
        ...(notices && { notices }),
        ...(reliefs !== undefined && { reliefs: Array.from({ length: reliefs }, () => `reduced${code}` as const) }),
      },
    )
  })

const young = { buyers: [{ age: 35 }], largeFamily: false, disability: 'none', firstTimeBuyer: true } as const
const large = { largeFamily: true, buyers: [{ age: 40 }], disability: 'none' } as const

/** ES-16: 4 % of any value, within limits of income. */
export const castileLeonCases: readonly Case[] = mainHomes(
  'ES-CL',
  'Decreto Legislativo 1/2013, arts 25.3, 25.4 and 28.2: 4 %, else 8 % to 250 000 and 10 % above',
  ['ES-16: a large family at its limit', 200_000, { ...large, annualTaxableIncome: 37_800 }, 8_000, 0],
  [
    'a cent of income more, with the least number of children',
    200_000,
    { ...large, annualTaxableIncome: 37_800.01, childrenAboveLargeFamily: 0 },
    16_000,
    0,
  ],
  ['a cent of income more, the children open', 200_000, { ...large, annualTaxableIncome: 37_800.01 }, 16_000, 1],
  ['two children more', 200_000, { ...large, annualTaxableIncome: 49_800, childrenAboveLargeFamily: 2 }, 8_000, 0],
  [
    'two children and a cent more',
    200_000,
    { ...large, annualTaxableIncome: 49_800.01, childrenAboveLargeFamily: 2 },
    16_000,
    0,
  ],
  ['a large family that sends no income', 200_000, { ...large, childrenAboveLargeFamily: 0 }, 16_000, 1],
  [
    'a large family above the limit of the general scale',
    300_000,
    { ...large, annualTaxableIncome: 30_000 },
    12_000,
    0,
  ],
  ['buyers of 35 with their first home', 150_000, { ...young, annualTaxableIncome: 31_500 }, 6_000, 0],
  ['the rate of villages is for less', 149_999.99, { ...young, annualTaxableIncome: 31_500 }, 6_000, 1],
  ['the lowest income, a cent below the limit of villages', 149_999.99, { ...young, annualTaxableIncome: 0 }, 6_000, 1],
  ['buyers of 35 with a cent too much', 150_000, { ...young, annualTaxableIncome: 31_500.01 }, 12_000, 0],
  ['a buyer of 36', 150_000, { ...young, buyers: [{ age: 36 }], annualTaxableIncome: 31_500 }, 12_000, 1],
  [
    'a buyer of 35 with a second home',
    150_000,
    { ...young, firstTimeBuyer: false, annualTaxableIncome: 31_500 },
    12_000,
    0,
  ],
  [
    'a disability from 65 per cent',
    150_000,
    { disability: 'from65', largeFamily: false, annualTaxableIncome: 31_500 },
    6_000,
  ],
  [
    'a disability from 33 per cent',
    150_000,
    { ...young, firstTimeBuyer: false, disability: 'from33', annualTaxableIncome: 31_500 },
    12_000,
    0,
  ],
)

/** ES-15: 4 % on the part up to 300 000 and 9 % on the rest. */
export const cantabriaCases: readonly Case[] = mainHomes(
  'ES-CB',
  'Decreto Legislativo 62/2008, art. 9.3, 9.6 and 9.7: 4 or 3 % to 300 000, 9 % on the part above',
  ['ES-15: a large family', 350_000, { largeFamily: true, disability: 'none' }, 16_500, 0],
  ['a large family on the limit', 300_000, { largeFamily: true, disability: 'none' }, 12_000, 0],
  ['a large family a euro above it', 300_001, { largeFamily: true, disability: 'none' }, 12_000.09, 0],
  ['a family with one parent', 350_000, { singleParentFamily: true, disability: 'none' }, 16_500, 0],
  ['a buyer of 35', 300_000, { buyers: [{ age: 35 }], disability: 'none' }, 12_000, 0],
  [
    'a buyer of 36',
    300_000,
    { buyers: [{ age: 36 }], largeFamily: false, singleParentFamily: false, disability: 'none' },
    27_000,
    1,
  ],
  ['a disability from 33 per cent', 350_000, { disability: 'from33' }, 16_500, 0],
  ['a disability from 65 per cent', 350_000, { disability: 'from65' }, 13_500, 0],
)

const category = { ...large, familyCategory: 'general', jointTaxReturn: false } as const

/** ES-17: 3 % to 180 000 and 4 % above for families within limits of income, before and after the cut of June 2026. */
export const valenciaCases: readonly Case[] = mainHomes(
  'ES-VC',
  'Ley 13/1997, arts 4.Cuatro and 13: family 3 % to 180 000, else 4 %; young 6 and 8 %; general 10 %, 9 % from June 2026',
  [
    'ES-17: a large family at its limit',
    170_000,
    { ...category, deedDate: '2025-06-02', annualTaxableIncome: 30_000 },
    5_100,
    0,
  ],
  [
    'a cent of income more',
    170_000,
    { ...category, deedDate: '2025-06-02', annualTaxableIncome: 30_000.01 },
    17_000,
    1,
  ],
  [
    'ES-17: the limit of the rate',
    180_000,
    { ...category, deedDate: '2025-06-02', annualTaxableIncome: 30_000 },
    5_400,
    0,
  ],
  [
    'ES-17: a euro above it',
    180_001,
    { ...category, deedDate: '2025-06-02', annualTaxableIncome: 30_000 },
    7_200.04,
    0,
  ],
  [
    'the day before the cut of the general rate',
    170_000,
    { ...category, deedDate: '2026-05-31', annualTaxableIncome: 30_000 },
    5_100,
    0,
  ],
  ['after it', 170_000, { ...category, deedDate: '2026-06-01', annualTaxableIncome: 30_000 }, 5_100, 0],
  [
    'after it, a cent of income more',
    170_000,
    { ...category, deedDate: '2026-06-01', annualTaxableIncome: 30_000.01 },
    15_300,
    1,
  ],
  ['a joint return', 170_000, { ...category, jointTaxReturn: true, annualTaxableIncome: 47_000 }, 5_100],
  [
    'a joint return, a cent more',
    170_000,
    { ...category, jointTaxReturn: true, annualTaxableIncome: 47_000.01 },
    15_300,
  ],
  ['the special category', 170_000, { ...category, familyCategory: 'special', annualTaxableIncome: 35_000 }, 5_100],
  [
    'the special category, a cent more',
    170_000,
    { ...category, familyCategory: 'special', annualTaxableIncome: 35_000.01 },
    15_300,
  ],
  [
    'a joint return of the special category',
    170_000,
    { ...category, familyCategory: 'special', jointTaxReturn: true, annualTaxableIncome: 58_000 },
    5_100,
  ],
  [
    'a joint return of the special category, a cent more',
    170_000,
    { ...category, familyCategory: 'special', jointTaxReturn: true, annualTaxableIncome: 58_000.01 },
    15_300,
  ],
  [
    'a family with one parent',
    170_000,
    { ...category, largeFamily: false, singleParentFamily: true, annualTaxableIncome: 30_000 },
    5_100,
    0,
  ],
  [
    'a disability from 65 per cent, whatever the income',
    170_000,
    { disability: 'from65', annualTaxableIncome: 90_000 },
    5_100,
    0,
  ],
  [
    'buyers of 34 with their first home',
    180_000,
    { ...category, largeFamily: false, buyers: [{ age: 34 }], firstTimeBuyer: true, annualTaxableIncome: 30_000 },
    10_800,
  ],
  [
    'a euro above the limit of their lower rate',
    180_001,
    { ...category, largeFamily: false, buyers: [{ age: 34 }], firstTimeBuyer: true, annualTaxableIncome: 30_000 },
    14_400.08,
  ],
  [
    'buyers of 34 with a cent too much',
    180_000,
    { ...category, largeFamily: false, buyers: [{ age: 34 }], firstTimeBuyer: true, annualTaxableIncome: 30_000.01 },
    16_200,
  ],
  [
    'a buyer of 35',
    180_000,
    { ...category, largeFamily: false, buyers: [{ age: 35 }], firstTimeBuyer: true, annualTaxableIncome: 30_000 },
    16_200,
  ],
)

/** Without the income nothing is granted, and both reliefs are reported. */
export const valenciaOpenCases: readonly Case[] = mainHomes('ES-VC', 'Ley 13/1997, art. 13: 9 %', [
  'a young buyer who sends no income',
  180_000,
  { buyers: [{ age: 30 }], firstTimeBuyer: true },
  16_200,
  2,
])

const alone = { largeFamily: false, disability: 'none', jointTaxReturn: false } as const
const inTime = { ...alone, buyers: [{ age: 35 }], annualTaxableIncome: 30_000 } as const
const older = { ...alone, buyers: [{ age: 36 }], annualTaxableIncome: 30_000 } as const

/** ES-18: 7 % to the limit of the day within limits of income; 4 % for the young and for families. */
export const extremaduraCases: readonly Case[] = mainHomes(
  'ES-EX',
  'Decreto Legislativo 1/2018, arts 40 to 41: 7 %, 4 or 5.6 %; general 8 %',
  ['ES-18: a main home', 190_000, older, 13_300],
  ['a cent of income more', 190_000, { ...older, annualTaxableIncome: 30_000.01 }, 15_200, 0],
  ['ES-18: a buyer of 35', 190_000, inTime, 7_600, 0],
  ['a buyer of 35 with a cent of income more', 190_000, { ...inTime, annualTaxableIncome: 30_000.01 }, 15_200, 0],
  ['a joint return', 190_000, { ...inTime, jointTaxReturn: true, annualTaxableIncome: 55_000 }, 7_600],
  ['a joint return, a cent more', 190_000, { ...inTime, jointTaxReturn: true, annualTaxableIncome: 55_000.01 }, 15_200],
  [
    'an income between, the return open',
    190_000,
    { ...inTime, jointTaxReturn: undefined, annualTaxableIncome: 40_000 },
    15_200,
    3,
  ],
  ['the limit of the value', 200_000, inTime, 8_000, 0],
  ['a euro above it', 200_001, inTime, 16_000.08, 0],
  ['a large family', 190_000, { ...older, largeFamily: true }, 7_600, 0],
  ['a disability from 65 per cent', 190_000, { ...older, disability: 'from65' }, 7_600, 0],
  ['the day before', 190_000, { ...inTime, deedDate: '2025-04-07', annualTaxableIncome: 28_000 }, 15_200, 0],
  [
    'a buyer of 35 on the day before',
    180_000,
    { ...inTime, deedDate: '2025-04-07', annualTaxableIncome: 28_000 },
    7_200,
  ],
  [
    'a large family on the day before',
    180_000,
    { ...older, largeFamily: true, deedDate: '2025-04-07', annualTaxableIncome: 28_000 },
    10_080,
  ],
  [
    'a cent of income more on the day before',
    180_000,
    { ...inTime, deedDate: '2025-04-07', annualTaxableIncome: 28_000.01 },
    14_400,
    0,
  ],
  ['the first day of 180 000', 180_000, { ...inTime, deedDate: '2025-01-29', annualTaxableIncome: 28_000 }, 7_200],
  ['its eve', 180_000, { ...inTime, deedDate: '2025-01-28', annualTaxableIncome: 19_000 }, 14_400, 0],
  [
    'the income of the whole family is not asked before',
    122_000,
    { ...older, deedDate: '2025-01-28', annualTaxableIncome: 19_000 },
    9_760,
    2,
  ],
  [
    'a buyer of 35 was not young before',
    122_000,
    { ...inTime, deedDate: '2025-01-28', annualTaxableIncome: 19_000 },
    9_760,
    2,
  ],
  [
    'a buyer of 34 was',
    122_000,
    { ...inTime, buyers: [{ age: 34 }], deedDate: '2025-01-28', annualTaxableIncome: 19_000 },
    9_760,
    3,
  ],
)

const galician = { largeFamily: false, singleParentFamily: false, disability: 'none', householdMembers: 1 } as const
const youngGalician = { ...galician, buyers: [{ age: 35 }], netWealth: 240_000 } as const
const olderGalician = { ...galician, buyers: [{ age: 36 }], netWealth: 240_000 } as const
const largeGalician = { ...olderGalician, largeFamily: true, childrenAboveLargeFamily: 0, netWealth: 400_000 } as const

/**
 * ES-19: 7 %, and 3 % for the young, families and disability, within limits of wealth and price. In a thinly peopled
 * parish, which is not asked, 6 % of any home, 5 % of a main home within the limits, nothing of who has the 3 %.
 */
export const galiciaCases: readonly Case[] = mainHomes(
  'ES-GA',
  'Decreto Legislativo 1/2011, art. 14.Dos to Diez: 7 and 3 %; general 8 %',
  ['ES-19: a young buyer alone', 200_000, youngGalician, 6_000, 1],
  ['a cent of wealth more', 200_000, { ...youngGalician, netWealth: 240_000.01 }, 16_000, 1],
  ['a young buyer who sends no wealth', 200_000, { ...youngGalician, netWealth: undefined }, 16_000, 5],
  ['ES-19: alone above the limit', 300_000, olderGalician, 24_000, 1],
  ['alone on the limit', 240_000, olderGalician, 16_800, 3],
  ['alone a euro above it', 240_001, olderGalician, 19_200.08, 1],
  ['two of a household', 270_000, { ...olderGalician, householdMembers: 2, netWealth: 270_000 }, 18_900, 3],
  [
    'two of a household a euro above the limit',
    270_001,
    { ...olderGalician, householdMembers: 2, netWealth: 270_000 },
    21_600.08,
    1,
  ],
  [
    'two of a household with a cent of wealth more',
    270_000,
    { ...olderGalician, householdMembers: 2, netWealth: 270_000.01 },
    21_600,
    1,
  ],
  ['the household open', 270_000, { ...olderGalician, householdMembers: undefined }, 21_600, 4],
  [
    'a reference value above the limit of the price',
    240_000,
    { ...olderGalician, fiscalReferenceValue: 250_000 },
    17_500,
    undefined,
    ['base_above_price'],
  ],
  ['a family with one parent', 240_000, { ...olderGalician, singleParentFamily: true }, 7_200, 1],
  [
    'the same a day before the law',
    200_000,
    { ...olderGalician, singleParentFamily: true, netWealth: 200_000, deedDate: '2025-12-31' },
    14_000,
  ],
  ['a large family', 400_000, largeGalician, 12_000, 1],
  ['a large family a euro above the limit', 400_001, largeGalician, 32_000.08, 1],
  ['a large family with a cent of wealth more', 400_000, { ...largeGalician, netWealth: 400_000.01 }, 32_000, 1],
  ['a child more', 450_000, { ...largeGalician, childrenAboveLargeFamily: 1, netWealth: 450_000 }, 13_500, 1],
  ['a disability from 65 per cent has no limit', 600_000, { ...olderGalician, disability: 'from65' }, 18_000, 1],
  ['the limit of 2025', 200_000, { ...youngGalician, netWealth: 200_000, deedDate: '2025-12-31' }, 6_000, 1],
  [
    'a cent of wealth more in 2025',
    200_000,
    { ...youngGalician, netWealth: 200_000.01, deedDate: '2025-12-31' },
    16_000,
    1,
  ],
  [
    'in 2025 the price is in the wealth',
    200_001,
    { ...youngGalician, netWealth: 200_000, deedDate: '2025-12-31' },
    16_000.08,
    1,
  ],
  ['a home to let, which may be in a parish', 200_000, { use: 'rental' }, 16_000, 1],
  ['a company', 200_000, { buyerType: 'company' }, 16_000, 1],
  ['above 150 000 in 2025', 180_000, { ...youngGalician, netWealth: 180_000, deedDate: '2025-12-31' }, 5_400, 1],
)

const first = { firstTimeBuyer: true, ownsOtherDwelling: false } as const
const single = { ...first, largeFamily: false, singleParentFamily: false, disability: 'none' } as const
const rebated = {
  ...single,
  buyers: [{ age: 29 }],
  yearsOfResidence: 3,
  annualTaxableIncome: 52_800,
  jointTaxReturn: false,
  loanAmount: 150_000,
  appraisedValue: 250_000,
} as const

/** ES-20: 4 % of an only home, 2 % for the young and for families, nothing below 30 years with conditions. */
export const balearicsCases: readonly Case[] = mainHomes(
  'ES-IB',
  'Decreto Legislativo 1/2014, arts 10 and 14 quater: 4, 2 and 0 % to 270 151.20; general 8 % to 400 000',
  ['ES-20: a buyer of 33', 250_000, { ...single, buyers: [{ age: 33 }] }, 5_000, 0],
  ['a buyer of 35', 250_000, { ...single, buyers: [{ age: 35 }] }, 5_000, 0],
  ['a buyer of 36', 250_000, { ...single, buyers: [{ age: 36 }] }, 10_000, 1],
  [
    'a second home in life, the only one',
    250_000,
    { ...single, firstTimeBuyer: false, buyers: [{ age: 33 }] },
    10_000,
    1,
  ],
  ['with another home', 250_000, { ...single, ownsOtherDwelling: true, buyers: [{ age: 33 }] }, 20_000, 0],
  ['a buyer of 29 who sends nothing more', 250_000, { ...single, buyers: [{ age: 29 }] }, 5_000, 1],
  ['a buyer of 29 with all conditions', 250_000, rebated, 0, 0],
  ['a buyer of 30', 250_000, { ...rebated, buyers: [{ age: 30 }] }, 5_000, 0],
  ['a disability from 33 per cent', 250_000, { ...rebated, buyers: [{ age: 50 }], disability: 'from33' }, 0, 0],
  ['two years of residence', 250_000, { ...rebated, yearsOfResidence: 2 }, 5_000, 0],
  ['a cent of income more', 250_000, { ...rebated, annualTaxableIncome: 52_800.01 }, 5_000, 0],
  ['a joint return', 250_000, { ...rebated, jointTaxReturn: true, annualTaxableIncome: 84_480 }, 0, 0],
  [
    'a joint return with a cent more',
    250_000,
    { ...rebated, jointTaxReturn: true, annualTaxableIncome: 84_480.01 },
    5_000,
    0,
  ],
  ['a loan a cent below 60 per cent', 250_000, { ...rebated, loanAmount: 149_999.99 }, 5_000, 0],
  ['an appraisal that is not sent', 250_000, { ...rebated, appraisedValue: undefined }, 5_000, 1],
  ['on the limit', 270_151.2, rebated, 0, 0],
  // 270 151.21 × 8 % = 21 612.0968.
  ['a cent above it', 270_151.21, rebated, 21_612.1, 0],
  // 270 151.20 × 2 % = 5 403.024; 79 848.80 × 8 % = 6 387.904.
  ['a large family', 350_000, { ...single, largeFamily: true, buyers: [{ age: 40 }] }, 11_790.93, 0],
  [
    'a large family a euro above its limit',
    350_001,
    { ...single, largeFamily: true, buyers: [{ age: 40 }] },
    28_000.08,
    0,
  ],
  [
    'one parent of the special category',
    350_000,
    { ...single, singleParentFamily: true, familyCategory: 'special', buyers: [{ age: 40 }] },
    11_790.93,
    0,
  ],
  [
    'one parent of the general category',
    350_000,
    { ...single, singleParentFamily: true, familyCategory: 'general', buyers: [{ age: 40 }] },
    28_000,
    0,
  ],
  [
    'one parent of the general category on the limit',
    270_151.2,
    { ...single, singleParentFamily: true, familyCategory: 'general', buyers: [{ age: 40 }] },
    5_403.02,
    0,
  ],
)

/** The scale gives an average rate in hundredths of a per cent, of which the third decimal from 6 on lifts the last. */
export const balearicsAverageCases: readonly Case[] = mainHomes(
  'ES-IB',
  'Decreto Legislativo 1/2014, art. 10',
  // 36 500 / 450 000 = 8.1111 %, so 8.11 %.
  ['an average rate rounded down', 450_000, { ownsOtherDwelling: true }, 36_495, 0],
  // 65 000 / 750 000 = 8.6667 %, so 8.67 %.
  ['an average rate rounded up', 750_000, { ownsOtherDwelling: true }, 65_025, 0],
  // 41 000 / 500 000 = 8.2 %.
  ['an average rate of few decimals', 500_000, { ownsOtherDwelling: true }, 41_000, 0],
)

/** Families with one parent are named since 2025. */
export const asturiasCases: readonly Case[] = mainHomes(
  'ES-AS',
  'Decreto Legislativo 2/2014, arts 31 bis and 32 bis: 4 % to 150 000, 6 % above; general 8 %; large holders 20 %',
  [
    'a family with one parent',
    150_000,
    { singleParentFamily: true, largeFamily: false, buyers: [{ age: 40 }] },
    6_000,
    0,
  ],
  [
    'the same before 2025',
    150_000,
    { singleParentFamily: true, largeFamily: false, buyers: [{ age: 40 }], deedDate: '2024-12-31' },
    12_000,
    1,
  ],
  [
    'its first day',
    150_000,
    { singleParentFamily: true, largeFamily: false, buyers: [{ age: 40 }], deedDate: '2025-01-01' },
    6_000,
    0,
  ],
  ['a buyer of 35', 150_000, { buyers: [{ age: 35 }] }, 6_000, 0],
  ['a buyer of 36', 150_000, { buyers: [{ age: 36 }], largeFamily: false, singleParentFamily: false }, 12_000, 1],
  ['a buyer of 35 a euro above the limit', 150_001, { buyers: [{ age: 35 }] }, 9_000.06, 0],
  ['a large holder', 300_000, { largeHolder: true }, 60_000, 0],
  ['a large holder on the first day', 300_000, { largeHolder: true, deedDate: '2025-12-03' }, 60_000, 0],
  [
    'a large holder on the eve',
    300_000,
    { largeHolder: true, deedDate: '2025-12-02', buyers: [{ age: 40 }], largeFamily: false, singleParentFamily: false },
    24_000,
    1,
    ['no_effect_here'],
  ],
  [
    'a whole building for tourists may pay more',
    300_000,
    { wholeBuilding: true, buyers: [{ age: 40 }], largeFamily: false, singleParentFamily: false },
    24_000,
    1,
  ],
)

const canarian = { ...single, firstTimeBuyer: false, buyers: [{ age: 40 }], dependants: 0 } as const
const youngCanarian = { ...canarian, firstTimeBuyer: true, buyers: [{ age: 35 }], annualTaxableIncome: 24_000 } as const

/** 1 % for families and disability, and a fifth off the 5 % for the young, within limits of income. */
export const canariesCases: readonly Case[] = mainHomes(
  'ES-CN',
  'Decreto Legislativo 1/2009, arts 31 to 35: 5 and 4 % to 150 000, 1 %; general 6.5 %',
  ['an only home', 150_000, canarian, 7_500, 0],
  ['an only home a euro above the limit', 150_001, canarian, 9_750.07, 0],
  ['a buyer of 35 with a first home', 150_000, youngCanarian, 6_000, 0],
  ['the same with a cent of income more', 150_000, { ...youngCanarian, annualTaxableIncome: 24_000.01 }, 7_500, 1],
  ['the same with two dependants', 150_000, { ...youngCanarian, dependants: 2, annualTaxableIncome: 36_000 }, 6_000, 0],
  ['a buyer of 36 with a first home', 150_000, { ...youngCanarian, buyers: [{ age: 36 }] }, 7_500, 1],
  ['a buyer of 35 a euro above the limit', 150_001, youngCanarian, 9_750.07, 0],
  [
    'a large family',
    300_000,
    { ...canarian, largeFamily: true, childrenAboveLargeFamily: 0, annualTaxableIncome: 30_000 },
    3_000,
    0,
  ],
  [
    'a large family with a cent of income more',
    300_000,
    { ...canarian, largeFamily: true, childrenAboveLargeFamily: 0, annualTaxableIncome: 30_000.01 },
    19_500,
    0,
  ],
  [
    'a child more',
    300_000,
    { ...canarian, largeFamily: true, childrenAboveLargeFamily: 1, annualTaxableIncome: 42_000 },
    3_000,
    0,
  ],
  [
    'a disability from 65 per cent',
    300_000,
    { ...canarian, disability: 'from65', annualTaxableIncome: 40_000 },
    3_000,
    0,
  ],
  [
    'the same with a cent of income more',
    300_000,
    { ...canarian, disability: 'from65', annualTaxableIncome: 40_000.01 },
    19_500,
    0,
  ],
  [
    'a family with one parent and a child',
    300_000,
    { ...canarian, singleParentFamily: true, dependants: 1, annualTaxableIncome: 30_000 },
    3_000,
    0,
  ],
  [
    'the same with a cent of income more',
    300_000,
    { ...canarian, singleParentFamily: true, dependants: 1, annualTaxableIncome: 30_000.01 },
    19_500,
    0,
  ],
  [
    'the same, the dependants open',
    300_000,
    { ...canarian, singleParentFamily: true, dependants: undefined, annualTaxableIncome: 30_000.01 },
    19_500,
    1,
  ],
)

const borrowed = { ...single, loanAmount: 100_000, buyers: [{ age: 40 }] } as const

/** 5 % for the young, families and disability where others have 6 %. */
export const manchaCases: readonly Case[] = mainHomes(
  'ES-CM',
  'Ley 8/2013, art. 19.2 and 19.6: 6 and 5 % to 180 000; general 9 %',
  ['a buyer of 35', 180_000, { ...borrowed, buyers: [{ age: 35 }] }, 9_000, 1],
  ['a buyer of 36', 180_000, borrowed, 10_800, 1],
  ['a large family', 180_000, { ...borrowed, largeFamily: true }, 9_000, 1],
  ['a family with one parent', 180_000, { ...borrowed, singleParentFamily: true }, 9_000, 1],
  ['a disability from 65 per cent', 180_000, { ...borrowed, disability: 'from65' }, 9_000, 1],
  ['a loan of half', 180_000, { ...borrowed, buyers: [{ age: 35 }], loanAmount: 90_000 }, 16_200, 0],
  ['a loan of a cent more', 180_000, { ...borrowed, buyers: [{ age: 35 }], loanAmount: 90_000.01 }, 9_000, 1],
  ['a euro above the limit', 180_001, { ...borrowed, buyers: [{ age: 35 }] }, 16_200.09, 0],
)

const catalan = { ...single, buyers: [{ age: 40 }], annualTaxableIncome: 36_000 } as const

/** 36 000 of income, and 14 000 more for each child above the number that makes a family large. */
export const cataloniaCases: readonly Case[] = mainHomes(
  'ES-CT',
  'Decreto Legislativo 1/2024, arts 641-2 to 641-5: 5 %; general 10 % to 600 000',
  ['a disability from 65 per cent', 300_000, { ...catalan, disability: 'from65' }, 15_000, 0],
  ['a disability from 33 per cent', 300_000, { ...catalan, disability: 'from33' }, 30_000, 1],
  ['a large family', 300_000, { ...catalan, largeFamily: true, childrenAboveLargeFamily: 0 }, 15_000, 0],
  [
    'a large family with a cent of income more',
    300_000,
    { ...catalan, largeFamily: true, childrenAboveLargeFamily: 0, annualTaxableIncome: 36_000.01 },
    30_000,
    0,
  ],
  [
    'a child more',
    300_000,
    { ...catalan, largeFamily: true, childrenAboveLargeFamily: 1, annualTaxableIncome: 50_000 },
    15_000,
    0,
  ],
  [
    'a child and a cent more',
    300_000,
    { ...catalan, largeFamily: true, childrenAboveLargeFamily: 1, annualTaxableIncome: 50_000.01 },
    30_000,
    0,
  ],
  [
    'a large family whose children are open',
    300_000,
    { ...catalan, largeFamily: true, annualTaxableIncome: 50_000 },
    30_000,
    1,
  ],
)

const murcian = { ...single, firstTimeBuyer: false, annualTaxableIncome: 41_799.99, savingsIncome: 1_800 } as const
const youngMurcian = { ...murcian, buyers: [{ age: 40 }] } as const
const largeMurcian = {
  ...murcian,
  buyers: [{ age: 41 }],
  largeFamily: true,
  firstTimeBuyer: true,
  childrenAboveLargeFamily: 0,
} as const

/** 3 % for the young, families and disability below an income; 7.75 % else. */
export const murciaCases: readonly Case[] = mainHomes(
  'ES-MC',
  'Decreto Legislativo 1/2010, art. 6.5, 6.6 and 6.9: 3 %; general 7.75 %',
  ['a buyer of 40', 200_000, youngMurcian, 6_000, 0],
  ['a buyer of 41', 200_000, { ...youngMurcian, buyers: [{ age: 41 }] }, 15_500, 0],
  ['a general income of 40 000', 200_000, { ...youngMurcian, annualTaxableIncome: 41_800 }, 15_500, 0],
  ['a cent of savings more', 200_000, { ...youngMurcian, savingsIncome: 1_800.01 }, 15_500, 0],
  ['savings that are not sent', 200_000, { ...youngMurcian, savingsIncome: undefined }, 15_500, 1],
  [
    'an income that savings cannot mend',
    200_000,
    { ...youngMurcian, annualTaxableIncome: 41_800, savingsIncome: undefined },
    15_500,
    0,
  ],
  ['a buyer of 40 who sends nothing more', 200_000, { buyers: [{ age: 40 }] }, 15_500, 3],
  [
    'a disability from 65 per cent',
    200_000,
    { ...youngMurcian, buyers: [{ age: 41 }], disability: 'from65' },
    6_000,
    0,
  ],
  ['a large family', 200_000, { ...largeMurcian, annualTaxableIncome: 43_999.99, savingsIncome: undefined }, 6_000, 0],
  [
    'a large family with 44 000',
    200_000,
    { ...largeMurcian, annualTaxableIncome: 44_000, savingsIncome: 0 },
    15_500,
    0,
  ],
  [
    'a large family with 44 000, the savings open',
    200_000,
    { ...largeMurcian, annualTaxableIncome: 44_000, savingsIncome: undefined },
    15_500,
    1,
  ],
  ['a child more', 200_000, { ...largeMurcian, annualTaxableIncome: 49_999.99, childrenAboveLargeFamily: 1 }, 6_000, 0],
  [
    'a larger home after another is not asked',
    200_000,
    { ...largeMurcian, annualTaxableIncome: 30_000, firstTimeBuyer: false },
    15_500,
    1,
  ],
)

/** A rebate of the whole for the young in small towns, which are not asked. */
export const madridCases: readonly Case[] = mainHomes(
  'ES-MD',
  'Decreto Legislativo 1/2010, arts 29 and 30 bis: 5.4 % to 250 000, 4 % of large families',
  ['a buyer of 34', 250_000, { buyers: [{ age: 34 }], largeFamily: false }, 13_500, 1],
  ['a buyer of 35', 250_000, { buyers: [{ age: 35 }], largeFamily: false }, 13_500, 0],
  ['a buyer of 34 a euro above the limit', 250_001, { buyers: [{ age: 34 }], largeFamily: false }, 15_000.06, 0],
  ['a buyer of 34 before', 250_000, { buyers: [{ age: 34 }], largeFamily: false, deedDate: '2024-11-28' }, 13_500, 0],
)

/** ES-27: 5 % on the first 180 304 and 6 % on the rest, for two children or more. */
export const navarreCases: readonly Case[] = mainHomes(
  'ES-NC',
  'Decreto Foral Legislativo 129/1999, art. 8.1: 5 % on the first 180 304, 6 % on the rest; 4 % in villages',
  ['ES-27: two children', 200_000, { dependentChildren: 2, ownsOtherDwelling: false }, 10_196.96, 1],
  ['one child', 200_000, { dependentChildren: 1, ownsOtherDwelling: false }, 12_000, 1],
  ['on the limit', 180_304, { dependentChildren: 2, ownsOtherDwelling: false }, 9_015.2, 1],
  ['a euro above it', 180_305, { dependentChildren: 2, ownsOtherDwelling: false }, 9_015.26, 1],
  ['another home, which may be outside Navarre', 200_000, { dependentChildren: 2, ownsOtherDwelling: true }, 12_000, 2],
  ['children that are not sent', 300_000, {}, 18_000, 2],
)

const riojan = { ...single, buyers: [{ age: 35 }], annualTaxableIncome: 19_830, savingsIncome: 1_800 } as const
const old = { ...riojan, buyers: [{ age: 50 }] } as const

/** 4 % of the young since 3 March 2025, before 5 % within limits of income; 5 % of families and disability. */
export const riojaCases: readonly Case[] = mainHomes(
  'ES-RI',
  'Ley 10/2017, art. 45: 4 and 5 %; general 7 %',
  ['a buyer of 39', 200_000, { ...riojan, buyers: [{ age: 39 }] }, 8_000, 1],
  ['a buyer of 40', 200_000, { ...riojan, buyers: [{ age: 40 }] }, 14_000, 0],
  ['a buyer of 35 on the eve', 200_000, { ...riojan, deedDate: '2025-03-02' }, 10_000, 1],
  ['a buyer of 36 on the eve', 200_000, { ...riojan, buyers: [{ age: 36 }], deedDate: '2025-03-02' }, 14_000, 0],
  [
    'a cent of income more on the eve',
    200_000,
    { ...riojan, jointTaxReturn: false, annualTaxableIncome: 19_830.01, deedDate: '2025-03-02' },
    14_000,
    1,
  ],
  [
    'a joint return on the eve',
    200_000,
    { ...riojan, jointTaxReturn: true, annualTaxableIncome: 31_850, deedDate: '2025-03-02' },
    10_000,
    1,
  ],
  [
    'a cent of savings more on the eve',
    200_000,
    { ...riojan, savingsIncome: 1_800.01, deedDate: '2025-03-02' },
    14_000,
    1,
  ],
  ['a large family', 200_000, { ...old, largeFamily: true, annualTaxableIncome: 30_600 }, 10_000, 1],
  [
    'a large family with a cent of income more',
    200_000,
    { ...old, largeFamily: true, annualTaxableIncome: 30_600.01 },
    10_000,
    0,
  ],
  ['a disability from 33 per cent', 200_000, { ...old, disability: 'from33' }, 10_000, 0],
)

const andalusian = { largeFamily: false, disability: 'none' } as const

/** 6 % of a main home, 3.5 % of the young to 150 000, of families and disability to 250 000. */
export const andalusiaCases: readonly Case[] = mainHomes(
  'ES-AN',
  'Ley 5/2021, art. 43.1: 6 and 3.5 % to 150 000, 3.5 % to 250 000; general 7 %',
  ['a buyer of 34', 150_000, { ...andalusian, buyers: [{ age: 34 }] }, 5_250, 0],
  // The rate of the young is open for other reasons that no field asks.
  ['a buyer of 35', 150_000, { ...andalusian, buyers: [{ age: 35 }] }, 9_000, 1],
  ['a buyer of 34 a euro above the limit', 150_001, { ...andalusian, buyers: [{ age: 34 }] }, 10_500.07, 0],
  ['a large family', 250_000, { ...andalusian, largeFamily: true }, 8_750, 0],
  ['a large family a euro above the limit', 250_001, { ...andalusian, largeFamily: true }, 17_500.07, 0],
  ['a disability from 33 per cent', 250_000, { ...andalusian, disability: 'from33' }, 8_750, 0],
  ['the same a euro above the limit', 250_001, { ...andalusian, disability: 'from33' }, 17_500.07, 0],
)

const aragonese = { ...single, buyers: [{ age: 35 }], annualTaxableIncome: 35_000 } as const

/** Parts taken off the tax. */
export const aragonCases: readonly Case[] = mainHomes(
  'ES-AR',
  'Decreto Legislativo 1/2005, arts 121-4 and 121-5: an eighth or half off 8 % to 400 000',
  ['a buyer of 34', 100_000, { ...aragonese, buyers: [{ age: 34 }] }, 7_000, 0],
  ['a buyer of 34 a euro above the limit', 100_001, { ...aragonese, buyers: [{ age: 34 }] }, 8_000.08, 0],
  ['a buyer of 35', 100_000, aragonese, 8_000, 1],
  ['a disability from 65 per cent', 100_000, { ...aragonese, disability: 'from65' }, 7_000, 0],
  ['the same a euro above the limit', 100_001, { ...aragonese, disability: 'from65' }, 8_000.08, 0],
  ['a large family', 300_000, { ...aragonese, largeFamily: true, childrenAboveLargeFamily: 0 }, 12_000, 0],
  [
    'a large family with a cent of income more',
    300_000,
    { ...aragonese, largeFamily: true, childrenAboveLargeFamily: 0, annualTaxableIncome: 35_000.01 },
    24_000,
    0,
  ],
  [
    'a child more',
    300_000,
    { ...aragonese, largeFamily: true, childrenAboveLargeFamily: 1, annualTaxableIncome: 41_000 },
    12_000,
    0,
  ],
  [
    'a larger home after another',
    300_000,
    { ...aragonese, largeFamily: true, childrenAboveLargeFamily: 0, firstTimeBuyer: false },
    24_000,
    1,
  ],
)
