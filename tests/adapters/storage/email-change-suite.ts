import { expect, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { createEmailChangeStore } from '#server/adapters/storage/email-change-store'
import { createResetStore } from '#server/adapters/storage/reset-store'
import type { AuditEvent } from '#server/ports/audit'
import { equipped, minute, newAccount, pressed, waiting } from './account-rows.ts'
import { type Engine, temporaryRecords } from './places.ts'

const [before, after] = ['ada@agency.example', 'ada@new.example']

const toEvent = (action: AuditEvent['action'], userId: string, at: string): AuditEvent => {
  const owner = { kind: 'user', id: userId } as const
  return { at, actor: owner, owner, action }
}

/** Address, sessions, links and changes of one user. */
const stateOf = async ({ db }: Records, userId: string) => {
  const user = await db
    .selectFrom('auth_user')
    .select(['email', 'twoFactorEnabled'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('auth_session').select('id').where('userId', '=', userId).execute()
  const links = await db.selectFrom('auth_verification').select('id').where('value', '=', userId).execute()
  const changes = await db.selectFrom('email_change').select('email').where('user_id', '=', userId).execute()
  return {
    ...{ email: user.email, sessions: sessions.length, links: links.length, changes: changes.length },
    hasSecondStep: Boolean(user.twoFactorEnabled),
  }
}

/** What changes of e-mail addresses promise. */
export const emailChangeSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const records = await temporaryRecords(await newPlace())
    const store = createEmailChangeStore(records.db, records.engine)
    const ask = (userId: string, email = after, name = '') =>
      store.keep(
        {
          ...{ userId, email, oldHash: `old${name}`, newHash: `new${name}` },
          ...{ createdAt: minute(0), expiresAt: minute(60) },
        },
        toEvent('email.requested', userId, minute(0)),
      )
    const confirm = (hash: string, at = minute(30)) =>
      store.confirm(hash, at, userId => toEvent('email.changed', userId, at))
    const userId = await newAccount(records)
    await equipped(records, userId)
    return { records, store, ask, confirm, userId }
  }

  test('each mailbox alone changes nothing, both change the address and end sessions, links and sign-ups', async () => {
    for (const [first, second] of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      const { records, store, ask, confirm, userId } = await opened()
      const link = { hash: 'forgotten', expiresAt: minute(60) }
      await createResetStore(records.db, records.engine).keepLink(before, link, minute(0))
      const stranger = await waiting(records, { email: after, name: 'Stranger' })
      expect(await ask(userId)).toEqual({ isTaken: false })
      expect(await confirm(first)).toEqual({ outcome: 'waiting', userId })
      const same = { email: before, sessions: 1, links: 1, changes: 1, hasSecondStep: true }
      expect(await stateOf(records, userId)).toEqual(same)
      expect(await store.ofUser(userId, minute(31))).toMatchObject({ email: after, confirmed: [first] })
      expect(await confirm(first)).toEqual({ outcome: 'gone' })
      expect(await stateOf(records, userId)).toEqual(same)
      expect(await confirm(second)).toEqual({ outcome: 'changed', userId, from: before, to: after })
      const changed = { email: after, sessions: 0, links: 0, changes: 0, hasSecondStep: true }
      expect(await stateOf(records, userId)).toEqual(changed)
      for (const hash of ['old', 'new']) expect(await confirm(hash)).toEqual({ outcome: 'gone' })
      expect((await pressed(records, stranger)).isDone).toBe(false)
      const events = await records.db
        .selectFrom('audit_event')
        .select('action')
        .where('owner_id', '=', userId)
        .where('action', 'like', 'email.%')
        .orderBy('at')
        .execute()
      expect(events.map(({ action }) => action)).toEqual(['email.requested', 'email.changed'])
    }
  })

  test('a link works for an hour, and those of an earlier change, or of one that was cancelled, no longer', async () => {
    const { store, ask, confirm, userId } = await opened()
    await ask(userId)
    expect(await store.ofLink('old', minute(59))).toMatchObject({ mailbox: 'old', current: before, email: after })
    expect(await store.ofLink('new', minute(59))).toMatchObject({ mailbox: 'new', userId })
    expect(await store.ofLink('old', minute(60))).toBeUndefined()
    expect(await store.ofUser(userId, minute(60))).toBeUndefined()
    expect(await confirm('old', minute(60))).toEqual({ outcome: 'gone' })
    await confirm('old')
    await ask(userId, 'ada@other.example', '2')
    expect(await confirm('new')).toEqual({ outcome: 'gone' })
    expect(await store.ofUser(userId, minute(1))).toMatchObject({ email: 'ada@other.example', confirmed: [] })
    await store.cancel(userId)
    expect(await confirm('old2')).toEqual({ outcome: 'gone' })
  })

  test('an address of another account stays there, also where that account was made in the meantime', async () => {
    const { records, ask, confirm, userId } = await opened()
    const other = await newAccount(records, { email: 'bob@agency.example' })
    expect(await ask(userId, 'bob@agency.example')).toEqual({ isTaken: true })
    await confirm('old')
    expect(await confirm('new')).toEqual({ outcome: 'gone' })
    expect([await stateOf(records, userId), await stateOf(records, other)]).toMatchObject([
      { email: before, sessions: 1, changes: 0 },
      { email: 'bob@agency.example' },
    ])
    expect(await ask(userId)).toEqual({ isTaken: false })
    await newAccount(records, { email: after })
    await confirm('old')
    expect(await confirm('new')).toEqual({ outcome: 'gone' })
    expect(await stateOf(records, userId)).toMatchObject({ email: before, sessions: 1 })
  })

  test('both links at once, four times each: one change; two accounts with one new address: one gets it', async () => {
    const { records, ask, confirm, userId } = await opened()
    await ask(userId)
    const links = Array.from({ length: 4 }, () => ['old', 'new']).flat()
    const results = await Promise.all(links.map(hash => confirm(hash)))
    expect(results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1)
    expect(results.filter(({ outcome }) => outcome === 'waiting')).toHaveLength(1)
    const others = [
      await newAccount(records, { email: 'b@agency.example' }),
      await newAccount(records, { email: 'c@agency.example' }),
    ]
    for (const [index, id] of others.entries()) {
      await ask(id, 'one@new.example', String(index))
      await confirm(`old${index}`)
    }
    const both = await Promise.all(others.map((_, index) => confirm(`new${index}`)))
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'gone'])
  })

  test('a link that is used while a new change is asked for, or this one is cancelled, confirms nothing of the new one', async () => {
    const { store, ask, confirm, userId } = await opened()
    for (let time = 0; time < 10; time += 1) {
      await ask(userId, after, `-${time}`)
      await Promise.all([confirm(`new-${time}`), ask(userId, 'ada@other.example', `+${time}`)])
      const open = await store.ofUser(userId, minute(31))
      expect([time, open?.email, open?.confirmed]).toEqual([time, 'ada@other.example', []])
      const [used] = await Promise.all([confirm(`old+${time}`), store.cancel(userId)])
      expect(['waiting', 'gone']).toContain(used.outcome)
      expect(await store.ofUser(userId, minute(31))).toBeUndefined()
    }
  })

  test('a change of the password ends a change of the address', async () => {
    const { records, store, ask, confirm, userId } = await opened()
    await ask(userId)
    const at = minute(10)
    const change = { userId, oldHash: 'hash of Ada', passwordHash: 'new hash', at }
    const event = toEvent('password.changed', userId, at)
    expect(await createResetStore(records.db, records.engine).change({ ...change, event })).toBe(true)
    expect(await store.ofUser(userId, at)).toBeUndefined()
    expect(await confirm('old')).toEqual({ outcome: 'gone' })
  })
}
