import { createPseudonymizer } from '../access/pseudonym.ts'
import { createMemoryLimiter } from '../adapters/limits/memory.ts'
import type { OpenedRedis } from '../adapters/redis/open.ts'
import { isCluster, type RedisClients } from '../adapters/redis-clients.ts'
import { createMemoryReplays } from '../adapters/replays/memory.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Log } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { ReplayStore } from '../ports/replay-store.ts'
import type { StoreWatch } from '../ports/store-watch.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'

/** Stores shared by processes through Redis; without Redis each process has its own. */
export interface Shared {
  limiter: WindowLimiter
  /** The same for requests without a valid credential, in a separate memory: they cannot evict keys. */
  anonymousLimiter: WindowLimiter
  /**
   * The same for sign-in attempts, letters and the like, in a separate memory: junk e-mails cannot evict anything else.
   */
  attemptsLimiter: WindowLimiter
  replays: ReplayStore
  /** Redis client, for other stores; undefined without a `REDIS_URL`. */
  redis: RedisClients | undefined
  /** Clock of Redis; undefined without Redis. */
  clock(): Promise<Date | undefined>
  close(): void
}

/** Dependencies from the process. */
export interface SharedDependencies {
  log: Log
  metrics: Pick<Metrics, 'limitsFallback'> & Pick<StoreWatch, 'asked'>
  /** Milliseconds since 1970. */
  now(): number
  /** Secret of the pseudonyms in keys of Redis, the same in all processes that share it. */
  readSecret(): Promise<string>
}

/** Maximum memory for replays of 24 hours in this process. */
const replayBytesMax = 32 * 1024 * 1024

/** Configuration of Redis. */
type RedisPlace = Pick<Configuration, 'redisPrefix' | 'redisCluster'> & { redisUrl: string }

/** Error of a cluster node to a client that treats it as a single Redis. */
const speaksAsCluster = /^(MOVED|CROSSSLOT|CLUSTERDOWN)/
const clusterUnknown = 'this Redis is a cluster; say REDIS_CLUSTER=on where it may be away when the service starts'

/** Reports whether a health check succeeded, and returns its result. */
const reportTrial = async (tried: OpenedRedis['reportTrial'], trial: Promise<unknown>): Promise<void> => {
  try {
    await trial
    tried(true)
  } catch (cause) {
    tried(false, cause)
    throw cause
  }
}

const openRedisShared = async (
  place: RedisPlace,
  { log, metrics, now, readSecret }: SharedDependencies,
): Promise<Shared> => {
  // Imported on demand: the client takes a quarter of a second to load.
  const [
    { openRedis },
    { createSharedStore: sharedStore },
    limits,
    { createFailoverLimiter: failoverLimiter },
    repeats,
    { createFailoverReplays: failoverReplays },
  ] = await Promise.all([
    import('../adapters/redis/open.ts'),
    import('../adapters/redis/shared-store.ts'),
    import('../adapters/limits/redis.ts'),
    import('../adapters/limits/failover.ts'),
    import('../adapters/replays/redis.ts'),
    import('../adapters/replays/failover.ts'),
  ])
  const { client: redis, trials, reportTrial: tried } = await openRedis(place, log)
  const { redisPrefix: prefix } = place
  const unwatched = limits.createRedisLimiter(redis, prefix)
  const trial = () => Promise.all(trials.map(name => unwatched.take(name, 1)))
  const store = sharedStore({
    trial: () => reportTrial(tried, trial()),
    away: cause => {
      log.warn({ cause }, 'limits are counted in this process')
      if (!isCluster(redis) && speaksAsCluster.test(String(Object(cause).message))) log.warn({}, clusterUnknown)
      metrics.limitsFallback(true)
    },
    back: () => {
      log.info({}, 'limits are counted in Redis again')
      metrics.limitsFallback(false)
    },
    asked: (ms, hasFailed) => metrics.asked({ store: 'redis', text: '', ms, hasFailed }),
  })
  // An outage is detected, logged and retried before the first request.
  await store.ask(trial).catch(() => {})
  const limiter = limits.createRedisLimiter(redis, prefix, store.ask, createPseudonymizer(await readSecret()))
  return {
    limiter: failoverLimiter(limiter, createMemoryLimiter(now)),
    anonymousLimiter: failoverLimiter(limiter, createMemoryLimiter(now)),
    attemptsLimiter: failoverLimiter(limiter, createMemoryLimiter(now)),
    replays: failoverReplays(store, repeats.createRedisReplays(redis, prefix), createMemoryReplays(replayBytesMax)),
    redis,
    clock: async () => {
      const [seconds, microseconds] = await store.ask(() => redis.time())
      return new Date(Number(seconds) * 1000 + Number(microseconds) / 1000)
    },
    close: () => {
      store.close()
      if (redis.isOpen) redis.destroy()
    },
  }
}

/** Opens the shared stores of a configuration; an unreachable Redis does not delay startup. */
export const openShared = async (
  { redisUrl, redisPrefix, redisCluster }: Pick<Configuration, 'redisUrl' | 'redisPrefix' | 'redisCluster'>,
  dependencies: SharedDependencies,
): Promise<Shared> => {
  dependencies.metrics.limitsFallback(false)
  if (redisUrl !== undefined) return openRedisShared({ redisUrl, redisPrefix, redisCluster }, dependencies)
  return {
    limiter: createMemoryLimiter(dependencies.now),
    anonymousLimiter: createMemoryLimiter(dependencies.now),
    attemptsLimiter: createMemoryLimiter(dependencies.now),
    replays: createMemoryReplays(replayBytesMax),
    redis: undefined,
    clock: async () => undefined,
    close: () => {},
  }
}
