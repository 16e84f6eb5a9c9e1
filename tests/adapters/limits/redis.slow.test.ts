import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRedisLimiter } from '#server/adapters/limits/redis'
import type { WindowLimiter } from '#server/ports/window-limiter'
import { connected, newPrefix, redisUrl } from '../../support/redis.ts'
import { ended, startProgram } from '../storage/child.ts'
import { limiterSuite } from './limiter-suite.ts'

let client: Awaited<ReturnType<typeof connected>>
const prefixes: string[] = []
const freshPrefix = (): string => {
  const prefix = newPrefix()
  prefixes.push(prefix)
  return prefix
}
const newLimiter = () => createRedisLimiter(client, freshPrefix())

beforeAll(async () => {
  client = await connected()
})
afterEach(async () => {
  for (const prefix of prefixes.splice(0)) {
    const keys = await client.keys(`${prefix}:*`)
    if (keys.length > 0) await client.del(keys)
  }
})
afterAll(() => client.destroy())

describe('windows in Redis', () => limiterSuite(newLimiter))

test('a window that is over begins anew', async () => {
  const limiter = newLimiter()
  const take = () => limiter.take('key_a', 1, { seconds: 1 })
  // Both leave in one piece, so that no second passes between them.
  const [first, again] = await Promise.all([take(), take()])
  expect([first.taken, again.taken]).toEqual([true, false])
  await pause(first.resetAt - Date.now() + 50)
  const second = await take()
  expect(second.taken).toBe(true)
  expect(second.resetAt).toBeGreaterThan(first.resetAt)
})

test('two processes with 64 callers each take exactly the limit, and get one and the same end', async () => {
  const args = [redisUrl, freshPrefix(), '120', '3000']
  const children = [1, 2].map(() => startProgram('tests/adapters/limits/taking-process.ts', args))
  const ends = await Promise.all(children.map(ended))
  expect(ends.map(({ code, fault }) => ({ code, fault }))).toEqual(Array(2).fill({ code: 0, fault: '' }))
  const outcomes = ends.map(({ output }) => JSON.parse(output) as { taken: number; ends: number[] })
  expect(outcomes.reduce((sum, { taken }) => sum + taken, 0)).toBe(120)
  expect(new Set(outcomes.flatMap(process => process.ends)).size).toBe(1)
})

describe('an entry of another shape', () => {
  let prefix: string
  let limiter: WindowLimiter
  beforeEach(() => {
    prefix = freshPrefix()
    limiter = createRedisLimiter(client, prefix)
  })
  const key = () => `${prefix}:w:key_a`

  test.each([
    ['text', () => client.set(key(), 'a letter')],
    ['a fraction', () => client.set(key(), '1.5')],
    ['a list', () => client.lPush(key(), ['1', '2'])],
    ['a hash', () => client.hSet(key(), 'used', '3')],
    ['the largest whole number', () => client.set(key(), '9223372036854775807')],
  ])('%s is replaced by a window with its end', async (_, poison) => {
    await poison()
    const place = await limiter.take('key_a', 10)
    expect(place).toMatchObject({ taken: true, remaining: 9 })
    expect(await client.pExpireTime(key())).toBe(place.resetAt)
  })

  test('a count that would never end gets an end', async () => {
    await client.set(key(), '4')
    const place = await limiter.take('key_a', 10)
    expect(place).toMatchObject({ taken: true, remaining: 5 })
    expect(await client.pExpireTime(key())).toBe(place.resetAt)
  })

  test('a count that would last for a year gets its minute', async () => {
    await client.set(key(), '4', { expiration: { type: 'EX', value: 31_536_000 } })
    const { resetAt } = await limiter.take('key_a', 10)
    expect(await client.pExpireTime(key())).toBe(resetAt)
    expect(await client.pTTL(key())).toBeLessThanOrEqual(61_000)
  })
})

test('scripts that Redis has forgotten are taught again', async () => {
  const limiter = newLimiter()
  await limiter.take('key_a', 10)
  await client.sendCommand(['SCRIPT', 'FLUSH'])
  expect((await limiter.take('key_a', 10)).remaining).toBe(8)
})
