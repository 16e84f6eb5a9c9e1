import { describe, expect, test } from 'vitest'
import { missesOf } from '../../examples/golden/run.mjs'

type Compared = Parameters<typeof missesOf>[0]

const compared = (expected: Compared['expected'], data: object, more: Partial<Compared> = {}) =>
  missesOf({ status: 200, expected, ...more }, 200, { success: true, data })

describe('a figure holds', () => {
  test.each<[what: string, expected: object, data: object]>([
    ['within a cent of an amount', { value: 100 }, { value: 100.01 }],
    ['within a millionth of a rate', { value: -2 }, { value: -2.000001 }],
    ['within a ten-thousandth of a multiple, whatever its size', { equityMultiple: 12 }, { equityMultiple: 12.0001 }],
    ['within a ten-thousandth of a coverage of debt', { dscrYear1: 0.9 }, { dscrYear1: 0.9001 }],
    ['whatever else is answered', { value: 1 }, { value: 1, other: 2 }],
    [
      'in the row with its key',
      { lines: [{ key: 'b', amount: 5 }] },
      { lines: [{ key: 'a' }, { key: 'b', amount: 5 }] },
    ],
    ['in the row of its year', { rows: [{ year: 2, noi: 5 }] }, { rows: [{ year: 1 }, { year: 2, noi: 5 }] }],
    ['in the row of its month', { rows: [{ month: 9, noi: 5 }] }, { rows: [{ month: 9, noi: 5 }] }],
    [
      'in the cell of its pair of rates',
      { cells: [{ discountRate: 0.06, exitYield: 0.05, npv: 7 }] },
      {
        cells: [
          { discountRate: 0.06, exitYield: 0.04, npv: 9 },
          { discountRate: 0.06, exitYield: 0.05, npv: 7 },
        ],
      },
    ],
    ['by its place in other lists', { buyers: [{ duty: 1 }, { duty: 2 }] }, { buyers: [{ duty: 1 }, { duty: 2 }] }],
  ])('%s', (_what, expected, data) => {
    expect(compared({ ...expected }, data)).toEqual([])
  })
})

describe('a miss', () => {
  test.each<[expected: object, data: object, path: string, got: unknown]>([
    [{ value: 100 }, { value: 100.02 }, 'value', 100.02],
    [{ value: 0.05 }, { value: 0.050002 }, 'value', 0.050002],
    [{ value: 0 }, { value: 0.01 }, 'value', 0.01],
    [{ equityMultiple: 1.5 }, { equityMultiple: 1.5002 }, 'equityMultiple', 1.5002],
    [{ value: 1 }, { value: '1' }, 'value', '1'],
    [{ value: 1 }, {}, 'value', null],
    [{ value: null }, {}, 'value', null],
    [{ regime: 'exempt' }, { regime: 'longTerm' }, 'regime', 'longTerm'],
    [{ isLet: true }, { isLet: false }, 'isLet', false],
    [{ totals: { taxes: 1 } }, { totals: 5 }, 'totals', 5],
    [{ lines: [{ key: 'a', amount: 9 }] }, { lines: [{ key: 'a', amount: 8 }] }, 'lines[a].amount', 8],
    [{ lines: [{ key: 'a' }] }, { lines: [] }, 'lines[a]', null],
    [{ rows: [{ year: 3, noi: 9 }] }, { rows: [{ year: 3, noi: 8 }] }, 'rows[3].noi', 8],
    [{ suggestions: ['Sanem'] }, { suggestions: [] }, 'suggestions[0]', null],
    [{ lines: [{ key: 'a' }] }, { lines: 1 }, 'lines', 1],
  ])('of %j by %j is at %s', (expected, data, path, got) => {
    expect(compared({ ...expected }, data)).toEqual([expect.objectContaining({ path, got })])
  })

  test('of a status tells the code that was answered', () => {
    const misses = missesOf({ status: 200, expected: { value: 1 } }, 400, { success: false, code: 'invalid_request' })
    expect(misses).toEqual([{ path: 'status', expected: 200, got: '400 invalid_request' }])
  })
})

test('a failure is compared from the top of the body', () => {
  const golden = { status: 404, expected: { code: 'municipality_not_found' } }
  expect(missesOf(golden, 404, { success: false, code: 'municipality_not_found' })).toEqual([])
  expect(missesOf(golden, 404, { code: 'route_not_found' })).toMatchObject([{ path: 'code' }])
})

describe('a sum of lines', () => {
  const data = {
    lines: [
      { key: 'a', amount: 0.1 },
      { key: 'b', amount: 0.2 },
      { key: 'a', amount: 5 },
    ],
  }

  test('holds over every line with one of its keys', () => {
    expect(compared({}, data, { sums: [{ keys: ['a', 'b'], amount: 5.3 }] })).toEqual([])
    expect(compared({}, data, { sums: [{ keys: ['missing'], amount: 0 }] })).toEqual([])
  })

  test('misses with its keys', () => {
    const misses = compared({}, data, { sums: [{ keys: ['a', 'b'], amount: 5.32 }] })
    expect(misses).toEqual([{ path: 'lines(a + b)', expected: 5.32, got: 5.3 }])
    expect(compared({}, {}, { sums: [{ keys: ['a'], amount: 0 }] })).toMatchObject([{ got: null }])
  })
})

test('a tolerance of the case widens its own kind alone', () => {
  const wide = { tolerance: { amount: 1 } }
  expect(compared({ value: 100 }, { value: 101 }, wide)).toEqual([])
  expect(compared({ value: 0.5 }, { value: 0.6 }, wide)).toHaveLength(1)
  expect(compared({ value: 0.5 }, { value: 0.6 }, { tolerance: { rate: 0.1 } })).toEqual([])
})
