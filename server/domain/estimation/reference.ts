import type { Estimate } from './apartment.ts'
import type { Place } from './commune-name.ts'
import { registeredSales } from './parameters/prices.ts'
import type { PriceTables } from './price-tables.ts'
import type { StartingPrice } from './prices/dated-price.ts'
import { findPublishedMeans } from './prices/history.ts'
import { formatQuarter } from './prices/house-prices.ts'
import type { Commune, PriceMethod } from './reference-prices.ts'
import { toOneDecimal, toSixDecimalsHalfUp, toTwoDecimals } from './rounding.ts'

/** Origin of the price of a year. */
export interface PriceOrigin {
  method: PriceMethod
  /** Period of the sales, or the year that another price was carried to. */
  period: string
  /** Derivation, in words. */
  derivation: string
  /** Who published the figures. */
  source: string
}

const kinds: Record<PriceMethod, Estimate['reference']['kind']> = {
  published: 'published',
  published_2026q1: 'published',
  indexed: 'indexed',
  imputed_adverts: 'imputed',
  imputed_canton: 'imputed',
}

/** The published year from which a price is carried: the last one before, else the first one after. */
const nearestYear = (published: readonly number[], year: number): number | undefined =>
  published.findLast(each => each < year) ?? published[0]

/** Origin of the modelled price of existing apartments in a year before that of the tables. */
const pastOrigin = (commune: Commune, year: number, published: readonly number[]): PriceOrigin => {
  const { source } = registeredSales
  if (published.includes(year)) {
    const derivation = `mean of registered sales, ${year}, weighed with that of the other years`
    return { method: 'published', period: `${year}-01..${year}-12`, derivation, source }
  }
  const from = nearestYear(published, year)
  if (from !== undefined) {
    const derivation = `no mean was published for ${year}; the nearest one is of ${from}`
    return { method: 'indexed', period: `${from} indexed to ${year}`, derivation, source }
  }
  const { existing } = commune
  // A price published for another period is not a published price of this year.
  const isCarried = kinds[existing.method] === 'published'
  return {
    method: isCarried ? 'indexed' : existing.method,
    period: isCarried ? `${existing.period} indexed to ${year}` : `${year} (imputed)`,
    derivation: `no mean of a whole year was ever published here; from the price of the table (${existing.derivation})`,
    source: existing.source,
  }
}

/** The origin of a starting price, and the reference as answers show it. */
export interface Referred {
  origin: PriceOrigin
  reference: Estimate['reference']
}

/** Makes the description of starting prices on the tables that they come from. */
export const createPriceDescriber = (tables: PriceTables): ((place: Place, price: StartingPrice) => Referred) => {
  const publishedYears = new Map<string, number[]>()
  for (const { commune, year } of findPublishedMeans(tables.history))
    publishedYears.set(
      commune,
      [...(publishedYears.get(commune) ?? []), year].sort((a, b) => a - b),
    )

  const originOf = (commune: Commune, { segment, year, yearOfTables }: StartingPrice): PriceOrigin => {
    if (segment === 'newBuild' && commune.newBuild) return commune.newBuild
    if (year === yearOfTables) return commune.existing
    return pastOrigin(commune, year, publishedYears.get(commune.name) ?? [])
  }

  const described = ({ commune, quartier }: Place, price: StartingPrice): Referred => {
    const origin = originOf(commune, price)
    const { method, period, source } = origin
    const reference: Estimate['reference'] = {
      commune: commune.name,
      quartier: quartier?.name ?? null,
      basePriceM2: toOneDecimal(price.priceM2),
      publishedPriceM2: price.sales?.meanM2 ?? null,
      modelledPriceM2: toOneDecimal(price.baseM2),
      standardErrorPct: toTwoDecimals(100 * price.standardError),
      index: {
        from: price.year,
        to: formatQuarter(price.quarter),
        factor: toSixDecimalsHalfUp(price.factor),
        source: tables.housePrices.source,
      },
      kind: kinds[method],
      method,
      segment: price.segment,
      period,
      salesCount: price.isPublished ? (price.sales?.sales ?? null) : null,
      source,
      tables: tables.hash,
    }
    return { origin, reference }
  }

  // All homes of a municipality and a quarter share one starting price object, and so its description.
  const known = new WeakMap<StartingPrice, Map<string | undefined, Referred>>()
  return (place, price) => {
    const ofPrice = known.get(price) ?? new Map<string | undefined, Referred>()
    const name = place.quartier?.name
    const found = ofPrice.get(name) ?? described(place, price)
    known.set(price, ofPrice.set(name, found))
    return found
  }
}
