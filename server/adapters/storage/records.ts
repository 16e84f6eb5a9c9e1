import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Database, Records, Tables } from './database.ts'
import { migrate } from './migrations.ts'
import { nodeSqlite } from './sqlite-dialect.ts'
import { openFile } from './sqlite-file.ts'

/** Where the records are. */
export interface RecordsPlace {
  /** Folder of the SQLite file, made when missing; unused with a `databaseUrl`. */
  dataDir: string
  /** A PostgreSQL with the records, in place of the file. */
  databaseUrl: string | undefined
  /** Connections of this process to PostgreSQL; two more serve the counts alone. */
  databasePoolMax: number
}

const sqliteRecords = async (dataDir: string): Promise<Records> => {
  mkdirSync(dataDir, { recursive: true })
  const { dialect, run } = nodeSqlite(await openFile(join(dataDir, 'valorem.sqlite')))
  const db: Database = new Kysely<Tables>({ dialect })
  try {
    await migrate(db)
  } catch (cause) {
    await db.destroy()
    throw cause
  }
  return {
    db,
    counts: db,
    runCount: run,
    engine: 'sqlite',
    patiently: work => work(db),
    clock: async () => undefined,
    close: () => db.destroy(),
  }
}

/**
 * Opens the records with their tables up to date. A PostgreSQL that cannot be reached is waited for, ten seconds.
 * @throws when the folder cannot be written or contains something else; when PostgreSQL does not answer or refuses;
 * LaterVersion when a later version of this program has changed the tables.
 */
export const openRecords = async ({ dataDir, databaseUrl, databasePoolMax }: RecordsPlace): Promise<Records> => {
  if (databaseUrl === undefined) return sqliteRecords(dataDir)
  // Only where it is needed: its client takes its time to load.
  const { postgresRecords } = await import('./postgres-records.ts')
  return postgresRecords(databaseUrl, databasePoolMax)
}
