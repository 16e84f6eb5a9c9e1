import { expect, test } from 'vitest'
import { forecastYears, isYearAhead } from '#domain/accuracy/mean-forecasts'
import { measureAccuracy } from '#domain/accuracy/measured'
import { errorMeasures, median, ratioMeasures } from '#domain/accuracy/ratio-study'
import { northernCantons } from '#domain/estimation/parameters/price-system'
import { tables } from '../estimation/prices/real-tables.ts'

const { measured, stability } = measureAccuracy(tables)

const percent = (share: number, decimals = 0): string => (100 * share).toFixed(decimals)
const heldOf = (intervals: readonly { held: number }[], decimals = 0) =>
  intervals.map(({ held }) => percent(held, decimals))

// Printed by programs that share no code with this one, on the same official files, 2026-11-29.
test('means of a year ahead are predicted as another program predicts them', () => {
  const { ahead, aheadIndexOnly, hidden } = measured
  expect([ahead, aheadIndexOnly, hidden].map(({ pairs, study }) => [pairs, study.rmsePct])).toEqual([
    ...[
      [407, 5.08],
      [407, 5.23],
      [616, 4.84],
    ],
  ])
  expect(heldOf(ahead.intervals, 1).slice(1)).toEqual(['80.3', '89.7'])
  expect(heldOf(aheadIndexOnly.intervals, 1).slice(1)).toEqual(['82.8', '91.4'])
  expect(heldOf(hidden.intervals, 1)).toEqual(['45.3', '80.8', '90.3'])
})

test('files that played no part in the choice of the model', () => {
  expect(measured.untouched.map(({ intervals: _, ...file }) => file)).toEqual([
    { period: '2025-01..2025-12', communes: 52, rmsePct: 5.04, biasPct: -0.27 },
    { period: '2025-07..2026-06', communes: 51, rmsePct: 3.8, biasPct: -0.03 },
  ])
  // Of 52: 33, 47 and 51; of 51: 24, 43 and 49.
  expect(measured.untouched.map(({ intervals }) => intervals.map(({ held }) => held))).toEqual([
    [33, 47, 51].map(count => Number((count / 52).toFixed(3))),
    [24, 43, 49].map(count => Number((count / 51).toFixed(3))),
  ])
})

test('rules that need no model predict the same means', () => {
  expect(measured.rivals.map(({ key, study }) => [key, study.rmsePct])).toEqual([
    ...[
      ['model', 5.08],
      ['lastMeanMoved', 5.64],
      ['lastMean', 10.93],
      ['nationalMean', 16.53],
    ],
  ])
})

