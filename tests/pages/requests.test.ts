import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPageList } from '#server/pages/account/page-list'
import { isAccountPath } from '#server/pages/paths'
import { startApp, type TestApp } from '../support/app.ts'
import { hiddenOf, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('each page of accounts is known by the first part of its path, before it is loaded', () => {
  expect(accountPageList.filter(({ path }) => !isAccountPath(path))).toEqual([])
  expect(['/', '/docs', '/health/live', '/openapi.json'].filter(isAccountPath)).toEqual([])
})

describe('a form proves that it comes from our pages', () => {
  const paths = accountPageList.filter(({ post }) => post).map(({ path }) => path.replace('{id}', 'id_0'))
  test.each(paths)('%s is refused without proof, from elsewhere and from nowhere', async path => {
    const sent = [{}, { Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }]
    for (const headers of [...sent, { 'Sec-Fetch-Site': 'same-site', Origin: 'null' }]) {
      const { status, text } = await visitor(app).post(path, {}, headers as Record<string, string>)
      expect([headers, status]).toEqual([headers, 403])
      expect(text).toContain('This request did not come from our own page.')
    }
  })

  test('our own origin is a proof, and so is the word of the browser', async () => {
    expect((await visitor(app).post('/verify', {}, { Origin: app.url })).status).toBe(400)
    expect((await visitor(app).post('/verify', {}, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).status).toBe(
      400,
    )
  })
})

/** What a request with a Host header of its own is answered. */
const withHost = (host: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    request({ port: new URL(app.url).port, path, headers: { host, ...headers } }, answer => {
      void text(answer).then(body => resolve({ status: answer.statusCode, type: answer.headers['content-type'], body }))
    })
      .on('error', reject)
      .end()
  })

/** What a browser says of itself when somebody opens a page. */
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'Accept-Language': 'de' }

test('a Host that does not name this machine is refused: a browser by a page, a program by JSON', async () => {
  const { port } = new URL(app.url)
  for (const host of ['evil.example', `127.0.0.1.evil.example:${port}`]) {
    expect(await withHost(host, '/sign-in')).toMatchObject({ status: 400, type: 'application/json' })
    const page = await withHost(host, '/sign-in', browser)
    expect(page).toMatchObject({ status: 400, type: 'text/html; charset=utf-8' })
    expect(page.body).toContain('<html lang="de">')
    expect(page.body).toContain('Unter dieser Adresse gibt es diese Seiten nicht.')
  }
  expect((await withHost(`localhost:${port}`, '/sign-in')).status).toBe(200)
})

test('a page has its methods and no other, and says so to a browser in its language', async () => {
  const { status, headers } = await visitor(app).get('/sign-out')
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  const put = await fetch(`${app.url}/sign-in`, { method: 'PUT' })
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  expect((await put.json()) as object).toMatchObject({ code: 'method_not_allowed' })
  expect((await fetch(`${app.url}/sign-in`, { method: 'HEAD' })).status).toBe(200)
  expect((await visitor(app).get('/Sign-In')).status).toBe(404)
  for (const path of ['/sign-out', '/account/organisation/leave', '/account/keys/key_0/revoke']) {
    const page = await visitor(app).get(path, browser)
    expect([page.status, page.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
    expect(page.text).toContain('<html lang="de">')
    expect(page.text).toContain('Unter dieser Adresse öffnet sich keine Seite.')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect([...page.headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
  }
})

test('a wrong address below the account is told to a browser in a page, to a program in JSON', async () => {
  for (const path of ['/account/nothing', '/account/keys/key_0/nothing', '/invitations/', '/account/']) {
    const page = await visitor(app).get(path, browser)
    expect([path, page.status, page.text.includes('Diese Seite gibt es nicht')]).toEqual([path, 404, true])
    expect((await visitor(app).get(path)).headers.get('Content-Type')).toBe('application/json')
  }
})

test('the choice of a language leads back to where one was, without repeating what was typed into the address', async () => {
  const nextOf = async (path: string) => hiddenOf(await visitor(app).get(path, browser), 'next')
  expect(await nextOf('/sign-in?next=%2Faccount%2Fkeys&a=vk_live_')).toBe('/sign-in?next=%2Faccount%2Fkeys')
  expect(await nextOf('/sign-in?next=https://evil.example')).toBe('/sign-in')
  expect(await nextOf('/sign-in/code?next=/account/keys')).toBe('/sign-in/code?next=%2Faccount%2Fkeys')
  expect(await nextOf('/verify?token=a%2Bb&b=vk_live_')).toBe('/check-mail')
  expect(await nextOf('/forgot?a=vk_live_')).toBe('/forgot')
  expect(await nextOf('/sign-up?invitation=vk_live_')).toBe('/sign-up')
  expect(await nextOf('/invitations/vk_live_')).toBe('/account')
})

test('a form that is too large, or no form, is refused with a page', async () => {
  // A sign-in may carry the entries of another form.
  for (const [path, length] of [
    ['/forgot', 20_000],
    ['/verify', 20_000],
    ['/sign-in', 200_000],
  ] as const) {
    const large = await visitor(app).post(path, { email: 'a'.repeat(length) })
    expect([path, large.status, large.text.includes('larger than we read')]).toEqual([path, 413, true])
  }
  const json = await fetch(`${app.url}/sign-in`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: '{}',
  })
  expect([json.status, (await json.text()).includes('could not be read')]).toEqual([400, true])
})

test('the stylesheet is small, has a tag, and is not sent twice', async () => {
  const { status, text, headers } = await visitor(app).get('/pages/style.css')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
  expect(gzipSync(text).length).toBeLessThanOrEqual(8500)
  expect((await visitor(app).get('/pages/style.css', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304)
})
