import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { fees } from '#domain/law/purchase/fees'
import { UK } from '#domain/law/uk/index'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, contractCases, dayCases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(UK, { country: 'UK', ...input }, deedDate)

describe('purchases in the United Kingdom', () => {
  test.each([...cases, ...cliffCases, ...dayCases, ...contractCases])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each([
    ['GB-ENG', '2019-01-24', 'uk.sdlt.nonResidentRate'],
    ['GB-SCT', '2019-01-24', 'uk.market.conveyancing'],
    ['GB-WLS', '2018-03-31', 'uk.ltt.bands'],
  ] as const)('%s is not covered on %s, and the parameter is named', (region, deedDate, parameter) => {
    const input = { region, deedDate, price: 300_000, use: 'rental', ownsOtherDwelling: false } as const
    expect(() => feesOf(input)).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ message: expect.stringContaining(parameter) })] },
      }),
    )
  })

  test.each([
    ['2021-04-01', 40_000, ['taxResident']],
    // The surcharge is of 1 April 2021 (Finance Act 2003, s. 75ZA), and none is due below 40 000 (Sch. 4ZA).
    ['2021-03-31', 40_000, []],
    ['2021-04-01', 39_999.99, []],
  ])('on %s a price of %d assumes the residence of the buyers only where it matters: %j', (deedDate, price, fields) => {
    const home = { region: 'GB-ENG', use: 'mainResidence', ownsOtherDwelling: false } as const
    const assumed = feesOf({ ...home, deedDate, price }).data.assumptions.map(({ field }) => field)
    expect(assumed.filter(field => field === 'taxResident')).toEqual(fields)
  })

  test('answers that change nothing are reported', () => {
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
    expect(fields).toEqual(['agreementDate', 'taxResident', 'firstTimeBuyer', 'companyReliefApplies'])
  })

  test('a field of one nation is named where it changes nothing in another', () => {
    const home = { use: 'mainResidence', ownsOtherDwelling: false, deedDate: '2024-12-20', price: 300_000 } as const
    const idle = (input: Parameters<typeof feesOf>[0]) =>
      feesOf(input).data.notices.flatMap(({ code, field }) => (code === 'no_effect_here' ? [field] : []))
    for (const region of ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const)
      expect(idle({ ...home, region, agreementDate: '2024-10-01' })).toEqual(['agreementDate'])
    expect(idle({ ...home, region: 'GB-SCT', taxResident: false })).toEqual(['taxResident'])
    expect(idle({ ...home, region: 'GB-ENG', taxResident: false })).toEqual([])
    const company = { use: 'rental', buyerType: 'company', companyReliefApplies: true } as const
    expect(idle({ ...home, ...company, region: 'GB-SCT' })).toEqual(['companyReliefApplies'])
    expect(idle({ ...home, ...company, region: 'GB-NIR' })).toEqual([])
  })

  const second = { use: 'secondHome', ownsOtherDwelling: true, price: 400_000 } as const

  test.each([
    ['GB-ENG', '2024-10-30', '2024-12-02', 8_000],
    ['GB-WLS', '2024-12-10', '2025-02-03', 4_000],
    ['GB-SCT', '2024-12-04', '2025-02-03', 8_000],
  ] as const)(
    'in %s a contract of %s completed on %s saves what the relief says',
    (region, before, deedDate, saved) => {
      const open = feesOf({ region, ...second, deedDate }).data
      const early = feesOf({ region, ...second, deedDate, agreementDate: before }).data
      expect(open.possibleReliefs).toMatchObject([{ key: 'earlierContract', saving: saved, fields: ['agreementDate'] }])
      expect(open.assumptions).toContainEqual(expect.objectContaining({ field: 'agreementDate', value: deedDate }))
      expect(open.totals.taxes - early.totals.taxes).toBe(saved)
      expect(early.possibleReliefs).toEqual([])
      expect(early.assumptions.map(({ field }) => field)).not.toContain('agreementDate')
    },
  )

  test('what a contract loses by a change is named in England and Wales, where the law says so', () => {
    const lost = (region: 'GB-ENG' | 'GB-SCT' | 'GB-WLS', agreementDate: string) =>
      feesOf({ region, ...second, deedDate: '2025-02-03', agreementDate }).data.notices.filter(
        ({ field }) => field === 'agreementDate',
      )
    expect(lost('GB-ENG', '2024-10-30')).toMatchObject([{ code: 'surcharge_possible', amount: 8_000 }])
    expect(lost('GB-ENG', '2024-10-31')).toEqual([])
    expect(lost('GB-WLS', '2024-12-10')).toMatchObject([{ code: 'surcharge_possible', amount: 4_000 }])
    expect(lost('GB-WLS', '2024-12-11')).toEqual([])
    expect(lost('GB-SCT', '2024-12-04')).toEqual([])
  })

  test('an earlier contract is named for two years after a rise, and no longer', () => {
    const reliefsOn = (deedDate: string) =>
      feesOf({ region: 'GB-ENG', ...second, deedDate }).data.possibleReliefs.map(({ key }) => key)
    expect(reliefsOn('2024-10-30')).toEqual([])
    expect(reliefsOn('2024-10-31')).toEqual(['earlierContract'])
    expect(reliefsOn('2026-10-30')).toEqual(['earlierContract'])
    expect(reliefsOn('2026-10-31')).toEqual([])
  })

  test.each([
    ['GB-ENG', '2016-03-31', 'uk.sdlt.additionalDwellingRate'],
    ['GB-NIR', '2016-03-31', 'uk.sdlt.additionalDwellingRate'],
    ['GB-SCT', '2016-01-27', 'uk.lbtt.additionalDwellingSupplement'],
    ['GB-WLS', '2018-03-31', 'uk.ltt.higherBands'],
  ] as const)(
    'in %s a contract of %s is refused by its day, and the parameter is named',
    (region, agreementDate, id) => {
      expect(() => feesOf({ region, ...second, deedDate: '2025-02-03', agreementDate })).toThrowError(
        expect.objectContaining({
          code: 'law_not_covered',
          details: {
            issues: [
              expect.objectContaining({
                path: 'agreementDate',
                received: agreementDate,
                message: expect.stringContaining(id),
              }),
            ],
          },
        }),
      )
    },
  )

  test('a contract after the deed is refused in each nation, and one of the same day is not', () => {
    for (const region of ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const) {
      const input = { region, ...second, deedDate: '2025-02-03' }
      expect(feesOf({ ...input, agreementDate: '2025-02-03' }).data.totals.taxes).toBeGreaterThan(0)
      expect(() => feesOf({ ...input, agreementDate: '2025-02-04' })).toThrowError(
        expect.objectContaining({
          code: 'invalid_request',
          details: { issues: [expect.objectContaining({ path: 'agreementDate', code: 'agreement_before_deed' })] },
        }),
      )
    }
  })

  test.each([
    ['GB-ENG', 'uk.sdlt.additionalDwellingFrom'],
    ['GB-SCT', 'uk.lbtt.additionalDwellingFrom'],
  ] as const)('in %s the surcharge is shown at 0 below 40 000, with the limit that says why', (region, limit) => {
    const input = { region, use: 'mainResidence', ownsOtherDwelling: true, deedDate: '2025-06-01' } as const
    const { data } = feesOf({ ...input, price: 39_999.99 })
    const surcharge = data.lines.find(({ key }) => key === 'additionalDwellingSurcharge')
    expect(surcharge).toMatchObject({ amount: 0, basis: expect.arrayContaining([limit]) })
    expect(data.possibleReliefs).toEqual([])
  })

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
    expect(registerOn('2024-12-08')).toMatchObject({ amount: 150, inForceUntil: '2024-12-08' })
    expect(registerOn('2026-11-22')).toMatchObject({ amount: 150, inForceFrom: '2024-12-09', inForceUntil: null })
  })

  test.each([
    ['online', false, [20, 40, 95, 135, 270, 455], [20, 40, 100, 150, 295, 500]],
    ['paper', true, [40, 80, 190, 270, 540, 910], [45, 95, 230, 330, 655, 1_105]],
  ] as const)('the %s fees before and after 2022-01-31, on each limit of price', (_scale, leasehold, before, after) => {
    const limits = [80_000, 100_000, 200_000, 500_000, 1_000_000]
    const feesOn = (deedDate: string, pence = 0) =>
      [...limits.map(price => price + pence), 1_000_001].map(
        price =>
          feesOf({ region: 'GB-WLS', use: 'rental', leasehold, deedDate, price }).data.lines.find(
            ({ key }) => key === 'registryOwnership',
          )?.amount,
      )
    expect(feesOn('2022-01-30')).toEqual(before)
    expect(feesOn('2022-01-31')).toEqual(after)
    expect(feesOn('2024-12-09')).toEqual(after)
    expect(feesOn('2024-12-09', 0.99)).toEqual(after)
    expect(feesOn('2024-12-09', 1)).toEqual([...after.slice(1), after.at(-1)])
  })

  test('a lease cites what it adds to conveyancing, and one’s own figure for conveyancing rests on neither', () => {
    const lease = { region: 'GB-ENG', deedDate: '2025-06-01', price: 300_000, use: 'rental', leasehold: true } as const
    const conveyancing = (overrides?: { conveyancing: number }) =>
      feesOf({ ...lease, ...(overrides && { overrides }) }).data.lines.find(({ key }) => key === 'conveyancing')
    expect(conveyancing()).toMatchObject({
      amount: 1_600,
      basis: ['uk.market.conveyancing', 'uk.market.leaseholdExtra'],
    })
    expect(conveyancing({ conveyancing: 1_200 })).toMatchObject({ amount: 1_200, basis: ['uk.market.conveyancing'] })
  })

  test.each([
    ['2022-01-30', 'Land Registration Fee Order 2013 (SI 2013/3174)'],
    ['2022-01-31', 'Land Registration Fee Order 2021 (SI 2021/1226)'],
    ['2024-12-08', 'Land Registration Fee Order 2021 (SI 2021/1226)'],
    ['2024-12-09', 'Land Registration Fee Order 2024 (SI 2024/931)'],
  ])('a fee of the register on %s cites the %s', (deedDate, order) => {
    const { data } = feesOf({ region: 'GB-WLS', deedDate, price: 300_000, use: 'mainResidence' })
    expect(data.lines.find(({ key }) => key === 'registryOwnership')?.legalReference).toContain(order)
  })

  test('what a Welsh contract of before October 2022 loses by a change is named, where its bands cost less', () => {
    const home = { region: 'GB-WLS', use: 'mainResidence', ownsOtherDwelling: false, deedDate: '2022-11-15' } as const
    const lost = (price: number) =>
      feesOf({ ...home, price, agreementDate: '2022-10-09' }).data.notices.filter(
        ({ field }) => field === 'agreementDate',
      )
    expect(lost(400_000)).toMatchObject([{ code: 'surcharge_possible', amount: 550 }])
    expect(lost(300_000)).toEqual([])
  })

  test('the line of the register is named after the loan where it is entered for a fee', () => {
    const labelOf = (region: 'GB-ENG' | 'GB-NIR' | 'GB-SCT', loanAmount: number) =>
      feesOf({ region, deedDate: '2025-06-01', price: 300_000, use: 'rental', loanAmount }).data.lines.find(
        ({ key }) => key === 'registryOwnership',
      )?.label
    expect(labelOf('GB-SCT', 0)).toBe('Land registration fee')
    expect(labelOf('GB-SCT', 1)).toBe('Land registration fee, standard security included')
    expect(labelOf('GB-NIR', 1)).toBe('Land registration fee, mortgage included')
    expect(labelOf('GB-ENG', 1)).toBe('Land registration fee')
  })

  test('the register of one’s own invoice replaces the scale', () => {
    const input = { region: 'GB-ENG', deedDate: '2025-06-01', price: 300_000, use: 'rental' } as const
    const { data } = feesOf({ ...input, overrides: { registryOwnership: 165 } })
    expect(data.lines.find(({ key }) => key === 'registryOwnership')).toMatchObject({
      amount: 165,
      certainty: 'published',
    })
  })
})
