import { createClient } from '@valorem/sdk'
import { answer, fault, handlers, sequence } from '@valorem/sdk/testing'
import type { RequestHandler } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { describe, expect, onTestFinished, test } from 'vitest'
import { home } from './service.ts'

const baseUrl = 'https://valorem.test'
const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl, maxRetries: 0 })

const opened = (...list: RequestHandler[]): SetupServer => {
  const server = setupServer(...list)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  return server
}

const seeOutcomes = async (calls: number): Promise<(number | string)[]> => {
  const seen: (number | string)[] = []
  for (let call = 0; call < calls; call += 1) {
    const outcome = await client.safe.estimation.estimate(home)
    seen.push(outcome.ok ? 200 : (outcome.error.status ?? outcome.error.code))
  }
  return seen
}

const general = () => handlers({ unchecked: true })

describe('specific handlers precede those of `handlers()`', () => {
  test.each([
    ['a sequence', () => sequence('estimate', [503, 'dropped', 200]), [503, 'connection_failed', 200, 200]],
    ['an answer', () => answer('estimate', 404), [404, 404, 404, 404]],
    ['an answer for once', () => answer('estimate', 404, { once: true }), [404, 200, 200, 200]],
    ['a fault for once', () => fault('estimate', 'dropped', { once: true }), ['connection_failed', 200, 200, 200]],
  ])('%s, before or behind them', async (_what, create, expected) => {
    const inFront = setupServer(create(), ...general())
    const behind = setupServer(...general(), create())
    for (const server of [inFront, behind]) {
      server.listen({ onUnhandledFrame: 'error' })
      const seen = await seeOutcomes(4)
      const other = await client.safe.market.communes()
      server.close()
      expect(seen).toEqual(expected)
      expect(other).toMatchObject({ ok: true })
    }
  })

  test('in a list that comes later, until it is reset', async () => {
    const server = opened()
    server.use(...general(), answer('estimate', 503))
    expect(await seeOutcomes(2)).toEqual([503, 503])
    server.use(...general())
    expect(await seeOutcomes(1)).toEqual([200])
    server.resetHandlers(...general(), answer('estimate', 404))
    expect(await seeOutcomes(1)).toEqual([404])
  })

  test('one of `server.use` is gone after a reset, one of the first list stays', async () => {
    const server = opened(...general(), answer('estimate', 404))
    server.use(answer('estimate', 503))
    expect(await seeOutcomes(1)).toEqual([503])
    server.resetHandlers()
    expect(await seeOutcomes(1)).toEqual([404])
    const other = opened(...general())
    other.use(answer('estimate', 503))
    expect(await seeOutcomes(1)).toEqual([503])
    other.resetHandlers()
    expect(await seeOutcomes(1)).toEqual([200])
  })

  test('for their own address and their own operation only', async () => {
    opened(...general(), answer('estimate', 401, { baseUrl: 'https://other.test' }), answer('communes', 503))
    expect(await seeOutcomes(1)).toEqual([200])
    expect(await client.safe.market.communes()).toMatchObject({ error: { status: 503 } })
  })

  test('one that is in no list changes nothing', async () => {
    const server = setupServer(...general())
    const later = answer('estimate', 503)
    server.listen({ onUnhandledFrame: 'error' })
    onTestFinished(() => server.close())
    expect(await seeOutcomes(1)).toEqual([200])
    server.use(later)
    expect(await seeOutcomes(1)).toEqual([503])
  })
})

describe('waits', () => {
  test('a sequence asks for none, unless it is told to', async () => {
    const server = opened(sequence('estimate', [503, 'dayUsedUp', 200]))
    const waits = async (): Promise<(string | null)[]> => {
      const seen: (string | null)[] = []
      for (let call = 0; call < 2; call += 1)
        seen.push((await fetch(`${baseUrl}/api/v1/estimation`, { method: 'POST' })).headers.get('Retry-After'))
      return seen
    }
    expect(await waits()).toEqual(['0', '0'])
    server.use(sequence('estimate', [503, 'dayUsedUp', 200], { retryAfter: 7 }))
    expect(await waits()).toEqual(['7', '7'])
    for (const retryAfter of [-1, 1.5, 3601, Number.NaN])
      expect(() => sequence('estimate', [503], { retryAfter })).toThrow(/retryAfter must be.*0 to 3600; received/)
  })

  test('a client with its own repeats recovers from the documented sequence within the time of a test', async () => {
    opened(...general(), sequence('estimate', [503, 'dropped', 200]))
    const repeating = createClient({ apiKey: 'vk_sandbox_public', baseUrl })
    expect((await repeating.estimation.estimate(home)).attempts).toBe(3)
  })

  test('windows lie ahead', async () => {
    opened(...general(), answer('communes', 429))
    for (const [path, method] of [
      ['/estimation', 'POST'],
      ['/market/communes', 'GET'],
    ]) {
      const { headers } = await fetch(`${baseUrl}/api/v1${path}`, { method: method ?? '' })
      expect(Number(headers.get('X-RateLimit-Reset')) * 1000).toBeGreaterThan(Date.now() - 1000)
    }
  })
})

