import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, bearer, readData } from '../support/account.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'

describe('the session of an account route', () => {
  let app: TestApp
  let ada: Person
  let asAda: Record<string, string>

  beforeAll(async () => {
    app = await startApp()
    ada = await person(app)
    asAda = await bearer(ada)
  })
  afterAll(() => app.close())

  test('the cookie gives a token; a token gives none, and needs no proof of origin', async () => {
    const origin = { Cookie: ada.cookie, Origin: app.url }
    const answer = await ask(app, 'POST', '/token', origin)
    expect(answer.status).toBe(200)
    const { token, expiresAt } = (await readData(answer)).data
    expect(expiresAt).toBe(new Date(app.clock.now.getTime() + 900_000).toISOString())
    const [, payload = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toEqual({
      ...{ sub: ada.userId, sid: ada.session.id, iss: 'valorem', aud: 'valorem' },
      ...{ iat: app.clock.now.getTime() / 1000, exp: app.clock.now.getTime() / 1000 + 900 },
    })
    expect((await ask(app, 'GET', '', { Authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await ask(app, 'POST', '/token', { Authorization: `Bearer ${token}` })).status).toBe(403)
  })

  test('a token that a key of the service signed for longer than a quarter of an hour is none', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
    // Keys are read again for an unknown one after ten seconds.
    app.clock.now = new Date(app.clock.now.getTime() + 20_000)
    const at = app.clock.now.toISOString()
    const stored = { publicKey: JSON.stringify(await exportJWK(publicKey)), privateKey: 'x', expiresAt: null }
    await app.db
      .insertInto('auth_jwks')
      .values({ id: 'jwk_of_test', ...stored, createdAt: at, alg: 'EdDSA', crv: 'Ed25519' } as never)
      .execute()
    const iat = app.clock.now.getTime() / 1000
    const signed = (seconds: number) =>
      new SignJWT({ sub: ada.userId, sid: ada.session.id, iat, exp: iat + seconds, iss: 'valorem', aud: 'valorem' })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'jwk_of_test' })
        .sign(privateKey)
    const statusOf = async (seconds: number) =>
      (await ask(app, 'GET', '', { Authorization: `Bearer ${await signed(seconds)}` })).status
    expect([await statusOf(900), await statusOf(901), await statusOf(31_536_000)]).toEqual([200, 401, 401])
  })

  test.each([
    ['a foreign Origin', { Origin: 'https://elsewhere.example' }],
    ['Origin: null', { Origin: 'null' }],
    ['no Origin', {}],
    ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('a cookie with %s changes nothing', async (_, headers) => {
    const answer = await ask(app, 'POST', '/keys', { Cookie: ada.cookie, ...headers } as Record<string, string>, {
      name: 'x',
    })
    expect(answer.status).toBe(403)
    expect((await readData(answer)).code).toBe('cross_site_request')
  })

  test('a cookie with our own origin, or as the browser says it, is good; one that was changed is over', async () => {
    expect((await ask(app, 'GET', '', { Cookie: ada.cookie })).status).toBe(200)
    const proofs = [{ Origin: app.url }, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }]
    for (const proof of proofs) {
      const answer = await ask(app, 'POST', '/token', { Cookie: ada.cookie, ...proof } as Record<string, string>)
      expect(answer.status).toBe(200)
    }
    const changed = await ask(app, 'GET', '', { Cookie: `${ada.cookie.slice(0, -8)}AAAAA%3D` })
    expect(changed.status).toBe(401)
    expect((await readData(changed)).code).toBe('expired_session')
  })

  // ASVS 5, 9.2.2.
  test('a token of one person does not open the session of another, though it is signed and names it', async () => {
    const [bob, eva] = [await person(app), await person(app)]
    const asBob = await bearer(bob)
    await app.db.updateTable('auth_session').set({ userId: eva.userId }).where('id', '=', bob.session.id).execute()
    const answer = await ask(app, 'GET', '', asBob)
    expect([answer.status, (await readData(answer)).code]).toEqual([401, 'expired_session'])
    // Its own session is hers all the same.
    expect((await ask(app, 'GET', '', await bearer(eva))).status).toBe(200)
  })

  test('a key is no way into an account, and a session none into a calculation', async () => {
    const { key } = await app.newKey('pro')
    const withKey = await ask(app, 'GET', '/keys', { 'X-API-Key': key })
    expect(withKey.status).toBe(403)
    expect((await readData(withKey)).code).toBe('forbidden')
    const calculation = await fetch(`${app.url}/api/v1/estimation`, {
      method: 'POST',
      headers: { ...asAda, 'Content-Type': 'application/json' },
      body: '{"commune":"Mamer","surface":80}',
    })
    expect(calculation.status).toBe(403)
    const withCookie = await fetch(`${app.url}/api/v1/market-data`, { headers: { Cookie: ada.cookie } })
    expect((await readData(withCookie)).code).toBe('missing_credential')
  })
})
