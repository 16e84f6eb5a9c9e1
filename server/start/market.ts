import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import type { SourceId } from '#domain/market/indicator'
import { indicators } from '#domain/market/parameters/indicators'
import { createBanqueDeFrance } from '../adapters/market/banque-de-france.ts'
import { createEcb } from '../adapters/market/ecb.ts'
import { createEurostat } from '../adapters/market/eurostat.ts'
import { createLustat } from '../adapters/market/lustat.ts'
import { readMarketSnapshot } from '../adapters/market/snapshot.ts'
import { createMemoryMarketStore } from '../adapters/market-store/memory.ts'
import type { RedisClients } from '../adapters/redis-clients.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Log } from '../ports/log.ts'
import type { MarketMetrics, MarketSource, MarketStore } from '../ports/market.ts'
import { buildMarketData, type MarketState } from '../services/market/market-data.ts'
import { createMarketRefresh, type MarketRefresh } from '../services/market/market-refresh.ts'
import { createJitterMs, createMarketSchedule } from '../services/market/schedule.ts'

/** Market data of the service. */
export interface Market {
  /** Current figures; synchronous, without reading a source. */
  data(): z.infer<typeof MarketData>
  /** Starts reading due figures in the background, and reporting their ages to the metrics. */
  start(): void
  close(): Promise<void>
}

/** Dependencies of market data from the process. */
export interface MarketDependencies {
  log: Log
  metrics: MarketMetrics
  now(): Date
  today(): string
  /** Redis, or the cluster, shared by the processes of an installation; undefined without one. */
  redis?: RedisClients | undefined
}

/** Bundled snapshot, which `npm run market -- refresh` replaces. */
export const snapshotFile = fileURLToPath(new URL('../data/market-snapshot.json', import.meta.url))

/** The four sources, each at its own URL unless the configuration overrides it. */
export const createMarketSources = (
  { marketUrls, webstatApiKey }: Pick<Configuration, 'marketUrls' | 'webstatApiKey'>,
  now: () => Date,
): MarketSource[] => {
  const reach = (source: SourceId) => ({ now, baseUrl: marketUrls[source] })
  return [
    createEcb(reach('ecb')),
    createEurostat(reach('eurostat')),
    createLustat(reach('lustat')),
    createBanqueDeFrance({ now, baseUrl: marketUrls.banqueDeFrance, apiKey: webstatApiKey }),
  ]
}

/** Store of readings: in this process, or in the Redis shared by all processes of the installation. */
const openMarketStore = async (
  { redisPrefix }: Configuration,
  redis: RedisClients | undefined,
): Promise<MarketStore> => {
  if (redis === undefined) return createMemoryMarketStore()
  const { createRedisMarketStore: redisMarketStore } = await import('../adapters/market-store/redis.ts')
  return redisMarketStore(redis, redisPrefix, indicators)
}

/** Placeholder for a refresh that reads no source. */
const noRefresh: MarketRefresh = { stored: new Map(), refresh: async () => [], stop: async () => {} }

/** Opens market data by the configuration; no source is read before `start`. */
export const openMarket = async (
  config: Configuration,
  { log, metrics, now, today, redis }: MarketDependencies,
): Promise<Market> => {
  const { marketRefresh: isAsked, webstatApiKey } = config
  const snapshot = readMarketSnapshot(snapshotFile, indicators)
  const refresh =
    isAsked === 'off'
      ? noRefresh
      : createMarketRefresh({
          indicators,
          snapshot,
          sources: createMarketSources(config, now),
          store: await openMarketStore(config, redis),
          jitterMs: createJitterMs(),
          log,
          metrics,
          now,
          today,
        })
  const state: MarketState = {
    indicators,
    snapshot,
    stored: refresh.stored,
    refresh: isAsked,
    withoutKey: new Set(webstatApiKey === undefined ? (['banqueDeFrance'] as const) : []),
  }
  const data = (): z.infer<typeof MarketData> => buildMarketData(state, now(), today())
  const recordAges = (): void => {
    const answers = data().indicators
    for (const [index, { source, key }] of indicators.entries())
      metrics.indicatorAge(source.id, key, answers[index]?.ageDays ?? null)
  }
  const { start, close } = createMarketSchedule({ refresh, recordAges, log })
  return { data, start, close }
}
