import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, startApp, type TestApp } from '../support/app.ts'
import { totp, wrongTotp } from '../support/totp.ts'
import { hiddenOf, password, signedIn, signedUp, type Visitor, visitor } from './visitor.ts'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedUp(app, 'ada@agency.example')
})
afterAll(() => app.close())

const home = { commune: 'Luxembourg', quartier: 'Belair', surface: 85, etat: 'bon' }

const keyIn = (text: string): string => /id="made-key">([^<]+)</.exec(text)?.[1] ?? ''
const linksIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, path = '']) => path)),
]
const keyPaths = (text: string): string[] => linksIn(text, /href="(\/account\/keys\/key_[0-9a-f]+)"/g)

const creationOf = async (person: Visitor): Promise<string> => hiddenOf(await person.get('/account/keys'), 'creation')

// A story: each test goes on from what the ones before left.
describe('keys', { shuffle: false }, () => {
  test('a key is made, shown once, used, counted, revoked and refused', async () => {
    const fields = { name: 'My "first" <key>', kind: 'secret', tier: 'free', creation: await creationOf(ada) }
    const made = await ada.post('/account/keys', fields)
    expect(made.status).toBe(200)
    const key = keyIn(made.text)
    expect(key).toMatch(/^vk_live_[0-9A-Za-z]{49}$/)
    expect(made.text).toContain('My &quot;first&quot; &lt;key&gt;')
    expect((await post(app, '/estimation', home, { 'X-API-Key': key })).status).toBe(200)
    const list = await ada.get('/account/keys')
    expect(list.text).not.toContain(key)
    const [path = ''] = keyPaths(list.text)
    const page = await ada.get(path)
    expect(page.text).toContain('Calls in 30 days: 1;')
    // A free key has 200 calls a day.
    expect(page.text).toMatch(/<dt>Left today<\/dt><dd>199<\/dd>/)
    expect((await ada.post(`${path}/revoke`, {})).to).toBe('/account/keys?revoked=1')
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    expect((await post(app, '/estimation', home, { 'X-API-Key': key })).status).toBe(401)
    expect((await ada.get('/account/keys?revoked=1')).text).toContain('Revoked. It stops working within five seconds.')
  })

  test('the same form sent again makes no second key and says so', async () => {
    const fields = { name: 'Twice', kind: 'secret', tier: 'free', creation: await creationOf(ada) }
    expect((await ada.post('/account/keys', fields)).status).toBe(200)
    const again = await ada.post('/account/keys', fields)
    expect([again.status, again.text.includes('It is created already')]).toEqual([400, true])
    expect((await ada.get('/account/keys')).text.match(/>Twice</g)).toHaveLength(1)
  })

  test.each([
    [{ name: '' }, 'Please fill this in.'],
    [{ name: 'a'.repeat(201) }, 'At most 200 characters, without control characters.'],
    [{ name: 'a\u0000b' }, 'At most 200 characters, without control characters.'],
    [{ tier: 'pro' }, 'Your plan does not include this one.'],
    [{ tier: 'sandbox' }, 'Please choose one of the entries offered.'],
    [{ kind: 'publishable' }, 'A site code needs at least one address, at most 20.'],
    [{ kind: 'publishable', origins: 'agency.lu' }, '“agency.lu” is not the address of a website.'],
    [{ origins: 'https://agency.lu' }, 'A key takes no addresses.'],
    [{ owner: 'organisation' }, ''],
  ])('%o makes none', async (fields, sentence) => {
    const wrong = { name: 'Key', kind: 'secret', tier: 'free', creation: await creationOf(ada), ...fields }
    const { status, text } = await ada.post('/account/keys', wrong)
    expect([400, 404]).toContain(status)
    expect(text).toContain(sentence)
  })

  test('a fourth active key of the free plan is refused in words', async () => {
    const grace = await signedIn(app, 'grace@agency.example', 'Grace')
    const one = async (index: number) =>
      grace.post('/account/keys', { name: `Key ${index}`, kind: 'secret', tier: 'free', creation: `c${index}` })
    for (const index of [1, 2, 3]) expect((await one(index)).status).toBe(200)
    const fourth = await one(4)
    expect([fourth.status, fourth.text.includes('Your plan allows no more active site codes and keys.')]).toEqual([
      400,
      true,
    ])
  })

  test('somebody else has no page of it, and cannot revoke it', async () => {
    const [path = ''] = keyPaths((await ada.get('/account/keys')).text)
    const other = await signedIn(app, 'other@agency.example', 'Other')
    expect((await other.get(path)).status).toBe(404)
    expect((await other.post(`${path}/revoke`, {})).status).toBe(404)
    expect((await other.get('/account/keys/key_000000000000000000')).status).toBe(404)
    expect((await ada.get(path)).status).toBe(200)
  })
})

