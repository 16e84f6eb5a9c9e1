import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { responseHeaders } from '#contract/shared/headers'
import { get, post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let publishable: string
const own = 'https://agency.example'
const home = { commune: 'Mamer', surface: 80 }

beforeAll(async () => {
  app = await startApp()
  publishable = (await app.newKey('pro', 'publishable', [own])).key
})
afterAll(() => app.close())

describe('preflight', () => {
  test.each(['/api/v1/estimation', '/api/v1/estimation/batch', '/nowhere'])(
    '%s is 204 for every origin',
    async path => {
      const answer = await fetch(app.url + path, {
        method: 'OPTIONS',
        headers: { Origin: 'https://anyone.example', 'Access-Control-Request-Method': 'POST' },
      })
      expect(answer.status).toBe(204)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(answer.headers.get('Access-Control-Max-Age')).toBe('600')
      for (const name of [
        'X-API-Key',
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'X-Request-Id',
        'X-Retry-Count',
        'X-Sandbox-Scenario',
        'Valorem-Version',
        'Mcp-Protocol-Version',
        'Mcp-Session-Id',
        'Mcp-Method',
        'Mcp-Name',
      ]) {
        expect(answer.headers.get('Access-Control-Allow-Headers')).toContain(name)
      }
      expect(await answer.text()).toBe('')
    },
  )
})

test.each(['OPTIONS', 'GET'])('%s below the account lets no page of another origin read it', async method => {
  for (const path of ['/api/v1/account/me', '/api/v1/account']) {
    const answer = await fetch(app.url + path, { method, headers: { Origin: 'https://anyone.example' } })
    expect([path, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([path, null])
  }
})

describe('a publishable key', () => {
  const from = (origin?: string) =>
    post(app, '/estimation', home, { 'X-API-Key': publishable, ...(origin && { Origin: origin }) })

  test('answers its own page, and only that page may read it', async () => {
    const answer = await from(own)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(own)
    expect(answer.headers.get('Vary')).toContain('Origin')
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  test.each([
    ['a foreign page', 'https://elsewhere.example'],
    ['the same host by http', 'http://agency.example'],
    ['a host under it', 'https://www.agency.example'],
    ['a host that ends like it', 'https://notagency.example'],
    ['another port', 'https://agency.example:8443'],
    ['a page without an origin', 'null'],
  ])('refuses %s with a reason that the page can read', async (_description, origin) => {
    const answer = await from(origin)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect((await read(answer)).code).toBe('origin_not_allowed')
  })

  test('refuses a request without an Origin', async () => {
    expect((await from()).status).toBe(403)
  })

  test('a refused request is not counted', async () => {
    const { id, key } = await app.newKey('free', 'publishable', [own])
    await post(app, '/estimation', home, { 'X-API-Key': key, Origin: 'https://elsewhere.example' })
    expect(await app.deps.usage.used(id, '2026-11-21')).toBe(0)
  })
})

describe('pages of the service itself', () => {
  const places = (headers: Record<string, string>, at = app) =>
    get(at, '/estimation/places', { 'X-API-Key': publishable, ...headers })
  const shown = 'https://valorem.example'
  let published: TestApp
  let publishedKey: string

  beforeAll(async () => {
    published = await startApp({ env: { PUBLIC_URL: shown, ACCOUNTS: 'off' } })
    publishedKey = (await published.newKey('pro', 'publishable', [own])).key
  })
  afterAll(() => published.close())

  test('are admitted by the origin at which they were reached', async () => {
    expect((await places({ Origin: app.url })).status).toBe(200)
    const answer = await post(app, '/estimation', home, { 'X-API-Key': publishable, Origin: app.url })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(app.url)
  })

  test('are admitted without an origin where the browser says that they ask their own', async () => {
    expect((await places({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })

  test.each([
    ['another page of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign page', { 'Sec-Fetch-Site': 'cross-site' }],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
    ['a foreign origin whatever the browser says', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://e.example' }],
    ['a program that says nothing', {}],
  ])('%s is refused', async (_description, headers) => {
    expect((await places({ ...headers })).status).toBe(403)
  })

  /** The status of places asked under a name that was made to lead here. */
  const statusUnder = (host: string, headers: Record<string, string>, at: TestApp, key: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(at.url)
      request(
        { hostname, port, path: '/api/v1/estimation/places', headers: { Host: host, 'X-API-Key': key, ...headers } },
        answer => resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end()
    })

  test.each([
    ['evil.example', 403],
    ['evil.example:3000', 403],
    ['localhost.evil.example', 403],
    ['localhost:3000', 200],
    ['[::1]:3000', 200],
    ['prices.lan:3000', 200],
    ['PRICES.LAN', 200],
    ['other.prices.lan', 403],
  ])('under the name %s, without a public address, are answered %i', async (host, status) => {
    const named = await startApp({ env: { OWN_HOSTS: 'valorem.lan,prices.lan' } })
    try {
      const { key } = await named.newKey('pro', 'publishable', [own])
      expect(await statusUnder(host, { Origin: `http://${host.toLowerCase()}` }, named, key)).toBe(status)
      expect(await statusUnder(host, { 'Sec-Fetch-Site': 'same-origin' }, named, key)).toBe(status)
    } finally {
      await named.close()
    }
  })

  test('have the public address alone where there is one', async () => {
    const key = { 'X-API-Key': publishedKey }
    expect((await places({ ...key, Origin: shown }, published)).status).toBe(200)
    expect((await places({ ...key, Origin: published.url }, published)).status).toBe(403)
    expect((await places({ ...key, 'Sec-Fetch-Site': 'same-origin' }, published)).status).toBe(200)
  })

  test.each([
    ['valorem.example', 200],
    ['VALOREM.example:443', 200],
    // A proxy on this machine that names itself.
    ['127.0.0.1:3000', 200],
    ['evil.example', 403],
    ['valorem.example.evil.example', 403],
    ['evil.example:443', 403],
  ])('under the name %s, with a public address and without an origin, are answered %i', async (host, status) => {
    expect(await statusUnder(host, { 'Sec-Fetch-Site': 'same-origin' }, published, publishedKey)).toBe(status)
  })

  test('a batch is for no publishable key, from whatever page', async () => {
    for (const headers of [{ Origin: own }, { Origin: app.url }]) {
      const answer = await post(app, '/estimation/batch', { items: [home] }, { 'X-API-Key': publishable, ...headers })
      expect(answer.status).toBe(403)
      expect((await read(answer)).code).toBe('forbidden')
    }
  })
})

test('the sandbox key answers any page', async () => {
  const answer = await post(app, '/estimation', home, { Origin: 'https://anyone.example' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test('a page may read the headers that the contract says of answers, the name of a file, the clock and a scenario, and no others', async () => {
  const answer = await post(app, '/estimation', home)
  const exposed = (answer.headers.get('Access-Control-Expose-Headers') ?? '').split(', ')
  // Caching is readable without leave (Fetch, CORS-safelisted response headers); how to send a key is for the browser.
  const readable = [
    ...new Set([...Object.keys(responseHeaders), 'Content-Disposition', 'Date', 'X-Sandbox-Scenario']),
  ].filter(name => name !== 'Cache-Control' && name !== 'WWW-Authenticate')
  expect(exposed.toSorted()).toEqual(readable.toSorted())
  expect(exposed).toContain('Retry-After')
})
