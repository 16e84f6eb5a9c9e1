import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees'
import { americanStates } from '#contract/propcalc/fees/us'
import { fees } from '#domain/law/fees'
import { US } from '#domain/law/us/index'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, dayCases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(US, { country: 'US', ...input }, deedDate)

describe('purchases in the United States', () => {
  test.each([...cases, ...cliffCases, ...dayCases])('$says', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each([
    ['US-TX', '2022-12-31', /us\./],
    ['US-WA', '2027-01-01', /us\.deedTax\.washington/],
  ] as const)('%s is not covered on %s, and the parameter is named', (region, deedDate, parameter) => {
    expect(() => feesOf({ region, deedDate, price: 300_000, use: 'rental' })).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ message: expect.stringMatching(parameter) })] },
      }),
    )
  })

  test('a city of another state is refused with those of the state', () => {
    const input = { region: 'US-PA', city: 'Chicago', deedDate: '2026-06-01', price: 300_000, use: 'rental' } as const
    expect(() => feesOf(input)).toThrowError(
      expect.objectContaining({
        details: {
          issues: [expect.objectContaining({ code: 'city_in_its_state', allowed: ['Philadelphia', 'Pittsburgh'] })],
        },
      }),
    )
  })

  test.each([
    ['the fee of New Jersey on dear homes', { region: 'US-NJ', price: 1_500_000 }, 'us.mansionTax.newJersey'],
    [
      'the tax of Georgia on loans',
      { region: 'US-GA', price: 300_000, loanAmount: 200_000 },
      'us.intangibleTax.unreadRates',
    ],
    [
      'the rate of Clark County',
      { region: 'US-NV', county: 'Clark', price: 300_000 },
      'us.deedTax.unreadCountyStateRates',
    ],
  ] as const)('%s was not read, and is told as an assumption', (_says, facts, parameter) => {
    const { data } = feesOf({ ...facts, deedDate: '2026-06-01', use: 'mainResidence' })
    expect(data.lines.find(({ basis: [principal] }) => principal === parameter)).toMatchObject({
      certainty: 'unverified',
    })
    expect(data.assumptions).toContainEqual(expect.objectContaining({ parameter, certainty: 'unverified' }))
  })

  test('a figure of one’s own has no range, and 0 switches its line off', () => {
    const sale = { region: 'US-TX', deedDate: '2026-06-01', price: 300_000, use: 'rental' } as const
    const lineOf = (key: string, overrides: { settlement?: number } = {}) =>
      feesOf({ ...sale, overrides }).data.lines.find(line => line.key === key)
    expect(lineOf('settlement')).toMatchObject({ amount: 900, range: { low: 600, high: 1_200 }, certainty: 'estimate' })
    expect(lineOf('settlement', { settlement: 750 })).toMatchObject({ amount: 750, certainty: 'published' })
    expect(lineOf('settlement', { settlement: 750 })).not.toHaveProperty('range')
    expect(lineOf('settlement', { settlement: 0 })).toBeUndefined()
  })

  test('every state is answered, with or without a table', () => {
    for (const region of americanStates) {
      const { data } = feesOf({ region, deedDate: '2026-06-01', price: 600_000, use: 'rental', loanAmount: 400_000 })
      expect(data.totals.buyer, region).toBeGreaterThan(0)
    }
  })
})
