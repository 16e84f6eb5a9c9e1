import { expect, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { createSignUpStore } from '#server/adapters/storage/sign-up-store'
import { sweepRecords } from '#server/adapters/storage/sweep'
import { minute, newAccount, pressed, unconfirmedBefore, waiting } from './account-rows.ts'
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
    expect(await store.addLink(email, '192.0.2.0', another)).toBe(true)
    expect(await store.ofLink(first, minute(60))).toBeUndefined()
    expect(await store.ofLink('another', minute(119))).toEqual({ createdAt: minute(0), address: '192.0.2.0' })
    expect((await pressed(records, first, minute(59))).isDone).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ password: 'hash of Ada' }])
  })

  test('the further link is for the sign-up from the same network, not for a newer one from elsewhere', async () => {
    const records = await opened()
    await waiting(records)
    await waiting(records, { name: 'Eve', passwordHash: 'of Eve', address: '203.0.113.0', createdAt: minute(5) })
    const store = createSignUpStore(records.db, records.engine)
    await store.addLink(email, '192.0.2.0', { hash: 'of-ada', expiresAt: minute(60) })
    expect((await pressed(records, 'of-ada')).isDone).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada' }])
  })

  test('a sign-up with the e-mail of an account is kept as any other, and its link makes nothing', async () => {
    const records = await opened()
    await newAccount(records)
    const store = createSignUpStore(records.db, records.engine)
    const signUp = { email, name: 'Eve', passwordHash: 'hash of Eve', locale: 'de', address: '' } as const
    const link = { hash: 'of-eve', expiresAt: minute(60) }
    expect(await store.keep({ ...signUp, createdAt: minute(2) }, link)).toEqual({ isKnown: true })
    expect(await store.addLink(email, '', { ...link, hash: 'another' })).toBe(false)
    expect((await pressed(records, 'of-eve', minute(3))).isDone).toBe(false)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada', password: 'hash of Ada' }])
  })

  test('an account that the version before left unconfirmed is confirmed by a further link', async () => {
    const records = await opened()
    await unconfirmedBefore(records)
    const store = createSignUpStore(records.db, records.engine)
    expect(await store.addLink(email, '192.0.2.0', { hash: 'further', expiresAt: minute(60) })).toBe(true)
    expect((await pressed(records, 'further')).isDone).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Before', password: 'hash of before' }])
  })

  test('it gives way to a sign-up with the same e-mail whose link is pressed', async () => {
    const records = await opened()
    await unconfirmedBefore(records)
    const link = await waiting(records)
    expect((await pressed(records, link)).isDone).toBe(true)
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada', isConfirmed: true }])
  })

  test('its own link confirms it, once, without a proof of whose password it has', async () => {
    const records = await opened()
    const before = await unconfirmedBefore(records)
    await waiting(records)
    const store = createSignUpStore(records.db, records.engine)
    const eventOf = (id: string) => {
      const owner = { kind: 'user', id } as const
      return { at: minute(2), actor: owner, owner, action: 'account.verified' } as const
    }
    expect(await store.confirmEarlier('nobody@agency.example', minute(2), eventOf)).toBe(false)
    for (const _press of [1, 2]) expect(await store.confirmEarlier(email, minute(2), eventOf)).toBe(true)
    expect(await accountsIn(records)).toEqual({
      users: [{ name: 'Before', isConfirmed: true, password: 'hash of before', locale: null, mailbox_proven_at: null }],
      events: ['account.verified'],
    })
    expect(await emailsWaiting(records)).toEqual([])
    expect(await records.db.selectFrom('auth_user').select('id').execute()).toEqual([{ id: before }])
  })

  test('sign-ups that nobody confirmed within seven days are swept, those of the version before too', async () => {
    const records = await opened()
    const sevenDays = 7 * 24 * 60
    await waiting(records)
    await waiting(records, { email: 'eve@agency.example', createdAt: minute(1) })
    await unconfirmedBefore(records, { email: 'max@agency.example' })
    await newAccount(records, { email: 'luc@agency.example' })
    await sweepRecords(records.db, new Date(minute(sevenDays)))
    expect((await emailsWaiting(records)).sort()).toEqual(['', email, 'eve@agency.example'])
    expect((await accountsIn(records)).users).toHaveLength(2)
    await sweepRecords(records.db, new Date(Date.parse(minute(sevenDays)) + 1))
    expect(await emailsWaiting(records)).toEqual(['eve@agency.example'])
    expect((await accountsIn(records)).users).toMatchObject([{ name: 'Ada', isConfirmed: true }])
  })
}
