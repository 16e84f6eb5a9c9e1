import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { newDatabase, temporaryFolder } from '../adapters/storage/places.ts'
import { startProcess } from '../support/process.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { countedIn, estimate, keysCommand, newKey, startTwo } from '../support/replicas.ts'
import { proxied, rolledThrough } from '../support/rolling.ts'

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

test('a release rolled through two replicas as documented loses no request and no count', async () => {
  const { id, key } = await newKey(env, 'pro')
  const old = await startTwo(env)
  const proxy = proxied(key)
  proxy.inside.push(...old.map(({ url }) => url))
  const callers = proxy.callers(32)
  const fresh = await rolledThrough(proxy, old, () => startProcess(env))
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
  const records = await openRecords({ dataDir: temporaryFolder(), databaseUrl: database.url, databasePoolMax: 2 })
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
