import { describe, expect, test } from 'vitest'
import { Accuracy } from '#contract/estimation/accuracy'
import { accuracyOf } from '#domain/accuracy/accuracy'
import { measureAccuracy } from '#domain/accuracy/measured'
import type { PriceTables } from '#domain/estimation/price-tables'
import { createDatedPrices } from '#domain/estimation/prices/dated-price'
import { valuer } from '#domain/estimation/valuation'
import { tables } from '../estimation/prices/real-tables.ts'
import { today, valued } from './judged-sales.ts'
import { type Foretold, heldOf, rmsePct, secondMeasure } from './second-measure.ts'

const accuracy = accuracyOf(tables, valued)
const answer = accuracy(today)

/** The accuracy on other tables. */
const accuracyOn = (other: PriceTables) => accuracyOf(other, valuer(other, createDatedPrices(other)))(today)

describe('what is measured on the shipped tables', () => {
  const { measured } = answer
  const second = secondMeasure()

  test('407 pairs: 5.71 % from the last mean and 5.31 % by the model, which holds 79.9 of 80 and 89.2 of 90 %', () => {
    expect(measured.pairs).toBe(407)
    expect([measured.published.rmsePct, measured.modelled.rmsePct]).toEqual([5.71, 5.31])
    expect(measured.intervals).toEqual([
      { coverage: 0.8, held: 0.799 },
      { coverage: 0.9, held: 0.892 },
    ])
  })

  test('the ratio study of both, as the official files give it', () => {
    expect(measured.published).toMatchObject({ medianRatio: 1, prd: 1.002, prb: -0.004 })
    expect(measured.modelled).toMatchObject({ medianRatio: 1, prd: 1.002, prb: -0.009 })
    expect([measured.published.cod.toFixed(1), measured.modelled.cod.toFixed(1)]).toEqual(['4.4', '4.2'])
    expect([measured.published.mdapePct.toFixed(1), measured.modelled.mdapePct.toFixed(1)]).toEqual(['3.6', '3.4'])
  })

  test('of the newest year, which played no part: 44 and 51 of 52 municipalities', () => {
    expect(measured.untouched).toEqual({
      ...{ year: 2025, communes: 52 },
      intervals: [
        { coverage: 0.8, held: Number((44 / 52).toFixed(3)) },
        { coverage: 0.9, held: Number((51 / 52).toFixed(3)) },
      ],
    })
  })

  test('as a second program foretells the same means, all earlier years at once', () => {
    expect([second.pairs.length, second.newest.length]).toEqual([measured.pairs, measured.untouched.communes])
    for (const name of ['published', 'modelled'] as const) {
      const { medianRatio, cod, prd, prb, rmsePct: rmse } = second[name]
      expect(measured[name]).toMatchObject({
        ...{ medianRatio: Number(medianRatio.toFixed(3)), cod: Number(cod.toFixed(2)), prd: Number(prd.toFixed(3)) },
        ...{ prb: Number(prb?.toFixed(3)), rmsePct: Number(rmse.toFixed(2)) },
      })
    }
    expect(measured.intervals.map(({ held }) => Math.round(held * 407))).toEqual(second.held.pairs)
    expect(measured.untouched.intervals.map(({ held }) => Math.round(held * 52))).toEqual(second.held.newest)
    // No mean lies so near an end that another way of rounding would count it otherwise.
    const reach = ({ published, fromModel, deviation }: Foretold) =>
      Math.abs(Math.log(published / fromModel)) / deviation
    expect(second.newest.map(reach).filter(z => Math.abs(z - 1.645) < 0.1)).toEqual([])
    expect(heldOf(second.newest)).toEqual([44, 51])
  })

  test('by the sales behind the mean: the groups add up, and few sales are foretold worse', () => {
    expect(measured.bySales.map(({ salesMin }) => salesMin)).toEqual([10, 25, 50, 100])
    const bounds = [10, 25, 50, 100, Number.POSITIVE_INFINITY]
    const expected = bounds.slice(0, -1).map((salesMin, at) => {
      const group = second.pairs.filter(({ sales }) => sales >= salesMin && sales < (bounds[at + 1] ?? 0))
      const errors = group.map(({ published, fromModel }) => Math.log(published / fromModel))
      return { salesMin, pairs: group.length, rmsePct: Number(rmsePct(errors).toFixed(2)) }
    })
    expect(measured.bySales).toEqual(expected)
    expect(measured.bySales.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(407)
    const [least, , , most] = measured.bySales
    expect(least?.rmsePct).toBeGreaterThan(most?.rmsePct ?? Number.NaN)
  })

  test('by thirds of the price, the low one first: as many in each', () => {
    const sorted = second.pairs.toSorted((a, b) => a.published - b.published)
    // 407 / 3 = 135.7, and twice that is 271.3.
    const thirds = [sorted.slice(0, 136), sorted.slice(136, 271), sorted.slice(271)]
    const errors = thirds.map(third => third.map(({ published, fromModel }) => Math.log(published / fromModel)))
    expect(measured.byPrice).toEqual(
      (['low', 'middle', 'high'] as const).map((third, at) => ({
        third,
        pairs: thirds[at]?.length,
        rmsePct: Number(rmsePct(errors[at] ?? []).toFixed(2)),
      })),
    )
    expect(measured.byPrice.map(({ pairs }) => pairs)).toEqual([136, 135, 136])
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
  const [first] = tables.history.filter(({ commune, year }) => commune === 'Mamer' && year === 2019)
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
    const older = tables.history.filter(({ year }) => year < 2025)
    const { untouched, pairs } = measureAccuracy({ ...tables, history: older })
    expect([untouched.year, pairs]).toEqual([2023, 407])
  })
})
