import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countryCodes } from '#contract/propcalc/fees/countries'
import type { CountryCode } from '#contract/shared/country'
import type { Assumption, CostLine, LawReference } from '#contract/shared/law'
import { lastCoveredDay } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { NL } from '#domain/law/nl/index'
import { casesByCountry } from '../domain/law/cases.ts'
import { type Answered, expectCase, type FeesCase } from '../domain/law/fees-case.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
})
afterAll(() => app.close())

/** The parts of an answer that are looked at; the server itself checks the schema in tests. */
interface Body extends Omit<Awaited<ReturnType<typeof read>>, 'data' | 'meta'> {
  data: Answered & { lines: CostLine[]; assumptions: Assumption[] }
  meta: { law: LawReference[] }
}

const fees = async (sent: unknown) => {
  const answer = await post(app, '/propcalc/fees', sent, headers)
  return { status: answer.status, body: (await read(answer)) as unknown as Body }
}

const cases = Object.entries(casesByCountry).flatMap(([country, some]) =>
  // The cases of a country are those of any country; the compiler does not join the pairs.
  (some as readonly FeesCase<CountryCode>[]).map(expected => ({
    country,
    expected,
    description: `${country} ${expected.description}`,
  })),
)

/** The answer to a case, asked for once: its figures and what every answer promises are two tests of the same answer. */
const answers = new Map<object, ReturnType<typeof fees>>()
const answerTo = ({ country, expected }: (typeof cases)[number]): ReturnType<typeof fees> => {
  const answer = answers.get(expected) ?? fees({ country, ...expected.input })
  answers.set(expected, answer)
  return answer
}

describe('every case of every country, over HTTP', () => {
  test.each(cases)('$description', async one => {
    const { status, body } = await answerTo(one)
    expect(status).toBe(200)
    expect(body.issues).toBeUndefined()
    expectCase(one.expected, body.data)
    expect(body.meta).toMatchObject({ method: 'country_acquisition_law' })
  })
})

const lisbon = { country: 'PT', price: 300_000, use: 'rental' }
const paris = { country: 'FR', region: 'FR-75', price: 300_000, use: 'rental' }
const london = { country: 'UK', region: 'GB-ENG', price: 300_000, use: 'rental' }
const madrid = { country: 'ES', region: 'ES-MD', price: 300_000, use: 'mainResidence' }
const munich = { country: 'DE', region: 'DE-BY', price: 300_000, use: 'rental' }
const rome = { country: 'IT', price: 300_000, use: 'rental' }
const charleroi = { country: 'BE', region: 'BE-WAL', price: 300_000, use: 'mainResidence' }
const amsterdam = { country: 'NL', price: 300_000, use: 'mainResidence' }

