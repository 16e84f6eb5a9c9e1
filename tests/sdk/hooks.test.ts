import { inspect } from 'node:util'
import { createClient, logLine, type RequestEvent, type ResponseEvent, type RetryEvent } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { type Answer, apiKey, estimated, failure, home, json, rateHeaders, service } from './service.ts'

/** Everything that the hooks receive during one call. */
const heard = async (answer: Answer) => {
  const { url } = await service(answer)
  const requests: RequestEvent[] = []
  const responses: ResponseEvent[] = []
  const retries: RetryEvent[] = []
  const client = createClient({
    apiKey,
    baseUrl: url,
    onRequest: event => requests.push(event),
    onResponse: event => responses.push(event),
    onRetry: event => retries.push(event),
  })
  const outcome = await client.safe.estimation.estimate(home)
  return { requests, responses, retries, outcome, client, url }
}

const secondTime: Answer = (response, number) => {
  if (number === 1) json(response, 503, failure('unavailable'), { 'retry-after-ms': '0', 'x-request-id': 'req_a' })
  else json(response, 200, estimated(), { ...rateHeaders(10, 8, 1_800_000_060), 'x-request-id': 'req_b' })
}

describe('the hooks', () => {
  test('hear each request, each answer and each repeat of a call', async () => {
    const { requests, responses, retries, url } = await heard(secondTime)
    const common = { operation: 'estimate', method: 'POST', url: `${url}/api/v1/estimation` }
    expect(requests).toMatchObject([
      { ...common, attempt: 1, bodyLength: JSON.stringify(home).length },
      { ...common, attempt: 2 },
    ])
    expect(responses).toMatchObject([
      { status: 503, requestId: 'req_a', rate: undefined, attempt: 1 },
      { status: 200, requestId: 'req_b', rate: { remaining: 8 }, attempt: 2 },
    ])
    for (const { elapsedMs } of responses) expect(elapsedMs).toBeGreaterThan(0)
    expect(retries).toMatchObject([{ attempt: 1, error: { code: 'unavailable' } }])
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('may throw or reject without harm to the call', async () => {
    const { url } = await service(secondTime)
    const client = createClient({
      apiKey,
      baseUrl: url,
      onRequest: () => {
        throw new Error('logger away')
      },
      onResponse: () => Promise.reject(new Error('logger away')),
      onRetry: () => Promise.reject(new Error('logger away')),
    })
    expect((await client.estimation.estimate(home)).attempts).toBe(2)
  })
})

describe('logLine', () => {
  test('says an answer in one line', async () => {
    const { responses, url } = await heard(secondTime)
    const lines = responses.map(event => logLine(event).replace(/\d+ ms/, 'N ms'))
    expect(lines).toEqual([
      `POST ${url}/api/v1/estimation 503 in N ms, attempt 1, request req_a`,
      `POST ${url}/api/v1/estimation 200 in N ms, attempt 2, 8 of 10 left, request req_b`,
    ])
  })

  test('holds no query, and is on one line', async () => {
    const { url } = await service(response => json(response, 200, {}))
    const lines: string[] = []
    const client = createClient({ apiKey, baseUrl: url, onResponse: event => lines.push(logLine(event)) })
    await client.request('GET', '/x?token=4711')
    expect(lines).toEqual([expect.stringMatching(/^GET \S+\/x 200 in \d+ ms, attempt 1, request unnamed$/)])
  })
})

/** All that a program might write into a log. */
const written = (thing: unknown): string => `${inspect(thing, { depth: 9, showHidden: true })} ${JSON.stringify(thing)}`

describe('the key never appears', () => {
  test('in anything the hooks receive, in the client or in a result', async () => {
    const all = await heard(secondTime)
    expect(written(all)).not.toContain(apiKey)
    expect(all.requests[0]?.headers['x-api-key']).toBe('[redacted]')
  })

  test('nor do headers that the caller gave, which may be secrets too', async () => {
    const { url, hits } = await service(secondTime)
    const events: object[] = []
    const hear = (event: object) => events.push(event)
    const hooks = { onRequest: hear, onResponse: hear, onRetry: hear }
    const client = createClient({ apiKey, baseUrl: url, headers: { 'CF-Access-Client-Secret': 'hush' }, ...hooks })
    await client.estimation.estimate(home, { headers: { 'Proxy-Secret': 'Basic hush' } })
    expect(hits[0]?.headers).toMatchObject({ 'cf-access-client-secret': 'hush', 'proxy-secret': 'Basic hush' })
    expect(events).toHaveLength(5)
    expect(written(events)).not.toContain('hush')
    expect(events[0]).toHaveProperty('headers.proxy-secret', '[redacted]')
  })

  test('in an error, even when the service repeats it', async () => {
    const { outcome, retries } = await heard(response =>
      json(
        response,
        401,
        failure('invalid_key', { error: `Unknown key ${apiKey}.`, issues: [{ path: apiKey, message: '' }] }),
      ),
    )
    expect(outcome).toHaveProperty('error.message', expect.stringContaining('Unknown key [redacted].'))
    expect(written({ outcome, retries })).not.toContain(apiKey)
  })

  test('in an error, even when fetch repeats it', async () => {
    const fetch = () => Promise.reject(new TypeError(`invalid header value ${apiKey}`))
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch, maxRetries: 0 })
    const outcome = await client.safe.estimation.estimate(home)
    expect(outcome).toMatchObject({ ok: false, error: { name: 'ConnectionError' } })
    expect(written(outcome)).not.toContain(apiKey)
  })

  test('in the first characters of an answer that cannot be read', async () => {
    const { outcome } = await heard(response => response.writeHead(200).end(`echo ${apiKey}`))
    expect(outcome).toMatchObject({ ok: false, error: { name: 'ResponseFormatError' } })
    expect(written(outcome)).not.toContain(apiKey)
  })
})
