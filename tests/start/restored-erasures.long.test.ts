import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase, temporaryFolder } from '../adapters/storage/places.ts'
import { password, visitor } from '../pages/visitor.ts'
import { documentedBackup, typed } from '../support/documented-backup.ts'
import { atReplica, lettersIn } from '../support/installations.ts'
import { run, type ServiceProcess, startProcess } from '../support/process.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { keysCommand, load, newKey, withStatus } from '../support/replicas.ts'
import { until } from '../support/until.ts'

const { sqliteBackup, sqliteRestore, postgresBackup, postgresRestore } = documentedBackup()
const limits = { TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}' }
const email = 'ada@agency.example'

/** Processes of an installation, and how an operator backs it up and restores it elsewhere. */
interface World {
  /** What each process is started with. */
  envs: readonly Record<string, string>[]
  backUp(folder: string): Promise<unknown>
  /** Restores what is in a folder, with the journal of the last process; gives what a new process is started with. */
  restore(folder: string): Promise<Record<string, string>>
}

const onSqlite = async (): Promise<World> => {
  const env = { DATA_DIR: temporaryFolder() }
  return {
    envs: [env],
    backUp: folder => typed(sqliteBackup, folder, env),
    restore: async folder => {
      await typed(sqliteRestore, folder, env)
      return env
    },
  }
}

const onPostgres = async (): Promise<World> => {
  const [from, to] = [await newDatabase(), await newDatabase()]
  onTestFinished(async () => {
    await from.drop()
    await to.drop()
  })
  const shared = { DATABASE_URL: from.url, REDIS_URL: redisUrl, REDIS_PREFIX: newPrefix() }
  const envs = [0, 1].map(() => ({ ...shared, DATA_DIR: temporaryFolder() }))
  return {
    envs,
    backUp: folder => typed(postgresBackup, folder, { DATABASE_URL: from.url }),
    restore: async folder => {
      await typed(postgresRestore, folder, { NEW_DATABASE_URL: to.url })
      return { ...shared, ...envs.at(-1), DATABASE_URL: to.url, REDIS_PREFIX: newPrefix() }
    },
  }
}

/** Signs Ada up at a process; her letter is in one of the folders. */
const signUp = async (service: ServiceProcess, folders: readonly string[]) => {
  const ada = visitor(service)
  await ada.post('/sign-up', { name: 'Ada', email, password })
  const link = await until(async () => (await lettersIn(folders, email))[0], 'letter to Ada')
  await ada.post('/verify', { token: new URL(link).searchParams.get('token') ?? '', password })
  expect((await ada.post('/sign-in', { email, password })).to).toBe('/account')
  return ada
}

test.each([
  ['SQLite', onSqlite],
  ['PostgreSQL with two replicas', onPostgres],
])(
  '%s: what was answered as erased just before a kill stays erased after the documented restore',
  async (_, open) => {
    const { envs, backUp, restore } = await open()
    const services = await Promise.all(envs.map(env => startProcess({ ...env, ...limits })))
    onTestFinished(() => services.forEach(service => void service.child.kill('SIGKILL')))
    const [first, last] = [services[0], services.at(-1)] as [ServiceProcess, ServiceProcess]
    const [env = {}] = envs
    const folders = envs.map(({ DATA_DIR = '' }) => DATA_DIR)
    const ada = await signUp(first, folders)
    const [revoked, kept] = [await newKey(env, 'pro'), await newKey(env, 'pro')]
    const folder = temporaryFolder()
    await backUp(folder)

    await keysCommand(envs.at(-1) ?? {}, 'revoke', revoked.id)
    const there = services.length > 1 ? atReplica(last.url, ada) : ada
    expect((await there.post('/account/privacy/delete', { password })).to).toBe('/sign-in?deleted=1')
    await Promise.all(services.map(service => service.end('SIGKILL')))

    const restored = await restore(folder)
    const again = await startProcess({ ...restored, ...limits })
    onTestFinished(() => void again.child.kill('SIGKILL'))
    await expect.poll(() => again.output()).toContain('erased again')
    expect((await visitor(again).post('/sign-in', { email, password })).status).toBe(400)
    expect(withStatus(await load([again.url], revoked.key, 1), 401)).toBe(1)
    expect(withStatus(await load([again.url], kept.key, 1), 200)).toBe(1)
    const drilled = await run(['server/commands/restore-drill.ts'], restored)
    expect([drilled.stderr, drilled.code]).toEqual(['', 0])
    expect(drilled.stdout).toMatch(/^\d+ erasures in the journal; none of them came back\.$/m)
    expect(await again.end('SIGTERM')).toBe(0)
  },
  300_000,
)

test('on an empty machine the newest copy of the journal counts, not that of the backup', async () => {
  const { envs, backUp } = await onSqlite()
  const [env = { DATA_DIR: '' }] = envs
  const service = await startProcess({ ...env, ...limits })
  const revoked = await newKey(env, 'pro')
  const folder = temporaryFolder()
  await backUp(folder)
  await keysCommand(env, 'revoke', revoked.id)
  expect(await service.end('SIGKILL')).toBe(null)
  const there = { DATA_DIR: join(temporaryFolder(), 'data') }
  // Copied away later than the backup; the backup's own is older or none.
  rmSync(join(folder, 'erasures'), { recursive: true, force: true })
  cpSync(join(env.DATA_DIR ?? '', 'erasures'), join(folder, 'erasures'), { recursive: true })
  await typed(sqliteRestore, folder, there)
  expect(existsSync(join(there.DATA_DIR, 'erasures'))).toBe(true)
  const { stdout } = await keysCommand(there, 'list')
  // Its line has the instants of its creation and of its revocation.
  const [line] = stdout.split('\n').filter(text => text.startsWith(revoked.id))
  expect(line?.match(/\d{4}-\d\d-\d\dT\S+Z/g)).toHaveLength(2)
}, 120_000)
