import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offeredLanguages } from '#languages/derived/offered-languages'
import { startApp, type TestApp } from '../support/app.ts'
import { lettersOf, nthLetter, password, signedIn, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    env: { LEGAL_NOTICE_URL: 'https://agency.lu/legal', PRIVACY_URL: 'https://agency.lu/privacy', TRUST_PROXY: '1' },
  })
})
afterAll(() => app.close())

/** An address of its own, so that the limits of one test are not those of another. */
let last = 0
const from = (): Record<string, string> => {
  last += 1
  return { 'X-Forwarded-For': `192.0.2.${last}`, 'Sec-Fetch-Site': 'same-origin' }
}

const openPages = ['/sign-up', '/check-mail', '/sign-in', '/sign-in/code', '/forgot', '/reset?token=a']

describe.each([...offeredLanguages])('before sign-in, in %s', language => {
  test.each(openPages)(
    '%s is shown in the language of the browser, with its headers, and sets no cookie',
    async path => {
      const { status, text, headers } = await visitor(app, language).get(path)
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain('<a href="https://agency.lu/legal">')
      expect(text).toContain('<a href="https://agency.lu/privacy">')
      expect(headers.getSetCookie()).toEqual([])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data: blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect([...headers.keys()].filter(name => /^access-control-|^strict-transport/.test(name))).toEqual([])
    },
  )
})

test.each(['é@agency.example', 'info@zürich.example', 'a..b@agency.example', 'a!b@agency.example'])(
  'an e-mail that the account library does not take is named as such, and nothing seems to be away: %s',
  async email => {
    const person = visitor(app)
    const { status, text } = await person.post('/sign-up', { name: 'Ada', email, password }, from())
    expect(status).toBe(400)
    expect(text).toContain('This is not an e-mail address.')
    for (const path of ['/forgot', '/check-mail']) {
      const answer = await person.post(path, { email }, from())
      expect([answer.status, answer.to]).toEqual([303, '/check-mail'])
    }
    expect((await person.post('/sign-in', { email, password }, from())).status).toBe(400)
  },
)

test('signing up, the letter, confirming in another browser, signing in', async () => {
  const [person, email] = [visitor(app), 'adele@agency.example']
  const before = lettersOf(app, '/verify').length
  const signedUp = await person.post('/sign-up', { name: 'Ada', email, password }, from())
  expect([signedUp.status, signedUp.to]).toEqual([303, '/check-mail'])
  const link = await nthLetter(app, before, '/verify')
  expect((await person.post('/sign-in', { email, password })).text).toContain('not confirmed yet')
  const shown = await person.get(link)
  expect(shown.status).toBe(200)
  expect((await person.post('/sign-in', { email, password })).text).toContain('not confirmed yet')
  // It says which browser signed up, and opens nothing.
  expect(person.cookie()).toMatch(/^valorem_sign_up=[\w-]{43}$/)
  const token = new URL(link, app.url).searchParams.get('token') ?? ''
  const other = visitor(app)
  expect((await other.post('/verify', { token, password })).to).toBe('/sign-in?verified=1')
  expect((await other.get('/sign-in?verified=1')).text).toContain('Your address is confirmed.')
  expect(other.cookie()).toBe('')
  // A used link opens nothing, not even in the browser that signed up.
  expect((await person.post('/verify', { token, password })).to).toBe('/sign-in?verified=1')
  expect(person.cookie()).toBe('')
  const signedIn = await person.post('/sign-in', { email, password, next: '/account/keys' }, from())
  expect([signedIn.status, signedIn.to]).toEqual([303, '/account/keys'])
  expect(signedIn.headers.getSetCookie().join()).toMatch(/^valorem_session=[^;]+; .*HttpOnly; SameSite=Lax/)
  expect((await person.get('/sign-in')).to).toBe('/account')
  expect((await person.get('/account')).text).toContain(email)
  const signedOut = await person.post('/sign-out', {})
  expect([signedOut.to, signedOut.headers.get('Clear-Site-Data')]).toEqual(['/sign-in', '"cache", "storage"'])
  expect((await person.get('/account/keys')).to).toBe('/sign-in?next=%2Faccount%2Fkeys')
})

test.each([
  ['/verify', { token: 'wrong', password }],
  ['/verify', { token: 'wrong' }],
  ['/verify', {}],
  ['/reset', { token: 'wrong', password }],
])('%s with %o: the link is no longer valid', async (path, fields) => {
  const { status, text } = await visitor(app).post(path, fields as Record<string, string>, from())
  expect(status).toBe(400)
  expect(text).toContain('This link is no longer valid.')
})

describe('nobody learns who has an account', () => {
  test('a sign-up with a known e-mail: same answer, one letter like for any other', async () => {
    await signedIn(app, 'known@agency.example')
    const count = lettersOf(app).length
    const [known, unknown] = await Promise.all(
      ['known@agency.example', 'other@agency.example'].map(email =>
        visitor(app).post('/sign-up', { name: 'Ada', email, password }, from()),
      ),
    )
    expect([known?.status, known?.to, known?.text]).toEqual([unknown?.status, unknown?.to, unknown?.text])
    await nthLetter(app, count + 1, '/')
    expect(lettersOf(app)).toHaveLength(count + 2)
  })

  test('a forgotten password: same answer, a letter to the known one alone', async () => {
    await signedIn(app, 'knewn@agency.example')
    const count = lettersOf(app, '/reset').length
    const answers = []
    for (const email of ['knewn@agency.example', 'nobody@agency.example'])
      answers.push(await visitor(app).post('/forgot', { email }, from()))
    expect(answers.map(({ status, to, text }) => [status, to, text])).toEqual([
      [303, '/check-mail', ''],
      [303, '/check-mail', ''],
    ])
    await nthLetter(app, count, '/reset?token=')
    expect(lettersOf(app, '/reset')).toHaveLength(count + 1)
  })

  test('a wrong password and an unknown e-mail: the same page', async () => {
    await signedIn(app, 'knawn@agency.example')
    const pages = []
    for (const email of ['knawn@agency.example', 'knuwn@agency.example'])
      pages.push(await visitor(app).post('/sign-in', { email, password: 'not this one, surely' }, from()))
    expect(pages.map(({ status }) => status)).toEqual([400, 400])
    const [known, unknown] = pages.map(({ text }) => text.replaceAll(/kn[au]wn@/g, 'x@'))
    expect(known).toBe(unknown)
    expect(known).toContain('E-mail address or password is wrong.')
    expect(known).not.toContain('not this one')
  })
})

