import { describe, expect, test } from 'vitest'
import { Accuracy } from '#contract/estimation/accuracy'
import { accuracyOf } from '#domain/accuracy/accuracy'
import { measureAccuracy } from '#domain/accuracy/measured'
import type { PriceTables } from '#domain/estimation/price-tables'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import { valuer } from '#domain/estimation/valuation'
import { tables } from '../estimation/prices/real-tables.ts'
import { today, valued } from './judged-sales.ts'

const accuracy = accuracyOf(tables, valued)
const answer = accuracy(today)

/** The accuracy on other tables. */
const accuracyOn = (other: PriceTables) => accuracyOf(other, valuer(other, createDayPrices(other)))(today)

describe('what is measured on the shipped tables', () => {
  const { measured } = answer

  test('is what the measure gives, rounded', () => {
    const whole = measureAccuracy(tables)
    expect(measured.pairs).toBe(407)
    expect([measured.published.rmsePct, measured.modelled.rmsePct]).toEqual([5.64, 5.08])
    expect(measured.intervals).toEqual([
      { coverage: 0.8, held: Number(whole.intervals[0]?.held.toFixed(3)) },
      { coverage: 0.9, held: Number(whole.intervals[1]?.held.toFixed(3)) },
    ])
    // 47 and 50 of 52 municipalities.
    expect(measured.untouched).toEqual({
      ...{ year: 2025, communes: 52 },
      intervals: [
        { coverage: 0.8, held: Number((47 / 52).toFixed(3)) },
        { coverage: 0.9, held: Number((50 / 52).toFixed(3)) },
      ],
    })
  })

  test('by the sales behind the last mean: the groups add up, and few sales are foretold worse', () => {
    expect(measured.bySales.map(({ salesMin }) => salesMin)).toEqual([10, 25, 50, 100])
    expect(measured.bySales.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(407)
    const errors = measured.bySales.map(({ rmsePct }) => rmsePct)
    expect(errors).toEqual(errors.toSorted((a, b) => b - a))
  })

  test('by thirds of the price, the low one first: as many in each', () => {
    // 407 / 3 = 135.7, and twice that is 271.3.
    expect(measured.byPrice.map(({ third, pairs }) => [third, pairs])).toEqual([
      ['low', 136],
      ['middle', 135],
      ['high', 136],
    ])
  })
})

describe('an answer', () => {
  test.each(['2014-01-01', '2020-02-29', '2025-12-31', today, '2030-01-01'])('as of %s fits the contract', asOf => {
    const found = accuracy(asOf)
    expect(Accuracy.parse(found)).toEqual(found)
    expect([found.asOf, found.tables]).toEqual([asOf, tables.hash])
    expect(found.tested).toEqual({ sales: 0 })
  })

  test('of another day has the same measures and other implied figures', () => {
    const past = accuracy('2021-05-05')
    expect(past.measured).toEqual(answer.measured)
    expect(past.implied).not.toEqual(answer.implied)
  })
})

describe('it changes when a table changes', () => {
  const [first] = tables.history.filter(({ commune, firstQuarter }) => commune === 'Mamer' && firstQuarter === 4 * 2019)
  const history = tables.history.map(row =>
    row === first ? { ...row, existing: { ...row.existing, meanM2: 1.1 * (row.existing.meanM2 ?? 0) } } : row,
  )

  test('one mean a tenth higher: other errors, as many pairs, and the name of the tables that it was made of', () => {
    const { measured, tables: named } = accuracyOn({ ...tables, history, hash: 'fedcba987654' })
    expect(first?.existing.meanM2).toBeGreaterThan(0)
    expect(named).toBe('fedcba987654')
    expect(measured.pairs).toBe(407)
    expect(measured.published.rmsePct).toBeGreaterThan(answer.measured.published.rmsePct)
    expect(measured.modelled.rmsePct).toBeGreaterThan(answer.measured.modelled.rmsePct)
  })

  test('a mean that is taken back: fewer pairs', () => {
    const without = tables.history.map(row => (row === first ? { ...row, existing: { sales: 9 } } : row))
    // It was foretold from 2018, and 2020 from it.
    expect(accuracyOn({ ...tables, history: without }).measured.pairs).toBe(405)
  })

  test('no newest file: the year before it is the one that is foretold', () => {
    const older = tables.history.filter(({ firstQuarter }) => firstQuarter < 4 * 2025)
    const { untouched, pairs } = measureAccuracy({ ...tables, history: older })
    expect([untouched.year, pairs]).toEqual([2023, 407])
  })
})
