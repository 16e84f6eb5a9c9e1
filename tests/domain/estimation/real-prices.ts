import type { EstimationInput } from '#domain/estimation/apartment'
import { estimator } from '#domain/estimation/estimate'
import type { PriceTables } from '#domain/estimation/price-tables'
import type { CommuneYear } from '#domain/estimation/prices/history'
import type { Commune, Price } from '#domain/estimation/reference-prices'
import { valuer } from '#domain/estimation/valuation'
import { dated, tables as prices } from './prices/real-tables.ts'

export { prices }

/** The day of the worked examples. */
export const today = '2026-11-23'

const estimateOn = estimator(prices, valuer(prices, dated))

/** Estimates on the tables of the service; where no other last day is given, on that of the worked examples. */
export const estimate = (input: EstimationInput, lastDay = today) => estimateOn(input, lastDay)

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

/** The existing apartments of a municipality in 2025, for arithmetic by hand. */
const soldIn2025 = (commune: string, sales: number, meanM2 = 5000): CommuneYear => ({
  commune,
  year: 2025,
  existing: { sales, meanM2 },
  newBuild: { sales: 0 },
})

/**
 * Tables for arithmetic by hand: one year of files, where three municipalities elsewhere sold at 5000 EUR per m², and an
 * index that does not move, from 2025-Q1 to 2025-Q4. A municipality is priced by its rows of `history`, or by a method other
 * than `published`.
 */
export const smallTables = (more: Partial<PriceTables>): PriceTables => ({
  communes: [communeOf({ existing: priceOf({ method: 'imputed_canton' }) })],
  quartiers: [],
  housePrices: { first: 4 * 2025, values: [100, 100, 100, 100], source: 'the test' },
  hash: '0123456789ab',
  ...more,
  history: [...['Aspelt', 'Born', 'Canach'].map(name => soldIn2025(name, 100)), ...(more.history ?? [])],
})
