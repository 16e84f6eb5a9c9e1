import { expect, test } from 'vitest'
import { Words } from '#contract/shared/law'
import { ageDays, firstDayOf } from '#domain/market/age'
import { figureValue } from '#domain/market/figure'
import { indicators } from '#domain/market/parameters/indicators'

test.each([
  { publishedValue: 2.188, value: 0.02188 },
  { publishedValue: 2.6350455, value: 0.026350455 },
  { publishedValue: 2.5131429, value: 0.025131429 },
  { publishedValue: -0.5047, value: -0.005047 },
  { publishedValue: 0, value: 0 },
])('$publishedValue percent are the fraction $value, without a tail of binary digits', ({ publishedValue, value }) => {
  expect(figureValue({ publishedUnit: 'percent' }, publishedValue)).toBe(value)
})

test('an index and a count stay as they are', () => {
  expect(figureValue({ publishedUnit: 'index' }, 992.24)).toBe(992.24)
  expect(figureValue({ publishedUnit: 'count' }, 412)).toBe(412)
})

test.each([
  { period: '2026-09-02', first: '2026-09-02', age: 80, sum: '28 + 31 + 21' },
  { period: '2026-09', first: '2026-09-01', age: 81, sum: '29 + 31 + 21' },
  { period: '2026-06', first: '2026-06-01', age: 173, sum: '29 + 31 + 31 + 30 + 31 + 21' },
  { period: '2026-Q1', first: '2026-01-01', age: 324, sum: '30 + 28 + 31 + 30 + 31 + 30 + 31 + 31 + 30 + 31 + 21' },
  { period: '2026-Q4', first: '2026-10-01', age: 51, sum: '30 + 21' },
  { period: '2026-11-22', first: '2026-11-22', age: 0, sum: 'never below 0' },
])('$period begins on $first and is $age days old on 2026-11-21: $sum', ({ period, first, age }) => {
  expect(firstDayOf(period)).toBe(first)
  expect(ageDays(period, '2026-11-21')).toBe(age)
})

test('the catalogue names each indicator once, in the languages of the service, with an address of its source', () => {
  expect(new Set(indicators.map(({ key }) => key)).size).toBe(indicators.length)
  for (const { name, source, plausible } of indicators) {
    expect(() => Words.parse(name)).not.toThrow()
    expect(source.url).toMatch(/^https:\/\//)
    expect(plausible.min).toBeLessThan(plausible.max)
  }
})

test('house purchase rates are those of households (sector 2250), not of corporations (2240)', () => {
  const rate = indicators.find(({ key }) => key === 'lu.mortgage_rate_new')
  expect(rate?.source.series.id.split('.')).toContain('2250')
})
