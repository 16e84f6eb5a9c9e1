import type { MeasureName } from '../bootstrap.ts'

/** Ranges of the measures of a sound model. */
export const iaao = {
  source: 'IAAO, Standard on Ratio Studies, 2013',
  limits: {
    medianRatio: { low: 0.9, high: 1.1 },
    cod: { low: 5, high: 15 },
    prd: { low: 0.98, high: 1.03 },
    prb: { low: -0.05, high: 0.05 },
  } satisfies Record<MeasureName, { low: number; high: number }>,
} as const

/** Limits of a back-test and of its answer. */
export const backTestLimits = {
  source: 'own choice, resting on no study',
  /** Least sales, after exclusions. */
  leastSales: 30,
  /** Below this number of sales the answer has a warning. */
  fewSales: 100,
  /** Independent sales from which a drift or a wrong range is reported to the operator. */
  reportedSales: 100,
  /** Least sales of a group that is shown. */
  leastGroup: 10,
  /** Bounds of the groups of size, in m²; each belongs to the upper group. */
  sizeBounds: [50, 80, 120],
  /** Number of the farthest sales that are listed. */
  worstCount: 10,
} as const
