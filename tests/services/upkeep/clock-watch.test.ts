import { expect, test } from 'vitest'
import { createClockWatch } from '#server/services/upkeep/clock-watch'

const at = Date.parse('2026-11-21T12:00:00Z')
const [hourMs, lookMs] = [3_600_000, 30_000]

/** A watch with a clock that can be set, what it logged, and what it had corrected. */
const watched = (corrections = { deliveries: 0, aheadMs: 0 }, retries = 0) => {
  const world = { now: at, elapsed: 0, lines: [] as [string, object][], hastened: 0 }
  const watch = createClockWatch({
    now: () => new Date(world.now),
    elapsedMs: () => world.elapsed,
    log: { warn: (fields: object, message: string) => void world.lines.push([message, fields]) },
    correctAhead: async () => corrections,
    hastenRetries: async () => {
      world.hastened += 1
      return retries
    },
  })
  /** Lets half a minute pass, of which the clock shows as much more. */
  const look = async (moreMs = 0): Promise<void> => {
    world.elapsed += lookMs
    world.now += lookMs + moreMs
    await watch.look()
  }
  return { world, look }
}

test('a clock that goes as time does is no line of the log, also where it is adjusted by seconds', async () => {
  const { world, look } = watched()
  for (const ms of [0, 400, -4000, 5000]) await look(ms)
  expect([world.lines, world.hastened]).toEqual([[], 0])
})

test('a clock that is set an hour ahead and back is logged each time; retries are due once it is back', async () => {
  const { world, look } = watched(undefined, 3)
  await look(hourMs)
  expect([world.lines, world.hastened]).toEqual([[['the clock of this machine was set', { bySeconds: 3600 }]], 0])
  await look()
  await look(-hourMs)
  expect(world.lines.slice(1)).toEqual([
    ['the clock of this machine was set', { bySeconds: -3600 }],
    ['retries are due at once since the clock was set back', { retries: 3 }],
  ])
})

test('contacts that a clock before this start received in the future are corrected at the first look, and logged', async () => {
  const { world, look } = watched({ deliveries: 2, aheadMs: hourMs })
  await look()
  const fields = { deliveries: 2, aheadSeconds: 3600 }
  expect(world.lines).toEqual([['contacts were received by a clock that was ahead', fields]])
})
