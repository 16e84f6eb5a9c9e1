import { describe, expect, test } from 'vitest'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { germanLaender } from '#contract/propcalc/fees/de'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { bySlices } from '#domain/core/brackets'
import { lastCoveredDay } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { DE } from '#domain/law/de/index'
import { tableB } from '#domain/law/de/parameters/tariff'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, dayCases, landCases, vatCases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(DE, { country: 'DE', ...input }, deedDate)

const home = { region: 'DE-HE', price: 400_000, deedDate: '2026-02-01', use: 'mainResidence' } as const

describe('purchases in Germany', () => {
  test.each([...cases, ...dayCases, ...landCases, ...cliffCases, ...vatCases])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
    const keys = data.lines.map(({ key }) => key)
    expect(keys).toEqual(feesCountries.DE.lines.filter(key => (keys as string[]).includes(key)))
  })

  // GNotKG, annex 2, table B.
  test.each([
    [500, 15],
    [500.01, 19],
    [2_000, 27],
    [2_000.01, 33],
    [10_000, 75],
    [25_000, 115],
    [50_000, 165],
    [50_000.01, 192],
    [100_000, 273],
    [150_000, 354],
    [200_000, 435],
    [200_000.01, 485],
    [250_000, 535],
    [300_000, 635],
    [400_000, 785],
    [500_000, 935],
    [500_000.01, 1_015],
    [600_000, 1_095],
    [1_000_000, 1_735],
    [5_000_000, 8_135],
    [10_000_000, 11_385],
    [20_000_000, 17_385],
    [30_000_000, 22_985],
    [30_000_000.01, 23_105],
  ])('one unit of table B on %d is %d', (value, fee) => {
    expect(bySlices(value, tableB.versions[0]?.value ?? [])).toBe(fee)
  })

  test('an unanswered first home in Hessen learns of the subsidy, and every buyer of the exempt sellers', () => {
    const { data } = feesOf({ ...home, childrenUnder18: 1 })
    expect(data.possibleReliefs).toMatchObject([
      { key: 'relatedSale', saving: 24_000, fields: ['relatedSale'] },
      { key: 'hessengeld', saving: 15_000, fields: ['firstTimeBuyer'] },
    ])
    const answered = feesOf({ ...home, firstTimeBuyer: false, relatedSale: false }).data
    expect(answered.possibleReliefs).toEqual([])
    expect(feesOf({ ...home, use: 'rental', relatedSale: false }).data.possibleReliefs).toEqual([])
  })

  test('the subsidy is reported and not counted', () => {
    const { data } = feesOf({ ...home, firstTimeBuyer: true })
    expect(data.lines.at(-1)).toMatchObject({ key: 'subsidy', amount: -10_000, counted: false, category: 'aid' })
    expect(data.totals.buyer).toBe(feesOf(home).data.totals.buyer)
  })

  test('a tax of 0 keeps its line and says why', () => {
    const of = (input: { relatedSale?: boolean; price: number }) => feesOf({ ...home, ...input }).data.lines[0]
    expect(of({ price: 400_000, relatedSale: true })).toMatchObject({
      key: 'transferTax',
      amount: 0,
      basis: ['de.transferTax.rates', 'de.transferTax.exemptSellers'],
    })
    expect(of({ price: 2_500 })).toMatchObject({
      amount: 0,
      basis: ['de.transferTax.rates', 'de.transferTax.exemptUpTo'],
    })
  })

  test('just above the limit the notice says what it costs, and two per cent further it is silent', () => {
    const noticed = (price: number) =>
      feesOf({ ...home, region: 'DE-BY', price }).data.notices.find(({ code }) => code === 'price_near_cliff')
    expect(noticed(2_550)).toMatchObject({ amount: 89, field: 'price' })
    expect(noticed(2_550.01)).toBeUndefined()
    expect(noticed(2_500)).toBeUndefined()
  })

  test('the rate of a Land is shown with its own days', () => {
    const days = (region: (typeof germanLaender)[number], deedDate: string) => {
      const { inForceFrom, inForceUntil } = feesOf({ ...home, region, deedDate }).data.lines[0] ?? {}
      return [inForceFrom, inForceUntil]
    }
    // § 23 (4): for acts after 31 December 1996, in whole euros since 2002 (§ 11 (2)); Saxony left the federal rate in 2023.
    expect(days('DE-BY', '2026-02-01')[0]).toBe('2002-01-01')
    expect(days('DE-SN', '2022-12-31')).toEqual(['2002-01-01', '2022-12-31'])
    expect(days('DE-SN', '2023-01-01')[0]).toBe('2023-01-01')
    expect(days('DE-HB', '2025-06-30')).toEqual(['2014-01-01', '2025-06-30'])
    expect(days('DE-HB', '2025-07-01')[0]).toBe('2025-07-01')
  })

  // GrEStG § 11 (1) is federal law for a Land that has not set its own rate.
  test.each([
    ['DE-BY', '2013-08-01', 0.035, 'de.transferTax.federalRate', 'statutory'],
    ['DE-BY', '2026-02-01', 0.035, 'de.transferTax.federalRate', 'statutory'],
    ['DE-SN', '2013-12-31', 0.035, 'de.transferTax.federalRate', 'statutory'],
    ['DE-SN', '2022-12-31', 0.035, 'de.transferTax.federalRate', 'statutory'],
    ['DE-SN', '2023-01-01', 0.055, 'de.transferTax.rates', 'statutory'],
    ['DE-BW', '2026-02-01', 0.05, 'de.transferTax.rates', 'statutory'],
    ['DE-TH', '2023-12-31', 0.065, 'de.transferTax.rates', 'statutory'],
    ['DE-TH', '2024-01-01', 0.05, 'de.transferTax.rates', 'published'],
    ['DE-HB', '2026-02-01', 0.055, 'de.transferTax.rates', 'published'],
  ] as const)('in %s on %s the rate is %d, by %s, %s', (region, deedDate, rate, id, certainty) => {
    const { data, law } = feesOf({ ...home, region, deedDate })
    expect(data.lines[0]).toMatchObject({ rate, basis: [id, 'de.transferTax.rounding'], certainty })
    expect(law[0]).toMatchObject({ id, value: rate, certainty })
    expect(law[0]?.url !== undefined).toBe(certainty === 'statutory')
  })

  // A later version of the table speaks for the Länder that it changes.
  test.each([
    ['DE-BW', 'BW: §§ 1, 2'],
    ['DE-HE', 'HE: §§ 1, 2'],
    ['DE-NW', 'NW: § 1; SL: §§ 1, 2'],
    ['DE-RP', 'RP; ST'],
  ] as const)('the rate of %s is cited by the act that set it', (region, article) => {
    expect(feesOf({ ...home, region }).law[0]).toMatchObject({ article })
  })

  test('the fees of notary and register name the act of the reform from its day on', () => {
    const articleOn = (deedDate: string) =>
      feesOf({ ...home, deedDate }).law.find(({ id }) => id === 'de.tariff.tableB')?.article
    expect(articleOn('2025-05-31')).toBe('§ 34 (2), table B')
    expect(articleOn('2025-06-01')).toContain('KostBRÄG 2025')
  })

  test('where the notary only obtains permissions the schedule asks less, and the answer says so', () => {
    const { note } = feesOf(home).law.find(({ id }) => id === 'de.tariff.units') ?? {}
    expect(note).toContain('at most 50 for each (KV 22112)')
  })

  test.each([
    ['2020-06-30', '2013-08-01', '§ 12 (1)'],
    ['2020-07-01', '2020-07-01', '§ 28 (1)'],
    ['2020-12-31', '2020-07-01', '§ 28 (1)'],
    ['2021-01-01', '2021-01-01', '§ 12 (1)'],
  ])('the rate of VAT on %s was read in the UStG', (deedDate, from, article) => {
    const vat = feesOf({ ...home, deedDate }).law.find(({ id }) => id === 'de.vat.standardRate')
    expect(vat).toMatchObject({ from, certainty: 'statutory', article: expect.stringContaining(article) })
  })

  test('defaults that a case reads are reported', () => {
    const { data } = feesOf({ ...home, firstTimeBuyer: false, loanAmount: 320_000 })
    expect(data.assumptions.map(({ field, value, certainty }) => [field, value, certainty])).toEqual([
      ['overrides.notaryDisbursements', 60, 'estimate'],
      ['security', 'book', 'estimate'],
      // No law sets the rate (BGB §§ 656a to 656d): a usage.
      ['brokerFeeRate', 0.0357, 'estimate'],
    ])
    const before = feesOf({ ...home, deedDate: '2020-12-22' }).data.assumptions
    expect(before.find(({ field }) => field === 'brokerFeeRate')).toMatchObject({ certainty: 'estimate' })
  })

  test('every Land is covered from the first day to the last, and has a name', () => {
    for (const region of germanLaender)
      for (const deedDate of [DE.coverage.coveredFrom, '2027-12-31'])
        expect(feesOf({ ...home, region, deedDate }).data.lines[0]?.amount).toBeGreaterThan(0)
    expect(DE.form.regions.map(({ code }) => code)).toEqual(germanLaender)
  })

  test.each([
    ['DE-TH', '2016-12-31'],
    ['DE-HB', '2013-12-31'],
    ['DE-BY', '2013-07-31'],
    ['DE-BY', plusDays(lastCoveredDay(DE.coverage.checkedOn), 1)],
  ] as const)('%s is not covered on %s', (region, deedDate) => {
    expect(() => feesOf({ ...home, region, deedDate })).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ path: 'deedDate' })] },
      }),
    )
  })
})
