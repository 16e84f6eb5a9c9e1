import { expect, test } from 'vitest'
import { packHistory, unpackHistory } from '#server/in-process/packed-history'
import { packNumbers, unpackNumbers } from '#server/in-process/packed-numbers'
import { tables } from '../domain/estimation/prices/real-tables.ts'

test('the history of the box is that of the service, row by row', () => {
  expect(unpackHistory(packHistory(tables.history))).toStrictEqual(tables.history)
})

test('it is written in a third of its characters', () => {
  const rows = tables.history.map(row => Object.values(row).map(cell => Object.values(Object(cell))))
  expect(JSON.stringify(packHistory(tables.history)).length).toBeLessThan(JSON.stringify(rows).length / 3)
})

test('figures may be missing, or be there where they are not usual', () => {
  const rows = [
    { commune: 'Bech', firstQuarter: 4 * 2014, existing: { sales: 3 }, newBuild: { sales: 0 } },
    {
      commune: 'Bech',
      firstQuarter: 4 * 2015,
      existing: { sales: 12, meanM2: 4000, lowM2: 3000 },
      newBuild: { sales: 0 },
    },
    {
      commune: 'Bech',
      firstQuarter: 4 * 2016 + 2,
      existing: { sales: 0, lowM2: 7 },
      newBuild: { sales: 9, highM2: 8 },
    },
    {
      commune: 'Mamer',
      firstQuarter: 4 * 2013,
      existing: { sales: 20, meanM2: 5000, highM2: 6000 },
      newBuild: { sales: 10 },
    },
    // A file that does not tell its counts.
    { commune: 'Mamer', firstQuarter: 4 * 2016 + 2, existing: {}, newBuild: {} },
  ]
  expect(unpackHistory(packHistory(rows))).toStrictEqual(rows)
})

test.each([
  [[]],
  [[0]],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [[-1, 1, -2, 2]],
  [[1_000_000, -999_999, 0]],
  [[0, 0, 0, 30_000]],
  [Array.from({ length: 300 }, (_, at) => at - 150)],
])('numbers are read as they were packed: %j', numbers => {
  expect(unpackNumbers(packNumbers(numbers))).toStrictEqual(numbers)
})

test('what is no whole number is not packed', () => {
  expect(() => packNumbers([1, 0.5])).toThrow('0.5 is no whole number.')
})
