import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { person as personOf } from '../support/person.ts'
import { until } from '../support/until.ts'
import { password, type Seen, signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const path = '/account/security/email'
const page = '/confirm-email'
const tokenOf = (link: string): string => new URL(link, app.url).searchParams.get('token') ?? ''

/** Asks for another address with the password. */
const ask = (person: Visitor, email: string, secret = password): Promise<Seen> =>
  person.post(path, { email, password: secret })

/** Links of the letters of a kind, oldest first. */
const lettersOfKind = (kind: string): string[] =>
  app.printed.flatMap(line => new RegExp(`^Letter for .* \\(${kind}\\): (\\S+)$`).exec(line)?.[1] ?? [])
const links = ['emailChangeOld', 'emailChangeNew'] as const

/** Asks for another address; gives the tokens of the letters to the old and the new mailbox. */
const asked = async (person: Visitor, email: string): Promise<[old: string, fresh: string]> => {
  const counts = links.map(kind => lettersOfKind(kind).length)
  expect((await ask(person, email)).to).toBe('/account/security?email=1#email')
  const tokenOfKind = async (index: 0 | 1): Promise<string> =>
    tokenOf(await until(() => lettersOfKind(links[index])[counts[index] ?? 0], `the letter ${links[index]}`))
  return [await tokenOfKind(0), await tokenOfKind(1)]
}

const confirm = (token: string, by = visitor(app)): Promise<Seen> => by.post(page, { token })
const signIn = (email: string, secret = password) => visitor(app).post('/sign-in', { email, password: secret })

describe('the address of an account changes', () => {
  test('once both mailboxes have confirmed: the browser that is signed in stays so, every other one does not', async () => {
    const [from, to] = ['move@agency.example', 'moved@new.example']
    const [person, elsewhere] = [await signedIn(app, from), visitor(app)]
    expect((await elsewhere.post('/sign-in', { email: from, password })).to).toBe('/account')
    const [old, fresh] = await asked(person, to)
    expect((await person.get('/account/security')).text).toContain('link sent')
    const question = await visitor(app).get(`${page}?token=${old}`)
    expect([question.status, question.text.includes(to)]).toEqual([200, true])
    // Opening a link confirms nothing.
    expect((await person.get('/account/security')).text).not.toContain('· confirmed')
    expect((await confirm(fresh)).status).toBe(200)
    expect((await confirm(fresh)).status).toBe(400)
    expect((await visitor(app).get(`${page}?token=${fresh}`)).status).toBe(400)
    expect((await signIn(to)).status).toBe(400)
    const done = await confirm(old, person)
    expect(done.to).toBe('/account/security?emailChanged=1')
    expect((await person.get(done.to)).text).toContain('Your new e-mail address is saved.')
    expect((await elsewhere.get('/account')).to).toBe('/sign-in?next=%2Faccount')
    expect((await signIn(to)).to).toBe('/account')
    expect((await signIn(from)).status).toBe(400)
    for (const token of [old, fresh]) expect((await confirm(token)).status).toBe(400)
    const notices = () => app.printed.flatMap(line => /^Letter for \S+@(\S+) \(emailChanged\)/.exec(line)?.[1] ?? [])
    await until(() => notices().length === 2 || undefined, 'the notices to both mailboxes')
    expect(notices().sort()).toEqual(['agency.example', 'new.example'])
    const events = (await person.get('/account/sessions')).text
    expect(events).toContain('E-mail address changed')
  })

  test('not with a wrong password, not to the same address, and not without any', async () => {
    const email = 'refused@agency.example'
    const person = await signedIn(app, email)
    const count = links.map(kind => lettersOfKind(kind).length)
    const page2 = await person.post(path, { email: 'next@new.example' })
    expect([page2.status, page2.text.includes('name="email" value="next@new.example"')]).toEqual([200, true])
    expect((await ask(person, 'next@new.example', 'not these four words')).status).toBe(400)
    for (const [wrong, said] of [
      [email, 'This is your address already.'],
      ['REFUSED@Agency.example', 'This is your address already.'],
      ['nobody', 'e-mail address'],
      ['', 'e-mail address'],
    ] as const) {
      const refused = await ask(person, wrong)
      expect([wrong, refused.status, refused.text.includes(said)]).toEqual([wrong, 400, true])
    }
    expect(links.map(kind => lettersOfKind(kind).length)).toEqual(count)
  })

  test('not while it waits: the links of a change that was cancelled, or is an hour old, are dead', async () => {
    const person = await signedIn(app, 'waits@agency.example')
    const [old] = await asked(person, 'cancelled@new.example')
    expect((await person.post(`${path}/cancel`, {})).to).toBe('/account/security#email')
    expect((await confirm(old)).status).toBe(400)
    const [late] = await asked(person, 'late@new.example')
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
    const dead = await confirm(late)
    expect([dead.status, dead.text.includes('no longer valid')]).toEqual([400, true])
  })
})

test('an address of another account gets the same answer, and its mailbox is told without a link that confirms', async () => {
  const taken = 'taken@agency.example'
  await signedIn(app, taken, 'Bob')
  const person = await signedIn(app, 'curious@agency.example')
  const letters = () => [...links, 'emailTaken'].map(kind => lettersOfKind(kind).length)
  const [old = 0, fresh = 0, told = 0] = letters()
  const free = await ask(await signedIn(app, 'plain@agency.example'), 'free@new.example')
  const answer = await ask(person, taken)
  expect([answer.status, answer.to]).toEqual([free.status, free.to])
  await until(() => String(letters()) === String([old + 2, fresh + 1, told + 1]) || undefined, 'all letters')
  const seen = await person.get('/account/security')
  expect(seen.text).toContain(taken)
  expect((await confirm(tokenOf(lettersOfKind('emailChangeOld').at(-1) ?? ''))).status).toBe(200)
  expect((await signIn(taken)).to).toBe('/account')
})

test('three letters in an hour are sent, and the fourth request says so with what was typed', async () => {
  const person = await signedIn(app, 'eager@agency.example')
  for (const name of ['a', 'b', 'c']) await asked(person, `${name}@eager.example`)
  const refused = await ask(person, 'd@eager.example')
  expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true])
  expect(refused.text).toContain('value="d@eager.example"')
})

test('whoever has a second factor changes the address within fifteen minutes of a sign-in with it', async () => {
  const { cookie, userId } = await personOf(app, { email: 'two@agency.example', name: 'Ada', password })
  const person = visitor(app, 'en', cookie)
  await app.db.updateTable('auth_user').set({ twoFactorEnabled: 1 }).where('id', '=', userId).execute()
  app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000)
  const refused = await ask(person, 'two@new.example')
  expect([refused.status, refused.text.includes('You signed in over 15 minutes ago')]).toEqual([400, true])
})
