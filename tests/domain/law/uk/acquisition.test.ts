import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { fees } from '#domain/law/purchase/fees'
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

  test('the scale of the register is that of the fee order, from its first day on', () => {
    const input = { region: 'GB-WLS', price: 300_000, use: 'rental', ownsOtherDwelling: false } as const
    const registerOn = (deedDate: string) => {
      const { data } = feesOf({ ...input, deedDate })
      expect(data.assumptions.map(({ parameter }) => parameter)).not.toContain('uk.registry.scale')
      return data.lines.find(({ key }) => key === 'registryOwnership')
    }
    expect(registerOn('2022-01-30')).toMatchObject({
      amount: 135,
      certainty: 'statutory',
      inForceUntil: '2022-01-30',
    })
    expect(registerOn('2022-01-31')).toMatchObject({ amount: 150, certainty: 'statutory', inForceFrom: '2022-01-31' })
    expect(registerOn('2026-11-22')).toMatchObject({ amount: 150, inForceUntil: null })
  })

  test.each([
    ['online', false, [20, 40, 95, 135, 270, 455], [20, 40, 100, 150, 295, 500]],
    ['paper', true, [40, 80, 190, 270, 540, 910], [45, 95, 230, 330, 655, 1_105]],
  ] as const)('the %s fees before and after 2022-01-31, on each limit of price', (_scale, leasehold, before, after) => {
    const limits = [80_000, 100_000, 200_000, 500_000, 1_000_000]
    const feesOn = (deedDate: string) =>
      [...limits, 1_000_000.01].map(
        price =>
          feesOf({ region: 'GB-WLS', use: 'rental', leasehold, deedDate, price }).data.lines.find(
            ({ key }) => key === 'registryOwnership',
          )?.amount,
      )
    expect(feesOn('2022-01-30')).toEqual(before)
    expect(feesOn('2022-01-31')).toEqual(after)
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
