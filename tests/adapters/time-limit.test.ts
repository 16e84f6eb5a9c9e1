import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimeLimit } from '#server/adapters/time-limit'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const limit = () => createTimeLimit(100, () => new Error('silence'))
const after = <T>(ms: number, answer: T): Promise<T> => new Promise(resolve => setTimeout(resolve, ms, answer))
const never = () => new Promise<never>(() => {})

test('an answer and a failure within the time arrive as they are', async () => {
  const inTime = limit()
  const failing = after(50, '').then(() => Promise.reject(new Error('refused')))
  const ends = Promise.allSettled([inTime(after(99, 'answer')), inTime(failing)])
  await vi.advanceTimersByTimeAsync(100)
  expect(await ends).toMatchObject([{ value: 'answer' }, { reason: new Error('refused') }])
})

test('each waits for its own time, whatever began before or after it, and nothing for longer', async () => {
  const inTime = limit()
  const over: [string, number][] = []
  const begin = (name: string, work: Promise<unknown>) =>
    inTime(work).catch(cause => over.push([`${name} ${cause.message}`, performance.now()]))
  const startedAt = performance.now()
  void begin('first', never())
  await vi.advanceTimersByTimeAsync(30)
  void begin('answered', after(20, ''))
  await vi.advanceTimersByTimeAsync(40)
  void begin('second', never())
  await vi.advanceTimersByTimeAsync(300)
  void begin('third', never())
  await vi.advanceTimersByTimeAsync(300)
  // The turn in which what has arrived is read first takes a millisecond of this clock.
  expect(over.map(([name, at]) => [name, Math.round(at - startedAt)])).toEqual([
    ['first silence', 101],
    ['second silence', 171],
    ['third silence', 471],
  ])
})

test('many that run at once need one timer, and none is left once all are over', async () => {
  const inTime = limit()
  const others = vi.getTimerCount()
  const ends = Promise.allSettled(Array.from({ length: 1000 }, () => inTime(never())))
  expect(vi.getTimerCount() - others).toBe(1)
  await vi.advanceTimersByTimeAsync(101)
  expect((await ends).every(({ status }) => status === 'rejected')).toBe(true)
  expect(vi.getTimerCount()).toBe(others)
})

test('an answer that came while the process was busy past the time is taken', async () => {
  const inTime = limit()
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = inTime(promise)
  // The timer fires, and then what has arrived is read, before the turn in which it would be given up.
  setTimeout(resolve, 100, 'just read')
  await vi.advanceTimersByTimeAsync(101)
  expect(await work).toBe('just read')
})
