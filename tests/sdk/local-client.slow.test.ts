import { type Client, createClient, type ValoremError } from '@valorem/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodCalls } from '../contract/good-calls.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { calculating, elsewhere, local, localUrl } from './local-twins.ts'

let app: TestApp
let remote: Client
const here = createClient({ apiKey: 'local', baseUrl: localUrl, fetch: local })
beforeAll(async () => {
  app = await startApp()
  remote = createClient({ apiKey: (await app.newKey('enterprise')).key, baseUrl: app.url, maxRetries: 0 })
})
afterAll(() => app.close())

const home = { commune: 'Mamer', surface: 80 }

/** Calls that are refused, each in its own way. */
const badCalls: Record<string, (client: Client) => Promise<unknown>> = {
  'a municipality that there is not': client => client.estimation.estimate({ commune: 'Ettelbrik', surface: 80 }),
  'a number out of bounds': client => client.estimation.estimate({ commune: 'Mamer', surface: -1 }),
  'a field that there is not': client => client.estimation.estimate({ ...home, etatt: 'bon' } as typeof home),
  'nothing at all': client => client.fiscal.capitalGains({} as never),
  'a batch of too many': client => client.estimation.estimateBatch({ items: Array(1001).fill(home) }),
  'a body of too many bytes': client => client.estimation.estimate({ commune: 'M'.repeat(70_000), surface: 1 }),
  'a day whose law is not covered': client =>
    client.costs.acquisitionCosts({ price: 1, use: 'rental', deedDate: '1990-01-01' }),
  'a region of another country': client =>
    client.propcalc.fees({ country: 'FR', region: 'DE-BY', price: 1, use: 'rental' } as never),
  'two terms of one loan': client =>
    client.propcalc.mortgage({ principal: 1, annualRate: 0, termYears: 1, termMonths: 12 }),
  'rents of both kinds': client =>
    client.propcalc.yields({ country: 'LU', purchasePrice: 1, monthlyRent: 1, annualRent: 12 }),
  'a country without law': client => client.law.lawParameters({ country: 'XX' as 'LU' }),
  'a path that there is not': client => client.request('GET', '/api/v1/nothing'),
  'a method that the path has not': client => client.request('GET', '/api/v1/estimation'),
}

const refused = async (call: (client: Client) => Promise<unknown>, client: Client) => {
  const error = await call(client).then(
    () => expect.fail('The call succeeded.'),
    (thrown: ValoremError) => thrown,
  )
  const { name, code, status, issues, suggestions, retryable, docs, attempts } = error
  // The page of a code is where the service of the client is.
  const page = docs && new URL(docs).pathname
  return { name, code, status, issues, suggestions, retryable, page, attempts }
}

/** A result without what names the request, the key and the moment. */
const resultOf = async (call: (client: Client) => Promise<object>, client: Client) => {
  const { data, meta } = (await call(client)) as { data: unknown; meta?: Record<string, unknown> }
  return { data, ...(meta && { method: meta.method, law: meta.law }) }
}

describe('a client of the service in this process', () => {
  const own = Object.entries(goodCalls).filter(([id]) => calculating.some(operation => operation.id === id))

  test.each(own)('gets from %s what a client of the running service gets', async (_id, call) => {
    expect(await resultOf(call, here)).toEqual(await resultOf(call, remote))
  })

  test.each(Object.entries(badCalls))('is refused for %s like a client of the running service', async (_what, call) => {
    const local = await refused(call, here)
    expect(local).toEqual(await refused(call, remote))
    expect(local.status).toBeGreaterThanOrEqual(400)
  })

  const others = Object.entries(goodCalls).filter(([id]) => elsewhere.some(operation => operation.id === id))

  test.each(others)('is told at once that %s needs a running service', async (_id, call) => {
    expect(await refused(call, here)).toMatchObject({ code: 'unavailable', status: 503, retryable: false, attempts: 1 })
  })

  test('has a good call of each operation on one side or the other', () => {
    expect(own.length).toBe(calculating.length)
    expect(others.length).toBeGreaterThan(15)
  })

  test('gets values where it asks for them, with its own name of the request', async () => {
    const result = await here.safe.estimation.estimate(home, { requestId: 'mine-1' })
    expect(result).toMatchObject({ ok: true, requestId: 'mine-1', meta: { api_key_name: 'local', tier: 'enterprise' } })
    const failed = await here.safe.estimation.estimate({ ...home, surface: 0 })
    expect(failed).toMatchObject({ ok: false, error: { code: 'invalid_request' } })
    expect(here.quota).toBeUndefined()
  })

  test('gets long lists in their order, a bad home by itself', async () => {
    const homes = Array.from({ length: 2500 }, (_, index) => ({
      commune: index % 100 === 99 ? 'Ettelbrik' : 'Mamer',
      surface: 40 + (index % 80),
    }))
    const done: number[] = []
    let at = 0
    for await (const result of here.estimation.estimateMany(homes, {
      onProgress: ({ done: count }) => done.push(count),
    })) {
      expect(result.index).toBe(at)
      expect(result.success).toBe(at % 100 !== 99)
      at += 1
    }
    expect(at).toBe(2500)
    expect(done).toEqual([1000, 2000, 2500])
  })
})
