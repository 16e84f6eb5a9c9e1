import { describe, expect, test } from 'vitest'
import { saleBounds } from '#server/pages/back-test/reading/bounds'
import { findDecimalSigns, readNumberCell } from '#server/pages/table-file/numbers'

const price = (cell: string, others: string[] = []) =>
  readNumberCell(cell, 'sum', saleBounds.price, findDecimalSigns([cell, ...others]))
const surface = (cell: string, others: string[] = []) =>
  readNumberCell(cell, 'area', saleBounds.surface, findDecimalSigns([cell, ...others]))

describe('a sum', () => {
  test.each([
    ['450000', 450_000],
    ['450000.50', 450_000.5],
    ['450000,5', 450_000.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,56', 1234.56],
    ['1\u00a0234\u00a0567', 1_234_567],
    ['1\u202f234,5', 1234.5],
    ["1'234.56", 1234.56],
    ['1’234’567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['450.000', 450_000],
    ['450,000', 450_000],
    ['€ 450.000', 450_000],
    ['450 000 €', 450_000],
    ['450000 EUR', 450_000],
    ['450000 euros', 450_000],
    ['0.01', 0.01],
  ])('%s is %d', (cell, value) => {
    expect(price(cell)).toEqual({ value })
  })

  test.each([
    '',
    'abc',
    '12 34',
    '1.23.456',
    '1,2,3',
    '1.234.56',
    '12e5',
    '0x10',
    '--5',
    '4 50.000',
    'NaN',
    '1.',
    ',5',
  ])('%j is no number', cell => {
    expect(price(cell)).toEqual({ fault: { key: 'row.number', values: { value: cell } } })
  })

  test.each(['0', '-450000', '0,001', '2000000000000'])('%s is outside of what a price may be', cell => {
    expect(price(cell)).toMatchObject({ fault: { key: 'row.range', values: { value: cell, low: 0.01, high: 1e12 } } })
  })

  test('three digits behind a sign that the file uses for decimals are neither thousands nor cents', () => {
    expect(price('450,000', ['85,5'])).toMatchObject({
      fault: { key: 'row.ambiguous', values: { asThousands: 450_000, asDecimal: 450 } },
    })
  })
})

describe('an area', () => {
  test.each([
    ['85', [], 85],
    ['85,5', [], 85.5],
    ['85.5 m²', [], 85.5],
    ['85 m2', [], 85],
    ['0085', [], 85],
    // As thousands it would be larger than any home: 85 125 m².
    ['85,125', [], 85.125],
    // The file says what its signs mean.
    ['1.250', ['72,5'], 1250],
    ['1.250', ['72.5'], 1.25],
    ['1,250', ['1.234.567'], 1.25],
  ])('%s beside %j is %d', (cell, others, value) => {
    expect(surface(cell, others)).toEqual({ value })
  })

  test.each([
    ['1.250', []],
    ['1,250', []],
    // Both signs stand for decimals elsewhere: this file proves nothing.
    ['1.250', ['72,5', '72.5']],
  ])('%s beside %j may be either, and is not guessed', (cell, others) => {
    expect(surface(cell, others)).toEqual({
      fault: { key: 'row.ambiguous', values: { value: cell, asThousands: 1250, asDecimal: 1.25 } },
    })
  })

  test.each(['0', '0.5', '10001', '99999'])('%s is outside of what a home may have', cell => {
    expect(surface(cell)).toMatchObject({ fault: { key: 'row.range' } })
  })
})
