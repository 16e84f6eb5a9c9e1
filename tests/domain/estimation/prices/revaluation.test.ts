import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Revaluation } from '#contract/estimation/revaluation'
import { Refusal } from '#domain/core/refusal'
import { type RevaluedItem, revaluer } from '#domain/estimation/prices/revaluation'
import { dated, tables } from './real-tables.ts'

const today = '2026-11-23'
const revalued = revaluer(tables, dated)
const at = (item: RevaluedItem) => revalued(item, today)
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

const valuesOn = ({ path }: { path: { day: string; value: number }[] }) =>
  Object.fromEntries(path.map(({ day, value }) => [day, value]))

describe('a value carried to another day', () => {
  // Two independent programs on the official files, 2026-11-23.
  test('Mamer, 700 000 from 2019-05-05 to 2025-08-01', () => {
    expect(at({ ...mamer, valuationDate: '2025-08-01' })).toMatchObject({
      value: 935_700,
      fsdPct: 6.25,
      sixYearMean: 932_300,
      aboveSixYearMean: true,
    })
  })

  test('Mamer, 700 000 from 2026-03-01 to 2026-11-23: beyond the index it stands still', () => {
    const found = at({ ...mamer, valuedOn: '2026-03-01' })
    expect(found).toMatchObject({ value: 700_000, fsdPct: 6.03, factor: 1 })
    // 1.2815515594 × 6.0272 % of 700 000 is 54 069.
    expect([found.low, found.high]).toEqual([645_900, 754_100])
  })

  test('shows both prices, whose ratio is the factor', () => {
    const { from, to, factor, commune } = at({ ...mamer, commune: 'MAMER', valuationDate: '2025-08-01' })
    expect([commune, from.day, from.year, from.quarter]).toEqual(['Mamer', '2019-05-05', 2019, '2019-Q2'])
    expect([to.day, to.year, to.quarter]).toEqual(['2025-08-01', 2025, '2025-Q3'])
    expect(factor).toBeCloseTo(to.priceM2 / from.priceM2, 4)
    expect(factor).toBeCloseTo(935_700 / 700_000, 4)
  })

  test('beyond the index names its last quarter and year', () => {
    expect(at(mamer).to).toMatchObject({ day: today, year: 2025, quarter: '2025-Q4' })
  })

  test('has a way over each 1 July, in the order of the calendar', () => {
    const days = ['2019-05-05', '2019-07-01', '2020-07-01', '2021-07-01', '2021-12-31']
    const forth = at({ ...mamer, valuationDate: '2021-12-31' })
    expect(forth.path.map(({ day }) => day)).toEqual(days)
    expect(valuesOn(forth)['2019-05-05']).toBe(700_000)
    expect(valuesOn(forth)['2021-12-31']).toBe(forth.value)
    const back = at({ ...mamer, valuedOn: '2021-12-31', valuationDate: '2019-05-05' })
    expect(back.path.map(({ day }) => day)).toEqual(days)
    expect(back.value).toBeLessThan(700_000)
  })

  test('names a 1 July that is one of the days once, and a single day once', () => {
    const between = at({ ...mamer, valuedOn: '2020-07-01', valuationDate: '2021-07-01' })
    expect(between.path.map(({ day }) => day)).toEqual(['2020-07-01', '2021-07-01'])
    expect(at({ ...mamer, valuationDate: mamer.valuedOn }).path).toEqual([{ day: mamer.valuedOn, value: 700_000 }])
  })

  test('takes the mean over 28 February where a 29th is missing', () => {
    const { sixYearMean } = at({ ...mamer, valuationDate: '2024-02-29' })
    const days = ['2024-02-29', '2023-02-28', '2022-02-28', '2021-02-28', '2020-02-29', '2019-02-28']
    const values = days.map(day => at({ ...mamer, valuationDate: day }).value)
    const mean = values.reduce((sum, value) => sum + value, 0) / 6
    // Each of the six is rounded to 100 here, and only the mean there.
    expect(Math.abs((sixYearMean ?? 0) - mean)).toBeLessThanOrEqual(100)
  })

  test('has no mean of six years where one of the days is before 2014', () => {
    expect(at({ ...mamer, valuationDate: '2018-12-31' })).toMatchObject({ sixYearMean: null, aboveSixYearMean: null })
    expect(at({ ...mamer, valuationDate: '2019-01-01' }).sixYearMean).not.toBeNull()
  })

  test('repeats the id that was sent, and has none where none was', () => {
    expect(at({ ...mamer, id: ' 7/a' }).id).toBe(' 7/a')
    expect('id' in at(mamer)).toBe(false)
  })

  test('takes a former municipality as that of today', () => {
    expect(at({ ...mamer, commune: 'Septfontaines' }).commune).toBe('Habscht')
  })
})

