import { expect, test } from 'vitest'
import { fileAgeDays, lastAllowedDay, lastUsableDay, nextFileDay } from '#domain/estimation/prices/file-age'
import { quarterFrom } from '#domain/estimation/prices/quarters'

const quarter = (text: string): number => quarterFrom(text) ?? Number.NaN

// A file to 30 June is nine months old on 30 March, and older from the next day on.
test.each([
  ['2026-Q2', '2026-06-30', '2027-03-31', '2027-12-31', '2026-12-31'],
  ['2026-Q3', '2026-09-30', '2027-07-01', '2028-03-31', '2027-03-31'],
  // 31 December and nine months: the last of September.
  ['2026-Q4', '2026-12-31', '2027-10-01', '2028-07-01', '2027-06-30'],
  ['2027-Q1', '2027-03-31', '2028-01-01', '2028-10-01', '2027-09-30'],
])('a newest file that ends with %s', (newest, end, staleFrom, refusedFrom, next) => {
  expect(fileAgeDays(quarter(newest))).toEqual({ end, staleFrom, refusedFrom })
  expect(nextFileDay(quarter(newest))).toBe(next)
})

test('days are allowed to today, and to the end of the file once it is too old', () => {
  const newest = quarter('2026-Q2')
  expect(lastAllowedDay(newest, '2026-11-30')).toBe('2026-11-30')
  expect(lastAllowedDay(newest, '2027-12-30')).toBe('2027-12-30')
  expect(lastAllowedDay(newest, '2027-12-31')).toBe('2026-06-30')
  expect(lastUsableDay(newest)).toBe('2027-12-30')
})
