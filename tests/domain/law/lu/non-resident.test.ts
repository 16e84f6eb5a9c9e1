import { describe, expect, test } from 'vitest'
import { nonResidentRateMin, nonResidentRateMinByFraction } from '#domain/law/lu/parameters/capital-gain'
import { amounts, answer, type DatedSale, flat, flatWith } from './sales.ts'

/** A flat sold by a non-resident in 2026, without other income in Luxembourg. */
const sold = (changes: Partial<DatedSale>) => {
  const { healthInsuredInLuxembourg: _, jointTaxation: __, ...open } = flat
  return answer({
    ...open,
    taxResident: false,
    saleCosts: 0,
    acquisitionCosts: 0,
    ordinaryTaxableIncome: 0,
    ...changes,
  })
}

/** A speculative gain: bought three years before the sale. */
const speculative = (gain: number, changes: Partial<DatedSale> = {}) =>
  sold({ acquisitionDate: '2023-05-03', acquisitionPrice: 600_000 - gain, salePrice: 600_000, ...changes })

/** A long-term gain whose taxable part, after the allowance of 50 000, is a given sum. */
const longTerm = (taxable: number, changes: Partial<DatedSale> = {}) => {
  const start = sold({ salePrice: 1_000_000, ...changes })
  return sold({ salePrice: start.revaluedCost + 50_000 + taxable, ...changes })
}

/** Amounts of the notices on readings of art. 157 that were not taken. */
const otherReadings = ({ notices }: ReturnType<typeof sold>) =>
  notices.flatMap(({ code, field, amount }) => (code === 'contested_rule' && field === 'taxResident' ? [amount] : []))

const codes = (data: ReturnType<typeof sold>) => data.notices.map(({ code, field }) => `${code} ${field ?? ''}`.trim())

// Scale of class 1 from 2025: exempt to 13 230, then 8, 9, 10, 11, 12 % on 2 205 each, 14 % on 2 295 …
describe('a speculative gain of a non-resident, LIR art. 157(5), (5a)', () => {
  test('bears fifteen per cent where the scale of class 1 gives less', () => {
    // 40 000 × 15 % = 6 000; fund 7 % = 420; no dependency contribution, which is one of residents.
    expect(amounts(speculative(40_000))).toEqual({ incomeTaxOnGain: 6000, employmentFund: 420 })
  })

  test('bears no more than the scale on the income with the exempt slice added', () => {
    // 10 000 + 13 230 → 23 200: 2 205 × (8 + 9 + 10 + 11 %) + 1 150 × 12 % = 837.90 + 138 = 975.90, under 1 500.
    expect(amounts(speculative(10_000))).toEqual({ incomeTaxOnGain: 975, employmentFund: 68.25 })
  })

  test('bears the scale where it gives more', () => {
    const alone = speculative(150_000)
    const resident = speculative(150_000, { taxResident: true, healthInsuredInLuxembourg: false })
    expect(amounts(alone)).toEqual(amounts(resident))
    expect(alone.tariff?.taxOnAdjustedIncome).toBeGreaterThan(150_000 * 0.15)
  })

  test('beside rents bears what the year owes more', () => {
    const data = speculative(20_000, { ordinaryTaxableIncome: 10_000 })
    // 30 000 × 15 % = 4 500; 10 000 alone 975 as above.
    expect(amounts(data).incomeTaxOnGain).toBe(4500 - 975)
  })

  test.each([
    [150_000, 0, []],
    [40_000, 0, ['lu.capitalGain.nonResidentRateMin']],
    [10_000, 0, ['lu.capitalGain.nonResidentRateMin', 'lu.capitalGain.nonResidentMost']],
    // The year bears the scale; the rents alone would bear 975, the most of their year.
    [150_000, 10_000, ['lu.capitalGain.nonResidentRateMin', 'lu.capitalGain.nonResidentMost']],
  ])('a gain of %d beside rents of %d cites the limits that decided, and no other: %j', (gain, rents, limits) => {
    const [line] = speculative(gain, { ordinaryTaxableIncome: rents }).lines
    expect(line?.basis).toEqual(['lu.incomeTax.scale', ...limits])
  })
})

