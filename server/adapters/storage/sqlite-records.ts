import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { StatementWatch } from '../../ports/store-watch.ts'
import type { Database, Records, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrations.ts'
import { nodeSqlite } from './sqlite-dialect.ts'
import { openFile } from './sqlite-file.ts'
import { statementLog, watchedCounts } from './statement-watch.ts'

/** Tries to empty the log while another process reads it, and the pause between two. */
const [logTries, logPauseMs] = [10, 20]

const isUniqueBroken = (cause: unknown): boolean => String(Object(cause).message).includes('UNIQUE constraint failed')

/** SQLite: a transaction writes alone, so that nothing else has to be locked. */
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
  isUniqueBroken,
}

/**
 * Opens the records in the SQLite file of a folder, made when missing, with their tables up to date.
 * @param watch told of each statement from then on.
 */
export const sqliteRecords = async (dataDir: string, watch: StatementWatch | undefined): Promise<Records> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const { dialect, run } = nodeSqlite(await openFile(join(dataDir, 'valorem.sqlite')))
  const db: Database = new Kysely<Tables>({
    dialect,
    ...(watch && { log: statementLog('sqlite', watch, isUniqueBroken) }),
  })
  try {
    await migrate(db)
  } catch (cause) {
    await db.destroy()
    throw cause
  }
  return {
    db,
    counts: db,
    runCount: watchedCounts(run, 'sqlite', watch),
    countHoldMs: 0,
    engine: sqlite,
    patiently: work => work(db),
    clock: async () => undefined,
    close: () => db.destroy(),
  }
}
