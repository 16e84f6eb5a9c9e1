import type { LatestFigures, Observation } from '#domain/market/figure'
import type { IndicatorKey, Series, SourceId } from '#domain/market/indicator'
import type { ReadingRefusal } from '#domain/market/reading'

/** Where attempts to read market data are counted, and the ages of what is served. */
export interface MarketMetrics {
  /** One attempt to read an indicator; without a reason it was read or confirmed. */
  indicatorRead(source: SourceId, reason: AttemptFailure | null): void
  /** Days from the period of the value that is answered to today; null where there is none. */
  indicatorAge(source: SourceId, key: IndicatorKey, ageDays: number | null): void
}

/** What a source gave along with an answer, so that it can later say that nothing changed. */
export interface Validators {
  etag?: string
  lastModified?: string
}

/** Why a source gave no series: the words of the public answer. */
export type SourceFailure =
  | 'needs_source_key'
  | 'timeout'
  | 'unreachable'
  | 'http_error'
  | 'bad_format'
  | 'wrong_series'
  | 'no_data'

/** What a source answered; instants are ISO 8601 in UTC. */
export type SeriesAnswer =
  | {
      outcome: 'read'
      /** At least one, oldest first; a decided rate may be among them with its future day. */
      observations: readonly Observation[]
      /** When the source published the series; null when it does not say. */
      publishedAt: string | null
      retrievedAt: string
      validators: Validators
    }
  /** The series is the one that `known` came with. */
  | { outcome: 'unchanged'; retrievedAt: string }
  /** `detail` is for the log: never a secret, never text of the source. */
  | { outcome: 'failed'; reason: SourceFailure; detail: string }

/** How a series is asked for. */
export interface SeriesQuestion {
  series: Series
  /** Validators of the answer that is stored; without them the whole series is read. */
  known?: Validators
  /** Ends the attempt and its retries, as when the process stops. */
  signal?: AbortSignal
}

/** An official source of market data. */
export interface MarketSource {
  readonly id: SourceId
  /** The newest observations of a series; every fault of the source is an outcome, nothing is thrown. */
  read(question: SeriesQuestion): Promise<SeriesAnswer>
}

/** Why an attempt to read an indicator gave nothing new. */
export type AttemptFailure = SourceFailure | ReadingRefusal

/** What is remembered of an indicator between refreshes. */
export interface StoredIndicator {
  /** The newest good reading; missing while there was none. */
  reading?: { latest: LatestFigures; validators: Validators }
  /** The last attempt; instants are ISO 8601 in UTC. */
  attempt: { at: string; reason: AttemptFailure | null }
}

/** What is remembered of the indicators of a source. */
export type StoredSource = Partial<Record<IndicatorKey, StoredIndicator>>

/** What the refreshes have read; shared by all processes of one store. */
export interface MarketStore {
  read(source: SourceId): Promise<StoredSource>
  write(source: SourceId, stored: StoredSource): Promise<void>
  /**
   * A lock on the refresh of a source, for a limited time; undefined while another process holds it. The returned
   * function releases it.
   */
  lock(source: SourceId, forMs: number): Promise<(() => Promise<void>) | undefined>
}
