import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPageList } from '#server/pages/account/page-list'
import type { TestApp } from '../support/app.ts'
import { totp } from '../support/totp.ts'
import { page as leadsPage, openAgency, receive, startAgencies } from './lead-agency.ts'
import { page as organisationPage, somebody } from './organisation-visitors.ts'
import { hiddenOf, password, type Seen, signedIn, toFormData, type Visitor, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startAgencies()
})
afterAll(() => app.close())

/** Ends every session of a person, as time does; its browser keeps the cookie. */
const endSessions = (email: string) =>
  app.db
    .deleteFrom('auth_session')
    .where('userId', 'in', app.db.selectFrom('auth_user').select('id').where('email', '=', email))
    .execute()

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The hidden fields by which a page carries entries. */
const carried = (page: Seen) => ({
  keptFor: decode(hiddenOf(page, 'keptFor')),
  kept: decode(hiddenOf(page, 'kept')),
})

/** Presses the button of the page after a sign-in, which its script presses by itself. */
const goOn = (person: Visitor, page: Seen): Promise<Seen> => {
  const action = /<form method="post" action="([^"]+)" novalidate>\n<input type="hidden" name="kept"/.exec(
    page.text,
  )?.[1]
  return person.post(action ?? '', { kept: decode(hiddenOf(page, 'kept')) })
}

/** Value of a field of a page: of an input, an area, or what is chosen. */
const enteredIn = ({ text }: Seen, name: string): string | undefined => {
  const area = new RegExp(`<textarea [^>]*name="${name}"[^>]*>\n([^<]*)</textarea>`).exec(text)?.[1]
  if (area !== undefined) return decode(area)
  const select = new RegExp(`<select [^>]*name="${name}"[^>]*>([^]*?)</select>`).exec(text)?.[1]
  if (select !== undefined) return /<option value="([^"]*)" selected/.exec(select)?.[1]
  const inputs = text.match(new RegExp(`<input [^>]*name="${name}"[^>]*>`, 'g')) ?? []
  const input = inputs.find(tag => !/type="(radio|checkbox)"/.test(tag) || / checked/.test(tag))
  return input && decode(/ value="([^"]*)"/.exec(input)?.[1] ?? '')
}

/** Rows that an act of the person could add or change. */
const countRows = async (): Promise<string> => {
  const tables = ['audit_event', 'api_key', 'webhook', 'auth_invitation', 'auth_organization', 'email_change'] as const
  const rows = await Promise.all(tables.map(name => app.db.selectFrom(name).selectAll().execute()))
  const settings = await Promise.all([
    app.db.selectFrom('organisation_profile').selectAll().execute(),
    app.db.selectFrom('lead').selectAll().execute(),
    app.db.selectFrom('auth_user').select(['id', 'name', 'email']).execute(),
  ])
  return JSON.stringify([rows.map(({ length }) => length), settings])
}

/** Forms with something to type: entries, and the names of those that are files or secrets. */
const forms = (key: string, lead: string): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  '/account': { name: 'Zoë O’Brien', locale: 'fr' },
  '/account/reports/new': {
    ...{
      audience: 'seller',
      clientName: 'Claire & Fils',
      commune: 'Mamer',
      surface: '80',
      acquisitionPrice: '380 000',
    },
    ...{ language: 'fr', worksYear1: '2018', worksAmount1: '40 000' },
  },
  '/account/embed/area': { place: 'Mamer', formAddress: 'https://agency.example/estimation' },
  '/account/embed/qr': { pageAddress: 'no address', campaign: 'vitrine' },
  '/account/keys': { name: 'Site of “Mamer”', kind: 'secret', tier: 'free', owner: 'organisation', creation: 'again' },
  [`/account/keys/${key}/embed`]: { contact: 'yes', privacyUrl: 'https://agency.example/privacy', agency: 'Émile' },
  [`/account/keys/${key}/origins`]: { origins: 'https://agency.example\nhttps://other.example' },
  [`${organisationPage}/invitations`]: { email: 'bob@agency.example', role: 'member' },
  [`${organisationPage}/branding`]: { name: 'Agence <Exemple>', colour: '#112233', phone: '+352 26 12 34' },
  '/account/security/email': { email: 'next@agency.example' },
  [`${leadsPage}/address`]: { email: 'desk@agency.example' },
  [`${leadsPage}/keep`]: { keepDays: '90' },
  [`${leadsPage}/${lead}/note`]: { note: 'Called at 9.\nWants 760 000.', before: '' },
  [`${leadsPage}/${lead}/hand`]: { colleague: 'usr_0123456789abcdef01234567' },
  '/account/webhooks': { url: 'https://crm.example/contacts?a=1&b=2' },
})

/** Values of these forms that their pages do not show: idempotency keys, texts of before, and choices that are not there. */
const unseen = ['creation', 'before', 'colleague']

