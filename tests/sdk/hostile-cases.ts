import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { apiKey, estimated, failure } from './service.ts'

/** Writes what a server sends to the request of this number, from 1. */
export type Reply = (socket: Socket, number: number) => void

/** What a call makes of a hostile server: its result or error, and the number of requests that the server got. */
export interface HostileCase {
  condition: string
  reply: Reply
  expected: object
  requests: number
  options?: object
}

const good = JSON.stringify(estimated())

/** An answer of HTTP/1.1 that states its length, unless its headers say something else. */
export const http = (status: number, headers: Record<string, string> = {}, body: string | Buffer = good): Buffer => {
  const stated = 'content-length' in headers || 'transfer-encoding' in headers
  const all = {
    'content-type': 'application/json',
    ...(!stated && { 'content-length': `${Buffer.byteLength(body)}` }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} Said\r\n${lines.join('')}\r\n`), Buffer.from(body)])
}

const failed = (status: number, code: string, headers: Record<string, string> = {}, more: object = {}): Buffer =>
  http(status, headers, JSON.stringify(failure(code, more)))

/** Sends the same at each request. */
export const always =
  (bytes: Buffer | string): Reply =>
  socket =>
    void socket.write(bytes)

/** Sends one thing to the first requests, then a good answer. */
const first =
  (count: number, bytes: Buffer | string): Reply =>
  (socket, number) =>
    void socket.write(number <= count ? bytes : http(200))

/** Sends some bytes and closes the connection. */
export const cut =
  (bytes: Buffer | string): Reply =>
  socket =>
    void socket.end(bytes)

export const read = (attempts: number) => ({ ok: true, attempts, data: { estimationCentrale: 500_000 } })
export const error = (code: string, attempts: number, more: object = {}) => ({
  ok: false,
  error: { code, attempts, ...more },
})
const unreadable = error('unreadable_answer', 1)

/** Waits that no client can read: it backs off instead. */
const unclearWaits = ['-1', '1, 1', '1e9', 'NaN', '', 'soon', 'Wed, 21 Oct 2015 07:28', 'Wed, 21 Oct 2015 07:28:00 GMT']

const waits: HostileCase[] = [
  ...unclearWaits.map(wait => ({
    condition: `503 with Retry-After ${JSON.stringify(wait)}`,
    reply: first(2, failed(503, 'unavailable', { 'retry-after': wait })),
    expected: read(3),
    requests: 3,
  })),
  {
    condition: '503 with Retry-After 0',
    reply: first(1, failed(503, 'unavailable', { 'retry-after': '0' })),
    expected: read(2),
    requests: 2,
    options: { maxRetryDelayMs: 1000 },
  },
  {
    condition: '429 with a wait of longer than a life',
    reply: always(failed(429, 'rate_limited', { 'retry-after': '99999999999999999999' })),
    expected: error('rate_limited', 1, { message: /Again in more than a year/ }),
    requests: 1,
  },
  {
    condition: '503 that says not to repeat',
    reply: always(failed(503, 'unavailable', { 'x-should-retry': 'false' })),
    expected: error('unavailable', 1, { retryable: false }),
    requests: 1,
  },
  {
    condition: '400 that says to repeat',
    reply: first(1, failed(400, 'invalid_request', { 'x-should-retry': 'true' })),
    expected: read(2),
    requests: 2,
  },
  {
    condition: '429 of a used-up day',
    reply: always(failed(429, 'daily_quota_exhausted', { 'retry-after': '0' })),
    expected: error('daily_quota_exhausted', 1, { name: 'QuotaExceededError' }),
    requests: 1,
  },
  ...[408, 500, 502, 504].map(status => ({
    condition: `${status} three times`,
    reply: always(http(status, { 'content-type': 'text/html' }, '<h1>Bad</h1>')),
    expected: error(`http_${status}`, 3, { name: 'ServerError', status }),
    requests: 3,
  })),
  ...[409, 418, 451, 501, 599].map(status => ({
    condition: `${status} is final`,
    reply: always(http(status, {}, '')),
    expected: error(`http_${status}`, 1, { status }),
    requests: 1,
  })),
]

const redirects: HostileCase[] = [300, 301, 302, 303, 307, 308].map(status => ({
  condition: `${status} to another server, which would get the key`,
  reply: always(http(status, { location: 'http://127.0.0.1:2/stolen' }, '')),
  expected: error(`http_${status}`, 1, { message: /^Redirects are not followed: correct baseUrl/ }),
  requests: 1,
}))

const bodies: HostileCase[] = [
  ...['<!doctype html><title>Sign in</title>', '', 'null', '[]', '"text"', '{}', '{"data":', 'undefined', '\0'].map(
    body => ({
      condition: `200 with the body ${JSON.stringify(body)}`,
      reply: always(http(200, {}, body)),
      expected: unreadable,
      requests: 1,
    }),
  ),
  ...[
    { condition: '200 with a byte-order mark', body: Buffer.from(`\uFEFF${good}`) },
    { condition: '200 with blanks around it', body: ` \n${good}\n\n` },
    { condition: '200 with a field twice', body: good.replace('{"success"', '{"data":1,"success"') },
    { condition: '200 with __proto__ in it', body: good.replace('"data":{', '"data":{"__proto__":{"stolen":1},') },
    { condition: '200 of an unknown coding', body: good, headers: { 'content-encoding': 'unheard-of' } },
    { condition: '200 with the media type of a file', body: good, headers: { 'content-type': 'application/zip' } },
    { condition: '200 packed by gzip', body: gzipSync(good), headers: { 'content-encoding': 'gzip' } },
  ].map(({ condition, body, headers = {} }: { condition: string; body: string | Buffer; headers?: object }) => ({
    condition,
    reply: always(http(200, headers as Record<string, string>, body)),
    expected: read(1),
    requests: 1,
  })),
  {
    condition: '200 in UTF-16',
    reply: always(http(200, {}, Buffer.from(good, 'utf16le'))),
    expected: unreadable,
    requests: 1,
  },
  {
    condition: '200 with a hundred thousand brackets',
    reply: always(http(200, {}, '['.repeat(100_000))),
    expected: unreadable,
    requests: 1,
  },
  {
    condition: '200 that calls plain text gzip',
    reply: always(http(200, { 'content-encoding': 'gzip' }, 'no gzip')),
    expected: error('connection_failed', 3, { phase: 'body' }),
    requests: 3,
  },
  {
    condition: '200 longer than allowed, by its stated length',
    reply: always(http(200, {}, 'x'.repeat(5000))),
    expected: error('unreadable_answer', 1, { message: /longer than maxAnswerBytes 1000/ }),
    requests: 1,
    options: { maxAnswerBytes: 1000 },
  },
  {
    condition: '200 without an end, in pieces',
    reply: socket => {
      socket.write(http(200, { 'transfer-encoding': 'chunked' }, ''))
      const timer = setInterval(() => socket.write(`400\r\n${'x'.repeat(1024)}\r\n`), 1)
      socket.on('close', () => clearInterval(timer))
    },
    expected: error('unreadable_answer', 1, { message: /longer than maxAnswerBytes 100000/ }),
    requests: 1,
    options: { maxAnswerBytes: 100_000 },
  },
  {
    condition: '204 to a call that wants data',
    reply: always('HTTP/1.1 204 None\r\n\r\n'),
    expected: unreadable,
    requests: 1,
  },
]

const connections: HostileCase[] = [
  ...[
    ['closed before an answer', '', 'headers'],
    ['closed within the headers', 'HTTP/1.1 200 OK\r\ncontent-ty', 'headers'],
    ['what is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n\r\n', 'headers'],
    ['headers of 100 kB', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 'headers'],
    ['closed within the body', http(200, { 'content-length': '5000' }), 'body'],
    ['closed within a piece', http(200, { 'transfer-encoding': 'chunked' }, '400\r\n{"data"'), 'body'],
    ['a length that is none', http(200, { 'content-length': '-5' }), 'headers'],
  ].map(([condition, bytes, phase]) => ({
    condition: `a connection: ${condition}`,
    reply: cut(bytes as string | Buffer),
    expected: error('connection_failed', 3, { phase }),
    requests: 3,
  })),
  {
    condition: 'a connection reset once after the request',
    reply: (socket, number) => void (number === 1 ? socket.resetAndDestroy() : socket.write(http(200))),
    expected: read(2),
    requests: 2,
  },
  {
    condition: 'no answer at all',
    reply: () => {},
    expected: error('timed_out', 1, { phase: 'headers' }),
    requests: 1,
    options: { timeoutMs: 250, maxRetries: 0 },
  },
  {
    condition: 'a body that stops',
    reply: always(http(200, { 'content-length': '5000' }, '{')),
    expected: error('timed_out', 1, { phase: 'body' }),
    requests: 1,
    options: { timeoutMs: 250, maxRetries: 0 },
  },
  {
    condition: 'a body of one blank each 50 ms',
    reply: socket => {
      socket.write(http(200, { 'content-length': '5000' }, ''))
      const timer = setInterval(() => socket.write(' '), 50)
      socket.on('close', () => clearInterval(timer))
    },
    expected: error('timed_out', 1, { phase: 'body' }),
    requests: 1,
    options: { timeoutMs: 400, maxRetries: 0 },
  },
  {
    condition: 'early hints before the answer',
    reply: always(Buffer.concat([Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), http(200)])),
    expected: read(1),
    requests: 1,
  },
]

const failures: HostileCase[] = [
  ...[
    ['problem+json', '{"title":"Gone away","detail":"The gateway has no upstream."}', /^The gateway has no upstream\./],
    ['a list', '[1]', /^The service failed\./],
    ['a code that is a number', '{"code":7,"error":{}}', /^The service failed\. \(http_404/],
    ['issues and suggestions that are no lists', '{"issues":"x","suggestions":7}', /^The service failed/],
    ['the key in its text', `{"error":"No ${apiKey} here."}`, /^No \[redacted\] here\./],
  ].map(([condition, body, message]) => ({
    condition: `404 with ${condition}`,
    reply: always(http(404, {}, `${body}`)),
    expected: error('http_404', 1, { message, issues: [], suggestions: [] }),
    requests: 1,
  })),
  {
    condition: '200 with limits that are no numbers',
    reply: always(
      http(200, { 'x-ratelimit-limit': '1e3', 'x-ratelimit-remaining': '-1', 'x-ratelimit-reset': 'soon' }),
    ),
    expected: { ...read(1), rate: undefined },
    requests: 1,
  },
]

/** The conditions, by what is wrong. */
export const hostileCases: readonly HostileCase[] = [...waits, ...redirects, ...bodies, ...connections, ...failures]
