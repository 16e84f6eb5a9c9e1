import { createClient, isValoremError } from '@valorem/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, read, sandboxKey, startApp, type TestApp } from '../support/app.ts'
import { newTrace } from '../support/trace.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' } })
})
afterAll(() => app.close())

const home = { commune: 'Mamer', surface: 80 }
const estimated = async (headers: Record<string, string>) => {
  const answer = await post(app, '/estimation', home, { 'X-API-Key': sandboxKey, ...headers })
  return { answer, requestId: String(answer.headers.get('x-request-id')), body: await read(answer) }
}
const lineOf = (requestId: string) =>
  app.logged.find(({ fields }) => (fields as { requestId?: string }).requestId === requestId)?.fields

describe('the trace of a request', () => {
  test('stands in its line, and its id is the id of the request with the span behind it', async () => {
    const { traceId, parentId, traceparent } = newTrace()
    const { answer, requestId } = await estimated({ traceparent })
    expect(answer.status).toBe(200)
    const [sameTrace, spanId] = requestId.split('-')
    expect(sameTrace).toBe(traceId)
    expect(spanId).toMatch(/^[0-9a-f]{16}$/)
    expect(spanId).not.toBe(parentId)
    await expect
      .poll(() => lineOf(requestId))
      .toMatchObject({ trace_id: traceId, span_id: spanId, operation: 'estimate' })
  })

  test('leaves an X-Request-Id of the caller as it is', async () => {
    const { traceId, traceparent } = newTrace()
    const id = `mine-${traceId.slice(0, 8)}`
    expect((await estimated({ traceparent, 'X-Request-Id': id })).requestId).toBe(id)
    await expect.poll(() => lineOf(id)).toMatchObject({ trace_id: traceId })
  })

  test.each([
    ['none', {}],
    ['a malformed one', { traceparent: '00-nonsense' }],
  ])('%s: the answer is the same, and no line speaks of a trace', async (_what, headers) => {
    const { answer, requestId } = await estimated(headers)
    expect(answer.status).toBe(200)
    expect(requestId).toMatch(/^req_/)
    await expect.poll(() => lineOf(requestId)).toBeDefined()
    expect(lineOf(requestId)).not.toHaveProperty('trace_id')
  })

  test('may be sent by a page of another origin', async () => {
    const answer = await fetch(`${app.url}/api/v1/estimation`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://agency.example', 'Access-Control-Request-Method': 'POST' },
    })
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ')
    expect(allowed).toEqual(expect.arrayContaining(['traceparent', 'tracestate']))
  })
})

describe('from an error of the SDK to the line of the log', () => {
  const failed = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => undefined,
      cause => cause,
    )
    if (!isValoremError(error)) throw new Error(`No error of the SDK: ${error}`)
    return error
  }

  test('an answer that failed: the id of the request begins with the trace', async () => {
    const { traceId, traceparent } = newTrace()
    const client = createClient({ baseUrl: app.url, apiKey: sandboxKey, headers: { traceparent } })
    const error = await failed(client.estimation.estimate({ commune: 'Nowhere', surface: 80 }))
    // 1. the trace of the error, 2. the lines with it, 3. what they say.
    expect(error.traceparent).toBe(traceparent)
    expect(error.requestId?.slice(0, 32)).toBe(traceId)
    const lines = () => app.logged.filter(({ fields }) => (fields as { trace_id?: string }).trace_id === traceId)
    await expect
      .poll(lines)
      .toMatchObject([
        { fields: { requestId: error.requestId, operation: 'estimate', status: 404, code: 'municipality_not_found' } },
      ])
  })

  test('no answer at all: the error has the trace that was sent, and the line says that the caller hung up', async () => {
    const { traceId, traceparent } = newTrace()
    const client = createClient({ baseUrl: app.url, apiKey: sandboxKey, headers: { traceparent }, maxRetries: 0 })
    const slow = client.with({ headers: { 'X-Sandbox-Scenario': 'slow; ms=20000' }, timeoutMs: 3000 })
    const error = await failed(slow.estimation.estimate(home))
    expect(error).toMatchObject({ code: 'timed_out', traceparent })
    expect(error.requestId).toBeUndefined()
    const lines = () => app.logged.filter(({ fields }) => (fields as { trace_id?: string }).trace_id === traceId)
    await expect.poll(lines).toMatchObject([{ message: 'hung up', fields: { operation: 'estimate' } }])
  })
})
