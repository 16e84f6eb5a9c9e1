import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Records } from '#server/adapters/storage/database'
import { openRecords } from '#server/adapters/storage/records'
import type { Configuration } from '#server/config/configuration'
import type { StatementWatch } from '#server/ports/store-watch'

const fileName = 'valorem.sqlite'

/** A new folder below that of the system. */
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'valorem-'))

const made = async (): Promise<Buffer> => {
  const dataDir = await newFolder()
  const records = await openRecords({ dataDir, databaseUrl: undefined, databasePoolMax: 1 })
  await records.close()
  const bytes = await readFile(join(dataDir, fileName))
  await rm(dataDir, { recursive: true, force: true })
  return bytes
}

let file: Promise<Buffer> | undefined

/**
 * A new folder with records that have their tables and nothing in them, to be opened as those of an earlier start: the steps
 * to the tables are taken once in a process, not once for each of its hundreds of apps.
 */
export const folderOfEmptyRecords = async (): Promise<string> => {
  file ??= made()
  const [bytes, folder] = await Promise.all([file, newFolder()])
  await writeFile(join(folder, fileName), bytes)
  return folder
}

/** Opens the records of a folder that the test removes afterwards; without `fsync`, since no test cuts the power. */
export const openPassingRecords = async (config: Configuration, watch?: StatementWatch): Promise<Records> => {
  const records = await openRecords(config, watch)
  if (records.engine.dialect === 'sqlite') await sql`pragma synchronous = off`.execute(records.db)
  return records
}
