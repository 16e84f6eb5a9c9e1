import type * as z from 'zod'
import type { CommuneHistory, CommunePrice } from '#contract/market/communes'
import { exp } from '../../core/exponentials.ts'
import { Refusal } from '../../core/refusal.ts'
import { communeDirectory } from '../commune-name.ts'
import { formerCommunes } from '../parameters/former-communes.ts'
import type { PriceTables } from '../price-tables.ts'
import type { Commune } from '../reference-prices.ts'
import { toOneDecimal, toTwoDecimals } from '../rounding.ts'
import type { DatedPrices } from './dated-price.ts'
import type { CommuneYear } from './history.ts'

/** Name of the method behind the prices of municipalities. */
export const communePricesMethod = 'smoothed_registered_prices'

/** One municipality with its newest price. */
export type CommunePriceRow = z.infer<typeof CommunePrice>

/** The prices of one municipality, year by year. */
export type CommuneHistoryAnswer = z.infer<typeof CommuneHistory>

/** The sales of a year as answers show them; all null where the files have no row. */
const toPublishedSales = (row: CommuneYear | undefined) => ({
  sales: row?.existing.sales ?? null,
  publishedPriceM2: row?.existing.meanM2 ?? null,
  lowM2: row?.existing.lowM2 ?? null,
  highM2: row?.existing.highM2 ?? null,
  newBuildSales: row?.newBuild.sales ?? null,
  newBuildPriceM2: row?.newBuild.meanM2 ?? null,
})

/** The modelled price of a municipality of today in one year. */
const findModelledPrice = ({ paths }: DatedPrices, name: string, year: number) => {
  const price = paths.get(name)?.get(year)
  if (!price) throw new RangeError(`The tables have no price of ${name} in ${year}.`)
  const { priceM2, standardError } = price
  return { modelledPriceM2: toOneDecimal(priceM2), standardErrorPct: toTwoDecimals(100 * standardError) }
}

const namesByLanguage = ({ names: [fr, de, lb] }: Commune) => ({ fr, de, lb })

/** Every municipality of today with its newest modelled price, in French alphabetical order. */
export const communePrices = ({ communes, history }: PriceTables, dated: DatedPrices): CommunePriceRow[] => {
  const year = dated.lastYear
  return communes
    .map(commune => {
      const own = history.filter(row => row.commune === commune.name)
      const published = own.filter(({ existing }) => existing.meanM2 !== undefined).map(row => row.year)
      return {
        commune: commune.name,
        names: namesByLanguage(commune),
        canton: commune.canton,
        lastPublishedYear: published.at(-1) ?? null,
        year,
        ...findModelledPrice(dated, commune.name, year),
        sales: own.find(row => row.year === year)?.existing.sales ?? null,
      }
    })
    .sort((a, b) => a.commune.localeCompare(b.commune, 'fr'))
}

/**
 * Makes the finder of the prices of one municipality, by any name that the estimation understands. It refuses with
 * `municipality_not_found` and suggests names.
 */
export const communeHistories = (tables: PriceTables, dated: DatedPrices): ((name: string) => CommuneHistoryAnswer) => {
  const find = communeDirectory(tables)
  const rowsOf = (name: string): CommuneYear[] =>
    tables.history.filter(({ commune }) => commune === name).sort((a, b) => a.year - b.year)
  return sent => {
    const found = find(sent)
    if ('message' in found) throw new Refusal('municipality_not_found', found)
    const { name, canton } = found.commune
    const own = rowsOf(name)
    return {
      commune: name,
      names: namesByLanguage(found.commune),
      canton,
      years: [...dated.index]
        .sort(([a], [b]) => a - b)
        .map(([year, level]) => ({
          year,
          ...toPublishedSales(own.find(row => row.year === year)),
          ...findModelledPrice(dated, name, year),
          index: toTwoDecimals(100 * exp(level)),
        })),
      former: (formerCommunes.mergedInto[name] ?? []).map(former => ({
        commune: former,
        years: rowsOf(former).map(row => ({ year: row.year, ...toPublishedSales(row) })),
      })),
      tables: tables.hash,
    }
  }
}
