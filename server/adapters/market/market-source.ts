import type { Observation } from '#domain/market/figure'
import type { SourceId } from '#domain/market/indicator'
import type { MarketSource, SeriesRequest, SeriesResult } from '#server/ports/market'
import { SourceFault } from './source-fault.ts'
import type { Received } from './transport.ts'

/** Parsed series. */
export interface ReadSeries {
  observations: Observation[]
  /** Instant of publication by the source, null when unknown. */
  publishedAt: string | null
}

/** Parses a received text into a series; the order of its observations does not matter. */
export const toSeriesAnswer = (received: Received, parse: (text: string) => ReadSeries): SeriesResult => {
  const { text, validators, retrievedAt } = received
  if (text === undefined) return { outcome: 'unchanged', retrievedAt }
  const { observations, publishedAt } = parse(text)
  if (observations.length === 0) throw new SourceFault('no_data', 'the answer contains no value')
  const sorted = observations.toSorted((a, b) => (a.period < b.period ? -1 : 1))
  if (sorted.some(({ period }, i) => period === sorted[i + 1]?.period))
    throw new SourceFault('wrong_series', 'the answer contains several values of one period')
  return { outcome: 'read', observations: sorted, publishedAt, retrievedAt, validators }
}

/** Market source whose `read` always resolves: faults become outcomes. */
export const createMarketSource = (
  id: SourceId,
  reader: (question: SeriesRequest) => Promise<SeriesResult>,
): MarketSource => ({
  id,
  read: question =>
    reader(question).catch(error => {
      if (error instanceof SourceFault) return { outcome: 'failed', reason: error.reason, detail: error.message }
      // Unparseable text; the parser's own message might quote the source.
      return { outcome: 'failed', reason: 'bad_format', detail: `unreadable answer (${String(error?.name)})` }
    }),
})
