import * as z from 'zod'
import type { Observation, ObservationStatus } from '#domain/market/figure'
import type { MarketSource } from '#server/ports/market'
import { createMarketSource, type ReadSeries, toSeriesAnswer } from './market-source.ts'
import { parsePeriod } from './period.ts'
import { SourceFault } from './source-fault.ts'
import { createSourceTransport, type TransportOptions } from './transport.ts'

/** Number of periods requested: the newest may be empty. */
const periods = 13

/** Dataset in JSON-stat 2.0; cells without a value are absent or null. */
const DataSet = z.object({
  updated: z.string().optional(),
  value: z.union([z.record(z.string(), z.number().nullable()), z.array(z.number().nullable())]),
  status: z.record(z.string(), z.string()).optional(),
  id: z.array(z.string()),
  size: z.array(z.int()),
  dimension: z.record(z.string(), z.object({ category: z.object({ index: z.record(z.string(), z.int()) }) })),
})

/** Dataset and filters of a series id such as `prc_hpi_q geo=LU purchase=TOTAL unit=I15_Q`. */
const parseEurostatId = (id: string): { dataSet: string; filters: [dimension: string, code: string][] } => {
  const [dataSet = '', ...filters] = id.split(' ')
  return {
    dataSet,
    filters: filters.map(filter => {
      const [dimension = '', code = ''] = filter.split('=')
      return [dimension, code]
    }),
  }
}

/** Status for a Eurostat flag: provisional or estimated; other flags (a break, another definition) leave it final. */
const parseEurostatFlag = (flag = ''): ObservationStatus =>
  flag.includes('p') ? 'provisional' : flag.includes('e') ? 'estimated' : 'final'

const parseUpdatedAt = (updated: string | undefined): string | null => {
  const read = new Date(updated?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2') ?? Number.NaN)
  return Number.isNaN(read.getTime()) ? null : read.toISOString()
}

/** Single series of a dataset: every dimension but time has one code, and the codes are those requested. */
const parseEurostatSeries = (text: string, filters: readonly [string, string][]): ReadSeries => {
  const { dimension, id, size, value, status, updated } = DataSet.parse(JSON.parse(text))
  const codes = (of: string): Record<string, number> => dimension[of]?.category.index ?? {}
  const isRequested = filters.every(([of, code]) => Object.keys(codes(of)).join() === code)
  if (!isRequested || id.some((of, i) => of !== 'time' && size[i] !== 1))
    throw new SourceFault('wrong_series', 'the answer contains other codes than those asked for')
  // With one code in every other dimension, a cell's index is that of its period.
  const observations = Object.entries(codes('time')).flatMap(([written, place]): Observation[] => {
    const publishedValue = Array.isArray(value) ? value[place] : value[place]
    const of = parsePeriod(written)
    if (of === undefined) throw new SourceFault('bad_format', 'a period is neither day, month nor quarter')
    return typeof publishedValue === 'number'
      ? [{ period: of, publishedValue, status: parseEurostatFlag(status?.[place]) }]
      : []
  })
  return { observations, publishedAt: parseUpdatedAt(updated) }
}

/**
 * Eurostat's statistics API, in JSON-stat; a series id is the dataset and its filters.
 * @param part `newest` requests the last thirteen periods of a series, `whole` all of it.
 */
export const createEurostat = (reach: TransportOptions, part: 'newest' | 'whole' = 'newest'): MarketSource => {
  const ask = createSourceTransport(reach)
  const root = reach.baseUrl ?? 'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/'
  return createMarketSource('eurostat', async ({ series: { id }, known, signal }) => {
    const { dataSet, filters } = parseEurostatId(id)
    const url = new URL(`data/${dataSet}`, root)
    const newest: [string, string][] = part === 'whole' ? [] : [['lastTimePeriod', String(periods)]]
    url.search = String(new URLSearchParams([['format', 'JSON'], ['lang', 'EN'], ...filters, ...newest]))
    const received = await ask({ url, accept: 'application/json', known, signal })
    return toSeriesAnswer(received, text => parseEurostatSeries(text, filters))
  })
}
