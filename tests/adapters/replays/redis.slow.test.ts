import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdempotency } from '#server/access/idempotency'
import { createSharedStore } from '#server/adapters/redis/shared-store'
import { createFailoverReplays } from '#server/adapters/replays/failover'
import { createMemoryReplays } from '#server/adapters/replays/memory'
import { createRedisReplays } from '#server/adapters/replays/redis'
import type { Replay, ReplayStore } from '#server/ports/replay-store'
import { connected, newPrefix } from '../../support/redis.ts'
import { startRedis, type TestEngine } from '../../support/test-engines.ts'
import { replaySuite } from './replay-suite.ts'

const bodyHash = 'ab'.repeat(32)
const otherHash = 'cd'.repeat(32)
const replay: Replay = { bodyHash, status: 200, day: '2026-11-21' }

let client: Awaited<ReturnType<typeof connected>>
let prefix: string
/** Two processes of one installation. */
let [one, two]: ReplayStore[] = []
const both = (): readonly [ReplayStore, ReplayStore] => {
  if (!one || !two) throw new Error('no stores')
  return [one, two]
}

beforeAll(async () => {
  client = await connected()
  // Many stores share one client here; each listens to it.
  client.setMaxListeners(0)
})
beforeEach(() => {
  prefix = newPrefix()
  one = createRedisReplays(client, prefix)
  two = createRedisReplays(client, prefix)
})
afterEach(async () => {
  const keys = await client.keys(`${prefix}:*`)
  if (keys.length > 0) await client.del(keys)
})
afterAll(() => client.destroy())

describe('repeats in Redis', () => replaySuite(() => createRedisReplays(client, prefix)))

