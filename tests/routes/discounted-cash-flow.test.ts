import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import { discountedCashFlowRuleCases } from '../contract/discounted-cash-flow-rule-cases.ts'
import { flatBuilding, flatUnit } from '../domain/evaluation/buildings.ts'
import { discountedCashFlowCases } from '../domain/evaluation/discounted-cash-flow-cases.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' } })
})
afterAll(() => app.close())

const value = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await post(app, '/dcf', body, headers)
  const sent = await read(answer)
  return { status: answer.status, body: sent, data: sent.data as DiscountedCashFlow }
}

/** A reference figure of money, compared to half a cent. */
const figures = (row: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(row).map(([field, figure]) => [field, field === 'year' ? figure : expect.closeTo(figure, 2)]),
  )

describe('valuations that were made elsewhere are reproduced', () => {
  test.each(discountedCashFlowCases)('$name: $description', async ({ request, expected }) => {
    const { status, body, data } = await value(request)
    expect(status).toBe(200)
    expect(body.meta).toMatchObject({ method: 'discounted_cash_flow', tier: 'sandbox' })
    expect(data.grossPresentValue).toBeCloseTo(expected.grossPresentValue, 2)
    expect(data.terminalValue).toMatchObject(figures(expected.terminalValue))
    if (expected.netPresentValue !== undefined) expect(data.netPresentValue).toBeCloseTo(expected.netPresentValue, 2)
    if (expected.equityMultiple !== undefined) expect(data.equityMultiple).toBeCloseTo(expected.equityMultiple, 4)
    if (expected.internalRateOfReturn) {
      const rate = expected.internalRateOfReturn
      expect(data.internalRateOfReturn.status).toBe(rate.status)
      expect(data.internalRateOfReturn.value).toEqual(rate.value === null ? null : expect.closeTo(rate.value, 6))
    }
    for (const row of expected.cashFlows ?? []) {
      expect(data.cashFlows.find(({ year }) => year === row.year)).toMatchObject(figures(row))
    }
    for (const { discountRate, exitYield, netPresentValue = Number.NaN } of expected.sensitivity ?? []) {
      const cell = data.sensitivity.find(at => at.discountRate === discountRate && at.exitYield === exitYield)
      expect(cell?.netPresentValue).toBeCloseTo(netPresentValue, 2)
    }
  })
})

const unit = (fields: object) => ({ ...flatBuilding, tenants: [{ ...flatUnit, ...fields }] })

const bad: readonly [description: string, body: unknown, path: string, received?: string][] = [
  ['percent sent for inflation', { ...flatBuilding, inflation: 3.5 }, 'inflation', '3.5'],
  ['percent within a list of growths', { ...flatBuilding, inflation: [0.02, 3.5] }, 'inflation[1]', '3.5'],
  ['percent sent for a discount rate', { ...flatBuilding, discountRate: 6.5 }, 'discountRate', '6.5'],
  ['a discount rate of minus a half', { ...flatBuilding, discountRate: -0.5 }, 'discountRate', '-0.5'],
  ['an exit yield of nothing', { ...flatBuilding, exitYield: 0 }, 'exitYield', '0'],
  ['a negative exit yield', { ...flatBuilding, exitYield: -0.05 }, 'exitYield', '-0.05'],
  ['no discount rate', { ...flatBuilding, discountRate: undefined }, 'discountRate'],
  ['a price of nothing', { ...flatBuilding, purchasePrice: 0 }, 'purchasePrice', '0'],
  [
    'a price of 1e999',
    JSON.stringify({ ...flatBuilding, purchasePrice: 1 }).replace(/1}$/, '1e999}'),
    'purchasePrice',
    'Infinity',
  ],
  ['a rent as text', unit({ passingRent: '1000' }), 'tenants[0].passingRent', '"1000"'],
  ['a negative rent', unit({ passingRent: -1 }), 'tenants[0].passingRent', '-1'],
  ['a textual boolean', unit({ vacant: 'true' }), 'tenants[0].vacant', '"true"'],
  ['an unknown field of a tenant', unit({ rent: 1 }), 'tenants[0].rent', '1'],
  ['a day that does not exist', unit({ leaseEnd: '2026-02-30' }), 'tenants[0].leaseEnd', '"2026-02-30"'],
  ['a day in another form', unit({ leaseEnd: '31.12.2030' }), 'tenants[0].leaseEnd', '"31.12.2030"'],
  ['an indexation of another kind', unit({ indexation: { type: 'rpi' } }), 'tenants[0].indexation.type', '"rpi"'],
  ['a share above one', unit({ renewalProbability: 1.01 }), 'tenants[0].renewalProbability', '1.01'],
  ['no tenant', { ...flatBuilding, tenants: [] }, 'tenants', '[]'],
  ['201 tenants', { ...flatBuilding, tenants: Array(201).fill(flatUnit) }, 'tenants'],
  ['eleven breaks', unit({ breakOptions: Array(11).fill({ date: '2030-01-31' }) }), 'tenants[0].breakOptions'],
  ['a horizon of 31 years', { ...flatBuilding, horizonYears: 31 }, 'horizonYears', '31'],
  [
    'twelve steps',
    { ...flatBuilding, sensitivity: { exitYieldSteps: Array(12).fill(0) } },
    'sensitivity.exitYieldSteps',
  ],
  ['a timing that is none', { ...flatBuilding, timing: 'weekly' }, 'timing', '"weekly"'],
  [
    '601 months',
    { ...flatBuilding, purchasePrice: 1, loan: { amount: 1, annualRate: 0, termMonths: 601 } },
    'loan.termMonths',
    '601',
  ],
  ['null for a field', { ...flatBuilding, loan: null }, 'loan', 'null'],
]

