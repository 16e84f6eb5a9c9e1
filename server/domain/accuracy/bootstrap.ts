import { type Pair, type RatioMeasures, ratioMeasures } from './ratio-study.ts'

/** Resampling of a ratio study; fixed, so that the same sales give the same limits. */
export const bootstrapRule = {
  id: 'accuracy.bootstrap',
  seed: 20_261_123,
  draws: 1000,
  /** Of the values in order, counted from 1. */
  low: 25,
  high: 976,
} as const

/**
 * Numbers from 0 to below 1 by a seed: mulberry32, 32 bits, a generator in the public domain.
 */
export const mulberry32 = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Limits that contain 95 % of the draws of a measure; null where a draw has no such measure. */
export interface Limits95 {
  low95: number | null
  high95: number | null
}

/** The measures of a ratio study, by name. */
export type MeasureName = keyof RatioMeasures

const names = ['medianRatio', 'cod', 'prd', 'prb'] as const satisfies readonly MeasureName[]

const percentileLimits = (values: readonly (number | null)[]): Limits95 => {
  const known = Float64Array.from(values.filter(value => value !== null)).sort()
  if (known.length < values.length) return { low95: null, high95: null }
  return { low95: known[bootstrapRule.low - 1] ?? null, high95: known[bootstrapRule.high - 1] ?? null }
}

/** Bootstrap limits of all four measures: sales are resampled with replacement, as many as there are. */
export const bootstrapLimits = (pairs: readonly Pair[]): Readonly<Record<MeasureName, Limits95>> => {
  const uniform = mulberry32(bootstrapRule.seed)
  const draw = (): Pair[] => pairs.map(() => pairs[Math.floor(uniform() * pairs.length)] as Pair)
  const found = Array.from({ length: bootstrapRule.draws }, () => ratioMeasures(draw()))
  const limits = (name: MeasureName): Limits95 => percentileLimits(found.map(measures => measures[name]))
  const [medianRatio, cod, prd, prb] = names.map(limits) as [Limits95, Limits95, Limits95, Limits95]
  return { medianRatio, cod, prd, prb }
}
