import { expect, test } from 'vitest'
import { createAnonymousLimit } from '#server/access/anonymous-limit'
import { createMemoryLimiter } from '#server/adapters/limits/memory'

const noon = Date.UTC(2026, 10, 21, 12)

const arranged = (perMinute: number) => {
  const clock = { at: noon }
  let asked = 0
  const windows = createMemoryLimiter(() => clock.at)
  const limiter: typeof windows = {
    ...windows,
    take: (...place) => {
      asked += 1
      return windows.take(...place)
    },
  }
  return {
    clock,
    asked: () => asked,
    ...createAnonymousLimit({ limiter, name: 'unknown', perMinute, now: () => clock.at }),
  }
}

test('an address is over its limit with the first request beyond it, until its minute ends', async () => {
  const { clock, count, overLimit } = arranged(2)
  expect(await count('192.0.2.1')).toBeUndefined()
  expect(await count('192.0.2.1')).toBeUndefined()
  expect(overLimit(() => '192.0.2.1')).toBeUndefined()
  const window = { limit: 2, remaining: 0, resetAt: noon + 60_000 }
  expect(await count('192.0.2.1')).toEqual(window)
  expect(overLimit(() => '192.0.2.1')).toEqual(window)
  expect(overLimit(() => '192.0.2.2')).toBeUndefined()
  clock.at += 60_000
  expect(overLimit(() => '192.0.2.1')).toBeUndefined()
  expect(await count('192.0.2.1')).toBeUndefined()
})

test('looking whether an address is over its limit asks no store, and reads no address while none is', async () => {
  const { asked, count, overLimit } = arranged(1)
  const unread = () => {
    throw new Error('read')
  }
  expect(overLimit(unread)).toBeUndefined()
  await count('192.0.2.1')
  await count('192.0.2.1')
  for (let look = 0; look < 100; look += 1) overLimit(() => '192.0.2.1')
  expect(asked()).toBe(2)
})

test('a clock that was put back ends the memory of a full window', async () => {
  const { clock, count, overLimit } = arranged(1)
  await count('192.0.2.1')
  await count('192.0.2.1')
  clock.at -= 3_600_000
  expect(overLimit(() => '192.0.2.1')).toBeUndefined()
})
