import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import { get, post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"free":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('free')).key }
})
afterAll(() => app.close())

const path = '/market-data'
const ask = (more: Record<string, string> = {}) => get(app, path, { ...headers, ...more })
const answered = async (): Promise<z.infer<typeof MarketData>> =>
  (await read(await ask())).data as z.infer<typeof MarketData>

describe('without network and without refresh', () => {
  test('the answer is 200 from the snapshot, each value with its period and status', async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    const { data, meta } = await read(answer)
    expect(meta).toMatchObject({ tier: 'free', method: 'official_series_with_snapshot' })
    expect(data).toMatchObject({ refresh: 'off', snapshotDate: '2026-11-21', failures: [] })
    for (const indicator of (await answered()).indicators) {
      const isHeld = indicator.value !== null
      expect(indicator.status).toBe(isHeld ? 'snapshot' : 'unavailable')
      for (const field of ['period', 'publishedValue', 'retrievedAt', 'ageDays', 'stale', 'certainty'] as const)
        expect(indicator[field] !== null, `${indicator.key} ${field}`).toBe(isHeld)
      expect(indicator.reason === null).toBe(isHeld)
    }
  })

  test('a rate is a fraction, and the figure as it is printed is beside it', async () => {
    const { indicators } = await answered()
    // Published: 2.6350455 % for September 2026; 30 + 31 + 20 days from 1 September to 21 November.
    expect(indicators.find(({ key }) => key === 'euribor.3m')).toMatchObject({
      value: 0.026350455,
      unit: 'fraction',
      publishedValue: 2.6350455,
      publishedUnit: 'percent',
      period: '2026-09',
      ageDays: 81,
      stale: true,
    })
  })

  test('what is not known is null, also where an earlier figure is known', async () => {
    const { indicators } = await answered()
    expect(indicators.find(({ key }) => key === 'ecb.deposit_facility')).toMatchObject({
      value: null,
      previous: { value: 0.0225, period: '2026-06-17' },
      status: 'unavailable',
      reason: 'not_in_snapshot',
    })
  })
})

describe('an answer that is cached', () => {
  test('may be cached for an hour by the caller alone', async () => {
    expect((await ask()).headers.get('Cache-Control')).toBe('private, max-age=3600')
  })

  test('is confirmed by 304 without a body, with the same headers and counted like any other', async () => {
    const first = await ask()
    const tag = first.headers.get('ETag') ?? ''
    const again = await ask({ 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const name of ['ETag', 'Cache-Control', 'X-RateLimit-Limit'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    expect(app.answers.at(-1)).toMatchObject({ operation: 'marketData', status: 304, code: '' })
  })

  test.each([
    ['a strong form of the tag', (tag: string) => tag.replace('W/', '')],
    ['a list with the tag in it', (tag: string) => `"other", ${tag}`],
    ['the star', () => '*'],
  ])('is confirmed by %s too', async (_description, header) => {
    const tag = (await ask()).headers.get('ETag') ?? ''
    expect((await ask({ 'If-None-Match': header(tag) })).status).toBe(304)
  })

  test.each(['"other"', 'W/"other"', '', 'no tag at all'])('is sent whole when %j is sent', async tag => {
    expect((await ask({ 'If-None-Match': tag })).status).toBe(200)
  })

  test('keeps its tag as long as the figures and their ages stay, whatever the time of day', async () => {
    const tag = async () => (await ask()).headers.get('ETag')
    const before = await tag()
    app.clock.now = new Date('2026-11-21T18:00:00Z')
    expect(await tag()).toBe(before)
    app.clock.now = new Date('2026-11-22T12:00:00Z')
    expect(await tag()).not.toBe(before)
    app.clock.now = new Date('2026-11-21T12:00:00Z')
  })
})

describe('a request', () => {
  test('by HEAD has the headers of the answer and no body', async () => {
    const answer = await fetch(`${app.url}/api/v1${path}`, { method: 'HEAD', headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).toMatch(/^W\/"/)
    expect(await answer.text()).toBe('')
  })

  test('by POST is 405 and names what is allowed', async () => {
    const answer = await post(app, path, {}, headers)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  })

  test('with a query that it does not have is 400 and names it', async () => {
    const answer = await get(app, `${path}?since=2020`, headers)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', issues: [{ path: 'since' }] })
  })

  test('of a publishable key is 403: it is for the estimation in web pages', async () => {
    const { key } = await app.newKey('free', 'publishable', ['https://agency.example'])
    const answer = await get(app, path, { 'X-API-Key': key, Origin: 'https://agency.example' })
    expect(answer.status).toBe(403)
    expect((await read(answer)).code).toBe('forbidden')
  })

  test.each([
    ['no key', { Authorization: '' }, 'missing_credential'],
    ['a key that nobody has', { 'X-API-Key': 'vk_live_nobody' }, 'invalid_key'],
  ])('with %s is 401, also when it holds the answer', async (_description, credential, code) => {
    const answer = await get(app, path, { ...credential, 'If-None-Match': '*' })
    expect(answer.status).toBe(401)
    expect((await read(answer)).code).toBe(code)
    expect(answer.headers.get('ETag')).toBeNull()
  })
})

describe('limits and faults', () => {
  test('the eleventh request of a minute is 429', async () => {
    const limited = await startApp()
    try {
      const statuses: number[] = []
      for (let call = 0; call < 11; call += 1) statuses.push((await get(limited, path)).status)
      expect(statuses).toEqual([...Array(10).fill(200), 429])
    } finally {
      await limited.close()
    }
  })

  test('a fault inside is 500, a store that is away 503', async () => {
    const broken = await startApp({
      deps: ({ usage }) => ({
        marketData: () => {
          throw new Error('broken on purpose')
        },
        usage: { ...usage, count: async (id, day) => (id === 'sandbox' ? usage.count(id, day) : Promise.reject()) },
      }),
    })
    try {
      expect((await get(broken, path)).status).toBe(500)
      const { key } = await broken.newKey('free')
      const away = await get(broken, path, { 'X-API-Key': key })
      expect(away.status).toBe(503)
      expect(away.headers.get('Retry-After')).toBe('5')
    } finally {
      await broken.close()
    }
  })
})
