import type { SourceTables } from '#domain/estimation/price-tables'
import type { ExpectedMean, PeriodForecast } from '#domain/estimation/prices/forecast'
import { newestQuarter } from '#domain/estimation/prices/history'
import { lastQuarter } from '#domain/estimation/prices/house-prices'
import { foretellNextMeans, lastKnownDay } from '#domain/estimation/prices/next-means'
import { formatQuarter } from '#domain/estimation/prices/quarters'
import { formatCsvRecord } from '../csv.ts'

/** The twelve months of a period as the file names them. */
const formatPeriod = ({ from, to }: Pick<PeriodForecast, 'from' | 'to'>): string =>
  from.endsWith('-01-01') ? `calendar ${from.slice(0, 4)}` : `12 months to ${to}`

const formatMean = (
  period: string,
  { commune, sales, assumedSales, expectedM2, lowM2, highM2, deviation }: ExpectedMean,
): string =>
  formatCsvRecord([commune, period, sales ?? '', assumedSales, expectedM2, lowM2, highM2, deviation.toFixed(6)])

/** The forecast of the next official means as its file: made on a day from the tables, and never edited afterwards. */
export const formatForecast = (tables: SourceTables, madeOn: string): string => {
  const periods = foretellNextMeans(tables)
  const until = lastKnownDay(tables)
  const movements = periods.map(
    period => `${formatPeriod(period)} ${period.movement.toFixed(4)}, ${period.movementDeviation.toFixed(4)}`,
  )
  const salesColumn = `sales_12m_to_${formatQuarter(newestQuarter(tables.history)).replace('-Q', 'q')}`
  return [
    `# Forecast of the next official means of registered prices of existing apartments, EUR/m2, made on ${madeOn} from data to ${until} (index to ${formatQuarter(lastQuarter(tables.housePrices))}), before publication`,
    '# expected_mean and the ends of the 80 % interval are of the mean as it will be published (sampling error of assumed_sales sales in it); a mean is published from 10 sales on',
    `# National movement from the 12 months to ${until} (ln, deviation): ${movements.join('; ')}`,
    `commune,file,${salesColumn},assumed_sales,expected_mean_m2,low80_m2,high80_m2,deviation`,
    ...periods.flatMap(period => period.means.map(mean => formatMean(formatPeriod(period), mean))),
    '',
  ].join('\n')
}
