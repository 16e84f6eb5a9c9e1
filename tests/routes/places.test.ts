import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Places } from '#contract/estimation/places'
import { get, post, read, startApp, type TestApp } from '../support/app.ts'
import { packedFrom, unpackers } from '../support/packed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const path = '/estimation/places'

const own = 'https://agency.example'

describe('the list of places', () => {
  test('names every municipality for any kind of key, and refuses a query', async () => {
    const page = await app.newKey('pro', 'publishable', [own])
    const secret = await app.newKey('pro')
    for (const headers of [{ 'X-API-Key': page.key, Origin: own }, { 'X-API-Key': secret.key }, {}]) {
      expect((await get(app, `${path}?commune=Mamer`, { ...headers })).status).toBe(400)
      const answer = await get(app, path, { ...headers })
      expect(answer.status).toBe(200)
      const { data, meta } = await read(answer)
      expect((data as z.infer<typeof Places>).communes).toHaveLength(100)
      expect(meta).toMatchObject({ method: 'official_place_names' })
    }
  })

  test('takes no place of the minute in which estimates are counted: ten visitors of one address estimate', async () => {
    const { key } = await app.newKey('free', 'publishable', [own])
    const headers = { 'X-API-Key': key, Origin: own }
    const [seen, places] = [[] as number[], [] as number[]]
    for (let visitor = 0; visitor < 11; visitor += 1) {
      places.push((await get(app, path, headers)).status)
      seen.push((await post(app, '/estimation', { commune: 'Mamer', surface: 80 + visitor }, headers)).status)
    }
    expect(places).toEqual(Array.from({ length: 11 }, () => 200))
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('may be kept for a minute, by whoever asked with the same key alone', async () => {
    const { headers } = await get(app, path, { Origin: own })
    expect(headers.get('Cache-Control')).toBe('private, max-age=60')
    expect(headers.get('Vary')).toBe('Origin, X-API-Key, Authorization, X-Sandbox-Scenario, Accept-Encoding')
    expect(headers.get('ETag')).toMatch(/^W\/"[\w-]{22}"$/)
  })

  test.each(['gzip', 'br'] as const)('weighs at most 7 KB under %s, and is the same list', async coding => {
    const { headers, bytes } = await packedFrom(`${app.url}/api/v1${path}`, coding)
    expect(headers['content-encoding']).toBe(coding)
    expect(bytes.length).toBeLessThanOrEqual(7000)
    const text = unpackers[coding](bytes).toString('utf8')
    const plain = await (await get(app, path, { 'Accept-Encoding': 'identity' })).text()
    // Each answer has an id of its own.
    expect(JSON.parse(text).data).toEqual(JSON.parse(plain).data)
  })

  test('is confirmed by 304 to every key that has it: who asked is no part of the tag', async () => {
    const first = await get(app, path)
    const { key } = await app.newKey('pro')
    const again = await get(app, path, { 'X-API-Key': key, 'If-None-Match': first.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const name of ['ETag', 'Cache-Control', 'Vary'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
  })

  test.each([
    ['POST', 405],
    ['DELETE', 405],
  ])('%s is %i', async (method, status) => {
    const answer = await fetch(`${app.url}/api/v1${path}`, { method, headers: { 'X-API-Key': 'vk_sandbox_public' } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  })
})

describe('quota class minute', () => {
  const day = '2026-11-21'

  test('takes a place of its own minute, ten times as wide, and none of the day', async () => {
    const { id, key } = await app.newKey('free')
    const answer = await get(app, path, { 'X-API-Key': key })
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('100')
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('99')
    expect(await app.deps.usage.used(id, day)).toBe(0)
  })

  test('refuses the 101st request of a minute, and lets the next minute in', async () => {
    const { key } = await app.newKey('free')
    for (let place = 0; place < 100; place += 1) expect((await get(app, path, { 'X-API-Key': key })).status).toBe(200)
    const refused = await get(app, path, { 'X-API-Key': key })
    expect(refused.status).toBe(429)
    expect((await read(refused)).code).toBe('rate_limited')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('answers a key whose day is used up', async () => {
    const { id, key } = await app.newKey('free')
    for (let count = 0; count < 200; count += 1) await app.deps.usage.count(id, day)
    expect((await post(app, '/estimation', { commune: 'Mamer', surface: 80 }, { 'X-API-Key': key })).status).toBe(429)
    expect((await get(app, path, { 'X-API-Key': key })).status).toBe(200)
  })
})
