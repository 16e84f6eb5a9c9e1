import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { NL } from '#domain/law/nl/index'
import { fees } from '#domain/law/purchase/fees'
import { loadAllParameters } from '#server/commands/law-parameters'
import { knownOn, underLaw } from '../changed-law.ts'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, dayCases, starterCases } from './cases.ts'

const filed = await loadAllParameters()

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(NL, { country: 'NL', ...input }, deedDate)

describe('purchases in the Netherlands', () => {
  test.each([...cases, ...cliffCases, ...dayCases, ...starterCases])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test('the guarantee above the limit of the day is refused with the limit', () => {
    const input = { use: 'mainResidence', loanAmount: 400_000, nhg: true, deedDate: '2026-05-01' } as const
    expect(feesOf({ ...input, price: 470_000 }).data.lines.map(({ key }) => key)).toContain('loanGuarantee')
    expect(() => feesOf({ ...input, price: 470_000.01 })).toThrowError(
      expect.objectContaining({
        code: 'invalid_request',
        details: { issues: [expect.objectContaining({ path: 'nhg', code: 'nhg_not_available' })] },
      }),
    )
    expect(feesOf({ ...input, price: 480_000, appraisedValue: 470_000 }).data.totals.buyer).toBeGreaterThan(0)
  })

  test.each([
    ['2026-12-31', 'up to 470000 on 2026-12-31.', 'at most 470000'],
    ['2027-01-01', 'up to 470000 on 2026-01-01.', 'at most 470000; the limit of 2027 is not known yet'],
  ])('a guarantee refused on %s names a limit only for a day of its year', (deedDate, message, allowed) => {
    const above = { price: 470_000.01, use: 'mainResidence', deedDate, loanAmount: 400_000, nhg: true } as const
    const byLawOf2026 = () => underLaw(knownOn(filed, '2026-12-31'), () => feesOf(above))
    expect(byLawOf2026).toThrowError(
      expect.objectContaining({
        details: {
          issues: [
            expect.objectContaining({
              message: expect.stringContaining(message),
              allowed: [expect.stringMatching(new RegExp(`${allowed}$`))],
            }),
          ],
        },
      }),
    )
  })

  test('an unanswered starter pays, and learns what would open the exemption', () => {
    const { data } = feesOf({ price: 400_000, use: 'mainResidence', deedDate: '2026-05-01' })
    expect(data.lines[0]).toMatchObject({ key: 'transferTax', amount: 8_000 })
    expect(data.possibleReliefs).toMatchObject([
      { key: 'starter', saving: 8_000, fields: ['buyers[0].age', 'buyers[0].starterExemptionUsed'] },
    ])
  })

  test.each([
    [34, 0],
    [35, 8_000],
  ])('a buyer of %i is judged by age', (age, tax) => {
    const { data } = feesOf({
      price: 400_000,
      use: 'mainResidence',
      deedDate: '2026-05-01',
      buyers: [{ age, starterExemptionUsed: false }],
    })
    expect(data.buyers?.[0]?.tax).toBe(tax)
  })
})
