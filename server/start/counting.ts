import { type AnonymousLimit, createAnonymousLimit } from '../access/anonymous-limit.ts'
import { createKeyFinder, type KeyFinder } from '../access/credentials.ts'
import { createIdempotency, type Idempotency } from '../access/idempotency.ts'
import { createSandbox } from '../access/sandbox.ts'
import { resolveTierLimits, type TierLimits } from '../access/tiers.ts'
import { type WatchedUsage, watchUsage } from '../access/watched-usage.ts'
import type { Records } from '../adapters/storage/database.ts'
import { createKeyStore } from '../adapters/storage/key-store.ts'
import { createUsageStore } from '../adapters/storage/usage-store.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Log } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { Shared } from './shared.ts'

/** Stores of keys, limits, counts and replays. */
export interface Counting {
  tiers: TierLimits
  usage: WatchedUsage
  idempotency: Idempotency
  keyFinder: KeyFinder
  anonymousLimit: AnonymousLimit
  /** The same for account pages, which a browser requests without a credential. */
  strangerLimit: AnonymousLimit
}

export interface CountingDependencies {
  records: Pick<Records, 'db' | 'counts' | 'runCount' | 'countHoldMs'>
  shared: Pick<Shared, 'replays' | 'anonymousLimiter'>
  metrics: Pick<Metrics, 'replay'>
  log: Pick<Log, 'error' | 'info'>
  /** Milliseconds since 1970. */
  now(): number
}

/** Opens the stores that count requests, on open records and shared stores. */
export const openCounting = (
  config: Pick<Configuration, 'tierLimits' | 'sandboxApiKey' | 'unknownCallersPerMinute' | 'strangersPerMinute'>,
  { records: { db, counts, runCount, countHoldMs }, shared, metrics, log, now }: CountingDependencies,
): Counting => ({
  tiers: resolveTierLimits(config.tierLimits),
  usage: watchUsage(createUsageStore(counts, runCount, countHoldMs), {
    away: cause => log.error({ cause }, 'calls cannot be counted: the records do not answer'),
    back: () => log.info({}, 'calls are counted again'),
  }),
  idempotency: createIdempotency(shared.replays, metrics.replay),
  keyFinder: createKeyFinder({
    keys: createKeyStore(db),
    sandbox: config.sandboxApiKey === undefined ? undefined : createSandbox(config.sandboxApiKey),
    now,
  }),
  anonymousLimit: createAnonymousLimit({
    limiter: shared.anonymousLimiter,
    name: 'unknown',
    perMinute: config.unknownCallersPerMinute,
    now,
  }),
  strangerLimit: createAnonymousLimit({
    limiter: shared.anonymousLimiter,
    name: 'stranger',
    perMinute: config.strangersPerMinute,
    now,
  }),
})
