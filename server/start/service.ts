import type { Express } from 'express'
import { openRecords } from '../adapters/storage/records.ts'
import { createStatementWatch } from '../adapters/tracing/watched-statements.ts'
import type { Configuration } from '../config/configuration.ts'
import { createRecordsFault } from '../config/start-fault.ts'
import { createApp } from './app.ts'
import { createDeps, openParts, type ProcessDependencies } from './parts.ts'
import { createReadiness } from './readiness.ts'
import { createShutdowns } from './shutdowns.ts'
import { passing } from './tracing.ts'
import { reportErasures, warnOfSettings } from './warnings.ts'

/** Running service: its app, and its lifecycle. */
export interface Service {
  app: Express
  /** Makes `/health/ready` answer 503 from now on. */
  stopBeingReady(): void
  /** Starts background jobs and warm-up, once the service listens. */
  start(): void
  close(): Promise<void>
}

/**
 * Creates the service of a configuration: opens its records, then its parts, and creates the app. If a part cannot be
 * opened, those already open are shut down.
 * @throws ConfigurationFault when its folder or its PostgreSQL cannot hold the records.
 */
export const createService = async (
  config: Configuration,
  processDependencies: ProcessDependencies,
): Promise<Service> => {
  const { metrics, tracing = passing, log } = processDependencies
  const records = await openRecords(config, createStatementWatch(metrics, tracing), log).catch(cause => {
    throw createRecordsFault(config, cause)
  })
  const shutdowns = createShutdowns()
  shutdowns.add(records.close)
  warnOfSettings(config, records.engine, log)
  reportErasures(records.erasures.applied, log)
  const parts = await openParts(config, records, processDependencies, shutdowns).catch(async cause => {
    await shutdowns.run()
    throw cause
  })
  const deps = createDeps(config, records, processDependencies, parts)
  const warmed = config.warmThread === 'on' ? parts.workers : undefined
  const ready = createReadiness(deps.ready, warmed, log)
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
