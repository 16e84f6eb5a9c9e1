import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WindowLimiter } from '#server/ports/window-limiter'

/** A limiter with nothing in it. */
export type NewLimiter = () => WindowLimiter

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** What a limiter of windows promises, wherever it counts. */
export const limiterSuite = (newLimiter: NewLimiter): void => {
  test('the eleventh request of a minute is refused', async () => {
    const limiter = newLimiter()
    const places = await Promise.all(times(11).map(() => limiter.take('key_a', 10)))
    expect(places.map(({ taken }) => taken)).toEqual([...Array(10).fill(true), false])
    expect(places.map(({ remaining }) => remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0])
  })

  test('requests at once never take more places than there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 120 }), async (limit, requests) => {
        const limiter = newLimiter()
        const places = await Promise.all(times(requests).map(() => limiter.take('key_a', limit)))
        expect(places.filter(({ taken }) => taken)).toHaveLength(Math.min(limit, requests))
      }),
      { numRuns: 50 },
    )
  })

  test('names have their own windows', async () => {
    const limiter = newLimiter()
    expect((await limiter.take('key_a', 1)).taken).toBe(true)
    expect((await limiter.take('key_b', 1)).taken).toBe(true)
    expect((await limiter.take('key_a', 1)).taken).toBe(false)
  })

  test('a window ends on a whole second, the same for all its places, after its length and at most a second later', async () => {
    const limiter = newLimiter()
    // Both leave in one piece, so that they begin within a second of each other.
    const [minute, quarter] = await Promise.all([
      limiter.take('key_a', 10),
      limiter.take('key_b', 10, { seconds: 900 }),
    ])
    expect(minute.resetAt % 1000).toBe(0)
    expect((await limiter.take('key_a', 10)).resetAt).toBe(minute.resetAt)
    expect(quarter.resetAt - minute.resetAt).toBeGreaterThanOrEqual(840_000)
    expect(quarter.resetAt - minute.resetAt).toBeLessThanOrEqual(841_000)
  })

  test('a refused request takes nothing: with a higher limit the places are those that were taken', async () => {
    const limiter = newLimiter()
    await Promise.all(times(30).map(() => limiter.take('key_a', 10)))
    expect(await limiter.take('key_a', 120)).toMatchObject({ taken: true, remaining: 109 })
  })

  test('several places are taken all or none', async () => {
    const limiter = newLimiter()
    expect(await limiter.take('key_a', 10, { places: 7 })).toMatchObject({ taken: true, remaining: 3 })
    expect(await limiter.take('key_a', 10, { places: 4 })).toMatchObject({ taken: false, remaining: 3 })
    expect(await limiter.take('key_a', 10, { places: 3 })).toMatchObject({ taken: true, remaining: 0 })
  })

  test('calls at once of several sizes and limits take together what they say, and only who found no room is refused', async () => {
    const call = fc.record({
      name: fc.constantFrom('key_a', 'key_b'),
      limit: fc.integer({ min: 1, max: 30 }),
      places: fc.integer({ min: 1, max: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 40 }), async calls => {
        const limiter = newLimiter()
        const answered = await Promise.all(
          calls.map(async one => ({ ...one, ...(await limiter.take(one.name, one.limit, { places: one.places })) })),
        )
        for (const name of ['key_a', 'key_b']) {
          const ofName = answered.filter(one => one.name === name)
          const taken = ofName.filter(one => one.taken)
          const used = taken.reduce((sum, { places }) => sum + places, 0)
          expect((await limiter.take(name, 1000)).remaining).toBe(999 - used)
          expect(taken.filter(({ remaining, limit, places }) => remaining > limit - places)).toEqual([])
          // Windows only fill here, so who was refused would find no room now.
          expect(ofName.filter(one => !one.taken && used + one.places <= one.limit)).toEqual([])
        }
      }),
      { numRuns: 50 },
    )
  })

  test('a running window is corrected up and down, never below 0', async () => {
    const limiter = newLimiter()
    await limiter.take('key_a', 10, { places: 2 })
    await limiter.add('key_a', 5)
    expect((await limiter.take('key_a', 10)).remaining).toBe(2)
    await limiter.add('key_a', -6)
    expect((await limiter.take('key_a', 10)).remaining).toBe(7)
    await limiter.add('key_a', -100)
    expect((await limiter.take('key_a', 10)).remaining).toBe(9)
  })

  test('a window that does not run is not corrected', async () => {
    const limiter = newLimiter()
    await limiter.add('key_a', 5)
    expect((await limiter.take('key_a', 10)).remaining).toBe(9)
  })
}
