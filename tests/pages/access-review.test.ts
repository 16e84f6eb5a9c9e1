import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { passkeyDevice, questionIn } from '../support/passkey-device.ts'
import { person as personOf } from '../support/person.ts'
import { secretIn } from '../support/second-step.ts'
import { totp } from '../support/totp.ts'
import { named } from './passkey-world.ts'
import { hiddenOf, lettersOf, nthLetter, password, signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const path = '/account/security/review'
const fresh = 'silver harbour window orchard'

/** Sends the form with several ticked items. */
const removing = (person: Visitor, items: readonly string[], secret: string) => {
  const fields = new URLSearchParams({ password: secret })
  // A group of checkboxes sends one name several times.
  for (const item of items) fields.append('remove', item)
  return person.post(path, fields as unknown as Record<string, string>)
}

const itemsIn = (text: string): string[] =>
  [...text.matchAll(/name="remove" value="([^"]+)"/g)].map(([, item = '']) => item)

const idOf = async (table: 'auth_user' | 'auth_organization', column: 'email' | 'name', value: string) =>
  (
    await app.db
      .selectFrom(table)
      .select('id')
      .where(column as never, '=', value as never)
      .executeTakeFirstOrThrow()
  ).id

/** Signing secrets that nobody opens here. */
const sealed = { kek_id: 'k', wrapped_dek: 'x', dek_iv: 'x', dek_tag: 'x', iv: 'x', tag: 'x', ciphertext: 'x' }

const noon = '2026-11-21T12:00:00.000Z'

/** Somebody with a device, a passkey, a key, an organisation and a webhook; what was made, by its form value. */
const equippedPerson = async (email: string) => {
  const site = named(app)
  const person = await signedIn(app, email)
  const at = visitor(site, 'en', person.cookie())
  await at.post('/account/organisation', { name: `Agency of ${email.split('@')[0]}` })
  const organisation = await idOf('auth_organization', 'name', `Agency of ${email.split('@')[0]}`)
  const made = {
    organisation_id: organisation,
    url: `https://crm.example/${organisation}`,
    off_at: null,
    off_why: null,
  }
  const webhook = `whk_${organisation.slice(4, 20)}`
  await app.db
    .insertInto('webhook')
    .values({ id: webhook, ...made, ...sealed, created_at: '2026-11-20T08:00:00.000Z', old_until: null })
    .execute()
  const creation = hiddenOf(await at.get('/account/keys'), 'creation')
  await at.post('/account/keys', { name: 'Server', kind: 'secret', tier: 'free', creation })
  const device = passkeyDevice(site.url)
  const question = questionIn(await at.post('/account/security/passkeys', { name: 'Phone', password }))
  await at.post(question.action, { ...question.fields, answer: device.create(question) })
  const secret = secretIn(await at.post('/account/security/two-factor', { password }))
  await at.post('/account/security/two-factor/confirm', { code: totp(secret, app.clock.now.getTime()) })
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const byPasskey = async () => {
    const stranger = visitor(site)
    const asked = questionIn(await stranger.post('/sign-in/passkey', {}))
    const answer = await stranger.post(asked.action, { ...asked.fields, answer: device.get(asked) })
    return { stranger, answer }
  }
  const code = () => totp(secret, app.clock.now.getTime())
  return { at, email, webhook, organisation, byPasskey, code }
}

/** Resets the password by letter; where the page after it leads, and the token. */
const resetByLetter = async (email: string) => {
  const before = lettersOf(app, '/reset').length
  await visitor(app).post('/forgot', { email })
  const token = new URL(await nthLetter(app, before, '/reset'), app.url).searchParams.get('token') ?? ''
  return visitor(app).post('/reset', { token, password: fresh })
}

/** Lets an account be confirmed long ago: a reset is then no first proof. */
const confirmedLongAgo = async (email: string) => {
  const user_id = await idOf('auth_user', 'email', email)
  const proof = { mailbox_proven_at: '2026-01-01T00:00:00.000Z' }
  await app.db
    .insertInto('account_profile')
    .values({ user_id, ...proof })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(proof))
    .execute()
}

