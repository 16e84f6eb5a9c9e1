import { describe, expect, test } from 'vitest'
import { Cashflow, CashflowInput } from '#contract/propcalc/cashflow'
import { InvestedCapital, InvestedCapitalInput } from '#contract/propcalc/invested-capital'
import { Yields, YieldsInput } from '#contract/propcalc/yields'
import { capitalOfPurchase, financePurchase } from '#domain/investment/capital'
import { cashflow } from '#domain/investment/cashflow'
import { yields } from '#domain/investment/yields'
import { exact, expectFigures } from '../worked-case.ts'
import { capitalCases, cashflowCases, yieldsCases } from './cases.ts'

const capitalOf = (input: Parameters<typeof financePurchase>[0]) => capitalOfPurchase(financePurchase(input))

/** Years are sums of months in whole cents. */
const summed = { ...exact, amount: 0.02, rate: 0.00001 }

test.each(capitalCases)('capital: $description ($source)', ({ input, data, tolerance }) => {
  expect(InvestedCapitalInput.parse(input)).toEqual(input)
  const answer = capitalOf(input)
  expect(InvestedCapital.parse(answer)).toEqual(answer)
  expectFigures(answer, data, tolerance)
})

test.each(cashflowCases)('cash flow: $description ($source)', ({ input, data, tolerance }) => {
  expect(CashflowInput.parse(input)).toEqual(input)
  const answer = cashflow(input)
  expect(Cashflow.parse(answer)).toEqual(answer)
  expectFigures(answer, data, tolerance ?? summed)
})

test.each(yieldsCases)('yields: $description ($source)', ({ input, data, tolerance }) => {
  expect(YieldsInput.parse(input)).toEqual(input)
  const answer = yields(input)
  expect(Yields.parse(answer)).toEqual(answer)
  expectFigures(answer, data, tolerance)
})

describe('the capital of a purchase', () => {
  test('is the sum of its lines, and the shares add up to one', () => {
    const { lines, totalCapital } = capitalOf({
      purchasePrice: 333_333.33,
      downPaymentRate: 0.15,
      acquisitionFeesRate: 0.07,
      works: 1234.56,
    })
    // 49 999.9995 and 23 333.3331, each rounded to cents first.
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['downPayment', 50_000],
      ['acquisitionFees', 23_333.33],
      ['works', 1234.56],
    ])
    expect(totalCapital).toBe(74_567.89)
    expect(lines.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5)
  })

  test('has a line for each amount, be it a cent, and none for nothing', () => {
    const { lines } = capitalOf({ purchasePrice: 100_000, downPayment: 20_000, works: 0.01, furniture: 0 })
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['downPayment', 20_000],
      ['works', 0.01],
    ])
  })

  test.each([
    [0.8, []],
    [0.85, ['rental']],
    [0.95, ['mainResidence', 'rental']],
  ])('a loan of %d in Luxembourg is above the limits %j', (share, above) => {
    const { regulatoryLtv = [], warnings } = capitalOf({ purchasePrice: 100_000, loanAmount: share * 100_000 })
    expect(regulatoryLtv.filter(({ exceeded }) => exceeded).map(({ case: of }) => of)).toEqual(above)
    expect(warnings.map(({ code }) => code)).toEqual(above.length > 0 ? ['ltv_above_lu_limit'] : [])
  })

  test('a rate on the limit is not above it, whatever the cent to which the down payment is rounded', () => {
    // 0.2 × 333 333.32 = 66 666.664: a fraction of a cent more is lent than 80 %.
    const { loanToValue, warnings } = capitalOf({ purchasePrice: 333_333.32, downPaymentRate: 0.2 })
    expect([loanToValue, warnings]).toEqual([0.8, []])
  })

  test('abroad no limit of Luxembourg is named, and no money is no line', () => {
    const { regulatoryLtv, warnings, lines } = capitalOf({ country: 'FR', purchasePrice: 1, loanAmount: 1 })
    expect([regulatoryLtv, warnings, lines]).toEqual([undefined, [], []])
  })
})

const flat = { country: 'LU', purchasePrice: 100_000, monthlyRent: 1000 } as const

