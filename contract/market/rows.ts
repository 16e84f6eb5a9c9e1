import type * as z from 'zod'
import type { CsvRow } from '../shared/csv.ts'
import type { CommuneHistory, CommunePrices } from './communes.ts'
import type { MarketForecasts } from './forecasts.ts'

/** The prices of every municipality as a table: a row for each. */
export const toPriceRows = ({ communes, tables }: z.infer<typeof CommunePrices>): CsvRow[] =>
  communes.map(({ commune, names, canton, ...figures }) => ({
    commune,
    nameDe: names.de,
    nameLb: names.lb,
    canton,
    ...figures,
    tables,
  }))

/** The prices of one municipality as a table: a row for each year, then one for each year of a former municipality. */
export const toHistoryRows = ({ commune, canton, years, former, tables }: z.infer<typeof CommuneHistory>): CsvRow[] => [
  ...years.map(({ year, ...figures }) => ({ commune, former: false, canton, year, ...figures, tables })),
  ...former.flatMap(merged =>
    merged.years.map(({ year, ...sales }) => ({
      ...{ commune: merged.commune, former: true, canton, year },
      ...sales,
      ...{ modelledPriceM2: null, standardErrorPct: null, index: null, tables },
    })),
  ),
]

/** The forecasts as a table: a row for each forecast, period and municipality. */
export const toForecastRows = ({ forecasts }: z.infer<typeof MarketForecasts>): CsvRow[] =>
  forecasts.flatMap(({ madeOn, file, periods }) =>
    periods.flatMap(({ from, to, communes }) =>
      communes.map(({ commune, ...figures }) => ({ madeOn, from, to, commune, ...figures, sha256: file.sha256 })),
    ),
  )
