import { exp } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { publishedFrom } from '../parameters/prices.ts'
import { uncertainty } from '../parameters/uncertainty.ts'
import type { PriceTables } from '../price-tables.ts'
import type { Commune } from '../reference-prices.ts'
import { lastUsableDay } from './file-age.ts'
import { fileQuarters, lastOfFile, meansOf, newestQuarter, type PublishedMean } from './history.ts'
import type { NationalPath, PricePath } from './path-table.ts'
import type { KnotWeight } from './prior.ts'
import { firstDayOf, middleDayOf, noonOf, placeOfDay, type Quarter, quarterFrom, quarterOf } from './quarters.ts'
import { saleDeviation } from './system-parameters.ts'

/** Days of a year, on average over four. */
export const daysOfYear = 365.25

/** The price that a value of one day starts from, before any adjustment. */
export interface StartingPrice {
  /** EUR per m² on the day. */
  readonly priceM2: number
  /** Standard deviation of its logarithm. */
  readonly standardError: number
  /** Squared deviation as of the day, at most of the last one that the newest file speaks of. */
  readonly knownVariance: number
  /** What is added to it for the time since then. */
  readonly ageVariance: number
  /** Variance of one sale around the municipality. */
  readonly saleVariance: number
  /** Quarter of the day. */
  readonly quarter: Quarter
  readonly segment: 'existing' | 'newBuild'
  /** A new build was asked for, and the price of existing apartments is used instead. */
  readonly isNewPriceImputed: boolean
  /** The newest published mean of the segment where the price counts as published. */
  readonly mean: PublishedMean | undefined
}

/** The starting price of a municipality on a day from the first year of the tables on. */
export interface DayPrices {
  /** The price of existing apartments, or of new builds, on a calendar day. */
  on(commune: Commune, day: string, isNewBuild?: boolean): StartingPrice
  /** Natural logarithm of the price of existing apartments on a day. */
  logPriceOn(commune: Commune, day: string): number
  /** Last quarter of the newest file. */
  readonly newest: Quarter
}

/** The two knots around a day, with the weights of their logarithms. */
export const weightsOfDay = (day: string, first: Quarter): [before: KnotWeight, after: KnotWeight] => {
  const { quarter, share } = placeOfDay(day)
  return [
    [quarter - first, 1 - share],
    [quarter - first + 1, share],
  ]
}

/** Mean and variance of the logarithm of a price on a day. @throws RangeError for a day outside the path. */
const logPriceAt = (path: PricePath, [[knot, before], [, after]]: readonly [KnotWeight, KnotWeight]) => {
  const [from, to] = [path[knot], path[knot + 1]]
  if (!from || !to) throw new RangeError('The day is outside the calculated prices.')
  return {
    mean: before * from.logPrice + after * to.logPrice,
    variance: square(before) * from.variance + square(after) * to.variance + 2 * before * after * from.covarianceNext,
  }
}

/** Mean and variance of a weighted sum of national levels. */
export const nationalSum = (
  { means, covariances }: NationalPath,
  weights: readonly KnotWeight[],
): { mean: number; variance: number } => {
  let [mean, variance] = [0, 0]
  for (const [knot, weight] of weights) {
    mean += weight * (means[knot] ?? 0)
    for (const [other, otherWeight] of weights)
      variance += weight * otherWeight * (covariances[Math.max(knot, other)]?.[Math.min(knot, other)] ?? 0)
  }
  return { mean, variance }
}

/** Movement of the nation from the mean of the four quarters of a file to a day. */
const nationalMovement = (paths: PriceTables['paths'], firstQuarter: Quarter, day: string) =>
  nationalSum(paths.national, [
    ...weightsOfDay(day, paths.first),
    ...Array.from(
      { length: fileQuarters },
      (_, at): KnotWeight => [firstQuarter + at - paths.first, -1 / fileQuarters],
    ),
  ])

/** First day of the third quarter of the newest file, half way through it. */
const middleDayOfNewest = (tables: Pick<PriceTables, 'history'>): string =>
  firstDayOf(newestQuarter(tables.history) - 1)

/**
 * Movement of the nation from the middle of the newest file to a later day, at most the last that prices are carried to; none
 * to an earlier one.
 */
