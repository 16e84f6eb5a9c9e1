import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fontPath } from '#server/pages/look'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
/** One that waits for headers for no longer than it takes to see that they do not come. */
let impatient: TestApp
let isReady = true
beforeAll(async () => {
  app = await startApp({ deps: () => ({ ready: async () => isReady }), headersTimeoutMs: 60_000 })
  impatient = await startApp({ headersTimeoutMs: 200 })
})
afterAll(() => Promise.all([app.close(), impatient.close()]))

describe('paths that no operation has', () => {
  test.each(['/api', '/api/v1', '/api/v1/nothing', '/api/v2/estimation', '/%E0%A4%A', '/api/v1/estimation/x'])(
    '%s is 404 route_not_found',
    async path => {
      const answer = await fetch(app.url + path)
      expect(answer.status).toBe(404)
      expect(await read(answer)).toMatchObject({ success: false, code: 'route_not_found' })
    },
  )

  test.each([
    ['POST', '/API/V1/Estimation'],
    ['POST', '/api/v1/estimation/'],
    ['GET', '/api/v1/estimation/'],
    ['GET', '/Docs'],
    ['GET', '/docs/'],
    ['GET', '/docs/estimate/'],
    ['GET', '/docs/errors/rate_limited/'],
    ['GET', '/health/live/'],
    ['GET', '/HEALTH/live'],
    ['GET', '/openapi.json/'],
  ])('a path has one spelling: %s %s is 404', async (method, path) => {
    const answer = await fetch(app.url + path, { method })
    expect(answer.status).toBe(404)
    expect((await read(answer)).code).toBe('route_not_found')
  })

  test.each([
    ['GET', '/api/v1/estimation', 'POST, OPTIONS'],
    ['PUT', '/api/v1/estimation', 'POST, OPTIONS'],
    ['DELETE', '/api/v1/estimation/batch', 'POST, OPTIONS'],
    ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/health/live', 'GET, HEAD, OPTIONS'],
    ['PUT', '/docs', 'GET, HEAD, OPTIONS'],
    ['POST', '/', 'GET, HEAD, OPTIONS'],
    ['POST', '/docs/estimate', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/docs/errors/rate_limited', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/docs/valorem.http', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405 with Allow', async (method, path, allow) => {
    const answer = await fetch(app.url + path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe(allow)
    expect((await read(answer)).code).toBe('method_not_allowed')
  })
})

describe('the name of a request', () => {
  const idFor = async (sent?: string) => {
    const answer = await post(app, '/estimation', {}, sent === undefined ? {} : { 'X-Request-Id': sent })
    const inBody = (await read(answer)).requestId
    expect(answer.headers.get('X-Request-Id')).toBe(inBody)
    return inBody
  }

  test('is taken over when it is well-formed', async () => {
    expect(await idFor('order-7.retry_2')).toBe('order-7.retry_2')
  })

  test.each(['a b', 'x'.repeat(65), 'é', '{"a":1}'])('is made anew for %s', async sent => {
    expect(await idFor(sent)).toMatch(/^req_[0-9a-f-]{36}$/)
  })
})

describe('open paths', () => {
  test('/openapi-3.0.json is the same in the older version', async () => {
    const [older, file] = (await Promise.all(
      ['-3.0', ''].map(async name => (await fetch(`${app.url}/openapi${name}.json`)).json()),
    )) as { openapi: string; paths: object }[]
    expect(older?.openapi).toBe('3.0.3')
    expect(Object.keys(older?.paths ?? {})).toEqual(Object.keys(file?.paths ?? {}))
    expect(Object.keys(older?.paths ?? {}).length).toBeGreaterThan(40)
  })

  test('/openapi.json is JSON with an ETag, and 304 for who has it', async () => {
    const first = await fetch(`${app.url}/openapi.json`)
    expect(first.status).toBe(200)
    expect((await read(first)).openapi).toBe('3.1.1')
    const again = await fetch(`${app.url}/openapi.json`, {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('/docs and its files come from this machine, under a strict policy', async () => {
    const page = await fetch(`${app.url}/docs`)
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';script-src 'self';style-src 'self'/,
    )
    expect(page.headers.get('X-Frame-Options')).toBe('DENY')
    const files = [...(await page.text()).matchAll(/(?:src|href)="(\/pages\/[^"]+)"/g)].map(([, path]) => path)
    expect(files).toEqual(['/pages/style.css', '/pages/docs.css', fontPath, '/pages/docs.js'])
    for (const path of files) {
      const file = await fetch(app.url + path)
      expect(file.status).toBe(200)
      // The path of the font changes with its content; those of the others do not.
      expect((file.headers.get('Cache-Control') ?? '').includes('immutable')).toBe(path === fontPath)
    }
  })

  test('/health/live always answers, /health/ready when the stores do', async () => {
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200)
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200)
    isReady = false
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(503)
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200)
  })

  test('a probe that succeeds is no line of the log, one that fails is', async () => {
    const probes = () => app.logged.filter(({ fields }) => String(Object(fields).requestId).startsWith('probe-'))
    const probe = (path: string, id: string) => fetch(app.url + path, { headers: { 'X-Request-Id': id } })
    isReady = true
    for (const path of ['/health/live', '/health/ready', '/health/ready?x=1']) await probe(path, 'probe-good')
    isReady = false
    await probe('/health/ready', 'probe-bad')
    await probe('/openapi.json', 'probe-other')
    await expect
      .poll(probes)
      .toMatchObject([
        { fields: { requestId: 'probe-bad', status: 503 } },
        { fields: { requestId: 'probe-other', status: 200 } },
      ])
  })
})

/** What the server says to bytes sent by hand, until it hangs up. */
const spoken = async (text: string, to = app): Promise<string> => {
  const socket = connect(Number(new URL(to.url).port), '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.on('data', chunk => {
    answer += chunk
  })
  await once(socket, 'close')
  return answer
}

describe('requests that are none', () => {
  test('half-sent headers are cut with 408', async () => {
    const answer = await spoken('POST /api/v1/estimation HTTP/1.1\r\nHost: x\r\nX-API-K', impatient)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":"request_timeout"')
  })

  const statuses = (answer: string): string[] =>
    [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, code]) => code ?? '')
  const key = 'X-API-Key: vk_sandbox_public\r\n'
  const post = (headers: string, body: string) =>
    `POST /api/v1/estimation HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`
  const home = '{"commune":"Mamer","surface":80}'

  test('headers above 16 KiB are 431 in the one shape', async () => {
    const answer = await spoken(`GET /health/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(statuses(answer)).toEqual(['431'])
    expect(answer).toContain('"error":"The headers are larger than 16 KiB."')
  })

  test('a request of HTTP/1.1 without a host is 400 in the one shape, one of HTTP/1.0 needs none', async () => {
    const answer = await spoken(post(key, home))
    expect(statuses(answer)).toEqual(['400'])
    expect(answer).toContain('"path":"Host"')
    expect(statuses(await spoken('GET /health/live HTTP/1.0\r\n\r\n'))).toEqual(['200'])
  })

  test('an expectation that nobody knows is passed over, 100-continue is met once the caller is known', async () => {
    expect(statuses(await spoken(post(`Host: x\r\n${key}Expect: wonders\r\n`, home)))).toEqual(['200'])
    expect(statuses(await spoken(post(`Host: x\r\n${key}Expect: 100-continue\r\n`, home)))).toEqual(['100', '200'])
    expect(statuses(await spoken(post('Host: x\r\nExpect: 100-continue\r\n', home)))).toEqual(['401'])
  })

  test('an answer before the body ends its connection, without a second answer when the body never comes', async () => {
    const half =
      'POST /api/v1/estimation HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
    const answer = await spoken(half)
    expect(statuses(answer)).toEqual(['401'])
    expect(answer).toMatch(/^Connection: close\r$/m)
  })

  test('a body that is still on its way does not cost its sender the answer', async () => {
    const answer = await fetch(`${app.url}/api/v1/estimation`, { method: 'POST', body: 'x'.repeat(20_000_000) })
    expect(answer.status).toBe(401)
    expect((await read(answer)).code).toBe('missing_credential')
  })

  test('bytes that are no HTTP are 400 in the one shape', async () => {
    const answer = await spoken('HELLO THERE\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"success":false')
  })
})
