import { square } from '../../core/powers.ts'
import { priceModel } from '../parameters/prices.ts'

/** What is known of a level in one year: its mean and its variance, in natural logarithms. */
export interface Level {
  readonly mean: number
  readonly variance: number
}

/** A measure of the level in one year. */
export interface Sight extends Level {
  readonly year: number
}

const movementVariance = square(priceModel.movement)

/** A level after one more sight of it: means weighted by the inverse of their variances (Kalman). */
export const updated = (level: Level, { mean, variance }: Level): Level => {
  const gain = level.variance / (level.variance + variance)
  return { mean: level.mean + gain * (mean - level.mean), variance: (1 - gain) * level.variance }
}

/** A level some years later, with nothing seen between. */
export const later = ({ mean, variance }: Level, years = 1): Level => ({
  mean,
  variance: variance + movementVariance * years,
})

/** The years of a random walk from its first sight on, each after the sights up to it. `before` is what was known before the first. */
export const filtered = (before: Level | undefined, sights: readonly Sight[], lastYear: number): Map<number, Level> => {
  const levels = new Map<number, Level>()
  const firstYear = sights[0]?.year ?? lastYear
  let known = before
  for (let year = firstYear; year <= lastYear; year += 1) {
    if (known && year > firstYear) known = later(known)
    for (const sight of sights.filter(candidate => candidate.year === year))
      known = known ? updated(known, sight) : sight
    if (known) levels.set(year, { mean: known.mean, variance: known.variance })
  }
  return levels
}

/**
 * The same years with what was seen after them (Rauch, Tung and Striebel 1965), from the last year back; before the first
 * sight the level stays and its variance grows by one movement a year.
 */
export const smoothed = (levels: ReadonlyMap<number, Level>, firstYear: number): Map<number, Level> => {
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
  for (let year = earliest - 1; after && year >= firstYear; year -= 1) result.set(year, later(after, earliest - year))
  return result
}