describe('a form that is sent after the session has ended', () => {
  test('comes back with its entries after the sign-in, and does nothing before it is sent again', async () => {
    const { email, visitor: person } = await somebody(app, 'Owner')
    await person.post(organisationPage, { name: 'Agence Exemple', keepDays: '30' })
    const brand = toFormData({ name: 'Agence Exemple', colour: '#0b5cad' })
    expect((await person.post(`${organisationPage}/branding`, brand)).status).toBe(303)
    const site = { name: 'Site', kind: 'publishable', tier: 'free', owner: 'organisation', creation: email }
    await person.post('/account/keys', { ...site, origins: 'https://agency.example' })
    const row = await app.db
      .selectFrom('api_key')
      .select(['id', 'public_text'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .where('name', '=', 'Site')
      .executeTakeFirstOrThrow()
    const lead = await receive(app, String(row.public_text))
    for (const [path, fields] of Object.entries(forms(row.id, lead))) {
      await endSessions(email)
      const before = await countRows()
      const isMultipart = ['/account/reports/new', `${organisationPage}/branding`].includes(path)
      const sent = { ...fields, password: 'a secret of the form', current: 'another secret' }
      const asked = await person.post(path, isMultipart ? toFormData(sent) : sent)
      expect([path, asked.status, asked.text.includes('What you typed is still here')]).toEqual([path, 401, true])
      expect(asked.text).not.toContain('secret of the form')
      const wrong = await person.post('/sign-in', { email, password: 'not these four words', ...carried(asked) })
      expect([path, wrong.status, carried(wrong)]).toEqual([path, 400, carried(asked)])
      const back = await person.post('/sign-in', { email, password, ...carried(wrong) })
      expect([path, back.status]).toEqual([path, 200])
      const form = await goOn(person, back)
      expect([path, form.status]).toEqual([path, 200])
      expect(form.text).toContain('Your entries are back.')
      expect(form.text).not.toContain('aria-invalid')
      for (const [name, value] of Object.entries(fields))
        if (!unseen.includes(name)) expect([path, name, enteredIn(form, name)]).toEqual([path, name, value])
      // The sign-in itself is an event, and reading a contact is one an hour.
      const after = JSON.parse(await countRows())
      const [counts, settings] = JSON.parse(before)
      expect([path, after[0].slice(1), after[1]]).toEqual([path, counts.slice(1), settings])
    }
    const note = { note: 'Called at 9.', before: '' }
    expect((await person.post(`${leadsPage}/${lead}/note`, note)).to).toBe(`${leadsPage}/${lead}?done=saved`)
  })

  test('also by a second step, and where the sign-in was done in another tab', async () => {
    const email = 'two-steps@agency.example'
    const person = await signedIn(app, email)
    const setUp = await person.post('/account/security/two-factor', { password })
    const secret = /<code class="secret">([A-Z2-7]+)</.exec(setUp.text)?.[1] ?? ''
    const code = () => totp(secret, app.clock.now.getTime())
    expect((await person.post('/account/security/two-factor/confirm', { code: code() })).status).toBe(200)
    await endSessions(email)
    const asked = await person.post('/account', { name: 'Ada Byron', locale: 'de' })
    const second = await person.post('/sign-in', { email, password, ...carried(asked) })
    expect([second.status, carried(second)]).toEqual([200, carried(asked)])
    const wrong = await person.post('/sign-in/code', { code: '000000', ...carried(second) })
    expect([wrong.status, carried(wrong)]).toEqual([400, carried(asked)])
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const back = await person.post('/sign-in/code', { code: code(), ...carried(wrong) })
    expect(enteredIn(await goOn(person, back), 'name')).toBe('Ada Byron')
    await endSessions(email)
    const founding = await person.post(organisationPage, { name: 'Émile & Fils', keepDays: '90' })
    const half = await person.post('/sign-in', { email, password, ...carried(founding) })
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const whole = await person.post('/sign-in/code', { code: code(), ...carried(half) })
    const form = await goOn(person, whole)
    expect([enteredIn(form, 'name'), enteredIn(form, 'keepDays')]).toEqual(['Émile & Fils', '90'])
    // Signed in meanwhile: the form of the sign-in leads back too.
    const again = await person.post('/sign-in', { email, password, ...carried(asked) })
    expect(enteredIn(await goOn(person, again), 'name')).toBe('Ada Byron')
  })

  test('that has nothing typed leads to the sign-in as before', async () => {
    const stranger = visitor(app)
    for (const path of ['/account', '/account/webhooks', '/account/keys/key_1/revoke', '/account/security/password']) {
      const { status, to } = await stranger.post(path, { current: 'secret words', password: 'other words' })
      expect([path, status, to]).toEqual([path, 303, '/sign-in?next=%2Faccount'])
    }
  })
})

test('a refusal of another kind keeps the entries: a contact that was deleted, an organisation that was left', async () => {
  const { owner, key } = await openAgency(app, { keepDays: '30' })
  const lead = await receive(app, key)
  await owner.post(`${leadsPage}/${lead}/delete`, {})
  const gone = await owner.post(`${leadsPage}/${lead}/note`, { note: 'Wants 760 000 <now>.', before: '' })
  expect([gone.status, decode(hiddenOf(gone, 'kept'))]).toEqual([
    404,
    JSON.stringify([
      ['note', 'Wants 760 000 <now>.'],
      ['before', ''],
    ]),
  ])
  const again = await goOn(owner, gone)
  expect([again.status, decode(hiddenOf(again, 'kept'))]).toEqual([404, decode(hiddenOf(gone, 'kept'))])
})

test('a session that ends by wrong passwords keeps the entries of the form that was confirmed', async () => {
  const email = 'guesses@agency.example'
  const person = await signedIn(app, email)
  const wish = { email: 'next@guesses.example', password: 'not these four words' }
  for (let tried = 0; tried < 5; tried += 1)
    expect((await person.post('/account/security/email', wish)).status).toBe(400)
  const ended = await person.post('/account/security/email', wish)
  expect([ended.status, decode(hiddenOf(ended, 'kept'))]).toEqual([401, JSON.stringify([['email', wish.email]])])
  expect((await person.get('/account')).to).toBe('/sign-in?next=%2Faccount')
  const back = await person.post('/sign-in', { email, password, ...carried(ended) })
  expect(enteredIn(await goOn(person, back), 'email')).toBe(wish.email)
})

test('entries that no page of ours wrote fill nothing, and a page without entries does nothing with them', async () => {
  const person = await signedIn(app, 'foreign@agency.example')
  for (const kept of ['{', '{}', '[[1,2]]', '[["name"]]', 'null', `[["name","${'x'.repeat(70_000)}"]]`])
    expect([kept.slice(0, 9), (await person.post('/account', { kept })).to]).toEqual([kept.slice(0, 9), '/account'])
  const kept = JSON.stringify([['password', password]])
  expect((await person.post('/account/security/password', { kept })).to).toBe('/account')
  expect((await person.post('/account/privacy/delete', { kept })).to).toBe('/account')
  expect((await person.get('/account')).status).toBe(200)
  const evil = {
    email: 'foreign@agency.example',
    password,
    next: '',
    keptFor: 'https://evil.example/',
    kept: '[["a","b"]]',
  }
  expect((await visitor(app).post('/sign-in', evil)).to).toBe('/account')
})

test('every form of the account keeps its entries, or has nothing to type but secrets', () => {
  /** Forms of one button, of secrets, or of one choice of a list. */
  const withoutEntries = [
    ...['/account/terms', '/account/security/review', '/account/sessions/end', '/account/privacy/export'],
    ...['/account/privacy/delete', '/account/keys/{id}/hand-over', '/account/keys/{id}/revoke'],
    ...['/account/provider-keys/{id}', '/account/provider-keys/{id}/delete'],
    ...['password', 'two-factor', 'two-factor/confirm', 'two-factor/off', 'backup-codes', 'email/cancel'].map(
      path => `/account/security/${path}`,
    ),
    ...['added', '{id}/remove'].map(path => `/account/security/passkeys/${path}`),
    ...['invitations/{id}/cancel', 'members/{id}/role', 'members/{id}/remove', 'second-step', 'leave', 'delete'].map(
      path => `${organisationPage}/${path}`,
    ),
    ...['keys/keep', 'keys/end', 'hand-over', 'events/export', 'branding/sample'].map(
      path => `${organisationPage}/${path}`,
    ),
    ...['test', 'address/remove', 'release', 'delete'].map(path => `${leadsPage}/${path}`),
    ...['work', 'again', 'release', 'delete'].map(path => `${leadsPage}/{id}/${path}`),
    ...['rotate', 'remove', 'test'].map(path => `/account/webhooks/{id}/${path}`),
    ...['/invitations/{id}/accept', '/invitations/{id}/decline'],
  ]
  const own = accountPageList.filter(({ visitors, post }) => visitors === 'own' && post)
  const keeping = own.filter(({ keepsFor }) => keepsFor !== undefined).map(({ path }) => path)
  expect([...keeping, ...withoutEntries].sort()).toEqual(own.map(({ path }) => path).sort())
  // Passkeys need a domain, which this service has none of.
  const passkeys = ['/account/security/passkeys', '/account/security/passkeys/{id}/rename']
  const tried = [...Object.keys(forms('{id}', '{id}')), organisationPage, ...passkeys]
  expect(keeping.sort()).toEqual(tried.sort())
})
