import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createKeyText as inventedKey } from '#server/access/keys'
import { cutAll, setReadOnly } from '../adapters/storage/failover.ts'
import { newDatabase, onServer } from '../adapters/storage/places.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import {
  awayMsMax,
  countedIn,
  estimate,
  givenUp,
  load,
  newKey,
  type Seen,
  startTwo,
  withStatus,
} from '../support/replicas.ts'
import { startPostgres, type TestEngine } from '../support/test-engines.ts'

/** The one answer that a request may get while the records are away. */
const expectAway = (seen: readonly Seen[]): void => {
  for (const { status, retryAfter, ms } of seen) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' })
    expect(ms).toBeLessThan(awayMsMax)
  }
}

const backends = `from pg_stat_activity where application_name = 'valorem' and datname = current_database()`
const locked = `select count(*)::int as n ${backends} and wait_event_type = 'Lock'`

let postgres: TestEngine
let url: string
let env: Record<string, string>
let key: { id: string; key: string }

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.end())
beforeEach(async () => {
  const database = await newDatabase(postgres.url)
  onTestFinished(database.drop)
  url = database.url
  env = {
    DATABASE_URL: url,
    DATABASE_POOL_MAX: '2',
    TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000},"sandbox":{"perMinute":1000000,"perDay":1000000}}',
  }
  key = await newKey(env, 'pro')
})

/** Services that are ended with the test. */
const started = (services: ServiceProcess[]): string[] => {
  onTestFinished(async () => {
    await Promise.all(services.map(service => service.end('SIGKILL')))
  })
  return services.map(service => service.url)
}

const areReady = (urls: readonly string[]) =>
  expect
    .poll(() => Promise.all(urls.map(async at => (await fetch(`${at}/health/ready`)).status)))
    .toEqual(urls.map(() => 200))

