import { execFileSync } from 'node:child_process'
import { openSync, readdirSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { findDifference } from '#server/commands/restore-drill-command'
import { newDatabase, onServer, postgresUrl, temporaryFolder } from '../adapters/storage/places.ts'
import { filledRecords } from '../support/filled-records.ts'
import { run, startProcess } from '../support/process.ts'
import { load, newKey, withStatus } from '../support/replicas.ts'
import { startPostgres } from '../support/test-engines.ts'

const drill = (env: Record<string, string>, ...args: string[]) =>
  run(['server/commands/restore-drill.ts', ...args], env)

/** Drills while callers are counted; what is said then is of one moment, and the callers notice nothing. */
const drilledUnderLoad = async (place: Record<string, string>): Promise<void> => {
  const env = { ...place, TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}' }
  const service = await startProcess(env)
  const { key } = await newKey(env, 'pro')
  await load([service.url], key, 50)
  const during = load([service.url], key, 2000)
  const { code, stdout, stderr } = await drill(env)
  expect(withStatus(await during, 200)).toBe(2000)
  expect([stderr, code]).toEqual(['', 0])
  expect(stdout).toMatch(/^Table +Rows +Hash, the same as in the live records$/m)
  expect(stdout).toMatch(/^api_key +1 +[0-9a-f]{16}$/m)
  expect(stdout).toMatch(/^1 keys; newest row: \d{4}-\S+Z, \d+ minutes ago; last day with counts: \d{4}-\d\d-\d\d$/m)
  expect(stdout).toMatch(/^Restored and read in \d+\.\d s\.$/m)
  expect(await service.end('SIGTERM')).toBe(0)
}

const drillDatabases = (server = postgresUrl): Promise<unknown[]> =>
  onServer(server, async client => {
    const { rows } = await client.query(`select datname from pg_database where datname like 'valorem_drill_%'`)
    return rows
  })

test('SQLite is drilled while it is written to; its folder stays as it was', async () => {
  const folder = temporaryFolder()
  await drilledUnderLoad({ DATA_DIR: folder })
  const left = readdirSync(folder).filter(name => !/^(valorem\.sqlite(-wal|-shm)?|.*-secret|outbox)$/.test(name))
  expect(left).toEqual([])
})

test('PostgreSQL is drilled while it is written to; no database is left behind', async () => {
  const database = await newDatabase()
  onTestFinished(database.drop)
  await drilledUnderLoad({ DATABASE_URL: database.url })
  expect(await drillDatabases()).toEqual([])
})

test('a backup of SQLite that is cut, written over, or no database ends with 1 and a sentence', async () => {
  const folder = temporaryFolder()
  await filledRecords(folder, 3000)
  const backup = join(temporaryFolder(), 'backup.sqlite')
  const take = (): void => {
    execFileSync('rm', ['-f', backup])
    const file = new DatabaseSync(join(folder, 'valorem.sqlite'), { readOnly: true })
    file.prepare('vacuum into ?').run(backup)
    file.close()
  }
  take()
  const good = await drill({ DATA_DIR: folder }, '--backup', backup)
  expect([good.stderr, good.code]).toEqual(['', 0])
  expect(good.stdout).toMatch(/^usage +3000 /m)
  truncateSync(backup, 100_000)
  const damage = `The drill failed: the backup ${backup} cannot be restored: `
  const cut = await drill({ DATA_DIR: folder }, '--backup', backup)
  expect([cut.stderr.startsWith(damage), cut.stderr.trim().split('\n').length, cut.code]).toEqual([true, 1, 1])
  take()
  const pages = readFileSync(backup).length / 4096
  for (let page = 3; page < pages; page += 5)
    writeSync(openSync(backup, 'r+'), Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096)
  const over = await drill({ DATA_DIR: folder }, '--backup', backup)
  expect([over.stderr.startsWith(damage), over.code]).toEqual([true, 1])
  const none = await drill({ DATA_DIR: folder }, '--backup', join(folder, 'nothing'))
  expect([none.stderr, none.code]).toEqual([expect.stringContaining('no such file'), 1])
})

test('a dump of PostgreSQL that is cut ends with 1 and a sentence, and leaves no database behind', async () => {
  // With a password that an address cannot hold as it is.
  const server = await startPostgres()
  onTestFinished(() => server.end())
  const database = await newDatabase(server.url)
  const env = { DATABASE_URL: database.url }
  await newKey(env, 'pro')
  const dump = join(temporaryFolder(), 'valorem.dump')
  execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, database.url])
  expect((await drill(env, '--backup', dump)).code).toBe(0)
  truncateSync(dump, Math.floor(readFileSync(dump).length / 2))
  const { code, stderr } = await drill(env, '--backup', dump)
  expect([code, stderr.startsWith(`The drill failed: the backup ${dump} cannot be restored: `)]).toEqual([1, true])
  expect(await drillDatabases(server.url)).toEqual([])
})

test('a table that lacks rows, or has others, is named', () => {
  const held = new Map([['usage', { rows: 3, hash: 'a' }]])
  expect(findDifference(held, held)).toBe('')
  expect(findDifference(held, new Map([['usage', { rows: 2, hash: 'b' }]]))).toBe('usage has 3 rows and 2 restored')
  expect(findDifference(held, new Map([['usage', { rows: 3, hash: 'b' }]]))).toContain('usage has other rows')
  expect(findDifference(held, new Map())).toBe('usage has 3 rows and none restored')
})
