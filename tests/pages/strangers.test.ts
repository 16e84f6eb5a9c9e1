import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { signedIn, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const at = (address: string) => ({ 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin' })

/** Asks for the page of the sign-in many times from one address; how often each status was answered. */
const flood = async (address: string, count: number, headers: Record<string, string> = {}) => {
  const statuses: Record<number, number> = {}
  for (let asked = 0; asked < count; asked += 1) {
    const { status } = await visitor(app).get('/sign-in', { ...at(address), ...headers })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

test('an address at which nobody is signed in has 300 pages a minute, and is told when to come back', async () => {
  expect(await flood('203.0.113.1', 302)).toEqual({ 200: 300, 429: 2 })
  const form = { email: 'nobody@agency.example', password: 'wrong' }
  const refused = await visitor(app).post('/sign-in', form, at('203.0.113.1'))
  expect(refused.status).toBe(429)
  // The clock of the app stands still: at most a minute and a second are left.
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(61)
  expect(refused.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect((await visitor(app).get('/account', at('203.0.113.1'))).status).toBe(429)
  expect((await visitor(app).get('/sign-in', at('203.0.113.2'))).status).toBe(200)
  expect(app.answers.filter(({ security }) => security === 'flood')).toHaveLength(4)
  app.clock.now = new Date(app.clock.now.getTime() + 62_000)
  expect((await visitor(app).get('/sign-in', at('203.0.113.1'))).status).toBe(200)
})

test('who is signed in at such an address goes on, up to signing out; a cookie of no session helps nobody', async () => {
  const person = await signedIn(app, 'inside@agency.example')
  await flood('203.0.113.3', 301)
  expect((await person.get('/account', at('203.0.113.3'))).status).toBe(200)
  const forged = { Cookie: 'valorem_session=forged.forged' }
  expect(await flood('203.0.113.3', 2, forged)).toEqual({ 429: 2 })
  expect((await person.post('/sign-out', {}, at('203.0.113.3'))).to).toBe('/sign-in')
  expect((await person.get('/sign-in', at('203.0.113.3'))).status).toBe(429)
})
