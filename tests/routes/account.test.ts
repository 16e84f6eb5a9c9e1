import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, bearer, readData } from '../support/account.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'

// A story: each test goes on from what the ones before left.
describe('the account routes', { shuffle: false }, () => {
  let app: TestApp
  let ada: Person
  let eve: Person
  let asAda: Record<string, string>
  let asEve: Record<string, string>

  beforeAll(async () => {
    app = await startApp()
    ada = await person(app)
    eve = await person(app, { name: 'Eve' })
    asAda = await bearer(ada)
    asEve = await bearer(eve)
  })
  afterAll(() => app.close())

  test('a session token says who is signed in', async () => {
    const answer = await ask(app, 'GET', '', asAda)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('120')
    const { data, meta } = await readData(answer)
    expect(data).toEqual({
      id: ada.userId,
      name: 'Ada',
      email: ada.email,
      locale: 'fr',
      twoFactor: false,
      plan: 'free',
      createdAt: '2026-11-21T11:55:00.000Z',
      organisation: null,
      keys: { active: 0, activeMax: 3, createdToday: 0, createdPerDayMax: 5 },
      analyze: { used: 0, limit: 5, remaining: 5, resetsAt: '2026-11-22T00:00:00.000Z' },
    })
    expect(Object.keys(meta)).toEqual(['requestId'])
  })

  test('a key is made once, works at once, is listed without its secret, and is refused when revoked', async () => {
    const made = await ask(app, 'POST', '/keys', asAda, { name: 'Pages' })
    expect(made.status).toBe(201)
    const { key, secret } = (await readData(made)).data
    expect(secret).toMatch(/^vk_live_[0-9A-Za-z]{49}$/)
    expect(key).toMatchObject({ name: 'Pages', tier: 'free', kind: 'secret', origins: [], text: null, revokedAt: null })
    expect(key.display).toBe(`${secret.slice(0, 12)}…${secret.slice(-4)}`)
    expect(key.owner).toEqual({ kind: 'user', id: ada.userId, name: 'Ada' })
    const estimate = () =>
      fetch(`${app.url}/api/v1/estimation`, {
        method: 'POST',
        headers: { 'X-API-Key': secret, 'Content-Type': 'application/json' },
        body: JSON.stringify({ commune: 'Mamer', surface: 80 }),
      })
    expect((await estimate()).status).toBe(200)
    const listText = await (await ask(app, 'GET', '/keys', asAda)).text()
    expect(listText).not.toContain(secret)
    const one = (await readData(await ask(app, 'GET', `/keys/${key.id}`, asAda))).data.key
    expect(one.today).toEqual({ used: 1, limit: 200, remaining: 199, resetsAt: '2026-11-22T00:00:00.000Z' })
    const usage = (await readData(await ask(app, 'GET', `/keys/${key.id}/usage`, asAda))).data
    expect(usage).toMatchObject({ keyId: key.id, from: '2026-10-23', to: '2026-11-21', total: 1 })
    expect(usage.days).toHaveLength(30)
    expect(usage.days.at(-1)).toEqual({ day: '2026-11-21', count: 1 })
    const whole = (await readData(await ask(app, 'GET', '/usage', asAda))).data
    expect(whole.total).toBe(1)
    expect(whole.keys).toMatchObject([{ keyId: key.id, name: 'Pages', total: 1 }])
    // A second key has used nothing; the total is of both.
    expect((await ask(app, 'POST', '/keys', asAda, { name: 'Idle' })).status).toBe(201)
    const both = (await readData(await ask(app, 'GET', '/usage', asAda))).data
    const totals = Object.fromEntries(
      both.keys.map(({ name, total }: { name: string; total: number }) => [name, total]),
    )
    expect({ all: both.total, ...totals }).toEqual({ all: 1, Idle: 0, Pages: 1 })
    const revoked = await ask(app, 'DELETE', `/keys/${key.id}`, asAda)
    expect(revoked.status).toBe(200)
    expect((await readData(revoked)).data.key.revokedAt).toBe('2026-11-21T12:00:00.000Z')
    app.clock.now = new Date('2026-11-21T12:00:05Z')
    expect((await estimate()).status).toBe(401)
    const again = await ask(app, 'DELETE', `/keys/${key.id}`, asAda)
    expect((await readData(again)).data.key.revokedAt).toBe('2026-11-21T12:00:00.000Z')
  })

  test('a key of somebody else is not there', async () => {
    const { key, secret } = (await readData(await ask(app, 'POST', '/keys', asEve, { name: 'Of Eve' }))).data
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/usage'],
      ['DELETE', ''],
    ] as const) {
      const answer = await ask(app, method, `/keys/${key.id}${path}`, asAda)
      expect(answer.status).toBe(404)
      const unknown = await ask(app, method, `/keys/key_000000000000000000${path}`, asAda)
      const strip = ({ requestId: _, ...body }: Record<string, unknown>) => body
      expect(strip(await readData(answer))).toEqual(strip(await readData(unknown)))
    }
    expect(await app.deps.keyFinder.find(secret)).not.toHaveProperty('revokedAt')
  })

  test('a publishable key has origins, shows itself again, and takes new ones', async () => {
    const wanted = {
      name: 'Site',
      kind: 'publishable',
      origins: ['https://Agency.example:443', 'https://agency.example'],
    }
    const { key, secret } = (await readData(await ask(app, 'POST', '/keys', asEve, wanted))).data
    expect(key).toMatchObject({ kind: 'publishable', origins: ['https://agency.example'], text: secret })
    const set = await ask(app, 'PUT', `/keys/${key.id}/origins`, asEve, { origins: ['https://other.example'] })
    expect((await readData(set)).data.key.origins).toEqual(['https://other.example'])
    const wrong = await readData(
      await ask(app, 'PUT', `/keys/${key.id}/origins`, asEve, { origins: ['https://a.example/'] }),
    )
    expect(wrong.issues).toMatchObject([{ path: 'origins[0]', code: 'origin' }])
    await ask(app, 'DELETE', `/keys/${key.id}`, asEve)
    const late = await ask(app, 'PUT', `/keys/${key.id}/origins`, asEve, { origins: ['https://late.example'] })
    expect([late.status, (await readData(late)).issues]).toMatchObject([
      400,
      [{ path: 'origins', code: 'key_revoked' }],
    ])
  })

  test.each([
    [
      { name: 'x', tier: 'pro' },
      {
        path: 'tier',
        message: 'Your plan offers: free.',
        code: 'tier_above_plan',
        received: '"pro"',
        allowed: ['free'],
      },
    ],
    [
      { name: 'x', kind: 'publishable' },
      { path: 'origins', code: 'origins_missing' },
    ],
    [
      { name: 'x', origins: ['https://agency.example'] },
      { path: 'origins', code: 'origins_refused' },
    ],
    [
      { name: 'x', kind: 'publishable', origins: ['*'] },
      { path: 'origins[0]', code: 'origin' },
    ],
    [{ name: 'x', tier: 'sandbox' }, { path: 'tier' }],
    [{ name: 'a\u0007b' }, { path: 'name' }],
    [{ name: 'x', colour: 'red' }, { path: 'colour' }],
  ])('%j is refused by its field', async (body, issue) => {
    const answer = await ask(app, 'POST', '/keys', asAda, body)
    expect(answer.status).toBe(400)
    expect((await readData(answer)).issues[0]).toMatchObject(issue)
  })

  test('a repeated creation is a conflict and makes no second key', async () => {
    const headers = { ...asAda, 'Idempotency-Key': 'once' }
    expect((await ask(app, 'POST', '/keys', headers, { name: 'Once' })).status).toBe(201)
    const again = await ask(app, 'POST', '/keys', headers, { name: 'Once' })
    expect(again.status).toBe(409)
    expect(await readData(again)).toMatchObject({ code: 'idempotency_conflict', issues: [{ code: 'already_made' }] })
    const list = (await readData(await ask(app, 'GET', '/keys', asAda))).data.keys
    expect(list.filter(({ name }: { name: string }) => name === 'Once')).toHaveLength(1)
  })

  test('the fourth active key and the sixth of a day are refused', async () => {
    const many = await person(app, { name: 'Max' })
    const headers = await bearer(many)
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1)
      ids.push((await readData(await ask(app, 'POST', '/keys', headers, { name: 'k' }))).data.key.id)
    const fourth = await ask(app, 'POST', '/keys', headers, { name: 'k' })
    expect(fourth.status).toBe(409)
    expect((await readData(fourth)).code).toBe('key_limit_reached')
    for (const id of ids) await ask(app, 'DELETE', `/keys/${id}`, headers)
    for (let made = 0; made < 2; made += 1)
      expect((await ask(app, 'POST', '/keys', headers, { name: 'k' })).status).toBe(201)
    const sixth = await ask(app, 'POST', '/keys', headers, { name: 'k' })
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('X-Should-Retry')).toBe('false')
    // To midnight UTC from the clock of the test.
    const seconds = (Date.parse('2026-11-22T00:00:00Z') - app.clock.now.getTime()) / 1000
    expect(sixth.headers.get('Retry-After')).toBe(String(seconds))
  })

  test('paths with parameters know their methods, and have the headers of every answer', async () => {
    const answer = await ask(app, 'PATCH', '/keys/key_1', asAda)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, DELETE, OPTIONS')
    expect(answer.headers.get('X-Request-Id')).toBeTruthy()
    const known = await ask(app, 'GET', '/keys/key_1', asAda)
    expect(known.headers.get('X-Request-Id')).toBeTruthy()
    expect(known.headers.get('Content-Security-Policy')).toBeTruthy()
    expect((await ask(app, 'GET', `/keys/${'k'.repeat(50)}`, asAda)).status).toBe(404)
  })

  test('an organisation is seen by its members alone', async () => {
    const missing = await ask(app, 'GET', '/organisation', asAda)
    expect(missing.status).toBe(404)
    expect((await readData(missing)).code).toBe('organisation_not_found')
    await app.deps.account?.services.organisations.found(ada.actor, 'Agence du Nord')
    const { data } = await readData(await ask(app, 'GET', '/organisation', asAda))
    expect(data).toMatchObject({ name: 'Agence du Nord', role: 'owner', plan: 'free', invitations: [] })
    expect(data.members).toMatchObject([{ name: 'Ada', email: ada.email, role: 'owner' }])
    expect((await ask(app, 'GET', '/organisation', asEve)).status).toBe(404)
  })

  test('a logo above 1 MiB is refused with its own code, a body above 1.5 MiB with another', async () => {
    const brand = (bytes: number) => ({ name: 'Agence', logo: Buffer.alloc(bytes).toString('base64') })
    const logo = await ask(app, 'PUT', '/organisation/branding', asAda, brand(1_048_577))
    expect(logo.status).toBe(413)
    expect((await readData(logo)).code).toBe('file_too_large')
    const body = await ask(app, 'PUT', '/organisation/branding', asAda, brand(1_200_000))
    expect(body.status).toBe(413)
    expect((await readData(body)).code).toBe('body_too_large')
  })

  test('an export holds what is stored of a person, once a minute, and no secret', async () => {
    const answer = await ask(app, 'GET', '/export', asAda)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="valorem-export.json"')
    const text = await answer.text()
    const { data } = JSON.parse(text)
    expect(data.account.email).toBe(ada.email)
    expect(data.events.map(({ action }: { action: string }) => action)).toContain('key.created')
    expect(text).not.toContain('scrypt')
    expect(text).not.toMatch(/vk_live_[0-9A-Za-z]{49}/)
    const again = await ask(app, 'GET', '/export', asAda)
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('the keys of session tokens are open to everybody', async () => {
    const answer = await fetch(`${app.url}/.well-known/jwks.json`)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect((await readData(answer)).keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519' }])
  })
})

test('with accounts off there is no account route, no key of tokens, and a token is an unknown key', async () => {
  const on = await startApp()
  const token = await (await person(on)).token()
  await on.close()
  const app = await startApp({ env: { ACCOUNTS: 'off' } })
  expect((await readData(await ask(app, 'GET', '/keys', {}))).code).toBe('route_not_found')
  expect((await readData(await fetch(`${app.url}/.well-known/jwks.json`))).code).toBe('route_not_found')
  const calculation = await fetch(`${app.url}/api/v1/market-data`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await readData(calculation)).code).toBe('invalid_key')
  await app.close()
})
