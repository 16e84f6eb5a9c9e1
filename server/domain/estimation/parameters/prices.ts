import type { PriceMethod } from '../reference-prices.ts'

/** The dispersions that the model of prices rests on: standard deviations of natural logarithms, so nearly of percent. */
export const priceModel = {
  id: 'estimation.prices',
  from: '2026-11-23',
  checkedOn: '2026-11-23',
  source:
    "own measure on the official files of 2014 to 2023 and 2025 (Observatoire de l'Habitat / STATEC); form of the model: Fay and Herriot 1979, Rao and Yu 1994",
  /** One registered sale around the mean of its municipality; 0.177 to 0.213 in 565 pairs of municipality and year. */
  sale: 0.19,
  /** Movement of a municipality relative to the national index, a year; chosen on neighbouring years of the files. */
  movement: 0.025,
  /** The level of a municipality around its neighbours, before its first published mean. */
  firstLevel: 0.15,
  /** Movement of a municipality between two files, in the weights of the national index; a year. */
  indexMovement: 0.033,
  /** New builds where no price of them is published: the national premium around the place's own. */
  newBuildPremium: 0.1,
} as const

/** Publisher of the prices of registered sales in the history. */
export const registeredSales = { source: "Observatoire de l'Habitat / STATEC, data.public.lu" } as const

/** The year of the adverts behind the coefficients of districts. */
export const advertYear = { value: 2025, source: registeredSales.source } as const

/** Registered sales of a year from which a mean is published; under it only the count is. */
export const leastPublishedSales = { value: 10, source: `notes of the files of ${registeredSales.source}` } as const

/** Standard deviation of the price of the table, where it is an observation of the level. */
export const tablePrice = {
  id: 'estimation.prices.table',
  from: '2026-11-23',
  checkedOn: '2026-11-23',
  source: 'judgement on how each of these prices was made (server/data/README.md)',
  /** Year of these prices. */
  year: 2025,
  deviation: {
    published_2026q1: 0.08,
    indexed: 0.08,
    imputed_adverts: 0.09,
    imputed_canton: 0.12,
  } satisfies Record<Exclude<PriceMethod, 'published'>, number>,
  /** Methods whose price is observed in addition to published means; others count only where none was published. */
  besideMeans: ['imputed_adverts', 'published_2026q1'] satisfies PriceMethod[] as readonly PriceMethod[],
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
