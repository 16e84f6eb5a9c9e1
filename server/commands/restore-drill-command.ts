import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prometheusMetrics } from '../adapters/metrics/prometheus.ts'
import type { Records } from '../adapters/storage/database.ts'
import { recordedKeys } from '../adapters/storage/key-store.ts'
import type { RecordsPlace } from '../adapters/storage/records.ts'
import type { Configuration } from '../config/configuration.ts'
import { service } from '../start/service.ts'
import { type Digests, type DrillEngine, postgresDrill, sqliteDrill } from './drill-engines.ts'
import { CommandFault, type CommandResult, commandLog, onRecords } from './run-command.ts'
import { table } from './text-table.ts'

/** How a drill is run. */
export interface DrillOptions {
  /** A backup that is there already; one is taken when left out. */
  backup?: string | undefined
  now: Date
}

/** What differs between two sets of tables, as one sentence; empty where nothing does. */
export const difference = (held: Digests, holds: Digests): string => {
  for (const name of new Set([...held.keys(), ...holds.keys()])) {
    const [one, other] = [held.get(name), holds.get(name)]
    if (one?.rows !== other?.rows) return `${name} has ${one?.rows ?? 'no'} rows and ${other?.rows ?? 'none'} restored`
    if (one?.hash !== other?.hash) return `${name} has other rows than the backup was taken of`
  }
  return ''
}

/** Opens the service on what was restored, without its background work, so that nothing is sent; asks whether it is ready. */
const readSide = async (config: Configuration, now: Date): Promise<void> => {
  const dependencies = {
    log: commandLog,
    metrics: prometheusMetrics(),
    newId: randomUUID,
    now: () => now,
    print: () => {},
  }
  const { app, close } = await service(config, dependencies)
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

/** The instant of the newest row that says one; undefined where none does. */
const newest = async ({ db }: Records): Promise<string | undefined> => {
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

/** How long ago an instant was, in the largest unit that fits. */
const age = (at: string, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000))
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 2880 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 1440)} days`
}

/** What the restored records say through the stores of the service. */
const looked = (config: Configuration, now: Date): Promise<string> =>
  onRecords(config, async records => {
    const keys = await recordedKeys(records.db).list()
    const counted = await records.counts
      .selectFrom('usage')
      .select(({ fn }) => fn.max('day').as('day'))
      .executeTakeFirst()
    const at = await newest(records)
    const oldness = at === undefined ? 'there is none' : `${at}, ${age(at, now)} ago`
    return `${keys.length} keys; newest row: ${oldness}; last day with counts: ${counted?.day ?? 'none'}`
  })

const drilled = async (
  config: Configuration,
  engine: DrillEngine,
  { backup, now }: DrillOptions,
): Promise<string[]> => {
  const taken = backup === undefined ? await engine.backUp() : { backup, held: undefined }
  const { place, holds } = await engine.restore(taken.backup)
  const differs = taken.held === undefined ? '' : difference(taken.held, holds)
  if (differs !== '') throw new CommandFault(`what was restored differs: ${differs}`)
  const restored = configurationOn(config, place)
  await readSide(restored, now)
  const rows = [...holds].map(([name, digest]) => [name, String(digest.rows), digest.hash.slice(0, 16)])
  const compared = taken.held === undefined ? 'read whole' : 'the same as in the live records'
  return [table([['Table', 'Rows', `Hash, ${compared}`], ...rows]), await looked(restored, now)]
}

/** The configuration of the restored records: nothing of what other processes share. */
const configurationOn = (config: Configuration, place: RecordsPlace): Configuration => ({
  ...{ ...config, ...place, redisUrl: undefined },
  // Nothing is calculated.
  warmThread: 'off',
})

/**
 * Takes a backup of the records, or a backup that is there, restores it beside them, reads every row, and starts the service on
 * it without its background work. What was restored is removed again; the live records are only read.
 * @throws CommandFault that says what is wrong with the backup.
 */
export const restoreDrill = async (config: Configuration, options: DrillOptions): Promise<CommandResult> => {
  const startedAt = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'valorem-drill-'))
  const engine =
    config.databaseUrl === undefined ? sqliteDrill(config.dataDir, folder) : postgresDrill(config.databaseUrl, folder)
  try {
    const lines = await drilled(config, engine, options)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    return { output: [...lines, `Restored and read in ${seconds} s.`].join('\n'), fault: '', exitCode: 0 }
  } finally {
    await engine.end()
    await rm(folder, { recursive: true, force: true })
  }
}
