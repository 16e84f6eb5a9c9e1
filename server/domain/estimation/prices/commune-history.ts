import type * as z from 'zod'
import type { CommuneHistory, CommunePrice } from '#contract/market/communes'
import { exp } from '../../core/exponentials.ts'
import { Refusal } from '../../core/refusal.ts'
import { communeDirectory } from '../commune-name.ts'
import { formerCommunes } from '../parameters/former-communes.ts'
import type { PriceTables } from '../price-tables.ts'
import type { Commune } from '../reference-prices.ts'
import { toOneDecimal, toTwoDecimals } from '../rounding.ts'
import { type CommunePeriod, calendarYears, fileQuarters, fileStarts, isCalendarYear, lastOfFile } from './history.ts'
import type { PricePaths } from './path-table.ts'
import { formatFilePeriod, formatQuarter, type Quarter, yearOfQuarter } from './quarters.ts'

/** Name of the method behind the prices of municipalities. */
export const communePricesMethod = 'gaussian_system_of_registered_prices'

/** One municipality with its newest price. */
export type CommunePriceRow = z.infer<typeof CommunePrice>

/** The prices of one municipality, year by year. */
export type CommuneHistoryAnswer = z.infer<typeof CommuneHistory>

/** The sales of a file as answers show them; all null where the files have no row. */
const toPublishedSales = (row: CommunePeriod | undefined) => ({
  sales: row?.existing.sales ?? null,
  publishedPriceM2: row?.existing.meanM2 ?? null,
  lowM2: row?.existing.lowM2 ?? null,
  highM2: row?.existing.highM2 ?? null,
  newBuildSales: row?.newBuild.sales ?? null,
  newBuildPriceM2: row?.newBuild.meanM2 ?? null,
})

const noPrice = (name: string, year: number): never => {
  throw new RangeError(`The tables have no price of ${name} in ${year}.`)
}

/** The price of a municipality over a calendar year as answers show it. */
const yearPrice = ({ paths }: PriceTables, { name }: Commune, year: number) => {
  const { logPrice, variance } = paths.yearsOf(name).find(point => point.year === year) ?? noPrice(name, year)
  return { modelledPriceM2: toOneDecimal(exp(logPrice)), standardErrorPct: toTwoDecimals(100 * Math.sqrt(variance)) }
}

/** The price of a municipality in the middle of each quarter to the last of the newest file. */
const quarterPrices = ({ paths, history }: PriceTables, name: string): CommuneHistoryAnswer['quarters'] => {
  const last = lastOfFile(fileStarts(history).at(-1) ?? 0)
  const first = fileStarts(history)[0] ?? last
  return paths.of(name).flatMap(({ logPrice, variance }, knot) => {
    const quarter: Quarter = paths.first + knot
    return quarter < first || quarter > last
      ? []
      : [
          {
            quarter: formatQuarter(quarter),
            modelledPriceM2: toOneDecimal(exp(logPrice)),
            standardErrorPct: toTwoDecimals(100 * Math.sqrt(variance)),
          },
        ]
  })
}

/** National level of a year, 100 in the first one. */
const nationalIndexOf = ({ first, national }: PricePaths, year: number, base: number): number => {
  const level = (of: number): number => {
    const from = fileQuarters * of - first
    return national.means.slice(from, from + fileQuarters).reduce((sum, mean) => sum + mean, 0) / fileQuarters
  }
  return toTwoDecimals(100 * exp(level(year) - level(base)))
}

const namesByLanguage = ({ names: [fr, de, lb] }: Commune) => ({ fr, de, lb })

/** Every municipality of today with its price of the newest calendar year, in French alphabetical order. */
export const communePrices = (tables: PriceTables): CommunePriceRow[] => {
  const { communes, history } = tables
  const year = calendarYears(tables.history).at(-1) ?? 0
  return communes
    .map(commune => {
      const own = history.filter(row => row.commune === commune.name)
      const published = own.filter(({ existing }) => existing.meanM2 !== undefined)
      const lastYear = published.filter(isCalendarYear).at(-1)
      const last = published.at(-1)
      return {
        commune: commune.name,
        names: namesByLanguage(commune),
        canton: commune.canton,
        lastPublishedYear: lastYear ? yearOfQuarter(lastYear.firstQuarter) : null,
        lastPublished: last ? formatFilePeriod(last.firstQuarter) : null,
        year,
        ...yearPrice(tables, commune, year),
        sales: own.find(row => row.firstQuarter === fileQuarters * year)?.existing.sales ?? null,
      }
    })
    .sort((a, b) => a.commune.localeCompare(b.commune, 'fr'))
}

/**
 * Makes the finder of the prices of one municipality, by any name that the estimation understands. It refuses with
 * `municipality_not_found` and suggests names.
 */
export const communeHistories = (tables: PriceTables): ((name: string) => CommuneHistoryAnswer) => {
  const find = communeDirectory(tables)
  const years = calendarYears(tables.history)
  const [firstYear = 0] = years
  const rowsOf = (name: string): CommunePeriod[] =>
    tables.history.filter(({ commune }) => commune === name).sort((a, b) => a.firstQuarter - b.firstQuarter)
  const historyOf = (commune: Commune): CommuneHistoryAnswer => {
    const own = rowsOf(commune.name)
    return {
      commune: commune.name,
      names: namesByLanguage(commune),
      canton: commune.canton,
      years: years.map(year => ({
        year,
        ...toPublishedSales(own.find(row => row.firstQuarter === fileQuarters * year)),
        ...yearPrice(tables, commune, year),
        index: nationalIndexOf(tables.paths, year, firstYear),
      })),
      quarters: quarterPrices(tables, commune.name),
      files: own
        .filter(row => !isCalendarYear(row))
        .map(row => ({ period: formatFilePeriod(row.firstQuarter), ...toPublishedSales(row) })),
      former: (formerCommunes.mergedInto[commune.name] ?? []).map(former => ({
        commune: former,
        years: rowsOf(former)
          .filter(isCalendarYear)
          .map(row => ({ year: yearOfQuarter(row.firstQuarter), ...toPublishedSales(row) })),
      })),
      tables: tables.hash,
    }
  }
  // Each is calculated once: the tables do not change.
  const known = new Map<Commune, CommuneHistoryAnswer>()
  return sent => {
    const found = find(sent)
    if ('message' in found) throw new Refusal('municipality_not_found', found)
    const { commune } = found
    const answer = known.get(commune) ?? historyOf(commune)
    known.set(commune, answer)
    return answer
  }
}
