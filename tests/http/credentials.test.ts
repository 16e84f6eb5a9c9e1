import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createKeyText } from '#server/access/keys'
import { post, read, sandboxKey, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const home = { commune: 'Mamer', surface: 80 }
const codeOf = async (headers: Record<string, string>) => {
  const answer = await post(app, '/estimation', home, headers)
  return { status: answer.status, code: (await read(answer)).code, limit: answer.headers.get('X-RateLimit-Limit') }
}

describe('a credential', () => {
  test('is taken from X-API-Key, or from Authorization, or the same from both', async () => {
    const { key } = await app.newKey('pro')
    for (const headers of [
      { 'X-API-Key': key },
      { Authorization: `Bearer ${key}` },
      { Authorization: `bearer ${key}` },
      { 'X-API-Key': key, Authorization: `Bearer ${key}` },
    ]) {
      expect(await codeOf(headers)).toEqual({ status: 200, code: undefined, limit: '120' })
    }
  })

  test.each([
    ['none', { Authorization: '' }, 'missing_credential'],
    ['another scheme', { Authorization: 'Basic dXNlcjpwYXNz' }, 'missing_credential'],
    ['an unknown key', { 'X-API-Key': 'vk_live_nobody' }, 'invalid_key'],
    [
      'two different keys',
      { 'X-API-Key': sandboxKey, Authorization: 'Bearer vk_live_other' },
      'conflicting_credentials',
    ],
  ])('%s is 401', async (_description, headers, code) => {
    expect(await codeOf(headers)).toEqual({ status: 401, code, limit: null })
  })

  test('a revoked key is refused within five seconds, and says so', async () => {
    const { id, key } = await app.newKey('pro')
    expect((await codeOf({ 'X-API-Key': key })).status).toBe(200)
    await app.keys.revoke(id, app.clock.now.toISOString())
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    expect(await codeOf({ 'X-API-Key': key })).toMatchObject({ status: 401, code: 'revoked_key' })
  })

  test('another tier is honoured within five seconds', async () => {
    const { id, key } = await app.newKey('free')
    expect((await codeOf({ 'X-API-Key': key })).limit).toBe('10')
    await app.keys.setTier(id, 'enterprise')
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    expect((await codeOf({ 'X-API-Key': key })).limit).toBe('600')
  })

  test('no key is read before the body: 401 wins over 413 and 400', async () => {
    const answer = await post(app, '/estimation', 'x'.repeat(100_000), { 'X-API-Key': 'vk_live_nobody' })
    expect(answer.status).toBe(401)
  })

  test('a secret is neither in an answer nor in the log', async () => {
    const { key } = await app.newKey('pro')
    const wrong = 'vk_live_0123456789abcdefghijklmnopqrstuvwxyz'
    const texts = await Promise.all(
      [key, wrong].map(async secret =>
        (await post(app, '/estimation', { surface: 'x' }, { 'X-API-Key': secret })).text(),
      ),
    )
    const seen = [...texts, JSON.stringify(app.logged)].join()
    expect(seen).not.toContain(key)
    expect(seen).not.toContain(wrong)
  })
})

describe('an address over its limit without a good credential', () => {
  let flooded: TestApp
  let lookUps: string[]
  beforeEach(async () => {
    lookUps = []
    flooded = await startApp({
      env: { UNKNOWN_CALLERS_PER_MINUTE: '3', TRUST_PROXY: '1' },
      deps: ({ keyFinder }) => ({
        keyFinder: {
          ...keyFinder,
          find: text => {
            lookUps.push(text)
            return keyFinder.find(text)
          },
        },
      }),
    })
  })
  afterEach(() => flooded.close())

  const asked = async (headers: Record<string, string>) => {
    const answer = await post(flooded, '/estimation', home, { 'X-Forwarded-For': '192.0.2.1', ...headers })
    await answer.arrayBuffer()
    const { status } = answer
    return { status, retryAfter: answer.headers.get('Retry-After'), shouldRetry: answer.headers.get('X-Should-Retry') }
  }
  const flood = async () => {
    const statuses: number[] = []
    for (let call = 0; call < 5; call += 1) statuses.push((await asked({ 'X-API-Key': 'vk_live_nobody' })).status)
    return statuses
  }

  test('gets 429, and good keys that are remembered go on', async () => {
    const { key } = await flooded.newKey('pro')
    expect((await asked({ 'X-API-Key': key })).status).toBe(200)
    expect(await flood()).toEqual([401, 401, 401, 429, 429])
    expect((await asked({ 'X-API-Key': key })).status).toBe(200)
    expect((await asked({ 'X-API-Key': sandboxKey })).status).toBe(200)
  })

  test('is refused before its key is looked up; one that may be good is asked to come back', async () => {
    const { key } = await flooded.newKey('pro')
    await flood()
    lookUps = []
    expect(await asked({ 'X-API-Key': key })).toEqual({ status: 429, retryAfter: '60', shouldRetry: null })
    expect(lookUps).toEqual([])
    expect((await asked({ 'X-API-Key': key, 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200)
    expect((await asked({ 'X-API-Key': key })).status).toBe(200)
  })

  test('is never invited to repeat a key that is known to be revoked or unknown, nor none at all', async () => {
    const { id, key } = await flooded.newKey('pro')
    await flooded.keys.revoke(id, flooded.clock.now.toISOString())
    const unknown = createKeyText('secret', randomBytes)
    for (const bad of [key, unknown])
      expect((await asked({ 'X-API-Key': bad, 'X-Forwarded-For': '192.0.2.2' })).status).toBe(401)
    await flood()
    for (const headers of [{ 'X-API-Key': key }, { 'X-API-Key': unknown }, { Authorization: '' }])
      expect(await asked(headers)).toEqual({ status: 429, retryAfter: '60', shouldRetry: 'false' })
  })

  test('reaches its limit also by a publishable key from foreign origins', async () => {
    const { key } = await flooded.newKey('pro', 'publishable', ['https://agency.example'])
    const from = (Origin: string) => asked({ 'X-API-Key': key, Origin })
    for (let call = 0; call < 3; call += 1) expect((await from('https://other.example')).status).toBe(403)
    expect(await from('https://other.example')).toMatchObject({ status: 429, shouldRetry: 'false' })
    expect((await from('https://agency.example')).status).toBe(200)
  })

  test('is reported in the log and in the metrics as an event of security, as bad keys and foreign origins are', async () => {
    const { id, key } = await flooded.newKey('pro')
    await flooded.keys.revoke(id, flooded.clock.now.toISOString())
    const page = await flooded.newKey('pro', 'publishable', ['https://agency.example'])
    await asked({ 'X-API-Key': 'vk_live_nobody' })
    await asked({ 'X-API-Key': key })
    await asked({ 'X-API-Key': page.key, Origin: 'https://other.example' })
    await asked({ Authorization: '' })
    await asked({ 'X-API-Key': sandboxKey })
    const events = ['bad_key', 'revoked_key', 'foreign_origin', 'flood', undefined]
    await expect.poll(() => flooded.answers.map(({ security }) => security)).toEqual(events)
    expect(flooded.logged.map(({ fields }) => Reflect.get(fields, 'security'))).toEqual(events)
  })
})