test('connections that are cut one by one under load cost what ran on them, and no count of an answer', async () => {
  const urls = started(await startTwo(env))
  let [isOver, cut] = [false, 0]
  const cutting = onServer(url, async client => {
    while (!isOver) {
      // Until it is gone: the last one shall not be cut after the load.
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid, 30000) ${backends} order by random() limit 1`,
      )
      cut += rowCount ?? 0
      await pause(50)
    }
  })
  const seen: Seen[] = []
  // However fast the machine, both happened often: the slower it is, the more each cut costs.
  while (seen.length < 4000 || cut <= 10 || withStatus(seen, 200) <= 1000)
    seen.push(...(await load(urls, key.key, 1000)))
  isOver = true
  await cutting
  const answered = withStatus(seen, 200)
  expectAway(seen.filter(({ status }) => status !== 200))
  await areReady(urls)
  expect(withStatus(await load(urls, key.key, 200), 200)).toBe(200)
  const counted = await countedIn(url, key.id)
  expect(counted).toBeGreaterThanOrEqual(answered + 200)
  // A count may have been committed although its answer was cut.
  expect(counted).toBeLessThanOrEqual(seen.length + 200)
})

test('counts that wait for a lock are 503 in at most two seconds, and go on when it is free', async () => {
  const [at = ''] = started([await startProcess(env)])
  expect(withStatus(await load([at], key.key, 100), 200)).toBe(100)
  await onServer(url, async client => {
    await client.query('begin')
    await client.query('lock table usage in exclusive mode')
    for (let round = 0; round < 2; round += 1) expectAway(await load([at], key.key, 64))
    expect((await fetch(`${at}/health/ready`)).status).toBe(503)
    // The server's own time for a statement begins when it arrives, and may end after that of the service.
    await expect.poll(async () => (await client.query(locked)).rows[0].n).toBe(0)
    await client.query('rollback')
  })
  await areReady([at])
  expect(withStatus(await load([at], key.key, 100), 200)).toBe(100)
  expect(await countedIn(url, key.id)).toBe(200)
})

test('keys that wait for a lock use up their pool and are 503; counts have their own and are not delayed', async () => {
  const [at = ''] = started([await startProcess(env)])
  expect((await estimate(at, { 'X-API-Key': 'vk_sandbox_public' })).status).toBe(200)
  await onServer(url, async client => {
    await client.query('begin')
    await client.query('lock table api_key in access exclusive mode')
    let isOver = false
    const refused: Seen[] = []
    const waiting = Array.from({ length: 20 }, async () => {
      while (!isOver) refused.push(await estimate(at, { 'X-API-Key': inventedKey('secret', randomBytes) }))
    })
    await expect.poll(async () => (await client.query(locked)).rows[0].n).toBe(2)
    // The two connections for keys are taken all the while: behind them nothing is answered.
    const counted = await load([at], 'vk_sandbox_public', 200)
    isOver = true
    expect(withStatus(counted, 200)).toBe(200)
    await Promise.all(waiting)
    expectAway(refused)
    await client.query('rollback')
  })
  expect((await estimate(at, { 'X-API-Key': key.key })).status).toBe(200)
})

test('a server that takes no more connections is 503 in at most two seconds, and is used again once it does', async () => {
  const [at = ''] = started([await startProcess(env)])
  const others: pg.Client[] = []
  const giveBack = () => Promise.all(others.splice(0).map(other => other.end()))
  onTestFinished(async () => void (await giveBack()))
  const takeAll = async (): Promise<void> => {
    for (;;) {
      const other = new pg.Client({ connectionString: postgres.url })
      other.on('error', () => {})
      const isTaken = await other.connect().then(
        () => true,
        () => false,
      )
      if (!isTaken) return
      others.push(other)
    }
  }
  await takeAll()
  const ofService = `from pg_stat_activity where application_name = 'valorem'`
  // Each is gone before its place is taken; the service may have been faster, and is cut once more.
  while (((await others[0]?.query(`select pg_terminate_backend(pid, 30000) ${ofService}`))?.rowCount ?? 0) > 0)
    await takeAll()
  expectAway(await load([at], key.key, 128))
  expect((await fetch(`${at}/health/ready`)).status).toBe(503)
  // A balancer that goes by readiness sends nobody; who asks the process itself gets what needs no records.
  for (const path of ['/health/live', '/docs', '/openapi.json', '/widget/v1/valorem-estimate.js'])
    expect((await fetch(at + path)).status, path).toBe(200)
  await giveBack()
  await areReady([at])
  expect(withStatus(await load([at], key.key, 100), 200)).toBe(100)
})

test('after a failover that led to a server which only reads, services use the one that writes, without a restart', async () => {
  const urls = started(await startTwo(env))
  expect(withStatus(await load(urls, key.key, 100), 200)).toBe(100)
  await onServer(url, async client => {
    await setReadOnly(client, 'on')
    await cutAll(client)
    // What ran on connections that were cut, and then what the other server refuses.
    expectAway(await load(urls, key.key, 256))
    for (const at of urls) expect((await fetch(`${at}/health/ready`)).status).toBe(503)
    const [later = ''] = started([await startProcess(env)])
    expect((await fetch(`${later}/health/ready`)).status).toBe(503)
    await setReadOnly(client, 'off')
    await areReady([...urls, later])
    expect(withStatus(await load([...urls, later], key.key, 200), 200)).toBe(200)
  })
})

test('a PostgreSQL that is restarted under load is found again without a restart of the services', async () => {
  const urls = started(await startTwo(env))
  let isBack = false
  const restarting = pause(300).then(async () => {
    await postgres.stop()
    await postgres.start()
    isBack = true
  })
  const seen: Seen[] = []
  while (!isBack) seen.push(...(await load(urls, key.key, 500)))
  await restarting
  expect(withStatus(seen, 503)).toBeGreaterThan(0)
  expectAway(seen.filter(({ status }) => status !== 200))
  await areReady(urls)
  expect(withStatus(await load(urls, key.key, 200), 200)).toBe(200)
  const answered = withStatus(seen, 200) + 200
  const counted = await countedIn(url, key.id)
  expect(counted).toBeGreaterThanOrEqual(answered)
  // Of the 64 that ran when it stopped, some may have been committed without an answer, and of those given up after their time.
  expect(counted).toBeLessThanOrEqual(answered + 64 + givenUp(seen))
})
