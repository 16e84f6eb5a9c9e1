import { log } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { formerCommunes } from '../parameters/former-communes.ts'
import { firstKnot, originM2 } from '../parameters/price-system.ts'
import { advertHalves, tablePrice } from '../parameters/prices.ts'
import type { Commune } from '../reference-prices.ts'
import { type CommunePeriod, fileQuarters, meansOf } from './history.ts'
import type { HousePrices } from './house-prices.ts'
import type { Combination, KnotWeight, PricePlace } from './prior.ts'
import { type Quarter, quarterFrom } from './quarters.ts'
import { type SystemParameters, saleDeviation, shippedParameters } from './system-parameters.ts'

/** One observation of prices: the logarithm of a published mean, of a price of the table, or of a quarter of the index. */
export interface PriceObservation {
  readonly combination: Combination
  /** Natural logarithm, from that of the origin. */
  readonly value: number
  /** Variance of its error. */
  readonly variance: number
  /** First quarter and sales of a published mean; other observations share no error. */
  readonly file?: { readonly firstQuarter: Quarter; readonly sales: number }
}

/** A municipality with its price of the table. */
type TablePrice = Pick<Commune, 'name' | 'canton'> & {
  existing: Pick<Commune['existing'], 'priceM2' | 'method'>
}

/** The tables that prices are calculated from. */
export interface SystemTables {
  readonly history: readonly CommunePeriod[]
  readonly communes: readonly TablePrice[]
  readonly housePrices: HousePrices
}

/** The quarter from which prices are calculated: the one before the first file. */
export const firstKnotQuarter: Quarter = quarterFrom(firstKnot.value) ?? 0

const origin = log(originM2.value)

/** Weights of the mean of the four quarters from one on. */
export const meanWeights = (firstQuarter: Quarter): KnotWeight[] =>
  Array.from({ length: fileQuarters }, (_, at) => [firstQuarter + at - firstKnotQuarter, 1 / fileQuarters] as const)

/** Finds the place of a municipality of today or of a former one; undefined for another name. */
export const placeFinder = (
  communes: readonly Pick<Commune, 'name' | 'canton'>[],
): ((name: string) => PricePlace | undefined) => {
  const places = new Map<string, PricePlace>()
  for (const { name, canton } of communes) {
    places.set(name, { commune: name, canton })
    for (const former of formerCommunes.mergedInto[name] ?? []) places.set(former, { commune: former, canton })
  }
  return name => places.get(name)
}

/** Deviation of the price of the table where it is an observation; undefined where published means or a canton make it. */
const tableDeviation = (
  { existing: { method } }: TablePrice,
  hasMeans: boolean,
  { adverts, indexed }: SystemParameters,
): number | undefined => {
  if (method === 'imputed_adverts') return adverts
  return method === 'indexed' && !hasMeans ? indexed : undefined
}

const observeMeans = ({ history, communes }: SystemTables, parameters: SystemParameters): PriceObservation[] => {
  const placeOf = placeFinder(communes)
  return meansOf(history, 'existing').flatMap(({ commune, firstQuarter, sales, meanM2 }): PriceObservation[] => {
    const place = placeOf(commune)
    if (!place) throw new RangeError(`The registered sales name ${commune}, which is no municipality of the tables.`)
    const variance = square(saleDeviation(place.canton, parameters)) / sales
    const combination = { place, weights: meanWeights(firstQuarter) }
    return [{ combination, value: log(meanM2) - origin, variance, file: { firstQuarter, sales } }]
  })
}

const observeTable = ({ history, communes }: SystemTables, parameters: SystemParameters): PriceObservation[] => {
  const published = new Set(meansOf(history, 'existing').map(({ commune }) => commune))
  return communes.flatMap((commune): PriceObservation[] => {
    const deviation = tableDeviation(commune, published.has(commune.name), parameters)
    if (deviation === undefined) return []
    const price = advertHalves.priceM2[commune.name] ?? commune.existing.priceM2
    const place = { commune: commune.name, canton: commune.canton }
    const combination = { place, weights: meanWeights(4 * tablePrice.year) }
    return [{ combination, value: log(price) - origin, variance: square(deviation) }]
  })
}

const observeIndex = (
  { housePrices: { first, values } }: SystemTables,
  { indexNoise }: SystemParameters,
): PriceObservation[] =>
  values.flatMap((value, at): PriceObservation[] => {
    const knot = first + at - firstKnotQuarter
    if (knot < 0) return []
    const combination = { isIndex: true, weights: [[knot, 1] as const] }
    return [{ combination, value: log(value) - origin, variance: square(indexNoise) }]
  })

/** Every observation of the tables: published means, former municipalities' too, prices of the table, the index. */
export const observePrices = (tables: SystemTables, parameters = shippedParameters): PriceObservation[] => [
  ...observeMeans(tables, parameters),
  ...observeTable(tables, parameters),
  ...observeIndex(tables, parameters),
]

/** Covariance of the errors of two observations: of means of one municipality whose files share quarters. */
export const errorCovariance = (a: PriceObservation, b: PriceObservation): number => {
  if (a === b) return a.variance
  if (!a.file || !b.file || a.combination.place?.commune !== b.combination.place?.commune) return 0
  const shared = Math.max(0, fileQuarters - Math.abs(a.file.firstQuarter - b.file.firstQuarter))
  return (shared / fileQuarters) * Math.sqrt(a.variance * b.variance)
}
