import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/adapters/storage/database'

/** A new folder that goes with the test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'valorem-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The records of a folder, a new one unless given; closed with the test. */
export const temporaryDatabase = async (folder = temporaryFolder()): Promise<Database> => {
  const db = await openDatabase(folder)
  onTestFinished(() => db.destroy())
  return db
}
