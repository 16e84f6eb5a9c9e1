import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { ChatAnswer } from '#contract/ai/text'
import { utcDay } from '#domain/core/instants'
import { type AiApp, sentUpstream, startAiApp } from '../support/ai.ts'
import { post, read } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { person } from '../support/person.ts'

const commentary = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
const question = (content: string) => ({ messages: [{ role: 'user', content }] })

const text = async (answer: Response): Promise<z.infer<typeof ChatAnswer>> => {
  expect(answer.status).toBe(200)
  return (await answer.json()) as z.infer<typeof ChatAnswer>
}

/** What the day of a credential says. */
const counted = ({ deps, clock }: AiApp, row: string): Promise<number> => deps.usage.used(row, utcDay(clock.now))

describe('the day', () => {
  let app: AiApp
  beforeAll(async () => {
    app = await startAiApp({ own: 'status-401' })
  })
  afterAll(() => app.close())

  test('a session has five commentaries and turns of all its sessions, and the account says what is left', async () => {
    const somebody = await person(app)
    const headers = { Authorization: `Bearer ${await somebody.token()}` }
    const left: number[] = []
    for (let call = 0; call < 5; call += 1) {
      const isTurn = call % 2 === 1
      const answer = await (isTurn
        ? post(app, '/ai/chat', question('Bonjour'), headers)
        : post(app, '/ai/analyze', commentary, headers))
      left.push((await text(answer)).remaining)
      expect(answer.headers.get('X-RateLimit-Remaining')).toBe(String(left.at(-1)))
    }
    expect(left).toEqual([4, 3, 2, 1, 0])
    const sixth = await post(app, '/ai/analyze', commentary, headers)
    expect([sixth.status, (await read(sixth)).code]).toEqual([429, 'ai_quota_exhausted'])
    expect(sixth.headers.get('X-Should-Retry')).toBe('false')
    // Noon to midnight.
    expect(sixth.headers.get('Retry-After')).toBe('43200')
    const me = (await (await fetch(`${app.url}/api/v1/account`, { headers })).json()) as { data: { analyze: object } }
    expect(me.data.analyze).toEqual({ used: 5, limit: 5, remaining: 0, resetsAt: '2026-11-22T00:00:00.000Z' })
    const byCookie = { Cookie: somebody.cookie, Origin: app.url }
    expect((await post(app, '/ai/analyze', commentary, byCookie)).status).toBe(429)
    const foreign = { Cookie: somebody.cookie, Origin: 'https://elsewhere.example' }
    expect((await read(await post(app, '/ai/analyze', commentary, foreign))).code).toBe('cross_site_request')
    for (const by of [headers, byCookie])
      expect((await post(app, '/ai/chat', question('Bonjour'), by)).status).toBe(429)
    const isForeign = await read(await post(app, '/ai/chat', question('Bonjour'), foreign))
    expect(isForeign.code).toBe('cross_site_request')
  })

  test('a person with a provider key of its own is not counted', async () => {
    const own = await startAiApp()
    const somebody = await person(own)
    await own.deps.account?.services.providerKeys.save(somebody.actor, 'anthropic', {
      key: 'sk-ant-000000000000000K0mp',
      owner: 'user',
    })
    const headers = { Authorization: `Bearer ${await somebody.token()}` }
    for (let call = 0; call < 7; call += 1) {
      const { remaining, provider } = await text(await post(own, '/ai/analyze', commentary, headers))
      expect([remaining, provider]).toEqual([-1, 'anthropic'])
    }
    expect(await counted(own, `user:${somebody.userId}`)).toBe(0)
    await own.close()
  })

  test('a key whose day is used up is refused before its body is read, unless it has a provider key of its own', async () => {
    const own = await startAiApp({ env: { TIER_LIMITS: '{"free":{"perMinute":100,"perDay":1}}' } })
    const somebody = await person(own)
    const withProvider = { 'X-API-Key': await keyWithProvider(own, somebody, 'openai') }
    const without = await own.newKey('free')
    const day = utcDay(own.clock.now)
    const owned = (await own.keys.list()).find(({ ownerId }) => ownerId === somebody.userId)
    for (const row of [without.id, owned?.id ?? '']) await own.deps.usage.count(row, day)
    const refused = await post(own, '/ai/chat', 'no JSON at all', { 'X-API-Key': without.key })
    expect((await read(refused)).code).toBe('daily_quota_exhausted')
    const idempotent = { ...withProvider, 'Idempotency-Key': 'order-1' }
    for (const headers of [withProvider, idempotent]) {
      const answer = await text(await post(own, '/ai/chat', question('Bonjour'), headers))
      expect([answer.remaining, answer.provider]).toEqual([-1, 'openai'])
    }
    // Its calculations are still counted: none is left.
    const costs = await post(own, '/frais-acquisition', { price: 1, use: 'rental' }, withProvider)
    expect((await read(costs)).code).toBe('daily_quota_exhausted')
    await own.close()
  })

  test('an own key that is refused fails alone: ours is not asked, and the day gets its count back', async () => {
    const somebody = await person(app)
    const headers = { 'X-API-Key': await keyWithProvider(app, somebody, 'openai') }
    const before = app.standIn.received.length
    const answer = await post(app, '/ai/chat', question('Bonjour'), headers)
    expect([answer.status, (await read(answer)).code]).toEqual([502, 'byok_provider_failed'])
    expect(answer.headers.get('X-Should-Retry')).toBe('false')
    expect(app.standIn.received.slice(before).map(({ body }) => (body as { model: string }).model)).toEqual([
      'status-401',
    ])
    const [key] = (await app.keys.list()).filter(({ ownerId }) => ownerId === somebody.userId)
    expect(await counted(app, key?.id ?? '')).toBe(0)
    const session = { Authorization: `Bearer ${await somebody.token()}` }
    const list = await fetch(`${app.url}/api/v1/account/provider-keys`, { headers: session })
    expect(await list.json()).toMatchObject({ data: { providerKeys: [{ provider: 'openai', status: 'rejected' }] } })
  })

  test.each([
    ['timeout', 'drip', 0],
    ['unreachable', 'reset', 0],
    ['unavailable', 'status-503', 0],
    ['rate_limited', 'status-429', 0],
    ['over_budget', 'stand-in', 0],
    ['leaked', 'echo-system', 1],
    ['empty', 'empty', 1],
    ['refused', 'content-filter', 1],
    ['too_large', 'stand-in', 1],
    ['unreadable', 'not-json', 1],
    ['rejected', 'status-403', 1],
    ['not_accepted', 'status-404', 1],
  ])('a 502 for %s of %s takes %d places, and says whether to repeat it', async (reason, model, places) => {
    const limits = { over_budget: '{"tokensPerDay":10}', too_large: '{"contextTokens":3000}' }
    const failing = await startAiApp({
      model,
      env: {
        AI_CALL_TIMEOUT_MS: reason === 'timeout' ? '400' : '30000',
        ...(reason in limits && { GROQ_LIMITS: limits[reason as keyof typeof limits] }),
      },
    })
    const { id, key } = await failing.newKey('free')
    const answer = await post(failing, '/ai/analyze', commentary, { 'X-API-Key': key })
    expect(answer.status).toBe(502)
    const isUseless = ['leaked', 'empty', 'refused', 'too_large'].includes(reason)
    expect(answer.headers.get('X-Should-Retry')).toBe(isUseless ? 'false' : null)
    expect(answer.headers.has('Retry-After')).toBe(!isUseless)
    expect((await read(answer)).issues.map(({ code }) => code)).toEqual([reason])
    expect(await counted(failing, id)).toBe(places)
    await failing.close()
  })

  test.each([
    ['status-503', 'echo-system', 1],
    ['status-404', 'status-503', 0],
  ])('of two providers, %s and %s: %d places', async (first, second, places) => {
    const failing = await startAiApp({ model: second, env: { CEREBRAS_MODEL: first, CEREBRAS_URL: app.standIn.url } })
    const { id, key } = await failing.newKey('free')
    expect((await post(failing, '/ai/analyze', commentary, { 'X-API-Key': key })).status).toBe(502)
    expect(await counted(failing, id)).toBe(places)
    await failing.close()
  })

  test('a key that used its share of the free providers leaves the rest to another', async () => {
    // Without a count of its tokens an answer costs what was set aside for it: some thousands.
    const shared = await startAiApp({
      model: 'no-usage',
      env: { GROQ_LIMITS: '{"tokensPerMinute":null,"tokensPerDay":40000}' },
    })
    const [greedy, other] = [await shared.newKey('free'), await shared.newKey('free')]
    const statuses: number[] = []
    for (let call = 0; call < 4; call += 1)
      statuses.push((await post(shared, '/ai/analyze', commentary, { 'X-API-Key': greedy.key })).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 502])
    await text(await post(shared, '/ai/analyze', commentary, { 'X-API-Key': other.key }))
    await shared.close()
  })

  test('a 502 gives the day its count back, a 400 and a caller that hangs up do not', async () => {
    const away = await startAiApp({ model: 'status-503' })
    const { id, key } = await away.newKey('free')
    const headers = { 'X-API-Key': key }
    const failed = await post(away, '/ai/analyze', commentary, headers)
    expect(failed.status).toBe(502)
    // Nine of ten are left of the minute, which is the tighter window.
    expect(failed.headers.get('X-RateLimit-Remaining')).toBe('9')
    expect(JSON.stringify(await failed.json())).not.toContain('UPSTREAM')
    expect(await counted(away, id)).toBe(0)
    expect((await post(away, '/ai/analyze', { ...commentary, prompt: '' }, headers)).status).toBe(400)
    expect(await counted(away, id)).toBe(1)
    await away.close()
    // A model whose answer never ends: it cannot come before the caller has gone.
    const slow = await startAiApp({ model: 'drip' })
    const other = await slow.newKey('free')
    const gone = new AbortController()
    const call = fetch(`${slow.url}/api/v1/ai/analyze`, {
      method: 'POST',
      headers: { 'X-API-Key': other.key, 'Content-Type': 'application/json' },
      body: JSON.stringify(commentary),
      signal: gone.signal,
    })
    await expect.poll(() => sentUpstream(slow).length).toBe(1)
    gone.abort()
    await expect(call).rejects.toThrow()
    await expect.poll(() => slow.standIn.received[0]?.wasLeft).toBe(true)
    expect(await counted(slow, other.id)).toBe(1)
    expect(slow.logged.filter(({ level }) => level === 'error')).toEqual([])
    await slow.close()
  })
})

