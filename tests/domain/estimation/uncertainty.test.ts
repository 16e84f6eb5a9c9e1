import { expect, test } from 'vitest'
import { confidence, intervalEnds, intervals, totalVariance } from '#domain/estimation/uncertainty'

test('the ends of 80 % lie 1.28155 standard deviations from the value, to 100 EUR', () => {
  // 500 000 × (1 ∓ 1.2815515594 × 0.2) = 371 844.84 and 628 155.16.
  expect(intervalEnds(500_000, 0.2)).toEqual({ low: 371_800, high: 628_200 })
})

test('the interval of 50 % lies within that of 80 %', () => {
  // 500 000 × (1 ∓ 0.6744897502 × 0.2) = 432 551.02 and 567 448.98.
  expect(intervals(500_000, 0.2)).toEqual([
    { coverage: 0.5, low: 432_600, high: 567_400 },
    { coverage: 0.8, low: 371_800, high: 628_200 },
  ])
})

test('the parts of the squared deviation add up', () => {
  expect(
    totalVariance([
      { key: 'base', variance: 0.03, field: undefined },
      { key: 'age', variance: 0.01, field: undefined },
    ]),
  ).toBeCloseTo(0.04, 12)
})

test.each([
  [0.19, 'forte'],
  [0.1901, 'moyenne'],
  [0.21, 'moyenne'],
  [0.2101, 'faible'],
] as const)('a deviation of %f is %s', (fsd, expected) => {
  expect(confidence(fsd)).toBe(expected)
})
