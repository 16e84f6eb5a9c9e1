import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hiddenOf, password, type Visitor, visitor } from '../pages/visitor.ts'
import { ask, readData } from '../support/account.ts'
import { read, send } from '../support/app.ts'
import { atReplica, type Installation, installations, letterTo, tokenOf } from '../support/installations.ts'
import { pickSample } from '../support/long.ts'
import { clearOfMidnight } from '../support/midnight.ts'
import { newFolder, run } from '../support/process.ts'
import { load, withStatus } from '../support/replicas.ts'

const home = { commune: 'Luxembourg', quartier: 'Belair', surface: 85, etat: 'bon' }
const proof = { 'Sec-Fetch-Site': 'same-origin' }

/** Forms and JSON that rest on a cookie and do not come from our own pages. */
const foreign: readonly Record<string, string>[] = [{}, { Origin: 'https://evil.example' }, { Origin: 'null' }]

const keyIn = (text: string): string => /id="made-key">([^<]+)</.exec(text)?.[1] ?? ''

/** The ten points of accounts.md 16.3, one after the other, each on what the ones before it left. */
describe.each(pickSample(installations, 1, 'acceptance'))('on %s', (_name, install) => {
  let there: Installation
  let ada: Visitor
  let eve: Visitor
  /** Ada at the second replica. */
  let adaThere: Visitor
  let formKey: { id: string; text: string }
  let jsonKey: { id: string; text: string }

  beforeAll(async () => {
    there = await install()
    ada = visitor({ url: there.urls[0] })
    eve = visitor({ url: there.urls[1] })
    adaThere = atReplica(there.urls[1], ada)
  })
  afterAll(() => there.end())

  const estimate = (key: string, at: 0 | 1 = 0) =>
    send({ url: there.urls[at] }, 'POST', '/estimation', home, { 'X-API-Key': key })
  /** What the interface answers to somebody by the cookie; one that changes something proves its origin. */
  const json = async (somebody: Visitor, method: string, path: string, body?: unknown, at: 0 | 1 = 0) => {
    const answer = await ask(
      { url: there.urls[at] },
      method,
      path,
      { Cookie: somebody.cookie(), ...(method !== 'GET' && proof) },
      body,
    )
    return { status: answer.status, body: await readData(answer) }
  }
  const signUp = async (somebody: Visitor, name: string, email: string): Promise<void> => {
    await somebody.post('/sign-up', { name, email, password })
    await somebody.post('/verify', { token: tokenOf(await letterTo(there, email, 0)), password })
    await somebody.post('/sign-in', { email, password })
  }

  test('1: sign-up, the letter, a GET of its link that changes nothing, confirming, the cookie', async () => {
    const email = 'ada@agency.example'
    const signedUp = await ada.post('/sign-up', { name: 'Ada', email, password })
    expect([signedUp.status, signedUp.to]).toEqual([303, '/check-mail'])
    const link = await letterTo(there, email, 0)
    const signIn = () => ada.post('/sign-in', { email, password })
    const before = await signIn()
    expect([before.status, before.headers.getSetCookie()]).toEqual([400, []])
    expect((await ada.get(`${link.pathname}${link.search}`)).status).toBe(200)
    const after = await signIn()
    expect([after.status, after.headers.getSetCookie()]).toEqual([400, []])
    const verified = await ada.post('/verify', { token: tokenOf(link), password })
    expect([verified.status, verified.to]).toEqual([303, '/account'])
    await ada.post('/sign-out', {})
    const { status, to, headers } = await signIn()
    expect([status, to]).toEqual([303, '/account'])
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^valorem_session=/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect((await adaThere.get('/account')).text).toContain(email)
    await signUp(eve, 'Eve', 'eve@agency.example')
    expect((await eve.get('/account')).text).toContain('eve@agency.example')
  })

  test('2: a form, and JSON by the cookie, without proof or from elsewhere are refused; from our page they pass', async () => {
    const form = { name: 'Ada', locale: 'en' }
    for (const headers of foreign) {
      expect([headers, (await ada.post('/account', form, headers)).status]).toEqual([headers, 403])
      const answer = await ask(
        { url: there.urls[0] },
        'POST',
        '/keys',
        { Cookie: ada.cookie(), ...headers },
        { name: 'x' },
      )
      expect([headers, answer.status, (await readData(answer)).code]).toEqual([headers, 403, 'cross_site_request'])
    }
    expect((await ada.post('/account', form, proof)).to).toBe('/account?saved=1')
    expect((await json(ada, 'POST', '/token')).status).toBe(200)
    expect((await json(ada, 'GET', '/keys')).body.data.keys).toEqual([])
  })

  test('3: a key made by the form is shown once, one made by JSON too; both work and are counted on page and in JSON', async () => {
    await clearOfMidnight(120_000)
    const creation = hiddenOf(await ada.get('/account/keys'), 'creation')
    const made = await ada.post('/account/keys', { name: 'By form', kind: 'secret', tier: 'free', creation })
    formKey = { id: '', text: keyIn(made.text) }
    expect([made.status, /^vk_live_[0-9A-Za-z]{49}$/.test(formKey.text)]).toEqual([200, true])
    const list = await ada.get('/account/keys')
    expect(list.text).not.toContain(formKey.text)
    formKey.id = /href="\/account\/keys\/(key_[0-9a-f]{18})"/.exec(list.text)?.[1] ?? ''
    const created = await json(ada, 'POST', '/keys', { name: 'By JSON' })
    expect(created.status).toBe(201)
    jsonKey = { id: created.body.data.key.id, text: created.body.data.secret }
    for (const { id, text } of [formKey, jsonKey]) {
      expect((await estimate(text, 1)).status).toBe(200)
      const { data } = (await json(ada, 'GET', `/keys/${id}/usage`)).body
      expect([data.days.length, data.days.at(-1).count, data.total, data.today.used]).toEqual([30, 1, 1, 1])
      const page = await adaThere.get(`/account/keys/${id}`)
      expect(page.text).toContain('Calls in 30 days: 1;')
      // A free key has 200 calls a day.
      expect(page.text).toMatch(/<dt>Left today<\/dt><dd>199<\/dd>/)
    }
  })

  test('4: no tier above the plan, no publishable key without origins, no fourth active key', async () => {
    const above = await json(ada, 'POST', '/keys', { name: 'x', tier: 'pro' })
    expect([above.status, above.body.issues[0].code]).toEqual([400, 'tier_above_plan'])
    const without = await json(ada, 'POST', '/keys', { name: 'x', kind: 'publishable' })
    expect([without.status, without.body.issues[0].path]).toEqual([400, 'origins'])
    const third = await json(ada, 'POST', '/keys', { name: 'Third' })
    expect([third.status, third.body.data.key.tier]).toEqual([201, 'free'])
    const fourth = await json(ada, 'POST', '/keys', { name: 'Fourth' }, 1)
    expect([fourth.status, fourth.body.code]).toEqual([409, 'key_limit_reached'])
    const byForm = (fields: object) =>
      ada.post('/account/keys', { name: 'x', kind: 'secret', tier: 'free', creation: 'again', ...fields })
    for (const fields of [{ tier: 'pro' }, { kind: 'publishable' }, {}])
      expect([fields, (await byForm(fields)).status]).toEqual([fields, 400])
  })

  test('5: somebody else sees no key of it, and ends none', async () => {
    expect((await json(eve, 'GET', '/keys')).body.data.keys).toEqual([])
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/usage'],
      ['DELETE', ''],
    ] as const) {
      const { status, body } = await json(eve, method, `/keys/${jsonKey.id}${path}`)
      expect([method, path, status, body.code]).toEqual([method, path, 404, 'key_not_found'])
    }
    expect((await eve.get(`/account/keys/${jsonKey.id}`)).status).toBe(404)
    expect((await eve.post(`/account/keys/${jsonKey.id}/revoke`, {})).status).toBe(404)
    expect((await estimate(jsonKey.text)).status).toBe(200)
  })

  // How long keys and sessions are remembered is asked of a clock, in access/.
  test('6: a revoked key is refused by every replica', async () => {
    for (const at of [0, 1] as const) expect((await estimate(jsonKey.text, at)).status).toBe(200)
    expect((await json(ada, 'DELETE', `/keys/${jsonKey.id}`)).status).toBe(200)
    for (const at of [0, 1] as const) {
      await expect.poll(async () => (await estimate(jsonKey.text, at)).status, { interval: 250 }).toBe(401)
      const answer = await estimate(jsonKey.text, at)
      expect([answer.status, (await read(answer)).code]).toEqual([401, 'revoked_key'])
    }
  })

  test('7: a session token verifies with the published keys, admits to the account alone, and ends with its session', async () => {
    const guest = visitor({ url: there.urls[0] })
    await guest.post('/sign-in', { email: 'ada@agency.example', password })
    const { token } = (await json(guest, 'POST', '/token')).body.data
    expect(token.split('.')).toHaveLength(3)
    const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', there.urls[1]), { timeoutDuration: 60_000 })
    const { payload } = await jwtVerify(token, keys, { algorithms: ['EdDSA'], audience: 'valorem' })
    expect(JSON.stringify(payload)).not.toContain('@')
    const asked = (path: string, text: string, at: 0 | 1 = 0) =>
      ask({ url: there.urls[at] }, 'GET', path, { Authorization: `Bearer ${text}` })
    for (const at of [0, 1] as const) expect((await asked('/keys', token, at)).status).toBe(200)
    const calculation = await send({ url: there.urls[0] }, 'POST', '/estimation', home, {
      Authorization: `Bearer ${token}`,
    })
    expect([calculation.status, (await read(calculation)).code]).toEqual([403, 'forbidden'])
    const [head, body, signature = ''] = token.split('.')
    const changed = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    expect((await readData(await asked('/keys', changed))).code).toBe('expired_session')
    const withKey = await ask({ url: there.urls[0] }, 'GET', '/keys', { 'X-API-Key': formKey.text })
    expect([withKey.status, (await readData(withKey)).code]).toEqual([403, 'forbidden'])
    expect((await guest.post('/sign-out', {})).to).toBe('/sign-in')
    for (const at of [0, 1] as const) {
      await expect.poll(async () => (await asked('/keys', token, at)).status, { interval: 250 }).toBe(401)
      const over = await asked('/keys', token, at)
      expect([over.status, (await readData(over)).code]).toEqual([401, 'expired_session'])
    }
  })

  test('8: the sixth try to sign in waits, right or wrong; known and unknown e-mails get the same', async () => {
    const pagesOf = async (email: string) => {
      const pages = []
      for (let tried = 0; tried < 6; tried += 1) {
        const stranger = visitor({ url: there.urls[tried % 2] ?? '' })
        pages.push(await stranger.post('/sign-in', { email, password: tried < 5 ? 'not these four words' : password }))
      }
      return pages
    }
    const [known, unknown] = [await pagesOf('eve@agency.example'), await pagesOf('ema@agency.example')]
    for (const pages of [known, unknown]) {
      expect(pages.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
      const wait = Number(pages[5]?.headers.get('Retry-After'))
      // A quarter of an hour to the next whole second, less what the six tries took.
      expect(wait).toBeGreaterThan(600)
      expect(wait).toBeLessThanOrEqual(901)
    }
    // The six tries of the one may have taken longer, which a minute that is begun shows.
    const asOfOne = (pages: typeof known) =>
      pages.map(({ text }) => text.replaceAll(/e(ve|ma)@/g, 'x@').replace(/wait \d+ min\./, 'wait 15 min.'))
    expect(asOfOne(known)).toEqual(asOfOne(unknown))
  })

  test('9: of 64 callers at once over both replicas ten pass in the minute of a free key, and ten are counted', async () => {
    await clearOfMidnight(120_000)
    const { key, secret } = (await json(eve, 'POST', '/keys', { name: 'Load' })).body.data
    const seen = await load(there.urls, secret, 64)
    // The free tier has 10 calls a minute.
    expect([withStatus(seen, 200), withStatus(seen, 429)]).toEqual([10, 54])
    expect(await there.countOf(key.id)).toBe(10)
    expect((await json(eve, 'GET', `/keys/${key.id}/usage`, undefined, 1)).body.data.today.used).toBe(10)
  })

  test('10: pages have a language, the policy and no-store, and neither script nor style of their own', async () => {
    const own = ['/account', '/account/keys', '/account/organisation', '/account/security', '/account/sessions']
    const pages = [...own, '/account/privacy', '/account/provider-keys'].map(path => [ada, path] as const)
    const open = ['/sign-up', '/sign-in', '/forgot', '/check-mail'].map(
      path => [visitor({ url: there.urls[1] }), path] as const,
    )
    for (const [somebody, path] of [...pages, ...open]) {
      const { status, text, headers } = await somebody.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('<html lang="en">')
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'self'; script-src 'self';/,
      )
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/)
    }
  })
})

test('10: in public the service does not start without a secret, and names it', async () => {
  const env = { HOST: '0.0.0.0', PORT: '0', DATA_DIR: await newFolder(), AUTH_SECRET: '' }
  const { code, stderr } = await run(['server/start/main.ts'], env)
  expect([code, stderr.includes('AUTH_SECRET'), stderr.includes('ACCOUNTS=off')]).toEqual([1, true, true])
})
