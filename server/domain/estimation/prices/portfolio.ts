import type * as z from 'zod'
import type { RevaluationTotal } from '#contract/estimation/revaluation'
import { square } from '../../core/powers.ts'
import { toHundredEuro, toTwoDecimals } from '../rounding.ts'
import { intervalEnds } from '../uncertainty.ts'
import type { Movement } from './movement.ts'
import type { PriceSystem } from './price-system.ts'
import type { KnotWeight } from './prior.ts'

/** A value that was carried to a day. */
export interface CarriedValue {
  /** Day to which it was carried. */
  readonly day: string
  /** EUR, unrounded. */
  readonly value: number
  readonly movement: Movement
}

/** The sum of values that were carried to one day. */
type PortfolioTotal = z.infer<typeof RevaluationTotal>

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Groups values by a key, in the order of their first; not `Map.groupBy`, which Node 20 and older browsers lack. */
const groupByKey = <Key>(
  values: readonly CarriedValue[],
  keyOf: (value: CarriedValue) => Key,
): [Key, CarriedValue[]][] => {
  const groups = new Map<Key, CarriedValue[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return [...groups]
}

/** The values of the day that most of them were carried to; the later one of two days with as many. */
const findLargestGroup = (carried: readonly CarriedValue[]): readonly CarriedValue[] =>
  groupByKey(carried, ({ day }) => day)
    .sort(([a, many], [b, more]) => more.length - many.length || (a < b ? 1 : -1))
    .map(([, group]) => group)[0] ?? []

/**
 * Variance of the movement of all places together, as a share of the total: places share nation and canton, so their
 * errors are added with their covariances.
 */
const placeVariance = (system: PriceSystem, group: readonly CarriedValue[], total: number): number => {
  const byPlace = groupByKey(group, ({ movement }) => movement.combination.place?.commune)
  const places = byPlace.map(([, values]) => {
    const place = values[0]?.movement.combination.place
    const weights = values.flatMap(({ value, movement }) =>
      movement.combination.weights.map(([knot, weight]): KnotWeight => [knot, (weight * value) / total]),
    )
    return system.posterior({ ...(place && { place }), weights })
  })
  return sum(places.map(a => sum(places.map(b => system.covariance(a, b)))))
}

/**
 * The total of the values that were carried to the day that most of them share, with its own range; null where no two share
 * one. The homes' own movements are independent, those of their places are not.
 */
export const totalOf = (system: PriceSystem, carried: readonly CarriedValue[]): PortfolioTotal | null => {
  const group = findLargestGroup(carried)
  const [first, second] = group
  if (!first || !second) return null
  const total = sum(group.map(({ value }) => value))
  const share = ({ value }: CarriedValue): number => value / total
  const places = Math.max(0, placeVariance(system, group, total))
  const homes = sum(group.map(each => square(share(each)) * each.movement.homeVariance))
  const independent = sum(group.map(each => square(share(each) * each.movement.placeDeviation)))
  const deviation = Math.sqrt(places + homes)
  return {
    ...{ day: first.day, items: group.length, value: toHundredEuro(total), ...intervalEnds(total, deviation) },
    placeFsdPct: toTwoDecimals(100 * Math.sqrt(places)),
    homeFsdPct: toTwoDecimals(100 * deviation),
    ifIndependentPct: toTwoDecimals(100 * Math.sqrt(independent)),
  }
}