describe('requests that the service refuses', () => {
  const asked = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${baseUrl}/api/v1/estimation`, { method: 'POST', headers, body: text })
    return { status: response.status, body: (await response.json()) as { code?: string; issues?: object[] } }
  }

  test.each([
    ['an unknown field alone', { nonsense: 1 }, 400, 'invalid_request', ['commune']],
    ['a wrong surface', { ...home, surface: 'large' }, 400, 'invalid_request', ['surface']],
    ['no JSON', '{', 400, 'invalid_json', []],
    ['an unknown municipality', { ...home, commune: 'Nowhere' }, 404, 'municipality_not_found', []],
  ])('are refused with the field that was wrong: %s', async (_what, sent, status, code, paths) => {
    opened(...handlers())
    const refused = await asked(sent)
    expect(refused).toMatchObject({ status, body: { code } })
    for (const path of paths) expect(refused.body.issues).toContainEqual(expect.objectContaining({ path }))
  })

  test('have the parts of their path, also under a base address with a path of its own', async () => {
    for (const prefix of ['', '/valorem/v9']) {
      const server = setupServer(...handlers({ baseUrl: `${baseUrl}${prefix}` }))
      server.listen({ onUnhandledFrame: 'error' })
      const statuses = await Promise.all(
        ['Mamer', 'Nowhere'].map(name => fetch(`${baseUrl}${prefix}/api/v1/market/communes/${name}`)),
      )
      server.close()
      expect(statuses.map(({ status }) => status)).toEqual([200, 404])
    }
  })

  test('refused for a header that the contract does not know: it has the headers of any other refusal', async () => {
    opened(...handlers())
    const headers = { 'X-Sandbox-Scenario': 'nothing' }
    const answer = await fetch(`${baseUrl}/api/v1/estimation`, { method: 'POST', headers })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    expect(answer.headers.has('X-RateLimit-Remaining')).toBe(true)
  })

  test('are those of the day that is given, whichever it is', async () => {
    const body = JSON.stringify({ ...home, valuationDate: '2026-11-22' })
    const statuses: number[] = []
    for (const today of ['2026-11-21', '2026-11-22']) {
      const server = setupServer(...handlers({ today }))
      server.listen({ onUnhandledFrame: 'error' })
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
      statuses.push((await fetch(`${baseUrl}/api/v1/estimation`, init)).status)
      server.close()
    }
    expect(statuses).toEqual([400, 200])
  })

  test('have a malformed Idempotency-Key, or a query that is not read; what is asked for as a table is one', async () => {
    opened(...handlers())
    const ask = (path: string, init?: RequestInit) => fetch(`${baseUrl}/api/v1${path}`, init)
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'two words' }
    const repeated = await ask('/estimation', { method: 'POST', headers, body: JSON.stringify(home) })
    const queried = await Promise.all([ask('/market/forecasts?nonsense=1'), ask('/market-data?nonsense=1')])
    expect([repeated, ...queried].map(({ status }) => status)).toEqual([400, 400, 400])
    const table = await ask('/market/communes', { headers: { Accept: 'text/csv' } })
    expect([table.status, table.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8; header=present'])
    expect((await ask('/market/communes', { headers: { 'If-None-Match': '*' } })).status).toBe(304)
  })

  test('are answered with the example on request, and good ones always', async () => {
    const server = opened(...handlers())
    const good = await asked(home)
    server.use(...handlers({ unchecked: true }))
    const tolerated = await asked({ nonsense: 1 })
    expect([good.status, tolerated.status]).toEqual([200, 200])
  })
})
