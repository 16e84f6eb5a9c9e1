import { expect, test } from 'vitest'
import { forecasts, measureAccuracy } from '#domain/accuracy/measured'
import { errorMeasures, median, ratioMeasures } from '#domain/accuracy/ratio-study'
import { northernCantons } from '#domain/estimation/parameters/price-system'
import { placeFinder } from '#domain/estimation/prices/observations'
import { tables } from '../estimation/prices/real-tables.ts'

// Printed by a program that shares no code with this one, on the same official files, 2026-11-29.
test('the price of a municipality is foretold as another program foretells it', () => {
  const { pairs, published, modelled, intervals, untouched, bySales } = measureAccuracy(tables)
  expect(pairs).toBe(407)
  // From the last mean with the median movement, and by the model with the rest of the year known.
  expect([published.rmsePct.toFixed(2), modelled.rmsePct.toFixed(2)]).toEqual(['5.64', '5.08'])
  expect(intervals.map(({ held }) => (100 * held).toFixed(1))).toEqual(['80.3', '89.7'])
  expect(untouched).toMatchObject({ year: 2025, communes: 52 })
  expect(untouched.intervals.map(({ held }) => (100 * held).toFixed(0))).toEqual(['90', '96'])
  // By sales of the last known mean.
  expect(bySales.map(({ salesMin, pairs: count, rmsePct }) => [salesMin, count, rmsePct.toFixed(1)])).toEqual([
    [10, 154, '6.1'],
    [25, 123, '4.9'],
    [50, 71, '4.4'],
    [100, 59, '2.7'],
  ])
})

// The pairs whose year is known but for the one foretold, printed by canton on the same files: held of them at 80 %.
test('by canton and by year the intervals hold what another program printed', () => {
  const pairs = forecasts(tables).filter(({ from, to }) => to === from + 1)
  const held = (found: typeof pairs) => {
    const inside = found.filter(
      ({ published, fromModel, deviation }) => Math.abs(Math.log(published / fromModel)) <= 1.2815515594 * deviation,
    )
    return Math.round((100 * inside.length) / found.length)
  }
  const cantonOf = (name: string) => placeFinder(tables.communes)(name)?.canton ?? ''
  const inCanton = (...cantons: string[]) => pairs.filter(({ commune }) => cantons.includes(cantonOf(commune)))
  const cantons = [
    'Capellen',
    'Clervaux',
    'Diekirch',
    'Echternach',
    'Esch-sur-Alzette',
    'Grevenmacher',
    'Luxembourg',
    'Mersch',
    'Remich',
    'Wiltz',
  ]
  expect(cantons.map(canton => [inCanton(canton).length, held(inCanton(canton))])).toEqual([
    ...[
      [52, 83],
      [17, 65],
      [20, 80],
      [9, 78],
      [119, 82],
      [30, 80],
      [73, 82],
      [46, 85],
      [32, 75],
      [9, 67],
    ],
  ])
  const north = inCanton(...northernCantons)
  expect([north.length, held(north)]).toEqual([55, 73])
  const years = Array.from({ length: 9 }, (_, at) => 2015 + at)
  expect(years.map(year => held(pairs.filter(({ to }) => to === year)))).toEqual([73, 84, 80, 83, 85, 74, 78, 83, 84])
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
