import { expect, test } from 'vitest'
import { chooseGridStep } from '#domain/core/grid-step'

test.each([
  // The smallest of 1, 2, 2.5 and 5 times a power of ten of which so many reach the value.
  [9300, 2, 5000],
  [8000, 2, 5000],
  [4000, 2, 2000],
  [10_000, 2, 5000],
  [10_001, 2, 10_000],
  [1, 3, 0.5],
  [0.03, 3, 0.01],
  [0.0301, 3, 0.02],
])('of %d in %i lines is %d', (value, lines, step) => {
  expect(chooseGridStep(value, lines)).toBeCloseTo(step, 12)
})

test('takes the digits that it is given', () => {
  expect(chooseGridStep(5, 2, [1, 2, 5])).toBe(5)
  expect(chooseGridStep(2, 2, [1, 2, 5])).toBe(1)
})