describe('a cash flow', () => {
  test('takes the growth of its country where none is sent, and says so with its day', () => {
    const { assumptions, years } = cashflow({ ...flat, country: 'US', horizonYears: 2 })
    const used = Object.fromEntries(assumptions.map(({ field, value, asOf }) => [field, [value, asOf]]))
    expect(used).toMatchObject({
      rentGrowth: [0.02, '2026-11-21'],
      costGrowth: [0.02, '2026-11-21'],
      propertyGrowth: [0.035, '2026-11-21'],
    })
    expect(years[1]).toMatchObject({ grossRent: 12_240, propertyValue: 107_122.5 })
  })

  test('taxes what is left of the income after interest and depreciation, and no loss', () => {
    const tax = { rate: 0.3, depreciationRate: 0.02 }
    // 0.3 × (12 000 − 0.02 × 100 000) = 3 000.
    expect(cashflow({ ...flat, tax, horizonYears: 1 }).years[0]?.tax).toBe(3000)
    expect(cashflow({ ...flat, monthlyRent: 0, otherCosts: 1, tax, horizonYears: 1 }).years[0]?.tax).toBe(0)
    const loan = { principal: 100_000, annualRate: 0.06, termMonths: 120, amortisation: 'bullet' } as const
    // 0.3 × (12 000 − 6 000 − 2 000) = 1 200; without deduction 3 000.
    expect(cashflow({ ...flat, loan, tax, horizonYears: 1 }).years[0]?.tax).toBe(1200)
    const whole = cashflow({ ...flat, loan, tax: { ...tax, interestDeductible: false }, horizonYears: 1 })
    expect(whole.years[0]?.tax).toBe(3000)
  })

  test('spends extra payments and monthly fees of the loan as well', () => {
    const loan = {
      principal: 50_000,
      annualRate: 0,
      termMonths: 120,
      amortisation: 'bullet' as const,
      monthlyFee: 5,
      extraPayments: [{ month: 6, amount: 10_000 }],
    }
    const { years } = cashflow({ ...flat, loan, horizonYears: 1 })
    // 10 000 repaid, 12 × 5 of fees.
    expect(years[0]).toMatchObject({ principal: 10_000, loanFees: 60, debtService: 10_060, loanBalance: 40_000 })
  })

  test('sold at the end, it earns what it earned: 5 % of income at an unchanged value', () => {
    const input = { ...flat, monthlyRent: 5000 / 12, rentGrowth: 0, propertyGrowth: 0, sellAtEnd: true } as const
    expect(cashflow(input).internalRateOfReturn).toEqual({ status: 'ok', value: 0.05 })
  })

  test('without an outlay has no rate of return and no return on cash, and says why', () => {
    const loan = { principal: 100_000, annualRate: 0.03, termMonths: 240 } as const
    const { internalRateOfReturn, cashOnCashYear1 } = cashflow({ ...flat, loan, sellAtEnd: true })
    expect(internalRateOfReturn).toEqual({ status: 'notApplicable', value: null, reason: 'no_outlay' })
    expect(cashOnCashYear1).toBeNull()
  })

  test('paid by the loan to the last cent has no rate of return, whatever doubles leave of the difference', () => {
    // 0.3 + 0.1 + 0.2 = 0.6; in doubles 0.6000000000000001.
    const loan = { principal: 0.6, annualRate: 0, termMonths: 240 } as const
    const costs = { purchasePrice: 0.3, acquisitionFees: 0.1, works: 0.2 }
    const { initialInvestment, internalRateOfReturn } = cashflow({ ...flat, ...costs, loan, sellAtEnd: true })
    expect(initialInvestment).toBe(0)
    expect(internalRateOfReturn).toEqual({ status: 'notApplicable', value: null, reason: 'no_outlay' })
  })

  test('that only loses has no rate of return, with a warning', () => {
    const { internalRateOfReturn, warnings } = cashflow({
      ...flat,
      monthlyRent: 0,
      otherCosts: 1_000_000,
      horizonYears: 1,
      sellAtEnd: true,
    })
    expect(internalRateOfReturn).toMatchObject({ status: 'none', value: null, reason: 'no_sign_change' })
    expect(warnings.map(({ code }) => code)).toEqual(['irr_none'])
  })

  test('breaks even at the rent that it names', () => {
    const input = {
      ...flat,
      vacancyRate: 0.05,
      managementRate: 0.1,
      otherCosts: 2000,
      loan: { principal: 80_000, annualRate: 0.03, termMonths: 240 },
      horizonYears: 1,
    } as const
    const rent = cashflow(input).breakEvenMonthlyRent ?? Number.NaN
    // The rent is rounded to a cent, which twelve months multiply.
    expect(Math.abs(cashflow({ ...input, monthlyRent: rent }).years[0]?.cashflow ?? Number.NaN)).toBeLessThan(0.06)
    expect(cashflow({ ...flat, vacancyRate: 1 }).breakEvenMonthlyRent).toBeNull()
  })

  test('breaks even at an answerable rent however little of it is collected', () => {
    const answer = cashflow({ ...flat, vacancyRate: 1 - 2 ** -53, managementRate: 0.5, otherCosts: 1e12 })
    // 1e12 / (12 × 2^-53 × 0.5)
    expect(answer.breakEvenMonthlyRent).toBeCloseTo(1e12 / (6 * 2 ** -53), -16)
    expect(Cashflow.parse(answer)).toEqual(answer)
  })
})

describe('the yields', () => {
  test('after tax take interest off what is taxed', () => {
    // 12 000 − 0.5 × (12 000 − 4 000) = 8 000 on 100 000.
    const answer = yields({ ...flat, annualInterest: 4000, incomeTaxRate: 0.5 })
    expect(answer).toMatchObject({ incomeTax: 4000, netNetYield: 0.08, netYield: 0.12 })
    expect(yields(flat).netNetYield).toBeUndefined()
  })

  test('after tax tell the rate or the interest that was left out as 0', () => {
    const assumed = (more: object) => yields({ ...flat, ...more }).assumptions.map(({ field }) => field)
    expect(assumed({ annualInterest: 4000 })).toContain('incomeTaxRate')
    expect(assumed({ incomeTaxRate: 0.5 })).toContain('annualInterest')
    expect(assumed({}).filter(field => field === 'incomeTaxRate' || field === 'annualInterest')).toEqual([])
  })

  test('of a rent that the costs take to the last cent are 0, without a warning', () => {
    // 0.3 − (0.1 + 0.2); in doubles a little below 0.
    const { country, purchasePrice } = flat
    const answer = yields({ country, purchasePrice, annualRent: 0.3, propertyTax: 0.1, insuranceCost: 0.2 })
    expect(answer).toMatchObject({ netIncome: 0, netYield: 0, warnings: [] })
  })

  test('that are negative are an answer with a warning', () => {
    expect(yields({ ...flat, otherCosts: 20_000 }).warnings.map(({ code }) => code)).toEqual(['negative_net_yield'])
  })
})