test('by canton, each mean in turn and a year ahead', () => {
  const expected = {
    Capellen: [78, 85, 52, 83],
    Clervaux: [30, 70, 17, 65],
    Diekirch: [37, 81, 20, 80],
    Echternach: [14, 64, 9, 78],
    'Esch-sur-Alzette': [158, 82, 119, 82],
    Grevenmacher: [45, 71, 30, 80],
    Luxembourg: [108, 84, 73, 82],
    Mersch: [73, 86, 46, 85],
    Redange: [9, 67],
    Remich: [46, 78, 32, 75],
    Vianden: [1, 100],
    Wiltz: [17, 76, 9, 67],
  }
  const shown = (group: (typeof measured.byCanton)[number]['ahead']): number[] =>
    // Counted again: three decimals of a share do not always round to the same per cent.
    group ? [group.pairs, Math.round((100 * Math.round(group.pairs * group.held80.held)) / group.pairs)] : []
  expect(
    Object.fromEntries(
      measured.byCanton.map(({ canton, hidden, ahead }) => [canton, [...shown(hidden), ...shown(ahead)]]),
    ),
  ).toEqual(expected)
  // North 55 pairs, 73 %: 40 of them.
  const north = measured.byCanton.flatMap(({ canton, ahead }) =>
    ahead && northernCantons.includes(canton) ? [ahead] : [],
  )
  expect(north.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(55)
  expect(north.reduce((sum, { pairs, held80 }) => sum + Math.round(pairs * held80.held), 0)).toBe(40)
})

test('by year and by the sales behind the last known mean', () => {
  expect(measured.byYear.map(({ year, held80 }) => [year, Math.round(100 * held80.held)])).toEqual(
    [73, 84, 80, 83, 85, 74, 78, 83, 84].map((held, at) => [2015 + at, held]),
  )
  expect(
    measured.bySalesBefore.map(({ salesMin, pairs, rmsePct, held80 }) => [
      ...[salesMin, pairs, rmsePct.toFixed(1), percent(held80.held)],
    ]),
  ).toEqual([
    [10, 154, '6.1', '82'],
    [25, 123, '4.9', '79'],
    // 55 of 71 are 77.46 %.
    [50, 71, '4.4', '78'],
    [100, 59, '2.7', '83'],
  ])
})

test('by thirds of the price, as many in each', () => {
  // 407 / 3 = 135.7, and twice that is 271.3.
  expect(measured.byPrice.map(({ third, pairs }) => [third, pairs])).toEqual([
    ...[
      ['low', 136],
      ['middle', 135],
      ['high', 136],
    ],
  ])
})

test('stability by year with the index alone, by canton each in turn, and the departure of all cantons', () => {
  const year = (of: number) => stability.byYear.find(group => group.year === of)
  const canton = (of: string) => stability.byCanton.find(group => group.canton === of)
  expect(year(2020)).toMatchObject({ pairs: 46, biasPct: 1.95, rmsePct: 5.53, held80: { held: 0.761 } })
  expect(year(2023)).toMatchObject({ pairs: 38, biasPct: 2.6, rmsePct: 5.72, held80: { held: 0.842 } })
  expect(canton('Clervaux')).toMatchObject({ pairs: 30, biasPct: -0.58, rmsePct: 6.63, held80: { held: 0.7 } })
  expect(canton('Esch-sur-Alzette')).toMatchObject({ pairs: 158, biasPct: -0.02, rmsePct: 3.37 })
  // By hand from counts held of counts: Σ (held − 0.8 n)² / (0.16 n).
  const counts = [
    ...[
      [66, 78],
      [21, 30],
      [30, 37],
      [9, 14],
      [130, 158],
      [32, 45],
      [91, 108],
      [63, 73],
      [6, 9],
      [36, 46],
      [1, 1],
      [13, 17],
    ],
  ] as const
  const chi2 = counts.reduce((sum, [held, of]) => sum + (held - 0.8 * of) ** 2 / (0.16 * of), 0)
  expect(stability.chi2).toEqual({ value: Number(chi2.toFixed(2)), cantons: 12 })
  expect(chi2.toFixed(1)).toBe('12.3')
})

test('limits are those of Clopper and Pearson', () => {
  // Vianden has one mean, inside: 0.025 to 1. Of none, 0 to 1 − 0.025^(1/n) holds by the same formula.
  const [vianden] = measured.byCanton.filter(({ canton }) => canton === 'Vianden')
  expect(vianden?.hidden.held80).toEqual({ coverage: 0.8, held: 1, low95: 0.025, high95: 1 })
})

test('what is measured changes when a table changes', () => {
  const [first] = tables.history.filter(({ commune, firstQuarter }) => commune === 'Mamer' && firstQuarter === 4 * 2019)
  const changed = tables.history.map(row =>
    row === first ? { ...row, existing: { ...row.existing, meanM2: 1.1 * (row.existing.meanM2 ?? 0) } } : row,
  )
  const without = tables.history.map(row => (row === first ? { ...row, existing: { sales: 9 } } : row))
  const pairsOf = (history: typeof tables.history) => forecastYears({ ...tables, history }).filter(isYearAhead)
  const before = pairsOf(tables.history)
  const after = pairsOf(changed)
  const errorOf = (pairs: typeof before) =>
    pairs.find(({ commune, to }) => commune === 'Mamer' && to === 2019)?.error ?? 0
  expect(first?.existing.meanM2).toBeGreaterThan(0)
  expect(after.length).toBe(before.length)
  expect(errorOf(after)).toBeGreaterThan(errorOf(before) + 0.09)
  // It was predicted from 2018, and 2020 from it.
  expect(pairsOf(without).length).toBe(405)
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
