import type { StatementWatch } from '../../ports/store-watch.ts'
import type { Records } from './database.ts'
import { openSqliteRecords } from './sqlite-records.ts'

/** Location of the records. */
export interface RecordsPlace {
  /** Folder of the SQLite file, created when missing; unused with a `databaseUrl`. */
  dataDir: string
  /** PostgreSQL with the records, instead of the file. */
  databaseUrl: string | undefined
  /** Maximum connections of this process to PostgreSQL; two more are reserved for the counts. */
  databasePoolMax: number
}

/**
 * Opens the records and migrates their tables. Waits up to ten seconds for an unreachable PostgreSQL.
 * @param watch observer of each statement; commands have none.
 * @throws when the folder cannot be written or has other content; when PostgreSQL is unreachable or refuses;
 * LaterVersion when a later version of this program has migrated the tables.
 */
export const openRecords = async (
  { dataDir, databaseUrl, databasePoolMax }: RecordsPlace,
  watch?: StatementWatch,
): Promise<Records> => {
  if (databaseUrl === undefined) return openSqliteRecords(dataDir, watch)
  // Imported on demand: the client takes long to load.
  const { openPostgresRecords: postgresRecords } = await import('./postgres-records.ts')
  return postgresRecords(databaseUrl, databasePoolMax, watch)
}
