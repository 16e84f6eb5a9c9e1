import { expect, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { createSignUpStore } from '#server/adapters/storage/sign-up-store'
import { minute, newAccount, pressed, unconfirmedBefore, waiting } from './account-rows.ts'
import { deleteExpired } from './expiry.ts'
import { type Engine, temporaryRecords } from './places.ts'

const email = 'ada@agency.example'

/** Who has an account, with which password, and what else was written with it. */
const accountsIn = async ({ db }: Records) => {
  const users = await db
    .selectFrom('auth_user')
    .innerJoin('auth_account', 'auth_account.userId', 'auth_user.id')
    .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
    .select(['auth_user.name', 'auth_user.emailVerified', 'auth_account.password', 'locale', 'mailbox_proven_at'])
    .execute()
  const events = await db.selectFrom('audit_event').select('action').execute()
  return {
    users: users.map(({ emailVerified, ...user }) => ({ ...user, isConfirmed: Boolean(emailVerified) })),
    events: events.map(({ action }) => action),
  }
}

/** A request for another link, ten minutes after the sign-up, from a browser. */
const request = (browserHash?: string) =>
  ({ locale: 'de', address: '198.51.100.0', createdAt: minute(10), browserHash }) as const
const own = request('browser of Ada')

const somebody = { kind: 'user', id: 'usr_1' } as const
const confirmed = { at: minute(12), actor: somebody, owner: somebody, action: 'account.verified' } as const

const emailsWaiting = async ({ db }: Records) =>
  (await db.selectFrom('waiting_sign_up').select('email').execute()).map(row => row.email)

/** What sign-ups promise until their link is pressed, and when it is. */
export const signUpSuite = ({ newPlace }: Engine): void => {
  const opened = async () => temporaryRecords(await newPlace())

  test('a sign-up is nothing among the accounts until its link makes user, password, profile and event', async () => {
    const records = await opened()
    const link = await waiting(records)
    expect(await accountsIn(records)).toEqual({ users: [], events: [] })
    expect((await pressed(records, `${link}0`)).isDone).toBe(false)
    expect((await pressed(records, link)).isDone).toBe(true)
    const ada = { name: 'Ada', password: 'hash of Ada', locale: 'fr', mailbox_proven_at: minute(1), isConfirmed: true }
    expect(await accountsIn(records)).toEqual({ users: [ada], events: ['account.created'] })
  })

  test('of several sign-ups with one e-mail the link that is pressed decides, and the others are gone', async () => {
    const records = await opened()
    const eve = await waiting(records, { name: 'Eve', passwordHash: 'hash of Eve' })
    const ada = await waiting(records)
    const late = await waiting(records, { name: 'Eve', passwordHash: 'hash of Eve', createdAt: minute(1) })
    expect((await pressed(records, ada)).isDone).toBe(true)
    for (const link of [eve, late]) expect((await pressed(records, link)).isDone).toBe(false)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada', password: 'hash of Ada' }])
    // Of the pressed one nothing stays that says whose it was.
    expect(await emailsWaiting(records)).toEqual([''])
  })

  test('a link that is pressed again and again, also at once, makes one account and is always told so', async () => {
    const records = await opened()
    const link = await waiting(records)
    const presses = await Promise.all(Array.from({ length: 5 }, () => pressed(records, link)))
    expect(presses.map(({ isDone }) => isDone)).toEqual([true, true, true, true, true])
    expect(await accountsIn(records)).toMatchObject({ users: [{ name: 'Ada' }], events: ['account.created'] })
  })

  test('of two links for one e-mail that are pressed at once one makes the account', async () => {
    const records = await opened()
    const links = [await waiting(records), await waiting(records, { name: 'Eve' })]
    const presses = await Promise.all(links.map(link => pressed(records, link)))
    expect(presses.filter(({ isDone }) => isDone)).toHaveLength(1)
    expect((await accountsIn(records)).users).toHaveLength(1)
  })

  test('a link is over after an hour; another one, and the one before, lead to the same sign-up', async () => {
    const records = await opened()
    const first = await waiting(records)
    expect((await pressed(records, first, minute(60))).isDone).toBe(false)
    const store = createSignUpStore(records.db, records.engine)
    const another = { hash: 'another', expiresAt: minute(120) }
    expect(await store.addLink(email, own, another)).toEqual({ createdAt: minute(0), address: '192.0.2.0' })
    expect(await store.ofLink(first, minute(60))).toBeUndefined()
    const ofAda = { email, passwordHash: 'hash of Ada', isConfirmed: false, browserHash: own.browserHash }
    expect(await store.ofLink('another', minute(119))).toEqual({ createdAt: minute(0), address: '192.0.2.0', ...ofAda })
    expect((await pressed(records, first, minute(59))).isDone).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ password: 'hash of Ada' }])
  })

  test('the further link is for the sign-up of the same browser, not for a newer one of another', async () => {
    const records = await opened()
    await waiting(records)
    const eve = { name: 'Eve', passwordHash: 'of Eve', browserHash: 'browser of Eve', createdAt: minute(5) }
    await waiting(records, eve)
    const store = createSignUpStore(records.db, records.engine)
    await store.addLink(email, own, { hash: 'of-ada', expiresAt: minute(60) })
    expect((await pressed(records, 'of-ada')).isDone).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada' }])
  })

  test.each([
    ['another browser', 'elsewhere'],
    ['no browser that signed up', undefined],
  ])(
    'the further link of %s has no password, and no account without one that is chosen',
    async (_which, browserHash) => {
      const records = await opened()
      await waiting(records, { browserHash: undefined })
      const store = createSignUpStore(records.db, records.engine)
      const link = { hash: 'unbound', expiresAt: minute(70) }
      const origin = { createdAt: minute(10), address: '198.51.100.0' }
      expect(await store.addLink(email, request(browserHash), link)).toEqual(origin)
      const found = { email, passwordHash: undefined, isConfirmed: false, ...origin }
      expect(await store.ofLink('unbound', minute(11))).toEqual(found)
      expect((await pressed(records, 'unbound')).isDone).toBe(false)
      const chosen = { name: 'Owner', passwordHash: 'chosen' }
      const account = { userId: 'usr_1', at: minute(12), events: [confirmed], chosen }
      expect(await store.confirm('unbound', account)).toBe(true)
      expect((await accountsIn(records)).users).toMatchObject([{ name: 'Owner', password: 'chosen', locale: 'de' }])
    },
  )

  test('a link without a password is no sign-up that a further one could be asked for', async () => {
    const records = await opened()
    await waiting(records)
    const store = createSignUpStore(records.db, records.engine)
    await store.addLink(email, request(), { hash: 'unbound', expiresAt: minute(70) })
    await records.db.deleteFrom('waiting_sign_up').where('password_hash', '!=', '').execute()
    expect(await store.addLink(email, request(), { hash: 'more', expiresAt: minute(80) })).toBeUndefined()
  })

  test('a sign-up with the e-mail of an account is kept as any other, and its link makes nothing', async () => {
    const records = await opened()
    await newAccount(records)
    const store = createSignUpStore(records.db, records.engine)
    const signUp = {
      email,
      name: 'Eve',
      passwordHash: 'hash of Eve',
      locale: 'de',
      address: '',
      browserHash: undefined,
    } as const
    const link = { hash: 'of-eve', expiresAt: minute(60) }
    expect(await store.keep({ ...signUp, createdAt: minute(2) }, link)).toEqual({ isKnown: true })
    expect(await store.addLink(email, own, { ...link, hash: 'another' })).toBeUndefined()
    expect((await pressed(records, 'of-eve', minute(3))).isDone).toBe(false)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada', password: 'hash of Ada' }])
  })

  test('an account that the version before left unconfirmed is confirmed by a further link, with a chosen password', async () => {
    const records = await opened()
    await unconfirmedBefore(records)
    const store = createSignUpStore(records.db, records.engine)
    expect(await store.addLink(email, own, { hash: 'further', expiresAt: minute(60) })).toBeDefined()
    expect((await pressed(records, 'further')).isDone).toBe(false)
    const chosen = { name: 'Owner', passwordHash: 'chosen' }
    expect(await store.confirm('further', { userId: 'usr_1', at: minute(12), events: [confirmed], chosen })).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Owner', password: 'chosen' }])
  })

  test('it gives way to a sign-up with the same e-mail whose link is pressed', async () => {
    const records = await opened()
    await unconfirmedBefore(records)
    const link = await waiting(records)
    expect((await pressed(records, link)).isDone).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada', isConfirmed: true }])
  })

  test('sign-ups that nobody confirmed within seven days are swept, those of the version before too', async () => {
    const records = await opened()
    const sevenDays = 7 * 24 * 60
    await waiting(records)
    await waiting(records, { email: 'eve@agency.example', createdAt: minute(1) })
    await unconfirmedBefore(records, { email: 'max@agency.example' })
    await newAccount(records, { email: 'luc@agency.example' })
    await deleteExpired(records.db, new Date(minute(sevenDays)))
    expect((await emailsWaiting(records)).sort()).toEqual(['', email, 'eve@agency.example'])
    expect((await accountsIn(records)).users).toHaveLength(2)
    await deleteExpired(records.db, new Date(Date.parse(minute(sevenDays)) + 1))
    expect(await emailsWaiting(records)).toEqual(['eve@agency.example'])
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada', isConfirmed: true }])
  })
}
