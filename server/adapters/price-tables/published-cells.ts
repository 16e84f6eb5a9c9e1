import { registeredSales } from '#domain/estimation/parameters/prices'
import type { PriceTables } from '#domain/estimation/price-tables'
import { newestMeans } from '#domain/estimation/prices/day-prices'
import { type CommunePeriod, fileQuarters, meansOf, newestQuarter } from '#domain/estimation/prices/history'
import { meanPrice } from '#domain/estimation/prices/path-table'
import { formatFileMonths, type Quarter } from '#domain/estimation/prices/quarters'
import type { Commune } from '#domain/estimation/reference-prices'
import type { CommuneCells } from './table-writing.ts'

const publisher = registeredSales.source
const calculated = `own calculation on figures of ${publisher}`

/** Months of a file; a calendar year is its number. */
const formatPeriodWords = (firstQuarter: Quarter): string =>
  firstQuarter % fileQuarters === 0 ? String(firstQuarter / fileQuarters) : formatFileMonths(firstQuarter)

/** Price of a municipality over the four quarters of the newest file, by the system. */
const modelPrice = ({ paths, history }: PriceTables, name: string): number => {
  const from = newestQuarter(history) - fileQuarters + 1 - paths.first
  return Math.round(meanPrice(paths.logPricesOf(name).slice(from, from + fileQuarters)))
}

/** Existing apartments of a municipality without a newer mean: its older means carried on, or the level of its canton. */
const createModelledCells = (tables: PriceTables, { name, canton, existing }: Commune): CommuneCells => {
  const own = meansOf(tables.history, 'existing').filter(({ commune }) => commune === name)
  const last = own.toSorted((a, b) => a.firstQuarter - b.firstQuarter).at(-1)
  // These prices are observations themselves: of adverts, and the one of a municipality without any mean.
  if (existing.method === 'imputed_adverts' || (existing.method === 'indexed' && !last)) return {}
  const newest = formatFileMonths(newestQuarter(tables.history) - fileQuarters + 1)
  const price = { existing_price_m2: modelPrice(tables, name), existing_source: calculated }
  return last
    ? {
        ...price,
        existing_method: 'indexed',
        existing_period: `${formatPeriodWords(last.firstQuarter)} indexed to ${newest}`,
        existing_derivation: `last published price ${formatPeriodWords(last.firstQuarter)} (${Math.round(last.meanM2)}), carried on with canton and nation`,
      }
    : {
        ...price,
        existing_method: 'imputed_canton',
        existing_period: `${newest} (imputed)`,
        existing_derivation: `level of canton ${canton}; no mean was ever published here`,
      }
}

/** Sales of a segment in the newest file that tells them. */
const newestSales = (own: readonly CommunePeriod[], segment: 'existing' | 'newBuild'): number =>
  own
    .toSorted((a, b) => a.firstQuarter - b.firstQuarter)
    .flatMap(row => row[segment].sales ?? [])
    .at(-1) ?? 0

/**
 * Cells of every municipality from the registered sales: prices published in a file that counts as new, those carried on
 * from an older one or from the canton, and numbers of sales. Prices of adverts are kept.
 */
export const createPublishedCells = (tables: PriceTables): ReadonlyMap<string, CommuneCells> => {
  const [existing, newBuild] = [newestMeans(tables, 'existing'), newestMeans(tables, 'newBuild')]
  return new Map(
    tables.communes.map((commune): [string, CommuneCells] => {
      const own = tables.history.filter(row => row.commune === commune.name)
      const [mean, newMean] = [existing.get(commune.name), newBuild.get(commune.name)]
      return [
        commune.name,
        {
          ...(mean
            ? {
                existing_price_m2: Math.round(mean.meanM2),
                existing_method: 'published',
                existing_period: formatFileMonths(mean.firstQuarter),
                existing_derivation: `mean of registered sales, ${formatPeriodWords(mean.firstQuarter)}`,
                existing_source: publisher,
              }
            : createModelledCells(tables, commune)),
          existing_sales: newestSales(own, 'existing'),
          new_build_price_m2: newMean ? Math.round(newMean.meanM2) : '',
          new_build_period: newMean ? formatFileMonths(newMean.firstQuarter) : '',
          new_build_derivation: newMean
            ? `mean of registered off-plan sales, ${formatPeriodWords(newMean.firstQuarter)}, VAT at 3 % included`
            : '',
          new_build_source: newMean ? publisher : '',
          new_build_sales: newMean ? newMean.sales : newestSales(own, 'newBuild'),
        },
      ]
    }),
  )
}
