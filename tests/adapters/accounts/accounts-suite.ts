import { expect, test } from 'vitest'
import { betterAuthAccounts } from '#server/adapters/accounts/better-auth'
import { sweep } from '#server/adapters/storage/sweep'
import type { Accounts, Letter } from '#server/ports/accounts'
import { totp, wrongTotp } from '../../support/totp.ts'
import { type Engine, temporaryRecords } from '../storage/places.ts'

const person = { name: 'Ada', email: 'ada@agency.example', password: 'four words make one' }
const place = { origin: 'http://127.0.0.1:3000', locale: 'fr' } as const
const visit = { address: '198.51.100.7', shownAddress: '198.51.100.0', agent: 'Browser', requestId: 'req_1' }

/** The Cookie header that a browser sends after Set-Cookie values. */
const cookieOf = (cookies: readonly string[]): string => cookies.map(cookie => cookie.split(';')[0]).join('; ')

const tokenIn = ({ link }: Letter): string => new URL(link).searchParams.get('token') ?? ''

/** What the accounts promise on an engine. */
export const accountsSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const records = await temporaryRecords(await newPlace())
    const letters: Letter[] = []
    const withSecret = (secret: string) =>
      betterAuthAccounts({
        ...{ db: records.db, engine: records.engine, secret, publicUrl: undefined, isLoopback: true, sessionDays: 14 },
        send: letter => void letters.push(letter),
        now: () => new Date(),
      })
    return { records, letters, withSecret, accounts: withSecret('a secret of at least thirty-two letters') }
  }
  const confirmed = async () => {
    const world = await opened()
    await world.accounts.signUp(person, place)
    const [letter] = world.letters
    if (letter) await world.accounts.verify(tokenIn(letter))
    return world
  }
  const signedIn = async (accounts: Accounts, password = person.password) => {
    const result = await accounts.signIn({ ...person, password }, visit)
    if (result.outcome !== 'signedIn') throw new Error(`not signed in but ${result.outcome}`)
    return { ...result, cookie: cookieOf(result.cookies) }
  }

  test('a sign-up sends one letter, and its e-mail counts once the token of the letter is sent back', async () => {
    const { accounts, letters } = await opened()
    const userId = await accounts.signUp(person, place)
    expect(userId).toMatch(/^usr_[0-9a-f]{24}$/)
    expect(letters).toMatchObject([{ kind: 'verify', to: person.email, locale: 'fr' }])
    expect(await accounts.signIn(person, visit)).toEqual({ outcome: 'unverified' })
    const [letter] = letters
    if (!letter) throw new Error('no letter')
    expect(letter.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/verify\?token=/)
    expect(await accounts.verify(`${tokenIn(letter)}x`)).toBe(false)
    expect(await accounts.verify(tokenIn(letter))).toEqual({ userId })
    expect(await accounts.verify(tokenIn(letter))).toEqual({ userId: undefined })
    expect((await accounts.signIn(person, visit)).outcome).toBe('signedIn')
  })

  test('a sign-up with a known e-mail changes nothing and tells its owner', async () => {
    const { accounts, letters, records } = await confirmed()
    expect(
      await accounts.signUp({ ...person, name: 'Eve', password: 'the words of somebody else' }, place),
    ).toBeUndefined()
    expect(letters.at(-1)).toMatchObject({ kind: 'existing', to: person.email })
    expect(await records.db.selectFrom('auth_user').select('name').execute()).toEqual([{ name: 'Ada' }])
    expect((await accounts.signIn(person, visit)).outcome).toBe('signedIn')
  })

  test('a wrong password and an unknown e-mail are the same', async () => {
    const { accounts } = await confirmed()
    expect(await accounts.signIn({ ...person, password: 'other words than those' }, visit)).toEqual({
      outcome: 'wrong',
    })
    expect(await accounts.signIn({ ...person, email: 'nobody@agency.example' }, visit)).toEqual({ outcome: 'wrong' })
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

  test('a forgotten password is reset once, and every session ends with it', async () => {
    const { accounts, letters, records } = await confirmed()
    const { cookie, userId } = await signedIn(accounts)
    await accounts.forgot('nobody@agency.example', place)
    await accounts.forgot(person.email, place)
    expect(letters).toHaveLength(2)
    const [, letter] = letters
    if (!letter) throw new Error('no letter')
    expect(letter.kind).toBe('reset')
    const stored = await records.db.selectFrom('auth_verification').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(tokenIn(letter))
    expect(await accounts.reset('nonsense', 'a new set of words')).toBeUndefined()
    expect(await accounts.reset(tokenIn(letter), 'a new set of words')).toBe(userId)
    expect(await accounts.reset(tokenIn(letter), 'another set of words')).toBeUndefined()
    expect(await accounts.session(cookie)).toBeUndefined()
    expect(await accounts.isPassword(userId, 'a new set of words')).toBe(true)
    expect(await accounts.isPassword(userId, person.password)).toBe(false)
  })

  test('a changed password makes the session anew and ends the others', async () => {
    const { accounts } = await confirmed()
    const [one, other] = [await signedIn(accounts), await signedIn(accounts)]
    const passwords = { current: person.password, password: 'a new set of words' }
    expect(
      await accounts.changePassword(one.cookie, { ...passwords, current: 'not these words at all' }, visit),
    ).toBeUndefined()
    const cookies = await accounts.changePassword(one.cookie, passwords, visit)
    expect(await accounts.session(cookieOf(cookies ?? []))).toMatchObject({ userId: one.userId })
    expect(await accounts.session(one.cookie)).toBeUndefined()
    expect(await accounts.session(other.cookie)).toBeUndefined()
  })

  test('the second factor: on with a code, asked for at sign-in, off with the password', async () => {
    const { accounts } = await confirmed()
    const { cookie, userId } = await signedIn(accounts)
    expect(await accounts.startTwoFactor(cookie, 'not these words at all')).toBeUndefined()
    const setUp = await accounts.startTwoFactor(cookie, person.password)
    if (!setUp) throw new Error('no second factor')
    expect(setUp.backupCodes).toHaveLength(10)
    expect(await accounts.confirmTwoFactor(cookie, wrongTotp(setUp.secret), visit)).toBeUndefined()
    const on = await accounts.confirmTwoFactor(cookie, totp(setUp.secret), visit)
    expect(await accounts.session(cookie)).toBeUndefined()
    const half = await accounts.signIn(person, visit)
    if (half.outcome !== 'code') throw new Error(half.outcome)
    const halfCookie = cookieOf(half.cookies)
    expect(await accounts.session(halfCookie)).toBeUndefined()
    expect(await accounts.halfSessionUser(halfCookie)).toBe(userId)
    expect(await accounts.halfSessionUser('valorem_code=invented.signature')).toBeUndefined()
    expect(await accounts.code(halfCookie, wrongTotp(setUp.secret), visit)).toEqual({ outcome: 'wrong' })
    // The cookie of another session, beside that of the half one, does not answer for it.
    const both = `${cookieOf(on ?? [])}; ${halfCookie}`
    const whole = await accounts.code(both, setUp.backupCodes[0] ?? '', visit)
    if (whole.outcome !== 'signedIn') throw new Error(whole.outcome)
    expect(await accounts.session(cookieOf(whole.cookies))).toMatchObject({ user: { twoFactor: true } })
    expect(await accounts.code(halfCookie, setUp.backupCodes[1] ?? '', visit)).toEqual({ outcome: 'over' })
    expect(await accounts.stopTwoFactor(cookieOf(whole.cookies), 'not these words at all', visit)).toBeUndefined()
    expect(await accounts.stopTwoFactor(cookieOf(whole.cookies), person.password, visit)).toHaveLength(1)
    expect((await accounts.signIn(person, visit)).outcome).toBe('signedIn')
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
    expect(text).toContain('scrypt$15$8$3$')
    expect(text).not.toContain(person.password)
    expect(text).not.toContain('\\"d\\"')
  })

  test('sessions and letters that are over are swept', async () => {
    const { accounts, records } = await confirmed()
    await signedIn(accounts)
    await accounts.forgot(person.email, place)
    await sweep(records.db, new Date())
    expect(await records.db.selectFrom('auth_session').select('id').execute()).toHaveLength(1)
    expect(await records.db.selectFrom('auth_verification').select('id').execute()).toHaveLength(1)
    await sweep(records.db, new Date(Date.now() + 15 * 86_400_000))
    expect(await records.db.selectFrom('auth_session').select('id').execute()).toEqual([])
    expect(await records.db.selectFrom('auth_verification').select('id').execute()).toEqual([])
  })
}
