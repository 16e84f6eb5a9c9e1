import { describe, expect, test } from 'vitest'
import { get, startApp } from '../../support/app.ts'
import { type Behaviour, everySource, keysOf, later, marketWorld } from './market-world.ts'

/** What a behaviour may be called in the answer. */
const faults: readonly (readonly [Behaviour, ...string[]])[] = [
  ['killed', 'unreachable'],
  ['slow', 'timeout'],
  ['truncated', 'unreachable', 'bad_format'],
  ['html', 'bad_format'],
  ['empty', 'no_data', 'bad_format'],
  // The wage index is known by a figure that is then no longer there.
  ['hundredfold', 'implausible', 'wrong_series'],
  ['frozen', 'older_than_held', 'wrong_series'],
  ['away', 'http_error'],
]

const cases = everySource.flatMap(source => faults.map(([behaviour, ...reasons]) => ({ source, behaviour, reasons })))

describe('a source that fails changes only the status of its own indicators', () => {
  test.each(cases)('$source $behaviour', async ({ source, behaviour, reasons }) => {
    const world = await marketWorld()
    await world.refresh.refresh()
    const before = world.data()
    expect(before.indicators.map(({ status }) => status)).toEqual(Array(20).fill('live'))
    expect(before.failures).toEqual([])
    world.behaviours[source] = behaviour
    later(world, 24)
    await world.refresh.refresh()
    const after = world.data()
    const own = keysOf(source)
    expect(after.failures.map(({ key }) => key)).toEqual(own)
    for (const [index, indicator] of after.indicators.entries()) {
      const isOwn = own.includes(indicator.key)
      expect(indicator.status, indicator.key).toBe(isOwn ? 'cached' : 'live')
      if (isOwn) expect(reasons).toContain(indicator.reason)
      else expect(indicator.reason).toBeNull()
      for (const field of ['value', 'period', 'previous', 'observation'] as const)
        expect(indicator[field], `${indicator.key} ${field}`).toEqual(before.indicators[index]?.[field])
    }
    expect(after.failures.every(({ servedFrom }) => servedFrom === 'cached')).toBe(true)
  })

  test.each(everySource)('and %s is live again once it answers', async source => {
    const world = await marketWorld()
    world.behaviours[source] = 'killed'
    await world.refresh.refresh()
    expect(world.data().failures.map(({ key }) => key)).toEqual(keysOf(source))
    world.behaviours[source] = 'good'
    later(world, 1)
    await world.refresh.refresh()
    expect(world.data().failures).toEqual([])
    expect(world.data().indicators.map(({ status }) => status)).toEqual(Array(20).fill('live'))
  })
})

test('with every source down from the start the snapshot is served, and what it lacks is reported with the reason', async () => {
  const world = await marketWorld()
  for (const source of everySource) world.behaviours[source] = 'killed'
  await world.refresh.refresh()
  const { indicators, failures } = world.data()
  expect(failures).toHaveLength(20)
  for (const { key, status, reason, value } of indicators) {
    expect(status, key).toBe(value === null ? 'unavailable' : 'snapshot')
    expect(reason, key).toBe(value === null ? 'unreachable' : null)
    expect(failures.find(failure => failure.key === key)).toMatchObject({
      reason: 'unreachable',
      servedFrom: value === null ? 'none' : 'snapshot',
    })
  }
})

test('no request waits for a source: answers leave while every source is silent', async () => {
  const world = await marketWorld()
  for (const source of everySource) world.behaviours[source] = 'silent'
  const app = await startApp({ deps: () => ({ marketData: world.data }) })
  try {
    let isDone = false
    const running = world.refresh.refresh().finally(() => {
      isDone = true
    })
    await expect.poll(() => world.seen()).toBe(everySource.length)
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(app, '/market-data')))
    // Two tries of twenty seconds each are what a silent source is given.
    expect(isDone).toBe(false)
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await world.refresh.stop()
    await running
  } finally {
    await app.close()
  }
})
