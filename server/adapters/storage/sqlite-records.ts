import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Database, Records, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrations.ts'
import { nodeSqlite } from './sqlite-dialect.ts'
import { openFile } from './sqlite-file.ts'

/** SQLite: a transaction writes alone, so that nothing else has to be locked. */
const sqlite: Engine = {
  dialect: 'sqlite',
  isShared: false,
  lockOwner: async () => {},
  lockingRows: query => query,
  isUniqueBroken: cause => String(Object(cause).message).includes('UNIQUE constraint failed'),
}

/** Opens the records in the SQLite file of a folder, made when missing, with their tables up to date. */
export const sqliteRecords = async (dataDir: string): Promise<Records> => {
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
    engine: sqlite,
    patiently: work => work(db),
    clock: async () => undefined,
    close: () => db.destroy(),
  }
}
