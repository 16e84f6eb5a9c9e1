import { connect } from 'node:net'
import { localFetch } from '@valorem/sdk/local'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorResponse } from '#contract/shared/errors'
import { sandboxKey, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":100000,"perDay":100000}}' } })
})
afterAll(() => app.close())

/** What comes back on a connection until the service ends it. */
const spoken = (bytes: string | Buffer): Promise<string> =>
  new Promise(resolve => {
    let text = ''
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', chunk => {
      text += chunk
    })
    // A service that hangs up on what is still being written is an answer too.
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })

const home = '{"commune":"Mamer","surface":80}'
const line = 'POST /api/v1/estimation HTTP/1.1'
const good = ['Host: x', `X-API-Key: ${sandboxKey}`, 'Content-Type: application/json']
const sent = (lines: readonly string[], body = home): string => [...lines, '', body].join('\r\n')
const chunked = [line, ...good, 'Transfer-Encoding: chunked']
const length = `Content-Length: ${home.length}`

// RFC 9110 and 9112 by section; a proxy that reads such a request differently would let one hide behind another.
const shapes: [what: string, bytes: string | Buffer][] = [
  ['two lengths that differ (9110, 8.6)', sent([line, ...good, length, 'Content-Length: 5'])],
  ['a length beside chunks (9112, 6.3)', sent([...chunked, length], `20\r\n${home}\r\n0\r\n\r\n`)],
  ['chunks that are not the last coding (9112, 6.3)', sent([line, ...good, 'Transfer-Encoding: chunked, gzip'])],
  ['a chunk whose size is no number (9112, 7.1)', sent(chunked, `zz\r\n${home}\r\n0\r\n\r\n`)],
  ['a chunk whose size no integer holds (9112, 7.1)', sent(chunked, `${'F'.repeat(20)}\r\n${home}\r\n0\r\n\r\n`)],
  ['a chunk that is longer than it says (9112, 7.1)', sent(chunked, `2\r\n${home}\r\n0\r\n\r\n`)],
  ['a space before a colon (9112, 5.1)', sent([line, ...good, `Content-Length : ${home.length}`])],
  ['a folded line (9112, 5.2)', sent([line, ...good, 'X-Fold: a', ' b', length])],
  ['a zero byte in a value (9110, 5.5)', sent([line, ...good, 'X-Zero: a\0b', length])],
  ['a carriage return alone in a value (9112, 2.2)', sent([line, ...good, 'X-Return: a\rb', length])],
  ['no version, as HTTP/0.9', 'GET /health/live\r\n\r\n'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['the first bytes of TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
]

test.each(shapes)('%s is 400 in the one shape, and the connection ends', async (_what, bytes) => {
  const text = await spoken(bytes)
  // Nothing of it was answered as a request, and nothing behind it was taken for another one.
  expect([...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => status)).toEqual(['400'])
  const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))
  expect(body).toMatchObject({ success: false, code: expect.stringMatching(/^invalid_/) })
  expect(ErrorResponse.parse(body)).toEqual(body)
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

/** Bodies that other readers of JSON read differently (RFC 8259, 8.1; RFC 7493, 2.1 and 2.3). */
const bodies: [what: string, body: Buffer, error: RegExp][] = [
  ['Latin-1', Buffer.from('{"commune":"Mamér","surface":80}', 'latin1'), /not encoded as UTF-8/],
  ['half a character', Buffer.from('{"commune":"Mamer\\ud83c","surface":80}'), /lone surrogate/],
  ['a field twice', Buffer.from('{"commune":"Mamer","surface":80,"surface":200}'), /the field "surface" twice/],
]

test.each(bodies)(
  'a body with %s is 400 invalid_json, here and in a process of the caller',
  async (_what, body, error) => {
    const request = { method: 'POST', headers: { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json' }, body }
    const [served, local] = await Promise.all([
      fetch(`${app.url}/api/v1/estimation`, request),
      localFetch()('https://valorem.local/api/v1/estimation', request),
    ])
    for (const answer of [served, local]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_json', error: expect.stringMatching(error) })
    }
  },
)
