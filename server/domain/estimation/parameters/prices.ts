import type { PriceMethod } from '../reference-prices.ts'

/** Publisher of the prices of registered sales in the history. */
export const registeredSales = { source: "Observatoire de l'Habitat / STATEC, data.public.lu" } as const

/** The year of the adverts behind the coefficients of districts. */
export const advertYear = { value: 2025, source: registeredSales.source } as const

/** Registered sales of a year from which a mean is published; under it only the count is. */
export const leastPublishedSales = { value: 10, source: `notes of the files of ${registeredSales.source}` } as const

/** Standard deviation of the logarithm of a price of the table, where it is observed besides the published means. */
export const tablePrice = {
  id: 'estimation.prices.table',
  from: '2026-11-29',
  checkedOn: '2026-11-29',
  source: 'judgement on how each of these prices was made (server/data/README.md)',
  /** Year of these prices. */
  year: 2025,
  deviation: {
    /** The last price of a municipality, where none of its means is in the files. */
    indexed: 0.08,
    imputed_adverts: 0.09,
  } satisfies Partial<Record<PriceMethod, number>>,
} as const

/** A price counts as published where a file of this quarter or a later one, its last, has a mean. */
export const publishedFrom = {
  value: '2025-Q1',
  source: 'own choice: a mean of an older file is carried too far to be called published',
} as const

/**
 * Prices of the table that contain an old published mean: EUR per m² of their other half, from adverts alone, or the
 * mean would count twice.
 */
export const advertHalves = {
  id: 'estimation.prices.advertHalves',
  from: '2026-11-23',
  checkedOn: '2026-11-23',
  source: 'own model on asking prices of 2025, before it was averaged with the indexed price',
  priceM2: { Bettendorf: 6960, Rambrouch: 6110, "Vallée de l'Ernz": 6306, Vianden: 5752 } as Readonly<
    Record<string, number>
  >,
} as const