describe('a repeat under the same Idempotency-Key', () => {
  let app: AiApp
  beforeAll(async () => {
    app = await startAiApp()
  })
  afterAll(() => app.close())

  test('gets the stored answer, asks nobody and takes no place in the day, for a quarter of an hour', async () => {
    const { id, key } = await app.newKey('free')
    const headers = { 'X-API-Key': key, 'Idempotency-Key': 'order-1' }
    const first = await text(await post(app, '/ai/analyze', commentary, headers))
    const asked = sentUpstream(app).length
    const again = await post(app, '/ai/analyze', commentary, headers)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(again.headers.get('Content-Type')).toBe('application/json')
    expect(await text(again)).toEqual(first)
    expect(sentUpstream(app)).toHaveLength(asked)
    expect(await counted(app, id)).toBe(1)
    const other = await post(app, '/ai/analyze', { ...commentary, prompt: 'Autre chose.' }, headers)
    expect((await read(other)).code).toBe('idempotency_conflict')
  })

  test('waits while the first runs', async () => {
    const slow = await startAiApp({ model: 'slow-300' })
    const { id, key } = await slow.newKey('free')
    const headers = { 'X-API-Key': key, 'Idempotency-Key': 'order-2' }
    const answers = await Promise.all([1, 2, 3].map(() => post(slow, '/ai/analyze', commentary, headers)))
    const texts = await Promise.all(answers.map(text))
    expect(new Set(texts.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers.map(answer => answer.headers.get('Idempotent-Replayed')).sort()).toEqual(
      [null, 'true', 'true'].sort(),
    )
    expect(sentUpstream(slow)).toHaveLength(1)
    expect(await counted(slow, id)).toBe(1)
    await slow.close()
  })

  test('a failure is not stored: the repeat asks again', async () => {
    const away = await startAiApp({ model: 'status-503' })
    const headers = { 'X-API-Key': (await away.newKey('free')).key, 'Idempotency-Key': 'order-3' }
    for (const calls of [1, 2]) {
      expect((await post(away, '/ai/analyze', commentary, headers)).status).toBe(502)
      expect(sentUpstream(away)).toHaveLength(calls)
    }
    await away.close()
  })
})
