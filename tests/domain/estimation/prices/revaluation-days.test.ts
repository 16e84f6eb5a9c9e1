import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import { type RevaluedItem, revaluer } from '#domain/estimation/prices/revaluation'
import { dayPrices, tables } from './real-tables.ts'

const today = '2026-11-29'
const revalued = revaluer(tables, dayPrices)
const at = (item: RevaluedItem) => revalued.carry(item, today).answer
const mamer = { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }

const refusalOf = (item: RevaluedItem): Refusal => {
  try {
    at(item)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('The item was not refused.')
}

describe('a revaluation is refused', () => {
  test.each([
    ['valuedOn', '2013-12-31', 'day_too_early'],
    ['valuationDate', '2013-12-31', 'day_too_early'],
    ['valuedOn', '2026-11-30', 'day_to_come'],
    ['valuationDate', '2026-11-30', 'day_to_come'],
  ])('%s %s: %s', (path, day, code) => {
    const { code: refused, details } = refusalOf({ ...mamer, [path]: day })
    expect(refused).toBe('invalid_request')
    expect(details.issues).toEqual([
      {
        ...{ path, code, received: day, allowed: ['from 2014-01-01 to 2026-11-29'] },
        message: expect.stringMatching(code === 'day_to_come' ? today : '2014-01-01'),
      },
    ])
  })

  test('the first day and today are allowed', () => {
    expect(at({ ...mamer, valuedOn: '2014-01-01', valuationDate: today }).value).toBeGreaterThan(700_000)
  })

  test('a municipality that is none, with near names', () => {
    const { code, details } = refusalOf({ ...mamer, commune: 'Mammer' })
    expect([code, details.suggestions?.[0]]).toEqual(['municipality_not_found', 'Mamer'])
  })
})

test('beyond the newest file the error grows with the days', () => {
  const later = (valuationDate: string) =>
    revalued.carry({ ...mamer, valuedOn: '2026-06-30', valuationDate }, '2027-12-30').answer.fsdPct
  const found = ['2026-09-30', '2026-12-31', '2027-06-30', '2027-12-30'].map(later)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(new Set(found).size).toBe(4)
})

test('once the newest file is more than eighteen months old, days after its end are refused, today too', () => {
  const on = (item: Partial<RevaluedItem>) => () => revalued.carry({ ...mamer, ...item }, '2028-03-01')
  expect(on({ valuationDate: '2026-06-30' })).not.toThrow()
  for (const item of [{ valuationDate: '2026-07-01' }, {}])
    expect(on(item)).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({
          issues: [
            expect.objectContaining({
              ...{ path: 'valuationDate', code: 'day_to_come', allowed: ['from 2014-01-01 to 2026-06-30'] },
            }),
          ],
        }),
      }),
    )
})