describe('a long-term gain of a non-resident', () => {
  test('bears fifteen per cent where half of the average rate is lower, with the other reading told', () => {
    const data = longTerm(60_000)
    expect(data.taxableGain).toBe(60_000)
    expect(amounts(data)).toEqual({ incomeTaxOnGain: 9000, employmentFund: 630 })
    expect(data.tariff?.specialRate).toBe(0.15)
    expect(data.lines[0]).toMatchObject({ rate: 0.15, legalReference: 'LIR art. 157(5)' })
    // 60 000 + 13 230 → 73 200: 8 859.60 at 54 090, 39 % of 19 110 more: 16 312; half of 22.28 % is 11.14 %, or 6 684.
    expect(otherReadings(data)).toEqual([9000 - 6684])
  })

  test.each([
    // 73 200 as above: a quarter of 22.28 % is 5.57 %, or 3 342; the least rate of art. 132(3) gives 7.5 %, or 4 500.
    ['2025-08-15', [9000 - 3342, 9000 - 4500]],
    // The window of the quarter rate ended on 30 September 2025.
    ['2025-10-15', [9000 - 6684]],
  ])(
    'on %s has the lower least rate as the other reading only while a quarter of the rate applies',
    (saleDate, other) => {
      const data = longTerm(60_000, { saleDate })
      expect(amounts(data).incomeTaxOnGain).toBe(9000)
      expect(otherReadings(data)).toEqual(other)
    },
  )

  test('bears no more than the scale on the income with the exempt slice added', () => {
    // As above: 975, under 1 500; the line then has no rate.
    const data = longTerm(10_000)
    expect(amounts(data)).toEqual({ incomeTaxOnGain: 975, employmentFund: 68.25 })
    expect(data.lines[0]?.rate).toBeUndefined()
    expect(data.lines[0]?.legalReference).toBe('LIR art. 157(5a)')
  })

  test('bears half of the average rate where that is above fifteen per cent, as a resident does', () => {
    const alone = longTerm(200_000)
    expect(alone.tariff?.specialRate).toBeGreaterThan(0.15)
    expect(amounts(alone)).toEqual(amounts(longTerm(200_000, { taxResident: true, healthInsuredInLuxembourg: false })))
    expect(codes(alone)).not.toContain('contested_rule taxResident')
  })

  test('is exempt as a main residence, and has the allowance of one person', () => {
    expect(sold({ mainResidence: true }).totals.tax).toBe(0)
    expect(sold({ taxClass: '2' }).allowances).toMatchObject([{ key: 'decennial', available: 50_000 }])
  })
})

describe('answers of a non-resident', () => {
  test('a class and an insurance that change nothing are named', () => {
    const data = speculative(40_000, { taxClass: '2', healthInsuredInLuxembourg: true })
    expect(amounts(data)).toEqual({ incomeTaxOnGain: 6000, employmentFund: 420 })
    const withoutEffect = codes(data).filter(code => code.startsWith('no_effect_here'))
    expect(withoutEffect.toSorted()).toEqual(['no_effect_here healthInsuredInLuxembourg', 'no_effect_here taxClass'])
  })

  test('sellers with professional income or taxed as residents are told that other rules apply', () => {
    const [notice] = speculative(40_000).notices.filter(({ code }) => code === 'surcharge_possible')
    expect(notice?.message).toMatch(/157bis.*at least 90 % of all income.*less than 13000 EUR of income.*157ter/)
    // The rate of art. 157ter is that of the worldwide income, which the answer for a resident does not know.
    expect(notice?.message).not.toContain('`taxResident` true')
    expect(flatWith({ taxResident: true }).notices.map(({ code }) => code)).not.toContain('surcharge_possible')
  })

  // Art. 157ter as of the law of 15 December 2017, art. 3 no 10, from tax year 2018; before, the share of 90 % alone.
  test.each([
    ['2017-12-31', false],
    ['2018-01-01', true],
  ])('on %s the limit of other income is told: %s', (saleDate, isTold) => {
    const [notice] = sold({
      acquisitionDate: '2016-05-03',
      acquisitionPrice: 560_000,
      salePrice: 600_000,
      saleDate,
    }).notices.filter(({ code }) => code === 'surcharge_possible')
    expect(notice?.message).toContain('90 % of all income')
    expect(notice?.message.includes('13000 EUR')).toBe(isTold)
    expect(notice?.message.length).toBeLessThanOrEqual(400)
  })

  test('the least rate of the years of the quarter rate is a reading, the other one is the words of the act', () => {
    expect(nonResidentRateMinByFraction.versions.map(({ certainty }) => certainty)).toEqual(['estimate'])
    expect(nonResidentRateMinByFraction.versions[0]?.note).toMatch(/^A reading/)
    expect(nonResidentRateMin.versions.map(({ certainty }) => certainty)).toEqual(['statutory'])
  })
})
