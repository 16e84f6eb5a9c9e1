import { expect, test } from 'vitest'
import { EstimationInput } from '#contract/estimation'

test('a studio has no bedroom', () => {
  expect(EstimationInput.parse({ commune: 'Mamer', surface: 30, nbChambres: 0 }).nbChambres).toBe(0)
  expect(EstimationInput.safeParse({ commune: 'Mamer', surface: 30, nbChambres: -1 }).success).toBe(false)
})
