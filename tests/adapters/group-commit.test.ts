import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BatchOptions, createGroupCommit } from '#server/adapters/group-commit'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A group commit whose writes take some time, with the groups that it wrote and when each began. */
const written = (writeMs: number, grouping: BatchOptions = {}) => {
  const groups: { calls: number[]; at: number }[] = []
  const commit = createGroupCommit(async (calls: readonly number[]) => {
    groups.push({ calls: [...calls], at: performance.now() })
    await new Promise(resolve => setTimeout(resolve, writeMs))
    return calls.map(call => 10 * call)
  }, grouping)
  return { groups, commit }
}

const groupOf = (groups: readonly { calls: number[] }[]) => groups.map(({ calls }) => calls)

test('calls of one turn are one group, and those that come while it is written are the next', async () => {
  const { groups, commit } = written(5)
  const first = [1, 2].map(commit)
  await vi.advanceTimersByTimeAsync(3)
  const second = [3, 4].map(commit)
  await vi.advanceTimersByTimeAsync(20)
  expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40])
  expect(groupOf(groups)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect((groups[1]?.at ?? 0) - (groups[0]?.at ?? 0)).toBeLessThan(6)
})

test('where several came in a turn those of the next turn join them; one that comes alone waits for nothing', async () => {
  const { groups, commit } = written(1)
  const calls = [1, 2].map(commit)
  setImmediate(() => calls.push(commit(3)))
  await vi.advanceTimersByTimeAsync(5)
  calls.push(commit(4))
  await vi.advanceTimersByTimeAsync(5)
  expect(await Promise.all(calls)).toEqual([10, 20, 30, 40])
  expect(groupOf(groups)).toEqual([[1, 2, 3], [4]])
})

test('a group that cannot be written is refused with all that wait behind it, and the next call is written', async () => {
  let isBarred = true
  const commit = createGroupCommit(async (calls: readonly number[]) => {
    await new Promise(resolve => setTimeout(resolve, 5))
    if (isBarred) throw new Error('barred')
    return calls
  })
  const ends = Promise.allSettled([1, 2].map(commit))
  await vi.advanceTimersByTimeAsync(2)
  const behind = Promise.allSettled([commit(3)])
  await vi.advanceTimersByTimeAsync(20)
  expect([...(await ends), ...(await behind)].map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  isBarred = false
  const next = commit(4)
  await vi.advanceTimersByTimeAsync(20)
  expect(await next).toBe(4)
})

test('after a group of five the next is held for a millisecond, or until sixteen are there; after a small one it is not', async () => {
  const { groups, commit } = written(1, { holdMs: 1 })
  const sent: Promise<number>[] = []
  const send = (count: number) => sent.push(...Array.from({ length: count }, (_, call) => commit(call)))
  const beganAt = performance.now()
  send(5)
  await vi.advanceTimersByTimeAsync(2)
  send(1)
  setTimeout(send, 0.5, 2)
  await vi.advanceTimersByTimeAsync(10)
  expect(groups.map(({ calls }) => calls.length)).toEqual([5, 3])
  const heldAt = performance.now()
  send(5)
  await vi.advanceTimersByTimeAsync(10)
  send(1)
  await vi.advanceTimersByTimeAsync(0)
  send(15)
  await vi.advanceTimersByTimeAsync(0)
  expect(groups.map(({ calls }) => calls.length)).toEqual([5, 3, 5, 16])
  // The group of three had no company: what followed it was written with its turn.
  expect((groups[2]?.at ?? 0) - heldAt).toBe((groups[0]?.at ?? 0) - beganAt)
  await vi.advanceTimersByTimeAsync(10)
  expect(await Promise.all(sent)).toHaveLength(29)
})

test('a group that is held has its time even if nothing joins it', async () => {
  const { groups, commit } = written(1, { holdMs: 1 })
  const first = Array.from({ length: 5 }, (_, call) => commit(call))
  await vi.advanceTimersByTimeAsync(5)
  await Promise.all(first)
  const alone = commit(7)
  await vi.advanceTimersByTimeAsync(5)
  expect(await alone).toBe(70)
  expect(groupOf(groups)).toEqual([[0, 1, 2, 3, 4], [7]])
})
