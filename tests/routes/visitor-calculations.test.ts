import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const own = 'https://agency.example'
const day = '2026-11-21'

/** The calculations that the calculators for websites ask for, each with a body. */
const calculations = [
  ['/frais-acquisition', { price: 500_000, use: 'mainResidence' }],
  ['/propcalc/mortgage', { principal: 300_000, annualRate: 0.035, termYears: 25, output: 'annual' }],
  [
    '/plus-values',
    {
      ...{ saleDate: '2026-06-01', salePrice: 700_000, acquisitionDate: '2024-06-01', acquisitionPrice: 600_000 },
      ...{ taxClass: '1', ordinaryTaxableIncome: 50_000 },
    },
  ],
] as const

describe.each(calculations)('POST %s with a key of a website', (path, body) => {
  const keyOfPage = async () => {
    const { id, key } = await app.newKey('free', 'publishable', [own])
    return { id, headers: { 'X-API-Key': key, Origin: own } }
  }

  test('answers its own pages, which may read the answer', async () => {
    const { headers } = await keyOfPage()
    const answer = await post(app, path, body, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(own)
    expect(answer.headers.get('Vary')).toContain('Origin')
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id')
  })

  test.each([
    ['another page', { Origin: 'https://elsewhere.example' }],
    ['no page at all', { Origin: '' }],
  ])('refuses %s', async (_from, from) => {
    const { headers } = await keyOfPage()
    const answer = await post(app, path, body, { ...headers, ...from })
    expect(answer.status).toBe(403)
    expect((await read(answer)).code).toBe('origin_not_allowed')
  })

  test('takes a place of the minute and none of the day, with an Idempotency-Key too', async () => {
    const { id, headers } = await keyOfPage()
    const first = await post(app, path, body, headers)
    expect(first.headers.get('X-RateLimit-Limit')).toBe('10')
    expect(first.headers.get('X-RateLimit-Remaining')).toBe('9')
    const named = { ...headers, 'Idempotency-Key': 'visit-1' }
    const second = await post(app, path, body, named)
    expect(second.status).toBe(200)
    expect(second.headers.get('X-RateLimit-Remaining')).toBe('8')
    const repeat = await post(app, path, body, named)
    expect(repeat.headers.get('Idempotent-Replayed')).toBe('true')
    await post(app, path, { wrong: true }, { ...headers, 'Idempotency-Key': 'visit-2' })
    expect(await app.deps.usage.used(id, day)).toBe(0)
  })

  test('refuses the eleventh of a minute, and goes on while the day of the key is used up', async () => {
    const { id, headers } = await keyOfPage()
    for (let count = 0; count < 200; count += 1) await app.deps.usage.count(id, day)
    for (let place = 0; place < 10; place += 1) expect((await post(app, path, body, headers)).status).toBe(200)
    const refused = await post(app, path, body, headers)
    expect(refused.status).toBe(429)
    expect((await read(refused)).code).toBe('rate_limited')
  })

  test('counts the day of a secret key as before', async () => {
    const { id, key } = await app.newKey('free')
    await post(app, path, body, { 'X-API-Key': key })
    await post(app, path, body, { 'X-API-Key': key, 'Idempotency-Key': 'order-1' })
    expect(await app.deps.usage.used(id, day)).toBe(2)
  })
})

test('a preflight of any page is answered, since it cannot know the key', async () => {
  const answer = await fetch(`${app.url}/api/v1/plus-values`, {
    method: 'OPTIONS',
    headers: { Origin: own, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-api-key' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test('a page still has no right to what its elements do not ask for', async () => {
  const { key } = await app.newKey('free', 'publishable', [own])
  const answer = await post(
    app,
    '/propcalc/yield',
    { price: 400_000, monthlyRent: 1500 },
    { 'X-API-Key': key, Origin: own },
  )
  expect((await read(answer)).code).toBe('forbidden')
})
