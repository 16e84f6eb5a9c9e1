import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKnownClient } from '#server/access/queued-client'
import { unconfirmedBefore } from '../adapters/storage/account-rows.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { cheapPasswords } from '../support/passwords.ts'
import { person } from '../support/person.ts'
import { lettersOf, nthLetter, password, signedIn, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const tokenOf = (link: string): string => new URL(link, app.url).searchParams.get('token') ?? ''
const others = 'velvet compass harvest lagoon'

/** Signs up, and gives the token of the letter. */
const signUp = async (email: string, secret = password, who = visitor(app)): Promise<string> => {
  const before = lettersOf(app, '/verify').length
  expect((await who.post('/sign-up', { name: 'Ada', email, password: secret })).to).toBe('/check-mail')
  return tokenOf(await nthLetter(app, before, '/verify'))
}
const verify = async (token: string, secret = password): Promise<string | number> => {
  const { status, to } = await visitor(app).post('/verify', { token, password: secret })
  return to || status
}
/** Confirms with a name and a password that are chosen on the page. */
const verifyAnew = async (token: string, secret = password): Promise<string | number> => {
  const { status, to } = await visitor(app).post('/verify', { token, new: 'yes', name: 'Ada', password: secret })
  return to || status
}
const signIn = async (email: string, secret: string): Promise<string | number> => {
  const { status, to } = await visitor(app).post('/sign-in', { email, password: secret })
  return to || status
}

test('who signs up first with the e-mail of another person gets nothing: the link that is pressed decides', async () => {
  const email = 'first@agency.example'
  const attackers = await signUp(email, others)
  const owners = await signUp(email)
  expect(await verify(owners)).toBe('/sign-in?verified=1')
  expect(await verify(attackers, others)).toBe(400)
  expect(await signIn(email, others)).toBe(400)
  expect(await signIn(email, password)).toBe('/account')
})

test('nor does who signs up last, or is pressed twice, or at once with the other', async () => {
  const email = 'last@agency.example'
  const owners = await signUp(email)
  const attackers = await signUp(email, others)
  const answers = await Promise.all([verify(owners), verify(owners), verify(owners)])
  expect(answers).toEqual(Array(3).fill('/sign-in?verified=1'))
  expect(await verify(attackers, others)).toBe(400)
  expect(await signIn(email, password)).toBe('/account')
})

test('before its link is pressed a sign-up is no account: no row of the library, no event', async () => {
  const email = 'waiting@agency.example'
  const { length } = await app.db.selectFrom('audit_event').select('id').execute()
  await signUp(email)
  expect(await app.db.selectFrom('auth_user').select('id').where('email', '=', email).execute()).toEqual([])
  expect(await app.db.selectFrom('audit_event').select('id').execute()).toHaveLength(length)
  // Asking for a new password makes none either: there is no account to be had.
  const resets = lettersOf(app, '/reset').length
  await visitor(app).post('/forgot', { email })
  await signUp('other@agency.example')
  expect(lettersOf(app, '/reset')).toHaveLength(resets)
})

test('the link carries nothing but chance, and the page says when and from where the sign-up came', async () => {
  const email = 'shown@agency.example'
  const token = await signUp(email)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('shown')
  const { status, text } = await visitor(app).get(`/verify?token=${token}`)
  expect(status).toBe(200)
  expect(text).toMatch(/from <bdi>198\.51\.\d+\.0<\/bdi>/)
  expect(text).toContain('datetime="2026-11-21T12:00:00.000Z"')
  expect(text).not.toContain(email)
})

test('a double click on the form: two letters at most, no failure, and an account with the password', async () => {
  const [email, who] = ['double@agency.example', visitor(app)]
  const before = lettersOf(app, '/verify').length
  const person = { name: 'Ada', email, password }
  const answers = await Promise.all(Array.from({ length: 3 }, () => who.post('/sign-up', person)))
  expect(answers.map(({ status, to }) => [status, to])).toEqual(Array(3).fill([303, '/check-mail']))
  expect(await verify(tokenOf(await nthLetter(app, before + 1, '/verify')))).toBe('/sign-in?verified=1')
  expect(await signIn(email, password)).toBe('/account')
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('the letter that is asked for again leads to the same sign-up, and the first one still does', async () => {
  const [email, who] = ['again@agency.example', visitor(app)]
  const first = await signUp(email, password, who)
  // Somebody else, elsewhere, later: not what the person asks for.
  const before = lettersOf(app, '/verify').length
  await visitor(app).post(
    '/sign-up',
    { name: 'Eve', email, password: others },
    { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '203.0.113.9' },
  )
  await nthLetter(app, before, '/verify')
  expect((await who.post('/check-mail', { email })).to).toBe('/check-mail')
  const again = tokenOf(await nthLetter(app, before + 1, '/verify'))
  expect(again).not.toBe(first)
  expect(await verify(again)).toBe('/sign-in?verified=1')
  expect(await signIn(email, password)).toBe('/account')
})

test('a sign-up whose letter may not leave yet is kept, and confirmed by the letter of an hour later', async () => {
  const email = 'swallowed@agency.example'
  const before = lettersOf(app, '/verify').length
  // Three letters an hour may go to one address, whoever asks; strangers have asked for all of them.
  for (let asked = 0; asked < 3; asked += 1)
    await visitor(app).post(
      '/sign-up',
      { name: 'Eve', email, password: others },
      { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `203.0.113.${asked}` },
    )
  await nthLetter(app, before + 2, '/verify')
  const who = visitor(app)
  expect((await who.post('/sign-up', { name: 'Ada', email, password })).to).toBe('/check-mail')
  expect((await who.get('/check-mail')).text).toContain('if none comes within an hour, ask again')
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 3_660_000)
  await who.post('/check-mail', { email })
  expect(await verify(tokenOf(await nthLetter(app, before + 3, '/verify')))).toBe('/sign-in?verified=1')
  expect(await signIn(email, password)).toBe('/account')
  app.clock.now = start
})

describe('an account that the version before has left unconfirmed', () => {
  const leftBy = async (email: string) =>
    unconfirmedBefore(app, {
      email,
      passwordHash: await cheapPasswords.passwordHash(password, createKnownClient('user:before')),
    })

  test('is confirmed by the letter that is asked for at its sign-in', async () => {
    const [email, who] = ['before@agency.example', visitor(app)]
    await leftBy(email)
    expect((await who.post('/sign-in', { email, password })).text).toContain('not confirmed yet')
    const letters = lettersOf(app, '/verify').length
    await who.post('/check-mail', { email })
    expect(await verifyAnew(tokenOf(await nthLetter(app, letters, '/verify')))).toBe('/sign-in?verified=1')
    expect(await signIn(email, password)).toBe('/account')
  })

  test('gives way to its owner who signs up again', async () => {
    const email = 'anew@agency.example'
    await leftBy(email)
    expect(await verify(await signUp(email, others), others)).toBe('/sign-in?verified=1')
    expect(await signIn(email, password)).toBe(400)
    expect(await signIn(email, others)).toBe('/account')
  })
})

describe('where sign-ups are for the invited', () => {
  let invited: TestApp
  beforeAll(async () => {
    invited = await startApp({ env: { SIGN_UPS: 'invited', TRUST_PROXY: '1' } })
    const owner = await person(invited, { name: 'Olive' })
    await visitor(invited, 'en', owner.cookie).post('/account/organisation', { name: 'Agence' })
    await visitor(invited, 'en', owner.cookie).post('/account/organisation/invitations', {
      email: 'luc@agency.example',
      role: 'member',
    })
  })
  afterAll(() => invited.close())
  const fields = { name: 'Luc', email: 'luc@agency.example', password }

  test('who signs up with an invited e-mail has no account before its owner confirms, and then the owner has it', async () => {
    await visitor(invited).post('/sign-up', { ...fields, password: others })
    await nthLetter(invited, 0, '/verify')
    await visitor(invited).post('/sign-up', fields)
    const token = tokenOf(await nthLetter(invited, 1, '/verify'))
    expect((await visitor(invited).post('/verify', { token, password })).to).toBe('/sign-in?verified=1')
    const { email } = fields
    expect((await visitor(invited).post('/sign-in', { email, password: others })).status).toBe(400)
    expect((await visitor(invited).post('/sign-in', { email, password })).to).toBe('/account')
  })

  test('who guesses at invited e-mails from one address is stopped like everybody who signs up', async () => {
    const guesser = visitor(invited)
    const statuses = []
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await guesser.post('/sign-up', { ...fields, email: `guess${guess}@agency.example` })).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
  })
})

test('a known e-mail gets the same answer, and its letter leads to the sign-in alone', async () => {
  await signedIn(app, 'known@agency.example')
  const letters = lettersOf(app).length
  const { status, to, text } = await visitor(app).post('/sign-up', {
    name: 'Eve',
    email: 'known@agency.example',
    password: others,
  })
  expect([status, to, text]).toEqual([303, '/check-mail', ''])
  expect(await nthLetter(app, letters, '/')).toBe('/sign-in')
  expect(await signIn('known@agency.example', others)).toBe(400)
  expect(await signIn('known@agency.example', password)).toBe('/account')
})
