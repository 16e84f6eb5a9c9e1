import {
  createLowerHalf,
  diagonalOf,
  dotProduct,
  factorizeRow,
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
import { type SystemParameters, shippedParameters } from './system-parameters.ts'

/** A combination of logarithms of prices after every observation. */
interface Posterior {
  readonly projection: Projection
  /** Natural logarithm of EUR per m², times the sum of the weights. */
  readonly mean: number
  readonly variance: number
  /** L⁻¹k: covariances with the observations, solved by the factor of theirs. */
  readonly reduced: Float64Array
}

/** What an observation is more than was foretold, as a difference of logarithms, and the variance of this error. */
export interface PriceError {
  readonly error: number
  readonly variance: number
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
  hidden(row: number): PriceError
  /** An observation that the system does not have, foretold by all that it has. */
  foretell(observation: PriceObservation): PriceError
  /** Posterior covariance of two combinations. */
  covariance(a: Posterior, b: Posterior): number
}

const origin = log(originM2.value)

/** The observations with their prior covariances, and the factor of the covariance of all of them. */
interface Factored {
  prior: Prior
  observations: readonly PriceObservation[]
  projections: readonly Projection[]
  factor: LowerHalf
}

/**
 * Factorizes the covariance of the observations, that of the prices before them and that of their errors, row by row; stops
 * after each.
 */
function* factorizeObservations(
  observations: readonly PriceObservation[],
  knots: number,
  parameters: SystemParameters,
): Generator<void, Factored> {
  const prior = createPrior(knots, parameters)
  const projections = observations.map(({ combination }) => prior.project(combination))
  const factor = createLowerHalf(observations.length)
  for (const [row, observation] of observations.entries()) {
    for (let column = 0; column <= row; column += 1) {
      const [a, b, other] = [projections[row], projections[column], observations[column]]
      if (a && b && other) setCell(factor, row, column, prior.covariance(a, b) + errorCovariance(observation, other))
    }
    factorizeRow(factor, row)
    yield
  }
  return { prior, observations, projections, factor }
}

/** Makes the posterior of any combination from the factor and the observed values, solved by it. */
const createPosterior = ({ prior, observations, projections, factor }: Factored, observed: Float64Array) => {
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
  const foretell: PriceSystem['foretell'] = observation => {
    const projection = prior.project(observation.combination)
    // Means of one municipality whose files share quarters share errors too.
    const covariances = covariancesOf(projection).map((covariance, row) => {
      const known = observations[row]
      return known ? covariance + errorCovariance(observation, known) : covariance
    })
    const reduced = solveForward(factor, covariances)
    return {
      error: observation.value - dotProduct(covariances, weights),
      variance: prior.covariance(projection, projection) + observation.variance - dotProduct(reduced, reduced),
    }
  }
  return { posterior, mean, foretell }
}

/** Observations and figures that a system is solved with, where they are not those of the tables and the shipped ones. */
interface SystemChoices {
  readonly observations?: readonly PriceObservation[]
  readonly parameters?: SystemParameters
}

/**
 * Solves the Gaussian system of prices: nation, cantons and municipalities by quarters, observed by published means, prices
 * of the table and the index of house prices. One factorization of a matrix of as many rows as there are observations; the
 * generator stops after each row, so that a caller can let others run.
 * @throws RangeError where a row of the history is of no municipality, or outside the knots.
 */
export function* solveInSteps(
  tables: SystemTables,
  lastKnot: Quarter,
  { parameters = shippedParameters, observations = observePrices(tables, parameters) }: SystemChoices = {},
): Generator<void, PriceSystem> {
  const knots = lastKnot - firstKnotQuarter + 1
  const outside = observations.find(({ combination }) =>
    combination.weights.some(([knot]) => knot < 0 || knot >= knots),
  )
  if (outside) throw new RangeError('A price was observed before the first quarter or after the last.')
  const factored = yield* factorizeObservations(observations, knots, parameters)
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

/** Solves the system at once. @throws RangeError as `solveInSteps` does. */
export const solvePriceSystem = (
  tables: SystemTables,
  lastKnot: Quarter,
  observations?: readonly PriceObservation[],
  parameters?: SystemParameters,
): PriceSystem => {
  const steps = solveInSteps(tables, lastKnot, {
    ...(observations && { observations }),
    ...(parameters && { parameters }),
  })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
