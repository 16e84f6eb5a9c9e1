import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryReplays } from '#server/adapters/replays/memory'
import type { Replay } from '#server/ports'

const hourMs = 3_600_000
const replay: Replay = { bodyHash: 'ab'.repeat(32), status: 200, day: '2026-11-21' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is kept is found again under its own name only', async () => {
  const replays = memoryReplays(1_000_000)
  await replays.keep('a', replay)
  expect(await replays.find('a')).toEqual(replay)
  expect(await replays.find('b')).toBeUndefined()
})

test('a replay is found for 24 hours and not a minute longer', async () => {
  const replays = memoryReplays(1_000_000)
  await replays.keep('a', replay)
  vi.setSystemTime(Date.now() + 24 * hourMs - 1000)
  expect(await replays.find('a')).toEqual(replay)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await replays.find('a')).toBeUndefined()
})

test('when the memory is full the oldest go first, also those that are read all the time', async () => {
  const replays = memoryReplays(20_000)
  for (let index = 0; index < 100; index += 1) {
    await replays.keep(`key-${index}`, replay)
    await replays.find('key-0')
  }
  const isKept: boolean[] = []
  for (let index = 0; index < 100; index += 1) isKept.push((await replays.find(`key-${index}`)) !== undefined)
  const oldestKept = isKept.indexOf(true)
  expect(oldestKept).toBeGreaterThan(0)
  expect(isKept.slice(oldestKept)).not.toContain(false)
})

test('twice the memory keeps about twice the replays', async () => {
  const keptIn = async (bytes: number): Promise<number> => {
    const replays = memoryReplays(bytes)
    for (let index = 0; index < 500; index += 1) await replays.keep(`key-${index}`, replay)
    let kept = 0
    for (let index = 0; index < 500; index += 1) kept += (await replays.find(`key-${index}`)) ? 1 : 0
    return kept
  }
  expect((await keptIn(200_000)) / (await keptIn(100_000))).toBeCloseTo(2, 1)
})
