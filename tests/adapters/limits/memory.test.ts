import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteLimiter } from '#server/adapters/limits/memory'

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

test('the eleventh request of a minute is refused', async () => {
  const { now } = testClock()
  const limiter = minuteLimiter(now)
  const places = await Promise.all(times(11).map(() => limiter.take('key_a', 10)))
  expect(places.map(({ taken }) => taken)).toEqual([...Array(10).fill(true), false])
  expect(places.map(({ remaining }) => remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0])
})

test('requests at once never take more places than there are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 120 }), async (limit, requests) => {
      const limiter = minuteLimiter(testClock().now)
      const places = await Promise.all(times(requests).map(() => limiter.take('key_a', limit)))
      expect(places.filter(({ taken }) => taken)).toHaveLength(Math.min(limit, requests))
    }),
    { numRuns: 50 },
  )
})

test('names have their own minutes', async () => {
  const limiter = minuteLimiter(testClock().now)
  expect((await limiter.take('key_a', 1)).taken).toBe(true)
  expect((await limiter.take('key_b', 1)).taken).toBe(true)
  expect((await limiter.take('key_a', 1)).taken).toBe(false)
})

test('a window ends on one whole second at least a minute after its first request, the same for all of it', async () => {
  const clock = testClock()
  const limiter = minuteLimiter(clock.now)
  const first = await limiter.take('key_a', 10)
  clock.pass(30_000)
  const second = await limiter.take('key_a', 10)
  expect(first.resetAt).toBe(Date.UTC(2026, 10, 21, 12, 1, 1))
  expect(second.resetAt).toBe(first.resetAt)
})

test('places come back when the window ends and not a millisecond before', async () => {
  const clock = testClock()
  const limiter = minuteLimiter(clock.now)
  await Promise.all(times(10).map(() => limiter.take('key_a', 10)))
  clock.pass(60_749)
  expect((await limiter.take('key_a', 10)).taken).toBe(false)
  clock.pass(1)
  expect(await limiter.take('key_a', 10)).toMatchObject({ taken: true, remaining: 9 })
})

test('refused requests do not lengthen the wait', async () => {
  const clock = testClock()
  const limiter = minuteLimiter(clock.now)
  const { resetAt } = await limiter.take('key_a', 1)
  for (const _ of times(50)) {
    clock.pass(1000)
    expect((await limiter.take('key_a', 1)).resetAt).toBe(resetAt)
  }
})

test('a key that changes its tier keeps what it took', async () => {
  const limiter = minuteLimiter(testClock().now)
  await Promise.all(times(10).map(() => limiter.take('key_a', 10)))
  expect(await limiter.take('key_a', 120)).toMatchObject({ taken: true, remaining: 109 })
})

test('a clock that was put back begins a new window instead of a long wait', async () => {
  const clock = testClock()
  const limiter = minuteLimiter(clock.now)
  await limiter.take('key_a', 1)
  clock.pass(-3_600_000)
  expect(await limiter.take('key_a', 1)).toMatchObject({
    taken: true,
    resetAt: Date.UTC(2026, 10, 21, 11, 1, 1),
  })
})
