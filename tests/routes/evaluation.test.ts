import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capitalisationCases, lendingValueCases } from '../domain/evaluation/cases.ts'
import { discountedCashFlowCases } from '../domain/evaluation/discounted-cash-flow-cases.ts'
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
  // Nothing claims to conform to a standard or to be certified.
  expect(JSON.stringify(body.data)).not.toMatch(/compliant|conforms|in accordance with|certified value/i)
  return body.data
}

describe('the worked examples, over HTTP', () => {
  test.each(lendingValueCases)('lending value: $description', async ({ input, data, tolerance }) => {
    expectFigures(await answered('/mlv', input, 'market_value_less_prudential_haircut'), data, tolerance)
  })

  test.each(capitalisationCases)('capitalisation: $description', async ({ input, data, tolerance }) => {
    expectFigures(await answered('/capitalisation', input, 'income_capitalisation'), data, tolerance)
  })

  test.each(discountedCashFlowCases)('discounted cash flow: $description', async ({ request, expected }) => {
    expectFigures(await answered('/dcf', request, 'discounted_cash_flow'), expected, { ...exact, amount: 0.02 })
  })
})

const building = {
  valuationDate: '2026-01-01',
  tenants: [{ passingRent: 12_000, leaseEnd: '2030-12-31' }],
  discountRate: 0.06,
  exitYield: 0.05,
}
const unit = building.tenants[0]
const office = { marketValue: 500_000, assetType: 'office' }
const income = { assetType: 'office', noi: 100_000 }

/** Bad bodies, with the field that the answer must name, and the code of the rule where there is one. */
const bad: readonly (readonly [description: string, route: string, body: unknown, path: string, code?: string])[] = [
  ['a haircut of 120 %', '/mlv', { ...office, abattement: 1.2 }, 'abattement'],
  ['percent for a fraction', '/mlv', { ...office, abattement: 10 }, 'abattement'],
  ['a castle', '/mlv', { ...office, assetType: 'castle' }, 'assetType'],
  ['no market value', '/mlv', { assetType: 'office' }, 'marketValue'],
  ['a market value of 0', '/mlv', { ...office, marketValue: 0 }, 'marketValue'],
  ['a value as text', '/mlv', { ...office, marketValue: '500000' }, 'marketValue'],
  ['two earlier values', '/mlv', { ...office, revaluation: { observedValues: [1, 2] } }, 'revaluation.observedValues'],
  ['a rate of 0', '/capitalisation', { ...income, capRate: 0 }, 'capRate', 'cap_rate_not_positive'],
  ['a negative rate', '/capitalisation', { ...income, capRate: -0.01 }, 'capRate', 'cap_rate_not_positive'],
  ['an income of 0', '/capitalisation', { ...income, noi: 0 }, 'noi', 'noi_not_positive'],
  ['percent for a rate', '/capitalisation', { ...income, capRate: 5.25 }, 'capRate'],
  [
    'a field of another method',
    '/capitalisation',
    { ...income, passingRent: 1 },
    'passingRent',
    'field_not_for_method',
  ],
  ['an exit yield of 0', '/dcf', { ...building, exitYield: 0 }, 'exitYield'],
  ['percent for a discount rate', '/dcf', { ...building, discountRate: 3.5 }, 'discountRate'],
  [
    'a cap below its floor',
    '/dcf',
    { ...building, tenants: [{ ...unit, indexation: { cap: 0.01, floor: 0.03 } }] },
    'tenants[0].indexation.cap',
    'cap_below_floor',
  ],
  [
    'a lease that has ended',
    '/dcf',
    { ...building, tenants: [{ ...unit, leaseEnd: '2025-12-31' }] },
    'tenants[0].leaseEnd',
    'lease_already_ended',
  ],
  ['201 tenants', '/dcf', { ...building, tenants: Array(201).fill(unit) }, 'tenants'],
  ['no tenant', '/dcf', { ...building, tenants: [] }, 'tenants'],
  [
    'a loan without a price',
    '/dcf',
    { ...building, loan: { amount: 1, annualRate: 0.03, termMonths: 12 } },
    'purchasePrice',
    'loan_needs_price',
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
  test('200 tenants are read and valued', async () => {
    expect((await ask('/dcf', { ...building, tenants: Array(200).fill(unit) })).status).toBe(200)
  })

  test('a body of 900 KiB is read by the discounted cash flow alone', async () => {
    const padded = `${JSON.stringify(building)}${' '.repeat(900 * 1024)}`
    expect((await ask('/dcf', padded)).status).toBe(200)
    expect((await ask('/mlv', `${JSON.stringify(office)}${' '.repeat(900 * 1024)}`)).status).toBe(413)
    expect((await ask('/dcf', `${JSON.stringify(building)}${' '.repeat(1024 * 1024)}`)).status).toBe(413)
  })

  test('a price of which next to nothing returns has a rate of return just above -100 %', async () => {
    const { body } = await ask('/dcf', { ...building, purchasePrice: 1e10, horizonYears: 1 })
    expect(body.data).toMatchObject({ internalRateOfReturn: { status: 'ok' } })
    expect((body.data as { internalRateOfReturn: { value: number } }).internalRateOfReturn.value).toBeGreaterThan(-1)
  })

  test('without a price the question of a rate of return does not arise', async () => {
    const { body } = await ask('/dcf', building)
    expect(body.data).toMatchObject({
      internalRateOfReturn: { status: 'notApplicable', value: null, reason: 'no_outlay' },
    })
  })
})

test('a publishable key does not reach these routes', async () => {
  const { key } = await app.newKey('free', 'publishable', ['https://agency.example'])
  const answer = await post(app, '/mlv', office, { 'X-API-Key': key, Origin: 'https://agency.example' })
  expect(answer.status).toBe(403)
  expect((await read(answer)).code).toBe('forbidden')
})
