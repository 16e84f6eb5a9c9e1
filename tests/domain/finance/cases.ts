import type { RateOfReturn } from '#contract/shared/rate-of-return'

/** Amounts one period apart, and what their internal rate of return must be, to six decimals. */
export interface IrrCase {
  description: string
  source: string
  values: readonly number[]
  expected: Partial<RateOfReturn>
}

const numpy = 'numpy-financial, test suite'

/** Published rates of return, and flows on which common libraries answer infinity or a rate below -100 %. */
export const irrCases: readonly IrrCase[] = [
  {
    description: 'rising receipts, published 0.0524',
    source: numpy,
    values: [-150_000, 15_000, 25_000, 35_000, 45_000, 60_000],
    expected: { status: 'ok', value: 0.052433 },
  },
  {
    description: 'a gap between receipts, published 0.06206',
    source: numpy,
    values: [-100, 100, 0, 7],
    expected: { status: 'ok', value: 0.062058 },
  },
  {
    description: 'three roots are all named: a library that answers 8.86 % has chosen',
    source: numpy,
    values: [-5, 10.5, 1, -8, 1],
    expected: { status: 'multiple', value: null, candidates: [-0.870201, 0.088598, 0.70956] },
  },
  {
    description: 'a mine that is to be restored: 25 % and 400 %',
    source: 'Brigham, Financial Management, project M: 1600 = 10000/1.25 - 10000/1.25² = 10000/5 - 10000/5²',
    values: [-1600, 10_000, -10_000],
    expected: { status: 'multiple', value: null, candidates: [0.25, 4] },
  },
  {
    description: 'a small payment at the end, published 1.004269848720547',
    source: 'numpy-financial, issue 44',
    values: [-1678.87, 771.96, 1814.05, 3520.3, 3552.95, 3584.99, 4789.91, -1],
    expected: { status: 'ok', value: 1.00427 },
  },
  {
    description: 'less comes back than was paid: one negative rate',
    source: 'numpy-financial, issue 98',
    values: [-10_000, ...Array<number>(16).fill(327.24625)],
    expected: { status: 'ok', value: -0.067654 },
  },
  {
    description: 'five rising receipts, published 0.086631',
    source: 'Microsoft, documentation of IRR',
    values: [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000],
    expected: { status: 'ok', value: 0.086631 },
  },
  {
    description: 'no rate at all: the discriminant 3000² - 4 × 1000 × 2500 is negative',
    source: 'arithmetic',
    values: [1000, -3000, 2500],
    expected: { status: 'none', value: null, reason: 'no_real_root' },
  },
  {
    description: 'almost everything is lost: 1 / 1 000 000 - 1',
    source: 'arithmetic',
    values: [-1_000_000, 1],
    expected: { status: 'ok', value: -0.999999 },
  },
  {
    description: 'a rate above the range that is scanned: 6000 / 1 - 1, within the other terms',
    source: 'arithmetic: x³ - 6000x² + x - 1 = 0 has its only real root at x = 5999.9998333…',
    values: [-1, 6000, -1, 1],
    expected: { status: 'ok', value: 5998.999833 },
  },
  {
    description: 'a curve that touches 0 without crossing it: -(1 - 1.1/x)²',
    source: 'arithmetic: -1, 2 × 1.1, -1.1²',
    values: [-1, 2.2, -1.21],
    expected: { status: 'ok', value: 0.1 },
  },
  {
    description: 'two roots closer than the scan, at 10 % and 10.1 %',
    source: 'arithmetic: -(1 - 1.1/x)(1 - 1.101/x) = -1 + 2.201/x - 1.2111/x²',
    values: [-1, 2.201, -1.2111],
    expected: { status: 'multiple', value: null, candidates: [0.1, 0.101] },
  },
  {
    description: 'a total loss has no rate',
    source: 'definition: nothing is received',
    values: [-1000, 0, 0],
    expected: { status: 'none', value: null, reason: 'no_sign_change' },
  },
  {
    description: 'nothing at all has no rate',
    source: 'definition',
    values: [0, 0],
    expected: { status: 'none', value: null, reason: 'no_sign_change' },
  },
  {
    description: 'zeros before and after do not count',
    source: 'arithmetic: 110 / 100 - 1',
    values: [0, 0, -100, 110, 0],
    expected: { status: 'ok', value: 0.1 },
  },
]

/** Dated amounts and what XIRR must be, to six decimals. */
export const datedCases = [
  {
    description: 'four receipts on odd days, published 0.373363',
    source: 'Microsoft knowledge base Q116041, corrected example',
    flows: [
      ['1992-01-01', -10_000],
      ['1992-03-01', 2750],
      ['1992-10-30', 4250],
      ['1993-02-15', 3250],
      ['1993-04-01', 2750],
    ],
    expected: { status: 'ok', value: 0.373363 },
  },
  {
    description: 'a payment at the end: two roots, of which a spreadsheet shows -12.45 %',
    source: 'mrexcel.com, thread 335762; published -0.1244728',
    flows: [
      ['2009-01-28', -7812],
      ['2009-07-16', 1342],
      ['2011-11-08', 4887],
      ['2012-04-25', 1320],
      ['2012-10-11', -1660],
    ],
    expected: { status: 'multiple', value: null, candidates: [-0.808629, -0.124473] },
  },
  {
    description: 'a millionfold gain within a day has no rate that a number can hold',
    source: 'arithmetic: 1 000 000^365 is above 1e300',
    flows: [
      ['2026-01-01', -1],
      ['2026-01-02', 1_000_000],
    ],
    expected: { status: 'none', value: null, reason: 'no_real_root' },
  },
] satisfies {
  description: string
  source: string
  flows: [string, number][]
  expected: Partial<RateOfReturn>
}[]

/** Flows as [years, amount] and their annual percentage rate of charge. */
export const aprcCases: readonly {
  description: string
  source: string
  flows: [number, number][]
  expected: number | null
}[] = [
  {
    description: '1000 repaid by 1200 after 18 equal months: 12.92 %',
    source: 'annex of Directive 98/7/EC, first example: 1.2^(1/1.5) - 1',
    flows: [
      [0, 1000],
      [1.5, -1200],
    ],
    expected: 0.129243,
  },
  {
    description: 'two payments of 600 after 1 and 2 years: 13.07 %',
    source: 'annex of Directive 98/7/EC: 1 / ((-600 + √(600² + 4 × 600 × 1000)) / 1200) - 1',
    flows: [
      [0, 1000],
      [1, -600],
      [2, -600],
    ],
    expected: 0.130662,
  },
  {
    description: 'fees as high as the loan leave no rate',
    source: 'definition: nothing is drawn',
    flows: [
      [0, 1000],
      [0, -1000],
      [1, -500],
    ],
    expected: null,
  },
]
