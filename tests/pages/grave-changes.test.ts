import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { questionIn } from '../support/passkey-device.ts'
import { founder, joined, memberForm, page, somebody } from './organisation-visitors.ts'
import { named, passkeyWorld } from './passkey-world.ts'
import { password, type Seen, type Visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })
})
afterAll(() => app.close())

const passTime = (ms: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}

/** The letters of a kind, whole, oldest first. */
const letters = async (kind: string): Promise<string[]> => {
  const folder = app.deps.account?.services.settings.outbox ?? ''
  const names = (await readdir(folder).catch(() => [])).filter(name => name.includes(`-${kind}-`)).sort()
  return Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
}

const agency = async () => {
  const owner = await founder(app)
  const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
  return { owner, admin, path: await memberForm(owner.visitor, admin.email, 'role') }
}

const asks = ({ status, text }: Seen): boolean => status === 200 && text.includes('Confirm that it’s you')

const changes: readonly (readonly [what: string, act: (by: Visitor, more: Record<string, string>) => Promise<Seen>])[] =
  [
    [
      'an administrator is invited',
      (by, more) => by.post(`${page}/invitations`, { email: 'new@agency.example', role: 'admin', ...more }),
    ],
    ['a webhook is added', (by, more) => by.post('/account/webhooks', { url: 'http://127.0.0.1:8099/hook', ...more })],
    ['an address is set', (by, more) => by.post('/account/leads/address', { email: 'desk@agency.example', ...more })],
  ]

test.each(changes)(
  'before %s the password is asked for; a wrong one changes nothing, and five end the session',
  async (_what, act) => {
    const { visitor: owner } = await founder(app)
    const events = () => app.db.selectFrom('audit_event').select('id').where('action', '!=', 'session.ended').execute()
    const before = (await events()).length
    const asked = await act(owner, {})
    expect(asks(asked)).toBe(true)
    // What was entered is kept in the form.
    expect(asked.text).toMatch(/<input type="hidden" name="(email|url)" value="[^"]+">/)
    for (let count = 0; count < 5; count += 1) {
      const wrong = await act(owner, { password: 'not these four words' })
      expect([wrong.status, wrong.text.includes('This password is wrong.')]).toEqual([400, true])
    }
    // The sign-in keeps what was entered.
    const ended = await act(owner, { password })
    expect([ended.status, ended.text.includes('<input type="hidden" name="kept" value="[[&quot;')]).toEqual([401, true])
    expect([ended.text.includes('action="/sign-out"'), ended.text.includes('href="/account/keys"')]).toEqual([
      false,
      false,
    ])
    expect((await owner.get('/account')).to).toBe('/sign-in?next=%2Faccount')
    expect((await events()).length).toBe(before)
  },
)

test.each(changes)('%s with the password', async (_what, act) => {
  const { visitor: owner } = await founder(app)
  const done = await act(owner, { password })
  expect([200, 303]).toContain(done.status)
  expect(asks(done)).toBe(false)
})

test('a hand-over asks for the password, tells both, and is undone for a day', async () => {
  const { owner, admin, path } = await agency()
  expect(asks(await owner.visitor.post(path, { role: 'owner' }))).toBe(true)
  expect((await owner.visitor.post(path, { role: 'owner', password })).to).toBe(page)
  await app.leads.letters.look()
  const [mine] = (await letters('handedOver')).filter(text => text.includes(`To: ${owner.email}`))
  const [theirs] = (await letters('handedOverToYou')).filter(text => text.includes(`To: ${admin.email}`))
  expect(mine).toContain(`over to Administrator (${admin.email})`)
  expect(mine).toContain('/account/organisation/hand-over')
  expect(theirs).toContain(`Owner (${owner.email}) handed `)
  // The new owner can neither hand on nor delete it, and removing the former owner does not help.
  const member = await memberForm(admin.visitor, owner.email, 'role')
  expect((await admin.visitor.post(member, { role: 'owner', password })).text).toContain(
    'can take the organisation back',
  )
  expect((await admin.visitor.post(await memberForm(admin.visitor, owner.email, 'remove'), {})).status).toBe(303)
  expect((await admin.visitor.post(`${page}/delete`, { password })).text).toContain('can take the organisation back')
  expect((await admin.visitor.post('/account/privacy/delete', { password })).status).toBe(400)
  expect((await owner.visitor.get(page)).text).toContain(`${page}/hand-over`)
  expect((await owner.visitor.get(`${page}/hand-over`)).text).toContain('Administrator')
  expect((await admin.visitor.get(`${page}/hand-over`)).status).toBe(404)
  expect(asks(await owner.visitor.post(`${page}/hand-over`, {}))).toBe(true)
  expect((await owner.visitor.post(`${page}/hand-over`, { password })).to).toBe(page)
  expect((await owner.visitor.get(page)).text).toContain('Require two-step verification')
  expect((await admin.visitor.get(page)).text).not.toContain('Require two-step verification')
  expect((await owner.visitor.post(`${page}/hand-over`, { password })).status).toBe(404)
  await app.leads.letters.look()
  expect((await letters('handOverUndone')).filter(text => text.includes(owner.email))).toHaveLength(2)
})