export const middleMovement = (
  tables: Pick<PriceTables, 'history' | 'paths'>,
  day: string,
): { mean: number; variance: number } => {
  if (day <= middleDayOfNewest(tables)) return { mean: 0, variance: 0 }
  const { first, national } = tables.paths
  const newest = newestQuarter(tables.history)
  const last = lastUsableDay(newest)
  const secondQuarter = newest - 2 - first
  const { mean, variance } = nationalSum(national, [
    ...weightsOfDay(day < last ? day : last, first),
    [secondQuarter, -1 / 2],
    [secondQuarter + 1, -1 / 2],
  ])
  return { mean, variance: Math.max(0, variance) }
}

/** The middle of a file, between the middles of its second and third quarter, in days since 1970-01-01. */
const middleOfFile = (firstQuarter: Quarter): number =>
  (middleDayOf(firstQuarter + 1) + middleDayOf(firstQuarter + 2)) / 2

/** Years from the middle of a file to a day; negative where the day is earlier. */
const yearsFromFile = (firstQuarter: Quarter, day: string): number =>
  (noonOf(day) - middleOfFile(firstQuarter)) / daysOfYear

const newBuildVariance = (years: number): number => square(uncertainty.newBuildMovement.value) * years

/** The newest mean of each municipality, of files that end late enough to count as published. */
export const newestMeans = (
  { history }: Pick<PriceTables, 'history'>,
  segment: 'existing' | 'newBuild',
): ReadonlyMap<string, PublishedMean> => {
  const from = quarterFrom(publishedFrom.value) ?? 0
  const newest = new Map<string, PublishedMean>()
  for (const mean of meansOf(history, segment))
    if (lastOfFile(mean.firstQuarter) >= from && mean.firstQuarter >= (newest.get(mean.commune)?.firstQuarter ?? 0))
      newest.set(mean.commune, mean)
  return newest
}

/** Makes the starting prices of every municipality and day from the calculated prices of the tables. */
export const createDayPrices = (tables: PriceTables): DayPrices => {
  const { paths } = tables
  const newest = newestQuarter(tables.history)
  const newestFile = newest - fileQuarters + 1
  const lastKnownDay = middleDayOfNewest(tables)
  const lastKnown = weightsOfDay(lastKnownDay, paths.first)
  const means = { existing: newestMeans(tables, 'existing'), newBuild: newestMeans(tables, 'newBuild') }

  const existing = ({ name, canton }: Commune, day: string, isNewBuild: boolean): StartingPrice => {
    const path = paths.of(name)
    const { mean, variance } = logPriceAt(path, weightsOfDay(day, paths.first))
    const isLater = day > lastKnownDay
    const known = isLater ? logPriceAt(path, lastKnown).variance : variance
    const newBuilds = isNewBuild ? newBuildVariance(Math.max(0, yearsFromFile(newestFile, day))) : 0
    return {
      ...{ priceM2: exp(mean), standardError: Math.sqrt(variance), knownVariance: known },
      ageVariance: Math.max(0, isLater ? variance - known : 0) + newBuilds,
      ...{ saleVariance: square(saleDeviation(canton)), quarter: quarterOf(day), segment: 'existing' },
      ...{ isNewPriceImputed: isNewBuild, mean: means.existing.get(name) },
    }
  }

  const newBuild = ({ canton }: Commune, day: string, mean: PublishedMean): StartingPrice => {
    const saleVariance = square(saleDeviation(canton))
    const moved = nationalMovement(paths, mean.firstQuarter, day)
    const knownVariance = saleVariance / mean.sales
    const ageVariance = Math.max(0, moved.variance) + newBuildVariance(Math.abs(yearsFromFile(mean.firstQuarter, day)))
    return {
      ...{ priceM2: mean.meanM2 * exp(moved.mean), standardError: Math.sqrt(knownVariance + ageVariance) },
      ...{ knownVariance, ageVariance, saleVariance, quarter: quarterOf(day), segment: 'newBuild', mean },
      isNewPriceImputed: false,
    }
  }

  return {
    on: (commune, day, isNewBuild = false) => {
      const mean = isNewBuild ? means.newBuild.get(commune.name) : undefined
      return mean ? newBuild(commune, day, mean) : existing(commune, day, isNewBuild)
    },
    logPriceOn: ({ name }, day) => logPriceAt(paths.of(name), weightsOfDay(day, paths.first)).mean,
    newest,
  }
}
