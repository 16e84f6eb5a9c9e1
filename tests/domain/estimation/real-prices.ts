import { join } from 'node:path'
import { estimator } from '#domain/estimation/estimate'
import type { Commune, Price } from '#domain/estimation/reference-prices'
import { referencePrices } from '#server/adapters/price-tables/reference-prices'

/** The tables of the service. */
export const prices = referencePrices(join(import.meta.dirname, '../../../server/data'))

/** Estimates on the tables of the service. */
export const estimate = estimator(prices)

/** A price for arithmetic by hand. */
export const priceOf = (price: Partial<Price>): Price => ({
  priceM2: 5000,
  method: 'published',
  period: '2025-01..2025-12',
  derivation: 'made for the test',
  source: 'the test',
  sales2025: 100,
  ...price,
})

/** A municipality for arithmetic by hand. */
export const communeOf = (commune: Partial<Commune>): Commune => ({
  name: 'Wiltz',
  canton: 'Wiltz',
  names: ['Wiltz', 'Wiltz', 'Wolz'],
  aliases: [],
  ambiguousAliases: [],
  existing: priceOf({}),
  ...commune,
})