describe('a repeat in Redis', () => {
  test('is known in every process, with the status and the day of the first, for 24 hours', async () => {
    const [first, second] = both()
    expect(await first.begin('a', bodyHash)).toEqual({ state: 'first' })
    await first.keep('a', replay)
    expect(await second.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    expect(await first.begin('a', otherHash)).toEqual({ state: 'done', replay })
    const [key = ''] = await client.keys(`${prefix}:*`)
    expect(key).toBe(`${prefix}:r:a`)
    const leftMs = await client.pTTL(key)
    expect(leftMs).toBeGreaterThan(24 * 3_600_000 - 60_000)
    expect(leftMs).toBeLessThanOrEqual(24 * 3_600_000)
  })

  test('that begins in several processes at once is the first in one of them', async () => {
    const stores = Array.from({ length: 20 }, () => createRedisReplays(client, prefix))
    const begun = await Promise.all(stores.map(store => store.begin('a', bodyHash)))
    expect(begun.filter(({ state }) => state === 'first')).toHaveLength(1)
    expect(begun.filter(({ state }) => state === 'running')).toHaveLength(19)
  })

  test('that runs elsewhere is known with its body, for a minute if its process dies', async () => {
    const [first, second] = both()
    await first.begin('a', bodyHash)
    expect(await second.begin('a', otherHash)).toEqual({ state: 'running', bodyHash })
    expect(await client.pTTL(`${prefix}:r:a`)).toBeGreaterThan(30_000)
    expect(await client.pTTL(`${prefix}:r:a`)).toBeLessThanOrEqual(60_000)
  })

  test('that was abandoned is free, also for another body', async () => {
    const [first, second] = both()
    await first.begin('a', bodyHash)
    await first.abandon('a', bodyHash)
    expect(await second.begin('a', otherHash)).toEqual({ state: 'first' })
  })

  test('that another process has begun by now is not abandoned', async () => {
    const [first, second] = both()
    await first.begin('a', bodyHash)
    await client.del(`${prefix}:r:a`)
    await second.begin('a', bodyHash)
    await first.abandon('a', bodyHash)
    expect((await createRedisReplays(client, prefix).begin('a', bodyHash)).state).toBe('running')
  })

  test('that this process has begun, and could not end while Redis was away, does not delay it', async () => {
    const [first] = both()
    await first.begin('a', bodyHash)
    expect(await first.begin('a', otherHash)).toEqual({ state: 'first' })
  })

  const entry = (value: unknown) => JSON.stringify({ value })

  test.each([
    ['text that is no JSON', () => client.set(`${prefix}:r:a`, 'a letter')],
    ['JSON of another kind', () => client.set(`${prefix}:r:a`, '[1,2]')],
    ['an entry without a body', () => client.set(`${prefix}:r:a`, entry({ status: 200, day: '2026-11-21' }))],
    ['a status that is none', () => client.set(`${prefix}:r:a`, entry({ ...replay, status: '200 OK' }))],
    ['a status far away', () => client.set(`${prefix}:r:a`, entry({ ...replay, status: 70_000 }))],
    ['a day that is none', () => client.set(`${prefix}:r:a`, entry({ ...replay, day: '<script>' }))],
    ['a list', () => client.lPush(`${prefix}:r:a`, 'x')],
    ['null', () => client.set(`${prefix}:r:a`, entry(null))],
  ])('%s is nobody’s answer: the request runs, and its own is stored', async (_, poison) => {
    await poison()
    const [first, second] = both()
    expect(await first.begin('a', bodyHash)).toEqual({ state: 'first' })
    await first.keep('a', replay)
    expect(await second.begin('a', bodyHash)).toEqual({ state: 'done', replay })
  })
})

test('a repeat waits on another replica until the first is done, and gets what it left', async () => {
  const [first, second] = both()
  const [here, there] = [createIdempotency(first), createIdempotency(second)]
  const turn = await here.begin('key_1', 'k-1', bodyHash)
  const repeats = [1, 2, 3].map(() => there.begin('key_1', 'k-1', bodyHash))
  expect(await there.begin('key_1', 'k-2', bodyHash)).toMatchObject({ kind: 'first' })
  let isOpen = true
  void Promise.race(repeats).then(() => {
    isOpen = false
  })
  await pause(350)
  expect(isOpen).toBe(true)
  if (turn.kind === 'first') await turn.complete(404, '2026-11-21')
  const left = { bodyHash, status: 404, day: '2026-11-21' }
  expect(await Promise.all(repeats)).toEqual(Array(3).fill({ kind: 'replay', replay: left }))
})

describe('repeats while Redis is away', () => {
  let redis: TestEngine
  beforeEach(async () => {
    redis = await startRedis()
  })
  afterEach(() => redis.end())

  const process = async () => {
    const connection = await connected(redis.url)
    const trial = () => connection.set(`${prefix}:trial`, '1', { expiration: { type: 'PX', value: 100 } })
    const store = createSharedStore({ trial, away: () => {}, back: () => {}, asked: () => {} })
    const replays = createFailoverReplays(store, createRedisReplays(connection, prefix), createMemoryReplays(1_000_000))
    return {
      replays,
      isBack: () =>
        store
          .ask(() => connection.ping())
          .then(
            () => true,
            () => false,
          ),
      close: () => {
        store.close()
        connection.destroy()
      },
    }
  }

  test('are known in the process that answered, also after Redis is back; another process runs them once more', async () => {
    const [here, there] = [await process(), await process()]
    await redis.stop()
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'first' })
    await here.replays.keep('a', replay)
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    expect(await there.replays.begin('a', bodyHash)).toEqual({ state: 'first' })
    await there.replays.abandon('a', bodyHash)
    await redis.start()
    await expect.poll(here.isBack).toBe(true)
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    here.close()
    there.close()
  })

  test('what ran when Redis fell silent is stored in its process', async () => {
    const here = await process()
    await here.replays.begin('a', bodyHash)
    await redis.freeze()
    // Redis thaws only below: whoever waited for it would wait for ever.
    await here.replays.keep('a', replay)
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    await redis.thaw()
    here.close()
  })

  test('a Redis that is slow delays the first by a quarter of a second; its repeats are known in its process', async () => {
    const here = await process()
    const other = await connected(redis.url)
    const sleeping = other.sendCommand(['DEBUG', 'SLEEP', '8'])
    const startedAt = performance.now()
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'first' })
    await here.replays.keep('a', replay)
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    expect(performance.now() - startedAt).toBeLessThan(6000)
    await sleeping
    await expect.poll(here.isBack).toBe(true)
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    other.destroy()
    here.close()
  })

  test('a Redis that is flushed has forgotten them: a repeat runs once more, in one process', async () => {
    const [here, there] = [await process(), await process()]
    await here.replays.begin('a', bodyHash)
    await here.replays.keep('a', replay)
    const other = await connected(redis.url)
    await other.flushAll()
    expect(await there.replays.begin('a', bodyHash)).toEqual({ state: 'first' })
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'running', bodyHash })
    await there.replays.keep('a', replay)
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    other.destroy()
    here.close()
    there.close()
  })

  test('a Redis that is full stores none, and the process does', async () => {
    const here = await process()
    const other = await connected(redis.url)
    await other.sendCommand(['CONFIG', 'SET', 'maxmemory', '1'])
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'first' })
    await here.replays.keep('a', replay)
    expect(await here.replays.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    other.destroy()
    here.close()
  })
})
