import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { getErasureFolder } from '../adapters/storage/erasure-files.ts'
import { openPostgresDatabase } from '../adapters/storage/postgres.ts'
import type { RecordsPlace } from '../adapters/storage/records.ts'
import type { Digest } from '../adapters/storage/tables/digest.ts'
import { computePostgresDigest, listPostgresTables } from '../adapters/storage/tables/postgres-tables.ts'
import { computeSqliteDigest, listSqliteTables } from '../adapters/storage/tables/sqlite-tables.ts'
import { getErrorMessage } from '../config/start-fault.ts'
import { CommandFault } from './run-command.ts'

/** Digests of all tables, by name. */
export type Digests = ReadonlyMap<string, Digest>

/** Engine whose backup a drill restores; the live records are only read. */
export interface DrillEngine {
  /** Takes a backup, with digests of the tables at the same moment. */
  backUp(): Promise<{ backup: string; held: Digests }>
  /** Restores a backup to a separate place and reads every row. @throws CommandFault where it is damaged. */
  restore(backup: string): Promise<{ place: RecordsPlace; holds: Digests }>
  /** Removes the restored database; files of the folder are left. */
  end(): Promise<void>
}

const run = promisify(execFile)

/** First line of a failed PostgreSQL program's output, or the reason why it did not run. */
const getProgramError = (cause: unknown): string =>
  String(Object(cause).stderr ?? '').split('\n')[0] || getErrorMessage(cause)

const computeFileDigests = (file: DatabaseSync): Digests =>
  new Map([...listSqliteTables(file)].map(([name, columns]) => [name, computeSqliteDigest(file, name, columns)]))

/** Verifies and reads a restored file. @throws CommandFault with SQLite's findings. */
const readRestoredFile = (path: string): Digests => {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const [first] = file.prepare('pragma integrity_check').all()
    if (first?.integrity_check !== 'ok') throw new Error(String(first?.integrity_check).split('\n')[0])
    const [broken] = file.prepare('pragma foreign_key_check').all()
    if (broken !== undefined) throw new Error(`a row of ${broken.table} refers to none of ${broken.parent}`)
    return computeFileDigests(file)
  } finally {
    file.close()
  }
}

/** Copies the journal of erasures into the folder of restored records. */
const copyJournal = (dataDir: string, restored: string): Promise<void> =>
  cp(getErasureFolder(dataDir), getErasureFolder(restored), { recursive: true }).catch(cause => {
    if (Object(cause).code !== 'ENOENT') throw cause
  })

/** SQLite file of a folder, restored into another. */
export const createSqliteDrill = (dataDir: string, folder: string): DrillEngine => ({
  backUp: async () => {
    const copy = join(folder, 'backup.sqlite')
    const live = new DatabaseSync(join(dataDir, 'valorem.sqlite'), { readOnly: true })
    try {
      // One transaction for both, so that backup and digests are of the same moment, whatever is written concurrently.
      live.exec('begin')
      const held = computeFileDigests(live)
      await backup(live, copy)
      return { backup: copy, held }
    } finally {
      live.close()
    }
  },
  restore: async copy => {
    const restored = join(folder, 'data')
    await mkdir(restored, { mode: 0o700 })
    const path = join(restored, 'valorem.sqlite')
    try {
      await copyFile(copy, path)
      for (const name of await readdir(dataDir))
        if (name.endsWith('-secret')) await copyFile(join(dataDir, name), join(restored, name))
      await copyJournal(dataDir, restored)
      return { place: { dataDir: restored, databaseUrl: undefined, databasePoolMax: 2 }, holds: readRestoredFile(path) }
    } catch (cause) {
      throw new CommandFault(`the backup ${copy} cannot be restored: ${getErrorMessage(cause)}`)
    }
  },
  end: async () => {},
})

/** Statement timeout of a drill. */
const patientMs = 600_000

/** Runs work on a single connection to a PostgreSQL, without migrating its tables. */
const withDrillConnection = async <T>(url: string, work: (db: Kysely<never>) => Promise<T>): Promise<T> => {
  const { db } = openPostgresDatabase(url, { connections: 1, connectMs: 10_000, waitMs: patientMs })
  try {
    return await work(db as unknown as Kysely<never>)
  } finally {
    await db.destroy()
  }
}

const computeDatabaseDigests = async (db: Kysely<never>): Promise<Digests> => {
  const digests = new Map<string, Digest>()
  for (const table of await listPostgresTables(db)) digests.set(table.name, await computePostgresDigest(db, table))
  return digests
}

/**
 * Connection URL for PostgreSQL's own programs, with the password in a file of the folder: other users of the machine
 * can read the arguments of a program.
 */
const writeProgramAddress = async (url: string, folder: string): Promise<string> => {
  const address = new URL(url)
  if (address.password === '') return url
  const file = join(folder, 'password')
  const password = decodeURIComponent(address.password).replaceAll(/[\\:]/g, '\\$&')
  await writeFile(file, `*:*:*:*:${password}\n`, { mode: 0o600 })
  address.password = ''
  address.searchParams.set('passfile', file)
  return address.href
}

/** PostgreSQL database, restored into a new database of the same server. */
export const createPostgresDrill = (url: string, dataDir: string, folder: string): DrillEngine => {
  const name = `valorem_drill_${randomUUID().replaceAll('-', '')}`
  const scratch = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const archive = join(folder, 'backup.dump')
  return {
    backUp: () =>
      withDrillConnection(url, db =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async transaction => {
            const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction)
            // Both read the same snapshot, whatever is written concurrently.
            const from = `--dbname=${await writeProgramAddress(url, folder)}`
            const dump = ['--format=custom', `--file=${archive}`, `--snapshot=${rows[0]?.id}`, from]
            const [held] = await Promise.all([
              computeDatabaseDigests(transaction),
              run('pg_dump', dump).catch(cause => {
                throw new CommandFault(`pg_dump failed: ${getProgramError(cause)}`)
              }),
            ])
            return { backup: archive, held }
          }),
      ),
    restore: async backup => {
      await withDrillConnection(url, db => sql`create database ${sql.id(name)}`.execute(db))
      const options = [
        '--no-owner',
        '--exit-on-error',
        `--dbname=${await writeProgramAddress(scratch, folder)}`,
        backup,
      ]
      await run('pg_restore', options).catch(cause => {
        throw new CommandFault(`the backup ${backup} cannot be restored: ${getProgramError(cause)}`)
      })
      await copyJournal(dataDir, join(folder, 'data'))
      return {
        place: { dataDir: join(folder, 'data'), databaseUrl: scratch, databasePoolMax: 2 },
        holds: await withDrillConnection(scratch, computeDatabaseDigests),
      }
    },
    end: () =>
      withDrillConnection(
        url,
        async db => void (await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)),
      ),
  }
}
