import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { postgresDatabase } from '../adapters/storage/postgres.ts'
import type { RecordsPlace } from '../adapters/storage/records.ts'
import type { Digest } from '../adapters/storage/tables/digest.ts'
import { postgresDigest, postgresTables } from '../adapters/storage/tables/postgres-tables.ts'
import { sqliteDigest, sqliteTables } from '../adapters/storage/tables/sqlite-tables.ts'
import { messageOf } from '../config/start-fault.ts'
import { CommandFault } from './run-command.ts'

/** What every table holds, by its name. */
export type Digests = ReadonlyMap<string, Digest>

/** An engine whose backup a drill restores; the live records are only read. */
export interface DrillEngine {
  /** Takes a backup, and what the tables held at that very moment. */
  backUp(): Promise<{ backup: string; held: Digests }>
  /** Restores a backup beside the live records, and reads every row. @throws CommandFault where it is damaged. */
  restore(backup: string): Promise<{ place: RecordsPlace; holds: Digests }>
  /** Removes what was restored, but for the files of the folder. */
  end(): Promise<void>
}

const run = promisify(execFile)

/** What a failed program of PostgreSQL said first, else why it did not run. */
const saidBy = (cause: unknown): string => String(Object(cause).stderr ?? '').split('\n')[0] || messageOf(cause)

const digestsOfFile = (file: DatabaseSync): Digests =>
  new Map([...sqliteTables(file)].map(([name, columns]) => [name, sqliteDigest(file, name, columns)]))

/** Reads a file that was restored. @throws CommandFault with what SQLite finds in it. */
const readWhole = (path: string): Digests => {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const [first] = file.prepare('pragma integrity_check').all()
    if (first?.integrity_check !== 'ok') throw new Error(String(first?.integrity_check).split('\n')[0])
    const [broken] = file.prepare('pragma foreign_key_check').all()
    if (broken !== undefined) throw new Error(`a row of ${broken.table} refers to none of ${broken.parent}`)
    return digestsOfFile(file)
  } finally {
    file.close()
  }
}

/** The SQLite file of a folder, restored into another. */
export const sqliteDrill = (dataDir: string, folder: string): DrillEngine => ({
  backUp: async () => {
    const copy = join(folder, 'backup.sqlite')
    const live = new DatabaseSync(join(dataDir, 'valorem.sqlite'), { readOnly: true })
    try {
      // One transaction for both: the backup is of the moment that is read, whatever is written meanwhile.
      live.exec('begin')
      const held = digestsOfFile(live)
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
      return { place: { dataDir: restored, databaseUrl: undefined, databasePoolMax: 2 }, holds: readWhole(path) }
    } catch (cause) {
      throw new CommandFault(`the backup ${copy} cannot be restored: ${messageOf(cause)}`)
    }
  },
  end: async () => {},
})

/** Longest statement of a drill. */
const patientMs = 600_000

/** Does something on one connection to a PostgreSQL; its tables stay as they are. */
const connectedTo = async <T>(url: string, work: (db: Kysely<never>) => Promise<T>): Promise<T> => {
  const { db } = postgresDatabase(url, { connections: 1, connectMs: 10_000, waitMs: patientMs })
  try {
    return await work(db as unknown as Kysely<never>)
  } finally {
    await db.destroy()
  }
}

const digestsIn = async (db: Kysely<never>): Promise<Digests> => {
  const digests = new Map<string, Digest>()
  for (const table of await postgresTables(db)) digests.set(table.name, await postgresDigest(db, table))
  return digests
}

/**
 * The address of a database for PostgreSQL's own programs, with its password in a file of the folder: everybody on the machine
 * reads the arguments of a program.
 */
const programAddress = async (url: string, folder: string): Promise<string> => {
  const address = new URL(url)
  if (address.password === '') return url
  const file = join(folder, 'password')
  const password = decodeURIComponent(address.password).replaceAll(/[\\:]/g, '\\$&')
  await writeFile(file, `*:*:*:*:${password}\n`, { mode: 0o600 })
  address.password = ''
  address.searchParams.set('passfile', file)
  return address.href
}

/** The PostgreSQL of an address, restored into a new database of the same server. */
export const postgresDrill = (url: string, folder: string): DrillEngine => {
  const name = `valorem_drill_${randomUUID().replaceAll('-', '')}`
  const scratch = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const archive = join(folder, 'backup.dump')
  return {
    backUp: () =>
      connectedTo(url, db =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async transaction => {
            const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction)
            // Both read this moment, whatever is written meanwhile.
            const from = `--dbname=${await programAddress(url, folder)}`
            const dump = ['--format=custom', `--file=${archive}`, `--snapshot=${rows[0]?.id}`, from]
            const [held] = await Promise.all([
              digestsIn(transaction),
              run('pg_dump', dump).catch(cause => {
                throw new CommandFault(`pg_dump failed: ${saidBy(cause)}`)
              }),
            ])
            return { backup: archive, held }
          }),
      ),
    restore: async backup => {
      await connectedTo(url, db => sql`create database ${sql.id(name)}`.execute(db))
      const options = ['--no-owner', '--exit-on-error', `--dbname=${await programAddress(scratch, folder)}`, backup]
      await run('pg_restore', options).catch(cause => {
        throw new CommandFault(`the backup ${backup} cannot be restored: ${saidBy(cause)}`)
      })
      return {
        place: { dataDir: join(folder, 'data'), databaseUrl: scratch, databasePoolMax: 2 },
        holds: await connectedTo(scratch, digestsIn),
      }
    },
    end: () =>
      connectedTo(url, async db => void (await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db))),
  }
}
