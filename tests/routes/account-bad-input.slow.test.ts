import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, bearer, readData } from '../support/account.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { badLogos, badTexts, largeLogo } from '../support/bad-values.ts'
import { type Person, person } from '../support/person.ts'

let app: TestApp
let ada: Person

/** A key of session tokens that the test can sign with, among those of the service. */
const kid = 'jwk_of_the_test'
let own: Awaited<ReturnType<typeof generateKeyPair>>

beforeAll(async () => {
  app = await startApp()
  own = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  // The private part is never opened: the service signs with its newest key, and this one is older.
  const publicKey = JSON.stringify(await exportJWK(own.publicKey))
  await app.deps.account?.accounts.jwks()
  await app.db
    .insertInto('auth_jwks')
    .values({
      id: kid,
      publicKey,
      privateKey: '""',
      createdAt: '2026-01-01T00:00:00.000Z',
    })
    .execute()
  ada = await person(app)
})
afterAll(() => app.close())

const failures = () => app.logged.filter(({ level }) => level === 'error')

describe('a session token', () => {
  const claims = () => {
    const seconds = app.clock.now.getTime() / 1000
    return { sid: ada.session.id, sub: ada.userId, iss: 'valorem', aud: 'valorem', iat: seconds, exp: seconds + 900 }
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (changes: object = {}, name = kid) =>
    new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg: 'EdDSA', kid: name }).sign(own.privateKey)
  const symmetric = (secret: string) =>
    new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(secret))
  const answer = async (token: string) => {
    const seen = await ask(app, 'GET', '', { Authorization: `Bearer ${token}` })
    return { status: seen.status, code: (await readData(seen)).code }
  }
  const over = { status: 401, code: 'expired_session' }

  test('that the service itself would have signed is good: what follows is refused for what is wrong with it', async () => {
    expect((await answer(await signed())).status).toBe(200)
  })

  test.each([
    ['another audience', () => signed({ aud: 'elsewhere' })],
    ['another issuer', () => signed({ iss: 'https://elsewhere.example' })],
    ['an end in the past', () => signed({ exp: claims().iat - 6 })],
    ['another person', () => signed({ sub: 'usr_0123456789abcdef01234567' })],
    ['a session that is none', () => signed({ sid: 'ses_0123456789abcdef01234567' })],
    ['an unknown key', () => signed({}, 'jwk_2')],
    ['alg none', async () => `${part({ alg: 'none' })}.${part(claims())}.`],
    ['alg none and a signature', async () => `${part({ alg: 'none', kid })}.${part(claims())}.c2lnbmVk`],
    ['HS256 over the public key as JSON', async () => symmetric(JSON.stringify(await exportJWK(own.publicKey)))],
    ['HS256 over the public key as PEM', async () => symmetric(await exportSPKI(own.publicKey))],
    ['HS256 over the point of the key', async () => symmetric((await exportJWK(own.publicKey)).x ?? '')],
    ['a head that is no JSON', async () => `eyJhbGciOiJ.${part(claims())}.c2lnbmVk`],
  ])('with %s is refused', async (_what, made) => {
    expect(await answer(await made())).toEqual(over)
  })

  test('of a session that ended is refused within five seconds', async () => {
    const gone = await person(app, { name: 'Guy' })
    const token = await gone.token()
    expect((await answer(token)).status).toBe(200)
    await app.deps.account?.accounts.signOut(gone.cookie)
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    expect(await answer(token)).toEqual(over)
    expect(failures()).toEqual([])
  })
})

test('a cookie that is cut, in part of somebody else or signed with another secret is refused', async () => {
  const eve = await person(app, { name: 'Eve' })
  const [ours, theirs] = [ada.cookie, eve.cookie].map(cookie => decodeURIComponent(cookie.split('=')[1] ?? ''))
  const [token, signature] = (ours ?? '').split('.')
  const wrong = [
    (ours ?? '').slice(0, -5),
    token ?? '',
    `${token}.${theirs?.split('.')[1]}`,
    `.${signature}`,
    `${token}.${Buffer.alloc(32, 1).toString('base64')}`,
  ]
  for (const value of wrong) {
    const answer = await ask(app, 'GET', '/keys', { Cookie: `valorem_session=${encodeURIComponent(value)}` })
    expect([value, answer.status, (await readData(answer)).code]).toEqual([value, 401, 'expired_session'])
  }
})

