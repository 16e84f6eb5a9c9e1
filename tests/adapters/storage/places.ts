import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Database, Records } from '#server/adapters/storage/database'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'

/** An engine under the records; each place is new, empty, and goes with the test. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL'
  newPlace(): Promise<RecordsPlace>
}

/** A new folder that goes with the test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'valorem-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder as a place of records. */
export const inFolder = (dataDir: string): RecordsPlace => ({ dataDir, databaseUrl: undefined, databasePoolMax: 2 })

/** The PostgreSQL of these tests, in which they make databases of their own; .ci/run starts one where none answers. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Does something on a connection of its own. */
export const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A new, empty database on a server; `drop` ends what is still connected to it. */
export const newDatabase = async (server = postgresUrl): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, client => client.query(`create database ${name}`))
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: async () => {
      await onServer(server, client => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** The embedded engine. */
export const sqlite: Engine = { name: 'SQLite', newPlace: async () => inFolder(temporaryFolder()) }

/** The engine that processes on several machines share. */
export const postgres: Engine = {
  name: 'PostgreSQL',
  newPlace: async () => {
    const { url, drop } = await newDatabase()
    onTestFinished(drop)
    return { dataDir: temporaryFolder(), databaseUrl: url, databasePoolMax: 4 }
  },
}

/** The records of a place; closed with the test. */
export const temporaryRecords = async (place: RecordsPlace): Promise<Records> => {
  const records = await openRecords(place)
  onTestFinished(() => records.close())
  return records
}

/** The records of a folder, a new one unless it is named; closed with the test. */
export const temporaryDatabase = async (folder = temporaryFolder()): Promise<Database> =>
  (await temporaryRecords(inFolder(folder))).db
