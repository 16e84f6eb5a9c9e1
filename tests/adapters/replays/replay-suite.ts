import { expect, test } from 'vitest'
import type { Replay, ReplayStore } from '#server/ports/replay-store'

const bodyHash = 'ab'.repeat(32)
const otherHash = 'cd'.repeat(32)
const replay: Replay = { bodyHash, status: 200, day: '2026-11-21' }

/** What a store of repeats promises within one process, wherever it is. */
export const replaySuite = (newStore: () => ReplayStore): void => {
  test('what was never sent is the first; what is stored is known, whatever body asks, under its own name only', async () => {
    const store = newStore()
    expect(await store.begin('a', bodyHash)).toEqual({ state: 'first' })
    await store.keep('a', replay)
    expect(await store.begin('a', bodyHash)).toEqual({ state: 'done', replay })
    expect(await store.begin('a', otherHash)).toEqual({ state: 'done', replay })
    expect(await store.begin('b', bodyHash)).toEqual({ state: 'first' })
  })

  test('what was abandoned is the first again, also with another body', async () => {
    const store = newStore()
    await store.begin('a', bodyHash)
    await store.abandon('a', bodyHash)
    expect(await store.begin('a', otherHash)).toEqual({ state: 'first' })
    await store.keep('a', { ...replay, bodyHash: otherHash, status: 404 })
    expect(await store.begin('a', bodyHash)).toEqual({
      state: 'done',
      replay: { ...replay, bodyHash: otherHash, status: 404 },
    })
  })

  test('what was abandoned late does not take away what is stored', async () => {
    const store = newStore()
    await store.begin('a', bodyHash)
    await store.keep('a', replay)
    await store.abandon('a', bodyHash)
    expect(await store.begin('a', bodyHash)).toEqual({ state: 'done', replay })
  })
}
