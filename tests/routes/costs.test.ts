import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastCoveredDay } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { lastCheckedOn } from '#domain/law/lu/parameters/coverage'
import { acquisitionCases } from '../domain/law/lu/acquisition-cases.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
})
afterAll(() => app.close())

/** The parts of an answer that these tests read. */
interface Data {
  commune?: string
  deedDate: string
  lines: { key: string; amount: number; basis: string[] }[]
  totals: Record<string, number>
}

interface Meta {
  method: string
  law: { id: string }[]
}

const ask = async (body: unknown, more: Record<string, string> = {}) => {
  const answer = await post(app, '/frais-acquisition', body, { ...headers, ...more })
  const json = await read(answer)
  // A test looks at the parts of a success it expects, and fails where they are missing.
  return {
    status: answer.status,
    headers: answer.headers,
    body: json,
    data: json.data as Data,
    meta: json.meta as Meta,
  }
}

describe('the worked, published and boundary cases, over HTTP to the cent', () => {
  test.each(acquisitionCases.map(one => [`${one.id}: ${one.description}`, one] as const))(
    '%s',
    async (_description, one) => {
      const { status, data, meta } = await ask(one.body)
      expect(status).toBe(200)
      const amounts = Object.fromEntries(data.lines.map(({ key, amount }) => [key, amount]))
      expect(amounts).toMatchObject(one.lines ?? {})
      for (const key of one.missing ?? []) expect(amounts).not.toHaveProperty(key)
      const { totals, buyers, vat, resaleRefunds } = one
      expect(data).toMatchObject({
        ...(totals && { totals }),
        ...(buyers && { buyers }),
        ...(vat && { vat }),
        ...(resaleRefunds && { resaleRefunds }),
      })
      expect(meta.method).toBe('lu_acquisition_law')
      const ids = meta.law.map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(data.lines.flatMap(({ basis }) => basis)))
      expect(new Set(ids).size).toBe(ids.length)
    },
  )
})

const home = { price: 500_000, use: 'mainResidence' }

describe('the day of the deed', () => {
  test('is today in Luxembourg when it is left out, and echoed', async () => {
    expect((await ask(home)).data.deedDate).toBe('2026-11-21')
  })

  test('stays that of the first answer when a request is repeated later', async () => {
    const key = { 'Idempotency-Key': 'deed-1' }
    const first = await ask(home, key)
    const before = app.clock.now
    app.clock.now = new Date('2026-11-22T08:00:00Z')
    const second = await ask(home, key)
    app.clock.now = before
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(second.data).toEqual(first.data)
  })

  test('the same purchase on three days has three answers, each explained by its law', async () => {
    const taxed = async (deedDate: string) => {
      const { data, meta } = await ask({ ...home, price: 700_000, halfBaseEligible: true, deedDate })
      return [data.totals.taxes, meta.law.map(({ id }) => id).includes('lu.acquisition.taxableBaseShare')]
    }
    // 49 000 − 20 000; half of 49 000 covered, the minimum of 100; 49 000 − 40 000.
    expect(await taxed('2022-06-01')).toEqual([29_000, false])
    expect(await taxed('2024-11-15')).toEqual([100, true])
    expect(await taxed('2026-11-21')).toEqual([9000, false])
  })
})

describe('the municipality', () => {
  test.each([
    ['Lëtzebuerg', 'Luxembourg'],
    ['luxemburg', 'Luxembourg'],
    ['Mamer', 'Mamer'],
  ])('%s is answered as %s, and its surtax is found', async (commune, official) => {
    const { data } = await ask({ price: 100_000, use: 'other', commune })
    expect(data.commune).toBe(official)
    expect(data.lines).toContainEqual(expect.objectContaining({ key: 'communalSurtax', amount: 3000 }))
  })

  test.each(['Ettelbrik', 'Belval'])('%s is 404 with suggestions', async commune => {
    const { status, body } = await ask({ ...home, commune })
    expect(status).toBe(404)
    expect(body.code).toBe('municipality_not_found')
    expect(body.suggestions.length).toBeGreaterThan(0)
  })
})

