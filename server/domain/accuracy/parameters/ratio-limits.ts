import type { MeasureName } from '../bootstrap.ts'

/** Where the measures of a sound model lie. */
export const iaao = {
  source: 'IAAO, Standard on Ratio Studies, 2013',
  limits: {
    medianRatio: { low: 0.9, high: 1.1 },
    cod: { low: 5, high: 15 },
    prd: { low: 0.98, high: 1.03 },
    prb: { low: -0.05, high: 0.05 },
  } satisfies Record<MeasureName, { low: number; high: number }>,
} as const

/** What a back-test asks for and shows. */
export const backTestLimits = {
  source: 'own choice, resting on no study',
  /** Sales that it needs at least, after exclusions. */
  leastSales: 30,
  /** Sales under which it is answered with a warning. */
  fewSales: 100,
  /** Sales that a group needs at least to be shown. */
  leastGroup: 10,
  /** Bounds of the groups of size, in m²; each opens the upper group. */
  sizeBounds: [50, 80, 120],
  /** How many of the farthest sales are named. */
  worstCount: 10,
} as const
