import type { Express } from 'express'
import { openRecords } from '../adapters/storage/records.ts'
import { watchedStatements } from '../adapters/tracing/watched-statements.ts'
import type { Configuration } from '../config/configuration.ts'
import { recordsFault } from '../config/start-fault.ts'
import { createApp } from './app.ts'
import { depsOf, openParts, type ProcessDependencies } from './parts.ts'
import { readiness } from './readiness.ts'
import { newShutdowns } from './shutdowns.ts'
import { passing } from './tracing.ts'
import { warnOfSettings } from './warnings.ts'

/** The running service: its app, and the means to stop it. */
export interface Service {
  app: Express
  /** Makes `/health/ready` answer 503 from now on. */
  stopBeingReady(): void
  /** Begins the background work, once the service listens, and gets it ready. */
  start(): void
  close(): Promise<void>
}

/**
 * Makes the service of a configuration: opens its records, then its parts, and puts the app together. Where a part cannot be
 * opened, those before it are ended.
 * @throws ConfigurationFault when its folder or its PostgreSQL cannot hold the records.
 */
export const service = async (config: Configuration, processDependencies: ProcessDependencies): Promise<Service> => {
  const { metrics, tracing = passing } = processDependencies
  const records = await openRecords(config, watchedStatements(metrics, tracing)).catch(cause => {
    throw recordsFault(config, cause)
  })
  const shutdowns = newShutdowns()
  shutdowns.add(records.close)
  warnOfSettings(config, records.engine, processDependencies.log)
  const parts = await openParts(config, records, processDependencies, shutdowns).catch(async cause => {
    await shutdowns.run()
    throw cause
  })
  const deps = depsOf(config, records, processDependencies, parts)
  const warmed = config.warmThread === 'on' ? parts.workers : undefined
  const ready = readiness(deps.ready, warmed, processDependencies.log)
  deps.ready = ready.ready
  return {
    app: createApp(deps, tracing),
    stopBeingReady: () => {
      ready.stop()
      parts.models.endWithin(config.drainTimeoutMs)
      deps.delays.stop()
    },
    start: () => {
      ready.start()
      for (const part of [parts.market, parts.upkeep, parts.models, parts.leads]) part.start()
    },
    close: shutdowns.run,
  }
}