describe('security and sessions', () => {
  test('the password is changed, other sessions end; the second step is turned on, asked for and turned off', async () => {
    const person = await signedIn(app, 'safe@agency.example', 'Sam')
    const other = visitor(app)
    await other.post('/sign-in', { email: 'safe@agency.example', password })
    const fresh = 'silver harbour window orchard'
    const page = '/account/security'
    expect((await person.post(`${page}/password`, { current: 'wrong', password: fresh })).text).toContain(
      'This password is wrong.',
    )
    expect((await person.post(`${page}/password`, { current: password, password: fresh })).to).toBe(`${page}?changed=1`)
    expect((await other.get('/account')).status).toBe(303)
    const setUp = await person.post(`${page}/two-factor`, { password: fresh })
    expect(setUp.status).toBe(200)
    const [, secret = ''] = /<code class="secret">([A-Z2-7]+)<\/code>/.exec(setUp.text) ?? []
    // A backup code does not confirm a device: the page must not ask for one.
    expect(setUp.text).not.toContain('or one of your backup codes')
    const wrong = await person.post(`${page}/two-factor/confirm`, { code: wrongTotp(secret, app.clock.now.getTime()) })
    expect(wrong.text).toContain('This code is wrong')
    const on = await person.post(`${page}/two-factor/confirm`, { code: totp(secret, app.clock.now.getTime()) })
    expect(on.text.match(/<li><code>/g)).toHaveLength(10)
    const again = visitor(app)
    const half = await again.post('/sign-in', { email: 'safe@agency.example', password: fresh, next: '/account/keys' })
    expect(half.to).toBe('/sign-in/code?next=%2Faccount%2Fkeys')
    expect((await again.get('/account')).status).toBe(303)
    expect((await again.post('/sign-in/code', { code: 'abc' })).text).toContain('This code is wrong')
    // The code of the next half minute: one that was used is not taken again.
    const code = totp(secret, app.clock.now.getTime() + 30_000)
    expect((await again.post('/sign-in/code', { code, next: '/account/keys' })).to).toBe('/account/keys')
    expect((await again.post(`${page}/two-factor/off`, { password: fresh })).to).toBe(`${page}?off=1`)
    expect((await again.get(`${page}?off=1`)).text).toContain('Two-step verification is off.')
  })

  test('sessions are listed with their events, and end one by one and all together, each time by the password', async () => {
    const person = await signedUp(app, 'sessions@agency.example', 'Sue')
    const [one, other] = [visitor(app), visitor(app)]
    for (const browser of [one, other]) await browser.post('/sign-in', { email: 'sessions@agency.example', password })
    const page = '/account/sessions'
    const { text } = await person.get(page)
    expect(text).toContain('(this one)')
    expect(text).toContain('E-mail address confirmed')
    expect(text).toContain('Signed in')
    const offered = linksIn(text, /name="which" value="(ses_[\w]+)"/g)
    expect(offered).toHaveLength(2)
    const foreign = await ada.post(`${page}/end`, { which: offered[0] ?? '', password })
    expect([foreign.status, foreign.text.includes('Please choose one of the entries offered.')]).toEqual([400, true])
    expect((await person.post(`${page}/end`, { which: offered[0] ?? '', password })).to).toBe(page)
    const left = await Promise.all([one, other].map(browser => browser.get('/account')))
    expect(left.map(({ status }) => status).sort()).toEqual([200, 303])
    expect((await person.post(`${page}/end`, { which: 'others', password })).to).toBe(page)
    expect((await other.get('/account')).status).toBe(303)
    expect((await person.post(`${page}/end`, { which: 'all', password })).to).toBe('/sign-in')
    expect((await person.get('/account')).status).toBe(303)
  })

  test('without the password no session ends, and the sixth wrong one ends the session that asks', async () => {
    const person = await signedIn(app, 'found@agency.example', 'Fay')
    const other = visitor(app)
    await other.post('/sign-in', { email: 'found@agency.example', password })
    const page = '/account/sessions/end'
    const empty = await person.post(page, { which: 'others' })
    expect([empty.status, empty.text.includes('Please fill this in.')]).toEqual([400, true])
    for (let tried = 0; tried < 5; tried += 1) {
      const wrong = await person.post(page, { which: 'others', password: 'not these four words' })
      expect([wrong.status, wrong.text.includes('This password is wrong.')]).toEqual([400, true])
    }
    const sixth = await person.post(page, { which: 'others', password })
    expect([sixth.status, sixth.to]).toEqual([303, '/sign-in?again=1'])
    expect([(await person.get('/account')).status, (await other.get('/account')).status]).toEqual([303, 200])
  })
})

