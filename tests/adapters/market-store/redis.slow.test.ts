import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { indicators } from '#domain/market/parameters/indicators'
import { createRedisMarketStore } from '#server/adapters/market-store/redis'
import { createRedisClient } from '#server/adapters/redis/client'
import type { MarketStore, StoredSource } from '#server/ports/market'
import { connected, newPrefix, redisUrl } from '../../support/redis.ts'

const stored: StoredSource = {
  'ecb.estr': { attempt: { at: '2026-11-21T06:10:00Z', reason: 'timeout' } },
}

describe('market data in Redis', () => {
  let client: Awaited<ReturnType<typeof connected>>
  let prefix: string
  let store: MarketStore
  beforeAll(async () => {
    client = await connected()
  })
  beforeEach(() => {
    prefix = newPrefix()
    store = createRedisMarketStore(client, prefix, indicators)
  })
  afterAll(() => client.destroy())

  test('is what was stored, by source and by installation', async () => {
    await store.write('ecb', stored)
    expect(await createRedisMarketStore(client, prefix, indicators).read('ecb')).toEqual(stored)
    expect(await store.read('lustat')).toEqual({})
    expect(await createRedisMarketStore(client, newPrefix(), indicators).read('ecb')).toEqual({})
    expect(await client.keys(`${prefix}:*`)).toHaveLength(1)
    await client.del(await client.keys(`${prefix}:*`))
  })

  test.each([
    ['text', '"a letter"'],
    ['a list', '[1,2]'],
    ['no JSON', '{'],
  ])('that is %s counts as never read', async (_, value) => {
    await store.write('ecb', stored)
    const [key = ''] = await client.keys(`${prefix}:*`)
    await client.set(key, `{"value":${value},"expires":null}`)
    expect(await store.read('ecb').catch(() => 'an error, which the refresh reports')).toSatisfy(
      read => typeof read === 'string' || Object.keys(read as object).length === 0,
    )
  })

  test('is refreshed by one process at a time, of twelve that want to', async () => {
    const locks = await Promise.all(Array.from({ length: 12 }, () => store.lock('ecb', 60_000)))
    const mine = locks.filter(lock => lock !== undefined)
    expect(mine).toHaveLength(1)
    expect(await store.lock('lustat', 1)).toBeDefined()
    await mine[0]?.()
    const next = await store.lock('ecb', 60_000)
    expect(next).toBeDefined()
    await next?.()
  })

  test('can be refreshed again when the process that wanted to has died', async () => {
    expect(await store.lock('ecb', 20)).toBeDefined()
    await expect.poll(() => store.lock('ecb', 60_000).then(lock => lock !== undefined)).toBe(true)
  })

  test('stays locked when a lock that has expired is given back late', async () => {
    const late = await store.lock('ecb', 20)
    let next: Awaited<ReturnType<MarketStore['lock']>>
    await expect
      .poll(async () => {
        next = await store.lock('ecb', 60_000)
        return next !== undefined
      })
      .toBe(true)
    await late?.()
    expect(await store.lock('ecb', 60_000)).toBeUndefined()
    await next?.()
  })
})

/** A way to the common Redis that can be made silent while it stays connected. */
const silenceable = async () => {
  const far: Socket[] = []
  let isSilent = false
  const server = createServer(near => {
    // It may be cut from either side, also while it is silent.
    near.on('error', () => {})
    if (isSilent) return
    const { hostname, port } = new URL(redisUrl)
    const socket = connect(Number(port || 6379), hostname)
    far.push(socket)
    near.pipe(socket).pipe(near)
    socket.on('error', () => near.destroy())
    near.on('close', () => socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    silence: () => {
      isSilent = true
      for (const socket of far) socket.unpipe().pause()
    },
    close: () => server.close(),
  }
}

test('a Redis that falls silent fails after a while, for each thing that is asked of it', async () => {
  const way = await silenceable()
  const client = await connected(way.url)
  const store = createRedisMarketStore(client, newPrefix(), indicators)
  const unlock = await store.lock('ecb', 5000)
  way.silence()
  const asked = [store.read('ecb'), store.write('ecb', stored), store.lock('lustat', 1000), unlock?.()]
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(outcome => (outcome.status === 'rejected' ? outcome.reason.message : outcome))).toEqual(
    Array(4).fill('Redis gave no answer within 2000 ms'),
  )
  // In the end the connection is given up, with what still waits on it.
  await expect.poll(() => client.isReady, { interval: 100 }).toBe(false)
  client.destroy()
  way.close()
})

test('a Redis that is away fails at once, is logged once, and can be closed', async () => {
  const logged: string[] = []
  const at = (level: string) => (_fields: object, message: string) => void logged.push(`${level} ${message}`)
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  const client = createRedisClient('redis://127.0.0.1:1', log)
  const store = createRedisMarketStore(client, newPrefix(), indicators)
  // Whoever waited for it would say so in the end; this is the first refusal itself.
  await expect(store.lock('ecb', 1000)).rejects.toThrow('ECONNREFUSED')
  await expect.poll(() => logged).toEqual(['error Redis does not answer'])
  client.destroy()
})
