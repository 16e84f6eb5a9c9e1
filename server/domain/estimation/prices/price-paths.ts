import { exp, log } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { advertHalves, priceModel, tablePrice } from '../parameters/prices.ts'
import type { Commune } from '../reference-prices.ts'
import { type CommuneYear, fileYears, findPublishedMeans, type PublishedMean } from './history.ts'
import type { HousePrices } from './house-prices.ts'
import { filterLevels, type Level, type LevelObservation, smoothLevels } from './level.ts'
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

/** Inputs of a municipality's path, besides its own published means. */
export type TablePrice = Pick<Commune, 'name' | 'canton'> & {
  existing: Pick<Commune['existing'], 'priceM2' | 'method'>
}

/** Published means as observations of a level relative to the national index. */
export const observationsOf = (means: readonly PublishedMean[], index: NationalIndex): LevelObservation[] =>
  means.map(({ year, sales, meanM2 }) => ({
    year,
    mean: log(meanM2) - (index.get(year) ?? 0),
    variance: meanVariance(sales),
  }))

/** The price of the table as an observation in its year; undefined where the published means contain it. */
const tableObservation = (
  { name, existing: { priceM2, method } }: TablePrice,
  hasMeans: boolean,
  { last, index }: { last: number; index: NationalIndex },
): LevelObservation | undefined => {
  const year = Math.min(tablePrice.year, last)
  if (method === 'published' || (hasMeans && !tablePrice.besideMeans.includes(method))) return undefined
  const price = advertHalves.priceM2[name] ?? priceM2
  return { year, mean: log(price) - (index.get(year) ?? 0), variance: square(tablePrice.deviation[method]) }
}

/** The mean of some figures. */
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Prior level of a municipality before its first published mean: that of its canton, or of the country where fewer
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
 * municipality around the national index as a random walk, observed by published means and, where those are few, the
 * price of the table; filtered forward and smoothed backward.
 * @throws RangeError where two neighbouring files share no published municipality.
 */
export const pricePaths = (
  rows: readonly CommuneYear[],
  communes: readonly TablePrice[],
  housePrices: HousePrices,
): { index: NationalIndex; paths: PricePaths } => {
  const means = findPublishedMeans(rows)
  const index = nationalIndex(means, housePrices)
  const years = fileYears(rows)
  const [first = 0, last = first] = [years[0], years.at(-1)]
  const cantons: Cantons = new Map(communes.map(({ name, canton }) => [name, canton]))
  const pathOf = (commune: TablePrice): Map<number, YearPrice> => {
    const own = means.filter(mean => mean.commune === commune.name)
    const table = tableObservation(commune, own.length > 0, { last, index })
    const sights = [...observationsOf(own, index), ...(table ? [table] : [])].sort((a, b) => a.year - b.year)
    const [firstMean] = own
    const before = firstMean && levelBefore(commune, firstMean.year, { means, index, cantons })
    const levels = smoothLevels(filterLevels(before, sights, last), first)
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
