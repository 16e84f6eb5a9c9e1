import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase, onServer } from '../adapters/storage/places.ts'
import { clearOfMidnight } from '../support/midnight.ts'
import { freePort, type ServiceProcess, startProcess } from '../support/process.ts'
import {
  awayMsMax,
  countedIn,
  estimate,
  givenUp,
  keysCommand,
  load,
  messages,
  newKey,
  startTwo,
  withStatus,
} from '../support/replicas.ts'
import { postgresPassword, startPostgres, startRedis, type TestEngine } from '../support/test-engines.ts'

const inProcess = 'limits are counted in this process'
const inRedis = 'limits are counted in Redis again'

let postgres: TestEngine
let redis: TestEngine
let database: Awaited<ReturnType<typeof newDatabase>>
let env: Record<string, string>

beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  database = await newDatabase(postgres.url)
  env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    REDIS_PREFIX: 'replicas',
    TIER_LIMITS: '{"pro":{"perMinute":100,"perDay":null},"enterprise":{"perMinute":1000000,"perDay":150}}',
  }
})
afterAll(() => Promise.all([postgres.end(), redis.end()]))

const end = (services: readonly ServiceProcess[]) => Promise.all(services.map(service => service.end('SIGTERM')))
const ready = async ({ url }: ServiceProcess) => (await fetch(`${url}/health/ready`)).status

describe('two replicas on one PostgreSQL and one Redis', () => {
  let services: ServiceProcess[]
  let urls: string[]
  beforeAll(async () => {
    // The database is empty: both make its tables at once.
    services = await startTwo(env)
    urls = services.map(({ url }) => url)
  })
  afterAll(() => end(services))

  test('are ready, and print no password', async () => {
    await expect.poll(() => Promise.all(services.map(ready))).toEqual([200, 200])
    for (const service of services) {
      expect(service.output()).not.toContain(postgresPassword)
      expect(service.output()).not.toContain(encodeURIComponent(postgresPassword))
    }
  })

  test('give 64 callers exactly the ten places of a free key’s minute, with one reset for all, and count no more', async () => {
    const { id, key } = await newKey(env, 'free')
    const seen = await load(urls, key, 640)
    expect([withStatus(seen, 200), withStatus(seen, 429)]).toEqual([10, 630])
    expect(new Set(seen.map(({ reset }) => reset)).size).toBe(1)
    expect(await countedIn(database.url, id)).toBe(10)
  })

  test('give 64 callers exactly the hundred places of a minute', async () => {
    const { id, key } = await newKey(env, 'pro')
    const seen = await load(urls, key, 2000)
    expect([withStatus(seen, 200), withStatus(seen, 429)]).toEqual([100, 1900])
    expect(new Set(seen.map(({ reset }) => reset)).size).toBe(1)
    expect(await countedIn(database.url, id)).toBe(100)
  })

  test('give 64 callers exactly the places of a day, and the row says so many', async () => {
    const { id, key } = await newKey(env, 'enterprise')
    await clearOfMidnight(120_000)
    const seen = await load(urls, key, 2000)
    expect([withStatus(seen, 200), withStatus(seen, 429)]).toEqual([150, 1850])
    expect(await countedIn(database.url, id)).toBe(150)
  })

  // How long a key is remembered is asked of a clock, in access/known-keys.test.ts.
  test('refuse a key that was revoked beside them', async () => {
    const { id, key } = await newKey(env, 'pro')
    const statuses = async () => Promise.all(urls.map(async url => (await estimate(url, { 'X-API-Key': key })).status))
    expect(await statuses()).toEqual([200, 200])
    expect((await keysCommand(env, 'revoke', id)).stdout).toContain('is revoked')
    await expect.poll(statuses, { interval: 100 }).toEqual([401, 401])
  })

  test('answer a repeat that comes to the other as what it is, and count it once', async () => {
    const { id, key } = await newKey(env, 'pro')
    for (let round = 0; round < 20; round += 1) {
      const headers = { 'X-API-Key': key, 'Idempotency-Key': randomUUID() }
      const seen = await Promise.all([0, 1, 0, 1].map(at => estimate(urls[at] ?? '', headers)))
      expect(withStatus(seen, 200)).toBe(4)
      expect(seen.filter(({ replayed }) => replayed)).toHaveLength(3)
    }
    expect(await countedIn(database.url, id)).toBe(20)
  })

  test('whose clock is ten seconds ahead of the others logs it, and shares their windows', async () => {
    const ahead = await startProcess(env, [process.execPath, 'tests/support/ahead.ts', '10'])
    await expect.poll(() => messages(ahead).filter(message => message === 'clock differs')).toHaveLength(2)
    expect(services.flatMap(messages)).not.toContain('clock differs')
    const { id, key } = await newKey(env, 'pro')
    const seen = await load([...urls, ahead.url], key, 1000)
    expect(withStatus(seen, 200)).toBe(100)
    expect(new Set(seen.map(({ reset }) => reset)).size).toBe(1)
    expect(await countedIn(database.url, id)).toBe(100)
    await ahead.end('SIGKILL')
  })
})

