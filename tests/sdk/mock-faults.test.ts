import { createClient } from '@valorem/sdk'
import { answer, fault, handlers, sequence } from '@valorem/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { home } from './service.ts'

const server = setupServer(...handlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const baseUrl = 'https://valorem.test'
const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl, maxRetries: 0 })
/** For what shall not be waited for. */
const impatient = client.with({ timeoutMs: 400 })

/** The same, but the head of the answer is there before its time begins, however slow the machine: it ends in the body. */
const impatientForBody = async () => {
  const head = await fetch(`${baseUrl}/api/v1/estimation`, { method: 'POST' })
  return impatient.with({ fetch: async () => head })
}

const estimateUnder = async (more = client) => {
  const outcome = await more.safe.estimation.estimate(home)
  return outcome.ok ? { data: outcome.data } : { error: outcome.error }
}

describe('an answer', () => {
  test('is changed anew for each request, with the types of its operation and status', async () => {
    server.use(
      answer('estimate', 200, {
        change: body => {
          body.data.estimationCentrale += 1
          return body
        },
      }),
    )
    const first = await client.estimation.estimate(home)
    const second = await client.estimation.estimate(home)
    expect(second.data.estimationCentrale).toBe(first.data.estimationCentrale)
    server.resetHandlers()
    const { data } = await client.estimation.estimate(home)
    expect(first.data.estimationCentrale).toBe(data.estimationCentrale + 1)
    server.use(answer('estimate', 'wrongFields', { change: body => ({ ...body, error: `${body.code}!` }) }))
    expect(await estimateUnder()).toMatchObject({ error: { message: expect.stringContaining('invalid_request!') } })
  })

  test('may be anything else, as what the SDK cannot read', async () => {
    server.use(answer('estimate', 200, { change: () => 'no JSON' }))
    expect(await estimateUnder()).toMatchObject({ error: { name: 'ResponseFormatError' } })
  })

  test('may come late', async () => {
    server.use(answer('estimate', 200, { delayMs: 150 }))
    const startedAt = performance.now()
    expect(await estimateUnder()).toHaveProperty('data')
    expect(performance.now() - startedAt).toBeGreaterThan(140)
    server.use(answer('estimate', 200, { delayMs: 5000 }))
    expect(await estimateUnder(impatient)).toMatchObject({ error: { name: 'TimeoutError', phase: 'headers' } })
    for (const delayMs of [-1, 60_001, Number.NaN]) {
      expect(() => answer('estimate', 200, { delayMs })).toThrow(/delayMs must be 0 to 60000; received/)
    }
  })

  test('takes over the name of its request', async () => {
    for (const status of [200, 404] as const) {
      server.use(answer('estimate', status))
      const answered = await fetch(`${baseUrl}/api/v1/estimation`, {
        method: 'POST',
        headers: { 'X-Request-Id': 'mine-7' },
      })
      const body = (await answered.json()) as { requestId?: string; meta?: { requestId: string } }
      expect(answered.headers.get('X-Request-Id')).toBe('mine-7')
      expect(body.requestId ?? body.meta?.requestId).toBe('mine-7')
    }
    const other = await fetch(`${baseUrl}/api/v1/estimation`, {
      method: 'POST',
      headers: { 'X-Request-Id': 'not one' },
    })
    expect(other.headers.get('X-Request-Id')).not.toBe('not one')
  })
})

describe('a fault', () => {
  test.each([
    ['dropped', { name: 'ConnectionError', phase: 'headers' }],
    ['stalled_body', { name: 'TimeoutError', phase: 'body' }],
    ['cut_body', { name: 'ConnectionError', phase: 'body' }],
    ['wrong_content_type', { name: 'ResponseFormatError' }],
    ['not_json', { name: 'ResponseFormatError' }],
    ['bad_gateway', { name: 'ServerError', status: 502 }],
    ['slow', { name: 'TimeoutError', phase: 'headers' }],
  ] as const)('%s becomes the error that the service would cause', async (condition, error) => {
    server.use(fault('estimate', condition))
    const late = condition === 'stalled_body' ? await impatientForBody() : impatient
    expect(await estimateUnder(error.name === 'TimeoutError' ? late : client)).toMatchObject({ error })
  })

  test('slow answers in the end, a later version with one more field', async () => {
    server.use(fault('estimate', 'slow', { ms: 100 }))
    expect(await estimateUnder()).toHaveProperty('data.estimationCentrale')
    server.use(fault('estimate', 'future'))
    expect(await estimateUnder()).toMatchObject({ data: { addedLater: true } })
    server.use(fault('marketData', 'future'))
    expect((await client.data.marketData()).data).toMatchObject({ addedLater: true })
  })

  test('may happen once', async () => {
    server.use(fault('estimate', 'dropped', { once: true }))
    expect(await estimateUnder()).toHaveProperty('error')
    expect(await estimateUnder()).toHaveProperty('data')
  })

  test('is refused where it cannot be, with what there is', () => {
    expect(() => fault('estimate', 'nothing' as never)).toThrow(/cannot meet nothing.*slow.*future/)
    expect(() => fault('estimate', 'dropped', { ms: 5 })).toThrow(RangeError)
    expect(() => fault('estimate', 'slow', { ms: 30_001 })).toThrow(/ms must be 1 to 30000; received 30001/)
  })
})

describe('a sequence', () => {
  test('goes from one answer to the next, and stays with the last', async () => {
    server.use(sequence('estimate', [503, 'dropped', 'unknownMunicipality', 200]))
    const seen = []
    for (let at = 0; at < 5; at += 1) seen.push((await estimateUnder()).error?.code)
    expect(seen).toEqual(['unavailable', 'connection_failed', 'municipality_not_found', undefined, undefined])
  })

  test('lets a client recover by its own repeats', async () => {
    server.use(sequence('estimate', ['bad_gateway', 200], { baseUrl }))
    expect((await client.with({ maxRetries: 1 }).estimation.estimate(home)).attempts).toBe(2)
  })

  test('is refused when it is empty, or names what is not there', () => {
    expect(() => sequence('estimate', [])).toThrow(RangeError)
    expect(() => sequence('estimate', ['nothing' as never])).toThrow(/nothing.*fullyDescribed/)
  })
})

describe('handlers', () => {
  test('may ask for a credential', async () => {
    server.use(...handlers({ baseUrl, credential: 'required' }))
    const anonymous = await fetch(`${baseUrl}/api/v1/estimation`, { method: 'POST' })
    expect([anonymous.status, anonymous.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="Valorem"'])
    expect(await anonymous.json()).toMatchObject({ code: 'missing_credential' })
    expect(await estimateUnder()).toHaveProperty('data')
  })

  test('do what X-Sandbox-Scenario says, and so do all others', async () => {
    const asked = (scenario: string) => client.with({ headers: { 'X-Sandbox-Scenario': scenario } })
    expect(await estimateUnder(asked('keyUsedBefore'))).toMatchObject({ error: { code: 'idempotency_conflict' } })
    server.use(answer('estimate', 404))
    expect(await estimateUnder(asked('dropped'))).toMatchObject({ error: { name: 'ConnectionError' } })
    expect(await estimateUnder(asked('slow; ms=10'))).toMatchObject({ error: { status: 404 } })
    server.resetHandlers()
    const patient = asked('rate_limited; times=2; retry-after=0').with({ maxRetries: 3 })
    expect((await patient.estimation.estimate(home)).attempts).toBe(3)
    expect(await estimateUnder(asked('nothing'))).toMatchObject({
      error: { status: 400, issues: [{ path: 'X-Sandbox-Scenario', received: '"nothing"' }] },
    })
  })
})
