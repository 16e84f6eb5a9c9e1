import type { CredentialKind, Tier } from '#contract/shared/access'

/** A key as it is stored: never the secret itself, only its SHA-256. */
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
  /** Id of the user or organisation whose key it is; undefined for the operator's. */
  ownerId?: string
  /** Which of the two it is. */
  ownerKind?: 'user' | 'organisation'
}

/** Where keys are stored. */
export interface KeyStore {
  /** The key whose SHA-256 (hexadecimal) this is, revoked ones included. */
  byHash(hash: string): Promise<ApiKey | undefined>
  create(key: ApiKey, hash: string): Promise<void>
  list(): Promise<ApiKey[]>
  /** False when no key has this id. Revoking twice keeps the first instant. */
  revoke(id: string, revokedAt: string): Promise<boolean>
  /** False when no key has this id. */
  setTier(id: string, tier: Tier): Promise<boolean>
  /** Replaces the origins of a publishable key; false when no publishable key has this id. */
  replaceOrigins(id: string, origins: readonly string[]): Promise<boolean>
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
  /** The answer itself as JSON, where it is not calculated again. */
  answer?: string
}

/** What a store of repeats answers when a request begins. */
export type BeginResult =
  /** Nobody has sent it before: it is running from now on, until it is stored or abandoned. */
  | { state: 'first' }
  /** Another process runs it, with this body. */
  | { state: 'running'; bodyHash: string }
  | { state: 'done'; replay: Replay }

/** Answers by Idempotency-Key, for 24 hours or less; requests of one process must not begin one name at once. */
export interface ReplayStore {
  /** @param runningMs how long it may run before its repeats stop believing in it; a minute when left out. */
  begin(name: string, bodyHash: string, runningMs?: number): Promise<BeginResult>
  /** @param ms how long it is stored; 24 hours when left out. */
  keep(name: string, replay: Replay, ms?: number): Promise<void>
  /** Ends a request that began and left nothing, so that its repeat is the first one. */
  abandon(name: string, bodyHash: string): Promise<void>
}

/** What became of a request in its window of time. */
export interface LimitResult {
  /** True when the request took its places. */
  taken: boolean
  /** Places left after it. */
  remaining: number
  /** The instant at which it begins anew, in milliseconds since 1970; always a whole second, the same for all of a window. */
  resetAt: number
}

/** How much is taken of which window. */
export interface TakeOptions {
  /** Least length of the window that begins with the first place; 60 when left out, always the same for one name. */
  seconds?: number
  /** Places to take, all of them or none; 1 when left out. */
  places?: number
}

/** Counts within windows of time, in memory or in a store that processes share. */
export interface WindowLimiter {
  /** Takes places of the `limit` that the running window of `name` has. */
  take(name: string, limit: number, options?: TakeOptions): Promise<LimitResult>
  /** Corrects the running window by some places, negative ones give back; nothing once it is over. */
  add(name: string, places: number): Promise<void>
}

/** A store that processes share, and that may be away. */
export interface SharedStore {
  /**
   * Asks it something, and waits a quarter of a second. While it is away this rejects at once, without asking.
   * @throws what went wrong; whoever asks does it without the store.
   */
  ask<T>(command: () => Promise<T>): Promise<T>
}

/**
 * Structured log; the first argument holds fields, never a secret. `said` stands for both where a person reads the log in a
 * terminal: one sentence of at most 65 characters, with as much of the fields as it takes to act.
 */
export interface Log {
  debug(fields: object, message: string, said?: string): void
  info(fields: object, message: string, said?: string): void
  warn(fields: object, message: string, said?: string): void
  error(fields: object, message: string, said?: string): void
}

/** One answer, as it is measured. */
export interface Answered {
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  /** Code of the failure, empty on a success. */
  code: string
  ms: number
  security?: SecurityEvent
}

/**
 * What whoever watches over attacks wants to know of a request: a key that nobody has, a revoked one, a publishable key
 * from a page that it is not for, an address over its limit of requests without a good credential.
 */
export type SecurityEvent = 'bad_key' | 'revoked_key' | 'foreign_origin' | 'flood'

/** Where answers are counted and timed, and where the process tells how it works. */
export interface Metrics {
  answered(answer: Answered): void
  /** A connection was closed at once because there were too many. */
  connectionRefused(): void
  /** Whether the windows of the limits are counted in this process because the shared store is away. */
  limitsFallback(isAway: boolean): void
}

/** Why work found no place: too many calls, bytes or calls of one key at once, or none became free in time. */
export type NoPlaceReason = 'calls' | 'bytes' | 'callsOfKey' | 'wait'

/** Where the work of threads is counted and timed. */
export interface WorkerMetrics {
  /** How many calls wait for a thread and are worked on, and the bytes of both. */
  workState(state: { waiting: number; running: number; bytes: number }): void
  /** How long a call waited for its thread, in milliseconds. */
  workWaited(ms: number): void
  workRefused(reason: NoPlaceReason): void
  /** A thread ended, or was ended, with a call that it had not answered. */
  workLost(): void
}

/** What a queue needs to know of a call. */
export interface WorkTicket {
  /** Id of the key whose call it is; keys take turns. */
  keyId: string
  /** Bytes that wait with it. */
  bytes: number
  /** Aborted when nobody waits for the result any more. */
  signal: AbortSignal
}

/**
 * What became of work: its result; no place for it; nobody waited for it any more; or its thread ended before it did.
 */
export type WorkOutcome<Result> =
  | { outcome: 'done'; result: Result }
  | { outcome: 'noPlace'; reason: NoPlaceReason }
  | { outcome: 'abandoned' }
  | { outcome: 'lost'; cause: unknown }

/** Threads that calculate beside the event loop, behind a queue that is bounded and fair between keys. */
export interface Workers<Task, Result> {
  /**
   * Works when it is its turn; never rejects. The place of a call is free again once this resolved. Work whose caller went
   * away leaves the queue; where it already runs it ends by itself and its result is dropped.
   */
  run(task: Task, ticket: WorkTicket): Promise<WorkOutcome<Result>>
  /** Ends the threads, whatever they do. */
  close(): Promise<void>
}
