import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageRoutes } from '#server/pages/account/routes'
import { startApp, type TestApp } from '../support/app.ts'
import { visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('a form proves that it comes from our pages', () => {
  const paths = pageRoutes.filter(({ post }) => post).map(({ path }) => path.replace('{id}', 'id_0'))
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

test('a Host that does not name this machine is refused', async () => {
  const { port } = new URL(app.url)
  const status = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port, path: '/sign-in', headers: { host } }, answer => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
  expect(await status('evil.example')).toBe(400)
  expect(await status(`127.0.0.1.evil.example:${port}`)).toBe(400)
  expect(await status(`localhost:${port}`)).toBe(200)
})

test('a page has its methods and no other', async () => {
  const { status, headers } = await visitor(app).get('/sign-out')
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  const put = await fetch(`${app.url}/sign-in`, { method: 'PUT' })
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  expect((await fetch(`${app.url}/sign-in`, { method: 'HEAD' })).status).toBe(200)
  expect((await visitor(app).get('/Sign-In')).status).toBe(404)
})

test('a form that is too large, or no form, is refused with a page', async () => {
  const large = await visitor(app).post('/sign-in', { email: 'a'.repeat(20_000) })
  expect([large.status, large.text.includes('larger than we read')]).toEqual([413, true])
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
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_288)
  expect((await visitor(app).get('/pages/style.css', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304)
})
