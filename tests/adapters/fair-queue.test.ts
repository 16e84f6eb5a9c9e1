import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAddressClient, createKnownClient, listNetworks } from '#server/access/queued-client'
import { FairQueue, type Place, type QueueLimits } from '#server/adapters/fair-queue'
import { queueLimits } from '#server/adapters/workers/worker-threads'
import type { WorkTicket } from '#server/ports/workers'
import { workerEvents } from '../support/workers.ts'

const MiB = 1024 * 1024
const nobodyLeaves = new AbortController().signal
const ticket = (key: string, bytes = 1, signal = nobodyLeaves): WorkTicket => ({
  ...{ client: createKnownClient(key), bytes, signal },
})
/** A call of an address, as rate limits count it. */
const addressTicket = (address: string, lane: 'known' | 'stranger' = 'stranger'): WorkTicket => ({
  ...{ client: createAddressClient(address, lane), bytes: 1, signal: nobodyLeaves },
})

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

test('the limits of the service are 128 calls, 128 MiB, 32 calls of a client and 20 seconds', () => {
  expect(queueLimits).toEqual({ calls: 128, bytes: 128 * MiB, callsPerClient: 32, waitMs: 20_000 })
})

const refusal = (reason: string) => ({ outcome: 'noPlace', reason, callsPerClient: 32 })

describe('a full queue', () => {
  test('refuses the newest call of the client with the most, not the one that finds it full', async () => {
    const { queue: all, events } = queue()
    await all.enter(ticket('k0'))
    const others = Array.from({ length: 96 }, (_, call) => all.enter(ticket(`k${call % 96}`)))
    const busy = Array.from({ length: 31 }, () => all.enter(ticket('busy')))
    expect(events.state).toEqual({ waiting: 127, running: 1, bytes: 128 })
    const other = all.enter(ticket('other'))
    expect(await busy[30]).toEqual(refusal('callsOfClient'))
    expect(await Promise.race([other, ...others, ...busy.slice(0, 30), 'waits'])).toBe('waits')
    expect(events.state.waiting).toBe(127)
    expect(events.refused).toEqual(['callsOfClient'])
  })

  test('refuses the newest call where each client has one: none is to blame', async () => {
    const { queue: all } = queue()
    for (let call = 0; call < 128; call += 1) void all.enter(ticket(`k${call}`))
    expect(await all.enter(ticket('other'))).toEqual(refusal('calls'))
  })

  test('refuses the largest client above 128 MiB', async () => {
    const { queue: all } = queue()
    void all.enter(ticket('running', 2 * MiB))
    for (let call = 0; call < 62; call += 1) void all.enter(ticket(`k${call}`, 2 * MiB))
    const fits = all.enter(ticket('other', 2 * MiB))
    expect(await Promise.race([fits, 'waits'])).toBe('waits')
    expect(await all.enter(ticket('large', 2 * MiB + 1))).toEqual(refusal('bytes'))
    expect(await Promise.race([fits, 'waits'])).toBe('waits')
  })
})

test('the 33rd call of a client is refused at once, while others go on', async () => {
  const { queue: all } = queue()
  for (let call = 0; call < 32; call += 1) void all.enter(ticket('busy'))
  expect(await all.enter(ticket('busy'))).toEqual(refusal('callsOfClient'))
  expect(await Promise.race([all.enter(ticket('other')), 'waits'])).toBe('waits')
})

test('an address is one client with the rest of its /64, /56 and /48, and shares with its provider and its lane', () => {
  expect(listNetworks('2001:db8:ab12:34cd')).toEqual([
    '2001:db8::/32',
    '2001:db8:ab12::/48',
    '2001:db8:ab12:3400::/56',
    '2001:db8:ab12:34cd::/64',
  ])
  expect(listNetworks('198.51.100.7')).toEqual(['198.51.100.0/24', '198.51.100.7'])
  expect(listNetworks('no address')).toEqual([])
  expect(createAddressClient('', 'stranger')).toEqual({ groups: ['stranger', 'unknown'], ownGroups: 1 })
  expect(createAddressClient('2001:db8:1:2', 'known').ownGroups).toBe(3)
  expect(createAddressClient('198.51.100.7', 'known').ownGroups).toBe(1)
})

test('32 calls of one /48 have a place, each from a /64 of its own; a neighbour of another /48 has one too', async () => {
  const { queue: all, events } = queue()
  for (let call = 0; call < 50; call += 1) void all.enter(addressTicket(`2001:db8:1:${call.toString(16)}`))
  await vi.advanceTimersByTimeAsync(0)
  expect(events.refused).toEqual(Array(18).fill('callsOfClient'))
  void all.enter(addressTicket('2001:db8:2:1'))
  expect(events.state).toMatchObject({ waiting: 32, running: 1 })
})

/** Order in which calls get the only place, each by its name, after they came in this order. */
const serve = async (calls: readonly (readonly [name: string, ticket: WorkTicket])[]): Promise<string[]> => {
  const { queue: all } = queue()
  const order: string[] = []
  await Promise.all(
    calls.map(async ([name, one]) => {
      const place = await all.enter(one)
      if (place.outcome !== 'taken') return
      order.push(name)
      await vi.advanceTimersByTimeAsync(1)
      leave(place)
    }),
  )
  return order
}

test('whoever comes behind fifty calls of one network waits for two, in either lane', async () => {
  const flood = Array.from({ length: 50 }, (_, call) => {
    return ['flooder', addressTicket(`2001:db8:1:${call.toString(16)}`)] as const
  })
  const order = await serve([
    ...flood,
    ['known', addressTicket('203.0.113.9', 'known')],
    ['stranger', addressTicket('203.0.114.9')],
    ['key', ticket('key_1')],
  ])
  for (const name of ['known', 'stranger', 'key']) expect([name, order.indexOf(name) <= 4]).toEqual([name, true])
})

test('of those who waited for 20 seconds a client with further calls is told that they are its own', async () => {
  const { queue: all } = queue()
  await all.enter(ticket('runs'))
  const flood = Array.from({ length: 3 }, () => all.enter(ticket('flood')))
  const site = [1, 2].map(call => all.enter(addressTicket(`2001:db8:7:${call}`)))
  const other = all.enter(ticket('other'))
  await vi.advanceTimersByTimeAsync(20_000)
  const reasons = (await Promise.all([...flood, ...site, other])).map(place => 'reason' in place && place.reason)
  // The last one of each waits for none of its own any more.
  expect(reasons).toEqual(['callsOfClient', 'callsOfClient', 'wait', 'callsOfClient', 'wait', 'wait'])
})

test('a call that waited for 20 seconds is refused, and leaves its place in the queue', async () => {
  const { queue: all, events } = queue()
  const running = await all.enter(ticket('a'))
  const waiting = all.enter(ticket('b', 5))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(events.state).toEqual({ waiting: 1, running: 1, bytes: 6 })
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toEqual(refusal('wait'))
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

test('clients take turns: who sends one call waits for one call of each other client, not for all of them', async () => {
  const { queue: all } = queue()
  const order: string[] = []
  const call = async (key: string): Promise<void> => {
    const place = await all.enter(ticket(key))
    order.push(key)
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
