import { describe, expect, test } from 'vitest'
import { type DayCount, daysBetween, yearFraction } from '#domain/finance/day-count'

describe('days', () => {
  test('are counted across a leap day', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
    expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28)
  })
})

describe('parts of a year', () => {
  const cases: [from: string, until: string, dayCount: DayCount, years: number][] = [
    ['2026-01-15', '2026-02-15', '30/360', 1 / 12],
    ['2026-01-31', '2026-02-28', '30/360', 28 / 360],
    ['2026-01-15', '2026-02-15', 'ACT/365', 31 / 365],
    ['2026-01-15', '2026-02-15', 'ACT/360', 31 / 360],
    ['2027-12-31', '2028-01-31', 'ACT/ACT', 1 / 365 + 30 / 366],
    ['2028-02-01', '2028-03-01', 'ACT/ACT', 29 / 366],
    ['2026-06-01', '2029-06-01', 'ACT/ACT', 3],
  ]
  test.each(cases)('%s to %s by %s', (from, until, dayCount, years) =>
    expect(yearFraction(from, until, dayCount)).toBeCloseTo(years, 12),
  )
})