describe('the data of a person', () => {
  test('come as one file, without secrets', async () => {
    const answer = await ada.post('/account/privacy/export', {})
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="valorem-export.json"')
    expect(JSON.parse(answer.text)).toMatchObject({ account: { email: 'ada@agency.example' } })
    expect(answer.text).not.toMatch(/vk_live_[0-9A-Za-z]{49}|scrypt/)
    const soon = await ada.post('/account/privacy/export', {})
    expect([soon.status, Number(soon.headers.get('Retry-After')) > 0]).toEqual([429, true])
  })

  test('the account is deleted with the password, and nobody signs in to it any more', async () => {
    const person = await signedIn(app, 'gone@agency.example', 'Guy')
    const made = await person.post('/account/keys', { name: 'Key', kind: 'secret', tier: 'free', creation: 'gone' })
    expect((await person.post('/account/privacy/delete', { password: 'wrong' })).text).toContain(
      'This password is wrong.',
    )
    expect((await person.post('/account/privacy/delete', { password })).to).toBe('/sign-in?deleted=1')
    expect((await visitor(app).get('/sign-in?deleted=1')).text).toContain('Your account is deleted.')
    expect((await visitor(app).post('/sign-in', { email: 'gone@agency.example', password })).status).toBe(400)
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    expect((await post(app, '/estimation', home, { 'X-API-Key': keyIn(made.text) })).status).toBe(401)
  })
})

const hostile = ['', 'a'.repeat(10_000), '"><script>alert(1)</script>', '\u0000\u0007\u001b', '\u202e\u2066abc\u2069']

test.each([
  ['/account', { name: 'Ada', locale: 'en' }],
  ['/account/keys', { name: 'Key', kind: 'secret', tier: 'free', origins: '', owner: 'user', creation: 'x' }],
  ['/account/organisation', { name: 'Agence' }],
  ['/account/organisation/invitations', { email: 'guest@agency.example', role: 'member' }],
  ['/account/security/password', { current: password, password: 'a' }],
  ['/account/security/two-factor', { password: 'a' }],
  ['/account/security/two-factor/confirm', { code: '123456' }],
  ['/account/privacy/delete', { password: 'wrong' }],
])('%s takes bad values of every field without a failure of ours, and escapes them', async (path, fields) => {
  const person = await signedIn(app, `hostile${path.length}${path.at(-1)}@agency.example`, 'Hal')
  for (const name of Object.keys(fields))
    for (const value of hostile) {
      const { status, text } = await person.post(path, { ...fields, [name]: value })
      expect([name, value.slice(0, 9), status < 500]).toEqual([name, value.slice(0, 9), true])
      expect(text).not.toContain('<script>alert')
    }
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})
