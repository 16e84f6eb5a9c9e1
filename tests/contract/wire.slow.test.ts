import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { errors } from '#contract/shared/errors'
import { sandboxKey } from '../support/app.ts'
import { appWithoutLimits } from './fuzzed.ts'

/** Longest time a connection may stay without an answer; half-sent requests are cut much earlier. */
const hangMs = 60_000

const paths = [
  ...operations.flatMap(({ path }) => [path, path]),
  '/openapi.json',
  '/docs',
  '/docs/estimate',
  '/docs/errors/rate_limited',
  '/docs/law/lu.acquisition.registrationRate',
  '/docs/valorem.http',
  '/health/live',
  '/health/ready',
]

const targets = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...paths) },
  fc.constantFrom(
    '/',
    '*',
    '',
    '//',
    '/%',
    '/%ff',
    '/api/v1/estimation?%',
    'http://elsewhere.example/',
    '/docs/../..',
    '/\0',
  ),
  fc.webPath(),
  fc.string({ unit: 'binary-ascii', maxLength: 50 }),
)

const oddLines = fc.oneof(
  fc.constantFrom(
    'Content-Length: 0',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1e9',
    'Content-Length: ',
  ),
  fc.constantFrom('Transfer-Encoding: chunked', 'Transfer-Encoding: gzip', 'Expect: 100-continue', 'Expect: wonders'),
  fc.constantFrom('Upgrade: websocket', 'Connection: Upgrade', 'HTTP2-Settings: x', ' folded', 'no colon', ': no name'),
  fc.constantFrom('Connection: close', 'Connection: keep-alive', 'Trailer: X', `X-Long: ${'x'.repeat(20_000)}`),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
)

/** Good headers, at times without one of them, at times with a stranger among them. */
const heads = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(['Host: x', `X-API-Key: ${sandboxKey}`, 'Content-Type: application/json']) },
      fc.subarray(['Host: x', `X-API-Key: ${sandboxKey}`, 'Content-Type: application/json']),
    ),
    fc.oneof(fc.constant([]), fc.array(oddLines, { maxLength: 2 })),
  )
  .map(([good, odd]) => [...good, ...odd])

/** Bodies with a length, true or not, and bodies without one. */
const bodies = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('', '{}', '{"commune":"Mamer","surface":80}', '5\r\n{"a"\r\n', '0\r\n\r\n'),
      fc.string({ unit: 'binary', maxLength: 99 }),
    ),
    fc.constantFrom(undefined, 0, 0, 0, 1, -1),
  )
  .map(([body, off]) => ({ body, line: off === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body) + off}`] }))

const rarely = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: odd })

/** What a careless or hostile program may write on the wire. */
const wire = fc
  .record({
    method: rarely(
      fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'CONNECT'),
      fc.string({ maxLength: 8 }),
    ),
    target: targets,
    version: rarely(fc.constant('HTTP/1.1'), fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '')),
    head: heads,
    content: bodies,
  })
  .map(({ method, target, version, head, content: { body, line } }) =>
    [`${method} ${target} ${version}`, ...head, ...line, '', body].join('\r\n'),
  )

/** What comes back until an answer begins or the service hangs up. */
const exchanged = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    socket.setTimeout(hangMs, () => socket.destroy(new Error(`There was no answer within ${hangMs} ms.`)))
    socket.on('data', chunk => {
      received += chunk.toString()
      socket.end()
    })
    // Who hangs up is noticed by reading or by writing, whichever is first.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(received) : reject(error),
    )
    socket.on('close', () => resolve(received))
  })

const statusesOf = (received: string): number[] =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))

/** 100 is no answer, 431 one to a head that never became a request; 500 and 503 would be faults. */
// 302 is the way from / to the documentation.
const good = [100, 200, 204, 302, 304, 431, ...Object.values(errors).map(({ status }) => status)].filter(
  status => status < 500,
)

let arranged: Awaited<ReturnType<typeof appWithoutLimits>>
beforeAll(async () => {
  arranged = await appWithoutLimits({ headersTimeoutMs: 200, env: { BODY_TIMEOUT_MS: '200' } })
})
afterAll(() => arranged.app.close())

test('whatever is written on the wire, the service answers with a status of its own or hangs up, and lives on', async () => {
  const { app } = arranged
  const seen = new Set<number>()
  // Fifty at a time, since half-sent requests wait for their time limit.
  const property = fc.asyncProperty(fc.array(wire, { minLength: 50, maxLength: 50 }), async texts => {
    const answers = await Promise.all(texts.map(text => exchanged(app.url, text)))
    answers.forEach((received, index) => {
      const bad = statusesOf(received).filter(status => !good.includes(status))
      expect(bad, JSON.stringify(texts[index])).toEqual([])
      for (const status of statusesOf(received)) seen.add(status)
    })
  })
  await fc.assert(property, { numRuns: 60, endOnFailure: true })
  expect([...seen]).toEqual(expect.arrayContaining([200, 204, 400, 404, 405, 408]))
  expect((await fetch(`${app.url}/health/live`)).status).toBe(200)
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})
