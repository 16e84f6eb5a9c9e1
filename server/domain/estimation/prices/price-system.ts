import {
  createLowerHalf,
  diagonalOf,
  dotProduct,
  factorize,
  type LowerHalf,
  setCell,
  solveBackward,
  solveForward,
} from '../../core/cholesky.ts'
import { log } from '../../core/exponentials.ts'
import { originM2 } from '../parameters/price-system.ts'
import {
  errorCovariance,
  firstKnotQuarter,
  observePrices,
  type PriceObservation,
  type SystemTables,
} from './observations.ts'
import { type Combination, createPrior, type Prior, type Projection } from './prior.ts'
import type { Quarter } from './quarters.ts'

/** A combination of logarithms of prices after every observation. */
interface Posterior {
  readonly projection: Projection
  /** Natural logarithm of EUR per m², times the sum of the weights. */
  readonly mean: number
  readonly variance: number
  /** L⁻¹k: covariances with the observations, solved by the factor of theirs. */
  readonly reduced: Float64Array
}

/** The prices of all places in all quarters, given the observations of the tables. */
export interface PriceSystem {
  /** Quarter of the first knot, and the number of knots. */
  readonly first: Quarter
  readonly knots: number
  readonly observations: readonly PriceObservation[]
  /** −½ yᵀK⁻¹y − ½ ln |K|: logarithm of the density of the observations but for its constant. */
  readonly logDensity: number
  posterior(combination: Combination): Posterior
  /** The mean of a posterior alone, without solving anything. */
  mean(combination: Combination): number
  /** One observation foretold by all others: what it is more than that, in logarithms, and the variance of this error. */
  hidden(row: number): { readonly error: number; readonly variance: number }
  /** Posterior covariance of two combinations. */
  covariance(a: Posterior, b: Posterior): number
}

const origin = log(originM2.value)

/** The observations with their prior covariances, and the factor of the covariance of all of them. */
interface Factored {
  prior: Prior
  projections: readonly Projection[]
  factor: LowerHalf
}

/** Factorizes the covariance of the observations: that of the prices before them, and that of their errors. */
const factorizeObservations = (observations: readonly PriceObservation[], knots: number): Factored => {
  const prior = createPrior(knots)
  const projections = observations.map(({ combination }) => prior.project(combination))
  const factor = createLowerHalf(observations.length)
  for (const [row, observation] of observations.entries())
    for (let column = 0; column <= row; column += 1) {
      const [a, b, other] = [projections[row], projections[column], observations[column]]
      if (a && b && other) setCell(factor, row, column, prior.covariance(a, b) + errorCovariance(observation, other))
    }
  factorize(factor, observations.length)
  return { prior, projections, factor }
}

/** Makes the posterior of any combination from the factor and the observed values, solved by it. */
const createPosterior = ({ prior, projections, factor }: Factored, observed: Float64Array) => {
  const weights = solveBackward(factor, observed)
  const covariancesOf = (projection: Projection): Float64Array =>
    Float64Array.from(projections, each => prior.covariance(projection, each))
  const meanOf = ({ total }: Projection, covariances: Float64Array): number =>
    origin * total + dotProduct(covariances, weights)
  const posterior = (combination: Combination): Posterior => {
    const projection = prior.project(combination)
    const covariances = covariancesOf(projection)
    const reduced = solveForward(factor, covariances)
    return {
      ...{ projection, mean: meanOf(projection, covariances), reduced },
      variance: prior.covariance(projection, projection) - dotProduct(reduced, reduced),
    }
  }
  const mean = (combination: Combination): number => {
    const projection = prior.project(combination)
    return meanOf(projection, covariancesOf(projection))
  }
  return { posterior, mean }
}

/**
 * Solves the Gaussian system of prices: nation, cantons and municipalities by quarters, observed by published means, prices
 * of the table and the index of house prices. One factorization of a matrix of as many rows as there are observations.
 * @throws RangeError where a row of the history is of no municipality, or outside the knots.
 */
export const solvePriceSystem = (
  tables: SystemTables,
  lastKnot: Quarter,
  observations: readonly PriceObservation[] = observePrices(tables),
): PriceSystem => {
  const knots = lastKnot - firstKnotQuarter + 1
  const outside = observations.find(({ combination }) =>
    combination.weights.some(([knot]) => knot < 0 || knot >= knots),
  )
  if (outside) throw new RangeError('A price was observed before the first quarter or after the last.')
  const factored = factorizeObservations(observations, knots)
  const { prior, factor } = factored
  const size = observations.length
  const observed = solveForward(
    factor,
    Float64Array.from(observations, ({ value }) => value),
  )
  const hidden: PriceSystem['hidden'] = row => {
    const unit = new Float64Array(size)
    unit[row] = 1
    // The column of K⁻¹ gives what is left of an observation once the others are known.
    const reduced = solveForward(factor, unit)
    const variance = 1 / dotProduct(reduced, reduced)
    return { error: dotProduct(reduced, observed) * variance, variance }
  }
  return {
    ...{ first: firstKnotQuarter, knots, observations, hidden, ...createPosterior(factored, observed) },
    logDensity: diagonalOf(factor, size).reduce((sum, cell) => sum - log(cell), -dotProduct(observed, observed) / 2),
    covariance: (a, b) => prior.covariance(a.projection, b.projection) - dotProduct(a.reduced, b.reduced),
  }
}
