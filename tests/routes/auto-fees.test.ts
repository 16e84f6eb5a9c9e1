import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' } })
})
afterAll(() => app.close())

interface Fees {
  totals: { buyer: number }
}

interface Body extends Omit<Awaited<ReturnType<typeof read>>, 'data' | 'meta'> {
  data: { acquisitionFees: number; totalCapital: number; initialInvestment: number; fees: Fees }
  meta: { law: { id: string }[] }
}

const answer = async (path: string, sent: object) => {
  const got = await post(app, path, sent)
  return { status: got.status, body: (await read(got)) as unknown as Body }
}

const dutch = { deedDate: '2026-06-01', use: 'mainResidence', buyers: [{ age: 40 }] }
const capital = { country: 'NL', purchasePrice: 480_000, loanAmount: 400_000, autoFees: true }
const toLet = {
  country: 'NL',
  purchasePrice: 480_000,
  monthlyRent: 1_800,
  loan: { principal: 400_000, annualRate: 0.035, termYears: 30 },
  autoFees: true,
}

describe('the fees of the purchase inside another calculation', () => {
  test('invested capital: 80 000 of own money and the 14 970 of the whole Dutch chain', async () => {
    const { status, body } = await answer('/capital-investi', { ...capital, feesInput: dutch })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ acquisitionFees: 14_970, totalCapital: 94_970 })
    const alone = await answer('/propcalc/fees', { ...dutch, country: 'NL', price: 480_000, loanAmount: 400_000 })
    expect(body.data.fees).toEqual(alone.body.data)
    expect(body.meta.law).toEqual(alone.body.meta.law)
  })

  test('cash flow: price and fees less the loan', async () => {
    const { status, body } = await answer('/propcalc/cashflow', { ...toLet, feesInput: dutch })
    expect(status).toBe(200)
    expect(body.data.fees.totals.buyer).toBe(14_970)
    expect(body.data.initialInvestment).toBe(94_970)
  })

  test('Luxembourg is taken where no country is sent, and its municipality is found', async () => {
    const sent = { purchasePrice: 500_000, downPaymentRate: 0.2, autoFees: true }
    const feesInput = { use: 'rental', deedDate: '2026-05-04', commune: 'Lëtzebuerg' }
    const { status, body } = await answer('/capital-investi', { ...sent, feesInput })
    expect(status).toBe(200)
    expect(body.data.fees).toMatchObject({ country: 'LU', commune: 'Luxembourg' })
    const unknown = await answer('/capital-investi', { ...sent, feesInput: { ...feesInput, commune: 'Ettelbrik' } })
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ code: 'municipality_not_found', suggestions: ['Ettelbruck'] })
  })

  test('without autoFees nothing of it is in the answer', async () => {
    const { body } = await answer('/capital-investi', { ...capital, autoFees: false })
    expect(body.data.fees).toBeUndefined()
    expect(body.meta.law).toBeUndefined()
  })
})

/** What is wrong, and the field that is blamed. */
const bad: readonly (readonly [description: string, sent: object, path: string, code: string | undefined])[] = [
  ['fees of one’s own beside', { feesInput: dutch, acquisitionFees: 1 }, 'acquisitionFees', 'fees_calculated_and_sent'],
  ['fees of one’s own of 0 beside', { feesInput: dutch, acquisitionFees: 0 }, 'acquisitionFees', undefined],
  ['feesInput without autoFees', { autoFees: false, feesInput: dutch }, 'feesInput', 'fees_input_unread'],
  ['no feesInput at all', {}, 'feesInput.use', 'fees_input_of_country'],
  ['a price inside', { feesInput: { ...dutch, price: 1 } }, 'feesInput.price', 'fees_input_of_country'],
  ['a country inside', { feesInput: { ...dutch, country: 'NL' } }, 'feesInput.country', undefined],
  ['a loan inside', { feesInput: { ...dutch, loanAmount: 1 } }, 'feesInput.loanAmount', undefined],
  ['a missing region', { country: 'FR', feesInput: { use: 'rental' } }, 'feesInput.region', undefined],
  [
    'a region of another country',
    { country: 'DE', feesInput: { use: 'rental', region: 'FR-75' } },
    'feesInput.region',
    undefined,
  ],
  ['a field of another country', { feesInput: { ...dutch, leasehold: true } }, 'feesInput.leasehold', undefined],
  ['a list', { feesInput: [dutch] }, 'feesInput', undefined],
  ['a rule between fields', { feesInput: { ...dutch, movables: 500_000 } }, 'feesInput.movables', undefined],
]

describe.each<[path: string, good: object]>([
  ['/capital-investi', capital],
  ['/propcalc/cashflow', toLet],
])('%s refuses', (path, good) => {
  test.each(bad)('%s', async (_description, sent, field, code) => {
    const { status, body } = await answer(path, { ...good, ...sent })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    const issue = body.issues.find((entry: { path: string }) => entry.path === field)
    expect(issue, JSON.stringify(body.issues)).toBeDefined()
    if (code) expect(issue).toMatchObject({ code })
  })

  test('a day that is not covered, at feesInput.deedDate', async () => {
    const { status, body } = await answer(path, { ...good, feesInput: { ...dutch, deedDate: '1990-01-01' } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'law_not_covered', issues: [{ path: 'feesInput.deedDate' }] })
  })
})

test('financing that contradicts itself is blamed before the fees', async () => {
  const { body } = await answer('/capital-investi', { ...capital, downPayment: 1, feesInput: dutch })
  expect(body.issues[0]).toMatchObject({ code: 'overdetermined_financing' })
})

test('fields of the country that nobody asked for are blamed before the financing', async () => {
  const { body } = await answer('/capital-investi', { ...capital, autoFees: false, downPayment: 1, feesInput: dutch })
  expect(body.issues.map(({ code }: { code?: string }) => code)).toEqual(['fees_input_unread'])
})