test('the sixth try within a quarter of an hour waits, also with the right password, and says for how long', async () => {
  await signedIn(app, 'sixth@agency.example')
  const headers = from()
  const tries = []
  for (let count = 0; count < 5; count += 1)
    tries.push(await visitor(app).post('/sign-in', { email: 'sixth@agency.example', password: 'wrong' }, headers))
  expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  const sixth = await visitor(app).post('/sign-in', { email: 'sixth@agency.example', password }, headers)
  expect(sixth.status).toBe(429)
  // A quarter of an hour has 900 seconds; the clock of the app stands still.
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(840)
  expect(Number(sixth.headers.get('Retry-After'))).toBeLessThanOrEqual(900)
  expect(sixth.text).toContain('Too many tries. Please wait 15 min.')
})

test('a password that is forgotten is chosen anew, once, and ends every session', async () => {
  const person = await signedIn(app, 'forgetful@agency.example')
  const count = lettersOf(app, '/reset').length
  await visitor(app).post('/forgot', { email: 'forgetful@agency.example' }, from())
  const token = new URL(await nthLetter(app, count, '/reset'), app.url).searchParams.get('token') ?? ''
  expect((await visitor(app).post('/reset', { token, password: 'short' }, from())).text).toContain(
    'At least 15 characters',
  )
  const fresh = 'silver harbour window orchard'
  expect((await visitor(app).post('/reset', { token, password: fresh }, from())).to).toBe('/sign-in?reset=1')
  expect((await visitor(app).post('/reset', { token, password: fresh }, from())).status).toBe(400)
  expect((await person.get('/account')).status).toBe(303)
  const again = await visitor(app).post('/sign-in', { email: 'forgetful@agency.example', password: fresh }, from())
  expect(again.to).toBe('/account')
})

test('a language is chosen by a form, remembered, and leads back to the page with its query', async () => {
  const person = visitor(app, 'en')
  const chosen = await person.post('/language', { locale: 'lb', next: '/verify?token=abc' })
  expect([chosen.status, chosen.to]).toEqual([303, '/verify?token=abc'])
  expect(chosen.headers.getSetCookie().join()).toMatch(
    /^valorem_lang=lb; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect((await person.get('/sign-in')).text).toContain('<html lang="lb">')
  for (const next of ['//evil.example', 'https://evil.example', '/api/v1/account', '/sign-out', '/\\evil', '/a\nb'])
    expect((await person.post('/language', { locale: 'de', next })).to).toBe('/account')
})

const hostile = ['', 'a'.repeat(10_000), '"><script>alert(1)</script>', '\u0000\u0007\u001b', '\u202e\u2066abc\u2069']

const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ['/sign-up', { name: 'Ada', email: 'ada@agency.example', password }],
  ['/check-mail', { email: 'ada@agency.example' }],
  ['/verify', { token: 'abc', password }],
  ['/verify', { token: 'abc', new: 'yes', name: 'Ada', password }],
  ['/sign-in', { email: 'ada@agency.example', password, next: '/account' }],
  ['/sign-in/code', { code: '123456', next: '/account' }],
  ['/forgot', { email: 'ada@agency.example' }],
  ['/reset', { token: 'abc', password }],
  ['/language', { locale: 'fr', next: '/account' }],
]
const badFields = forms.flatMap(([path, fields]) => Object.keys(fields).map(name => [path, name, fields] as const))

test.each(badFields)(
  '%s with a bad %s: refused or no different, escaped, and never a failure of ours',
  async (path, name, fields) => {
    for (const value of hostile) {
      const { status, text } = await visitor(app).post(path, { ...fields, [name]: value }, from())
      expect([value.slice(0, 20), [303, 400].includes(status)]).toEqual([value.slice(0, 20), true])
      expect(text).not.toContain('<script>alert')
    }
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('with accounts off there is no page, and no cookie is looked at', async () => {
  const off = await startApp({ env: { ACCOUNTS: 'off' } })
  for (const path of ['/sign-in', '/account', '/account/keys', '/invitations/inv_0'])
    expect((await visitor(off).get(path, { Cookie: 'valorem_session=a.b' })).status).toBe(404)
  expect((await visitor(off).post('/sign-in', {})).status).toBe(404)
  await off.close()
})

test.each([
  ['closed', 403, 'New accounts cannot be created here.'],
  ['invited', 403, 'New accounts cannot be created here.'],
])('where sign-ups are %s a stranger makes no account', async (signUps, status, sentence) => {
  const other = await startApp({ env: { SIGN_UPS: signUps } })
  const answer = await visitor(other).post('/sign-up', { name: 'Ada', email: 'ada@agency.example', password })
  expect([answer.status, answer.text.includes(sentence)]).toEqual([status, true])
  expect(lettersOf(other)).toEqual([])
  await other.close()
})
