import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import type { SourceId } from '#domain/market/indicator'
import { indicators } from '#domain/market/parameters/indicators'
import { banqueDeFrance } from '../adapters/market/banque-de-france.ts'
import { ecb } from '../adapters/market/ecb.ts'
import { eurostat } from '../adapters/market/eurostat.ts'
import { lustat } from '../adapters/market/lustat.ts'
import { marketSnapshot } from '../adapters/market/snapshot.ts'
import { memoryMarketStore } from '../adapters/market-store/memory.ts'
import type { RedisClients } from '../adapters/redis-clients.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Log } from '../ports/log.ts'
import type { MarketMetrics, MarketSource, MarketStore } from '../ports/market.ts'
import { type MarketState, marketData } from '../services/market/market-data.ts'
import { type MarketRefresh, marketRefresh } from '../services/market/market-refresh.ts'
import { marketSchedule, newJitterMs } from '../services/market/schedule.ts'

/** Market data as the service answers them. */
export interface Market {
  /** The figures as they are known now; asks no source and waits for nothing. */
  data(): z.infer<typeof MarketData>
  /** From now on reads what is due, in the background, and gives the ages to the metrics. */
  start(): void
  close(): Promise<void>
}

/** What the process gives to the market data. */
export interface MarketDependencies {
  log: Log
  metrics: MarketMetrics
  now(): Date
  today(): string
  /** The Redis, or the cluster, that the processes of an installation share; undefined without one. */
  redis?: RedisClients | undefined
}

/** The bundled snapshot, which `npm run market -- refresh` replaces. */
export const snapshotFile = fileURLToPath(new URL('../data/market-snapshot.json', import.meta.url))

/** The four sources, each at its own address unless the configuration names another. */
export const marketSources = (
  { marketUrls, webstatApiKey }: Pick<Configuration, 'marketUrls' | 'webstatApiKey'>,
  now: () => Date,
): MarketSource[] => {
  const reach = (source: SourceId) => ({ now, baseUrl: marketUrls[source] })
  return [
    ecb(reach('ecb')),
    eurostat(reach('eurostat')),
    lustat(reach('lustat')),
    banqueDeFrance({ now, baseUrl: marketUrls.banqueDeFrance, apiKey: webstatApiKey }),
  ]
}

/** Where readings are stored: in this process, or in the Redis that all processes of the installation share. */
const marketStore = async ({ redisPrefix }: Configuration, redis: RedisClients | undefined): Promise<MarketStore> => {
  if (redis === undefined) return memoryMarketStore()
  const { redisMarketStore } = await import('../adapters/market-store/redis.ts')
  return redisMarketStore(redis, redisPrefix, indicators)
}

/** Stands in for a refresh where no source is asked. */
const noRefresh: MarketRefresh = { stored: new Map(), refresh: async () => [], stop: async () => {} }

/** Opens the market data of a configuration; no source is asked before `start`. */
export const openMarket = async (
  config: Configuration,
  { log, metrics, now, today, redis }: MarketDependencies,
): Promise<Market> => {
  const { marketRefresh: isAsked, webstatApiKey } = config
  const snapshot = marketSnapshot(snapshotFile, indicators)
  const refresh =
    isAsked === 'off'
      ? noRefresh
      : marketRefresh({
          indicators,
          snapshot,
          sources: marketSources(config, now),
          store: await marketStore(config, redis),
          jitterMs: newJitterMs(),
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
  const data = (): z.infer<typeof MarketData> => marketData(state, now(), today())
  const recordAges = (): void => {
    const answers = data().indicators
    for (const [index, { source, key }] of indicators.entries())
      metrics.indicatorAge(source.id, key, answers[index]?.ageDays ?? null)
  }
  const { start, close } = marketSchedule({ refresh, recordAges, log })
  return { data, start, close }
}
