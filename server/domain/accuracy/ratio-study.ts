import { log2 } from '../core/exponentials.ts'
import { square } from '../core/powers.ts'
/** An estimate and the price that was paid; both in EUR, unrounded. */
export interface Pair {
  readonly estimate: number
  readonly price: number
}

/** The four measures of a ratio study (IAAO, Standard on Ratio Studies, 2013); ratios are estimate over price. */
export interface RatioMeasures {
  readonly medianRatio: number
  /** Coefficient of dispersion, in percent: mean distance of the ratios from their median, over the median. */
  readonly cod: number
  /** Price-related differential: mean ratio over the ratio of the sums; above 1 where dear homes are estimated lower. */
  readonly prd: number
  /** Price-related bias: change of the ratio, as a share of the median, when the value doubles; null without a spread of values. */
  readonly prb: number | null
}

/** Errors of single estimates. */
export interface ErrorMeasures {
  /** Median of the absolute errors |estimate / price − 1|, in percent. */
  readonly mdapePct: number
  /** Share of the estimates within 10 % of the price. */
  readonly ppe10: number
  /** Share of the estimates within 20 % of the price. */
  readonly ppe20: number
}

/** The mean of some figures. */
export const mean = (values: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return sum / values.length
}

/** The median of some values; of an even count the mean of the middle two. */
export const median = (values: ArrayLike<number>): number => {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

/** The slope of y on x by least squares; null where x has no spread. */
const slope = (x: ArrayLike<number>, y: ArrayLike<number>): number | null => {
  const [meanX, meanY] = [mean(x), mean(y)]
  let [together, spread] = [0, 0]
  for (let at = 0; at < x.length; at += 1) {
    const distance = (x[at] ?? 0) - meanX
    together += distance * ((y[at] ?? 0) - meanY)
    spread += square(distance)
  }
  // Equal values leave a spread of rounding alone.
  return spread <= x.length * square(Number.EPSILON * Math.max(1, Math.abs(meanX))) ? null : together / spread
}

/** Measures of at least one pair. */
export const ratioMeasures = (pairs: readonly Pair[]): RatioMeasures => {
  const ratios = Float64Array.from(pairs, ({ estimate, price }) => estimate / price)
  const medianRatio = median(ratios)
  const values = Float64Array.from(pairs, ({ estimate, price }) => log2(estimate / medianRatio / 2 + price / 2))
  const distances = ratios.map(ratio => (ratio - medianRatio) / medianRatio)
  return {
    medianRatio,
    cod: 100 * mean(distances.map(Math.abs)),
    prd: mean(ratios) / (mean(pairs.map(({ estimate }) => estimate)) / mean(pairs.map(({ price }) => price))),
    prb: slope(values, distances),
  }
}

/** Errors of at least one pair. */
export const errorMeasures = (pairs: readonly Pair[]): ErrorMeasures => {
  const errors = pairs.map(({ estimate, price }) => Math.abs(estimate / price - 1))
  const within = (bound: number): number => errors.filter(error => error <= bound).length / errors.length
  return { mdapePct: 100 * median(errors), ppe10: within(0.1), ppe20: within(0.2) }
}
