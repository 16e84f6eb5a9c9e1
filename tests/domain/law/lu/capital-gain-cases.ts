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

/** The worked and the published cases. */
export const cases: readonly GainCase[] = withMore(goldenAnswers('capitalGains'), besides).map(([golden, more]) => {
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
