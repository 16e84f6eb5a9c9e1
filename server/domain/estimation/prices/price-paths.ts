import { exp, log } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { advertHalves, priceModel, tablePrice } from '../parameters/prices.ts'
import type { Commune } from '../reference-prices.ts'
import { type CommuneYear, type PublishedMean, publishedMeans, yearsOf } from './history.ts'
import type { HousePrices } from './house-prices.ts'
import { filtered, type Level, type Sight, smoothed } from './level.ts'
import { meanVariance, type NationalIndex, nationalIndex } from './national-index.ts'

/** The modelled price of existing apartments in one municipality and year. */
export interface YearPrice {
  /** EUR per m². */
  readonly priceM2: number
  /** Standard deviation of its natural logarithm. */
  readonly standardError: number
}

/** The modelled prices of the municipalities of today, by name and year. */
export type PricePaths = ReadonlyMap<string, ReadonlyMap<number, YearPrice>>

/** What a municipality's path is made of, beside its own published means. */
export type TablePrice = Pick<Commune, 'name' | 'canton'> & {
  existing: Pick<Commune['existing'], 'priceM2' | 'method'>
}

/** The published means as sights of a level beside the national index. */
export const sightsOf = (means: readonly PublishedMean[], index: NationalIndex): Sight[] =>
  means.map(({ year, sales, meanM2 }) => ({
    year,
    mean: log(meanM2) - (index.get(year) ?? 0),
    variance: meanVariance(sales),
  }))

/** The price of the table as a sight in its year; undefined where the published means hold it already. */
const tableSight = (
  { name, existing: { priceM2, method } }: TablePrice,
  hasMeans: boolean,
  { last, index }: { last: number; index: NationalIndex },
): Sight | undefined => {
  const year = Math.min(tablePrice.year, last)
  if (method === 'published' || (hasMeans && !tablePrice.besideMeans.includes(method))) return undefined
  const price = advertHalves.priceM2[name] ?? priceM2
  return { year, mean: log(price) - (index.get(year) ?? 0), variance: square(tablePrice.deviation[method]) }
}

/** The mean of some figures. */
export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * What was known of a municipality before its first published mean: the level of its canton, or of the country where fewer
 * than two others of the canton were published that year.
 */
export const levelBefore = (
  { name, canton }: { name: string; canton: string | undefined },
  year: number,
  { means, index, cantons }: { means: readonly PublishedMean[]; index: NationalIndex; cantons: Cantons },
): Level => {
  const others = means.filter(mean => mean.year === year && mean.commune !== name)
  const neighbours = others.filter(({ commune }) => canton !== undefined && cantons.get(commune) === canton)
  const seen = neighbours.length < 2 ? others : neighbours
  const mean = average(seen.map(({ meanM2 }) => log(meanM2))) - (index.get(year) ?? 0)
  return { mean, variance: square(priceModel.firstLevel) }
}

/** The cantons of the municipalities of today; former ones are in none. */
export type Cantons = ReadonlyMap<string, string>

/**
 * The modelled price of each municipality of today in each year from the first file to the newest: the level of the
 * municipality beside the national index as a random walk, seen through the published means and, where those are few, the
 * price of the table; filtered forward and smoothed backward.
 * @throws RangeError where two neighbouring files share no published municipality.
 */
export const pricePaths = (
  rows: readonly CommuneYear[],
  communes: readonly TablePrice[],
  housePrices: HousePrices,
): { index: NationalIndex; paths: PricePaths } => {
  const means = publishedMeans(rows)
  const index = nationalIndex(means, housePrices)
  const years = yearsOf(rows)
  const [first = 0, last = first] = [years[0], years.at(-1)]
  const cantons: Cantons = new Map(communes.map(({ name, canton }) => [name, canton]))
  const pathOf = (commune: TablePrice): Map<number, YearPrice> => {
    const own = means.filter(mean => mean.commune === commune.name)
    const table = tableSight(commune, own.length > 0, { last, index })
    const sights = [...sightsOf(own, index), ...(table ? [table] : [])].sort((a, b) => a.year - b.year)
    const [firstMean] = own
    const before = firstMean && levelBefore(commune, firstMean.year, { means, index, cantons })
    const levels = smoothed(filtered(before, sights, last), first)
    return new Map(
      [...levels]
        .sort(([a], [b]) => a - b)
        .map(([year, { mean, variance }]) => [
          year,
          { priceM2: exp(mean + (index.get(year) ?? 0)), standardError: Math.sqrt(variance) },
        ]),
    )
  }
  return { index, paths: new Map(communes.map(commune => [commune.name, pathOf(commune)])) }
}
