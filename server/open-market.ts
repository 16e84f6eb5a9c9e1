import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RedisClientType } from '@redis/client'
import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import type { MarketSnapshot } from '#domain/market/figure'
import type { SourceId } from '#domain/market/indicator'
import { indicators } from '#domain/market/parameters/indicators'
import { banqueDeFrance } from './adapters/market/banque-de-france.ts'
import { ecb } from './adapters/market/ecb.ts'
import { eurostat } from './adapters/market/eurostat.ts'
import { lustat } from './adapters/market/lustat.ts'
import { marketSnapshot } from './adapters/market/snapshot.ts'
import { memoryMarketStore } from './adapters/market-store/memory.ts'
import type { Configuration } from './config.ts'
import type { Log } from './ports.ts'
import { jitterMsMax } from './services/market-calendar.ts'
import { type MarketState, marketData } from './services/market-data.ts'
import type { MarketMetrics, MarketSource, MarketStore } from './services/market-ports.ts'
import { marketRefresh } from './services/market-refresh.ts'

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
  /** The Redis that the processes of an installation share; undefined without one. */
  redis?: RedisClientType | undefined
}

/** The bundled snapshot, which `npm run market -- refresh` replaces. */
export const snapshotFile = fileURLToPath(new URL('./data/market-snapshot.json', import.meta.url))

/** How often it is looked whether something is due; sooner while another process reads it, or the store is away. */
const lookMs = { usual: 60_000, soon: 2000 }

/** Longest wait at the end for a refresh that gives its lock back; a store that is silent then is not waited for. */
const stopMsMax = 1000

/** The four sources, each at its own address unless the configuration names another. */
export const marketSources = (
  { marketUrls, webstatApiKey }: Pick<Configuration, 'marketUrls' | 'webstatApiKey'>,
  now: () => Date,
): MarketSource[] => {
  const reach = (source: SourceId) => ({ now, ...(marketUrls[source] && { baseUrl: marketUrls[source] }) })
  return [
    ecb(reach('ecb')),
    eurostat(reach('eurostat')),
    lustat(reach('lustat')),
    banqueDeFrance({
      ...reach('banqueDeFrance'),
      ...(webstatApiKey !== undefined && { apiKey: webstatApiKey }),
    }),
  ]
}

/** Where readings are stored: in this process, or in the Redis that all processes of the installation share. */
const marketStore = async (
  { redisPrefix }: Configuration,
  redis: RedisClientType | undefined,
): Promise<MarketStore> => {
  if (redis === undefined) return memoryMarketStore()
  const { redisMarketStore } = await import('./adapters/market-store/redis.ts')
  return redisMarketStore(redis, redisPrefix, indicators)
}

/** The refresh of a configuration with the store that it writes to; nothing where no source is asked. */
const opened = async (config: Configuration, snapshot: MarketSnapshot, dependencies: MarketDependencies) => {
  if (config.marketRefresh === 'off') return undefined
  const store = await marketStore(config, dependencies.redis)
  const sources = marketSources(config, dependencies.now)
  const jitterMs = Math.floor(Math.random() * jitterMsMax)
  return { store, refresh: marketRefresh({ indicators, snapshot, sources, store, jitterMs, ...dependencies }) }
}

/** Opens the market data of a configuration; no source is asked before `start`. */
export const openMarket = async (config: Configuration, dependencies: MarketDependencies): Promise<Market> => {
  const { now, today, metrics, log } = dependencies
  const snapshot = marketSnapshot(snapshotFile, indicators)
  const running = await opened(config, snapshot, dependencies)
  const state: MarketState = {
    indicators,
    snapshot,
    stored: running?.refresh.stored ?? new Map(),
    refresh: config.marketRefresh,
    withoutKey: new Set(config.webstatApiKey === undefined ? (['banqueDeFrance'] as const) : []),
  }
  const data = (): z.infer<typeof MarketData> => marketData(state, now(), today())
  const recordAges = (): void => {
    const answers = data().indicators
    for (const [index, { source, key }] of indicators.entries())
      metrics.indicatorAge(source.id, key, answers[index]?.ageDays ?? null)
  }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const look = async (): Promise<void> => {
    const done = await running?.refresh.refresh().catch((cause: unknown) => {
      log.error({ cause }, 'market data: the refresh failed inside')
    })
    if (isClosed) return
    recordAges()
    const isSoon = done?.some(({ isBusy, storeFault }) => isBusy || storeFault !== undefined) ?? false
    timer = setTimeout(look, lookMs[isSoon ? 'soon' : 'usual']).unref()
  }
  return {
    data,
    start: () => {
      recordAges()
      void look()
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.race([running?.refresh.stop(), wait(stopMsMax, undefined, { ref: false })])
    },
  }
}
