import type { StatementWatch } from '../../ports/store-watch.ts'
import type { Records } from './database.ts'
import { sqliteRecords } from './sqlite-records.ts'

/** Where the records are. */
export interface RecordsPlace {
  /** Folder of the SQLite file, made when missing; unused with a `databaseUrl`. */
  dataDir: string
  /** A PostgreSQL with the records, in place of the file. */
  databaseUrl: string | undefined
  /** Connections of this process to PostgreSQL; two more serve the counts alone. */
  databasePoolMax: number
}

/**
 * Opens the records with their tables up to date. A PostgreSQL that cannot be reached is waited for, ten seconds.
 * @param watch told of each statement; nobody is when left out, as by commands.
 * @throws when the folder cannot be written or contains something else; when PostgreSQL does not answer or refuses;
 * LaterVersion when a later version of this program has changed the tables.
 */
export const openRecords = async (
  { dataDir, databaseUrl, databasePoolMax }: RecordsPlace,
  watch?: StatementWatch,
): Promise<Records> => {
  if (databaseUrl === undefined) return sqliteRecords(dataDir, watch)
  // Only where it is needed: its client takes its time to load.
  const { postgresRecords } = await import('./postgres-records.ts')
  return postgresRecords(databaseUrl, databasePoolMax, watch)
}
