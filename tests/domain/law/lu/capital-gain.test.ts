import { describe, expect, test } from 'vitest'
import { CapitalGains } from '#contract/fiscal'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { cases } from './capital-gain-cases.ts'
import { amounts, flatWith } from './sales.ts'

describe('the worked and the published cases', () => {
  test.each(cases)('$description', ({ input, data, lines = {}, fundRange }) => {
    const answer = capitalGains(input, input.saleDate)
    expect(CapitalGains.parse(answer.data)).toEqual(answer.data)
    expect(answer.data).toMatchObject(data)
    const amounts = Object.fromEntries(answer.data.lines.map(({ key, amount }) => [key, amount]))
    expect(amounts).toMatchObject(lines)
    const { range } = answer.data.lines.find(({ key }) => key === 'employmentFund') ?? {}
    if (fundRange) expect(range).toEqual(fundRange)
  })
})

test('an answer is read in the order of the contract', () => {
  for (const changes of [{}, { acquisitionDate: '2024-05-03' }, { mainResidence: true }]) {
    const data = flatWith(changes)
    expect(Object.keys(data)).toEqual(Object.keys(CapitalGains.shape).filter(field => field in data))
  }
})

describe('why no tax is due', () => {
  test('a speculative gain below 500 is exempt, one of 500 is taxed', () => {
    const sold = (salePrice: number) =>
      flatWith({ acquisitionDate: '2024-05-03', acquisitionCosts: 0, saleCosts: 0, salePrice })
    expect(sold(300_499.99)).toMatchObject({ regime: 'speculative', exemption: 'speculativeBelow500', lines: [] })
    expect(sold(300_499.99).holding.basis).toContain('lu.capitalGain.speculativeExemption')
    // T(50 500) − T(50 000) = 36 % × 500 = 180
    expect(sold(300_500)).toMatchObject({ exemption: null, taxableGain: 500 })
    expect(amounts(sold(300_500)).incomeTaxOnGain).toBe(180)
  })

  test.each(['2010-05-03', '2024-05-03'])('a sale at a loss of what was bought %s', acquisitionDate => {
    const data = flatWith({ acquisitionDate, salePrice: 250_000, saleCosts: 1000 })
    expect(data).toMatchObject({ exemption: 'noGain', taxableGain: 0, lines: [], totals: { tax: 0, effectiveRate: 0 } })
    expect(data.gain).toBeLessThan(0)
    expect(data.totals.netProceeds).toBe(249_000)
    expect(data).not.toHaveProperty('tariff')
    for (const { used, available, left } of data.allowances) expect([used, left]).toEqual([0, available])
  })

  test('a sale at cost has no gain', () => {
    expect(flatWith({ salePrice: 429_590, saleCosts: 0 })).toMatchObject({ gain: 0, exemption: 'noGain' })
  })

  test('allowances that absorb the whole gain', () => {
    // 429 590 + 50 000
    const data = flatWith({ salePrice: 479_590, saleCosts: 0 })
    expect(data).toMatchObject({ regime: 'longTerm', exemption: 'allowances', gain: 50_000, taxableGain: 0, lines: [] })
    expect(data.allowances).toMatchObject([{ key: 'decennial', available: 50_000, used: 50_000, left: 0 }])
  })

  test('a sale of 2015 or 2016 needs no scale for it', () => {
    for (const saleDate of ['2015-01-01', '2016-12-31'])
      expect(flatWith({ saleDate, salePrice: 300_000 }).exemption).toBe('noGain')
    expect(() => flatWith({ saleDate: '2016-12-31' })).toThrow('law_not_covered')
  })
})

describe('the allowances', () => {
  test('are taken in the order of the law: the parents’ home, then the decennial one', () => {
    // 632 000 − 18 000 − 429 590 = 184 410
    const data = flatWith({ salePrice: 632_000, acquisitionMode: 'inheritance', parentsMainResidence: true })
    expect(data.allowances).toMatchObject([
      { key: 'parentsHome', available: 75_000, used: 75_000, left: 0, legalReference: 'LIR art. 130(5)' },
      { key: 'decennial', available: 50_000, used: 50_000, left: 0, legalReference: 'LIR art. 130(4)' },
    ])
    expect(data.taxableGain).toBe(184_410 - 125_000)
  })

  test('of the parents’ home leave the decennial one for later when they are enough', () => {
    const data = flatWith({ salePrice: 517_590, acquisitionMode: 'inheritance', parentsMainResidence: true })
    expect(data.gain).toBe(70_000)
    expect(data.allowances).toMatchObject([
      { key: 'parentsHome', used: 70_000, left: 5000 },
      { key: 'decennial', used: 0, left: 50_000 },
    ])
  })

  test('are 100 000 for a couple taxed jointly, 50 000 for spouses who are not', () => {
    expect(flatWith({ taxClass: '2', jointTaxation: true }).allowances[0]?.available).toBe(100_000)
    expect(flatWith({ taxClass: '2', jointTaxation: false }).allowances[0]?.available).toBe(50_000)
  })

  test('are less what was used in the ten preceding years', () => {
    expect(flatWith({ decennialAllowanceUsed: 30_000.5 }).allowances).toMatchObject([
      { available: 19_999.5, used: 19_999.5, left: 0 },
    ])
    expect(flatWith({ decennialAllowanceUsed: 50_000 }).allowances).toMatchObject([{ available: 0, used: 0, left: 0 }])
  })

  test('do not stand in the speculative regime', () => {
    expect(flatWith({ acquisitionDate: '2024-05-03' }).allowances).toEqual([])
  })
})

