import type { LatestFigures, Observation } from '#domain/market/figure'
import type { IndicatorKey, Series, SourceId } from '#domain/market/indicator'
import type { ReadingRefusal } from '#domain/market/reading'

/** Metrics of market data: read attempts and ages. */
export interface MarketMetrics {
  /** One attempt to read an indicator; `reason` is null where it succeeded or nothing changed. */
  indicatorRead(source: SourceId, reason: AttemptFailure | null): void
  /** Days since the period of the published value; null where there is no value. */
  indicatorAge(source: SourceId, key: IndicatorKey, ageDays: number | null): void
}

/** HTTP validators of a source's response, for conditional requests. */
export interface Validators {
  etag?: string
  lastModified?: string
}

/** Reasons why a source returned no series, as in the public response. */
export type SourceFailure =
  | 'needs_source_key'
  | 'timeout'
  | 'unreachable'
  | 'http_error'
  | 'bad_format'
  | 'wrong_series'
  | 'no_data'

/** Result of reading a series; instants are ISO 8601 in UTC. */
export type SeriesResult =
  | {
      outcome: 'read'
      /** At least one, oldest first; may include a decided rate with its future date. */
      observations: readonly Observation[]
      /** Publication time of the series; null where the source does not give it. */
      publishedAt: string | null
      retrievedAt: string
      validators: Validators
    }
  /** The series has not changed since `known`. */
  | { outcome: 'unchanged'; retrievedAt: string }
  /** `detail` is for the log: never a secret or text of the source. */
  | { outcome: 'failed'; reason: SourceFailure; detail: string }

export interface SeriesRequest {
  series: Series
  /** Validators of the stored response; without them the whole series is read. */
  known?: Validators
  /** Aborts the attempt and its retries, for instance at shutdown. */
  signal?: AbortSignal
}

export interface MarketSource {
  readonly id: SourceId
  /** Latest observations of a series; failures are returned as outcomes, never thrown. */
  read(question: SeriesRequest): Promise<SeriesResult>
}

/** Reason why an attempt to read an indicator returned nothing new. */
export type AttemptFailure = SourceFailure | ReadingRefusal

/** Stored state of an indicator. */
export interface StoredIndicator {
  /** Latest valid reading; missing until there is one. */
  reading?: { latest: LatestFigures; validators: Validators }
  /** Latest attempt; instants are ISO 8601 in UTC. */
  attempt: { at: string; reason: AttemptFailure | null }
}

/** Stored indicators of a source. */
export type StoredSource = Partial<Record<IndicatorKey, StoredIndicator>>

/** Storage of market readings, shared by all processes of one store. */
export interface MarketStore {
  read(source: SourceId): Promise<StoredSource>
  write(source: SourceId, stored: StoredSource): Promise<void>
  /**
   * Locks the refresh of a source for a limited time; undefined while another process holds the lock. The returned
   * function releases it.
   */
  lock(source: SourceId, forMs: number): Promise<(() => Promise<void>) | undefined>
}
