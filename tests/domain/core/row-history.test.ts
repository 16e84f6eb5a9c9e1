import { expect, test } from 'vitest'
import { inForce, type Parameter } from '#domain/core/dated'
import { rowAsSet, rowHistory } from '#domain/core/row-history'

const source = { title: 'Example act', article: 'art. 1' }

const table: Parameter<Record<string, number>> = {
  id: 'xx.table',
  description: 'A rate by region.',
  unit: 'fraction',
  checkedOn: '2026-11-21',
  versions: [
    { from: '2020-01-01', value: { north: 0.01, south: 0.01 }, source, certainty: 'published' },
    { from: '2021-01-01', value: { north: 0.02, south: 0.01 }, source, certainty: 'published' },
    { from: '2022-01-01', value: { north: 0.02, south: 0.01, east: 0.05 }, source, certainty: 'published' },
    { from: '2023-01-01', value: { south: 0.01, east: 0.05 }, source, certainty: 'estimate' },
  ],
}

const inRow = (key: string, day: string) => {
  const { from, lastDay, value, certainty } = inForce(rowHistory(table, key), {
    day,
    field: 'deedDate',
    checkedOn: '2026-11-21',
  })
  return { from, lastDay, value, certainty }
}

test('a row begins when it last changed, and ends where a version leaves it out', () => {
  expect(inRow('north', '2022-06-01')).toEqual({
    from: '2021-01-01',
    lastDay: '2022-12-31',
    value: 0.02,
    certainty: 'published',
  })
  expect(() => inRow('north', '2023-01-01')).toThrowError(expect.objectContaining({ code: 'law_not_covered' }))
})

test('a row that never changes is one version as long as it is as sure', () => {
  expect(inRow('south', '2022-06-01')).toMatchObject({ from: '2020-01-01', lastDay: '2022-12-31' })
  expect(inRow('south', '2024-06-01')).toMatchObject({ from: '2023-01-01', lastDay: null, certainty: 'estimate' })
})

test('a row that begins late is not covered before', () => {
  expect(inRow('east', '2022-01-01')).toMatchObject({ from: '2022-01-01', value: 0.05 })
  expect(() => inRow('east', '2021-12-31')).toThrowError(expect.objectContaining({ code: 'law_not_covered' }))
})

test.each(['constructor', 'toString'])('a name that every object inherits is no row: %s', name => {
  expect(rowHistory(table, name).versions).toEqual([])
})

test('a row as it was set keeps the version that set it, however sure the versions are that repeat it', () => {
  const versionsOf = (key: string) =>
    rowAsSet(table, key).versions.map(({ from, until, certainty }) => [from, until, certainty])
  expect(versionsOf('south')).toEqual([['2020-01-01', undefined, 'published']])
  expect(versionsOf('north')).toEqual([
    ['2020-01-01', '2020-12-31', 'published'],
    ['2021-01-01', '2022-12-31', 'published'],
  ])
  expect(versionsOf('east')).toEqual([['2022-01-01', undefined, 'published']])
})
