import { describe, expect, test } from 'vitest'
import { answer, type DatedSale } from './sales.ts'

/** Land of 2005, a house built on it in 2023, both sold in 2026. */
const built: DatedSale = {
  saleDate: '2026-06-15',
  salePrice: 1_200_000,
  acquisitionDate: '2005-05-03',
  acquisitionPrice: 150_000,
  acquisitionMode: 'construction',
  improvements: [{ year: 2023, amount: 600_000 }],
  taxClass: '1',
  ordinaryTaxableIncome: 80_000,
}

const contested = (changes: Partial<DatedSale> = {}) =>
  answer({ ...built, ...changes }).notices.filter(({ code }) => code === 'contested_rule')

/**
 * LIR arts 99bis, 118 and the employment fund, tariff of 2025: a gain of 1 200 000 − 750 000 = 450 000 beside 80 000.
 * Tax on 530 000: 81 125.10 + 42 % × 295 130 = 205 079; on 80 000: 8 859.60 + 39 % × 25 910 = 18 964. Fund: 9 % × 205 079 less
 * 931.80, less 7 % × 18 964 = 16 197.83; dependency contribution 1.4 % × 450 000 = 6 300.
 */
const whollySpeculative = 205_079 - 18_964 + 16_197.83 + 6300

describe('a house built later on own land, LIR arts 99bis, 99ter', () => {
  test.each([
    ['completed on 2023-10-01', { completedOn: '2023-10-01' }],
    ['with works of 2023 and no day of completion', {}],
  ])('%s may be speculative in part: the notice gives the tax of the other reading', (_case, changes) => {
    const [notice, ...others] = contested(changes)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ field: 'completedOn' })
    expect(notice?.amount).toBeCloseTo(whollySpeculative - answer(built).totals.tax, 0)
  })

  test('nothing is doubtful from the day after the fifth anniversary on', () => {
    expect(contested({ completedOn: '2021-06-15' })).toHaveLength(1)
    expect(contested({ completedOn: '2021-06-14' })).toEqual([])
  })

  test('works on a house that was bought are works', () => {
    expect(contested({ acquisitionMode: 'purchase' })).toEqual([])
  })

  test.each([
    ['after the sale', { completedOn: '2026-06-16' }],
    ['before the land was acquired', { completedOn: '2005-05-02' }],
    ['of a house that was bought', { completedOn: '2023-10-01', acquisitionMode: 'purchase' as const }],
  ])('a completion %s is refused', (_case, changes) => {
    expect(() => answer({ ...built, ...changes })).toThrow('invalid_request')
  })
})