describe('a long-term taxable gain below 250', () => {
  const small = (gain: number) => flatWith({ salePrice: 429_590 + gain, saleCosts: 0, decennialAllowanceUsed: 50_000 })
  const codes = (data: ReturnType<typeof small>) => data.notices.map(({ code }) => code)

  test('is taxed by addition, with its notice', () => {
    // T(50 200) − T(50 000) = 7 413.30 − 7 341.30, in whole euros 72
    const data = small(249.99)
    expect(data.tariff).toEqual({
      ordinaryTaxableIncome: 50_000,
      adjustedIncome: 50_200,
      taxOnAdjustedIncome: 7413,
      taxOnOrdinaryIncome: 7341,
    })
    expect(amounts(data).incomeTaxOnGain).toBe(72)
    expect(codes(data)).toContain('contested_rule')
  })

  test('of 250 has a special rate and no notice', () => {
    expect(small(250).tariff?.specialRate).toBeDefined()
    expect(codes(small(250))).not.toContain('contested_rule')
  })

  test.each([
    // T(300 000) − T(299 950) = 108 479.70 − 108 458.70, each in whole euros: a step of 50 at 42 %, for a gain of 1
    [1, 300_000, 108_479, 108_458],
    // the same step for the whole of it and for all but a cent
    [50, 300_000, 108_479, 108_458],
    [50.99, 300_000, 108_479, 108_458],
    // 299 999 + 51 is the next step
    [51, 300_050, 108_500, 108_458],
  ])('of %d bears the difference of the two taxes that the tariff prints, without a cap', (...one) => {
    const [gain, adjustedIncome, taxOnAdjustedIncome, taxOnOrdinaryIncome] = one
    const data = flatWith({
      salePrice: 429_590 + gain,
      saleCosts: 0,
      decennialAllowanceUsed: 50_000,
      ordinaryTaxableIncome: 299_999,
    })
    expect(data.gain).toBe(gain)
    expect(data.tariff).toMatchObject({ adjustedIncome, taxOnAdjustedIncome, taxOnOrdinaryIncome })
    expect(amounts(data).incomeTaxOnGain).toBe(taxOnAdjustedIncome - taxOnOrdinaryIncome)
  })
})

describe('what is not collected is 0', () => {
  test('a dependency contribution below 24.79', () => {
    const gain = (taxable: number) =>
      flatWith({ salePrice: 429_590 + taxable, saleCosts: 0, decennialAllowanceUsed: 50_000 })
    // 1.4 % of 1 770.71 is 24.78994, of 1 770.72 it is 24.79008
    const below = gain(1770.71).lines.find(({ key }) => key === 'dependencyContribution')
    expect(below).toMatchObject({ amount: 0, basis: ['lu.dependency.rate', 'lu.dependency.minimum'] })
    expect(amounts(gain(1770.72)).dependencyContribution).toBe(24.79)
  })

  test('the tax of a gain within the tax-free slice of the scale', () => {
    const data = flatWith({ salePrice: 489_590, saleCosts: 0, ordinaryTaxableIncome: 0 })
    expect(data.taxableGain).toBe(10_000)
    expect(data.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['incomeTaxOnGain', 0],
      ['dependencyContribution', 140],
    ])
  })

  test('no dependency contribution is owed without Luxembourg health insurance', () => {
    expect(amounts(flatWith({ healthInsuredInLuxembourg: false }))).not.toHaveProperty('dependencyContribution')
  })
})

describe('the range where the law is not settled', () => {
  /** Taxable gain that brings the income of the year to a sum. */
  const upTo = (income: number, ordinaryTaxableIncome: number) =>
    flatWith({ salePrice: 429_590 + 50_000 + income - ordinaryTaxableIncome, saleCosts: 0, ordinaryTaxableIncome })

  test('begins above 150 000, in class 2 above 300 000', () => {
    const range = (data: ReturnType<typeof upTo>) => data.lines.find(({ key }) => key === 'employmentFund')?.range
    expect(range(upTo(150_049, 50_000))).toBeUndefined()
    expect(range(upTo(150_050, 50_000))).toBeDefined()
    const couple = (income: number) =>
      flatWith({ taxClass: '2', jointTaxation: false, salePrice: 429_590 + income, saleCosts: 0 })
    expect(range(couple(300_049))).toBeUndefined()
    expect(range(couple(300_050))).toBeDefined()
  })

  test('the central figure lies in the range, its line is an estimate, its split is an assumption', () => {
    const data = upTo(400_000, 50_000)
    const line = data.lines.find(({ key }) => key === 'employmentFund')
    expect(line).toMatchObject({ certainty: 'estimate' })
    expect(line).not.toHaveProperty('rate')
    expect(data.totals.taxLow).toBeLessThan(data.totals.tax)
    expect(data.totals.tax).toBeLessThan(data.totals.taxHigh)
    expect(data.assumptions).toContainEqual(expect.objectContaining({ parameter: 'lu.incomeTax.employmentFundSplit' }))
  })
})