/** Bad bodies, with the field that the answer must name. */
const bad: readonly (readonly [description: string, changes: object, path: string, received?: string])[] = [
  ['no price', { price: undefined }, 'price'],
  ['a price of 0', { price: 0 }, 'price', '0'],
  ['a negative price', { price: -1 }, 'price', '-1'],
  ['a price above a million million', { price: 1_000_000_000_000.01 }, 'price'],
  ['a price as text', { price: '500000' }, 'price', '"500000"'],
  ['a use that does not exist', { use: 'holiday' }, 'use', '"holiday"'],
  ['no use', { use: undefined }, 'use'],
  ['a deed on 31 February', { deedDate: '2026-02-31' }, 'deedDate', '"2026-02-31"'],
  ['a deed at an hour', { deedDate: '2026-05-04T10:00:00Z' }, 'deedDate'],
  ['an operation that does not exist', { operation: 'gift' }, 'operation', '"gift"'],
  ['a textual boolean', { resaleClause: 'false' }, 'resaleClause', '"false"'],
  ['eleven buyers', { buyers: Array.from({ length: 11 }, () => ({})) }, 'buyers'],
  ['no buyers', { buyers: [] }, 'buyers', '[]'],
  ['a share of 0', { buyers: [{ share: 0 }] }, 'buyers[0].share', '0'],
  ['a share above 1', { buyers: [{ share: 1.1 }] }, 'buyers[0].share', '1.1'],
  ['shares of 90 %', { buyers: [{ share: 0.5 }, { share: 0.4 }] }, 'buyers', '0.9'],
  ['a field of a buyer that does not exist', { buyers: [{ age: 30 }] }, 'buyers[0].age', '30'],
  ['a used credit above 100 000', { buyers: [{ housingCreditUsed: 100_001 }] }, 'buyers[0].housingCreditUsed'],
  ['a part above 1 that is not housing', { nonHousingShare: 1.01 }, 'nonHousingShare', '1.01'],
  ['a VAT benefit above its ceiling', { vatBenefitUsed: 50_000.01 }, 'vatBenefitUsed', '50000.01'],
  ['an agency that asks more than a fifth', { brokerFeeRate: 0.21 }, 'brokerFeeRate', '0.21'],
  ['a negative loan', { loanAmount: -1 }, 'loanAmount', '-1'],
  ['half a child', { includeAids: true, household: { children: 0.5 } }, 'household.children', '0.5'],
  [
    'eleven years of savings',
    { includeAids: true, household: { annualSavingsGrowth: Array(11).fill(1) } },
    'household.annualSavingsGrowth',
  ],
  ['an unknown field', { firstHome: true }, 'firstHome', 'true'],
]

describe('a wrong body is 400 and names the field', () => {
  const cases = bad.map(([description, changes, path, received]) => ({ description, changes, path, received }))
  test.each(cases)('$description', async ({ changes, path, received }) => {
    const { status, body } = await ask({ ...home, ...changes })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    const [issue, ...more] = body.issues.filter(entry => entry.path === path)
    expect(more, 'a value is refused by one bound, the narrower one').toEqual([])
    expect(body.issues.map(entry => entry.path)).toContain(path)
    if (received !== undefined) expect(issue?.received).toBe(received)
  })

  test.each(['2014-12-31', plusDays(lastCoveredDay(lastCheckedOn), 1)])(
    'a deed on %s is not covered',
    async deedDate => {
      const { status, body } = await ask({ ...home, deedDate })
      expect(status).toBe(400)
      expect(body.code).toBe('law_not_covered')
      expect(body.issues).toMatchObject([{ path: 'deedDate', received: JSON.stringify(deedDate) }])
      expect(body.issues[0]?.message).toContain('lu.acquisition.')
    },
  )

  test('every broken rule is named at once', async () => {
    const { body } = await ask({ ...home, landValue: 1, securedAmount: 1, brokerFee: 1, brokerFeeRate: 0.1 })
    expect(body.issues.map(({ code }) => code)).toEqual(['only_off_plan', 'secured_without_loan', 'one_broker_fee'])
  })
})
