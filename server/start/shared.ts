import { memoryLimiter } from '../adapters/limits/memory.ts'
import type { OpenedRedis } from '../adapters/redis/open.ts'
import { isCluster, type RedisClients } from '../adapters/redis-clients.ts'
import { memoryReplays } from '../adapters/replays/memory.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Log } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { ReplayStore } from '../ports/replay-store.ts'
import type { StoreWatch } from '../ports/store-watch.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'

/** What processes share through Redis; without one, each has its own. */
export interface Shared {
  limiter: WindowLimiter
  /** The same for requests without a good credential, in a memory of their own: they push no key out. */
  anonymousLimiter: WindowLimiter
  /** The same for tries to sign in, letters and the like, in a memory of their own: junk e-mails push nothing else out. */
  attemptsLimiter: WindowLimiter
  replays: ReplayStore
  /** The client, for other stores; undefined without a `REDIS_URL`. */
  redis: RedisClients | undefined
  /** The clock of Redis; undefined without one. */
  clock(): Promise<Date | undefined>
  close(): void
}

/** What is needed of the process. */
export interface SharedDependencies {
  log: Log
  metrics: Pick<Metrics, 'limitsFallback'> & Pick<StoreWatch, 'asked'>
  /** Milliseconds since 1970. */
  now(): number
}

/** Memory that the repeats of 24 hours may take in this process. */
const replayBytesMax = 32 * 1024 * 1024

/** Where Redis is, and whether it is a cluster. */
type RedisPlace = Pick<Configuration, 'redisPrefix' | 'redisCluster'> & { redisUrl: string }

/** How a node of a cluster refuses a client that takes it for a Redis by itself. */
const speaksAsCluster = /^(MOVED|CROSSSLOT|CLUSTERDOWN)/
const clusterUnknown = 'this Redis is a cluster; say REDIS_CLUSTER=on where it may be away when the service starts'

/** Tells whether a trial was answered, and ends as it does. */
const heardBy = async (tried: OpenedRedis['tried'], trial: Promise<unknown>): Promise<void> => {
  try {
    await trial
    tried(true)
  } catch (cause) {
    tried(false, cause)
    throw cause
  }
}

const inRedis = async (place: RedisPlace, { log, metrics, now }: SharedDependencies): Promise<Shared> => {
  // Only where it is needed: its client takes a quarter of a second to load.
  const [{ openRedis }, { sharedStore }, limits, { failoverLimiter }, repeats, { failoverReplays }] = await Promise.all(
    [
      import('../adapters/redis/open.ts'),
      import('../adapters/redis/shared-store.ts'),
      import('../adapters/limits/redis.ts'),
      import('../adapters/limits/failover.ts'),
      import('../adapters/replays/redis.ts'),
      import('../adapters/replays/failover.ts'),
    ],
  )
  const { client: redis, trials, tried } = await openRedis(place, log)
  const { redisPrefix: prefix } = place
  const unwatched = limits.redisLimiter(redis, prefix)
  const trial = () => Promise.all(trials.map(name => unwatched.take(name, 1)))
  const store = sharedStore({
    trial: () => heardBy(tried, trial()),
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
  // One that is away is known, logged and tried again before the first request.
  await store.ask(trial).catch(() => {})
  const limiter = limits.redisLimiter(redis, prefix, store.ask)
  return {
    limiter: failoverLimiter(limiter, memoryLimiter(now)),
    anonymousLimiter: failoverLimiter(limiter, memoryLimiter(now)),
    attemptsLimiter: failoverLimiter(limiter, memoryLimiter(now)),
    replays: failoverReplays(store, repeats.redisReplays(redis, prefix), memoryReplays(replayBytesMax)),
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

/** Opens what the processes of a configuration share; a Redis that is away does not delay the start. */
export const openShared = async (
  { redisUrl, redisPrefix, redisCluster }: Pick<Configuration, 'redisUrl' | 'redisPrefix' | 'redisCluster'>,
  dependencies: SharedDependencies,
): Promise<Shared> => {
  dependencies.metrics.limitsFallback(false)
  if (redisUrl !== undefined) return inRedis({ redisUrl, redisPrefix, redisCluster }, dependencies)
  return {
    limiter: memoryLimiter(dependencies.now),
    anonymousLimiter: memoryLimiter(dependencies.now),
    attemptsLimiter: memoryLimiter(dependencies.now),
    replays: memoryReplays(replayBytesMax),
    redis: undefined,
    clock: async () => undefined,
    close: () => {},
  }
}