test('of twenty creations at once as many pass as the plan allows active keys', async () => {
  const headers = await bearer(await person(app, { name: 'Max' }))
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, 'POST', '/keys', headers, { name: 'k' })))
  const statuses = answers.map(({ status }) => status)
  // The free plan has three active keys.
  expect(statuses.filter(status => status === 201)).toHaveLength(3)
  expect(statuses.filter(status => status === 409)).toHaveLength(17)
})

describe('a bad value of a field', () => {
  let headers: Record<string, string>
  let key: { id: string }
  beforeAll(async () => {
    const owner = await person(app, { name: 'Olive' })
    headers = await bearer(owner)
    await app.deps.account?.services.organisations.found(owner.actor, 'Agence')
    const made = { name: 'Pages', kind: 'publishable', origins: ['https://agency.example'] }
    key = (await readData(await ask(app, 'POST', '/keys', headers, made))).data.key
  })
  const brand = { name: 'Agence', colour: '#0B5D4E' }
  /** Values that are no text at all, for fields that want one. */
  const others: readonly unknown[] = [null, 0, -1, 1e308, true, [], {}, [[]], { toString: 'a' }]
  const texts = ['name', 'colour', 'address', 'phone', 'email', 'website', 'legalMention']
  const newKey = { name: 'k', tier: 'free', kind: 'publishable', origins: ['https://a.example'], owner: 'user' }
  const providerKey = { key: 'sk-proj-A1b2C3d4E5f6', owner: 'user' }

  const operations: readonly (readonly [
    what: string,
    method: string,
    path: () => string,
    good: object,
    fields: readonly string[],
  ])[] = [
    ['createKey', 'POST', () => '/keys', newKey, Object.keys(newKey)],
    ['setOrigins', 'PUT', () => `/keys/${key.id}/origins`, {}, ['origins']],
    ['saveProviderKey', 'PUT', () => '/provider-keys/openai', providerKey, Object.keys(providerKey)],
    ['saveBranding', 'PUT', () => '/organisation/branding', brand, [...texts, 'logo']],
  ]
  const cases = operations.flatMap(([what, method, path, good, fields]) =>
    fields.map(field => [what, field, { method, path, good }] as const),
  )

  test.each(cases)('in %s, %s: refused by name or taken, never a failure of ours', async (_what, field, call) => {
    for (const value of [...badTexts, ...badTexts.map(text => [text]), ...others]) {
      const answer = await ask(app, call.method, call.path(), headers, { ...call.good, [field]: value })
      const seen = await readData(answer)
      expect([value, [200, 201, 400, 409, 429].includes(answer.status)]).toEqual([value, true])
      if (seen.code === 'invalid_request')
        expect(seen.issues.map(({ path }: { path: string }) => path.split(/[[.]/)[0])).toContain(field)
      // A person has 120 calls a minute.
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
    }
    expect(failures()).toEqual([])
  })

  test.each(badLogos)('a logo that is %s is refused by its field', async (_what, bytes, code) => {
    const logo = bytes.toString('base64')
    const answer = await ask(app, 'PUT', '/organisation/branding', headers, { ...brand, logo })
    expect([answer.status, (await readData(answer)).issues]).toMatchObject([400, [{ path: 'logo', code }]])
  })

  test.each([
    ['a mark of direction', '\u202E'],
    ['blanks around a zero-width space', ' \u200B\u00A0'],
    ['a soft hyphen', '\u00AD'],
    ['a variation selector', '\uFE0F'],
  ])('a name of %s alone is refused by a rule with a code', async (_what, name) => {
    const answer = await ask(app, 'PUT', '/organisation/branding', headers, { ...brand, name })
    expect([answer.status, (await readData(answer)).issues]).toMatchObject([
      400,
      [{ path: 'name', code: 'only_unseen_characters' }],
    ])
  })

  test('a logo of 2 MB is too large', async () => {
    const answer = await ask(app, 'PUT', '/organisation/branding', headers, {
      ...brand,
      logo: largeLogo.toString('base64'),
    })
    expect([answer.status, (await readData(answer)).code]).toEqual([413, 'body_too_large'])
  })
})
