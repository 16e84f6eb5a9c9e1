import { gzipSync } from 'node:zlib'
import { createClient } from '@valorem/sdk'
import { nodeFetch } from '@valorem/sdk/node'
import { Agent, fetch as undiciFetch } from 'undici'
import { describe, expect, test } from 'vitest'
import { always, cut, error, type HostileCase, http, read } from './hostile-cases.ts'
import { matching, runCase, startServer } from './hostile-server.ts'
import { apiKey, estimated, failure, home } from './service.ts'

// Faults that users of other clients told in public, each with its issue, sent to this one over both of its transports.

const good = JSON.stringify(estimated())
const packed = gzipSync(good)
const gzip = { 'content-encoding': 'gzip' }

const cases: HostileCase[] = [
  ...['null', '42', 'false', '"text"'].map(body => ({
    condition: `octokit/request.js#819: a failure whose JSON is ${body}`,
    reply: always(http(400, {}, body)),
    expected: error('http_400', 1, { name: 'InvalidRequestError', status: 400, issues: [] }),
    requests: 1,
  })),
  ...[' ', '\u0001{}'].map(body => ({
    condition: `octokit/octokit.rb#1777: a failure whose body is ${JSON.stringify(body)}`,
    reply: always(http(404, {}, body)),
    expected: error('http_404', 1, { name: 'NotFoundError', status: 404 }),
    requests: 1,
  })),
  {
    condition: 'octokit/request.js#649: a failure that calls nothing at all JSON',
    reply: always(http(403, { 'content-type': 'application/json; charset=utf-8' }, '')),
    expected: error('http_403', 1, { name: 'PermissionError', status: 403 }),
    requests: 1,
  },
  {
    condition: 'octokit/request.js#731: JSON under a media type of its own',
    reply: always(http(200, { 'content-type': 'application/scim+json' })),
    expected: read(1),
    requests: 1,
  },
  {
    condition: 'nodejs/undici#2123: gzip without its checksum',
    reply: always(http(200, gzip, packed.subarray(0, -8))),
    expected: read(1),
    requests: 1,
  },
  {
    condition: 'sindresorhus/decompress-response#19: gzip that ends in the middle',
    reply: always(http(200, gzip, packed.subarray(0, packed.length / 2))),
    expected: error('unreadable_answer', 1),
    requests: 1,
  },
  {
    condition: 'an answer of HTTP/1.0, which ends with its connection',
    reply: cut(`HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n${good}`),
    expected: read(1),
    requests: 1,
  },
]

const transports = [
  ['fetch', {}],
  ['node:http', { fetch: nodeFetch() }],
] as const

describe.each(transports)('over %s', (_, options) => {
  test.each(cases)('$condition', async hostile => {
    const { outcome, requests } = await runCase(hostile, options)
    expect(outcome).toEqual(matching(hostile.expected))
    expect(requests).toBe(hostile.requests)
  })

  test('octokit/request.js#751: bytes that the answer calls UTF-8 stay as they are', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0xc3, 0x28])
    const { url } = await startServer(always(http(200, { 'content-type': 'application/pdf; charset=utf-8' }, bytes)))
    const client = createClient({ apiKey, baseUrl: url, ...options })
    const { data } = await client.agencies.estimationReport({ language: 'fr', estimation: home } as never)
    expect(Buffer.from(data)).toEqual(bytes)
  })

  test('psf/requests#2422: a proxy that refuses a large body before it has read it', async () => {
    const refused = http(413, { connection: 'close' }, '<h1>413 Request Entity Too Large</h1>')
    const { url, seen } = await startServer(
      () => {},
      socket => void socket.once('data', () => socket.end(refused)),
    )
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 0, ...options })
    const items = Array.from({ length: 50_000 }, () => home)
    const outcome = await client.safe.estimation.estimateBatch({ items })
    // Where the connection breaks before the answer is read, that is said; there is no wait for a limit of time.
    expect(outcome.ok ? '' : outcome.error.code).toMatch(/^(http_413|connection_failed)$/)
    expect(outcome.ok ? 0 : outcome.error.attempts).toBe(1)
    expect(seen.requests).toBeLessThanOrEqual(1)
  })

  test('a second answer to the first request is not that of the next call', async () => {
    const forged = http(200, {}, JSON.stringify(estimated(1)))
    const { url } = await startServer((socket, number) => {
      socket.write(number === 1 ? Buffer.concat([http(200), forged]) : http(200, {}, JSON.stringify(estimated(2))))
    })
    const client = createClient({ apiKey, baseUrl: url, maxRetryDelayMs: 1000, ...options })
    await client.estimation.estimate(home)
    expect((await client.estimation.estimate(home)).data.estimationCentrale).toBe(2)
  })

  test('github/copilot-cli#3679: without Retry-After the wait for a limit is not spent at once', async () => {
    const busy = http(429, {}, JSON.stringify(failure('rate_limited')))
    const { url } = await startServer((socket, number) => void socket.write(number === 1 ? busy : http(200)))
    const waits: number[] = []
    const client = createClient({ apiKey, baseUrl: url, onRetry: ({ waitMs }) => waits.push(waitMs), ...options })
    expect((await client.estimation.estimate(home)).attempts).toBe(2)
    // The upper half of half a second.
    expect(waits[0]).toBeGreaterThanOrEqual(250)
    expect(waits[0]).toBeLessThanOrEqual(500)
  })
})

test('stripe/stripe-node#2231: failures end with the fetch of undici, also a hundred over one connection', async () => {
  const { url, seen } = await startServer(always(http(400, {}, JSON.stringify(failure('invalid_request')))))
  const dispatcher = new Agent({ connections: 1 })
  const client = createClient({ apiKey, baseUrl: url, fetch: undiciFetch, fetchOptions: { dispatcher } })
  for (let at = 0; at < 100; at += 1) {
    const outcome = await client.safe.estimation.estimate(home)
    expect(outcome.ok ? '' : outcome.error.code).toBe('invalid_request')
  }
  expect(seen.requests).toBe(100)
  await dispatcher.close()
})
