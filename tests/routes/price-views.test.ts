import { describe, expect, test } from 'vitest'
import { prepareSystem, systemOf } from '#domain/estimation/prices/solved-paths'
import { createPriceViews } from '#server/routes/price-views'
import { computeEntityTag } from '#server/services/market/entity-tag'
import { measures, tables as shipped } from '../domain/estimation/prices/real-tables.ts'

const tags = { places: computeEntityTag, selfDescription: computeEntityTag, market: computeEntityTag }

/** Views on tables whose system of prices nobody has solved yet, and the pauses of its solution. */
const createViews = (of: Partial<typeof shipped> = {}) => {
  const tables = { ...shipped, ...of }
  let pauses = 0
  const views = createPriceViews(
    { tables, measures },
    tags,
    () => [],
    () => {
      pauses += 1
      return Promise.resolve()
    },
  )
  return { tables, views, pauses: () => pauses }
}

/** Whether the system of some tables is solved; asks by an attempt to prepare it. */
const isSolved = (tables: typeof shipped): boolean => prepareSystem(tables, () => new Promise(() => {})) === undefined

test('the market, the accuracy and the card of the model solve nothing', () => {
  const { tables, views } = createViews()
  const { market, selfDescription } = views
  expect(market.communes().communes).toHaveLength(100)
  for (const { name } of tables.communes) expect(market.commune(name).commune).toBe(name)
  expect([market.tag(), selfDescription.tag()]).toEqual([expect.any(String), expect.any(String)])
  selfDescription.accuracy('2026-11-21')
  selfDescription.modelCard('2026-11-21')
  expect(isSolved(tables)).toBe(false)
})

describe('before the first revaluation', () => {
  test('the system is solved in slices, once for calls at the same time', async () => {
    const { tables, views, pauses } = createViews()
    const [first, second] = [views.revalue.prepare(), views.revalue.prepare()]
    expect(second).toBe(first)
    await first
    // 687 rows, whose squares add up to 108 million: slices of 1.5 million and a row more.
    expect(pauses()).toBeGreaterThan(50)
    expect(pauses()).toBeLessThan(80)
    expect(views.revalue.prepare()).toBeUndefined()
    expect(systemOf(tables).logDensity).toBe(systemOf(shipped).logDensity)
  })

  test('others run between the slices', async () => {
    const { tables } = createViews()
    let [turns, isDone] = [0, false]
    const count = (): void => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await prepareSystem(tables, () => new Promise(resolve => void setImmediate(resolve)))
    isDone = true
    expect(turns).toBeGreaterThan(50)
  })

  test('a fault of the tables is that of the call, and the next call meets it again', async () => {
    const stranger = { ...shipped.history[0], commune: 'Nowhere', existing: { sales: 20, meanM2: 5000 } }
    const { views } = createViews({ history: [...shipped.history, stranger as (typeof shipped.history)[number]] })
    await expect(views.revalue.prepare()).rejects.toThrow('Nowhere')
    await expect(views.revalue.prepare()).rejects.toThrow('Nowhere')
  })
})

test('the tag of the market changes with any table', () => {
  const { views } = createViews()
  expect(createViews({ hash: 'fedcba987654' }).views.market.tag()).not.toBe(views.market.tag())
})

test('a start and an estimate solve no system of prices: they read the shipped paths; the first revaluation solves it', () => {
  const unsolved = {
    ...shipped,
    // Every system of prices has the quarters of this index among its observations; an estimate names its source alone.
    housePrices: {
      ...shipped.housePrices,
      get values(): never {
        throw new Error('The system is solved.')
      },
    },
  }
  const { estimate, revalue } = createPriceViews(
    { tables: unsolved, measures },
    tags,
    () => [],
    async () => {},
  )
  // The published method prints this value.
  expect(estimate({ commune: 'Luxembourg', surface: 60 }, '2026-11-29').estimationCentrale).toBe(650_000)
  const home = { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05', valuationDate: '2025-08-01' }
  expect(() => revalue.carry(home, '2026-11-29')).toThrow('The system is solved.')
})
