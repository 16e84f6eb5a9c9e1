import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees'
import { fees } from '#domain/law/fees'
import { UK } from '#domain/law/uk/index'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, dayCases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(UK, { country: 'UK', ...input }, deedDate)

describe('purchases in the United Kingdom', () => {
  test.each([...cases, ...cliffCases, ...dayCases])('$says', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each([
    ['GB-ENG', '2022-09-22', 'uk.sdlt.bands'],
    ['GB-SCT', '2021-03-31', 'uk.lbtt.bands'],
    ['GB-WLS', '2021-06-30', 'uk.ltt.bands'],
  ] as const)('%s is not covered on %s, and the parameter is named', (region, deedDate, parameter) => {
    const input = { region, deedDate, price: 300_000, use: 'rental', ownsOtherDwelling: false } as const
    expect(() => feesOf(input)).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ message: expect.stringContaining(parameter) })] },
      }),
    )
  })

  test('answers that change nothing are told', () => {
    const { data } = feesOf({
      region: 'GB-WLS',
      deedDate: '2025-06-01',
      price: 300_000,
      use: 'mainResidence',
      ownsOtherDwelling: false,
      firstTimeBuyer: true,
      taxResident: false,
      agreementDate: '2025-05-01',
      companyReliefApplies: true,
    })
    const fields = data.notices.filter(({ code }) => code === 'no_effect_here').map(({ field }) => field)
    expect(fields).toEqual(['taxResident', 'agreementDate', 'firstTimeBuyer', 'companyReliefApplies'])
  })

  test.each(['GB-ENG', 'GB-SCT'] as const)(
    'in %s the surcharge stands at 0 below 40 000, with the limit that says why',
    region => {
      const input = { region, use: 'mainResidence', ownsOtherDwelling: true, deedDate: '2025-06-01' } as const
      const { data } = feesOf({ ...input, price: 39_999.99 })
      const surcharge = data.lines.find(({ key }) => key === 'additionalDwellingSurcharge')
      expect(surcharge).toMatchObject({ amount: 0, basis: expect.arrayContaining(['uk.sdlt.additionalDwellingFrom']) })
      expect(data.possibleReliefs).toEqual([])
    },
  )

  test('the present scale of the register is carried back, and told as such', () => {
    const input = { region: 'GB-ENG', price: 300_000, use: 'rental', ownsOtherDwelling: false } as const
    const { data } = feesOf({ ...input, deedDate: '2023-06-01' })
    const line = { amount: 150, certainty: 'unverified', inForceUntil: null }
    expect(data.lines.find(({ key }) => key === 'registryOwnership')).toMatchObject(line)
    expect(data.assumptions.map(({ parameter }) => parameter)).toContain('uk.registry.scale')
  })

  test('the register of one’s own invoice stands instead of the scale', () => {
    const input = { region: 'GB-ENG', deedDate: '2025-06-01', price: 300_000, use: 'rental' } as const
    const { data } = feesOf({ ...input, overrides: { registryOwnership: 165 } })
    expect(data.lines.find(({ key }) => key === 'registryOwnership')).toMatchObject({
      amount: 165,
      certainty: 'published',
    })
  })
})
