import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDailyJob } from '#server/services/upkeep/daily'

const hourMs = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work at a minute of the day, with the instants at which it was done. */
const working = (minute: number, work: () => Promise<void> = async () => {}) => {
  const done: string[] = []
  const failures: unknown[] = []
  const running = createDailyJob(
    async () => {
      done.push(new Date().toISOString())
      await work()
    },
    { minute, now: () => new Date(), failed: cause => void failures.push(cause) },
  )
  running.start()
  return { ...running, done, failures }
}

test.each([
  ['later today', 13 * 60 + 30, ['2026-11-21T13:30:00.000Z', '2026-11-22T13:30:00.000Z', '2026-11-23T13:30:00.000Z']],
  ['earlier, so tomorrow', 30, ['2026-11-22T00:30:00.000Z', '2026-11-23T00:30:00.000Z', '2026-11-24T00:30:00.000Z']],
  [
    'this very minute, so tomorrow',
    720,
    ['2026-11-22T12:00:00.000Z', '2026-11-23T12:00:00.000Z', '2026-11-24T12:00:00.000Z'],
  ],
])('work at a minute that is %s is done once a day at it', async (_, minute, instants) => {
  const { done, stop } = working(minute)
  await vi.advanceTimersByTimeAsync(72 * hourMs)
  expect(done).toEqual(instants)
  stop()
})

test('work that fails is reported, and done again the next day', async () => {
  const { done, failures, stop } = working(0, () => Promise.reject(new Error('gone')))
  await vi.advanceTimersByTimeAsync(48 * hourMs)
  expect(done).toHaveLength(2)
  expect(failures).toHaveLength(2)
  stop()
})

test('what is stopped is done no more', async () => {
  const { done, stop } = working(0)
  stop()
  await vi.advanceTimersByTimeAsync(72 * hourMs)
  expect(done).toEqual([])
})
