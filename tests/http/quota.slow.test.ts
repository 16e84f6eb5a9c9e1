import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.close())

const home = { commune: 'Mamer', surface: 80 }
const today = '2026-11-21'

const call = async (headers: Record<string, string> = {}, body: unknown = home) => {
  const answer = await post(app, '/estimation', body, headers)
  const failure = (await read(answer)) as { code?: string }
  const header = (name: string) => answer.headers.get(name)
  return {
    status: answer.status,
    code: failure.code,
    limit: Number(header('X-RateLimit-Limit')),
    remaining: Number(header('X-RateLimit-Remaining')),
    reset: Number(header('X-RateLimit-Reset')),
    retryAfter: header('Retry-After'),
    shouldRetry: header('X-Should-Retry'),
    replayed: header('Idempotent-Replayed'),
  }
}

const after = (ms: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}

describe('the minute', () => {
  test('the 11th request is 429 rate_limited and says when to come back; after that it works again', async () => {
    for (let place = 1; place <= 10; place += 1)
      expect(await call()).toMatchObject({ status: 200, remaining: 10 - place })
    const refused = await call()
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited', limit: 10, remaining: 0, shouldRetry: null })
    const waitSeconds = Number(refused.retryAfter)
    expect(waitSeconds).toBeGreaterThanOrEqual(1)
    expect(waitSeconds).toBeLessThanOrEqual(60)
    expect(refused.reset).toBe(app.clock.now.getTime() / 1000 + waitSeconds)
    after(waitSeconds * 1000)
    expect((await call()).status).toBe(200)
  })

  test('a refused request is not counted in the day', async () => {
    for (let place = 0; place < 15; place += 1) await call()
    expect(await app.deps.usage.used('sandbox', today)).toBe(10)
  })

  test('twenty at once take exactly ten places', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('of a publishable key is counted for each address, the day for the key', async () => {
    await app.close()
    app = await startApp({ env: { TRUST_PROXY: '1' } })
    const origin = 'https://agency.example'
    const { id, key } = await app.newKey('free', 'publishable', [origin])
    const from = (address: string) => call({ 'X-API-Key': key, Origin: origin, 'X-Forwarded-For': address })
    for (let place = 0; place < 10; place += 1) expect((await from('192.0.2.1')).status).toBe(200)
    expect((await from('192.0.2.1')).status).toBe(429)
    expect((await from('192.0.2.2')).status).toBe(200)
    expect(await app.deps.usage.used(id, today)).toBe(11)
  })

  test('without trusted proxies a forged address does not help', async () => {
    const origin = 'https://agency.example'
    const { key } = await app.newKey('free', 'publishable', [origin])
    const from = (address: string) => call({ 'X-API-Key': key, Origin: origin, 'X-Forwarded-For': address })
    for (let place = 0; place < 10; place += 1) await from(`192.0.2.${place}`)
    expect((await from('192.0.2.99')).status).toBe(429)
  })
})

describe('the day', () => {
  const useUp = async (count: number) => {
    for (let used = 0; used < count; used += 1) await app.deps.usage.count('sandbox', today)
  }

  test('the 201st request is 429 daily_quota_exhausted, useless to repeat, until the next UTC day', async () => {
    await useUp(199)
    expect(await call()).toMatchObject({ status: 200, limit: 200, remaining: 0 })
    const refused = await call()
    expect(refused).toMatchObject({
      status: 429,
      code: 'daily_quota_exhausted',
      limit: 200,
      remaining: 0,
      shouldRetry: 'false',
    })
    expect(refused.reset).toBe(Date.UTC(2026, 10, 22) / 1000)
    expect(Number(refused.retryAfter)).toBe(12 * 3600)
    expect(await app.deps.usage.used('sandbox', today)).toBe(200)
    app.clock.now = new Date('2026-11-22T00:00:00Z')
    expect((await call()).status).toBe(200)
  })

  test('the window with the least left is reported', async () => {
    await useUp(195)
    expect(await call()).toMatchObject({ limit: 200, remaining: 4 })
  })

  test('an enterprise key has no daily limit', async () => {
    const { id, key } = await app.newKey('enterprise')
    expect(await call({ 'X-API-Key': key })).toMatchObject({ status: 200, limit: 600, remaining: 599 })
    expect(await app.deps.usage.used(id, today)).toBe(1)
  })

  test('counted: 400, 404, 413, 415; not counted: 401, 403', async () => {
    const { id, key } = await app.newKey('free')
    const headers = { 'X-API-Key': key }
    await call(headers, { surface: 0 })
    await call(headers, { commune: 'Nowhere', surface: 80 })
    await call(headers, 'x'.repeat(70_000))
    await call({ ...headers, 'Content-Type': 'text/plain' }, 'x')
    await call({ ...headers, Authorization: 'Bearer other' })
    expect(await app.deps.usage.used(id, today)).toBe(4)
  })
})

describe('an Idempotency-Key', () => {
  const repeat = { 'Idempotency-Key': 'order-1' }

  test('gives the repeat the same answer, marked, and counts it in no day', async () => {
    const { id, key } = await app.newKey('free')
    const headers = { 'X-API-Key': key, ...repeat }
    const send = async () => {
      const answer = await post(app, '/estimation', home, headers)
      return {
        replayed: answer.headers.get('Idempotent-Replayed'),
        left: answer.headers.get('X-RateLimit-Remaining'),
        data: (await read(answer)).data,
      }
    }
    const first = await send()
    const second = await send()
    expect(first.replayed).toBeNull()
    expect(second).toEqual({ replayed: 'true', left: '8', data: first.data })
    expect(await app.deps.usage.used(id, today)).toBe(1)
  })

  describe('on a day that is used up', () => {
    const arranged = async (keep = repeat) => {
      const { id, key } = await app.newKey('free')
      const headers = { 'X-API-Key': key, ...keep }
      expect((await call(headers)).status).toBe(200)
      for (let used = 1; used < 200; used += 1) await app.deps.usage.count(id, today)
      return { id, headers }
    }

    test('gives the repeat its answer, since a repeat is free, and tells the day as it was', async () => {
      const { id, headers } = await arranged()
      expect(await call(headers)).toMatchObject({ status: 200, replayed: 'true', limit: 200, remaining: 0 })
      expect(await app.deps.usage.used(id, today)).toBe(200)
    })

    test('that is new is 429 whatever its body, counted nowhere, and may be sent again the next day', async () => {
      const { id, headers } = await arranged()
      const fresh = { ...headers, 'Idempotency-Key': 'order-2' }
      const refused = await call(fresh)
      expect(refused).toMatchObject({ status: 429, code: 'daily_quota_exhausted', remaining: 0, shouldRetry: 'false' })
      expect(Number(refused.retryAfter)).toBe(12 * 3600)
      expect(await call(headers, { ...home, surface: 81 })).toMatchObject({ status: 429 })
      expect(await call({ ...headers, 'Idempotency-Key': 'order-3' }, '{')).toMatchObject({ status: 429, remaining: 0 })
      expect(await app.deps.usage.used(id, today)).toBe(200)
      app.clock.now = new Date('2026-11-22T00:00:00Z')
      expect(await call(fresh)).toMatchObject({ status: 200, replayed: null })
    })
  })

  test('a repeat never takes the last place of a day from a request beside it', async () => {
    const { id, key } = await app.newKey('pro')
    const headers = { 'X-API-Key': key, ...repeat }
    expect((await call(headers)).status).toBe(200)
    for (let used = 1; used < 19_999; used += 1) void app.deps.usage.count(id, today)
    expect(await app.deps.usage.count(id, today)).toBe(20_000)
    await app.deps.usage.giveBack(id, today)
    const repeats = Array.from({ length: 20 }, () => call(headers))
    expect(await call({ 'X-API-Key': key })).toMatchObject({ status: 200 })
    for (const { status, replayed } of await Promise.all(repeats))
      expect({ status, replayed }).toEqual({ status: 200, replayed: 'true' })
    expect(await app.deps.usage.used(id, today)).toBe(20_000)
  })

  test('is counted in the day though its body is refused before anybody knows whether it is a repeat', async () => {
    const { id, key } = await app.newKey('free')
    const headers = { 'X-API-Key': key, ...repeat }
    expect((await call(headers, 'x'.repeat(70_000))).status).toBe(413)
    expect((await call(headers, '{')).status).toBe(400)
    expect((await call({ ...headers, 'Idempotency-Key': 'a b' })).status).toBe(400)
    expect(await app.deps.usage.used(id, today)).toBe(3)
  })

  test('is 503 when the count of a repeat cannot be read', async () => {
    await app.close()
    app = await startApp({
      deps: ({ usage }) => ({ usage: { ...usage, used: () => Promise.reject(new Error('gone')) } }),
    })
    expect((await call(repeat)).status).toBe(200)
    expect(await call(repeat)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '5' })
  })

  test('with another body is 409; in another operation, or of another key, it is another request', async () => {
    const [one, other] = [await app.newKey('free'), await app.newKey('free')]
    const headers = { 'X-API-Key': one.key, ...repeat }
    expect((await call(headers)).status).toBe(200)
    expect(await call(headers, { ...home, surface: 81 })).toMatchObject({ status: 409, code: 'idempotency_conflict' })
    expect((await post(app, '/estimation/batch', { items: [] }, headers)).status).toBe(200)
    expect(await call({ ...headers, 'X-API-Key': other.key })).toMatchObject({ status: 200, replayed: null })
  })

  test('of the shared sandbox key never lets strangers meet', async () => {
    expect((await call(repeat)).replayed).toBeNull()
    expect(await call(repeat, { ...home, surface: 81 })).toMatchObject({ status: 200, replayed: null })
    expect((await call(repeat)).replayed).toBe('true')
  })

  test('may be used again once the body was mended after a 400', async () => {
    const { key } = await app.newKey('free')
    const headers = { 'X-API-Key': key, ...repeat }
    expect((await call(headers, { ...home, surface: 0 })).status).toBe(400)
    expect(await call(headers)).toMatchObject({ status: 200, replayed: null })
  })

  test('ten at once: one is the first, nine are its repeats, one is counted', async () => {
    const { id, key } = await app.newKey('pro')
    const answers = await Promise.all(Array.from({ length: 10 }, () => call({ 'X-API-Key': key, ...repeat })))
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await app.deps.usage.used(id, today)).toBe(1)
  })

  test.each([
    ['empty', ' '],
    ['a space inside', 'a b'],
    ['256 characters', 'a'.repeat(256)],
    ['no ASCII', 'clé'],
  ])('that is not 1 to 255 visible ASCII characters is 400: %s', async (_description, value) => {
    const answer = await call({ 'Idempotency-Key': value })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})
