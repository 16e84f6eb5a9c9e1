import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FairQueue, type Place, type QueueLimits } from '#server/adapters/workers/fair-queue'
import { queueLimits } from '#server/adapters/workers/worker-threads'
import type { WorkTicket } from '#server/ports/workers'
import { workerEvents } from '../../support/workers.ts'

const MiB = 1024 * 1024
const nobodyLeaves = new AbortController().signal
const ticket = (keyId: string, bytes = 1, signal = nobodyLeaves): WorkTicket => ({ keyId, bytes, signal })

/** A queue before one place, with what it did. */
const queue = (limits: Partial<QueueLimits> = {}, places = 1) => {
  const events = workerEvents()
  return { events, queue: new FairQueue(places, { ...queueLimits, ...limits }, events) }
}

const leave = (place: Place): void => {
  if (place.outcome !== 'taken') throw new Error(`There was no place: ${JSON.stringify(place)}`)
  place.leave()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the limits of the service are 128 calls, 128 MiB, 32 calls of a key and 20 seconds', () => {
  expect(queueLimits).toEqual({ calls: 128, bytes: 128 * MiB, callsPerKey: 32, waitMs: 20_000 })
})

describe('what finds no place is refused at once', () => {
  test('the 129th call, however many keys there are', async () => {
    const { queue: all, events } = queue()
    const first = await all.enter(ticket('k0'))
    for (let call = 1; call < 128; call += 1) void all.enter(ticket(`k${call % 10}`))
    expect(events.state).toEqual({ waiting: 127, running: 1, bytes: 128 })
    expect(await all.enter(ticket('other'))).toEqual({ outcome: 'noPlace', reason: 'calls' })
    leave(first)
    void all.enter(ticket('other'))
    expect(events.state.waiting).toBe(127)
    expect(events.refused).toEqual(['calls'])
  })

  test('the call that would pass 128 MiB, not a smaller one', async () => {
    const { queue: all } = queue()
    for (let call = 0; call < 63; call += 1) void all.enter(ticket(`k${call % 10}`, 2 * MiB))
    void all.enter(ticket('other', 2 * MiB - 1))
    expect(await all.enter(ticket('other', 2))).toEqual({ outcome: 'noPlace', reason: 'bytes' })
    expect(await Promise.race([all.enter(ticket('other', 1)), 'waits'])).toBe('waits')
  })

  test('the 33rd call of a key, while other keys go on', async () => {
    const { queue: all } = queue()
    for (let call = 0; call < 32; call += 1) void all.enter(ticket('busy'))
    expect(await all.enter(ticket('busy'))).toEqual({ outcome: 'noPlace', reason: 'callsOfKey' })
    expect(await Promise.race([all.enter(ticket('other')), 'waits'])).toBe('waits')
  })
})

test('a call that waited for 20 seconds is refused, and leaves its place in the queue', async () => {
  const { queue: all, events } = queue()
  const running = await all.enter(ticket('a'))
  const waiting = all.enter(ticket('b', 5))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(events.state).toEqual({ waiting: 1, running: 1, bytes: 6 })
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toEqual({ outcome: 'noPlace', reason: 'wait' })
  expect(events.state).toEqual({ waiting: 0, running: 1, bytes: 1 })
  leave(running)
  expect(events.state).toEqual({ waiting: 0, running: 0, bytes: 0 })
})

test('a caller who hangs up leaves the queue, and one who has hung up before never enters it', async () => {
  const { queue: all, events } = queue()
  const running = await all.enter(ticket('a'))
  const gone = new AbortController()
  const waiting = all.enter(ticket('b', 1, gone.signal))
  gone.abort()
  expect(await waiting).toEqual({ outcome: 'abandoned' })
  expect(await all.enter(ticket('b', 1, gone.signal))).toEqual({ outcome: 'abandoned' })
  leave(running)
  expect(events.state).toEqual({ waiting: 0, running: 0, bytes: 0 })
  expect((await all.enter(ticket('c'))).outcome).toBe('taken')
  expect(events.refused).toEqual([])
})

test('keys take turns: who sends one call waits for one call of each other key, not for all of them', async () => {
  const { queue: all } = queue()
  const order: string[] = []
  const call = async (keyId: string): Promise<void> => {
    const place = await all.enter(ticket(keyId))
    order.push(keyId)
    await vi.advanceTimersByTimeAsync(1)
    leave(place)
  }
  // `a` has the place and three more waiting when `b` and `c` come.
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(call))
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

test('as many run together as there are places, and a place that is left twice is one place', async () => {
  const { queue: all, events } = queue({}, 2)
  const places = [await all.enter(ticket('a')), await all.enter(ticket('a'))]
  void all.enter(ticket('a'))
  void all.enter(ticket('a'))
  expect(events.state).toMatchObject({ running: 2, waiting: 2 })
  for (const place of places) leave(place)
  for (const place of places) leave(place)
  expect(events.state).toMatchObject({ running: 2, waiting: 0 })
})
