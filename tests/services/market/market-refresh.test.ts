import { describe, expect, test } from 'vitest'
import { createMemoryMarketStore } from '#server/adapters/market-store/memory'
import type { MarketStore } from '#server/ports/market'
import { everySource, keysOf, later, marketWorld } from './market-world.ts'

const warnings = (world: Awaited<ReturnType<typeof marketWorld>>) =>
  world.logged.filter(({ level }) => level === 'warn' || level === 'error')

describe('a refresh', () => {
  test('asks for each indicator once, and a second one at the same time joins the first', async () => {
    const world = await marketWorld()
    const [first, second] = await Promise.all([world.refresh.refresh(), world.refresh.refresh()])
    expect(second).toBe(first)
    expect(world.seen()).toBe(20)
    expect(world.reads).toHaveLength(20)
    expect(world.reads.every(({ reason }) => reason === null)).toBe(true)
  })

  test('tells of each source as it is done', async () => {
    const world = await marketWorld()
    const reported: string[] = []
    await world.refresh.refresh(({ source, attempts }) => reported.push(`${source} ${attempts.length}`))
    expect(reported.sort()).toEqual(everySource.map(source => `${source} ${keysOf(source).length}`).sort())
  })

  test('asks nothing again on the same day, and everything on the next', async () => {
    const world = await marketWorld()
    await world.refresh.refresh()
    later(world, 5)
    await world.refresh.refresh()
    // The Banque de France publishes in the evening: 12:00 UTC is before its hour, 17:30 UTC is after it.
    expect(world.seen()).toBe(20)
    later(world, 0.5)
    await world.refresh.refresh()
    expect(world.seen()).toBe(21)
    later(world, 18.5)
    await world.refresh.refresh()
    expect(world.seen()).toBe(40)
  })

  test('confirms by a conditional request what has not changed', async () => {
    const world = await marketWorld()
    await world.refresh.refresh()
    later(world, 24)
    await world.refresh.refresh()
    const { indicators } = world.data()
    expect(indicators.every(({ status }) => status === 'live')).toBe(true)
    expect(new Set(indicators.map(({ retrievedAt }) => retrievedAt))).toEqual(new Set(['2026-11-22T12:00:00.000Z']))
  })

  test('tries a failed source again after an hour, not before', async () => {
    const world = await marketWorld()
    world.behaviours.eurostat = 'away'
    await world.refresh.refresh()
    const seen = world.seen()
    later(world, 0.9)
    await world.refresh.refresh()
    expect(world.seen()).toBe(seen)
    later(world, 0.1)
    await world.refresh.refresh()
    expect(world.seen()).toBeGreaterThan(seen)
  })

  test('does not ask a source that is down for the rest of its series', async () => {
    const world = await marketWorld()
    world.behaviours.ecb = 'killed'
    await world.refresh.refresh()
    // One series, tried twice, then no more; the other sources as always.
    expect(world.seen()).toBe(2 + 20 - keysOf('ecb').length)
  })

  test('ends when the process stops, and keeps nothing of what was cut', async () => {
    const world = await marketWorld()
    for (const source of everySource) world.behaviours[source] = 'slow'
    const running = world.refresh.refresh()
    await world.refresh.stop()
    await running
    expect(world.data().failures).toEqual([])
    const seen = world.seen()
    await world.refresh.refresh()
    expect(world.seen()).toBe(seen)
  })
})

