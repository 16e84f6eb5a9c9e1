import { exp, log, log1p } from '../core/exponentials.ts'
import { coverages } from '../estimation/parameters/uncertainty.ts'
import type { Pair } from './ratio-study.ts'

/** An estimate with its forecast standard deviation, and the price that was paid. */
export interface ForecastPair extends Pair {
  readonly fsd: number
}

/** Chance outside the limits, on each side. */
const tail = 0.025

/** Probability of at most `successes` among `trials` where each has the chance `p`, between 0 and 1 exclusive. */
const binomialAtMost = (successes: number, trials: number, p: number): number => {
  // The terms of a thousand trials are too small for a product from the first one on: logarithms are added.
  let logTerm = trials * log1p(-p)
  let sum = exp(logTerm)
  const logOdds = log(p) - log1p(-p)
  for (let k = 1; k <= successes; k += 1) {
    logTerm += log((trials - k + 1) / k) + logOdds
    sum += exp(logTerm)
  }
  return sum
}

/** The chance at which a falling probability crosses a level, halved until doubles have no middle left. */
const crossing = (falling: (p: number) => number, level: number): number => {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (falling(middle) > level) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Exact limits of a share at 95 % (Clopper and Pearson 1934): 0 at none, 1 at all. */
export const shareLimits = (successes: number, trials: number): { low95: number; high95: number } => ({
  low95: successes === 0 ? 0 : crossing(p => binomialAtMost(successes - 1, trials, p), 1 - tail),
  high95: successes === trials ? 1 : crossing(p => binomialAtMost(successes, trials, p), tail),
})

/**
 * Rank of the order statistics that hold the median of at least six values with 95 %: the k-th from below and from above,
 * by the binomial distribution of one half.
 */
export const medianRank = (count: number): number => {
  let rank = 1
  while (binomialAtMost(rank, count, 0.5) <= tail) rank += 1
  return rank
}

/** Distance of a price from its estimate, as a share of the estimate. */
const distance = ({ estimate, price }: Pair): number => Math.abs(price / estimate - 1)

/** Share of some sales within an interval, with its limits. */
interface IntervalCoverage {
  coverage: number
  held: number
  low95: number
  high95: number
}

/** How many of the sales each interval holds, with the limits of that share. */
export const intervalCoverage = (pairs: readonly ForecastPair[]): [half: IntervalCoverage, wide: IntervalCoverage] => {
  const held = ({ coverage, z }: (typeof coverages)[number]): IntervalCoverage => {
    const count = pairs.filter(pair => distance(pair) <= z * pair.fsd).length
    return { coverage, held: count / pairs.length, ...shareLimits(count, pairs.length) }
  }
  return [held(coverages[0]), held(coverages[1])]
}

/** Sales outside the range of 80 %, on each side. */
export const outsideCounts = (pairs: readonly ForecastPair[]): { under: number; over: number } => {
  const outside = pairs.filter(pair => distance(pair) > coverages[1].z * pair.fsd)
  const under = outside.filter(({ estimate, price }) => price < estimate).length
  return { under, over: outside.length - under }
}

/** Rank of the distance that holds `tenths` tenths of further sales. */
const conformalRank = (count: number, tenths: number): number => Math.floor(((count + 1) * tenths + 9) / 10)

/** The factor that holds `tenths` tenths of further sales: the k-th smallest distance in units of the FSD. */
const conformalFactor = (sorted: Float64Array, tenths: number): number =>
  sorted[conformalRank(sorted.length, tenths) - 1] ?? Number.NaN

/**
 * Share of further sales that a factor holds, with 95 %: a quantile of some sales is not that of all (Clopper and Pearson:
 * the low limit of k, the high one of k − 1 of them).
 */
const conformalHolds = (count: number, tenths: number): { low95: number; high95: number } => {
  const rank = conformalRank(count, tenths)
  return { low95: shareLimits(rank, count).low95, high95: shareLimits(rank - 1, count).high95 }
}

/**
 * Factors on the FSD by which the ends value × (1 ∓ factor × FSD) hold 80 and 90 % of further sales of the same kind,
 * whatever their distribution (Vovk, Gammerman and Shafer 2005), with what that share may be; on the sales themselves they
 * do so by construction. At least nine sales.
 */
export const conformalFactors = (pairs: readonly ForecastPair[]) => {
  const sorted = Float64Array.from(pairs, pair => distance(pair) / pair.fsd).sort()
  return {
    factor80: conformalFactor(sorted, 8),
    factor90: conformalFactor(sorted, 9),
    holds80: conformalHolds(sorted.length, 8),
    holds90: conformalHolds(sorted.length, 9),
  }
}
