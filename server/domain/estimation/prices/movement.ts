import { square } from '../../core/powers.ts'
import { movements } from '../parameters/price-system.ts'
import type { Commune } from '../reference-prices.ts'
import { daysOfYear, weightsOfDay } from './day-prices.ts'
import type { PriceSystem } from './price-system.ts'
import type { Combination, KnotWeight } from './prior.ts'
import { noonOf } from './quarters.ts'

/** Movement of the price of a place from one day to another, as a difference of logarithms. */
export interface Movement {
  readonly combination: Combination
  /** Standard deviation of the movement of the place, never below the floor; 0 on one day. */
  readonly placeDeviation: number
  /** Variance of the movement of one home relative to its place. */
  readonly homeVariance: number
}

/** Weights of one day less those of another; a knot may be there twice. */
const differenceWeights = (from: string, to: string, first: number): KnotWeight[] => [
  ...weightsOfDay(to, first),
  ...weightsOfDay(from, first).map(([knot, weight]): KnotWeight => [knot, -weight]),
]

/** Variance of the movement of one home relative to its place over some years. */
const homeVariance = (years: number): number =>
  Math.min(square(movements.home.value) * years, square(movements.homeMax.value))

/** Measures the movement of a municipality between two days, in either order. */
export const measureMovement = (
  system: PriceSystem,
  { name, canton }: Pick<Commune, 'name' | 'canton'>,
  from: string,
  to: string,
): Movement => {
  const days = Math.abs(noonOf(to) - noonOf(from))
  const combination = { place: { commune: name, canton }, weights: differenceWeights(from, to, system.first) }
  if (days === 0) return { combination, placeDeviation: 0, homeVariance: 0 }
  const floor = square(movements.floor.value) * Math.min(1, days / movements.floorDays.value)
  return {
    combination,
    placeDeviation: Math.sqrt(Math.max(system.posterior(combination).variance, floor)),
    homeVariance: homeVariance(days / daysOfYear),
  }
}
