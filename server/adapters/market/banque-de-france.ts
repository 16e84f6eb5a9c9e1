import * as z from 'zod'
import type { Observation } from '#domain/market/figure'
import type { MarketSource } from '#server/ports/market'
import { csvRecords } from '../csv.ts'
import { answerOf, marketSource } from './market-source.ts'
import { period } from './period.ts'
import { sdmxStatus } from './sdmx-csv.ts'
import { SourceFault } from './source-fault.ts'
import { type Reach, transport } from './transport.ts'

/** Days to ask for: the calendar runs to the end of the year with empty values, newest first. */
const days = 400

const Rows = z.array(
  z.object({
    series_key: z.string(),
    time_period_start: z.string(),
    obs_value: z.union([z.number(), z.string()]).nullable(),
    obs_status: z.string().nullable().optional(),
  }),
)

/** A day and its value, which may carry a decimal comma; nothing where the value is empty. */
const observation = (day: string, value: number | string | null, status?: string | null): Observation[] => {
  const of = period(day.slice(0, 10))
  if (of === undefined) throw new SourceFault('bad_format', 'a period is not a day')
  const written = String(value ?? '').trim()
  if (written === '') return []
  if (!/^-?\d+([.,]\d+)?$/.test(written)) throw new SourceFault('bad_format', `the value of ${of} is not a number`)
  return [{ period: of, publishedValue: Number(written.replace(',', '.')), ...sdmxStatus(status) }]
}

const otherSeries = () => new SourceFault('wrong_series', 'the answer contains another series')

const fromJson = (text: string, id: string): Observation[] => {
  const rows = Rows.parse(JSON.parse(text))
  if (rows.some(({ series_key }) => series_key !== id)) throw otherSeries()
  return rows.flatMap(row => observation(row.time_period_start, row.obs_value, row.obs_status))
}

/** The open export: semicolons, decimal commas, titled lines before the days. */
const fromCsv = (text: string, id: string): Observation[] => {
  const lines = csvRecords(text, { name: 'Webstat', separator: ';' }).map(({ cells }) => cells)
  const code = lines.find(([title]) => title?.startsWith('Code série'))
  if (lines.length > 0 && !code) throw new SourceFault('bad_format', 'the line of the series code is missing')
  if (code && code[1] !== id) throw otherSeries()
  return lines
    .filter(([day]) => /^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))
    .flatMap(([day = '', value = '']) => observation(day, value))
}

/** Where a series is asked for: with a key in the data set of all observations, without one in its own open data set. */
const address = (id: string, apiKey: string | undefined, root: string): URL => {
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

/** Webstat of the Banque de France; without a key only while its open export answers. */
export const banqueDeFrance = ({ apiKey, ...reach }: Reach & { apiKey?: string | undefined }): MarketSource => {
  const ask = transport(reach)
  const root = reach.baseUrl ?? 'https://webstat.banque-france.fr/'
  const headers = apiKey === undefined ? {} : { Authorization: `Apikey ${apiKey}` }
  return marketSource('banqueDeFrance', async ({ series: { id }, known, signal }) => {
    const url = address(id, apiKey, root)
    const received = await ask({ url, accept: 'application/json, text/csv', headers, known, signal }).catch(error => {
      const isClosed = error instanceof SourceFault && [401, 403, 404].includes(error.status ?? 0)
      if (apiKey === undefined && isClosed)
        throw new SourceFault('needs_source_key', `the open export is closed (${error.message})`)
      throw error
    })
    return answerOf(received, text => ({
      observations: text.trimStart().startsWith('[') ? fromJson(text, id) : fromCsv(text, id),
      publishedAt: null,
    }))
  })
}
