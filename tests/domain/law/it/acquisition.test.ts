import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees'
import { fees } from '#domain/law/fees'
import { IT } from '#domain/law/it/index'
import { expectCase } from '../fees-case.ts'
import { cases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(IT, { country: 'IT', ...input }, deedDate)

describe('purchases in the Italy', () => {
  test.each(cases)('$says', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each([
    [{ newBuild: true, cadastralIncome: 700 }],
    [{ buyerType: 'company', cadastralIncome: 700 }],
    [{}],
  ] as const)('the cadastral value is refused with %o', facts => {
    const input = {
      ...facts,
      price: 200_000,
      use: 'rental',
      deedDate: '2026-06-01',
      cadastralValueOption: true,
    } as const
    expect(() => feesOf(input)).toThrowError(
      expect.objectContaining({
        details: { issues: [expect.objectContaining({ code: 'cadastral_value_not_available' })] },
      }),
    )
  })

  test.each([
    ['2015-12-31', 'sell that one before.'],
    ['2016-01-01', 'within a year.'],
    ['2024-12-31', 'within a year.'],
    ['2025-01-01', 'within 2 years.'],
  ])('on %s the former home must be sold %s', (deedDate, years) => {
    const { data } = feesOf({ price: 200_000, use: 'mainResidence', deedDate })
    expect(data.possibleReliefs[0]?.condition).toContain(years)
  })

  test('a deed of 2013 is not covered', () => {
    expect(() => feesOf({ price: 200_000, use: 'rental', deedDate: '2013-12-31' })).toThrowError(
      expect.objectContaining({ code: 'law_not_covered' }),
    )
  })
})
