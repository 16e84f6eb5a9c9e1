import { expect, test } from 'vitest'
import type { AuthSecrets } from '#server/access/auth-secrets'
import { createAddressClient } from '#server/access/queued-client'
import { createBetterAuthAccounts } from '#server/adapters/accounts/better-auth'
import { createSessionStore } from '#server/adapters/storage/person-store'
import { createResetStore } from '#server/adapters/storage/reset-store'
import { createSecondStepStore } from '#server/adapters/storage/second-step-store'
import { parseAuthSecrets } from '#server/config/auth-secrets'
import type { Accounts } from '#server/ports/accounts'
import { cheapPasswords } from '../../support/passwords.ts'
import { totp, wrongTotp } from '../../support/totp.ts'
import { newAccount, waiting } from '../storage/account-rows.ts'
import { deleteExpired } from '../storage/expiry.ts'
import { type Engine, temporaryRecords } from '../storage/places.ts'

const person = { name: 'Ada', email: 'ada@agency.example', password: 'four words make one' }
const now = '2026-11-21T12:00:00.000Z'
const visit = { address: '198.51.100.7', shownAddress: '198.51.100.0', agent: 'Browser', requestId: 'req_1' }
const client = createAddressClient(visit.address, 'stranger')

/** The Cookie header that a browser sends after Set-Cookie values. */
const cookieOf = (cookies: readonly string[]): string => cookies.map(cookie => cookie.split(';')[0]).join('; ')

/** Values of AUTH_SECRET. */
const secretsOf = (text: string): AuthSecrets => {
  const secrets = parseAuthSecrets(text)
  if (!secrets) throw new Error('these are no secrets')
  return secrets
}

