import { exp, log } from '../core/exponentials.ts'
import { square } from '../core/powers.ts'
import { mean, type Pair, type RatioMeasures, ratioMeasures } from './ratio-study.ts'
import { groupPositions } from './regression.ts'

/** Resampling of a ratio study; fixed, so that the same sales give the same limits. */
export const bootstrapRule = {
  id: 'accuracy.bootstrap',
  seed: 20_261_123,
  draws: 1000,
  /** Of the values in order, counted from 1. */
  low: 25,
  high: 976,
  /** Deviations on each side, of the limits by the logarithm. */
  deviations: 2,
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

/** The measures in the order of an answer. */
export const measureNames = ['medianRatio', 'cod', 'prd', 'prb'] as const satisfies readonly MeasureName[]

const unknown: Limits95 = { low95: null, high95: null }

const percentileLimits = (values: readonly (number | null)[]): Limits95 => {
  const known = Float64Array.from(values.filter(value => value !== null)).sort()
  if (known.length < values.length) return unknown
  return { low95: known[bootstrapRule.low - 1] ?? null, high95: known[bootstrapRule.high - 1] ?? null }
}

/**
 * Limits of a measure above 0 by the deviation of the logarithm of its draws, corrected by their mean: with few sales they
 * hold their truth more often than percentiles, which are too narrow. `units` is the number of what is drawn.
 */
const logarithmLimits = (measured: number, values: readonly number[], units: number): Limits95 => {
  const logs = [measured, ...values].map(value => (value > 0 ? log(value) : Number.NaN))
  if (!logs.every(Number.isFinite) || units < 2) return percentileLimits(values)
  const [own = 0, ...draws] = logs
  const middle = mean(draws)
  const deviation = Math.sqrt(draws.reduce((sum, each) => sum + square(each - middle), 0) / (draws.length - 1))
  const half = bootstrapRule.deviations * deviation * Math.sqrt(units / (units - 1))
  return { low95: exp(2 * own - middle - half), high95: exp(2 * own - middle + half) }
}

/**
 * Bootstrap limits of all four measures: sales are drawn again with replacement, as many as there are; groups of sales
 * where some have one.
 */
export const bootstrapLimits = (
  pairs: readonly (Pair & { readonly group?: string | undefined })[],
): Readonly<Record<MeasureName, Limits95>> => {
  const uniform = mulberry32(bootstrapRule.seed)
  const units = groupPositions(pairs.map(({ group }) => ({ group })))
  const unitPairs = units.map(unit => unit.map(at => pairs[at] as Pair))
  const draw = (): Pair[] => units.flatMap(() => unitPairs[Math.floor(uniform() * units.length)] ?? [])
  const found = Array.from({ length: bootstrapRule.draws }, () => ratioMeasures(draw()))
  const measured = ratioMeasures(pairs)
  const logarithm = (name: 'cod' | 'prd'): Limits95 =>
    logarithmLimits(
      measured[name],
      found.map(measures => measures[name]),
      units.length,
    )
  return {
    medianRatio: percentileLimits(found.map(({ medianRatio }) => medianRatio)),
    cod: logarithm('cod'),
    prd: logarithm('prd'),
    prb: percentileLimits(found.map(({ prb }) => prb)),
  }
}
