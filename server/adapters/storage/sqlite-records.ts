import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { StatementWatch } from '../../ports/store-watch.ts'
import type { Database, Records, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import type { ErasureWatch } from './erasure-watch.ts'
import { migrateTables } from './migrations.ts'
import { createNodeSqlite } from './sqlite-dialect.ts'
import { openSqliteFile } from './sqlite-file.ts'
import { createStatementLog, watchCounts } from './statement-watch.ts'

/** Attempts to truncate the log while another process reads it, and the delay between them. */
const [logTries, logPauseMs] = [10, 20]

const isSqliteUniqueViolation = (cause: unknown): boolean =>
  String(Object(cause).message).includes('UNIQUE constraint failed')

/** SQLite: transactions are exclusive, so no further locks are needed. */
const sqlite: Engine = {
  dialect: 'sqlite',
  isShared: false,
  lockOwner: async () => {},
  lockingForChange: query => query,
  skippingLocked: query => query,
  lockingRows: query => query,
  emptyLog: async db => {
    for (let tries = logTries; tries > 0; tries -= 1) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      if (rows[0]?.busy === 0) return
      await setTimeout(logPauseMs)
    }
  },
  rewrite: async db => void (await sql`vacuum`.execute(db)),
  isUniqueBroken: isSqliteUniqueViolation,
}

/**
 * Opens the records in the SQLite file of a folder, created when missing, and migrates its tables.
 * @param watch observer of each statement.
 * @param erasing observer of commits that erase.
 */
export const openSqliteRecords = async (
  dataDir: string,
  watch: StatementWatch | undefined,
  erasing: ErasureWatch,
): Promise<Omit<Records, 'erasures'>> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const { dialect, run } = createNodeSqlite(await openSqliteFile(join(dataDir, 'valorem.sqlite')))
  const db: Database = new Kysely<Tables>({
    dialect: erasing.wrap(dialect),
    ...(watch && { log: createStatementLog('sqlite', watch, isSqliteUniqueViolation) }),
  })
  try {
    await migrateTables(db)
  } catch (cause) {
    await db.destroy()
    throw cause
  }
  return {
    db,
    counts: db,
    runCount: watchCounts(run, 'sqlite', watch),
    countHoldMs: 0,
    engine: sqlite,
    patiently: work => work(db),
    clock: async () => undefined,
    close: () => db.destroy(),
  }
}
