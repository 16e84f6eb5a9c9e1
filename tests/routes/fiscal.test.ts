import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastCoveredDay } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { lastCheckedOn } from '#domain/law/lu/parameters/coverage'
import { cases } from '../domain/law/lu/capital-gain-cases.ts'
import { flat } from '../domain/law/lu/sales.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
})
afterAll(() => app.close())

const ask = async (body: unknown, more: Record<string, string> = {}) => {
  const answer = await post(app, '/plus-values', body, { ...headers, ...more })
  return { status: answer.status, body: await read(answer), headers: answer.headers }
}

/** The parts of an answer that these tests read. */
interface Data {
  saleDate: string
  lines: { key: string; amount: number; range?: object; basis: string[] }[]
}

interface Meta {
  method: string
  law: { id: string }[]
}

describe('the worked and the published cases, over HTTP to the cent', () => {
  test.each(cases)('$description', async ({ input, data, lines = {}, fundRange }) => {
    const { status, body } = await ask(input)
    expect(status).toBe(200)
    expect(body.data).toMatchObject(data)
    const answered = body.data as Data
    expect(Object.fromEntries(answered.lines.map(({ key, amount }) => [key, amount]))).toMatchObject(lines)
    if (fundRange) expect(answered.lines.find(({ key }) => key === 'employmentFund')?.range).toEqual(fundRange)
    const meta = body.meta as Meta
    expect(meta.method).toBe('lu_capital_gain_law')
    const ids = meta.law.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(answered.lines.flatMap(({ basis }) => basis)))
  })
})

describe('the day of the sale', () => {
  const { saleDate: _, ...undated } = flat

  test('is today in Luxembourg when it is left out, and echoed', async () => {
    expect((await ask(undated)).body.data).toMatchObject({ saleDate: '2026-11-21', taxYear: 2026 })
  })

  test('stays that of the first answer when a request is repeated later', async () => {
    const key = { 'Idempotency-Key': 'sale-1' }
    const first = await ask(undated, key)
    const before = app.clock.now
    app.clock.now = new Date('2026-11-22T08:00:00Z')
    const second = await ask(undated, key)
    app.clock.now = before
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(second.body.data).toEqual(first.body.data)
  })
})

/** Bad bodies, with the field that the answer must name. */
const bad: readonly (readonly [description: string, changes: object, path: string, received?: string])[] = [
  ['a sale on 31 February', { saleDate: '2026-02-31' }, 'saleDate', '"2026-02-31"'],
  ['a sale on 29 February of an ordinary year', { saleDate: '2026-02-29' }, 'saleDate', '"2026-02-29"'],
  ['a sale at an hour', { saleDate: '2026-06-15T10:00:00Z' }, 'saleDate'],
  ['a sale before the purchase', { acquisitionDate: '2026-06-16' }, 'acquisitionDate', '"2026-06-16"'],
  ['a price of 0', { salePrice: 0 }, 'salePrice', '0'],
  ['a negative price', { salePrice: -1 }, 'salePrice', '-1'],
  ['a price above a million million', { salePrice: 1_000_000_000_000.01 }, 'salePrice'],
  ['a price as text', { salePrice: '600000' }, 'salePrice', '"600000"'],
  ['negative sale costs', { saleCosts: -0.01 }, 'saleCosts', '-0.01'],
  ['sale costs above the price', { saleCosts: 600_000.01 }, 'saleCosts', '600000.01'],
  ['a class 3', { taxClass: '3' }, 'taxClass', '"3"'],
  ['a class as a number', { taxClass: 1 }, 'taxClass', '1'],
  ['no ordinary income', { ordinaryTaxableIncome: undefined }, 'ordinaryTaxableIncome'],
  ['a negative ordinary income', { ordinaryTaxableIncome: -1 }, 'ordinaryTaxableIncome', '-1'],
  ['a share of 0', { ownershipShare: 0 }, 'ownershipShare', '0'],
  ['a negative share', { ownershipShare: -0.5 }, 'ownershipShare', '-0.5'],
  ['a share above 1', { ownershipShare: 1.000001 }, 'ownershipShare', '1.000001'],
  ['a textual boolean', { mainResidence: 'false' }, 'mainResidence', '"false"'],
  ['an unknown field', { rate: 0.2 }, 'rate', '0.2'],
  ['an unknown field of an improvement', { improvements: [{ year: 2018, amount: 1, vat: 1 }] }, 'improvements[0].vat'],
  ['an improvement of nothing', { improvements: [{ year: 2018, amount: 0 }] }, 'improvements[0].amount', '0'],
  ['half a year', { improvements: [{ year: 2018.5, amount: 1 }] }, 'improvements[0].year', '2018.5'],
  ['an improvement before the purchase', { improvements: [{ year: 2009, amount: 1 }] }, 'improvements[0].year', '2009'],
  ['51 improvements', { improvements: Array(51).fill({ year: 2018, amount: 1 }) }, 'improvements'],
  ['francs after 2001', { acquisitionCurrency: 'LUF' }, 'acquisitionCurrency', '"LUF"'],
  ['pounds', { acquisitionCurrency: 'GBP' }, 'acquisitionCurrency', '"GBP"'],
  ['more allowance used than there is', { decennialAllowanceUsed: 50_001 }, 'decennialAllowanceUsed', '50001'],
  [
    'facts that are not all sent',
    { mainResidence: undefined, occupancy: { occupiedAtSale: true } },
    'occupancy.ownsOtherDwelling',
  ],
]

