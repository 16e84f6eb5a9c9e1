import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import { sql } from 'kysely'
import { communeFinder } from '#domain/estimation/commune-finder'
import { estimator } from '#domain/estimation/estimate'
import { keyFinder } from './access/credentials.ts'
import { idempotency } from './access/idempotency.ts'
import { sandbox } from './access/sandbox.ts'
import { tierLimits } from './access/tiers.ts'
import { minuteLimiter } from './adapters/limits/memory.ts'
import { referencePrices } from './adapters/reference-prices.ts'
import { memoryReplays } from './adapters/replays/memory.ts'
import { type Database, openDatabase } from './adapters/storage/database.ts'
import { recordedKeys } from './adapters/storage/key-store.ts'
import { recordedUsage } from './adapters/storage/usage-store.ts'
import { createApp, type Deps } from './app.ts'
import type { Configuration } from './config.ts'
import { luxembourgToday } from './luxembourg-today.ts'
import { type Market, openMarket } from './open-market.ts'
import { dataDirFault } from './start-fault.ts'

/** The running service: its app, and the means to stop it. */
export interface Service {
  app: Express
  /** From now on /health/ready says no. */
  stopBeingReady(): void
  /** Begins the work that nobody waits for, once the service listens. */
  start(): void
  close(): Promise<void>
}

/** What a process brings along: its log, its clock, its chance. */
export type Surroundings = Pick<Deps, 'log' | 'metrics' | 'newId' | 'now'>

const dataFolder = fileURLToPath(new URL('./data', import.meta.url))

/** Memory that the repeats of 24 hours may take. */
const replayBytesMax = 32 * 1024 * 1024

/** Everything that the app needs, made for a configuration on an open database, with the market data. */
export const dependencies = async (
  config: Configuration,
  db: Database,
  surroundings: Surroundings,
): Promise<{ deps: Deps; market: Market }> => {
  const { now } = surroundings
  const clock = { now, today: luxembourgToday(now) }
  const market = await openMarket(config, { ...surroundings, ...clock })
  const milliseconds = (): number => now().getTime()
  const keys = recordedKeys(db)
  const prices = referencePrices(dataFolder)
  const deps: Deps = {
    ...surroundings,
    ...config,
    ...clock,
    tiers: tierLimits(config.tierLimits),
    findKey: keyFinder({
      keys,
      sandbox: config.sandboxApiKey === undefined ? undefined : sandbox(config.sandboxApiKey),
      now: milliseconds,
    }),
    limiter: minuteLimiter(milliseconds),
    usage: recordedUsage(db),
    idempotency: idempotency(memoryReplays(replayBytesMax)),
    estimate: estimator(prices),
    officialCommune: communeFinder(prices),
    marketData: market.data,
    ready: async () => {
      await sql`select 1`.execute(db)
      return true
    },
  }
  return { deps, market }
}

/**
 * Makes the service of a configuration: opens its database, reads its tables, puts the app together.
 * @throws ConfigurationFault when its folder cannot hold the database.
 */
export const service = async (config: Configuration, surroundings: Surroundings): Promise<Service> => {
  const db = await openDatabase(config.dataDir).catch(cause => {
    throw dataDirFault(config.dataDir, cause)
  })
  const { deps, market } = await dependencies(config, db, surroundings)
  let isStopping = false
  return {
    app: createApp({ ...deps, ready: async () => !isStopping && (await deps.ready()) }),
    stopBeingReady: () => {
      isStopping = true
    },
    start: market.start,
    close: async () => {
      await market.close()
      await db.destroy()
    },
  }
}