describe('a wrong body is 400 and names the field and what it got', () => {
  test.each(bad)('%s', async (_description, body, path, received) => {
    const answer = await value(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, code: 'invalid_request' })
    const issue = answer.body.issues.find(entry => entry.path === path)
    expect(issue, JSON.stringify(answer.body.issues)).toBeDefined()
    if (received !== undefined) expect(issue?.received).toBe(received)
    expect(answer.body.error).toContain(issue?.message)
  })

  test.each(discountedCashFlowRuleCases)('$description: $code', async ({ body, code, path }) => {
    const answer = await value(body)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('invalid_request')
    expect(answer.body.issues).toEqual([expect.objectContaining({ path, code })])
  })
})

describe('what is unusual and right', () => {
  test.each([
    ['a negative discount rate', { discountRate: -0.05 }],
    ['a discount rate of 0', { discountRate: 0 }],
    ['a rent of 0', { tenants: [{ ...flatUnit, passingRent: 0 }], purchasePrice: 1 }],
    ['one year', { horizonYears: 1 }],
    ['thirty years', { horizonYears: 30, timing: 'monthlyAdvance' }],
    ['only vacant units', { tenants: [{ passingRent: 0, vacant: true, marketRent: 1000 }] }],
    ['an empty grid', { sensitivity: { discountRateSteps: [], exitYieldSteps: [] } }],
  ])('%s', async (_description, fields) => {
    const { status, data } = await value({ ...flatBuilding, ...fields })
    expect(status).toBe(200)
    expect(Number.isFinite(data.grossPresentValue)).toBe(true)
  })

  test('200 tenants with all their lists are read and answered', async () => {
    const tenant = { ...flatUnit, name: 'x'.repeat(200), breakOptions: Array(10).fill({ date: '2030-01-31' }) }
    const { status, data } = await value({ ...flatBuilding, tenants: Array(200).fill(tenant) })
    expect(status).toBe(200)
    expect(data.tenants).toHaveLength(200)
    // 200 × 100 000 / 0.05
    expect(data.grossPresentValue).toBe(400_000_000)
  })

  test('inflation that is left out is reported with its day', async () => {
    const { inflation: _, ...building } = flatBuilding
    const { data } = await value(building)
    expect(data.assumptions).toContainEqual(
      expect.objectContaining({ field: 'inflation', value: 0.02, source: 'default', asOf: '2026-11-21' }),
    )
  })
})

describe('statuses', () => {
  test('a body above 1 MiB is 413, one below it is read', async () => {
    const long = await value({ ...flatBuilding, tenants: [{ ...flatUnit, name: 'x'.repeat(1024 * 1024) }] })
    expect(long.status).toBe(413)
    expect(long.body.code).toBe('body_too_large')
    const read_ = await value({ ...flatBuilding, tenants: [{ ...flatUnit, name: 'x'.repeat(900_000) }] })
    expect(read_.status).toBe(400)
  })

  test('without a key it is 401, with a publishable key 403', async () => {
    expect((await value(flatBuilding, { 'X-API-Key': '' })).status).toBe(401)
    const { key } = await app.newKey('free', 'publishable', ['https://agency.example'])
    const answer = await value(flatBuilding, { 'X-API-Key': key, Origin: 'https://agency.example' })
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('forbidden')
  })

  test('another media type is 415, broken JSON 400', async () => {
    expect((await value(JSON.stringify(flatBuilding), { 'Content-Type': 'text/plain' })).status).toBe(415)
    const broken = await value('{"tenants": [')
    expect(broken.status).toBe(400)
    expect(broken.body.code).toBe('invalid_json')
  })
})
