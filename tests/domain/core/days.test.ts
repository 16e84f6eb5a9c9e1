import { expect, test } from 'vitest'
import {
  calendarParts,
  daysInMonth,
  isoDay,
  lastDayOf,
  plusDays,
  plusMonths,
  plusYears,
  yearOf,
} from '#domain/core/days'

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %d days is %s', (day, days, later) => {
  expect(plusDays(day, days)).toBe(later)
})

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-01-15', 360, '2056-01-15'],
  ['2026-01-15', -13, '2024-12-15'],
  ['2026-05-31', 24, '2028-05-31'],
])('%s and %d months is %s', (day, months, later) => {
  expect(plusMonths(day, months)).toBe(later)
})

test('29 February counts to 28 February', () => {
  expect(plusYears('2024-02-29', 1)).toBe('2025-02-28')
  expect(plusYears('2024-02-29', 4)).toBe('2028-02-29')
})

test('a day knows its year, a year its last day', () => {
  expect(yearOf('2026-11-21')).toBe(2026)
  expect(lastDayOf(2026)).toBe('2026-12-31')
})

test.each([
  ['a leap February', 2028, 2, 29],
  ['a February', 2026, 2, 28],
  ['the February of a century that is no leap year', 2100, 2, 28],
  ['December', 2026, 12, 31],
])('%s has its days', (_description, year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days)
})

test('a day is taken apart and put together', () => {
  expect(calendarParts('2026-07-09')).toEqual([2026, 7, 9])
  expect(isoDay(2026, 7, 9)).toBe('2026-07-09')
})
