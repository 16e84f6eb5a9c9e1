import type { CapitalGains, CapitalGainsInput } from '#domain/law/lu/gain/sale'
import { amountsOf, goldenAnswers, sourceOf, withMore } from '../../../golden/corpus.ts'

type Line = CapitalGains['lines'][number]['key']

/** A sale with the figures that its source gives. */
export interface GainCase {
  description: string
  source: string
  /** The day of the deed is in the request. */
  input: CapitalGainsInput & { saleDate: string }
  /** The part of `data` that the source gives. */
  data: Readonly<Record<string, unknown>>
  /** Amounts of lines that the source gives; a line with the amount 0 may be left out. */
  lines?: Partial<Record<Line, number>>
  /** The range of the employment fund, where the law leaves one. */
  fundRange?: { low: number; high: number }
}

/** Figures that the tests check although the law leaves them open or the source does not print them, by golden case. */
const besides: Readonly<Record<string, NonNullable<GainCase['lines']>>> = {
  'lu-gain-flat-in-the-window': { employmentFund: 565.87 },
  'lu-gain-flat-after-the-window': { employmentFund: 1131.04 },
  'lu-gain-parents-home': { employmentFund: 5788.94 },
  'lu-gain-half-average-rate': { employmentFund: 1087.1 },
}

const flatOfNonResident = {
  saleDate: '2026-06-15',
  salePrice: 600_000,
  acquisitionDate: '2023-05-03',
  acquisitionMode: 'purchase',
  taxResident: false,
  taxClass: '1',
  ordinaryTaxableIncome: 0,
} as const

/** Speculative gains of a non-resident: at the least rate, and within the most of the year. */
const nonResidentCases: readonly GainCase[] = [
  {
    description: 'A gain of 40 000 of a non-resident at fifteen per cent.',
    source: 'LIR art. 157(5): 40 000 × 15 % = 6 000; fund 7 % = 420',
    input: { ...flatOfNonResident, acquisitionPrice: 560_000 },
    data: { regime: 'speculative', taxableGain: 40_000 },
    lines: { incomeTaxOnGain: 6000, employmentFund: 420 },
  },
  {
    description: 'A gain of 10 000 of a non-resident within the most of the year.',
    source: 'LIR art. 157(5a): 23 200 by the scale: 2 205 × (8 + 9 + 10 + 11 %) + 1 150 × 12 % = 975.90',
    input: { ...flatOfNonResident, acquisitionPrice: 590_000 },
    data: { regime: 'speculative', taxableGain: 10_000 },
    lines: { incomeTaxOnGain: 975, employmentFund: 68.25 },
  },
]

/** The worked and the published cases of the golden corpus. */
const goldenCases: readonly GainCase[] = withMore(goldenAnswers('capitalGains'), besides).map(([golden, more]) => {
  const { lines: rows = [], ...data } = golden.expected
  const fundRange = rows.find(({ key }) => key === 'employmentFund')?.range
  return {
    description: golden.says,
    source: sourceOf(golden),
    input: golden.request as unknown as GainCase['input'], // the domain checks what it is sent
    data,
    lines: { ...amountsOf(golden), ...more },
    ...(fundRange && { fundRange }),
  }
})

/** All cases of sales. */
export const cases: readonly GainCase[] = [...goldenCases, ...nonResidentCases]
