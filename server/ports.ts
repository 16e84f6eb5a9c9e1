import type { CredentialKind, Tier } from '#contract/shared/access'
import type { Held, Observation } from '#domain/market/figure'
import type { IndicatorKey, Series, SourceId } from '#domain/market/indicator'
import type { ReadingRefusal } from '#domain/market/reading'

/** A key as it is kept: never the secret itself, only its SHA-256. */
export interface ApiKey {
  id: string
  name: string
  tier: Tier
  kind: CredentialKind
  /** Origins a publishable key is bound to, as `https://agency.lu`; empty for the other kinds. */
  origins: readonly string[]
  /** First letters of the key and its last four, for display. */
  prefix: string
  lastFour: string
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  revokedAt?: string
}

/** Where keys are kept. */
export interface KeyStore {
  /** The key whose SHA-256 (hexadecimal) this is, revoked ones included. */
  byHash(hash: string): Promise<ApiKey | undefined>
  create(key: ApiKey, hash: string): Promise<void>
  list(): Promise<ApiKey[]>
  /** False when no key has this id. Revoking twice keeps the first instant. */
  revoke(id: string, revokedAt: string): Promise<boolean>
  /** False when no key has this id. */
  setTier(id: string, tier: Tier): Promise<boolean>
}

/** The daily counts of keys: the quota of the day and the usage of thirty days are the same rows. */
export interface UsageStore {
  /**
   * Counts one request on a UTC day and gives the day's count with it, after it is on disk.
   * Counts may be committed in groups, but always before this resolves.
   */
  count(keyId: string, day: string): Promise<number>
  /** Takes one count back (a verified replay, a refusal after counting). */
  giveBack(keyId: string, day: string): Promise<void>
  /** The day's count so far. */
  used(keyId: string, day: string): Promise<number>
}

/** What an Idempotency-Key remembers of a pure calculation: enough to know the repeat and to compute it again. */
export interface Replay {
  /** SHA-256 of the body, hexadecimal. */
  bodyHash: string
  status: number
  /** The day whose law counted. */
  day: string
}

/** Answers by Idempotency-Key, for 24 hours, bounded in MiB, oldest dropped first. */
export interface ReplayStore {
  find(key: string): Promise<Replay | undefined>
  keep(key: string, replay: Replay): Promise<void>
}

/** A place in a window of a minute. */
export interface Place {
  taken: boolean
  /** Places left after this one. */
  remaining: number
  /** The instant at which it begins anew, in milliseconds since 1970; always a whole second, the same for all of a window. */
  resetAt: number
}

/** Counts within a minute, in memory or in a shared store. */
export interface MinuteLimiter {
  /** Takes one of `limit` places in the running minute of `name`. */
  take(name: string, limit: number): Promise<Place>
}

/** Structured log; the first argument holds fields, never a secret. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** One answer, as it is measured. */
export interface Answered {
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  /** Code of the failure, empty on a success. */
  code: string
  ms: number
}

/** Where answers are counted and timed, and what became of the sources of market data. */
export interface Metrics {
  answered(answer: Answered): void
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
  /** Validators of the answer that is held; without them the whole series is read. */
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
export interface KeptIndicator {
  /** The newest good reading; missing while there was none. */
  reading?: { held: Held; validators: Validators }
  /** The last attempt; instants are ISO 8601 in UTC. */
  attempt: { at: string; reason: AttemptFailure | null }
}

/** What is remembered of the indicators of a source. */
export type KeptSource = Partial<Record<IndicatorKey, KeptIndicator>>

/** What the refreshes have read; shared by all processes that stand on the same store. */
export interface MarketStore {
  read(source: SourceId): Promise<KeptSource>
  keep(source: SourceId, kept: KeptSource): Promise<void>
  /**
   * The right to refresh a source, for at most a time; undefined while somebody else has it.
   * Calling what is given ends it.
   */
  lock(source: SourceId, forMs: number): Promise<(() => Promise<void>) | undefined>
  close(): Promise<void>
}
