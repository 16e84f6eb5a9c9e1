import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayRange, homesOnDays } from './random-homes.ts'
import { estimate } from './real-prices.ts'
import { secondEstimate, startingPrice } from './second-model.ts'
import { nationalLevel } from './second-prices.ts'

// What two other programs printed that share no algebra, 2026-11-29: the second model is right before it judges.
test.each([
  [2015, '104.23'],
  [2020, '156.76'],
  [2022, '198.57'],
  [2023, '184.36'],
  [2024, '174.58'],
  [2025, '177.43'],
])('the second model has the national level of %i at %s', (year, expected) => {
  expect(nationalLevel(year).toFixed(2)).toBe(expected)
})

test.each([
  ['Luxembourg', '2019-05-05', '8855.5 · 1.19'],
  ['Clervaux', '2026-06-30', '5688.4 · 3.99'],
  ['Esch-sur-Sûre', '2026-11-29', '6101.8 · 6.61'],
  ['Kiischpelt', '2026-11-29', '5854.1 · 13.95'],
])('the second model has the price of %s on %s: %s', (commune, day, expected) => {
  const { price, error } = startingPrice(commune, day)
  expect(`${price.toFixed(1)} · ${(100 * error).toFixed(2)}`).toBe(expected)
})

test('600 random flats on random days: two models say the same, to the euro', () => {
  const sample = fc.sample(homesOnDays, { seed: 20_261_123, numRuns: 600 })
  expect(new Set(sample.map(({ commune }) => commune)).size).toBeGreaterThan(80)
  for (const home of sample) {
    const { value: _value, fsd: _fsd, ...expected } = secondEstimate(home, home.valuationDate)
    const { reference, evidence, ...answer } = estimate(home, dayRange.last)
    const { source: _source, ...index } = reference.index
    const named = evidence.map(({ key, field, points }) => ({
      name: key === 'missing' ? field : key === 'sales' || key === 'priceKind' ? 'price' : key,
      points,
    }))
    const got = {
      ...{ central: answer.estimationCentrale, priceM2: answer.prixM2Ajuste, fsdPct: answer.fsdPct },
      ...{ intervals: answer.intervals, confiance: answer.confiance, adjustments: answer.ajustements, index },
      ...{ completeness: answer.completeness, ifLessTimid: answer.ifLessTimid },
      basePriceM2: reference.basePriceM2,
      modelledPriceM2: reference.modelledPriceM2,
      standardErrorPct: reference.standardErrorPct,
      points: named.sort(byName),
    }
    expect({ home, ...got }).toEqual({ home, ...expected, points: expected.points.sort(byName) })
    const [, wide] = answer.intervals
    expect([answer.estimationBasse, answer.estimationHaute]).toEqual([wide?.low, wide?.high])
  }
})

const byName = (a: { name: string | undefined }, b: { name: string | undefined }) =>
  String(a.name).localeCompare(String(b.name))
