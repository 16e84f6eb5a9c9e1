import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capitalCases, cashflowCases, yieldsCases } from '../domain/investment/cases.ts'
import { mortgageCases } from '../domain/lending/cases.ts'
import { exact, expectFigures } from '../domain/worked-case.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
})
afterAll(() => app.close())

const ask = async (path: string, body: unknown) => {
  const answer = await post(app, path, body, headers)
  return { status: answer.status, body: await read(answer) }
}

/** Asks, expects 200, and expects what every calculation says beside its figures. */
const answered = async (path: string, input: unknown, method: string): Promise<unknown> => {
  const { status, body } = await ask(path, input)
  expect(status, JSON.stringify(body.issues)).toBe(200)
  expect(body.meta).toMatchObject({ tier: 'enterprise', method })
  expect(body.data).toMatchObject({
    assumptions: expect.any(Array),
    warnings: expect.any(Array),
    methodology: { name: expect.any(String), references: expect.any(Array), limits: expect.any(Array) },
  })
  return body.data
}

describe('the worked examples, over HTTP', () => {
  test.each(mortgageCases)('mortgage: $description', async ({ input, data, tolerance }) => {
    expectFigures(await answered('/propcalc/mortgage', input, 'loan_schedule_in_cents'), data, tolerance)
  })

  test.each(capitalCases)('invested capital: $description', async ({ input, data, tolerance }) => {
    expectFigures(await answered('/capital-investi', input, 'own_capital_of_a_purchase'), data, tolerance)
  })

  test.each(cashflowCases)('cash flow: $description', async ({ input, data, tolerance }) => {
    const near = tolerance ?? { ...exact, amount: 0.02, rate: 0.00001 }
    expectFigures(await answered('/propcalc/cashflow', input, 'yearly_cash_flow'), data, near)
  })

  test.each(yieldsCases)('yields: $description', async ({ input, data, tolerance }) => {
    expectFigures(await answered('/propcalc/yield', input, 'rental_yields'), data, tolerance)
  })
})

const loan = { principal: 100_000, annualRate: 0.03, termMonths: 240 }
const flat = { country: 'LU', purchasePrice: 500_000, monthlyRent: 1500 }

/** Bad bodies, with the field that the answer must name, and the code of the rule where there is one. */
const bad: readonly (readonly [description: string, route: string, body: unknown, path: string, code?: string])[] = [
  ['percent for a fraction', '/propcalc/mortgage', { ...loan, annualRate: 3.5 }, 'annualRate'],
  ['a negative rate', '/propcalc/mortgage', { ...loan, annualRate: -0.001 }, 'annualRate'],
  ['601 months', '/propcalc/mortgage', { ...loan, termMonths: 601 }, 'termMonths'],
  ['no month', '/propcalc/mortgage', { ...loan, termMonths: 0 }, 'termMonths'],
  ['half a month', '/propcalc/mortgage', { ...loan, termMonths: 12.5 }, 'termMonths'],
  ['both terms', '/propcalc/mortgage', { ...loan, termYears: 20 }, 'termYears', 'one_term'],
  [
    'a balloon above the principal',
    '/propcalc/mortgage',
    { ...loan, balloon: 100_001 },
    'balloon',
    'balloon_not_below_principal',
  ],
  [
    'actual days without a start',
    '/propcalc/mortgage',
    { ...loan, dayCount: 'ACT/360' },
    'startDate',
    'start_date_required',
  ],
  ['30 February', '/propcalc/mortgage', { ...loan, startDate: '2026-02-30' }, 'startDate'],
  [
    '601 extra payments',
    '/propcalc/mortgage',
    { ...loan, extraPayments: Array(601).fill({ month: 1, amount: 1 }) },
    'extraPayments',
  ],
  ['no country', '/propcalc/cashflow', { ...flat, country: undefined }, 'country'],
  ['an eleventh country', '/propcalc/cashflow', { ...flat, country: 'CH' }, 'country'],
  ['percent for growth', '/propcalc/cashflow', { ...flat, rentGrowth: 2 }, 'rentGrowth'],
  ['41 years', '/propcalc/cashflow', { ...flat, horizonYears: 41 }, 'horizonYears'],
  ['an unknown field of the loan', '/propcalc/cashflow', { ...flat, loan: { ...loan, output: 'both' } }, 'loan.output'],
  [
    'both terms of its loan',
    '/propcalc/cashflow',
    { ...flat, loan: { ...loan, termYears: 20 } },
    'loan.termYears',
    'one_term',
  ],
  ['both rents', '/propcalc/yield', { ...flat, annualRent: 18_000 }, 'monthlyRent', 'one_rent'],
  ['a price of 0', '/propcalc/yield', { ...flat, purchasePrice: 0 }, 'purchasePrice'],
  [
    'a down payment above the price',
    '/capital-investi',
    { purchasePrice: 1, downPayment: 2 },
    'downPayment',
    'down_payment_above_price',
  ],
]

describe('a wrong body is 400 and names the field', () => {
  const named = bad.map(([description, route, body, path, code]) => ({ description, route, body, path, code }))
  test.each(named)('$description ($route)', async ({ route, body, path, code }) => {
    const { status, body: failure } = await ask(route, body)
    expect(status).toBe(400)
    expect(failure.code).toBe('invalid_request')
    const issue = failure.issues.find(entry => entry.path === path)
    expect(issue, JSON.stringify(failure.issues)).toBeDefined()
    expect(issue?.code).toBe(code)
  })
})

describe('what is legal and hard to answer', () => {
  test('600 months with 600 extra payments end at 0', async () => {
    const extraPayments = Array.from({ length: 600 }, (_, index) => ({ month: index + 1, amount: 0.01 }))
    const { body } = await ask('/propcalc/mortgage', { ...loan, termMonths: 600, extraPayments })
    expect(body.data).toMatchObject({ finalBalance: 0, numberOfPayments: 600 })
  })

  test('fees above the principal leave no rate of charge, and that is reported', async () => {
    const { status, body } = await ask('/propcalc/mortgage', { ...loan, upfrontFees: 100_000 })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ aprc: null, warnings: [{ code: 'aprc_not_defined' }] })
  })

  test('an income of next to nothing on a million is a rate of return above -100 %', async () => {
    // −1 000 000, then 1: the rate is 1 / 1 000 000 − 1 = −99.9999 %.
    const { body } = await ask('/propcalc/cashflow', {
      country: 'LU',
      purchasePrice: 1_000_000,
      monthlyRent: 1 / 12,
      sellAtEnd: true,
      horizonYears: 1,
      // What the sale brings pays back the loan of the other half.
      propertyGrowth: -0.2,
      loan: { principal: 0.01, annualRate: 0, termMonths: 600 },
      sellingCostsRate: 0.3,
    })
    expect(body.data).toMatchObject({ internalRateOfReturn: { status: 'ok' } })
    const { internalRateOfReturn } = body.data as { internalRateOfReturn: { value: number } }
    // 1 000 000 × 0.8 × 0.7 + 1 = 560 001.
    expect(internalRateOfReturn.value).toBeCloseTo(-0.439999, 5)
  })
})
