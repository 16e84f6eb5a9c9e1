import { createClient, type FetchInit } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, estimated, home, json, rateHeaders, service } from './service.ts'

const good = () => service(response => json(response, 200, estimated(), rateHeaders(10, 9, 1_800_000_060)))

describe('a good answer', () => {
  test('is taken out of its envelope, with how the call went', async () => {
    const { url } = await service(response =>
      json(response, 200, estimated(123), { ...rateHeaders(10, 9, 1_800_000_060), 'x-request-id': 'req_7' }),
    )
    const result = await createClient({ apiKey, baseUrl: url }).estimation.estimate(home)
    expect(result).toEqual({
      data: { estimationCentrale: 123 },
      meta: { api_key_name: 'Test', tier: 'sandbox', method: 'm', requestId: 'req_1' },
      requestId: 'req_7',
      rate: { limit: 10, remaining: 9, resetAt: new Date(1_800_000_060_000) },
      headers: expect.any(Headers),
      attempts: 1,
    })
    expect(result.headers.get('X-Request-Id')).toBe('req_7')
    expect(result.headers.get('idempotent-replayed')).toBeNull()
  })

  test('of a batch stays whole, without meta', async () => {
    const body = { success: true, count: 0, succeeded: 0, failed: 0, results: [] }
    const { url } = await service(response => json(response, 200, body))
    const result = await createClient({ apiKey, baseUrl: url }).estimation.estimateBatch({ items: [] })
    expect(result).toMatchObject({ data: body, meta: undefined, requestId: undefined, rate: undefined, attempts: 1 })
  })

  test('passes with fields and words that are newer than this package', async () => {
    const body = { ...estimated(), data: { confiance: 'absolue', extra: [1] }, later: true }
    const { url } = await service(response => json(response, 200, body))
    const { data } = await createClient({ apiKey, baseUrl: url }).estimation.estimate(home)
    expect(data).toEqual({ confiance: 'absolue', extra: [1] })
  })

  test.each(['null', '[]', '"text"', '{"success":true}', ''])('%s is none for an estimate', async text => {
    const { url, hits } = await service(response => response.writeHead(200).end(text))
    const outcome = await createClient({ apiKey, baseUrl: url }).safe.estimation.estimate(home)
    const message = `The answer is not that of the contract (POST ${url}/api/v1/estimation).`
    expect(outcome).toMatchObject({ ok: false, error: { name: 'ResponseFormatError', message, bodyStart: text } })
    expect(hits).toHaveLength(1)
  })
})

describe('a request', () => {
  test('carries key, names, body and program', async () => {
    const { url, hits } = await good()
    const appInfo = { name: 'Agence Test', version: '2.1' }
    await createClient({ apiKey, baseUrl: `${url}/gateway/`, appInfo }).estimation.estimate(home, {
      idempotencyKey: 'mine',
      requestId: 'req_mine',
    })
    expect(hits[0]).toMatchObject({ method: 'POST', path: '/gateway/api/v1/estimation', body: JSON.stringify(home) })
    expect(hits[0]?.headers).toMatchObject({
      'x-api-key': apiKey,
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': 'mine',
      'x-request-id': 'req_mine',
    })
    expect(hits[0]?.headers['user-agent']).toMatch(/^valorem-sdk\/\d+\.\d+\.\d+ Agence Test\/2\.1$/)
  })

  test('carries the headers of its client and its own, which go before', async () => {
    const { url, hits } = await good()
    const client = createClient({
      apiKey,
      baseUrl: url,
      headers: { 'X-Team': 'a', Traceparent: 'client', 'X-Off': undefined },
    })
    await client.estimation.estimate(home, { headers: { traceparent: 'call' } })
    expect(hits[0]?.headers).toMatchObject({ 'x-team': 'a', traceparent: 'call', 'x-api-key': apiKey })
    expect(hits[0]?.headers).not.toHaveProperty('x-off')
    await client.with({ headers: {} }).estimation.estimate(home)
    expect(hits[1]?.headers).toMatchObject({ 'x-team': 'a', traceparent: 'client' })
    await client.with({ headers: { 'X-Team': null } }).estimation.estimate(home)
    expect(hits[2]?.headers).not.toHaveProperty('x-team')
  })

  test('asks a key function anew for each call', async () => {
    const { url, hits } = await good()
    const keys = ['key_one_12345', 'key_two_12345']
    const client = createClient({ apiKey: async () => keys.shift() ?? '', baseUrl: url })
    await client.estimation.estimate(home)
    await client.estimation.estimate(home)
    expect(hits.map(({ headers }) => headers['x-api-key'])).toEqual(['key_one_12345', 'key_two_12345'])
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { name: 'ConfigurationError' } })
  })

  test('of any other path goes the same way', async () => {
    const { url, hits } = await service(response => json(response, 200, { anything: 1 }))
    const { data } = await createClient({ apiKey, baseUrl: url }).request<{ anything: number }>('GET', '/health?x=1')
    expect(data.anything).toBe(1)
    expect(hits[0]).toMatchObject({ method: 'GET', path: '/health?x=1', body: '' })
    expect(hits[0]?.headers).not.toHaveProperty('idempotency-key')
    expect(hits[0]?.headers).not.toHaveProperty('content-type')
  })

  test('without an answer to read gives undefined', async () => {
    const { url } = await service(response => response.writeHead(204).end())
    const { data } = await createClient({ apiKey, baseUrl: url }).request('DELETE', '/thing')
    expect(data).toBeUndefined()
  })

  test('is not sent to a path that leaves the service', async () => {
    const call = createClient({ apiKey, baseUrl: 'http://127.0.0.1:1' }).request('GET', '.example.com/')
    await expect(call).rejects.toMatchObject({ name: 'ConfigurationError', attempts: 0 })
  })

  test('does not follow a redirect with its key', async () => {
    const other = await good()
    const { url, hits } = await service(response => response.writeHead(308, { location: other.url }).end())
    const outcome = await createClient({ apiKey, baseUrl: url }).safe.estimation.estimate(home)
    expect(outcome).toMatchObject({ error: { status: 308, code: 'http_308', retryable: false } })
    expect(hits).toHaveLength(1)
    expect(other.hits).toHaveLength(0)
  })

  test('works with a fetch that gives little', async () => {
    const seen: FetchInit[] = []
    const fetch = async (_url: string, init: FetchInit) => {
      seen.push(init)
      return { status: 200, headers: { get: () => null }, text: async () => JSON.stringify(estimated()) }
    }
    await createClient({ apiKey, baseUrl: 'https://api.example', fetch }).estimation.estimate(home)
    expect(seen[0]).toMatchObject({ method: 'POST', redirect: 'manual', body: JSON.stringify(home) })
  })
})
