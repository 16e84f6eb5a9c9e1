import { randomBytes } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { authSecret } from '../support/auth-secret.ts'
import { codesIn, secretIn, withSecondStep } from '../support/second-step.ts'
import { totp, wrongTotp } from '../support/totp.ts'
import { lettersOf, nthLetter, password, type Seen, signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const page = '/account/security'
const stepMs = 30_000
const at = (steps = 0): number => app.clock.now.getTime() + steps * stepMs
/** Somebody with a device: its secret, the backup codes, the session in which it was turned on. */
const withDevice = async (email: string) => {
  const person = await signedIn(app, email, 'Sam')
  const { secret, codes, text } = await withSecondStep(app, person, password)
  expect(text).toContain('Two-step verification is on. You’ve been signed out elsewhere.')
  return { email, person, secret, codes }
}

/** Somebody who has sent the right password and is asked for a code. */
const halfWay = async (email: string): Promise<Visitor> => {
  const person = visitor(app)
  expect((await person.post('/sign-in', { email, password })).to).toBe('/sign-in/code')
  return person
}

const isWrong = ({ status, text }: Seen): boolean => status === 400 && text.includes('This code is wrong')

describe('a code of the device', () => {
  test('works once, however many half sessions it is sent in, and so does the one that turned the step on', async () => {
    const { email, secret } = await withDevice('once@agency.example')
    const [one, other] = [await halfWay(email), await halfWay(email)]
    const code = totp(secret, at())
    expect((await one.post('/sign-in/code', { code })).to).toBe('/account')
    expect(isWrong(await other.post('/sign-in/code', { code }))).toBe(true)
    expect((await other.get('/account')).status).toBe(303)
    // Nor is one from before the code that was used.
    expect(isWrong(await other.post('/sign-in/code', { code: totp(secret, at(-1)) }))).toBe(true)
    expect((await other.post('/sign-in/code', { code: totp(secret, at(1)) })).to).toBe('/account')
  })

  test('works after a clock that was an hour ahead, still once, and the log says so', async () => {
    const { email, secret } = await withDevice('ahead@agency.example')
    const start = app.clock.now
    const now = totp(secret, at())
    expect((await (await halfWay(email)).post('/sign-in/code', { code: now })).to).toBe('/account')
    app.clock.now = new Date(start.getTime() + 120 * stepMs)
    expect((await (await halfWay(email)).post('/sign-in/code', { code: totp(secret, at()) })).to).toBe('/account')
    app.clock.now = start
    const warned = () =>
      app.logged.filter(({ message }) => message === 'a code was used while a clock was ahead').length
    expect([isWrong(await (await halfWay(email)).post('/sign-in/code', { code: now })), warned()]).toEqual([true, 0])
    const next = totp(secret, at(1))
    expect((await (await halfWay(email)).post('/sign-in/code', { code: next })).to).toBe('/account')
    expect(warned()).toBe(1)
    expect(isWrong(await (await halfWay(email)).post('/sign-in/code', { code: next }))).toBe(true)
  })

  test('is asked of no cookie that the library did not sign, nor of the link of a letter', async () => {
    const { email, secret } = await withDevice('forged@agency.example')
    const person = await halfWay(email)
    const [, identifier = '', signature = ''] = /valorem_code=([^.]*)\.([^;]*)/.exec(person.cookie()) ?? []
    expect(identifier).toMatch(/^2fa-/)
    const count = lettersOf(app, '/reset').length
    await visitor(app).post('/forgot', { email })
    const token = new URL(await nthLetter(app, count, '/reset'), app.url).searchParams.get('token') ?? ''
    const forged = [
      `${identifier}.x`,
      `${identifier}.`,
      `reset-password%3A${token}.x`,
      `reset-password%3A${token}.${signature}`,
    ]
    for (const value of forged) {
      const answer = await visitor(app).post(
        '/sign-in/code',
        { code: totp(secret, at()) },
        { 'Sec-Fetch-Site': 'same-origin', Cookie: `valorem_code=${value}` },
      )
      expect([value, answer.status, answer.to]).toEqual([value, 303, '/sign-in?again=1'])
      expect(answer.headers.getSetCookie().join()).not.toContain('valorem_session')
    }
    // None of them used up the code or the half session.
    expect((await person.post('/sign-in/code', { code: totp(secret, at()) })).to).toBe('/account')
  })

  test('of two who send it at the same moment one gets in', async () => {
    const { email, secret } = await withDevice('race@agency.example')
    const both = [await halfWay(email), await halfWay(email), await halfWay(email)]
    const answers = await Promise.all(both.map(one => one.post('/sign-in/code', { code: totp(secret, at()) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400])
  })

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i steps of thirty seconds from now: good is %s', async (steps, isGood) => {
    const { email, secret } = await withDevice(`window${steps}@agency.example`)
    const answer = await (await halfWay(email)).post('/sign-in/code', { code: totp(secret, at(steps)) })
    expect(answer.to).toBe(isGood ? '/account' : '')
  })

  test('counts only once it is confirmed, and not while it waits beside nothing', async () => {
    const person = await signedIn(app, 'waiting@agency.example')
    const secret = secretIn(await person.post(`${page}/two-factor`, { password }))
    expect(isWrong(await person.post(`${page}/two-factor/confirm`, { code: wrongTotp(secret, at()) }))).toBe(true)
    const { to } = await visitor(app).post('/sign-in', { email: 'waiting@agency.example', password })
    expect(to).toBe('/account')
  })
})

describe('other sessions', () => {
  test('end when the second step is turned on, and when it is turned off; this one goes on', async () => {
    const email = 'others@agency.example'
    const before = visitor(app)
    const person = await signedIn(app, email)
    await before.post('/sign-in', { email, password })
    expect((await before.get('/account')).status).toBe(200)
    const { secret } = await withSecondStep(app, person, password)
    expect((await before.get('/account')).status).toBe(303)
    expect((await person.get('/account')).status).toBe(200)
    const other = await halfWay(email)
    await other.post('/sign-in/code', { code: totp(secret, at()) })
    expect((await other.get('/account')).status).toBe(200)
    expect((await person.post(`${page}/two-factor/off`, { password })).to).toBe(`${page}?off=1`)
    expect((await other.get('/account')).status).toBe(303)
    expect((await person.get(`${page}?off=1`)).text).toContain(
      'Two-step verification is off. You’ve been signed out elsewhere.',
    )
  })

  test('stay when the password was wrong', async () => {
    const { email, person, secret } = await withDevice('stay@agency.example')
    const other = await halfWay(email)
    await other.post('/sign-in/code', { code: totp(secret, at()) })
    expect((await person.post(`${page}/two-factor/off`, { password: 'wrong' })).text).toContain(
      'This password is wrong.',
    )
    expect((await other.get('/account')).status).toBe(200)
  })
})

test('whoever starts the second step while it is on is told that it is on, not that the password is wrong', async () => {
  const { person } = await withDevice('twice@agency.example')
  const again = await person.post(`${page}/two-factor`, { password })
  expect([again.status, again.text.includes('This password is wrong.')]).toEqual([400, false])
  expect(again.text).toContain('Two-step verification is on already.')
})

describe('backup codes', () => {
  test('are ten with 120 bits each, of which the records hold hashes alone', async () => {
    const { codes } = await withDevice('hashed@agency.example')
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/)
    const rows = await app.db.selectFrom('backup_code').select('hash').execute()
    for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    const [stored] = await app.db.selectFrom('auth_two_factor').select('backupCodes').distinct().execute()
    expect(stored).toEqual({ backupCodes: '' })
  })

  test('each signs in once, typed in any case and spacing, and the page counts the rest', async () => {
    const { email, codes } = await withDevice('count@agency.example')
    const [code = ''] = codes
    const person = await halfWay(email)
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    expect((await person.post('/sign-in/code', { code: typed })).to).toBe('/account')
    expect((await person.get(page)).text).toContain('Backup codes left: 9.')
    expect(isWrong(await (await halfWay(email)).post('/sign-in/code', { code }))).toBe(true)
  })

  test('one code in three half sessions at the same moment: one gets in, two are told that it is wrong', async () => {
    const { email, codes } = await withDevice('three@agency.example')
    const three = [await halfWay(email), await halfWay(email), await halfWay(email)]
    const answers = await Promise.all(three.map(one => one.post('/sign-in/code', { code: codes[3] ?? '' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400])
    expect(answers.filter(isWrong)).toHaveLength(2)
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('are replaced with the password; the earlier ones no longer work', async () => {
    const { email, person, codes } = await withDevice('replaced@agency.example')
    expect((await person.post(`${page}/backup-codes`, { password: 'wrong' })).text).toContain('This password is wrong.')
    const made = codesIn(await person.post(`${page}/backup-codes`, { password }))
    expect(made).toHaveLength(10)
    expect((await person.get('/account/sessions')).text).toContain('Backup codes created')
    const half = await halfWay(email)
    expect(isWrong(await half.post('/sign-in/code', { code: codes[0] ?? '' }))).toBe(true)
    expect((await half.post('/sign-in/code', { code: made[0] ?? '' })).to).toBe('/account')
  })

  test('are not made while the second step is off', async () => {
    const person = await signedIn(app, 'none@agency.example')
    const { status, text } = await person.post(`${page}/backup-codes`, { password })
    expect([status, text.includes('Two-step verification is off.')]).toEqual([400, true])
    expect(codesIn({ text })).toEqual([])
  })

  test('go with the second step', async () => {
    const { email, person } = await withDevice('gone@agency.example')
    const user = await app.db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const rows = () => app.db.selectFrom('backup_code').selectAll().where('user_id', '=', user.id).execute()
    expect(await rows()).toHaveLength(10)
    await person.post(`${page}/two-factor/off`, { password })
    expect(await rows()).toEqual([])
  })

  test('of an earlier version, which are readable with the secret of the service, work once and are hashed by it', async () => {
    const { email } = await withDevice('earlier@agency.example')
    const user = await app.db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const old = Array.from({ length: 10 }, () => {
      const text = randomBytes(5).toString('hex')
      return `${text.slice(0, 5)}-${text.slice(5)}`
    })
    const backupCodes = await symmetricEncrypt({ key: authSecret, data: JSON.stringify(old) })
    await app.db.deleteFrom('backup_code').where('user_id', '=', user.id).execute()
    await app.db.updateTable('auth_two_factor').set({ backupCodes }).where('userId', '=', user.id).execute()
    const person = await halfWay(email)
    expect((await person.post('/sign-in/code', { code: old[0] ?? '' })).to).toBe('/account')
    expect((await person.get(page)).text).toContain('Backup codes left: 9.')
    expect(isWrong(await (await halfWay(email)).post('/sign-in/code', { code: old[0] ?? '' }))).toBe(true)
    const { backupCodes: kept } = await app.db
      .selectFrom('auth_two_factor')
      .select('backupCodes')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(kept).toBe('')
  })
})