test('after a reset by letter the sign-in leads to what still opens the account, with the day of each, and nothing is ticked', async () => {
  const { at, email, webhook, byPasskey, code } = await equippedPerson('reviewer@agency.example')
  await confirmedLongAgo(email)
  expect((await resetByLetter(email)).to).toBe(`/sign-in?reset=1&next=${encodeURIComponent(path)}`)
  expect((await at.get('/account')).status).toBe(303)
  // Whoever holds the passkey is still let in: it is on the list.
  const intruder = await byPasskey()
  expect(intruder.answer.to).toBe('/account')
  const owner = visitor(app)
  await owner.post('/sign-in', { email, password: fresh, next: path })
  expect((await owner.post('/sign-in/code', { code: code(), next: path })).to).toBe(path)
  const { text } = await owner.get(path)
  const kinds = itemsIn(text).map(item => item.split(':')[0])
  expect(kinds.sort()).toEqual(['key', 'passkey', 'secondStep', 'session', 'webhook'])
  expect(text).not.toContain('checked')
  // 2026-11-20 08:00 UTC is 09:00 in Luxembourg.
  expect(text).toContain('<time datetime="2026-11-20T08:00:00.000Z">20 November 2026, 09:00</time>')
  // Two sessions, this one among them, and four others.
  expect(text.match(/<time datetime="2026-/g)).toHaveLength(6)
  const wrong = await removing(owner, [`webhook:${webhook}`], password)
  expect([wrong.status, wrong.text.includes('This password is wrong.')]).toEqual([400, true])
  const chosen = itemsIn(text).filter(item => !item.startsWith('secondStep'))
  expect((await removing(owner, chosen, fresh)).to).toBe(`${path}?removed=1`)
  const after = await owner.get(`${path}?removed=1`)
  expect([after.status, itemsIn(after.text)]).toEqual([200, ['secondStep:']])
  expect((await byPasskey()).answer.status).toBe(400)
  expect((await intruder.stranger.get('/account')).status).toBe(303)
  expect(await app.db.selectFrom('webhook').select('id').where('id', '=', webhook).execute()).toEqual([])
  expect((await owner.get('/account/keys')).text).toContain('Revoked on')
  const owns = await app.db
    .selectFrom('audit_event')
    .select('action')
    .where('actor_id', '=', await idOf('auth_user', 'email', email))
    .execute()
  const actions = owns.map(({ action }) => action)
  for (const action of ['password.reset', 'passkey.removed', 'key.revoked', 'webhook.removed', 'session.ended'])
    expect(actions).toContain(action)
  expect((await removing(owner, ['secondStep:'], fresh)).to).toBe(`${path}?removed=1`)
  expect((await owner.get(path)).text).toContain('Nothing else opens your account.')
  expect((await visitor(app).post('/sign-in', { email, password: fresh })).to).toBe('/account')
})

test('nothing ticked, an item of somebody else and this session are refused, and nothing is removed', async () => {
  const other = await equippedPerson('other@agency.example')
  const person = await equippedPerson('refused@agency.example')
  const page = await person.at.get(path)
  const own = await app.db
    .selectFrom('auth_session')
    .select('id')
    .where('userId', '=', await idOf('auth_user', 'email', person.email))
    .execute()
  const foreign = itemsIn((await other.at.get(path)).text).find(item => item.startsWith('passkey')) ?? ''
  for (const items of [[], [foreign], [`webhook:${other.webhook}`], [`session:${own[0]?.id}`], ['key:', 'x']]) {
    const { status, text } = await removing(person.at, items, password)
    expect([items, status, text.includes('Please choose one of the entries offered.')]).toEqual([items, 400, true])
  }
  expect(itemsIn((await person.at.get(path)).text)).toEqual(itemsIn(page.text))
})

test('of the webhooks of the organisation those are listed that the person added, and those of which nobody knows who did', async () => {
  const { at, email, webhook, organisation } = await equippedPerson('maker@agency.example')
  const foreign = { organisation_id: organisation, off_at: null, off_why: null, ...sealed, old_until: null }
  const makers = [await idOf('auth_user', 'email', email), (await personOf(app)).userId]
  for (const [index, created_by] of makers.entries())
    await app.db
      .insertInto('webhook')
      .values({ ...foreign, id: `whk_by_${index}`, url: `https://${index}.crm.example`, created_by, created_at: noon })
      .execute()
  const listed = itemsIn((await at.get(path)).text).filter(item => item.startsWith('webhook:'))
  expect(listed.sort()).toEqual([`webhook:${webhook}`, 'webhook:whk_by_0'].sort())
  expect((await removing(at, ['webhook:whk_by_1'], password)).status).toBe(400)
})

test('a member sees neither webhooks nor keys of others, and an account without anything goes on to the sign-in alone', async () => {
  const email = 'bare@agency.example'
  const person = await signedIn(app, email)
  const { text } = await person.get(path)
  expect([itemsIn(text), text.includes('Nothing else opens your account.')]).toEqual([[], true])
  await confirmedLongAgo(email)
  expect((await resetByLetter(email)).to).toBe('/sign-in?reset=1')
})
