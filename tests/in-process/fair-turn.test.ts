import { afterEach, expect, test, vi } from 'vitest'
import { createYielder } from '#server/in-process/yield-to-loop'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Turns by a clock that is a second later at each look, so that each call gives one away. */
const turns = () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000
    return now
  })
  return createYielder()
}

const throwing = (): never => {
  throw new Error('This runtime has no such thing.')
}

/** Every way that platforms lack, or have a function for that throws: both at the edge, and in frameworks above it. */
const platforms: [name: string, missing: Record<string, unknown>][] = [
  ['of Node', {}],
  ['of browsers, without setImmediate', { setImmediate: undefined }],
  ['at the edge, without MessageChannel and setImmediate', { setImmediate: undefined, MessageChannel: undefined }],
  ['whose functions throw', { setImmediate: throwing, MessageChannel: throwing }],
  [
    'whose class throws',
    {
      setImmediate: undefined,
      MessageChannel: class {
        constructor() {
          throwing()
        }
      },
    },
  ],
]

/** So many calls that any timer is due before the last one; promises alone would never let it through. */
const callsMax = 100_000

test.each(platforms)('a timer fires while calls follow each other on platforms %s', async (_name, missing) => {
  let fired = false
  setTimeout(() => {
    fired = true
  }, 0)
  for (const [name, value] of Object.entries(missing)) vi.stubGlobal(name, value)
  const turn = turns()
  for (let call = 0; call < callsMax && !fired; call += 1) await turn()
  expect(fired).toBe(true)
})

test('calls go on while the timers of a test stand still', async () => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout', 'setInterval'] })
  const turn = turns()
  await expect(turn()).resolves.toBeUndefined()
})

test('a call goes on where no way works', async () => {
  for (const name of ['setImmediate', 'MessageChannel', 'setTimeout']) vi.stubGlobal(name, throwing)
  const turn = turns()
  await expect(turn()).resolves.toBeUndefined()
  await expect(turn()).resolves.toBeUndefined()
})

test('nothing is given away while little time has passed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(5)
  vi.stubGlobal('setImmediate', throwing)
  vi.stubGlobal('MessageChannel', throwing)
  vi.stubGlobal('setTimeout', throwing)
  await expect(createYielder()()).resolves.toBeUndefined()
})
