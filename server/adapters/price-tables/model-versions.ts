import type { VersionPrices } from '#domain/accuracy/pack/model-changes'
import { modelVersion } from '#domain/estimation/parameters/model-versions'
import type { PriceTables } from '#domain/estimation/price-tables'
import { calendarYears } from '#domain/estimation/prices/history'
import { yearPrices } from '#domain/estimation/prices/year-prices'
import { formatCsvRecord } from '../csv.ts'
import { readAmount, readCount, readTableRows, requireText, type TableText } from './table-rows.ts'

/** Columns of the prices that each version of the model gave when it was released. */
const columns = ['version', 'year', 'tables', 'commune', 'is_published', 'price_m2'] as const

/** Reads the prices of the versions. @throws Error that names file, line and column of an invalid cell. */
export const readModelVersions = (table: TableText): VersionPrices[] => {
  const found = new Map<string, VersionPrices & { prices: Map<string, { isPublished: boolean; priceM2: number }> }>()
  for (const row of readTableRows(table, columns)) {
    const version = requireText(row, 'version')
    const known = found.get(version) ?? {
      ...{ version, year: readCount(row, 'year'), tables: requireText(row, 'tables') },
      prices: new Map<string, { isPublished: boolean; priceM2: number }>(),
    }
    const isPublished = requireText(row, 'is_published')
    if (isPublished !== 'yes' && isPublished !== 'no') throw row.fault('is_published', 'must be yes or no')
    known.prices.set(requireText(row, 'commune'), {
      isPublished: isPublished === 'yes',
      priceM2: readAmount(row, 'price_m2'),
    })
    found.set(version, known)
  }
  return [...found.values()]
}

/** The prices that the version of this program gives for the newest calendar year of the tables. */
const currentPrices = (tables: PriceTables): VersionPrices => {
  const year = calendarYears(tables.history).at(-1) ?? 0
  const prices = yearPrices(tables)
  return {
    ...{ version: modelVersion, year, tables: tables.hash },
    prices: new Map(
      tables.communes.map(({ name, existing }) => [
        name,
        {
          isPublished: existing.method === 'published',
          priceM2: Number((prices.get(name)?.get(year) ?? Number.NaN).toFixed(1)),
        },
      ]),
    ),
  }
}

/** The prices of the versions, with those of the present one where they were not written yet: it is released with them. */
export const addCurrentVersion = (versions: readonly VersionPrices[], tables: PriceTables): VersionPrices[] =>
  versions.some(({ version }) => version === modelVersion) ? [...versions] : [...versions, currentPrices(tables)]

/** CSV table of the prices of the versions. */
export const formatModelVersions = (versions: readonly VersionPrices[]): string =>
  [
    columns,
    ...versions.flatMap(({ version, year, tables, prices }) =>
      [...prices].map(([commune, { isPublished, priceM2 }]) => [
        ...[version, year, tables, commune, isPublished ? 'yes' : 'no', priceM2.toFixed(1)],
      ]),
    ),
    [],
  ]
    .map(formatCsvRecord)
    .join('\n')
