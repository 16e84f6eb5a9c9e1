import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { root } from '../../architecture/sources.ts'
import { filledRecords } from '../../support/filled-records.ts'
import { nodeEnv, run, startProcess } from '../../support/process.ts'
import { newDatabase, onServer, temporaryFolder } from './places.ts'

/** Rows of the largest table: `MOVE_ROWS=100000` for as many as one may have; and how often the move is killed meanwhile. */
const [usageRows, kills] = [Number(process.env.MOVE_ROWS ?? 4000), 5]

let folder: string
let target: string
let env: Record<string, string>
beforeEach(async () => {
  folder = temporaryFolder()
  const database = await newDatabase()
  onTestFinished(database.drop)
  target = database.url
  env = { DATA_DIR: folder, DATABASE_URL: target }
})

const program = ['server/commands/records.ts', 'move', 'sqlite', 'postgres']
const move = (own: Record<string, string> = {}) => run(program, { ...env, ...own })
const refusal = (why: string) => ({ code: 1, stdout: '', stderr: `The records were not moved: ${why}\n` })
const change = (text: string): void => {
  const file = new DatabaseSync(`${folder}/valorem.sqlite`)
  file.exec(text)
  file.close()
}

const rowsOf = (text: string): Promise<Record<string, unknown>[]> =>
  onServer(target, async client => (await client.query(text)).rows)

/** Rows of `usage` that are in the target; none while there is no such table. */
const arrived = async (): Promise<number> => {
  const rows = await rowsOf('select count(*)::int as rows from usage').catch(() => [])
  return Number(rows[0]?.rows ?? 0)
}

/** Makes each batch of `usage` take a while, so that a kill comes in the middle. */
const slowed = async (): Promise<void> => {
  await (await openRecords({ dataDir: '/nowhere', databaseUrl: target, databasePoolMax: 2 })).close()
  await rowsOf(`create function slow() returns trigger language plpgsql as
    'begin perform pg_sleep(0.2); return null; end';
    create trigger slow after insert on usage for each statement execute function slow()`)
}

test(`${usageRows} counts and every other table arrive as they are, though the move is killed ${kills} times`, async () => {
  const counts = await filledRecords(folder, usageRows)
  await slowed()
  for (let killed = 0; killed < kills; killed += 1) {
    const before = await arrived()
    const child = spawn(process.execPath, program, { cwd: root, env: { ...nodeEnv, ...env }, stdio: 'ignore' })
    const closed = once(child, 'close')
    await expect.poll(arrived, { interval: 10 }).toBeGreaterThan(before)
    child.kill('SIGKILL')
    expect(await closed).toEqual([null, 'SIGKILL'])
  }
  const between = await arrived()
  expect(between).toBeGreaterThan(0)
  expect(between).toBeLessThan(usageRows)
  await rowsOf('drop trigger slow on usage')
  const { code, stdout, stderr } = await move()
  expect([code, stderr]).toEqual([0, ''])
  const said = stdout.split('\n').flatMap(line => /^(\w+) +(\d+) +[0-9a-f]{16}$/.exec(line)?.slice(1) ?? [])
  expect(new Map(said.flatMap((name, at) => (at % 2 === 0 ? [[name, Number(said[at + 1])]] : [])))).toEqual(counts)
  // Values, read by PostgreSQL itself: row 5 of the filler has none of what may be missing, row 6 has all.
  expect(
    await rowsOf(`select "emailVerified", "twoFactorEnabled", "createdAt" from auth_user where id = 'id 5'`),
  ).toEqual([{ emailVerified: true, twoFactorEnabled: null, createdAt: new Date('2026-01-01T00:05:05.035Z') }])
  const [profile] = await rowsOf(
    `select logo, second_step_required from organisation_profile where organisation_id = 'id 6'`,
  )
  expect(profile?.second_step_required).toBe(0)
  expect(Buffer.from(profile?.logo as Uint8Array).subarray(0, 3)).toEqual(Buffer.from([6, 13, 20]))
  expect(await rowsOf('select sum(count)::bigint::text as sum from usage')).toEqual([
    { sum: String((usageRows * (usageRows - 1)) / 2) },
  ])
  expect((await move()).stderr).toContain('the target is not empty: ')
})

test('nothing is moved while a service has the file, into a target with rows, or without a source', async () => {
  expect(await move()).toEqual(refusal(`DATA_DIR=${folder} has no valorem.sqlite`))
  expect((await move({ DATABASE_URL: '' })).stderr).toContain('DATABASE_URL says where to')
  await filledRecords(folder, 10)
  const service = await startProcess({ DATA_DIR: folder })
  expect(await move()).toEqual(
    refusal(`a service, or another command, has ${folder}/valorem.sqlite open; stop it first`),
  )
  expect(await service.end('SIGTERM')).toBe(0)
  await (await openRecords({ dataDir: '/nowhere', databaseUrl: target, databasePoolMax: 2 })).close()
  await rowsOf(`insert into usage values ('other', '2026-11-28', 1)`)
  expect(await move()).toEqual(refusal('the target is not empty: usage has rows; give it an empty database'))
  // The refused move has left the source to the service.
  const again = await startProcess({ DATA_DIR: folder })
  await expect.poll(async () => (await fetch(`${again.url}/health/ready`)).status).toBe(200)
  expect(await again.end('SIGTERM')).toBe(0)
})

test('a target that another source began is refused, and so is a source that changed in the middle', async () => {
  await filledRecords(folder, 2000)
  await slowed()
  const child = spawn(process.execPath, program, { cwd: root, env: { ...nodeEnv, ...env }, stdio: 'ignore' })
  const closed = once(child, 'close')
  await expect.poll(arrived, { interval: 10 }).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await closed
  const other = temporaryFolder()
  await filledRecords(other, 10)
  expect((await move({ DATA_DIR: other })).stderr).toContain(
    `the target holds part of ${folder}/valorem.sqlite; drop that database, or go on with that source`,
  )
  change("update usage set count = count + 1 where key_id = 'id 1'")
  expect((await move()).stderr).toContain('usage differs: 2000 rows here and 2000 there')
})
