import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

const publicUrl = 'https://valorem.example'

let app: TestApp
beforeAll(async () => {
  const env = { PUBLIC_URL: publicUrl, AUTH_SECRET: 'x'.repeat(40), MAIL_URL: 'smtp://127.0.0.1:1' }
  app = await startApp({ env: { ...env, SECURITY_CONTACT: 'mailto:security@valorem.example' } })
})
afterAll(() => app.close())

type Headers = Readonly<Record<string, string | undefined>>

/** The status and the headers of an answer, as Node reads them off the wire. */
const headersOf = async (method: string, path: string): Promise<{ status: number | undefined; headers: Headers }> => {
  const asked = request(new URL(path, app.url), { method })
  asked.end()
  const [answer] = await once(asked, 'response')
  await text(answer)
  return { status: answer.statusCode, headers: answer.headers }
}

/** The sources of a directive in a content policy; of one that it lacks those of `default-src`. */
const sourcesOf = (policy: string, directive: string): string | undefined => {
  const directives = policy.split(';').map(part => part.trim().split(' '))
  const named = (name: string) =>
    directives
      .find(([first]) => first === name)
      ?.slice(1)
      .join(' ')
  return named(directive) ?? named('default-src')
}

/** ASVS 5, 3.4: what every answer says to a browser, whatever it answers. */
const expectGuarded = (headers: Headers): void => {
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/)
  const policy = headers['content-security-policy'] ?? ''
  for (const directive of ['object-src', 'base-uri', 'frame-ancestors']) {
    // `default-src` stands in for none of the last two.
    expect(policy).toContain(directive === 'object-src' ? 'default-src' : directive)
    expect([directive, sourcesOf(policy, directive)]).toEqual([directive, "'none'"])
  }
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
}

const answers: readonly (readonly [method: string, path: string, status: number])[] = [
  ['GET', '/', 200],
  ['GET', '/plans', 200],
  ['GET', '/market', 200],
  ['GET', '/market/mamer', 200],
  ['GET', '/market/nowhere', 404],
  ['GET', '/docs', 200],
  ['GET', '/docs/nothing', 404],
  ['GET', '/demo', 200],
  ['GET', '/backtest', 200],
  ['GET', '/backtest-worker.js', 200],
  ['GET', '/revaluation', 200],
  ['GET', '/revaluation-worker.js', 200],
  ['GET', '/workbook-reader.js', 200],
  ['GET', '/openapi.json', 200],
  ['GET', '/pages/style.css', 200],
  ['GET', '/widget/1.1.0/valorem-estimate.js', 200],
  ['GET', '/health/live', 200],
  ['GET', '/.well-known/jwks.json', 200],
  ['GET', '/.well-known/security.txt', 200],
  ['GET', '/sign-in', 200],
  ['GET', '/account', 303],
  ['POST', '/sign-in', 403],
  ['GET', '/api/v1/account', 401],
  ['POST', '/api/v1/estimation', 401],
  ['GET', '/api/v1/nothing', 404],
  ['PUT', '/api/v1/estimation', 405],
  ['TRACE', '/', 405],
  ['TRACE', '/api/v1/estimation', 405],
  ['GET', '/mcp', 405],
  ['OPTIONS', '/api/v1/estimation', 204],
]

describe('every answer has the security headers', () => {
  test.each(answers)('%s %s', async (method, path, status) => {
    const answer = await headersOf(method, path)
    expect(answer.status).toBe(status)
    expectGuarded(answer.headers)
  })

  // The first is a request without a host; the others are refused before any route.
  test.each(['GET /x', 'GET /x HTTP/1.1\r\nHost: a\r\nno header', 'no request'])('also one to %j', async bytes => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(`${bytes}\r\n\r\n`))
    const [head = ''] = (await text(socket)).split('\r\n\r\n')
    const [status, ...lines] = head.split('\r\n')
    expect(status).toBe('HTTP/1.1 400 Bad Request')
    expectGuarded(
      Object.fromEntries(
        lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*: /, '')]),
      ),
    )
  })
})

test('what has a body says its media type, texts with their charset (ASVS 5, 4.1.1)', async () => {
  for (const [method, path, status] of answers) {
    const { headers } = await headersOf(method, path)
    if (status === 204 || status === 303) continue
    // JSON is UTF-8 and its media type has no such parameter (RFC 8259, sections 8.1 and 11).
    const type = /^(application\/json|[a-z]+\/[a-z.+-]+; charset=utf-8)$/
    expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(type)])
  }
})
