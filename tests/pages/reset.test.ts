import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { totp } from '../support/totp.ts'
import { hiddenOf, lettersOf, nthLetter, password, signedIn, signedUp, type Visitor, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const fresh = 'silver harbour window orchard'
const tokenOf = (link: string): string => new URL(link, app.url).searchParams.get('token') ?? ''

/** Asks for a new password; gives the token of the letter. */
const forgot = async (email: string): Promise<string> => {
  const before = lettersOf(app, '/reset').length
  await visitor(app).post('/forgot', { email })
  return tokenOf(await nthLetter(app, before, '/reset'))
}
const reset = (token: string, secret = fresh) => visitor(app).post('/reset', { token, password: secret })
const signIn = (email: string, secret: string) => visitor(app).post('/sign-in', { email, password: secret })

/** Turns the second step on. */
const twoSteps = async (person: Visitor, secret = password): Promise<void> => {
  const setUp = await person.post('/account/security/two-factor', { password: secret })
  const code = totp(/<code class="secret">([A-Z2-7]+)</.exec(setUp.text)?.[1] ?? '', app.clock.now.getTime())
  const on = await person.post('/account/security/two-factor/confirm', { code })
  expect([on.status, on.text.includes('<ul class="codes">')]).toEqual([200, true])
}

/** Makes a key; gives its id. */
const newKey = async (person: Visitor, name: string): Promise<string> => {
  const form = await person.get('/account/keys')
  const fields = { name, kind: 'secret', tier: 'free', owner: 'user', creation: hiddenOf(form, 'creation') }
  expect((await person.post('/account/keys', fields)).status).toBe(200)
  const row = await app.db.selectFrom('api_key').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return row.id
}

describe('links of earlier letters end', () => {
  test('with a reset', async () => {
    const email = 'letters@agency.example'
    await signedIn(app, email)
    const [first, second] = [await forgot(email), await forgot(email)]
    expect((await reset(first)).to).toBe('/sign-in?reset=1')
    expect((await reset(second, 'marble window lantern cedar')).status).toBe(400)
    expect((await signIn(email, fresh)).to).toBe('/account')
  })

  test('with a change of the password', async () => {
    const email = 'changer@agency.example'
    const person = await signedIn(app, email)
    const old = await forgot(email)
    const changed = await person.post('/account/security/password', { current: password, password: fresh })
    expect(changed.to).toBe('/account/security?changed=1')
    expect((await reset(old, 'marble window lantern cedar')).status).toBe(400)
    expect((await signIn(email, fresh)).to).toBe('/account')
  })

  test('but not with a wrong one, and a link with a refused password stays good', async () => {
    const email = 'stays@agency.example'
    const person = await signedIn(app, email)
    const link = await forgot(email)
    const wrong = { current: 'not these four words', password: fresh }
    expect((await person.post('/account/security/password', wrong)).status).toBe(400)
    const withEmail = await reset(link, `${email} and more`)
    expect([withEmail.status, withEmail.text.includes('easy to guess')]).toEqual([400, true])
    expect((await reset(link)).to).toBe('/sign-in?reset=1')
  })
})

test('one link four times at once: one new password, and the others are told that the link is used', async () => {
  const email = 'racing@agency.example'
  await signedIn(app, email)
  const token = await forgot(email)
  const secrets = [1, 2, 3, 4].map(number => `${fresh} ${number}`)
  const answers = await Promise.all(secrets.map(secret => reset(token, secret)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400])
  const won = secrets[answers.findIndex(({ status }) => status === 303)] ?? ''
  expect((await signIn(email, won)).to).toBe('/account')
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('a reset frees the sign-in that was guessed at until it was refused', async () => {
  const email = 'guessed@agency.example'
  await signedIn(app, email)
  const owner = visitor(app)
  for (let tries = 0; tries < 6; tries += 1) await owner.post('/sign-in', { email, password: 'wrong, all of them' })
  expect((await owner.post('/sign-in', { email, password })).status).toBe(429)
  expect((await owner.post('/reset', { token: await forgot(email), password: fresh })).to).toBe('/sign-in?reset=1')
  expect((await owner.post('/sign-in', { email, password: fresh })).to).toBe('/account')
})

describe('an account that was never proven to belong to its mailbox', () => {
  /** Of the version before: somebody signed up, and the owner of the mailbox confirmed. */
  const taken = async (email: string) => {
    const person = await signedIn(app, email)
    await twoSteps(person)
    return person
  }

  test('a reset ends the second step of whoever had it, and the person is asked about its keys', async () => {
    const email = 'taken@agency.example'
    const attacker = await taken(email)
    const ids = [await newKey(attacker, 'First key'), await newKey(attacker, 'Second key')]
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const done = await reset(await forgot(email))
    const next = '/account/security/review'
    expect(done.to).toBe(`/sign-in?stepOff=1&next=${encodeURIComponent(next)}`)
    expect((await attacker.get('/account')).to).toBe('/sign-in?next=%2Faccount')
    const owner = visitor(app)
    const form = await owner.get(done.to)
    expect(form.text).toContain('The second step, passkeys and keys of before have ended.')
    expect(form.text).toContain(`<input type="hidden" name="next" value="${next}">`)
    expect((await owner.post('/sign-in', { email, password: fresh, next })).to).toBe(next)
    const own = await newKey(owner, 'Own key')
    const asked = await owner.get(next)
    expect(['First key', 'Second key', 'Own key'].map(name => asked.text.includes(name))).toEqual([true, true, true])
    for (const id of ids)
      expect((await owner.post(next, { remove: `key:${id}`, password: fresh })).to).toBe(`${next}?removed=1`)
    const left = await owner.get(next)
    expect(['First key', 'Second key', 'Own key'].map(name => left.text.includes(name))).toEqual([false, false, true])
    const rows = await app.db
      .selectFrom('api_key')
      .select(['id', 'revoked_at'])
      .where('id', 'in', [...ids, own])
      .execute()
    expect(rows.filter(row => row.revoked_at === null).map(row => row.id)).toEqual([own])
    // What was set up since is the owner's: the next reset ends none of it.
    await twoSteps(owner, fresh)
    expect((await reset(await forgot(email), password)).to).toBe('/sign-in?reset=1&next=%2Faccount%2Fsecurity%2Freview')
    expect((await signIn(email, password)).to).toBe('/sign-in/code')
  })
})

test('a reset eight days after the confirmation leaves the second step and the keys, and asks about them', async () => {
  const email = 'proven@agency.example'
  const person = await signedUp(app, email)
  await newKey(person, 'Key of a proven account')
  await twoSteps(person)
  app.clock.now = new Date(app.clock.now.getTime() + 8 * 86_400_000)
  expect((await reset(await forgot(email))).to).toBe('/sign-in?reset=1&next=%2Faccount%2Fsecurity%2Freview')
  expect((await person.get('/account')).status).toBe(303)
  expect((await signIn(email, fresh)).to).toBe('/sign-in/code')
})
