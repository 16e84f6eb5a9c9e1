import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { badTexts, dot, largeLogo } from '../support/bad-values.ts'
import { lettersOf, nthLetter, password, signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedIn(app, 'ada@agency.example')
})
afterAll(() => app.close())

const page = '/account/organisation'

/** What went wrong inside, which no form may cause. */
const failures = () => app.logged.filter(({ level }) => level === 'error')

describe('the brand', () => {
  let owner: Visitor
  beforeAll(async () => {
    owner = await signedIn(app, 'brand@agency.example', 'Bea')
    await owner.post(page, { name: 'Agence Exemple' })
  })
  const good = { name: 'Agence', colour: '#0B5D4E' }
  const brand = (fields: Record<string, string>, logo?: Buffer): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...good, ...fields })) form.set(name, value)
    if (logo) form.set('logo', new Blob([Buffer.from(logo)]), 'logo.png')
    return form
  }

  test('a picture of 2 MB is refused at the field, and the saved brand stays', async () => {
    expect((await owner.post(`${page}/branding`, brand({ name: 'Saved' }, dot))).to).toBe(`${page}/branding?saved=1`)
    const { status, text } = await owner.post(`${page}/branding`, brand({ name: 'Lost' }, largeLogo))
    expect([status, text.includes('The logo is larger than 1 MB.')]).toEqual([400, true])
    expect((await owner.get(`${page}/branding`)).text).toContain('value="Saved"')
  })

  test.each(['name', 'colour', 'address', 'phone', 'email', 'website', 'legalMention'])(
    'a bad %s is refused or left out, escaped, and never a failure of ours',
    async name => {
      for (const value of badTexts) {
        const { status, text, to } = await owner.post(`${page}/branding`, brand({ [name]: value }))
        const isRight = status === 400 || to === `${page}/branding?saved=1`
        expect([value.slice(0, 9), isRight]).toEqual([value.slice(0, 9), true])
        expect(text).not.toContain('<script>alert')
        expect((await owner.get(`${page}/branding`)).text).not.toMatch(/<script>alert|[\u202e\u2066]/)
      }
      expect(failures()).toEqual([])
    },
  )

  test('signs that the fonts of the report lack are told in words, those that turn the writing are taken out', async () => {
    const { status, text } = await owner.post(`${page}/branding`, brand({ address: '12, rue \u{1F600} de Belair' }))
    expect([status, text.includes('characters that our fonts cannot print')]).toEqual([400, true])
    const turned = await owner.post(`${page}/branding`, brand({ address: '12, rue \u202e de Belair' }))
    expect(turned.status).toBe(303)
    expect((await owner.get(`${page}/branding`)).text).toContain('12, rue  de Belair')
  })
})

test.each([
  ['/account/provider-keys/openai', { key: 'sk-proj-A1b2C3d4E5f6', owner: 'user' }],
  [`${page}/members/mbr_0123456789abcdef01234567/role`, { role: 'admin' }],
  ['/account/security/two-factor/off', { password: 'a' }],
  ['/account/security/backup-codes', { password: 'a' }],
  ['/language', { locale: 'fr', next: '/account' }],
  ['/invitations/inv_0123456789abcdef01234567/accept', { any: 'a' }],
  ['/account/sessions/end', { which: 'others', password: 'a' }],
])('%s takes bad values of every field without a failure of ours, and escapes them', async (path, fields) => {
  const person = await signedIn(app, `bad${path.length}@agency.example`, 'Hal')
  await person.post(page, { name: 'Agence Exemple' })
  for (const name of Object.keys(fields))
    for (const value of badTexts) {
      const { status, text } = await person.post(path, { ...fields, [name]: value })
      expect([name, value.slice(0, 9), status < 500]).toEqual([name, value.slice(0, 9), true])
      expect(text).not.toContain('<script>alert')
    }
  expect(failures()).toEqual([])
})

test('an invitation for somebody who is in another organisation is refused in words, and stays open', async () => {
  const [owner, guest] = [
    await signedIn(app, 'owner@agency.example', 'Olive'),
    await signedIn(app, 'guest@agency.example', 'Gus'),
  ]
  await owner.post(page, { name: 'First' })
  await guest.post(page, { name: 'Second' })
  const count = lettersOf(app, '/invitations/').length
  await owner.post(`${page}/invitations`, { email: 'guest@agency.example', role: 'member' })
  const link = await nthLetter(app, count, '/invitations/')
  const refused = await guest.post(`${link}/accept`, {})
  expect([refused.status, refused.text.includes('One person, one organisation')]).toEqual([400, true])
  expect((await guest.get(page)).text).toContain('Second')
  await guest.post(`${page}/delete`, { password })
  expect((await guest.post(`${link}/accept`, {})).to).toBe(page)
  expect((await guest.get(page)).text).toContain('First')
})

