import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  ])('%s is 401', async (_says, headers, code) => {
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

  test('a secret stands neither in an answer nor in the log', async () => {
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

test('a flood without a good credential ends in 429 for its address, and good keys go on', async () => {
  const flooded = await startApp({ env: { UNKNOWN_CALLERS_PER_MINUTE: '3' } })
  try {
    const statuses: number[] = []
    for (let call = 0; call < 5; call += 1) {
      statuses.push((await post(flooded, '/estimation', home, { 'X-API-Key': 'vk_live_nobody' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    expect((await post(flooded, '/estimation', home)).status).toBe(200)
  } finally {
    await flooded.close()
  }
})