/** What the accounts promise on an engine. */
export const accountsSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const records = await temporaryRecords(await newPlace())
    const withSecret = (secret: string) =>
      createBetterAuthAccounts({
        ...{
          db: records.db,
          engine: records.engine,
          secrets: secretsOf(secret),
          publicUrl: undefined,
          isLoopback: true,
          sessionDays: 14,
        },
        isSecondStepRequired: false,
        passwords: cheapPasswords,
        now: () => new Date(now),
      })
    return { records, withSecret, accounts: withSecret('a secret of at least thirty-two letters') }
  }
  const confirmed = async () => {
    const world = await opened()
    await newAccount(world.records, { ...person, passwordHash: await world.accounts.hashOf(person.password, client) })
    return world
  }
  const signedIn = async (accounts: Accounts, password = person.password) => {
    const result = await accounts.signIn({ ...person, password }, visit, client)
    if (result.outcome !== 'signedIn') throw new Error(`not signed in but ${result.outcome}`)
    return { ...result, cookie: cookieOf(result.cookies) }
  }

  test('a sign-up that waits: its password is told from others, and opens nothing', async () => {
    const { accounts, records } = await opened()
    await waiting(records, { ...person, passwordHash: await accounts.hashOf(person.password, client) })
    expect(await accounts.signIn(person, visit, client)).toEqual({ outcome: 'unverified' })
    expect(await accounts.signIn({ ...person, password: 'other words than those' }, visit, client)).toEqual({
      outcome: 'wrong',
    })
  })

  test('beside an account a sign-up for its e-mail changes nothing at its sign-in', async () => {
    const { accounts, records } = await confirmed()
    await waiting(records, { ...person, passwordHash: await accounts.hashOf('the words of somebody else', client) })
    expect((await accounts.signIn(person, visit, client)).outcome).toBe('signedIn')
    expect(await accounts.signIn({ ...person, password: 'the words of somebody else' }, visit, client)).toEqual({
      outcome: 'wrong',
    })
  })

  test('a wrong password and an unknown e-mail are the same', async () => {
    const { accounts } = await confirmed()
    expect(await accounts.signIn({ ...person, password: 'other words than those' }, visit, client)).toEqual({
      outcome: 'wrong',
    })
    expect(await accounts.signIn({ ...person, email: 'nobody@agency.example' }, visit, client)).toEqual({
      outcome: 'wrong',
    })
  })

  test('the cookie proves a session until it is signed out; one that was changed proves nothing', async () => {
    const { accounts } = await confirmed()
    const { cookies, cookie, userId } = await signedIn(accounts)
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^valorem_session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
    const session = await accounts.session(cookie)
    expect(session).toMatchObject({ userId, user: { name: 'Ada', email: person.email, twoFactor: false } })
    expect(session?.id).toMatch(/^ses_[0-9a-f]{24}$/)
    expect(await accounts.sessionById(session?.id ?? '')).toMatchObject({ userId })
    expect(await accounts.session(`${cookie.slice(0, -6)}AAAA%3D`)).toBeUndefined()
    expect(await accounts.session('')).toBeUndefined()
    expect(await accounts.signOut(cookie)).toEqual([expect.stringMatching(/^valorem_session=; Max-Age=0/)])
    expect(await accounts.session(cookie)).toBeUndefined()
    expect(await accounts.sessionById(session?.id ?? '')).toBeUndefined()
  })

  test('a session shows the cut address and the browser, never the request’s own headers', async () => {
    const { accounts, records } = await confirmed()
    await signedIn(accounts)
    const rows = await records.db.selectFrom('auth_session').select(['ipAddress', 'userAgent']).execute()
    expect(rows).toEqual([{ ipAddress: '198.51.100.0', userAgent: 'Browser' }])
  })

  test('the stored hash of a password is given to who knows it alone', async () => {
    const { accounts, records } = await confirmed()
    const { userId } = await signedIn(accounts)
    const { password } = await records.db.selectFrom('auth_account').select('password').executeTakeFirstOrThrow()
    expect(await accounts.storedHash(userId, person.password)).toBe(password)
    expect(await accounts.storedHash(userId, 'not these words at all')).toBeUndefined()
    expect(await accounts.storedHash('usr_000000000000000000000000', person.password)).toBeUndefined()
  })

  test('a device is set up with the password, its codes are known by their step, and a half session ends in a whole one', async () => {
    const { accounts, records } = await confirmed()
    const { cookie, userId } = await signedIn(accounts)
    expect(await accounts.startTwoFactor(cookie, 'not these words at all', userId)).toBeUndefined()
    const setUp = await accounts.startTwoFactor(cookie, person.password, userId)
    if (!setUp) throw new Error('no second factor')
    const instant = Date.parse(now)
    // Thirty seconds a step since 1970: RFC 6238, section 4.
    const step = Math.floor(instant / 30_000)
    expect(await accounts.hasDevice(userId)).toBe(false)
    expect(await accounts.stepOfCode(userId, totp(setUp.secret, instant), 'confirmed')).toBeUndefined()
    expect(await accounts.stepOfCode(userId, totp(setUp.secret, instant), 'waiting')).toMatchObject({ step })
    expect(await accounts.stepOfCode(userId, totp(setUp.secret, instant - 30_000), 'waiting')).toMatchObject({
      step: step - 1,
    })
    expect(await accounts.stepOfCode(userId, wrongTotp(setUp.secret, instant), 'waiting')).toBeUndefined()
    const first = await accounts.stepOfCode(userId, totp(setUp.secret, instant), 'waiting')
    const second = await accounts.startTwoFactor(cookie, person.password, userId)
    const waiting = await accounts.stepOfCode(userId, totp(second?.secret ?? '', instant), 'waiting')
    const turnOn = (sealedSecret = '') =>
      createSecondStepStore(records.db).turnOn({ userId, sealedSecret }, [], {
        ...{
          at: now,
          action: 'twoFactor.on',
          actor: { kind: 'user', id: userId },
          owner: { kind: 'user', id: userId },
        },
      })
    expect(await turnOn(first?.sealedSecret)).toBe(false)
    expect(await accounts.hasDevice(userId)).toBe(false)
    expect(await turnOn(waiting?.sealedSecret)).toBe(true)
    expect(await accounts.hasDevice(userId)).toBe(true)
    expect(await accounts.session(cookie)).toBeUndefined()
    const half = await accounts.signIn(person, visit, client)
    if (half.outcome !== 'code') throw new Error(half.outcome)
    const halfCookie = cookieOf(half.cookies)
    expect(await accounts.session(halfCookie)).toBeUndefined()
    expect(await accounts.halfSessionUser(halfCookie)).toBe(userId)
    expect(await accounts.halfSessionUser('valorem_code=invented.signature')).toBeUndefined()
    expect(await accounts.startSession('usr_000000000000000000000000', visit, halfCookie)).toBeUndefined()
    const again = await accounts.signIn(person, visit, client)
    const whole = await accounts.startSession(userId, visit, again.outcome === 'code' ? cookieOf(again.cookies) : '')
    expect(await accounts.session(cookieOf(whole ?? []))).toMatchObject({ userId, user: { twoFactor: true } })
    expect(await accounts.halfSessionUser(halfCookie)).toBeUndefined()
    const used = again.outcome === 'code' ? cookieOf(again.cookies) : ''
    expect(await accounts.startSession(userId, visit, used)).toBeUndefined()
  })

  test('ten first tokens at once are signed with one key; a changed secret makes another', async () => {
    const { accounts, records, withSecret } = await confirmed()
    const session = await accounts.session((await signedIn(accounts)).cookie)
    if (!session) throw new Error('no session')
    const tokens = await Promise.all(Array.from({ length: 10 }, () => accounts.token(session)))
    expect(new Set(tokens.map(({ token }) => token.split('.')[0])).size).toBe(1)
    expect((await accounts.jwks()).keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' }])
    expect((await accounts.jwks()).keys[0]).not.toHaveProperty('d')
    const later = withSecret('another secret of thirty-two letters')
    const { token } = await later.token(session)
    expect(token.split('.')[0]).not.toBe(tokens[0]?.token.split('.')[0])
    expect(await records.db.selectFrom('auth_jwks').select('id').execute()).toHaveLength(1)
  })

  test('the records hold no password and no private key in clear', async () => {
    const { accounts, records } = await confirmed()
    await signedIn(accounts)
    const tables = ['auth_user', 'auth_account', 'auth_jwks', 'auth_verification'] as const
    const rows = await Promise.all(tables.map(table => records.db.selectFrom(table).selectAll().execute()))
    const text = JSON.stringify(rows)
    expect(text).toContain('scrypt$8$8$1$')
    expect(text).not.toContain(person.password)
    expect(text).not.toContain('\\"d\\"')
  })

  test('sessions and letters that are over are swept', async () => {
    const { accounts, records } = await confirmed()
    await signedIn(accounts)
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    await createResetStore(records.db, records.engine).keepLink(person.email, { hash: 'hash', expiresAt }, expiresAt)
    await deleteExpired(records.db, new Date())
    expect(await records.db.selectFrom('auth_session').select('id').execute()).toHaveLength(1)
    expect(await records.db.selectFrom('auth_verification').select('id').execute()).toHaveLength(1)
    await deleteExpired(records.db, new Date(Date.now() + 15 * 86_400_000))
    expect(await records.db.selectFrom('auth_session').select('id').execute()).toEqual([])
    expect(await records.db.selectFrom('auth_verification').select('id').execute()).toEqual([])
  })

  test('a session is over 90 days after it began, whatever its row says of its use', async () => {
    const { accounts, records } = await confirmed()
    const { cookie, userId } = await signedIn(accounts)
    const { id } = await records.db.selectFrom('auth_session').select('id').executeTakeFirstOrThrow()
    const beganAt = (createdAt: string) => records.db.updateTable('auth_session').set({ createdAt }).execute()
    const listed = () => createSessionStore(records.db).ofUser(userId, now)
    // 8 days of August, 30, 31 and 21: 23 August is the 90th day before 21 November.
    await beganAt('2026-08-23T12:00:01.000Z')
    expect(await accounts.sessionById(id)).toMatchObject({ expiresAt: '2026-11-21T12:00:01.000Z' })
    expect(await listed()).toMatchObject([{ id, expiresAt: '2026-11-21T12:00:01.000Z' }])
    await deleteExpired(records.db, new Date(now))
    expect(await accounts.session(cookie)).toMatchObject({ id })
    await beganAt('2026-08-23T12:00:00.000Z')
    expect(await accounts.sessionById(id)).toBeUndefined()
    expect(await accounts.session(cookie)).toBeUndefined()
    expect(await listed()).toEqual([])
    await deleteExpired(records.db, new Date(now))
    expect(await records.db.selectFrom('auth_session').select('id').execute()).toEqual([])
  })
}