test('an invitation that is a week old is over', async () => {
  const [owner, guest] = [
    await signedIn(app, 'late@agency.example', 'Lea'),
    await signedIn(app, 'later@agency.example', 'Leo'),
  ]
  await owner.post(page, { name: 'Late' })
  const count = lettersOf(app, '/invitations/').length
  await owner.post(`${page}/invitations`, { email: 'later@agency.example', role: 'member' })
  const link = await nthLetter(app, count, '/invitations/')
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() + 7 * 86_400_000)
  const [shown, accepted] = [await guest.get(link), await guest.post(`${link}/accept`, {})]
  app.clock.now = now
  expect([
    shown.status,
    shown.text.includes('no longer valid'),
    shown.text.includes('<form method="post" action="/inv'),
  ]).toEqual([200, true, false])
  expect([accepted.status, accepted.text.includes('no longer valid')]).toEqual([400, true])
})

describe('links of letters that are over an hour old', () => {
  const start = new Date('2026-11-21T12:00:00Z')
  afterEach(() => {
    app.clock.now = start
  })
  const anHourLater = () => {
    app.clock.now = new Date(start.getTime() + 3_660_000)
  }
  const tokenOf = (link: string) => new URL(link, app.url).searchParams.get('token') ?? ''

  test('confirm nothing', async () => {
    const count = lettersOf(app, '/verify').length
    await visitor(app).post('/sign-up', { name: 'Olga', email: 'old@agency.example', password })
    const token = tokenOf(await nthLetter(app, count, '/verify'))
    anHourLater()
    const { status, text } = await visitor(app).post('/verify', { token, password })
    expect([status, text.includes('This link is no longer valid.')]).toEqual([400, true])
    app.clock.now = start
    expect((await visitor(app).post('/verify', { token, password })).to).toBe('/sign-in?verified=1')
  })

  test('choose no password', async () => {
    await signedIn(app, 'older@agency.example', 'Otto')
    const count = lettersOf(app, '/reset').length
    await visitor(app).post('/forgot', { email: 'older@agency.example' })
    const token = tokenOf(await nthLetter(app, count, '/reset'))
    anHourLater()
    const fresh = 'silver harbour window orchard'
    const { status, text } = await visitor(app).post('/reset', { token, password: fresh })
    expect([status, text.includes('This link is no longer valid.')]).toEqual([400, true])
    app.clock.now = start
    expect((await visitor(app).post('/sign-in', { email: 'older@agency.example', password })).to).toBe('/account')
  })
})

test('a session ends with the sixth wrong password that it is asked for, here and for its tokens', async () => {
  const person = await signedIn(app, 'guessed@agency.example', 'Gina')
  const issued = await fetch(`${app.url}/api/v1/account/token`, {
    method: 'POST',
    headers: { Cookie: person.cookie(), 'Sec-Fetch-Site': 'same-origin' },
  })
  const { data } = (await issued.json()) as { data: { token: string } }
  const withToken = () =>
    fetch(`${app.url}/api/v1/account`, { headers: { Authorization: `Bearer ${data.token}` } }).then(
      ({ status }) => status,
    )
  const cookie = person.cookie()
  const guess = () => person.post('/account/privacy/delete', { password: 'not these four words' })
  for (let tried = 0; tried < 5; tried += 1) expect((await guess()).status).toBe(400)
  expect(await withToken()).toBe(200)
  const sixth = await guess()
  expect([sixth.status, sixth.to]).toEqual([303, '/sign-in?again=1'])
  expect((await person.get('/account')).to).toBe('/sign-in?next=%2Faccount')
  expect((await visitor(app).get('/account', { Cookie: cookie })).status).toBe(303)
  app.clock.now = new Date(app.clock.now.getTime() + 3000)
  expect(await withToken()).toBe(401)
})

test('of twenty forms at once as many keys are made as the plan allows', async () => {
  const person = await signedIn(app, 'many@agency.example', 'Max')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      person.post('/account/keys', { name: `Key ${index}`, kind: 'secret', tier: 'free', creation: `c${index}` }),
    ),
  )
  // The free plan has three active keys.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(17)
})

test('a cookie that is cut, of somebody else in part, or signed with another secret opens nothing', async () => {
  const eve = await signedIn(app, 'eve@agency.example', 'Eve')
  const cookieValue = (cookie: string) => decodeURIComponent(cookie.replace('valorem_session=', ''))
  const [hers, ours] = [cookieValue(eve.cookie()), cookieValue(ada.cookie())]
  const [token = '', signature = ''] = ours.split('.')
  const [, signatureOfEve = ''] = hers.split('.')
  const wrong = [
    ours.slice(0, -5),
    token,
    `${token}.`,
    `.${signature}`,
    `${token}.${signatureOfEve}`,
    `${token}.${Buffer.alloc(32, 1).toString('base64')}`,
    'a'.repeat(5000),
    '%',
  ]
  for (const value of wrong) {
    const Cookie = `valorem_session=${value === '%' ? value : encodeURIComponent(value)}`
    const { status, to } = await visitor(app).get('/account', { Cookie })
    expect([value.slice(0, 20), status, to]).toEqual([value.slice(0, 20), 303, '/sign-in?next=%2Faccount'])
  }
  const whole = await visitor(app).get('/account', { Cookie: `valorem_session=${encodeURIComponent(ours)}` })
  expect(whole.text).toContain('ada@agency.example')
  expect(failures()).toEqual([])
})
