import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { newDatabase } from '../adapters/storage/places.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { countedIn, estimate, keysCommand, newKey, startTwo } from '../support/replicas.ts'

let database: Awaited<ReturnType<typeof newDatabase>>
let env: Record<string, string>
beforeAll(async () => {
  database = await newDatabase()
  env = {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: newPrefix(),
    TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}',
  }
})
afterAll(() => database.drop())

/** What a proxy does: it sends each request to one of the replicas that are in it. */
const proxied = (key: string) => {
  const inside: string[] = []
  let [sent, isOver] = [0, false]
  const statuses: number[] = []
  const caller = async (): Promise<void> => {
    while (!isOver) {
      const url = inside[sent++ % inside.length] ?? ''
      statuses.push((await estimate(url, { 'X-API-Key': key })).status)
    }
  }
  return {
    inside,
    statuses,
    callers: (count: number) => Array.from({ length: count }, caller),
    end: () => {
      isOver = true
    },
  }
}

const isReady = async (url: string): Promise<number> => (await fetch(`${url}/health/ready`)).status

test('a release rolled through two replicas as the README says loses no request and no count', async () => {
  const { id, key } = await newKey(env, 'pro')
  const old = await startTwo(env)
  const proxy = proxied(key)
  proxy.inside.push(...old.map(({ url }) => url))
  const callers = proxy.callers(32)
  const fresh: ServiceProcess[] = []
  for (const replica of old) {
    const before = proxy.statuses.length
    await expect.poll(() => proxy.statuses.length).toBeGreaterThan(before + 200)
    proxy.inside.splice(proxy.inside.indexOf(replica.url), 1)
    expect(await replica.end('SIGTERM')).toBe(0)
    const next = await startProcess(env)
    await expect.poll(() => isReady(next.url)).toBe(200)
    proxy.inside.push(next.url)
    fresh.push(next)
  }
  const before = proxy.statuses.length
  await expect.poll(() => proxy.statuses.length).toBeGreaterThan(before + 200)
  proxy.end()
  // A connection that is cut would reject.
  await Promise.all(callers)
  expect(new Set(proxy.statuses)).toEqual(new Set([200]))
  expect(await countedIn(database.url, id)).toBe(proxy.statuses.length)
  await Promise.all(fresh.map(service => service.end('SIGTERM')))
})

test('a replica goes on when a later version has added to its tables; started again it stops and says why', async () => {
  const { key } = await newKey(env, 'pro')
  const service = await startProcess(env)
  const records = await openRecords({ dataDir: '/nowhere', databaseUrl: database.url, databasePoolMax: 2 })
  await sql`alter table api_key add column of_tomorrow text not null default ''`.execute(records.db)
  await sql`insert into kysely_migration values ('0999_of_tomorrow', '2027-01-01T00:00:00.000Z')`.execute(records.db)
  await records.close()
  expect((await estimate(service.url, { 'X-API-Key': key })).status).toBe(200)
  expect((await keysCommand(env, 'list')).stderr).toMatch(/a later version of this program has changed the tables/)
  await expect(startProcess(env)).rejects.toThrow(
    /^ended with 1: DATABASE_URL=\S+ cannot be used: a later version of this program has changed the tables \(0999_of_tomorrow\); start that version\.\n$/,
  )
  expect(await service.end('SIGTERM')).toBe(0)
})
