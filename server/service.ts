import type { Express } from 'express'
import { sql } from 'kysely'
import { keyFinder } from './access/credentials.ts'
import { idempotency } from './access/idempotency.ts'
import type { RandomBytes } from './access/keys.ts'
import { sandbox } from './access/sandbox.ts'
import { strangers } from './access/strangers.ts'
import { tierLimits } from './access/tiers.ts'
import type { Records } from './adapters/storage/database.ts'
import { recordedKeys } from './adapters/storage/key-store.ts'
import { openRecords } from './adapters/storage/records.ts'
import { sweep } from './adapters/storage/sweep.ts'
import { recordedUsage } from './adapters/storage/usage-store.ts'
import { workerThreads } from './adapters/workers/worker-threads.ts'
import { createApp, type Deps } from './app.ts'
import { calculationPrices } from './calculation-prices.ts'
import type { CalculationWorkerData } from './calculation-worker.ts'
import { recordsFault } from './config/start-fault.ts'
import type { Configuration } from './config.ts'
import { utcDay } from './http/quota.ts'
import { holding } from './http/scenario-conditions.ts'
import { luxembourgToday } from './luxembourg-today.ts'
import { openAccounts } from './open-accounts.ts'
import { type Market, openMarket } from './open-market.ts'
import { type OpenModels, openModels } from './open-models.ts'
import { openProviderKeys } from './open-provider-keys.ts'
import { openReading } from './open-reading.ts'
import { openShared, type Shared } from './open-shared.ts'
import { openWriting } from './open-writing.ts'
import type { AiMetrics } from './ports/provider-chain.ts'
import type { ProviderCheck, ProviderKeys } from './ports/provider-keys.ts'
import type { Log, Metrics, WorkerMetrics } from './ports.ts'
import { compareClocks } from './services/clock-check.ts'
import { daily } from './services/daily.ts'
import type { MarketMetrics } from './services/market-ports.ts'
import { watchedUsage } from './services/watched-usage.ts'

/** The running service: its app, and the means to stop it. */
export interface Service {
  app: Express
  /** From now on /health/ready says no. */
  stopBeingReady(): void
  /** Begins the work that nobody waits for, once the service listens. */
  start(): void
  close(): Promise<void>
}

/** What a process gives to its service: its log, its counters, its clock, its chance. */
export type ProcessDependencies = Pick<Deps, 'log' | 'newId' | 'now'> & {
  /** Chance of the ids and keys of accounts; that of `node:crypto` when left out. */
  randomBytes?: RandomBytes
  /** Asks a provider whether it takes a key; over HTTP when left out. */
  providerCheck?: ProviderCheck
  /** Prints a line for whoever sits before the machine; on standard output when left out. */
  print?(line: string): void
  metrics: Metrics & MarketMetrics & WorkerMetrics & AiMetrics
}

/** The work that a process does beside its requests. */
export interface Background {
  start(): void
  stop(): void
}

const minutesOfDay = 1440

/** The daily sweep of the records, at a random minute, and the comparison of clocks at the start. */
const upkeep = (
  records: Records,
  redisClock: () => Promise<Date | undefined>,
  {
    log,
    now,
    providerKeys,
  }: Pick<ProcessDependencies, 'log' | 'now'> & { providerKeys: Pick<ProviderKeys, 'reportLost'> },
): Background => {
  const sweeping = daily(() => records.patiently(db => sweep(db, now())), {
    minute: Math.floor(Math.random() * minutesOfDay),
    now,
    failed: cause => log.error({ cause }, 'old records were not swept'),
  })
  const clocks = [
    { of: 'PostgreSQL', read: records.clock },
    { of: 'Redis', read: redisClock },
  ]
  return {
    start: () => {
      sweeping.start()
      void compareClocks(clocks, now, log)
      void providerKeys.reportLost()
    },
    stop: sweeping.stop,
  }
}

/** What knows callers: their keys, and addresses without any. */
const callers = (
  { sandboxApiKey, unknownCallersPerMinute }: Configuration,
  { db }: Records,
  { strangersLimiter }: Shared,
  now: () => number,
): Pick<Deps, 'keyFinder' | 'strangers'> => ({
  keyFinder: keyFinder({
    keys: recordedKeys(db),
    sandbox: sandboxApiKey === undefined ? undefined : sandbox(sandboxApiKey),
    now,
  }),
  strangers: strangers({ limiter: strangersLimiter, perMinute: unknownCallersPerMinute, now }),
})

