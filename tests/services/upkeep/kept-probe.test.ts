import { expect, test } from 'vitest'
import { createKeptProbe } from '#server/services/upkeep/kept-probe'

/** A probe whose runs are counted, with a clock that a test moves. */
const counted = (result: () => Promise<boolean>) => {
  const world = { runs: 0, at: 0 }
  const probe = createKeptProbe(
    () => {
      world.runs += 1
      return result()
    },
    () => world.at,
  )
  return { world, probe }
}

test('four hundred callers at once are one run, and those of the next half second none', async () => {
  const { world, probe } = counted(async () => true)
  expect(await Promise.all(Array.from({ length: 400 }, probe))).toEqual(Array(400).fill(true))
  world.at = 499
  expect(await probe()).toBe(true)
  expect(world.runs).toBe(1)
  world.at = 500
  expect(await probe()).toBe(true)
  expect(world.runs).toBe(2)
})

test('a run that takes long is awaited by all, however late they come', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { world, probe } = counted(() => promise)
  const first = probe()
  world.at = 10_000
  const second = probe()
  resolve(true)
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(world.runs).toBe(1)
})

test('a failure is false, and asked again half a second later', async () => {
  let isAway = true
  const { world, probe } = counted(async () => {
    if (isAway) throw new Error('away')
    return true
  })
  expect(await probe()).toBe(false)
  isAway = false
  expect(await probe()).toBe(false)
  world.at = 500
  expect(await probe()).toBe(true)
  expect(world.runs).toBe(2)
})
