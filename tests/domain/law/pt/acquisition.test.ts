import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { PT } from '#domain/law/pt/index'
import * as tables from '#domain/law/pt/parameters/imt'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, dayCases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(PT, { country: 'PT', ...input }, deedDate)

describe('purchases in Portugal', () => {
  test.each([...cases, ...cliffCases, ...dayCases])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test('each buyer is listed with the regime, the tax and the stamp duty', () => {
    const { data } = feesOf({
      price: 400_000,
      use: 'mainResidence',
      deedDate: '2026-02-02',
      buyers: [{ share: 0.5, age: 30, firstTimeBuyer: true, dependant: false }, { share: 0.5 }],
    })
    expect(data.buyers).toEqual([
      { index: 0, share: 0.5, use: 'mainResidence', regime: 'jovem', tax: 2_778.44, stampDuty: 277.84 },
      { index: 1, share: 0.5, use: 'mainResidence', regime: 'mainResidence', tax: 9_118.33, stampDuty: 1_600 },
    ])
  })

  test('a young buyer has the relief for an own home alone, from 1 August 2024 (Decreto-Lei 48-A/2024)', () => {
    const regimeOf = (more: Pick<(typeof cases)[number]['input'], 'use' | 'deedDate'>) =>
      feesOf({
        price: 300_000,
        buyers: [{ age: 30, firstTimeBuyer: true, dependant: false }],
        ...more,
      }).data.buyers?.map(({ regime }) => regime)
    expect(regimeOf({ use: 'mainResidence', deedDate: '2024-08-01' })).toEqual(['jovem'])
    expect(regimeOf({ use: 'mainResidence', deedDate: '2024-07-31' })).toEqual(['mainResidence'])
    expect(regimeOf({ use: 'secondHome', deedDate: '2024-08-01' })).toEqual(['secondary'])
  })

  test('the stamp credit that the article gives above the last limit is told with its amount, by the part of the buyer', () => {
    const above = { price: 660_982.01, use: 'mainResidence', deedDate: '2026-02-02' } as const
    const one = { age: 30, firstTimeBuyer: true, dependant: false }
    const told = (buyers: (typeof cases)[number]['input']['buyers']) =>
      feesOf({ ...above, buyers }).data.notices.filter(({ code }) => code === 'contested_rule')
    // 330 539 × 0.8 %, and half of it.
    expect(told([one])).toMatchObject([{ amount: 2_644.31 }])
    expect(told([one, { age: 40 }])).toMatchObject([{ amount: 1_322.16 }])
    expect(feesOf({ ...above, price: 660_982, buyers: [one] }).data.notices).not.toContainEqual(
      expect.objectContaining({ code: 'contested_rule' }),
    )
  })

  describe('the difference that a stranger may get back', () => {
    const stranger = { price: 400_000, use: 'secondHome', deedDate: '2026-06-01', taxResident: false } as const
    const refunds = (more: Partial<(typeof cases)[number]['input']> = {}) =>
      feesOf({ ...stranger, ...more }).data.notices.filter(({ code }) => code === 'refund_possible')

    test('is a notice with its terms, and is taken off nothing', () => {
      // 30 000 less 400 000 × 8 % − 12 699.89.
      expect(refunds()).toMatchObject([{ amount: 10_699.89, field: 'taxResident' }])
      const [{ message } = { message: '' }] = refunds()
      for (const term of ['2 years', '6 months', '2300', '36 months', '5 years']) expect(message).toContain(term)
      expect(feesOf(stranger).data.lines[0]?.amount).toBe(30_000)
    })

    test('is the difference to an own home where the buyer will live there', () => {
      // 30 000 less 400 000 × 8 % − 13 763.35.
      expect(refunds({ use: 'mainResidence' })).toMatchObject([{ amount: 11_763.35 }])
    })

    test('is that of the shares of strangers alone', () => {
      const buyers = [
        { share: 0.25, taxResident: false },
        { share: 0.75, taxResident: true },
      ]
      // 7 500 less a quarter of 19 300.11.
      expect(refunds({ taxResident: undefined, buyers })).toMatchObject([{ amount: 2_674.97 }])
    })

    test.each([
      ['the day before the rate', { deedDate: '2026-05-24' }],
      ['a buyer who was a resident before', { formerTaxResident: true }],
      ['a tax resident', { taxResident: true }],
      // 7.5 % of the whole is the ordinary rate above the last limit.
      ['a value above 1 150 853', { price: 1_150_853.01 }],
      ['an entity of a tax haven', { taxHavenEntity: true }],
    ])('is nothing for %s', (_case, more) => {
      expect(refunds(more)).toEqual([])
    })
  })

  test('the region and the residence that were taken are reported', () => {
    const { data } = feesOf({ price: 200_000, use: 'rental', deedDate: '2026-06-01' })
    expect(data.region).toBe('PT-MAINLAND')
    expect(data.assumptions.map(({ field }) => field)).toEqual(expect.arrayContaining(['region', 'taxResident']))
  })

  const young = { age: 30, firstTimeBuyer: true, dependant: false }
  test.each([
    // 660 983 × 6 % − (660 982 × 8 % − 13 763.35).
    ['an owner', [{}], 543.77],
    // 660 983 × 6 % − (660 982 × 8 % − 26 443.12), and 660 983 × 0.8 % − (660 982 − 330 539) × 0.8 %.
    ['a young buyer', [young], 13_223.54 + 2_644.32],
    // Half of each: 271.88 + 6 611.77 + 1 322.16, each share in cents.
    ['one of each', [{}, young], 271.88 + 6_611.77 + 1_322.16],
  ])('what the limit of 660 982 costs %s', (_description, buyers, amount) => {
    const { data } = feesOf({ price: 660_983, use: 'mainResidence', deedDate: '2026-06-01', buyers })
    const notice = data.notices.find(({ code }) => code === 'price_near_cliff')
    expect(notice?.amount).toBeCloseTo(amount, 1)
  })

  test('the desk is a tariff, which an invoice replaces', () => {
    const sale = { price: 200_000, use: 'rental', deedDate: '2026-06-01' } as const
    expect(feesOf(sale).data.totals.regulatedTariffs).toBe(375)
    expect(feesOf({ ...sale, loanAmount: 100_000 }).data.totals.regulatedTariffs).toBe(700)
    const notary = { ...sale, deedRoute: 'notary' } as const
    const ends = { low: 225, high: 375 }
    expect(feesOf(notary).data.lines.find(({ key }) => key === 'registryDesk')).toMatchObject({
      amount: 300,
      range: ends,
    })
    expect(feesOf(notary).data.lines.find(({ key }) => key === 'notaryFeeNet')).toMatchObject({
      amount: 550,
      certainty: 'estimate',
      range: { low: 300, high: 800 },
    })
    const [own] = feesOf({ ...notary, overrides: { registryDesk: 250 } }).data.lines.filter(
      ({ key }) => key === 'registryDesk',
    )
    expect(own).toMatchObject({ amount: 250, nature: 'regulatedTariff', certainty: 'published' })
    expect(own).not.toHaveProperty('range')
  })

  test.each([
    ['PT-MAINLAND', 0.23, 'pt.vat.standardRates', 'statutory'],
    ['PT-20', 0.16, 'pt.vat.standardRates', 'statutory'],
    ['PT-30', 0.22, 'pt.vat.madeiraRate', 'statutory'],
  ] as const)('the VAT on a lawyer in %s is %d, by %s, %s', (region, rate, id, certainty) => {
    const sale = { price: 200_000, use: 'rental', deedDate: '2026-02-02', lawyerFeeRate: 0.01, region } as const
    const { data, law } = feesOf(sale)
    expect(data.lines.find(({ key }) => key === 'lawyerVat')).toMatchObject({ rate, basis: [id], certainty })
    expect(law.find(reference => reference.id === id)).toMatchObject({ value: rate, certainty })
  })

  test('a deed of 2023 is not covered', () => {
    expect(() => feesOf({ price: 200_000, use: 'rental', deedDate: '2023-12-31' })).toThrowError(
      expect.objectContaining({ code: 'law_not_covered' }),
    )
  })

  test.each(Object.entries(tables))('the bands of %s join where the law means them to', (_name, parameter) => {
    for (const { value } of parameter.versions)
      for (const [index, band] of value.entries()) {
        const before = value[index - 1]
        if (band.deduction === undefined || before?.upTo == null) continue
        const step = (band.rate ?? 0) - (before.rate ?? 0)
        // The official table of the islands is rounded to the cent on limits rounded to the euro.
        expect(Math.abs((before.deduction ?? 0) + before.upTo * step - band.deduction)).toBeLessThan(0.02)
      }
  })

  test.each([
    ['own homes', tables.ownHome, tables.islandOwnHome],
    ['other homes', tables.otherHousing, tables.islandOtherHousing],
    ['young buyers', tables.youngBuyer, tables.islandYoungBuyer],
  ] as const)('the limits of the islands for %s are 1.25 times those of the mainland', (_name, mainland, island) => {
    expect(island.versions.map(({ from }) => from)).toEqual(mainland.versions.map(({ from }) => from))
    for (const [index, { from, value }] of mainland.versions.entries()) {
      const limits = value.map(({ upTo }) => upTo && upTo * 1.25)
      // From 2026 on the tables of the tax authority print whole euros.
      const printed = from < '2026' ? limits : limits.map(limit => limit && Math.round(limit))
      expect([from, island.versions[index]?.value.map(({ upTo }) => upTo)]).toEqual([from, printed])
      expect(island.versions[index]?.value.map(({ rate }) => rate)).toEqual(value.map(({ rate }) => rate))
    }
  })
})