test('after a day a hand-over stays, and the organisation is handed on', async () => {
  const { owner, admin, path } = await agency()
  await owner.visitor.post(path, { role: 'owner', password })
  passTime(86_400_000)
  expect((await owner.visitor.get(`${page}/hand-over`)).status).toBe(404)
  const back = await memberForm(admin.visitor, owner.email, 'role')
  expect((await admin.visitor.post(back, { role: 'owner', password })).to).toBe(page)
})

test('who has joined another organisation cannot take the former one back', async () => {
  const { owner, path } = await agency()
  await owner.visitor.post(path, { role: 'owner', password })
  await owner.visitor.post(`${page}/leave`, {})
  await owner.visitor.post(page, { name: 'Another' })
  const answer = await owner.visitor.post(`${page}/hand-over`, { password })
  expect([answer.status, answer.text.includes('One person, one organisation')]).toEqual([400, true])
})

test('a passkey confirms as the password does; one of somebody else does not', async () => {
  const site = named(app)
  const { withPasskey } = passkeyWorld(() => site)
  const [mine, foreign] = [await withPasskey('mine@agency.example'), await withPasskey('foreign@agency.example')]
  await mine.person.post(page, { name: 'Agence Exemple' })
  const wish = { email: 'key@agency.example', role: 'admin' }
  const ask = async () => questionIn(await mine.person.post(`${page}/invitations`, { ...wish, way: 'passkey' }))
  expect(asks(await mine.person.post(`${page}/invitations`, wish))).toBe(true)
  const refused = await mine.person.post(`${page}/invitations`, { ...wish, answer: foreign.device.get(await ask()) })
  expect([refused.status, refused.text.includes('This passkey did not work')]).toEqual([400, true])
  const answer = mine.device.get(await ask())
  expect((await mine.person.post(`${page}/invitations`, { ...wish, answer })).to).toBe(page)
  // The answer is good once.
  expect((await mine.person.post(`${page}/invitations`, { ...wish, email: 'two@agency.example', answer })).status).toBe(
    400,
  )
  const without = await somebody(app, 'Without')
  await without.visitor.post(page, { name: 'Agence Exemple' })
  expect((await without.visitor.post(`${page}/invitations`, { ...wish, way: 'passkey' })).status).toBe(404)
})

test('the suspended address of a former member is named, and does not stand in the form that sends a link', async () => {
  const { owner } = await agency()
  await owner.visitor.post('/account/leads/address', { email: 'former@elsewhere.example', password })
  const inField = 'value="former@elsewhere.example"'
  expect((await owner.visitor.get('/account/leads')).text).toContain(inField)
  const at = app.clock.now.toISOString()
  await app.db
    .updateTable('organisation_profile')
    .set({ lead_email_confirmed_at: at, lead_email_suspended_at: at })
    .where('lead_email', '=', 'former@elsewhere.example')
    .execute()
  const { text } = await owner.visitor.get('/account/leads')
  expect([text.includes('former@elsewhere.example'), text.includes(inField)]).toEqual([true, false])
})

test('changes within ten minutes are one letter to the owner and one to whoever made them, which says “You”', async () => {
  const { owner, admin } = await agency()
  const before = (await letters('changes')).length
  await app.db.deleteFrom('organisation_notice').execute()
  await admin.visitor.post('/account/leads/address', { email: 'desk@agency.example', password })
  passTime(300_000)
  await owner.visitor.post('/account/leads/keep', { keepDays: '30' })
  passTime(299_999)
  await app.leads.letters.look()
  expect(await letters('changes')).toHaveLength(before)
  passTime(1)
  await app.leads.letters.look()
  const told = (await letters('changes')).filter(text => text.includes(owner.email) || text.includes(admin.email))
  expect(told).toHaveLength(2)
  const toOwner = told.find(text => text.includes(`To: ${owner.email}`))
  const toAdmin = told.find(text => text.includes(`To: ${admin.email}`))
  expect(toOwner).toMatch(/- .* · Administrator \(.*\): contacts will go to desk@agency\.example/)
  expect(toOwner).toMatch(/- .* · You: contacts are kept for 30 days/)
  expect(toAdmin).toMatch(/- .* · You: contacts will go to desk@agency\.example/)
  expect(toAdmin).not.toContain('kept for')
  await app.leads.letters.look()
  expect(await letters('changes')).toHaveLength(before + 2)
})
