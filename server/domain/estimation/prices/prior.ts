import { square } from '../../core/powers.ts'
import { type SystemParameters, shippedParameters } from './system-parameters.ts'

/** The municipality and the canton of a price; former municipalities are in the canton of today. */
export interface PricePlace {
  readonly commune: string
  readonly canton: string
}

/** A knot, counted from the first, and the weight of the logarithm of the price there. */
export type KnotWeight = readonly [knot: number, weight: number]

/**
 * A weighted sum of logarithms of prices in the middles of quarters: of a municipality, of the nation where no place is named,
 * or of the index of house prices.
 */
export interface Combination {
  readonly place?: PricePlace
  readonly isIndex?: boolean
  readonly weights: readonly KnotWeight[]
}

/** A combination with its covariances with the nation and with a walk of unit variance a quarter, knot by knot. */
export interface Projection {
  readonly combination: Combination
  /** Knots and weights of the combination, for quick sums. */
  readonly knots: Int32Array
  readonly weights: Float64Array
  /** Sum of the weights. */
  readonly total: number
  readonly nation: Float64Array
  readonly walk: Float64Array
}

const quartersOfYear = 4

/** Covariance of the nation at two knots: its open start, and growths of a quarter that depend on the one before. */
const createNationalCovariance = (
  knots: number,
  { growth: deviation, growthCorrelation: correlation, openLevel }: SystemParameters,
): Float64Array => {
  const variance = square(deviation)
  const powers: number[] = [1]
  for (let lag = 1; lag < knots; lag += 1) powers.push((powers[lag - 1] ?? 0) * correlation)
  const growth = (a: number, b: number): number => variance * (powers[Math.abs(a - b)] ?? 0)
  const covariance = new Float64Array(knots * knots)
  const open = square(openLevel)
  for (let a = 0; a < knots; a += 1) {
    // Covariance of the growth to knot a with the growths to the knots before.
    let gained = 0
    for (let b = 0; b < knots; b += 1) {
      if (b > 0 && a > 0) gained += growth(a, b)
      covariance[a * knots + b] = a === 0 ? open : (covariance[(a - 1) * knots + b] ?? 0) + gained
    }
  }
  return covariance
}

/** Sum of the values at the knots of a combination, each times its weight. */
const weightedSum = (values: Float64Array, { knots, weights }: Projection): number => {
  let sum = 0
  for (let at = 0; at < knots.length; at += 1) sum += (weights[at] ?? 0) * (values[knots[at] ?? 0] ?? 0)
  return sum
}

/** Part of the prior covariance of two combinations by one random walk with a level at the start. */
const walkPart = (a: Projection, b: Projection, level: number, movement: number): number =>
  square(level) * a.total * b.total + (square(movement) / quartersOfYear) * weightedSum(a.walk, b)

/** Prior covariances of the prices of all places, on knots one quarter apart. */
export interface Prior {
  project(combination: Combination): Projection
  /** Covariance of two combinations before anything was observed. */
  covariance(a: Projection, b: Projection): number
}

/** Makes the prior covariances of prices at so many knots. */
export const createPrior = (knots: number, parameters: SystemParameters = shippedParameters): Prior => {
  const national = createNationalCovariance(knots, parameters)
  const project = (combination: Combination): Projection => {
    const nation = new Float64Array(knots)
    const walk = new Float64Array(knots)
    let total = 0
    for (const [knot, weight] of combination.weights) {
      total += weight
      for (let at = 0; at < knots; at += 1) {
        nation[at] = (nation[at] ?? 0) + weight * (national[knot * knots + at] ?? 0)
        walk[at] = (walk[at] ?? 0) + weight * Math.min(knot, at)
      }
    }
    return {
      ...{ combination, total, nation, walk },
      knots: Int32Array.from(combination.weights, ([knot]) => knot),
      weights: Float64Array.from(combination.weights, ([, weight]) => weight),
    }
  }
  const covariance = (a: Projection, b: Projection): number => {
    const [one, other] = [a.combination, b.combination]
    let value = weightedSum(a.nation, b)
    const { cantonLevel, cantonMovement, communeLevel, communeMovement, openLevel, indexMovement } = parameters
    if (one.place && one.place.canton === other.place?.canton) {
      value += walkPart(a, b, cantonLevel, cantonMovement)
      if (one.place.commune === other.place.commune) value += walkPart(a, b, communeLevel, communeMovement)
    }
    return one.isIndex && other.isIndex ? value + walkPart(a, b, openLevel, indexMovement) : value
  }
  return { project, covariance }
}