test('a Redis that stops in the middle of a load costs no request and no count, with one line each', async () => {
  const METRICS_PORT = await freePort()
  const lifted = { ...env, TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}' }
  const services = await Promise.all([startProcess({ ...lifted, METRICS_PORT }), startProcess(lifted)])
  const gauge = async () =>
    /^valorem_limits_fallback (\d)$/m.exec(await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text())?.[1]
  const { id, key } = await newKey(env, 'pro')
  const urls = services.map(({ url }) => url)
  expect(await gauge()).toBe('0')
  onTestFinished(() => redis.restore())
  const stopping = pause(300).then(() => redis.stop())
  const during = await load(urls, key, 4000)
  await stopping
  const after = await load(urls, key, 500)
  expect(await gauge()).toBe('1')
  expect(await Promise.all(services.map(ready))).toEqual([200, 200])
  expect(withStatus([...during, ...after], 200)).toBe(4500)
  expect(await countedIn(database.url, id)).toBe(4500)
  await redis.start()
  const reported = (service: ServiceProcess) => messages(service).filter(line => line === inProcess || line === inRedis)
  for (const service of services) await expect.poll(() => reported(service)).toEqual([inProcess, inRedis])
  expect(await gauge()).toBe('0')
  await end(services)
})

test('a PostgreSQL that stops is 503 with Retry-After in at most two seconds, and the service recovers by itself', async () => {
  const lifted = { ...env, TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}' }
  const services = await startTwo(lifted)
  const urls = services.map(({ url }) => url)
  const { id, key } = await newKey(env, 'pro')
  onTestFinished(() => postgres.restore())
  const stopping = pause(300).then(() => postgres.stop())
  const during = await load(urls, key, 3000)
  await stopping
  // By now no replica remembers the key.
  await pause(3500)
  const away = await load(urls, key, 200)
  expect(withStatus(away, 503)).toBe(200)
  for (const { status, ms, retryAfter } of [...during, ...away].filter(answer => answer.status !== 200)) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' })
    expect(ms).toBeLessThan(awayMsMax)
  }
  expect(await Promise.all(services.map(ready))).toEqual([503, 503])
  expect((await fetch(`${urls[0]}/health/live`)).status).toBe(200)

  await postgres.start()
  await expect.poll(() => Promise.all(services.map(ready))).toEqual([200, 200])
  const after = await load(urls, key, 200)
  expect(withStatus(after, 200)).toBe(200)
  const answered = withStatus(during, 200) + 200
  const counted = await countedIn(database.url, id)
  expect(counted).toBeGreaterThanOrEqual(answered)
  // Of the 64 that ran when it stopped, some may have been committed without an answer, and of those given up after their time.
  expect(counted).toBeLessThanOrEqual(answered + 64 + givenUp(during))
  for (const service of services) {
    expect(service.output()).toContain('a request failed inside')
    expect(service.output()).not.toContain(postgresPassword)
    expect(service.output()).not.toContain(encodeURIComponent(postgresPassword))
  }
  await end(services)
})

test('a PostgreSQL that is frozen is 503 in at most two seconds too', async () => {
  const service = await startProcess({ ...env, TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}' })
  const { key } = await newKey(env, 'pro')
  expect(withStatus(await load([service.url], key, 100), 200)).toBe(100)
  onTestFinished(() => postgres.restore())
  await postgres.freeze()
  for (let round = 0; round < 3; round += 1) {
    const seen = await load([service.url], key, 128)
    expect(withStatus(seen, 503)).toBe(128)
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(awayMsMax)
  }
  expect(await ready(service)).toBe(503)
  await postgres.thaw()
  await expect.poll(() => ready(service)).toBe(200)
  expect(withStatus(await load([service.url], key, 100), 200)).toBe(100)
  await postgres.freeze()
  // One that waited for the answer would never end.
  expect(await service.end('SIGTERM')).toBe(0)
})

test('the key command works on PostgreSQL, and says what is wrong with it without its password', async () => {
  const { id, key } = await newKey(env, 'pro')
  expect((await keysCommand(env, 'set-tier', id, 'free')).code).toBe(0)
  expect((await keysCommand(env, 'revoke', id)).code).toBe(0)
  const { keys } = JSON.parse((await keysCommand(env, 'list', '--json')).stdout)
  expect(keys.find((listed: { id: string }) => listed.id === id)).toMatchObject({
    tier: 'free',
    revokedAt: expect.any(String),
    today: 0,
  })
  const stored = await onServer(database.url, async client =>
    JSON.stringify((await client.query('select * from api_key')).rows),
  )
  expect(stored).not.toContain(key)

  const wrong = Object.assign(new URL(database.url), { password: 'wrong-secret' }).href
  const { code, stdout, stderr } = await keysCommand({ DATABASE_URL: wrong }, 'list')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  const { host, pathname } = new URL(database.url)
  expect(stderr).toBe(
    `The keys cannot be reached: DATABASE_URL=postgres://valorem@${host}${pathname} cannot be used: password authentication failed for user "valorem".\n`,
  )
})

test('a start on a PostgreSQL that refuses ends with one sentence, without the password', async () => {
  const missing = Object.assign(new URL(postgres.url), { pathname: '/missing' }).href
  await expect(startProcess({ DATABASE_URL: missing })).rejects.toThrow(
    /^ended with 1: DATABASE_URL=postgres:\/\/valorem@127\.0\.0\.1:\d+\/missing cannot be used: database "missing" does not exist\.\n$/,
  )
})

test('without Redis each process counts its minutes, and says so at the start', async () => {
  const service = await startProcess({ DATABASE_URL: database.url })
  // The log is written in pieces, at the latest a quarter of a second after the line.
  await expect
    .poll(() => messages(service))
    .toContain('minutes are counted in each process by itself; REDIS_URL lets the processes share them')
  await end([service])
})
