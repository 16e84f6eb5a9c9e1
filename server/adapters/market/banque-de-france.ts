import * as z from 'zod'
import type { Observation } from '#domain/market/figure'
import type { MarketSource } from '#server/ports/market'
import { parseCsvRecords } from '../csv.ts'
import { createMarketSource, toSeriesAnswer } from './market-source.ts'
import { parsePeriod } from './period.ts'
import { parseSdmxStatus } from './sdmx-csv.ts'
import { SourceFault } from './source-fault.ts'
import { createSourceTransport, type TransportOptions } from './transport.ts'

/** Number of days requested: the calendar runs to the end of the year with empty values, newest first. */
const days = 400

const Rows = z.array(
  z.object({
    series_key: z.string(),
    time_period_start: z.string(),
    obs_value: z.union([z.number(), z.string()]).nullable(),
    obs_status: z.string().nullable().optional(),
  }),
)

/** Observation of a day, whose value may have a decimal comma; none where the value is empty. */
const parseDayObservation = (day: string, value: number | string | null, status?: string | null): Observation[] => {
  const of = parsePeriod(day.slice(0, 10))
  if (of === undefined) throw new SourceFault('bad_format', 'a period is not a day')
  const written = String(value ?? '').trim()
  if (written === '') return []
  if (!/^-?\d+([.,]\d+)?$/.test(written)) throw new SourceFault('bad_format', `the value of ${of} is not a number`)
  return [{ period: of, publishedValue: Number(written.replace(',', '.')), ...parseSdmxStatus(status) }]
}

const createOtherSeriesFault = () => new SourceFault('wrong_series', 'the answer contains another series')

const parseWebstatJson = (text: string, id: string): Observation[] => {
  const rows = Rows.parse(JSON.parse(text))
  if (rows.some(({ series_key }) => series_key !== id)) throw createOtherSeriesFault()
  return rows.flatMap(row => parseDayObservation(row.time_period_start, row.obs_value, row.obs_status))
}

/** Open export: semicolons, decimal commas, header lines before the days. */
const parseWebstatCsv = (text: string, id: string): Observation[] => {
  const lines = parseCsvRecords(text, { name: 'Webstat', separator: ';' }).map(({ cells }) => cells)
  const code = lines.find(([title]) => title?.startsWith('Code série'))
  if (lines.length > 0 && !code) throw new SourceFault('bad_format', 'the line of the series code is missing')
  if (code && code[1] !== id) throw createOtherSeriesFault()
  return lines
    .filter(([day]) => /^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))
    .flatMap(([day = '', value = '']) => parseDayObservation(day, value))
}

/** URL of a series: with a key in the dataset of all observations, without one in the series' own open dataset. */
const buildWebstatUrl = (id: string, apiKey: string | undefined, root: string): URL => {
  const dataSet = apiKey === undefined ? id.toLowerCase().replaceAll('.', '-') : 'observations'
  const url = new URL(`api/explore/v2.1/catalog/datasets/${dataSet}/exports/json`, root)
  url.search = String(
    new URLSearchParams({
      where: `series_key="${id}"`,
      select: 'series_key,time_period_start,obs_value,obs_status',
      order_by: '-time_period_start',
      limit: String(days),
    }),
  )
  return url
}

/** Webstat of the Banque de France; without a key only as long as its open export is available. */
export const createBanqueDeFrance = ({
  apiKey,
  ...reach
}: TransportOptions & { apiKey?: string | undefined }): MarketSource => {
  const ask = createSourceTransport(reach)
  const root = reach.baseUrl ?? 'https://webstat.banque-france.fr/'
  const headers = apiKey === undefined ? {} : { Authorization: `Apikey ${apiKey}` }
  return createMarketSource('banqueDeFrance', async ({ series: { id }, known, signal }) => {
    const url = buildWebstatUrl(id, apiKey, root)
    const received = await ask({ url, accept: 'application/json, text/csv', headers, known, signal }).catch(error => {
      const isClosed = error instanceof SourceFault && [401, 403, 404].includes(error.status ?? 0)
      if (apiKey === undefined && isClosed)
        throw new SourceFault('needs_source_key', `the open export is closed (${error.message})`)
      throw error
    })
    return toSeriesAnswer(received, text => ({
      observations: text.trimStart().startsWith('[') ? parseWebstatJson(text, id) : parseWebstatCsv(text, id),
      publishedAt: null,
    }))
  })
}
