import { square } from '../../core/powers.ts'
import { priceModel } from '../parameters/prices.ts'

/** Estimate of a level in one year: its mean and its variance, in natural logarithms. */
export interface Level {
  readonly mean: number
  readonly variance: number
}

/** A measure of the level in one year. */
export interface LevelObservation extends Level {
  readonly year: number
}

const movementVariance = square(priceModel.movement)

/** A level after one more observation: means weighted by the inverse of their variances (Kalman). */
export const updateLevel = (level: Level, { mean, variance }: Level): Level => {
  const gain = level.variance / (level.variance + variance)
  return { mean: level.mean + gain * (mean - level.mean), variance: (1 - gain) * level.variance }
}

/** A level some years later, without an observation between. */
export const predictLevel = ({ mean, variance }: Level, years = 1): Level => ({
  mean,
  variance: variance + movementVariance * years,
})

/** A random walk by year from its first observation on, filtered forward. `before` is the level before the first. */
export const filterLevels = (
  before: Level | undefined,
  sights: readonly LevelObservation[],
  lastYear: number,
): Map<number, Level> => {
  const levels = new Map<number, Level>()
  const firstYear = sights[0]?.year ?? lastYear
  let known = before
  for (let year = firstYear; year <= lastYear; year += 1) {
    if (known && year > firstYear) known = predictLevel(known)
    for (const sight of sights.filter(candidate => candidate.year === year))
      known = known ? updateLevel(known, sight) : sight
    if (known) levels.set(year, { mean: known.mean, variance: known.variance })
  }
  return levels
}

/**
 * The same years smoothed backward from the last one (Rauch, Tung and Striebel 1965); before the first
 * observation the level is constant and its variance grows by one movement a year.
 */
export const smoothLevels = (levels: ReadonlyMap<number, Level>, firstYear: number): Map<number, Level> => {
  const years = [...levels.keys()].sort((a, b) => b - a)
  const result = new Map<number, Level>()
  let after: Level | undefined
  for (const year of years) {
    const own = levels.get(year)
    if (!own) continue
    if (after) {
      const gain = own.variance / (own.variance + movementVariance)
      after = {
        mean: own.mean + gain * (after.mean - own.mean),
        variance: own.variance + square(gain) * (after.variance - own.variance - movementVariance),
      }
    } else after = own
    result.set(year, after)
  }
  const earliest = years.at(-1) ?? firstYear
  for (let year = earliest - 1; after && year >= firstYear; year -= 1)
    result.set(year, predictLevel(after, earliest - year))
  return result
}
