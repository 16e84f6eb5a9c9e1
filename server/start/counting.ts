import { type AnonymousLimit, anonymousLimit } from '../access/anonymous-limit.ts'
import { type KeyFinder, keyFinder } from '../access/credentials.ts'
import { type Idempotency, idempotency } from '../access/idempotency.ts'
import { sandbox } from '../access/sandbox.ts'
import { type TierLimits, tierLimits } from '../access/tiers.ts'
import { type WatchedUsage, watchedUsage } from '../access/watched-usage.ts'
import type { Records } from '../adapters/storage/database.ts'
import { recordedKeys } from '../adapters/storage/key-store.ts'
import { recordedUsage } from '../adapters/storage/usage-store.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { Shared } from './shared.ts'

/** The stores of keys, limits, counts and repeats. */
export interface Counting {
  tiers: TierLimits
  usage: WatchedUsage
  idempotency: Idempotency
  keyFinder: KeyFinder
  anonymousLimit: AnonymousLimit
  /** The same for pages of accounts, which a browser asks for without a credential. */
  strangerLimit: AnonymousLimit
}

/** What is needed of the service. */
export interface CountingNeeds {
  records: Pick<Records, 'db' | 'counts' | 'runCount' | 'countHoldMs'>
  shared: Pick<Shared, 'replays' | 'anonymousLimiter'>
  metrics: Pick<Metrics, 'replay'>
  /** Milliseconds since 1970. */
  now(): number
}

/** Opens what counts requests, on open records and what processes share. */
export const openCounting = (
  config: Pick<Configuration, 'tierLimits' | 'sandboxApiKey' | 'unknownCallersPerMinute' | 'strangersPerMinute'>,
  { records: { db, counts, runCount, countHoldMs }, shared, metrics, now }: CountingNeeds,
): Counting => ({
  tiers: tierLimits(config.tierLimits),
  usage: watchedUsage(recordedUsage(counts, runCount, countHoldMs)),
  idempotency: idempotency(shared.replays, metrics.replay),
  keyFinder: keyFinder({
    keys: recordedKeys(db),
    sandbox: config.sandboxApiKey === undefined ? undefined : sandbox(config.sandboxApiKey),
    now,
  }),
  anonymousLimit: anonymousLimit({
    limiter: shared.anonymousLimiter,
    name: 'unknown',
    perMinute: config.unknownCallersPerMinute,
    now,
  }),
  strangerLimit: anonymousLimit({
    limiter: shared.anonymousLimiter,
    name: 'stranger',
    perMinute: config.strangersPerMinute,
    now,
  }),
})
