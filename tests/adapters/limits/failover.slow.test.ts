import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration'
import { openShared, type Shared } from '#server/start/shared'
import { freePort } from '../../support/process.ts'
import { connected } from '../../support/redis.ts'
import { startRedis, type TestEngine } from '../../support/test-engines.ts'

let redis: TestEngine
let shared: Shared
/** What was logged, and what the gauge was set to, in order. */
let lines: string[]
/** Everything that the log received beside its lines. */
let causes: string[]
const inProcess = 'warn limits are counted in this process'
const inRedis = 'info limits are counted in Redis again'

const open = async (url: string): Promise<Shared> => {
  const at = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message}`)
    causes.push(inspect(fields, { depth: 10 }))
  }
  return openShared(readConfiguration({ REDIS_URL: url, REDIS_PREFIX: 'own' }), {
    log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') },
    metrics: { limitsFallback: isAway => void lines.push(`gauge ${isAway ? 1 : 0}`), asked: () => {} },
    now: Date.now,
    readSecret: async () => 'a secret of tests',
  })
}

/** What is logged of the limits; the client itself logs its connection. */
const ofLimits = () => lines.filter(line => !line.includes('Redis does not answer') && !line.includes('Redis answers'))

beforeEach(async () => {
  lines = []
  causes = []
  redis = await startRedis()
  shared = await open(redis.url)
})
afterEach(async () => {
  shared.close()
  await redis.end()
})

const take = async (count: number, name = 'key_a') => {
  const startedAt = performance.now()
  const places = await Promise.all(Array.from({ length: count }, () => shared.limiter.take(name, 10)))
  return { taken: places.filter(({ taken }) => taken).length, ms: performance.now() - startedAt }
}

const comesBack = () => expect.poll(ofLimits).toContain(inRedis)

test('a Redis that answers counts, and nothing is logged', async () => {
  expect((await take(30)).taken).toBe(10)
  expect(ofLimits()).toEqual(['gauge 0'])
})

test('a Redis that is stopped is replaced by the process at once and taken again when it is back, with a line each', async () => {
  await take(30)
  await redis.stop()
  const away = await take(30)
  // The process begins with a full limit of its own.
  expect(away.taken).toBe(10)
  for (let call = 0; call < 20; call += 1) expect((await take(5)).taken).toBe(0)
  expect(ofLimits()).toEqual(['gauge 0', inProcess, 'gauge 1'])
  await redis.start()
  await comesBack()
  expect(ofLimits()).toEqual(['gauge 0', inProcess, 'gauge 1', inRedis, 'gauge 0'])
  expect((await take(30)).taken).toBe(10)
})

test('a Redis that is slow delays a quarter of a second of requests, and no others', async () => {
  await take(1)
  const other = await connected(redis.url)
  const sleeping = other.sendCommand(['DEBUG', 'SLEEP', '8'])
  const first = await take(5)
  expect(first.taken).toBe(5)
  expect(first.ms).toBeLessThan(6000)
  // A quarter of a second for each would be half a minute.
  const startedAt = performance.now()
  for (let call = 0; call < 120; call += 1) await take(1)
  expect(performance.now() - startedAt).toBeLessThan(6000)
  expect(ofLimits()).toEqual(['gauge 0', inProcess, 'gauge 1'])
  await sleeping
  await comesBack()
  other.destroy()
})

test('a Redis that is frozen is given up and comes back when it thaws', async () => {
  await take(1)
  await redis.freeze()
  const first = await take(30)
  expect(first.taken).toBe(10)
  await redis.thaw()
  await comesBack()
})

test('a Redis that is full takes no counts: the process counts until there is room, and what was counted stays', async () => {
  await take(4)
  const other = await connected(redis.url)
  await other.sendCommand(['CONFIG', 'SET', 'maxmemory', '1'])
  expect((await take(30)).taken).toBe(10)
  expect(ofLimits()).toEqual(['gauge 0', inProcess, 'gauge 1'])
  await other.sendCommand(['CONFIG', 'SET', 'maxmemory', '0'])
  await comesBack()
  expect((await take(30)).taken).toBe(6)
  other.destroy()
})

/** An address that leads new connections to another Redis once it is told so; open ones stay where they are. */
const movableAddress = async (first: string) => {
  const address = { leadsTo: first, url: `redis://127.0.0.1:${await freePort()}` }
  const way = createServer(near => {
    const far = connect(Number(new URL(address.leadsTo).port), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  onTestFinished(() => void way.close())
  await once(way.listen(Number(new URL(address.url).port), '127.0.0.1'), 'listening')
  return address
}

test('after a failover the Redis that its address leads to now is taken, not the demoted one of the open connection', async () => {
  shared.close()
  const other = await startRedis()
  onTestFinished(() => other.end())
  const address = await movableAddress(redis.url)
  lines = []
  shared = await open(address.url)
  expect((await take(4)).taken).toBe(4)
  const demoted = await connected(redis.url)
  address.leadsTo = other.url
  // Of a server that there is not: a replica that refuses writes, and writes no file.
  await demoted.sendCommand(['REPLICAOF', '127.0.0.1', await freePort()])
  expect((await take(30)).taken).toBe(10)
  await comesBack()
  expect((await take(30)).taken).toBe(10)
  const taken = await connected(other.url)
  expect(await taken.keys('own:w:key_a')).toEqual(['own:w:key_a'])
  taken.destroy()
  demoted.destroy()
})

test('a Redis that is flushed begins its windows anew, and nothing is logged', async () => {
  expect((await take(30)).taken).toBe(10)
  const other = await connected(redis.url)
  await other.flushAll()
  expect((await take(30)).taken).toBe(10)
  expect(ofLimits()).toEqual(['gauge 0'])
  other.destroy()
})

test('a Redis that is away at the start is logged, does not delay the start, and is taken when it comes', async () => {
  shared.close()
  await redis.stop()
  lines = []
  // A start that waited for it would not end: it comes only below.
  shared = await open(redis.url)
  expect((await take(30)).taken).toBe(10)
  expect(ofLimits()).toEqual(['gauge 0', inProcess, 'gauge 1'])
  await redis.start()
  await comesBack()
})

test('a wrong password is a Redis that is away, and is never printed', async () => {
  shared.close()
  lines = []
  const closed = await startRedis('--requirepass', 'right')
  onTestFinished(() => closed.end())
  shared = await open(closed.url.replace('redis://', 'redis://:wrong-secret@'))
  expect((await take(30)).taken).toBe(10)
  expect(ofLimits()).toEqual(['gauge 0', inProcess, 'gauge 1'])
  expect(causes.join()).toContain('WRONGPASS')
  expect(causes.join()).not.toContain('wrong-secret')
})
