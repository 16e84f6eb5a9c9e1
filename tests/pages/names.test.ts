import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { password, signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
let person: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  person = await signedIn(app, 'names@agency.example')
})
afterAll(() => app.close())

const misleading = [
  'Valorem Security: unusual sign-in, confirm at valorem-login.example/x',
  'www.evil.example',
  'evil\u3002example',
  'valorem-login .example',
  'Call +352 621 000000 now',
  'evil@evil',
  'Click evil dot com',
  '\u3164',
  'Agen\u200Bce',
]

test.each(misleading)('%j is the name of no organisation, no person and no sign-up', async name => {
  const said = 'web addresses, phone numbers. Space after dots.'
  for (const [path, fields] of [
    ['/account/organisation', { name }],
    ['/account', { name, locale: 'en' }],
  ] as const) {
    const { status, text } = await person.post(path, fields)
    expect([path, status, text.includes(said)]).toEqual([path, 400, true])
  }
  const { status, text } = await visitor(app).post('/sign-up', { name, email: 'new@agency.example', password })
  expect([status, text.includes(said)]).toEqual([400, true])
})

test.each(['immobilier123456', 'Winter2026!Winter', 'Maklerbüro-2026-!', 'Imobiliária 123456'])(
  '%s is the password of no sign-up',
  async secret => {
    const fields = { name: 'Ada', email: 'weak@agency.example', password: secret }
    const { status, text } = await visitor(app).post('/sign-up', fields)
    expect([status, text.includes('Too easy to guess. Take four words')]).toEqual([400, true])
  },
)

test.each(['a\u202Eb', 'a\u200Bb', '\u115F'])('%j is the name of no key, on the page and in JSON', async name => {
  const page = await person.post('/account/keys', { name, kind: 'secret', tier: 'free', creation: 'c1' })
  expect([page.status, page.text.includes('Without invisible characters')]).toEqual([400, true])
  const answer = await fetch(`${app.url}/api/v1/account/keys`, {
    method: 'POST',
    headers: { Cookie: person.cookie(), 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ issues: [{ path: 'name', received: JSON.stringify(name) }] })
})

test('an organisation of Luxembourg has its form in its name', async () => {
  const owner = await signedIn(app, 'owner@agency.example')
  expect((await owner.post('/account/organisation', { name: 'Agence S.à r.l.' })).to).toBe('/account/organisation')
})

test('of a User-Agent 300 characters are kept, and the export of who sent more keeps to its schema', async () => {
  const long = { 'User-Agent': `Firefox/145.0 ${'x'.repeat(13_000)}`, 'Sec-Fetch-Site': 'same-origin' }
  const email = 'agent@agency.example'
  await signedIn(app, email)
  const sent = visitor(app)
  expect((await sent.post('/sign-in', { email, password }, long)).to).toBe('/account')
  const rows = await app.db
    .selectFrom('auth_session')
    .select('userAgent')
    .where('userAgent', 'like', 'Firefox%')
    .execute()
  expect(rows.map(({ userAgent }) => userAgent?.length)).toEqual([300])
  const whole = await fetch(`${app.url}/api/v1/account/export`, {
    headers: { Cookie: sent.cookie(), 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(whole.status).toBe(200)
})

test('the log says who opened a page, by the id', async () => {
  await person.get('/account')
  await visitor(app).get('/sign-in')
  const lines = app.logged.filter(({ message }) => message === 'answered').slice(-2)
  expect(lines[0]?.fields).toMatchObject({ operation: 'page /account', userId: expect.stringMatching(/^usr_/) })
  expect(lines[1]?.fields).not.toHaveProperty('userId')
})