/** Whether the records answer and can be written. */
const answers = async ({ db }: Records, isWritable: () => boolean | Promise<boolean>): Promise<boolean> => {
  await sql`select 1`.execute(db)
  return isWritable()
}

/** The threads that calculate what takes long. */
const workersOf = ({ answerCheck }: Pick<Configuration, 'answerCheck'>, metrics: WorkerMetrics): Deps['workers'] =>
  workerThreads({
    module: new URL('./calculation-worker.ts', import.meta.url),
    data: { answerCheck } satisfies CalculationWorkerData,
    metrics,
  })

/** Everything that the app needs, made for a configuration on open records, with the market data and what ends with it. */
export const dependencies = async (
  config: Configuration,
  records: Records,
  processDependencies: ProcessDependencies,
): Promise<{ deps: Deps; market: Market; models: OpenModels; start(): void; close(): Promise<void> }> => {
  const { now } = processDependencies
  const clock = { now, today: luxembourgToday(now) }
  const milliseconds = (): number => now().getTime()
  const shared = await openShared(config, { ...processDependencies, now: milliseconds })
  const market = await openMarket(config, { ...processDependencies, ...clock, redis: shared.redis })
  const usage = watchedUsage(recordedUsage(records.counts, records.runCount))
  const providerKeys = openProviderKeys(config, { ...processDependencies, records })
  const prices = calculationPrices()
  const tiers = tierLimits(config.tierLimits)
  const needs = { ...processDependencies, records, limiter: shared.limiter, providerKeys, tiers }
  const models = openModels(config, needs)
  const files = openReading({ ...needs, ...prices, chain: models.chain })
  const accounts = openAccounts(config, needs)
  const background = upkeep(records, shared.clock, { ...processDependencies, providerKeys })
  const deps: Deps = {
    ...needs,
    ...config,
    ...clock,
    account: accounts?.account,
    sessions: accounts?.sessions,
    ...callers(config, records, shared, milliseconds),
    holding: holding(),
    usage,
    idempotency: idempotency(shared.replays),
    ...prices,
    ...openWriting({ ...needs, prices, chain: models.chain }),
    reading: files.reading,
    workers: workersOf(config, processDependencies.metrics),
    marketData: market.data,
    ready: () => answers(records, () => usage.isWritable(utcDay(now()))),
  }
  const close = async (): Promise<void> => {
    background.stop()
    models.close()
    for (const part of [files, accounts, market]) await part?.close()
    shared.close()
  }
  const start = (): void => {
    for (const part of [market, background, models]) part?.start()
  }
  return { deps, market, models, start, close }
}

/** A professional service links its legal and its privacy notice; one that others reach and does not is told once. */
const warnOfNotices = ({ accounts }: Configuration, log: Log): void => {
  if (!accounts || accounts.isLoopback) return
  const missing = [
    ...(accounts.legalNoticeUrl === undefined ? ['LEGAL_NOTICE_URL'] : []),
    ...(accounts.privacyUrl === undefined ? ['PRIVACY_URL'] : []),
  ]
  if (missing.length > 0)
    log.warn(
      { missing },
      'the pages link no legal notice or no privacy notice',
      `pages lack a notice: set ${missing.join(', ')}`,
    )
}

/**
 * Makes the service of a configuration: opens its records, reads its tables, puts the app together.
 * @throws ConfigurationFault when its folder or its PostgreSQL cannot hold the records.
 */
export const service = async (config: Configuration, processDependencies: ProcessDependencies): Promise<Service> => {
  const records = await openRecords(config).catch(cause => {
    throw recordsFault(config, cause)
  })
  if (records.engine === 'postgres' && config.redisUrl === undefined)
    processDependencies.log.warn(
      {},
      'minutes are counted in each process by itself; REDIS_URL lets the processes share them',
      'each process counts minutes by itself; REDIS_URL: all together',
    )
  warnOfNotices(config, processDependencies.log)
  const { deps, models, start, close } = await dependencies(config, records, processDependencies)
  let isStopping = false
  return {
    app: createApp({ ...deps, ready: async () => !isStopping && (await deps.ready()) }),
    stopBeingReady: () => {
      isStopping = true
      models.endWithin(config.drainTimeoutMs)
      deps.holding.stop()
    },
    start,
    close: async () => {
      await deps.workers.close()
      await close()
      await records.close()
    },
  }
}