describe('what goes wrong is logged once', () => {
  test('however often the same sources fail for the same reason', async () => {
    const world = await marketWorld()
    for (const source of everySource) world.behaviours[source] = 'killed'
    for (let hour = 0; hour < 5; hour += 1) {
      await world.refresh.refresh()
      later(world, 1)
    }
    expect(warnings(world)).toHaveLength(1)
    expect(warnings(world)[0]?.fields).toMatchObject({
      failures: [
        { source: 'ecb', reason: 'unreachable', keys: keysOf('ecb') },
        { source: 'eurostat', reason: 'unreachable' },
        { source: 'lustat', reason: 'unreachable' },
        { source: 'banqueDeFrance', reason: 'unreachable' },
      ],
    })
  })

  test('also when only some of them were due again, and their recovery is no recovery of all', async () => {
    const world = await marketWorld()
    world.behaviours.banqueDeFrance = 'away'
    world.behaviours.lustat = 'away'
    await world.refresh.refresh()
    world.behaviours.lustat = 'good'
    // Only what failed is due after an hour, and only the Banque de France an hour later.
    for (let hour = 0; hour < 3; hour += 1) {
      later(world, 1)
      await world.refresh.refresh()
    }
    expect(world.logged).toHaveLength(1)
    world.behaviours.banqueDeFrance = 'good'
    later(world, 1)
    await world.refresh.refresh()
    expect(world.logged.map(({ message }) => message)).toEqual([
      'market data: not everything could be read',
      'market data: everything was read',
    ])
  })

  test('with each figure that was refused, also where several of a source were', async () => {
    const world = await marketWorld()
    world.behaviours.eurostat = 'hundredfold'
    await world.refresh.refresh()
    const [{ fields } = { fields: {} }] = warnings(world)
    const { failures } = fields as { failures: { keys: string[]; detail: string }[] }
    expect(failures.flatMap(({ keys }) => keys).sort()).toEqual(keysOf('eurostat').sort())
    for (const { keys, detail } of failures)
      for (const key of keys)
        expect(detail, key).toMatch(key.endsWith('_yoy') ? /^210 is not within/ : /^\d+ is not within/)
    expect(new Set(failures.map(({ detail }) => detail)).size).toBe(failures.length)
  })

  test('with the figure that was refused', async () => {
    const world = await marketWorld()
    world.behaviours.banqueDeFrance = 'hundredfold'
    await world.refresh.refresh()
    // 2.1 % a hundredfold is beyond the 20 % that a rate may be.
    expect(warnings(world)[0]?.fields).toMatchObject({
      failures: [{ source: 'banqueDeFrance', reason: 'implausible', detail: '210 is not within -2 and 20' }],
    })
  })
})

describe('a person at the terminal reads', () => {
  test('one calm line where no source can be reached, that fits 80 columns behind time and level', async () => {
    const world = await marketWorld()
    for (const source of everySource) world.behaviours[source] = 'killed'
    await world.refresh.refresh()
    const said = world.logged.map(line => line.said)
    expect(said).toEqual(['market data: sources out of reach; the figures on file are used'])
    expect('12:00:00 warn  '.length + (said[0]?.length ?? 0)).toBeLessThanOrEqual(80)
  })

  test('how many figures of which source failed and why, where others were read', async () => {
    const world = await marketWorld()
    world.behaviours.lustat = 'killed'
    world.behaviours.banqueDeFrance = 'hundredfold'
    await world.refresh.refresh()
    expect(world.logged.map(line => line.said)).toEqual([
      `market data: not read: ${keysOf('lustat').length} of lustat (unreachable), 1 of banqueDeFrance (implausible)`,
    ])
  })
})

describe('processes on one store', () => {
  /** A memory that several processes share, with a lock that one of them holds. */
  const sharedStore = (): MarketStore => {
    const store = createMemoryMarketStore()
    const locked = new Set<string>()
    return {
      ...store,
      lock: async source => {
        if (locked.has(source)) return undefined
        locked.add(source)
        return async () => void locked.delete(source)
      },
    }
  }

  test('refresh once, and both hold what was read', async () => {
    const store = sharedStore()
    const [one, other] = [await marketWorld(store), await marketWorld(store)]
    await Promise.all([one.refresh.refresh(), other.refresh.refresh()])
    await Promise.all([one.refresh.refresh(), other.refresh.refresh()])
    expect(one.seen() + other.seen()).toBe(20)
    expect(other.data()).toEqual(one.data())
    expect(one.data().indicators.every(({ status }) => status === 'live')).toBe(true)
  })

  test('a store that fails after the lock was taken is given its lock back', async () => {
    const unlocked: string[] = []
    const world = await marketWorld({
      ...createMemoryMarketStore(),
      read: () => Promise.reject(new Error('gone')),
      lock: async source => async () => void unlocked.push(source),
    })
    await world.refresh.refresh()
    expect(unlocked.sort()).toEqual(everySource.toSorted())
  })

  test('serve what they hold while the store is away, and say so once', async () => {
    const gone = (): Promise<never> => Promise.reject(new Error('gone'))
    const world = await marketWorld({ read: gone, write: gone, lock: gone })
    await world.refresh.refresh()
    await world.refresh.refresh()
    expect(world.seen()).toBe(0)
    expect(world.data().indicators.filter(({ status }) => status === 'snapshot')).toHaveLength(4)
    expect(warnings(world)).toHaveLength(1)
  })
})
