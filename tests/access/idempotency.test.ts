import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdempotency, type Idempotency, type IdempotentRole } from '#server/access/idempotency'
import { createMemoryReplays } from '#server/adapters/replays/memory'
import { checkIdempotencyKey } from '#server/operations/idempotency-key'
import type { BeginResult, ReplayStore } from '#server/ports/replay-store'

const turns = () => createIdempotency(createMemoryReplays(1_000_000))
const scope = 'key_1 POST /api/v1/estimation'
const enter = (to: Idempotency, body = 'body-a', key = 'k-1', within = scope) => to.begin(within, key, body)

/** The role as a first one; anything else fails the test. */
const firstOf = (role: IdempotentRole) => {
  if (role.kind !== 'first') throw new Error(`expected the first role, was ${role.kind}`)
  return role
}

/** Whether a promise is still open after everything that can happen by itself has happened. */
const isWaiting = async (promise: Promise<unknown>): Promise<boolean> => {
  let isOpen = true
  const settled = () => {
    isOpen = false
  }
  promise.then(settled, settled)
  await new Promise(resolve => setImmediate(resolve))
  return isOpen
}

test.each([
  ['a', true],
  ['7f1d4c0e-5b6a-4a0e-9a51-3f3d2a6c8b10', true],
  ['!~', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
  ['', false],
  ['two words', false],
  ['clé', false],
  ['tab\t', false],
  ['line\n', false],
  ['\u007f', false],
])('an Idempotency-Key of %j: %s', (value, isGood) => {
  if (isGood) expect(checkIdempotencyKey(value)).toBe(value)
  else expect(() => checkIdempotencyKey(value)).toThrow()
})

test('a repeat with the same body gets the status and the day of the first', async () => {
  const to = turns()
  await firstOf(await enter(to)).complete(200, '2026-11-21')
  const replay = { bodyHash: 'body-a', status: 200, day: '2026-11-21' }
  expect(await enter(to)).toEqual({ kind: 'replay', replay })
  expect(await enter(to)).toEqual({ kind: 'replay', replay })
})

test('the same key with another body is a conflict', async () => {
  const to = turns()
  await firstOf(await enter(to, 'body-a')).complete(200, '2026-11-21')
  expect(await enter(to, 'body-b')).toEqual({ kind: 'conflict' })
})

test('each request that was not the first of its name is reported', async () => {
  const repeats: string[] = []
  const to = createIdempotency(createMemoryReplays(1_000_000), outcome => void repeats.push(outcome))
  await firstOf(await enter(to)).complete(200, '2026-11-21')
  await enter(to)
  await enter(to, 'body-b')
  await enter(to, 'body-a', 'k-2')
  expect(repeats).toEqual(['replayed', 'conflict'])
})

test('other keys and other scopes know nothing of each other', async () => {
  const to = turns()
  await firstOf(await enter(to)).complete(200, '2026-11-21')
  expect((await enter(to, 'body-b', 'k-2')).kind).toBe('first')
  expect((await enter(to, 'body-b', 'k-1', 'key_2 POST /api/v1/estimation')).kind).toBe('first')
})

test('scope and key are separate, however they are cut', async () => {
  const to = turns()
  await firstOf(await to.begin('a b', 'c', 'body')).complete(200, '2026-11-21')
  expect((await to.begin('a', 'b c', 'body')).kind).toBe('first')
})

test('repeats wait while the first runs, and then all get what it left', async () => {
  const to = turns()
  const first = firstOf(await enter(to))
  const repeats = Array.from({ length: 50 }, () => enter(to))
  const other = enter(to, 'body-b')
  expect(await isWaiting(Promise.race([...repeats, other]))).toBe(true)
  await first.complete(404, '2026-11-21')
  expect(new Set((await Promise.all(repeats)).map(({ kind }) => kind))).toEqual(new Set(['replay']))
  expect(await other).toEqual({ kind: 'conflict' })
})

test('when the first is abandoned, exactly one of those that wait becomes the first', async () => {
  const to = turns()
  const first = firstOf(await enter(to))
  const repeats = Array.from({ length: 5 }, () => enter(to))
  first.abandon()
  const next = firstOf(await Promise.race(repeats))
  await next.complete(200, '2026-11-21')
  const kinds = (await Promise.all(repeats)).map(({ kind }) => kind)
  expect(kinds.filter(kind => kind === 'first')).toHaveLength(1)
  expect(kinds.filter(kind => kind === 'replay')).toHaveLength(4)
})

test('an abandoned request leaves nothing: the next may come with another body', async () => {
  const to = turns()
  firstOf(await enter(to, 'body-a')).abandon()
  expect((await enter(to, 'body-b')).kind).toBe('first')
})

test('ending a role twice changes nothing, also while the next one runs', async () => {
  const to = turns()
  const first = firstOf(await enter(to))
  first.abandon()
  const second = firstOf(await enter(to))
  first.abandon()
  const repeat = enter(to)
  expect(await isWaiting(repeat)).toBe(true)
  await second.complete(200, '2026-11-21')
  second.abandon()
  expect((await repeat).kind).toBe('replay')
})

const failing = (when: 'begin' | 'keep'): ReplayStore => ({
  begin: async () => {
    if (when === 'begin') throw new Error('the store is gone')
    return { state: 'first' }
  },
  keep: async () => {
    if (when === 'keep') throw new Error('the store is gone')
  },
  abandon: async () => {},
})

test('a store that cannot be read refuses the request and those that wait for it', async () => {
  const to = createIdempotency(failing('begin'))
  const ends = await Promise.allSettled([enter(to), enter(to), enter(to)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('a store that cannot be written is reported to the first, and nobody waits for ever', async () => {
  const to = createIdempotency(failing('keep'))
  const first = firstOf(await enter(to))
  const repeat = enter(to)
  await expect(first.complete(200, '2026-11-21')).rejects.toThrow('the store is gone')
  expect((await repeat).kind).toBe('first')
})

test('of any requests at once with one key and body exactly one runs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), async abandons => {
      const to = turns()
      let ran = 0
      const kinds = await Promise.all(
        abandons.map(async isAbandoned => {
          const role = await enter(to)
          if (role.kind !== 'first') return role.kind
          if (isAbandoned) role.abandon()
          else {
            ran += 1
            await role.complete(200, '2026-11-21')
          }
          return isAbandoned ? 'abandoned' : 'first'
        }),
      )
      expect(ran).toBe(abandons.includes(false) ? 1 : 0)
      expect(kinds.filter(kind => kind === 'conflict')).toEqual([])
    }),
  )
})

/** A store in which another process runs the same request, until a test ends it. */
const runElsewhere = (bodyHash: string) => {
  let found: BeginResult = { state: 'running', bodyHash }
  const store: ReplayStore = {
    begin: async () => found,
    keep: async () => {},
    abandon: async () => {},
  }
  return {
    to: createIdempotency(store),
    becomes: (next: BeginResult) => {
      found = next
    },
  }
}

describe('while the first request runs in another process', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const replay = { bodyHash: 'body-a', status: 200, day: '2026-11-21' }

  test('a repeat waits, and gets what it left', async () => {
    const { to, becomes } = runElsewhere('body-a')
    const repeats = [enter(to), enter(to)]
    await vi.advanceTimersByTimeAsync(5000)
    becomes({ state: 'done', replay })
    await vi.advanceTimersByTimeAsync(100)
    expect(await Promise.all(repeats)).toEqual(Array(2).fill({ kind: 'replay', replay }))
  })

  test('a repeat becomes the first when it was abandoned there', async () => {
    const { to, becomes } = runElsewhere('body-a')
    const repeat = enter(to)
    await vi.advanceTimersByTimeAsync(1000)
    becomes({ state: 'first' })
    await vi.advanceTimersByTimeAsync(100)
    expect((await repeat).kind).toBe('first')
  })

  test('another body is a conflict at once', async () => {
    const { to } = runElsewhere('body-a')
    expect(await enter(to, 'body-b')).toEqual({ kind: 'conflict' })
  })

  test('a repeat waits for half a minute and not longer', async () => {
    const { to } = runElsewhere('body-a')
    const repeat = enter(to)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1200)
    expect(await repeat).toEqual({ kind: 'running' })
  })
})

test('what is abandoned is abandoned in the store too, once and never after it was done', async () => {
  const abandoned: string[] = []
  const store: ReplayStore = {
    begin: async () => ({ state: 'first' }),
    keep: async () => {},
    abandon: async (_name, bodyHash) => void abandoned.push(bodyHash),
  }
  const to = createIdempotency(store)
  const one = firstOf(await enter(to, 'body-a'))
  one.abandon()
  one.abandon()
  const other = firstOf(await enter(to, 'body-b'))
  await other.complete(200, '2026-11-21')
  other.abandon()
  expect(abandoned).toEqual(['body-a'])
})