describe('a revaluation is refused', () => {
  test.each([
    ['valuedOn', '2013-12-31', 'day_too_early'],
    ['valuationDate', '2013-12-31', 'day_too_early'],
    ['valuedOn', '2026-11-24', 'day_to_come'],
    ['valuationDate', '2026-11-24', 'day_to_come'],
  ])('%s %s: %s', (path, day, code) => {
    const { code: refused, details } = refusalOf({ ...mamer, [path]: day })
    expect(refused).toBe('invalid_request')
    expect(details.issues).toEqual([
      {
        ...{ path, code, received: day, allowed: ['from 2014-01-01 to 2026-11-23'] },
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

const anyDay = fc
  .date({ min: new Date('2014-01-01'), max: new Date('2026-11-23'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const anyCommune = fc.constantFrom(...tables.communes.map(({ name }) => name))
const anyValue = fc.integer({ min: 500, max: 30_000 }).map(hundreds => 100 * hundreds)
const quarterOf = (day: string) => `${day.slice(0, 4)} ${Math.floor((Number(day.slice(5, 7)) - 1) / 3)}`

describe('for any municipality, value and days', () => {
  test('the answer fits the contract, and its ends lie around the value', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, valuationDate) => {
        const found = at({ commune, value, valuedOn, valuationDate })
        expect(Revaluation.parse(found)).toEqual(found)
        expect(found.low).toBeLessThanOrEqual(found.value)
        expect(found.high).toBeGreaterThanOrEqual(found.value)
      }),
    )
  })

  test('two days in one quarter: the same value and no error', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, other) => {
        const valuationDate = quarterOf(valuedOn) === quarterOf(other) ? other : `${valuedOn.slice(0, 7)}-01`
        const found = at({ commune, value, valuedOn, valuationDate })
        expect([found.value, found.low, found.high, found.fsdPct]).toEqual([value, value, value, 0])
      }),
    )
  })

  test('there and back is the value sent, but for rounding, with the same error', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, valuationDate) => {
        const there = at({ commune, value, valuedOn, valuationDate })
        const back = at({ commune, value: there.value, valuedOn: valuationDate, valuationDate: valuedOn })
        // 50 EUR of rounding there, carried back, and 50 EUR of rounding here.
        expect(Math.abs(back.value - value)).toBeLessThanOrEqual(50 / there.factor + 50.01)
        expect(back.fsdPct).toBe(there.fsdPct)
      }),
    )
  })

  test('twice the value is twice as much', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, valuationDate) => {
        const [once, twice] = [value, 2 * value].map(
          sent => at({ commune, value: sent, valuedOn, valuationDate }).value,
        )
        expect(Math.abs(2 * (once ?? 0) - (twice ?? 0))).toBeLessThanOrEqual(150)
      }),
    )
  })
})

test('beyond the index the value stands still and its error grows', () => {
  const later = (day: string) => revalued({ ...mamer, valuedOn: '2025-12-31', valuationDate: day }, '2030-12-31')
  const found = ['2026-02-01', '2026-05-01', '2027-05-01', '2030-12-31'].map(later)
  for (const { value } of found) expect(value).toBe(700_000)
  // A quarter, half a year, one and a half, five years: 100 √(0.025² t + (0.075 t)²).
  expect(found.map(({ fsdPct }) => fsdPct)).toEqual([2.25, 4.15, 11.66, 37.91])
})
