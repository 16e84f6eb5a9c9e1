import type { Observation } from '#domain/market/figure'
import type { SourceId } from '#domain/market/indicator'
import type { MarketSource, SeriesAnswer, SeriesQuestion } from '#server/ports/market'
import { SourceFault } from './source-fault.ts'
import type { Received } from './transport.ts'

/** A series as a parser reads it. */
export interface ReadSeries {
  observations: Observation[]
  /** Instant at which the source published it, null when it does not say. */
  publishedAt: string | null
}

/** What a received text says of a series, through a parser; the order of its observations does not matter. */
export const answerOf = (received: Received, parse: (text: string) => ReadSeries): SeriesAnswer => {
  const { text, validators, retrievedAt } = received
  if (text === undefined) return { outcome: 'unchanged', retrievedAt }
  const { observations, publishedAt } = parse(text)
  if (observations.length === 0) throw new SourceFault('no_data', 'the answer contains no value')
  const sorted = observations.toSorted((a, b) => (a.period < b.period ? -1 : 1))
  if (sorted.some(({ period }, i) => period === sorted[i + 1]?.period))
    throw new SourceFault('wrong_series', 'the answer contains several values of one period')
  return { outcome: 'read', observations: sorted, publishedAt, retrievedAt, validators }
}

/** A source whose faults are outcomes: whatever a reader throws, `read` resolves. */
export const marketSource = (
  id: SourceId,
  reader: (question: SeriesQuestion) => Promise<SeriesAnswer>,
): MarketSource => ({
  id,
  read: question =>
    reader(question).catch(error => {
      if (error instanceof SourceFault) return { outcome: 'failed', reason: error.reason, detail: error.message }
      // A text that the parser cannot read; its own message might quote the source.
      return { outcome: 'failed', reason: 'bad_format', detail: `unreadable answer (${String(error?.name)})` }
    }),
})
