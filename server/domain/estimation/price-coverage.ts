import type { PriceMethod, ReferencePrices } from './reference-prices.ts'

/** How many municipalities have a reference price of each origin: what estimates rest on, counted from the table itself. */
export interface PriceCoverage {
  communes: number
  /** Existing apartments, by the origin of their price. */
  byMethod: Readonly<Record<PriceMethod, number>>
  /** Municipalities with a published price of new builds. */
  newBuilds: number
  /** Period of the prices that were published for it, as the tables write it: `2025-01..2025-12`. */
  publishedPeriod: string
}

/** Counts a table of reference prices by the origin of its prices. */
export const priceCoverage = ({ communes }: ReferencePrices): PriceCoverage => {
  const byMethod = { published: 0, published_2026q1: 0, indexed: 0, imputed_adverts: 0, imputed_canton: 0 }
  for (const { existing } of communes) byMethod[existing.method] += 1
  return {
    communes: communes.length,
    byMethod,
    newBuilds: communes.filter(({ newBuild }) => newBuild !== undefined).length,
    publishedPeriod: communes.find(({ existing }) => existing.method === 'published')?.existing.period ?? '',
  }
}
