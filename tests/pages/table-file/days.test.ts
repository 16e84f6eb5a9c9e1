import { expect, test } from 'vitest'
import { findDayOrder, readDayCell } from '#server/pages/table-file/days'

test.each([
  ['2024-05-31', '2024-05-31'],
  ['31.05.2024', '2024-05-31'],
  ['31/05/2024', '2024-05-31'],
  ['1.5.2024', '2024-05-01'],
  ['1/5/2024', '2024-05-01'],
  ['29.02.2024', '2024-02-29'],
  ['2024-12-31 00:00:00', '2024-12-31'],
  ['2024-12-31T00:00:00.000Z', '2024-12-31'],
  ['2024-12-31T10:15:00+01:00', '2024-12-31'],
  ['2024/12/31', '2024-12-31'],
  ['2024-5-1', '2024-05-01'],
  ['31/12/24', '2024-12-31'],
  ['31.12.24', '2024-12-31'],
  ['31-12-2024', '2024-12-31'],
  ['31/12/2024 00:00', '2024-12-31'],
  ['20241231', '2024-12-31'],
  // Excel counts 1 January 2024 as day 45292, and 2024 is a leap year: 45292 + 365 is 31 December.
  ['45657', '2024-12-31'],
  ['45657,0', '2024-12-31'],
  ['45292.5', '2024-01-01'],
  ['31 décembre 2024', '2024-12-31'],
  ['1er janvier 2024', '2024-01-01'],
  ['mardi 31 décembre 2024', '2024-12-31'],
  ['31 déc. 24', '2024-12-31'],
  ['31-Dec-2024', '2024-12-31'],
  ['December 31, 2024', '2024-12-31'],
  ['31. Dezember 2024', '2024-12-31'],
  ['2. Mäerz 2024', '2024-03-02'],
  ['31 de dezembro de 2024', '2024-12-31'],
])('%s is the day %s', (cell, value) => {
  expect(readDayCell(cell, { isMonthFirst: false })).toEqual({ value })
})

test.each([
  '2024-02-30',
  '29.02.2023',
  '31.04.2024',
  '05/31/2024',
  '2024',
  'May 2024',
  '00.00.2024',
  '20241331',
  '12345',
  '99999',
  '31 jui 2024',
  '31 décembre',
  '31 Brumaire 2024',
  '31 mai juin 2024',
  '1 2 mai 2024',
])('%s is no day', cell => {
  expect(readDayCell(cell, { isMonthFirst: false })).toEqual({ fault: { key: 'row.day', values: { value: cell } } })
})

test.each<[string[], boolean]>([
  [['05/31/2024', '02/03/2024'], true],
  [['31/05/2024', '02/03/2024'], false],
  [['05/31/2024', '31/05/2024'], false],
  [['05/06/2024'], false],
  [['05.31.2024'], false],
  [['2024-05-31', '12/31/24'], true],
])('that days as %j have their month first is %s', (cells, isMonthFirst) => {
  expect(findDayOrder(cells)).toEqual({ isMonthFirst })
  expect(readDayCell('02/03/2024', { isMonthFirst })).toEqual({ value: isMonthFirst ? '2024-02-03' : '2024-03-02' })
})

test('a long cell is no day, and its message shows its beginning', () => {
  const found = readDayCell('31 décembre '.repeat(100_000), { isMonthFirst: false })
  expect(found).toMatchObject({ fault: { key: 'row.day', values: { value: expect.stringMatching(/^.{60}$/) } } })
})