/** Bad bodies, with the field that the answer must name. */
const bad: readonly (readonly [description: string, body: object, path: string])[] = [
  ['no country', { price: 300_000, use: 'rental' }, 'country'],
  ['an unknown country', { country: 'CH', price: 300_000, use: 'rental' }, 'country'],
  ['a German region for France', { ...paris, region: 'DE-BY' }, 'region'],
  ['a region that is missing', { country: 'FR', price: 300_000, use: 'rental' }, 'region'],
  ['a region in small letters', { ...paris, region: 'fr-75' }, 'region'],
  ['the department that no longer exists', { ...paris, region: 'FR-20' }, 'region'],
  ['a contract of tomorrow without a day of the deed', { ...london, agreementDate: '2026-11-22' }, 'agreementDate'],
  [
    'a buyer who contradicts the answer for all',
    { ...charleroi, ownsOtherDwelling: false, buyers: [{}, { ownsOtherDwelling: true }] },
    'buyers[1].ownsOtherDwelling',
  ],
  ['a share of a buyer and none of another', { ...charleroi, buyers: [{ share: 0.5 }, {}] }, 'buyers[1].share'],
  ['a new build on building land', { ...charleroi, buildingLand: true, newBuild: true }, 'newBuild'],
  ['an Italian field in a British request', { ...london, cadastralIncome: 750 }, 'cadastralIncome'],
  ['a British field in a French request', { ...paris, leasehold: true }, 'leasehold'],
  ['a region where there is none', { ...amsterdam, region: 'NL-NH' }, 'region'],
  ['a use that only Luxembourg and the Netherlands know', { ...paris, use: 'other' }, 'use'],
  ['a price of 0', { ...paris, price: 0 }, 'price'],
  ['a negative price', { ...paris, price: -1 }, 'price'],
  ['a price as text', { ...paris, price: '300000' }, 'price'],
  ['a textual boolean', { ...paris, newBuild: 'true' }, 'newBuild'],
  ['a share above 1', { ...amsterdam, buyers: [{ share: 1.5 }] }, 'buyers[0].share'],
  ['shares that add up to more than 1', { ...amsterdam, buyers: [{ share: 0.6 }, { share: 0.6 }] }, 'buyers'],
  ['a share beside none', { ...amsterdam, buyers: [{ share: 0.6 }, {}] }, 'buyers[1].share'],
  ['eleven buyers', { ...amsterdam, buyers: Array(11).fill({}) }, 'buyers'],
  ['no buyers', { ...amsterdam, buyers: [] }, 'buyers'],
  ['a buyer of 17', { ...amsterdam, buyers: [{ age: 17 }] }, 'buyers[0].age'],
  ['a buyer of 140', { ...amsterdam, buyers: [{ age: 140 }] }, 'buyers[0].age'],
  ['an age where no age counts', { ...paris, buyers: [{ age: 30 }] }, 'buyers[0].age'],
  ['movables above the price', { ...amsterdam, movables: 300_001 }, 'movables'],
  ['a fee and a rate of the broker', { ...amsterdam, brokerFee: 1, brokerFeeRate: 0.01 }, 'brokerFeeRate'],
  ['an override of a tax', { ...amsterdam, overrides: { transferTax: 0 } }, 'overrides.transferTax'],
  ['VAT inside the price of an old home', { ...amsterdam, priceIncludesVat: true }, 'priceIncludesVat'],
  ['a day that does not exist', { ...amsterdam, deedDate: '2026-02-30' }, 'deedDate'],
  ['a guarantee without a loan', { ...amsterdam, nhg: true }, 'nhg'],
  ['a whole that is worth less than its part', { ...amsterdam, wholeValue: 1 }, 'wholeValue'],
  ['a term of 0 months', { ...lisbon, loanTermMonths: 0 }, 'loanTermMonths'],
  ['an age of half a year', { ...madrid, buyers: [{ age: 35.5 }] }, 'buyers[0].age'],
  ['a Spanish buyer of 17', { ...madrid, buyers: [{ age: 30 }, { age: 17 }] }, 'buyers[1].age'],
  ['a Portuguese buyer of 121', { ...lisbon, buyers: [{ age: 121 }] }, 'buyers[0].age'],
  ['three Portuguese thirds of 0.3', { ...lisbon, buyers: Array(3).fill({ share: 0.3 }) }, 'buyers'],
  ['a Portuguese share beside none', { ...lisbon, buyers: [{}, { share: 0.5 }, {}] }, 'buyers[0].share'],
  ['Spanish shares above the whole', { ...madrid, buyers: [{ share: 1 }, { share: 0.01 }] }, 'buyers'],
  ['German shares below the whole', { ...munich, buyers: [{ share: 0.5 }, { share: 0.499 }] }, 'buyers'],
  ['savings above the income', { ...madrid, annualTaxableIncome: 1, savingsIncome: 1.01 }, 'savingsIncome'],
  [
    'further children of no large family',
    { ...madrid, largeFamily: false, childrenAboveLargeFamily: 2 },
    'childrenAboveLargeFamily',
  ],
  ['a negative income', { ...madrid, annualTaxableIncome: -0.01 }, 'annualTaxableIncome'],
  ['a disability in per cent', { ...madrid, disability: 33 }, 'disability'],
  ['a household of none', { ...madrid, householdMembers: 0 }, 'householdMembers'],
  ['a contract in Spain, where none counts', { ...madrid, agreementDate: '2026-01-01' }, 'agreementDate'],
  ['a contract in Germany, where none counts', { ...munich, agreementDate: '2026-01-01' }, 'agreementDate'],
  ['a cadastral income of 0', { ...rome, cadastralIncome: 0 }, 'cadastralIncome'],
  ['four annexes', { ...rome, cadastralIncome: 1, annexCadastralIncomes: [1, 1, 1, 1] }, 'annexCadastralIncomes'],
  ['a negative tax on the former home', { ...rome, previousMainHomeTax: -1 }, 'previousMainHomeTax'],
  ['a department rate in per cent', { ...paris, departmentRate: 5 }, 'departmentRate'],
  ['a rebate before there was any', { ...paris, deedDate: '2016-04-30', notaryRebateRate: 0.01 }, 'notaryRebateRate'],
  ['twenty-one children', { ...munich, childrenUnder18: 21 }, 'childrenUnder18'],
]

