import { expect, test } from 'vitest'
import { forecasts, measureAccuracy } from '#domain/accuracy/measured'
import { errorMeasures, median, ratioMeasures } from '#domain/accuracy/ratio-study'
import { tables } from '../estimation/prices/real-tables.ts'

// Worked out by two independent programs from the same official files, 2026-11-23.
test('the price of a municipality is foretold as two other programs foretell it', () => {
  const { pairs, published, modelled, intervals, untouched } = measureAccuracy(tables)
  expect(pairs).toBe(407)
  expect(published.rmsePct).toBeCloseTo(5.71, 2)
  expect(modelled.rmsePct).toBeCloseTo(5.31, 2)
  expect(intervals[0]?.held).toBeCloseTo(0.799, 3)
  expect(intervals[1]?.held).toBeCloseTo(0.892, 3)
  expect([published.medianRatio, published.cod, published.prd, published.prb].map(value => value?.toFixed(3))).toEqual([
    '1.000',
    '4.444',
    '1.002',
    '-0.004',
  ])
  expect([modelled.cod, modelled.prd, modelled.prb].map(value => value?.toFixed(3))).toEqual([
    '4.160',
    '1.002',
    '-0.009',
  ])
  expect(untouched).toMatchObject({ year: 2025, communes: 52 })
  // 44 of 52.
  expect(untouched.intervals[0]?.held).toBeCloseTo(0.846, 3)
})

test('what is measured changes when a table changes', () => {
  const history = tables.history.filter(({ commune }) => commune !== 'Mamer')
  expect(forecasts({ ...tables, history }).length).toBeLessThan(forecasts(tables).length)
})

test('the measures of a ratio study, by hand', () => {
  // Ratios 0.8, 1 and 1.2: median 1, mean distance 0.4 / 3; the sums are equal.
  const found = ratioMeasures([
    { estimate: 800, price: 1000 },
    { estimate: 1000, price: 1000 },
    { estimate: 1200, price: 1000 },
  ])
  expect(found.medianRatio).toBe(1)
  expect(found.cod).toBeCloseTo(40 / 3, 10)
  expect(found.prd).toBeCloseTo(1, 10)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(
    errorMeasures([
      { estimate: 900, price: 1000 },
      { estimate: 700, price: 1000 },
    ]),
  ).toMatchObject({ ppe10: 0.5, ppe20: 0.5 })
})

test('without a spread of values there is no price-related bias', () => {
  expect(
    ratioMeasures([
      { estimate: 1, price: 1 },
      { estimate: 1, price: 1 },
    ]).prb,
  ).toBeNull()
})
