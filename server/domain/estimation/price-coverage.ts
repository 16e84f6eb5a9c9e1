import { publishedFrom } from './parameters/prices.ts'
import type { PriceTables } from './price-tables.ts'
import { type RangeFigures, rangeFigures } from './range-figures.ts'
import type { PriceMethod } from './reference-prices.ts'

/**
 * Number of municipalities by the origin of their reference price, and the width of ranges, counted
 * from the tables themselves.
 */
export interface PriceCoverage {
  communes: number
  /** Existing apartments, by the origin of their price. */
  byMethod: Readonly<Record<PriceMethod, number>>
  /** Municipalities with a published price of new builds. */
  newBuilds: number
  /** Year from which the end of a file makes its mean count as published. */
  publishedFrom: string
  ranges: RangeFigures
}

/** Counts the reference prices by their origin, and adds the figures of ranges. */
export const priceCoverage = (tables: PriceTables): PriceCoverage => {
  const { communes } = tables
  const byMethod = { published: 0, indexed: 0, imputed_adverts: 0, imputed_canton: 0 }
  for (const { existing } of communes) byMethod[existing.method] += 1
  return {
    communes: communes.length,
    byMethod,
    newBuilds: communes.filter(({ newBuild }) => newBuild !== undefined).length,
    publishedFrom: publishedFrom.value.slice(0, 4),
    ranges: rangeFigures(tables),
  }
}