describe('a wrong body is 400 and names the field', () => {
  test.each(bad)('%s', async (_description, body, path) => {
    const { status, body: failure } = await fees(body)
    expect(status).toBe(400)
    expect(failure).toMatchObject({ success: false, code: 'invalid_request' })
    expect(failure.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  test('an unknown country is answered with the list of all', async () => {
    const { body } = await fees({ country: 'CH' })
    expect(body.issues[0]?.allowed).toEqual(countryCodes)
  })

  test.each([
    ['FR', 102],
    ['DE', 16],
    ['BE', 3],
    ['ES', 19],
    ['UK', 4],
    ['US', 51],
  ])('an unknown region of %s is answered with the whole list of %i', async (country, count) => {
    const { body } = await fees({ country, price: 1, use: 'rental', region: 'XX' })
    const issue = body.issues.find((entry: { path: string }) => entry.path === 'region')
    expect(issue?.allowed).toHaveLength(count)
    expect(issue?.received).toBe('"XX"')
  })

  test.each([amsterdam, london, { country: 'LU', price: 300_000, use: 'rental' }])(
    'a day before the first parameter is law_not_covered at deedDate',
    async body => {
      const { status, body: failure } = await fees({ ...body, deedDate: '1990-01-01' })
      expect(status).toBe(400)
      expect(failure).toMatchObject({ code: 'law_not_covered' })
      expect(failure.issues[0]).toMatchObject({ path: 'deedDate', received: '"1990-01-01"' })
    },
  )

  test('the last covered day is answered with a notice, the next one is refused', async () => {
    const day = lastCoveredDay(NL.coverage.checkedOn)
    const last = await fees({ ...amsterdam, deedDate: day })
    expect(last.body.data.notices).toContainEqual(expect.objectContaining({ code: 'law_change_known' }))
    const next = await fees({ ...amsterdam, deedDate: plusDays(day, 1) })
    expect(next.body).toMatchObject({ code: 'law_not_covered', issues: [{ path: 'deedDate' }] })
  })

  test('an unknown municipality is 404 with the nearest', async () => {
    const { status, body } = await fees({ country: 'LU', price: 300_000, use: 'rental', commune: 'Ettelbrik' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'municipality_not_found', suggestions: ['Ettelbruck'] })
  })
})

describe('what every answer promises', () => {
  test.each(cases)('$description: lines add up, every basis is cited once, the law is that of the day', async one => {
    const { body } = await answerTo(one)
    const { lines, totals, assumptions } = body.data
    const cents = (some: { amount: number }[]) => some.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    const counted = lines.filter(line => line.counted)
    const of = (payer: string) => counted.filter(line => line.payer === payer)
    expect(Math.round(totals.buyer * 100)).toBe(cents(of('buyer')))
    expect(Math.round(totals.seller * 100)).toBe(cents(of('seller')))
    expect(Math.round((totals.taxes + totals.regulatedTariffs + totals.marketEstimates) * 100)).toBe(cents(of('buyer')))
    const { law } = body.meta
    const ids = law.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const cited: string[] = [
      ...lines.flatMap(({ basis }) => basis),
      ...assumptions.flatMap(({ parameter }) => parameter ?? []),
    ]
    expect([...new Set(cited)].filter(id => !ids.includes(id))).toEqual([])
  })
})
