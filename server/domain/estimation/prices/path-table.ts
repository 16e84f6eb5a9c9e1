import { exp } from '../../core/exponentials.ts'
import { knotsBeyond } from '../parameters/price-system.ts'
import { type CommunePeriod, fileQuarters, newestQuarter } from './history.ts'
import { meanWeights } from './observations.ts'
import type { PriceSystem } from './price-system.ts'
import type { PricePlace } from './prior.ts'
import type { Quarter } from './quarters.ts'

/** The price of existing apartments of a municipality in the middle of a quarter. */
export interface PathPoint {
  /** Natural logarithm of EUR per m². */
  readonly logPrice: number
  /** Variance of that logarithm. */
  readonly variance: number
  /** Its covariance with that of the next quarter; 0 for the last one. */
  readonly covarianceNext: number
}

/** The price of existing apartments of a municipality over a calendar year: the mean of the logarithms of its quarters. */
export interface YearPoint {
  readonly year: number
  /** Natural logarithm of EUR per m². */
  readonly logPrice: number
  /** Variance of that logarithm. */
  readonly variance: number
}

/** The prices of one municipality, quarter by quarter from the first knot on. */
export type PricePath = readonly PathPoint[]

/** The national level, quarter by quarter, with the covariance of every two quarters. */
export interface NationalPath {
  /** Natural logarithms of EUR per m². */
  readonly means: readonly number[]
  /** Covariances: those of quarter `i` with the quarters 0 to `i` are `covariances[i]`. */
  readonly covariances: readonly (readonly number[])[]
}

/** The calculated prices of every municipality of today, and the national level; estimates read these alone. */
export interface PricePaths {
  /** Quarter of the first knot. */
  readonly first: Quarter
  readonly knots: number
  readonly national: NationalPath
  /** The path of a municipality of today. @throws RangeError where the tables have none. */
  of(commune: string): PricePath
  /** Its prices in each calendar year from the first file of one to the newest. @throws RangeError as `of` does. */
  yearsOf(commune: string): readonly YearPoint[]
  /** The logarithms of that path alone, which take no time where the path is solved. */
  logPricesOf(commune: string): readonly number[]
}

/** The price of a point of a path, EUR per m². */
export const pointPrice = ({ logPrice }: Pick<PathPoint, 'logPrice'>): number => exp(logPrice)

/** The price over some quarters: the mean of their logarithms as a price, EUR per m². */
export const meanPrice = (logPrices: readonly number[]): number =>
  exp(logPrices.reduce((sum, logPrice) => sum + logPrice, 0) / logPrices.length)

/** A logarithm, a variance or a covariance as the tables write it: twelve decimals. */
const toTwelveDecimals = (value: number): number => Number(value.toFixed(12)) + 0

/** The last quarter that prices are calculated for: eight after the newest file. */
export const lastKnotOf = (history: readonly Pick<CommunePeriod, 'firstQuarter'>[]): Quarter =>
  newestQuarter(history) + knotsBeyond.value

/** The path of a place by the system, rounded as the tables write it. */
export const solvePath = (system: PriceSystem, place: PricePlace): PricePath => {
  const solved = Array.from({ length: system.knots }, (_, knot) =>
    system.posterior({ place, weights: [[knot, 1] as const] }),
  )
  return solved.map((point, knot) => {
    const next = solved[knot + 1]
    return {
      logPrice: toTwelveDecimals(point.mean),
      variance: toTwelveDecimals(point.variance),
      covarianceNext: next ? toTwelveDecimals(system.covariance(point, next)) : 0,
    }
  })
}

/** The prices of a place in calendar years by the system, rounded as the tables write them. */
export const solveYears = (system: PriceSystem, place: PricePlace, years: readonly number[]): YearPoint[] =>
  years.map(year => {
    const { mean, variance } = system.posterior({ place, weights: meanWeights(fileQuarters * year) })
    return { year, logPrice: toTwelveDecimals(mean), variance: toTwelveDecimals(variance) }
  })

/** The logarithms of the path of a place by the system, rounded as the tables write them. */
export const solveLogPrices = (system: PriceSystem, place: PricePlace): number[] =>
  Array.from({ length: system.knots }, (_, knot) =>
    toTwelveDecimals(system.mean({ place, weights: [[knot, 1] as const] })),
  )

/** The national level by the system, rounded as the tables write it. */
export const solveNationalPath = (system: PriceSystem): NationalPath => {
  const solved = Array.from({ length: system.knots }, (_, knot) => system.posterior({ weights: [[knot, 1] as const] }))
  return {
    means: solved.map(({ mean }) => toTwelveDecimals(mean)),
    covariances: solved.map((point, knot) =>
      solved.slice(0, knot + 1).map(other => toTwelveDecimals(system.covariance(point, other))),
    ),
  }
}
