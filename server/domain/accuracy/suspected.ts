import { clusterRule, suspectRule } from './promise-rules.ts'
import type { Pair } from './ratio-study.ts'

/** Why a price is suspected: far from the other ratios, or from its estimate by itself. */
export type Suspicion = 'far_from_others' | 'far_from_estimate'

/** A quantile of sorted values, linear between the two around position (n − 1) p. */
const quantileOf = (sorted: ArrayLike<number>, p: number): number => {
  const position = (sorted.length - 1) * p
  const below = Math.floor(position)
  const [low = Number.NaN, high = low] = [sorted[below], sorted[below + 1]]
  return low + (position - below) * (high - low)
}

/**
 * Makes the check of prices that may not be those of a free market, by all of them: price over estimate lies more than three
 * interquartile ranges from the median, or outside 0.25 to 4.
 */
export const createSuspicion = (pairs: readonly Pair[]): ((pair: Pair) => Suspicion | undefined) => {
  const sorted = Float64Array.from(pairs, ({ estimate, price }) => price / estimate).sort()
  const [lower, middle, upper] = [0.25, 0.5, 0.75].map(p => quantileOf(sorted, p)) as [number, number, number]
  const bound = suspectRule.quartileRanges * (upper - lower)
  return ({ estimate, price }) => {
    const ratio = price / estimate
    if (ratio < suspectRule.low || ratio > suspectRule.high) return 'far_from_estimate'
    // Equal ratios have no spread; one that differs by its rounding is not an outlier.
    return Math.abs(ratio - middle) > Math.max(bound, 1e-9) ? 'far_from_others' : undefined
  }
}

/** A sale as the search for sales of one building reads it. */
export interface PlacedSale extends Pair {
  readonly commune: string
  readonly surfaceM2: number
  /** Days since 1970-01-01. */
  readonly day: number
}

const isWithinShare = (a: number, b: number, share: number): boolean => Math.abs(a - b) <= share * Math.max(a, b)

const isNear = (a: PlacedSale, b: PlacedSale): boolean =>
  a.commune === b.commune &&
  isWithinShare(a.surfaceM2, b.surfaceM2, clusterRule.surface) &&
  isWithinShare(a.price, b.price, clusterRule.price) &&
  Math.abs(a.day - b.day) <= clusterRule.days

/** Share of the sales that have another one of nearly the same place, surface, price and time: perhaps of one building. */
const clusteredShare = (sales: readonly PlacedSale[]): number =>
  sales.filter((sale, at) => sales.some((other, to) => to !== at && isNear(sale, other))).length / sales.length

/** Whether so many sales have one near that their limits may be too narrow. */
export const isClustered = (sales: readonly PlacedSale[]): boolean => clusteredShare(sales) > clusterRule.share
