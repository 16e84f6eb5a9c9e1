import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase, onServer, temporaryFolder } from '../adapters/storage/places.ts'
import { root } from '../architecture/sources.ts'
import { run, type ServiceProcess, startProcess } from '../support/process.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { countedIn, estimate, keysCommand, newKey } from '../support/replicas.ts'
import { proxied, rolledThrough } from '../support/rolling.ts'

/** The last tree before accounts, whose tables lack their step. */
const before = 'bd8dad386890b9fc826cb17e86dfd48270ec57de'

/** A shallow clone does not have it. */
const isThere = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${before}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A package whose files the tree before serves on a page that nobody opens here, and that is gone since. */
const packageOfItsPages = 'node_modules/@scalar/api-reference'

/** That tree in a folder, with the packages of this one. */
const treeBefore = (): string => {
  const folder = temporaryFolder()
  const tree = join(folder, 'tree')
  mkdirSync(tree)
  const packed = execFileSync('git', ['archive', before, 'package.json', 'contract', 'server'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', tree], { input: packed })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  mkdirSync(join(folder, packageOfItsPages), { recursive: true })
  writeFileSync(join(folder, packageOfItsPages, 'index.js'), '')
  return tree
}

const rowsOf = (url: string): Promise<object[]> =>
  onServer(url, async client => (await client.query('select * from api_key order by id')).rows)

test.skipIf(!isThere())(
  'this tree rolled through two replicas of the last one before accounts loses no request, count or key',
  async () => {
    const [database, tree] = [await newDatabase(), treeBefore()]
    onTestFinished(() => database.drop())
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl,
      REDIS_PREFIX: newPrefix(),
      TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}',
    }
    const startOld = (): Promise<ServiceProcess> => startProcess(env, [process.execPath, join(tree, 'server/main.ts')])
    const oldKeys = (...args: string[]) => run([join(tree, 'server/commands/keys.ts'), ...args], env)
    const oldKey = async (tier: string): Promise<{ id: string; key: string }> =>
      JSON.parse((await oldKeys('create', '--name', 'Old', '--tier', tier, '--json')).stdout)

    const [{ id, key }, narrow, gone] = [await oldKey('pro'), await oldKey('free'), await oldKey('free')]
    expect((await oldKeys('revoke', gone.id)).code).toBe(0)
    const keys = await rowsOf(database.url)
    const old = [await startOld(), await startOld()]
    const proxy = proxied(key)
    proxy.inside.push(...old.map(({ url }) => url))
    const callers = proxy.callers(16)

    const bothVersions = async (one: ServiceProcess, other: ServiceProcess): Promise<void> => {
      const both = [one.url, other.url]
      const statuses = async (of: string): Promise<number[]> =>
        Promise.all(both.map(async url => (await estimate(url, { 'X-API-Key': of })).status))
      expect(await statuses(gone.key)).toEqual([401, 401])
      for (const [first, second] of [both, both.toReversed()]) {
        const repeat = { 'X-API-Key': narrow.key, 'Idempotency-Key': `first-at-${first}` }
        expect((await estimate(first ?? '', repeat)).replayed).toBe(false)
        expect((await estimate(second ?? '', repeat)).replayed).toBe(true)
      }
      const made = await newKey(env, 'pro')
      expect(await statuses(made.key)).toEqual([200, 200])
      expect((await keysCommand(env, 'revoke', made.id)).code).toBe(0)
      await expect.poll(() => statuses(made.key), { interval: 500 }).toEqual([401, 401])
    }
    const fresh = await rolledThrough(proxy, old, () => startProcess(env), bothVersions)
    proxy.end()
    await Promise.all(callers)

    expect(new Set(proxy.statuses)).toEqual(new Set([200]))
    expect(await countedIn(database.url, id)).toBe(proxy.statuses.length)
    expect(await countedIn(database.url, narrow.id)).toBe(2)
    // A version may add columns; what stood in a row stays.
    expect(await rowsOf(database.url)).toEqual(expect.arrayContaining(keys.map(row => expect.objectContaining(row))))
    await expect(startOld()).rejects.toThrow(/a later version of this program has changed the tables \(0003_accounts\)/)
    await Promise.all(fresh.map(service => service.end('SIGTERM')))
  },
)
