import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrometheusMetrics } from '../adapters/metrics/prometheus.ts'
import type { Records } from '../adapters/storage/database.ts'
import { findErasedRows } from '../adapters/storage/erasure-check.ts'
import { getErasureFolder, readErasures } from '../adapters/storage/erasure-files.ts'
import { createKeyStore } from '../adapters/storage/key-store.ts'
import type { RecordsPlace } from '../adapters/storage/records.ts'
import type { Configuration } from '../config/configuration.ts'
import { createService } from '../start/service.ts'
import { createPostgresDrill, createSqliteDrill, type Digests, type DrillEngine } from './drill-engines.ts'
import { CommandFault, type CommandResult, commandLog, withRecords } from './run-command.ts'
import { formatTextTable } from './text-table.ts'

export interface DrillOptions {
  /** Existing backup; a new one is taken by default. */
  backup?: string | undefined
  now: Date
}

/** First difference between two sets of tables, as a sentence; empty without one. */
export const findDifference = (held: Digests, holds: Digests): string => {
  for (const name of new Set([...held.keys(), ...holds.keys()])) {
    const [one, other] = [held.get(name), holds.get(name)]
    if (one?.rows !== other?.rows) return `${name} has ${one?.rows ?? 'no'} rows and ${other?.rows ?? 'none'} restored`
    if (one?.hash !== other?.hash) return `${name} has other rows than the backup was taken of`
  }
  return ''
}

/**
 * Starts the service on the restored records, without its background jobs, so that nothing is sent, and checks its
 * readiness.
 */
const checkRestoredService = async (config: Configuration, now: Date): Promise<void> => {
  const dependencies = {
    log: commandLog,
    metrics: createPrometheusMetrics(),
    newId: randomUUID,
    now: () => now,
    print: () => {},
  }
  const { app, close } = await createService(config, dependencies)
  const server = app.listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`)
    if (status !== 200) throw new CommandFault(`the service on the restored records is not ready: ${status}`)
  } finally {
    server.close()
    server.closeAllConnections()
    await close()
  }
}

/** Instant of the newest row that has one; undefined without any. */
const findNewestRow = async ({ db }: Records): Promise<string | undefined> => {
  const [key, event, contact] = await Promise.all([
    db
      .selectFrom('api_key')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('audit_event')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('lead')
      .select(({ fn }) => fn.max('received_at').as('at'))
      .executeTakeFirst(),
  ])
  return [key?.at, event?.at, contact?.at]
    .filter(at => typeof at === 'string')
    .toSorted()
    .at(-1)
}

/** Age of an instant, in the largest unit that fits. */
const formatAge = (at: string, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000))
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 2880 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 1440)} days`
}

/** Summary of the restored records, read through the stores of the service. */
const describeRestoredRecords = (config: Configuration, now: Date): Promise<string> =>
  withRecords(config, async records => {
    const keys = await createKeyStore(records.db).list()
    const counted = await records.counts
      .selectFrom('usage')
      .select(({ fn }) => fn.max('day').as('day'))
      .executeTakeFirst()
    const at = await findNewestRow(records)
    const oldness = at === undefined ? 'there is none' : `${at}, ${formatAge(at, now)} ago`
    return `${keys.length} keys; newest row: ${oldness}; last day with counts: ${counted?.day ?? 'none'}`
  })

/**
 * Compares the restored records, which the service has opened, with the journal of erasures.
 * @throws CommandFault where something came back that was erased.
 */
const checkErasures = (config: Configuration): Promise<string> =>
  withRecords(config, async ({ db }) => {
    const { erasures } = await readErasures(getErasureFolder(config.dataDir), '')
    const back = await findErasedRows(db, erasures)
    if (back.length > 0) throw new CommandFault(`erased, and back with the backup: ${back.slice(0, 3).join(', ')}`)
    return `${erasures.length} erasures in the journal; none of them came back.`
  })

const runDrill = async (
  config: Configuration,
  engine: DrillEngine,
  { backup, now }: DrillOptions,
): Promise<string[]> => {
  const taken = backup === undefined ? await engine.backUp() : { backup, held: undefined }
  const { place, holds } = await engine.restore(taken.backup)
  const differs = taken.held === undefined ? '' : findDifference(taken.held, holds)
  if (differs !== '') throw new CommandFault(`what was restored differs: ${differs}`)
  const restored = createDrillConfiguration(config, place)
  await checkRestoredService(restored, now)
  const rows = [...holds].map(([name, digest]) => [name, String(digest.rows), digest.hash.slice(0, 16)])
  const compared = taken.held === undefined ? 'read whole' : 'the same as in the live records'
  return [
    formatTextTable([['Table', 'Rows', `Hash, ${compared}`], ...rows]),
    await describeRestoredRecords(restored, now),
    await checkErasures(restored),
  ]
}

/** Configuration for the restored records, without resources shared with other processes. */
const createDrillConfiguration = (config: Configuration, place: RecordsPlace): Configuration => ({
  ...{ ...config, ...place, redisUrl: undefined },
  // Nothing is calculated.
  warmThread: 'off',
})

/**
 * Takes a backup of the records, or uses an existing one, restores it to a separate place, reads every row, and starts
 * the service on it without its background jobs. The restored data are removed again; the live records are only read.
 * @throws CommandFault that explains a faulty backup.
 */
export const runRestoreDrill = async (config: Configuration, options: DrillOptions): Promise<CommandResult> => {
  const startedAt = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'valorem-drill-'))
  const engine =
    config.databaseUrl === undefined
      ? createSqliteDrill(config.dataDir, folder)
      : createPostgresDrill(config.databaseUrl, config.dataDir, folder)
  try {
    const lines = await runDrill(config, engine, options)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    return { output: [...lines, `Restored and read in ${seconds} s.`].join('\n'), fault: '', exitCode: 0 }
  } finally {
    await engine.end()
    await rm(folder, { recursive: true, force: true })
  }
}
