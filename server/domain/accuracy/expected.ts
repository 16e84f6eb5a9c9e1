import { log } from '../core/exponentials.ts'
import { type MeasureName, measureNames, mulberry32 } from './bootstrap.ts'
import type { ForecastPair } from './coverage.ts'
import { expectedRule } from './promise-rules.ts'
import { mean, ratioMeasures } from './ratio-study.ts'

/** A measure of the same homes where the stated deviations are true: mean and 95 % of the draws. */
export interface ExpectedMeasure {
  readonly low: number
  readonly mean: number
  readonly high: number
}

/**
 * Normal numbers by Marsaglia's polar method from numbers between 0 and 1; the second of each pair is not used.
 */
export const createNormals = (uniform: () => number): (() => number) => {
  const next = (): number => {
    const x = 2 * uniform() - 1
    const y = 2 * uniform() - 1
    const s = x * x + y * y
    return s > 0 && s < 1 ? x * Math.sqrt((-2 * log(s)) / s) : next()
  }
  return next
}

const summarise = (values: readonly (number | null)[]): ExpectedMeasure | null => {
  const known = Float64Array.from(values.filter(value => value !== null)).sort()
  if (known.length < values.length) return null
  const at = (place: number): number => known[place - 1] ?? Number.NaN
  return { low: at(expectedRule.low), mean: mean(known), high: at(expectedRule.high) }
}

/** Draws prices around the estimates by their stated deviations, and measures them as sales: 95 % and the mean. */
export const expectedMeasures = (
  sales: readonly ForecastPair[],
): Readonly<Record<MeasureName, ExpectedMeasure | null>> => {
  const { seed, draws, leastPrice } = expectedRule
  const normal = createNormals(mulberry32(seed))
  const drawn = Array.from({ length: draws }, () =>
    ratioMeasures(
      sales.map(({ estimate, fsd }) => ({
        estimate,
        price: Math.max(leastPrice * estimate, estimate * (1 + fsd * normal())),
      })),
    ),
  )
  const [medianRatio, cod, prd, prb] = measureNames.map(name => summarise(drawn.map(measures => measures[name])))
  return { medianRatio: medianRatio ?? null, cod: cod ?? null, prd: prd ?? null, prb: prb ?? null }
}
