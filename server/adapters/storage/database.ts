import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { CredentialKind, Tier } from '#contract/shared/access'
import { migrations } from './migrations.ts'
import { NodeSqliteDialect, openFile } from './node-sqlite.ts'

/** The tables; days and instants are ISO text, so that every engine answers the same. */
export interface Tables {
  api_key: {
    id: string
    name: string
    tier: Tier
    kind: CredentialKind
    /** JSON list of origins. */
    origins: string
    prefix: string
    last_four: string
    /** SHA-256 of the key, hexadecimal. */
    hash: string
    created_at: string
    revoked_at: string | null
  }
  usage: { key_id: string; day: string; count: number }
}

/** The records of the service. `destroy()` closes it. */
export type Database = Kysely<Tables>

/** Brings the tables up to date; of several processes at once, one does it and the others wait. */
const migrate = async (db: Database): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}

/**
 * Opens the records kept in a folder, made when missing, with its tables up to date.
 * @throws when the folder cannot be written or holds something else.
 */
export const openDatabase = async (dataDir: string): Promise<Database> => {
  mkdirSync(dataDir, { recursive: true })
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(await openFile(join(dataDir, 'valorem.sqlite'))) })
  try {
    await migrate(db)
    return db
  } catch (cause) {
    await db.destroy()
    throw cause
  }
}