describe('a wrong body is 400 and names the field', () => {
  const named = bad.map(([description, changes, path, received]) => ({ description, changes, path, received }))
  test.each(named)('$description', async ({ changes, path, received }) => {
    const { status, body } = await ask({ ...flat, ...changes })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    const [issue, ...more] = body.issues.filter(entry => entry.path === path)
    expect(issue, JSON.stringify(body.issues)).toBeDefined()
    expect(more, 'a value is refused by one bound, the narrower one').toEqual([])
    if (received !== undefined) expect(issue?.received).toBe(received)
    expect(body.error).toContain(body.issues[0]?.message)
  })

  test('every rule that is broken is named at once', async () => {
    const { body } = await ask({ ...flat, saleCosts: 700_000, parentsMainResidence: true, acquisitionCurrency: 'LUF' })
    expect(body.issues.map(({ code }) => code)).toEqual([
      'costs_above_price',
      'francs_after_2001',
      'parents_home_not_inherited',
    ])
  })
})

/** Sales that the law of the service does not cover, with the field and the parameter that the answer must name. */
const uncovered: readonly (readonly [description: string, changes: object, path: string, parameter: string])[] = [
  ['a sale of 2014', { saleDate: '2014-12-31' }, 'saleDate', 'lu.capitalGain.'],
  ['a sale of 2016 with a gain', { saleDate: '2016-06-15' }, 'saleDate', 'lu.incomeTax.scale'],
  [
    'a sale after the last covered day',
    { saleDate: plusDays(lastCoveredDay(lastCheckedOn), 1) },
    'saleDate',
    'lu.capitalGain.',
  ],
  ['an acquisition before 1941', { acquisitionDate: '1940-12-31' }, 'acquisitionDate', 'lu.capitalGain.coefficients'],
]

describe('a day or a case that is not covered is 400 and names the parameter', () => {
  test.each(uncovered)('%s', async (_description, changes, path, parameter) => {
    const { status, body } = await ask({ ...flat, ...changes })
    expect(status).toBe(400)
    expect(body.code).toBe('law_not_covered')
    expect(body.issues).toEqual([expect.objectContaining({ path, message: expect.stringContaining(parameter) })])
  })

  test('the first and the last covered day are answered', async () => {
    expect((await ask({ ...flat, saleDate: lastCoveredDay(lastCheckedOn) })).status).toBe(200)
    expect((await ask({ ...flat, saleDate: '2017-01-01' })).status).toBe(200)
    expect((await ask({ ...flat, saleDate: '2015-01-01', salePrice: 100_000 })).status).toBe(200)
  })
})
