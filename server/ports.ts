import type { CredentialKind, Tier } from '#contract/shared/access'

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

/** Where answers are counted and timed. */
export interface Metrics {
  answered(answer: Answered): void
}
