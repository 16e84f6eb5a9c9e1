import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayRange, homesOnDays } from './random-homes.ts'
import { estimate } from './real-prices.ts'
import { secondEstimate, startingPrice } from './second-model.ts'
import { nationalLevel } from './second-prices.ts'

// What two other independent programs printed, 2026-11-23: the second model is right before it judges.
test.each([
  [2015, '103.685'],
  [2020, '161.583'],
  [2023, '187.248'],
  [2024, '176.427'],
  [2025, '178.246'],
])('the second model has the national index of %i at %s', (year, expected) => {
  expect(nationalLevel(year).toFixed(3)).toBe(expected)
})

test.each([
  ['Luxembourg', '2019-05-05', '8986.0 × 0.9949 = 8940.0, 0.75 %'],
  ['Vianden', '2022-06-30', '6385.1 × 0.9989 = 6378.3, 5.51 %'],
  ['Bous-Waldbredimus', '2021-06-30', '6694.7 × 0.9800 = 6560.6, 9.43 %'],
])('the second model has the price of %s on %s: %s', (commune, day, expected) => {
  const { base, factor, price, error } = startingPrice(commune, day)
  const printed = `${base.toFixed(1)} × ${factor.toFixed(4)} = ${price.toFixed(1)}, ${(100 * error).toFixed(2)} %`
  expect(printed).toBe(expected)
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
