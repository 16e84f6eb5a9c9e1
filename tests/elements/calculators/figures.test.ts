import { describe, expect, test } from 'vitest'
import {
  isCalendarDay,
  parseTypedAmount,
  parseTypedDecimal,
  toFraction,
} from '../../../sdk/elements/calculators/figures.ts'
import { toAttributeName } from '../../../sdk/elements/calculators/question.ts'

describe('a sum as people write it', () => {
  test.each([
    ['450000', 450_000],
    ['450 000', 450_000],
    ['450\u202f000 €', 450_000],
    ['450.000', 450_000],
    ['450,000', 450_000],
    ['1.450.000,5', 1_450_000.5],
    ['1,450,000.50', 1_450_000.5],
    ['450000,25', 450_000.25],
    ['450’000', 450_000],
    ['0', 0],
    ['12.', 12],
  ])('%s is %d', (text, amount) => {
    expect(parseTypedAmount(text)).toBe(amount)
  })

  test.each(['', 'abc', '-5', '1.2345', '1.450.000.5', '4 5O0', '1e6', '12,34,56'])('%s is none', text => {
    expect(parseTypedAmount(text)).toBeUndefined()
  })
})

test.each([
  ['3,5', 3.5],
  ['3.5 %', 3.5],
  ['3.', 3],
  ['0', 0],
  ['-1', undefined],
  ['3,5,1', undefined],
])('%s percent', (text, percent) => {
  expect(parseTypedDecimal(text)).toBe(percent)
})

test('percent become the fraction that a person would write', () => {
  expect([3.3, 3.5, 0.07, 100, 2.55].map(toFraction)).toEqual([0.033, 0.035, 0.0007, 1, 0.0255])
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['26-02-01', false],
  ['', false],
])('%s is a day: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is)
})

test.each([
  ['price', 'price'],
  ['builtValueAtDeed', 'built-value-at-deed'],
  ['housingCreditUsed2', 'housing-credit-used-2'],
  ['improvementYear1', 'improvement-year-1'],
])('the attribute of %s is %s', (name, attribute) => {
  expect(toAttributeName(name)).toBe(attribute)
})
