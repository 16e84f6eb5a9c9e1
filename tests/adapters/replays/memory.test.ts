import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryReplays } from '#server/adapters/replays/memory'
import type { Replay, ReplayStore } from '#server/ports/replay-store'
import { replaySuite } from './replay-suite.ts'

const hourMs = 3_600_000
const bodyHash = 'ab'.repeat(32)
const replay: Replay = { bodyHash, status: 200, day: '2026-11-21' }

/** What is stored under a name; a name that is free is abandoned again. */
const stored = async (replays: ReplayStore, name: string): Promise<Replay | undefined> => {
  const begun = await replays.begin(name, bodyHash)
  if (begun.state === 'done') return begun.replay
  await replays.abandon(name, bodyHash)
  return undefined
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('repeats in memory', () => replaySuite(() => createMemoryReplays(1_000_000)))

test('a replay is found for 24 hours and not a minute longer', async () => {
  const replays = createMemoryReplays(1_000_000)
  await replays.keep('a', replay)
  vi.setSystemTime(Date.now() + 24 * hourMs - 1000)
  expect(await stored(replays, 'a')).toEqual(replay)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await stored(replays, 'a')).toBeUndefined()
})

test('when the memory is full the oldest go first, also those that are read all the time', async () => {
  const replays = createMemoryReplays(20_000)
  for (let index = 0; index < 100; index += 1) {
    await replays.keep(`key-${index}`, replay)
    await stored(replays, 'key-0')
  }
  const isStored: boolean[] = []
  for (let index = 0; index < 100; index += 1) isStored.push((await stored(replays, `key-${index}`)) !== undefined)
  const oldestStored = isStored.indexOf(true)
  expect(oldestStored).toBeGreaterThan(0)
  expect(isStored.slice(oldestStored)).not.toContain(false)
})

test('twice the memory has room for about twice the replays', async () => {
  const storedIn = async (bytes: number): Promise<number> => {
    const replays = createMemoryReplays(bytes)
    for (let index = 0; index < 500; index += 1) await replays.keep(`key-${index}`, replay)
    let found = 0
    for (let index = 0; index < 500; index += 1) found += (await stored(replays, `key-${index}`)) ? 1 : 0
    return found
  }
  expect((await storedIn(200_000)) / (await storedIn(100_000))).toBeCloseTo(2, 1)
})
