import { describe, expect, test } from 'vitest'
import { flatBuilding, valued } from './buildings.ts'

describe('price, loan and grid', () => {
  const priced = { ...flatBuilding, purchasePrice: 1_600_000, acquisitionCostsRate: 0.25 }

  test('yields stand on price and costs of buying', () => {
    expect(valued(priced)).toMatchObject({ netInitialYield: 0.05, reversionaryYield: 0.05, netPresentValue: 0 })
    expect(valued(priced).valueNetOfPurchaserCosts).toBe(1_600_000)
  })

  test('without a price there is no outlay: the net present value is the gross one', () => {
    expect(valued(flatBuilding)).toMatchObject({
      netPresentValue: 2_000_000,
      internalRateOfReturn: { status: 'notApplicable', value: null, reason: 'no_outlay' },
      equityMultiple: null,
      netInitialYield: null,
      reversionaryYield: null,
    })
  })

  test('a bullet loan at the rate of the building leaves the equity the same rate', () => {
    const answer = valued({
      ...flatBuilding,
      purchasePrice: 2_000_000,
      loan: { ltv: 0.5, annualRate: 0.05, termMonths: 240, amortisation: 'bullet' },
    })
    expect(answer.loan).toEqual({
      amount: 1_000_000,
      equity: 1_000_000,
      balanceAtExit: 1_000_000,
      // Twelve times 4166.67.
      annualDebtServiceYear1: 50_000.04,
    })
    expect(answer.leveredInternalRateOfReturn?.value).toBeCloseTo(0.05, 6)
    // (10 × 50 000 + 1 000 000) / 1 000 000, less ten times 0.04
    expect(answer.leveredEquityMultiple).toBe(1.5)
    expect(answer.cashFlows[0]).toMatchObject({
      interest: 50_000.04,
      principal: 0,
      loanBalance: 1_000_000,
      leveredCashFlow: 49_999.96,
      dscr: 2,
    })
    expect(answer.cashFlows[10]).not.toHaveProperty('loanBalance')
  })

  test('a loan that is repaid within the horizon serves no more debt', () => {
    const loan = { amount: 120_000, annualRate: 0, termMonths: 12, fees: 500 }
    const answer = valued({ ...flatBuilding, purchasePrice: 2_000_000, loan })
    expect(answer.cashFlows[0]).toMatchObject({ debtService: 120_000, loanBalance: 0, leveredCashFlow: -20_000 })
    expect(answer.cashFlows[1]).toMatchObject({ debtService: 0, dscr: null })
    expect(answer.loan).toMatchObject({ equity: 1_880_500, balanceAtExit: 0 })
  })

  test('a loan above the outlay leaves no equity to earn on', () => {
    const loan = { amount: 2_100_000, annualRate: 0.03, termMonths: 120 }
    expect(valued({ ...flatBuilding, purchasePrice: 2_000_000, loan })).toMatchObject({
      leveredInternalRateOfReturn: { status: 'notApplicable', value: null, reason: 'no_outlay' },
      leveredEquityMultiple: null,
    })
  })

  test('a building whose costs take all its income has no rate of return', () => {
    // 0.1 + 0.2 + 0.7 of the income; in doubles a few parts in 10^16 of it are left over.
    const operatingCosts = [0.1, 0.2, 0.7].map(rateOfIncome => ({ name: 'share', rateOfIncome }))
    const tenants = [{ passingRent: 1234.56, marketRent: 1300, leaseEnd: '2028-06-30' }]
    const answer = valued({ ...flatBuilding, tenants, inflation: 0.02, operatingCosts, purchasePrice: 1000 })
    expect(answer.internalRateOfReturn).toEqual({ status: 'none', value: null, reason: 'no_sign_change' })
  })

  test('a loan of the whole outlay leaves no equity, also where doubles leave a part of nothing', () => {
    // 300 000 × 1.14 = 342 000; in doubles 5.8e-11 more.
    const loan = { ltv: 1.14, annualRate: 0.03, termMonths: 120 }
    const answer = valued({ ...flatBuilding, purchasePrice: 300_000, acquisitionCostsRate: 0.14, loan })
    expect(answer.loan).toMatchObject({ amount: 342_000, equity: 0 })
    expect(answer.leveredEquityMultiple).toBeNull()
    expect(answer.leveredInternalRateOfReturn?.status).toBe('notApplicable')
  })

  test('the grid has a cell for each pair, its middle the value itself, none where a rate is not positive', () => {
    const { sensitivity } = valued({
      ...flatBuilding,
      purchasePrice: 2_000_000,
      sensitivity: { discountRateSteps: [-0.05, 0], exitYieldSteps: [-0.05, 0, 0.05] },
    })
    expect(sensitivity.map(({ discountRate, exitYield }) => [discountRate, exitYield])).toEqual([
      [0, 0],
      [0, 0.05],
      [0, 0.1],
      [0.05, 0],
      [0.05, 0.05],
      [0.05, 0.1],
    ])
    const [, , , noYield, middle, high] = sensitivity.map(({ netPresentValue }) => netPresentValue)
    expect(sensitivity.slice(0, 3).every(({ netPresentValue }) => netPresentValue === null)).toBe(true)
    expect(noYield).toBeNull()
    expect(middle).toBe(0)
    // Half of the exit value of 2 000 000 / 1.05^10 is missing.
    expect(high).toBeCloseTo(-1_000_000 / 1.05 ** 10, 1)
  })

  test.each([
    // At 5 %: (1 - 1.05^-10) / 0.05 = 7.721734929, and 2 000 000 / 1.05^10 = 1 227 826.507.
    ['annualArrears', 1],
    ['midYear', 1.05 ** 0.5],
    ['annualAdvance', 1.05],
    // Four payments of a quarter: 0.05 / (4 × (1.05^¼ - 1)) times the value in arrears.
    ['quarterlyArrears', 0.05 / (4 * (1.05 ** 0.25 - 1))],
    ['quarterlyAdvance', (0.05 / (4 * (1.05 ** 0.25 - 1))) * 1.05 ** 0.25],
    ['monthlyArrears', 0.05 / (12 * (1.05 ** (1 / 12) - 1))],
    ['monthlyAdvance', (0.05 / (12 * (1.05 ** (1 / 12) - 1))) * 1.05 ** (1 / 12)],
  ] as const)('%s moves the flows and not the exit', (timing, factor) => {
    const { grossPresentValue, terminalValue } = valued({ ...flatBuilding, timing })
    expect(terminalValue.presentValue).toBe(1_227_826.51)
    expect(grossPresentValue).toBeCloseTo(772_173.4929 * factor + 1_227_826.507, 1)
  })
})

test('each year of the horizon has a present value, and the forward year after it has none', () => {
  const { cashFlows } = valued({ ...flatBuilding, horizonYears: 3 })
  expect(
    cashFlows.map(({ year, forward, presentValue }) => [year, forward === true, presentValue !== undefined]),
  ).toEqual([
    [1, false, true],
    [2, false, true],
    [3, false, true],
    [4, true, false],
  ])
})
