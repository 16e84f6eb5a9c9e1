import type { AppliedErasures } from '../../ports/erasures.ts'
import type { Log } from '../../ports/log.ts'
import type { StatementWatch } from '../../ports/store-watch.ts'
import type { Records } from './database.ts'
import { openErasureJournal } from './erasure-journal.ts'
import { createErasureWatch, type ErasureWatch } from './erasure-watch.ts'
import { openSqliteRecords } from './sqlite-records.ts'

/** Location of the records. */
export interface RecordsPlace {
  /** Folder of the SQLite file, created when missing; unused with a `databaseUrl`. */
  dataDir: string
  /** PostgreSQL with the records, instead of the file. */
  databaseUrl: string | undefined
  /** Maximum connections of this process to PostgreSQL; two more are reserved for the counts. */
  databasePoolMax: number
  /** Age of the oldest backup that may be restored, in days; 35 when left out. */
  backupDays?: number
  /** `off`: records that are about to be filled, to which the journal of erasures of the data folder does not belong. */
  journal?: 'off'
}

const nothingApplied: AppliedErasures = { count: 0, unreadable: 0, isTooOld: false }

/** Age of the oldest backup, where nothing is configured. */
const usualBackupDays = 35

const openEngine = async (
  { dataDir, databaseUrl, databasePoolMax }: RecordsPlace,
  watch: StatementWatch | undefined,
  erasing: ErasureWatch,
): Promise<Omit<Records, 'erasures'>> => {
  if (databaseUrl === undefined) return openSqliteRecords(dataDir, watch, erasing)
  // Imported on demand: the client takes long to load.
  const { openPostgresRecords: postgresRecords } = await import('./postgres-records.ts')
  return postgresRecords(databaseUrl, databasePoolMax, watch, erasing)
}

/**
 * Opens the records and migrates their tables; what was erased since the backup that they were restored from is erased again. Waits
 * up to ten seconds for an unreachable PostgreSQL.
 * @param watch observer of each statement; commands have none.
 * @param log is told when erasures cannot be copied out.
 * @throws when the folder cannot be written or has other content; when PostgreSQL is unreachable or refuses;
 * LaterVersion when a later version of this program has migrated the tables.
 */
export const openRecords = async (
  place: RecordsPlace,
  watch?: StatementWatch,
  log?: Pick<Log, 'error'>,
): Promise<Records> => {
  const erasing = createErasureWatch()
  const opened = await openEngine(place, watch, erasing)
  const { dataDir, backupDays = usualBackupDays, journal: use } = place
  if (use === 'off') return { ...opened, erasures: { applied: nothingApplied, prune: async () => {} } }
  const journal = await openErasureJournal({ db: opened.db, watch: erasing, dataDir, backupDays, log }).catch(
    async cause => {
      await opened.close()
      throw cause
    },
  )
  return {
    ...opened,
    erasures: { applied: journal.applied, prune: journal.prune },
    close: async () => {
      await journal.close()
      await opened.close()
    },
  }
}
