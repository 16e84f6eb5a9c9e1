import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSharedStore } from '#server/adapters/redis/shared-store'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store whose behaviour a test sets, with what was reported and how often it was really asked. */
const fakeStore = () => {
  const behaviour = { command: async () => 'answer' as string, trial: async () => 'counted' as string }
  const events: string[] = []
  const failures: boolean[] = []
  let asked = 0
  const store = createSharedStore({
    trial: () => behaviour.trial(),
    away: cause => void events.push(`away: ${(cause as Error).message}`),
    back: () => void events.push('back'),
    asked: (_ms, hasFailed) => void failures.push(hasFailed),
  })
  const ask = () =>
    store
      .ask(() => {
        asked += 1
        return behaviour.command()
      })
      .catch((cause: Error) => cause.message)
  return { store, behaviour, events, failures, ask, asked: () => asked }
}

const fails = () => Promise.reject(new Error('gone'))
const stays = () => new Promise<string>(() => {})

test('a store that answers is asked each time, and nothing is reported', async () => {
  const { ask, asked, events, failures } = fakeStore()
  expect([await ask(), await ask()]).toEqual(['answer', 'answer'])
  expect(asked()).toBe(2)
  expect(failures).toEqual([false, false])
  expect(events).toEqual([])
})

test('after a failure nobody is asked, until a trial succeeds; each is reported once', async () => {
  const { ask, asked, behaviour, events, failures } = fakeStore()
  Object.assign(behaviour, { command: fails, trial: fails })
  expect(await ask()).toBe('gone')
  expect([await ask(), await ask()]).toEqual(['Redis is away', 'Redis is away'])
  expect(asked()).toBe(1)
  // What was not sent has not failed.
  expect(failures).toEqual([true])
  await vi.advanceTimersByTimeAsync(5000)
  expect(events).toEqual(['away: gone'])
  Object.assign(behaviour, { command: async () => 'answer', trial: async () => 'counted' })
  await vi.advanceTimersByTimeAsync(500)
  expect(events).toEqual(['away: gone', 'back'])
  expect(await ask()).toBe('answer')
})

test('a store that takes connections but not what requests ask for stays away, without a word more', async () => {
  const { ask, behaviour, events } = fakeStore()
  Object.assign(behaviour, { trial: fails })
  behaviour.command = fails
  await ask()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual(['away: gone'])
})

test('a silence is given up after a quarter of a second', async () => {
  const { ask, behaviour, events } = fakeStore()
  behaviour.command = stays
  const asked = ask()
  await vi.advanceTimersByTimeAsync(249)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(await asked).toBe('Redis gave no answer within 250 ms')
  expect(events).toHaveLength(1)
})

test('a silent trial is given up too, and tried again', async () => {
  const { ask, behaviour, events } = fakeStore()
  behaviour.command = fails
  behaviour.trial = stays
  await ask()
  await vi.advanceTimersByTimeAsync(2000)
  behaviour.trial = async () => 'counted'
  await vi.advanceTimersByTimeAsync(1000)
  expect(events.at(-1)).toBe('back')
})

test('what is closed is tried and reported no more', async () => {
  const { store, ask, behaviour, events } = fakeStore()
  behaviour.command = fails
  await ask()
  store.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(events).toEqual(['away: gone'])
  expect(await ask()).toBe('Redis is away')
})
