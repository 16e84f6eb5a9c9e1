import { describe, expect, test } from 'vitest'
import { createMemoryLimiter } from '#server/adapters/limits/memory'
import { limiterSuite } from './limiter-suite.ts'

/** 2026-11-21T12:00:00.250Z: a quarter of a second after a whole one. */
const start = Date.UTC(2026, 10, 21, 12, 0, 0, 250)

const testClock = () => {
  let at = start
  return {
    now: () => at,
    pass: (ms: number) => {
      at += ms
    },
  }
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('windows in memory', () => limiterSuite(() => createMemoryLimiter(testClock().now)))

test('a window ends on one whole second at least a minute after its first request, the same for all of it', async () => {
  const clock = testClock()
  const limiter = createMemoryLimiter(clock.now)
  const first = await limiter.take('key_a', 10)
  clock.pass(30_000)
  const second = await limiter.take('key_a', 10)
  expect(first.resetAt).toBe(Date.UTC(2026, 10, 21, 12, 1, 1))
  expect(second.resetAt).toBe(first.resetAt)
})

test('places come back when the window ends and not a millisecond before', async () => {
  const clock = testClock()
  const limiter = createMemoryLimiter(clock.now)
  await Promise.all(times(10).map(() => limiter.take('key_a', 10)))
  clock.pass(60_749)
  expect((await limiter.take('key_a', 10)).taken).toBe(false)
  clock.pass(1)
  expect(await limiter.take('key_a', 10)).toMatchObject({ taken: true, remaining: 9 })
})

test('refused requests do not lengthen the wait', async () => {
  const clock = testClock()
  const limiter = createMemoryLimiter(clock.now)
  const { resetAt } = await limiter.take('key_a', 1)
  for (const _ of times(50)) {
    clock.pass(1000)
    expect((await limiter.take('key_a', 1)).resetAt).toBe(resetAt)
  }
})

test('a clock that was put back begins a new window instead of a long wait', async () => {
  const clock = testClock()
  const limiter = createMemoryLimiter(clock.now)
  await limiter.take('key_a', 1)
  clock.pass(-3_600_000)
  expect(await limiter.take('key_a', 1)).toMatchObject({
    taken: true,
    resetAt: Date.UTC(2026, 10, 21, 11, 1, 1),
  })
})

test('a correction after the end of the window does nothing', async () => {
  const clock = testClock()
  const limiter = createMemoryLimiter(clock.now)
  await limiter.take('key_a', 10)
  clock.pass(61_000)
  await limiter.add('key_a', 5)
  expect((await limiter.take('key_a', 10)).remaining).toBe(9)
})

test('what is counted is bounded: the name that was silent for the longest is forgotten first', async () => {
  const limiter = createMemoryLimiter(testClock().now)
  await limiter.take('silent', 1)
  for (const name of times(99_999)) {
    await limiter.take(`name_${name}`, 1)
    if (name === 50_000) await limiter.take('name_0', 1)
  }
  await limiter.take('one more', 1)
  expect((await limiter.take('name_0', 1)).taken).toBe(false)
  expect((await limiter.take('silent', 1)).taken).toBe(true)
})
