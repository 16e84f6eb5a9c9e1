import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { inFolder, newDatabase, temporaryFolder } from '../adapters/storage/places.ts'
import { documentedBackup, typed } from '../support/documented-backup.ts'
import { startProcess } from '../support/process.ts'
import { keysCommand, load, newKey, withStatus } from '../support/replicas.ts'

const { sqliteBackup, sqliteRestore, postgresBackup, postgresRestore } = documentedBackup()

const counts = async (place: RecordsPlace): Promise<number> => {
  const records = await openRecords(place)
  const rows = await records.counts.selectFrom('usage').select('count').execute()
  await records.close()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Backs up under load and restores; what comes back is a moment of it, and its key works. */
const backedUp = async (
  env: Record<string, string>,
  backUp: () => Promise<unknown>,
  restore: () => Promise<RecordsPlace>,
) => {
  const limits = { TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}' }
  const service = await startProcess({ ...env, ...limits })
  const { key } = await newKey(env, 'pro')
  await load([service.url], key, 200)
  const during = load([service.url], key, 2000)
  await backUp()
  expect(withStatus(await during, 200)).toBe(2000)
  expect(await service.end('SIGTERM')).toBe(0)

  const place = await restore()
  const restored = await counts(place)
  expect(restored).toBeGreaterThanOrEqual(200)
  expect(restored).toBeLessThanOrEqual(2200)
  const again = await startProcess({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    ...limits,
  })
  expect(withStatus(await load([again.url], key, 50), 200)).toBe(50)
  expect(await again.end('SIGTERM')).toBe(0)
  expect(await counts(place)).toBe(restored + 50)
}

test.each([
  ['a folder that is named', true],
  ['./data', false],
])('a SQLite file in %s is backed up under load and restored by the documented lines', async (_, isNamed) => {
  const folder = temporaryFolder()
  const DATA_DIR = isNamed ? temporaryFolder() : join(folder, 'data')
  const env: Record<string, string> = isNamed ? { DATA_DIR } : {}
  await backedUp(
    { DATA_DIR },
    () => typed(sqliteBackup, folder, env),
    async () => {
      await typed(sqliteRestore, folder, env)
      return inFolder(DATA_DIR)
    },
  )
})

test('a backup of a folder without records is an error, not an empty backup', async () => {
  const folder = temporaryFolder()
  await expect(typed(sqliteBackup, folder, {})).rejects.toThrow('unable to open database file')
  expect(readdirSync(folder).filter(name => !name.startsWith('.'))).toEqual([])
})

test('a PostgreSQL is backed up under load and restored by the documented lines', async () => {
  const [folder, from, to] = [temporaryFolder(), await newDatabase(), await newDatabase()]
  onTestFinished(async () => {
    await from.drop()
    await to.drop()
  })
  await backedUp(
    { DATABASE_URL: from.url },
    () => typed(postgresBackup, folder, { DATABASE_URL: from.url }),
    async () => {
      await typed(postgresRestore, folder, { NEW_DATABASE_URL: to.url })
      return { dataDir: temporaryFolder(), databaseUrl: to.url, databasePoolMax: 2 }
    },
  )
  expect((await keysCommand({ DATABASE_URL: to.url }, 'list')).stdout).toContain('Load')
})
