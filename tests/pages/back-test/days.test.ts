import { expect, test } from 'vitest'
import { isMonthFirst, readDayCell } from '#server/pages/back-test/reading/days'

test.each([
  ['2024-05-31', '2024-05-31'],
  ['31.05.2024', '2024-05-31'],
  ['31/05/2024', '2024-05-31'],
  ['1.5.2024', '2024-05-01'],
  ['1/5/2024', '2024-05-01'],
  ['29.02.2024', '2024-02-29'],
])('%s is the day %s', (cell, value) => {
  expect(readDayCell(cell)).toEqual({ value })
})

test.each([
  '2024-02-30',
  '29.02.2023',
  '31.04.2024',
  '2024-5-1',
  '05/31/2024',
  '31.05.24',
  '2024',
  'May 2024',
  '00.00.2024',
  '20240531',
])('%s is no day', cell => {
  expect(readDayCell(cell)).toEqual({ fault: { key: 'row.day', values: { value: cell } } })
})

test.each([
  ['05/31/2024', true],
  ['5/13/2024', true],
  ['31/05/2024', false],
  ['05/06/2024', false],
  ['13/13/2024', false],
  ['2024-05-31', false],
])('that %s has its month first is %s', (cell, isFirst) => {
  expect(isMonthFirst(cell)).toBe(isFirst)
})
