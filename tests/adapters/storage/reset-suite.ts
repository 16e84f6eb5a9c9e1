import { expect, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { createResetStore } from '#server/adapters/storage/reset-store'
import { equipped, minute, newAccount, unconfirmedBefore } from './account-rows.ts'
import { type Engine, temporaryRecords } from './places.ts'

const email = 'ada@agency.example'

/** What a reset touches, for one user. */
const stateOf = async ({ db }: Records, userId: string) => {
  const count = async (table: 'auth_session' | 'auth_two_factor') =>
    (await db.selectFrom(table).select('id').where('userId', '=', userId).execute()).length
  const { password } = await db
    .selectFrom('auth_account')
    .select('password')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const { twoFactorEnabled, emailVerified } = await db
    .selectFrom('auth_user')
    .select(['twoFactorEnabled', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const links = await db.selectFrom('auth_verification').select('id').where('value', '=', userId).execute()
  const events = await db.selectFrom('audit_event').select('action').where('owner_id', '=', userId).execute()
  return {
    ...{ password, links: links.length, sessions: await count('auth_session') },
    ...{ secondSteps: await count('auth_two_factor'), asksForCode: Boolean(twoFactorEnabled) },
    isConfirmed: Boolean(emailVerified),
    resets: events.filter(({ action }) => action === 'password.reset').length,
  }
}

/** Lets an account be confirmed at another instant. */
const confirmedOn = ({ db }: Records, userId: string, at: string) =>
  db.updateTable('account_profile').set({ mailbox_proven_at: at }).where('user_id', '=', userId).execute()

/** What links of forgotten passwords promise. */
export const resetSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const records = await temporaryRecords(await newPlace())
    const store = createResetStore(records.db, records.engine)
    const link = async (hash: string): Promise<string> => {
      await store.keepLink(email, { hash, expiresAt: minute(60) }, minute(0))
      return hash
    }
    const reset = (hash: string, userId: string, at = minute(30)) => {
      const owner = { kind: 'user', id: userId } as const
      const event = { at, actor: owner, owner, action: 'password.reset' } as const
      return store.reset(hash, { userId, passwordHash: 'new hash', at, event, webhookRoles: ['owner', 'admin'] })
    }
    return { records, store, link, reset }
  }

  test('a link is somebody’s for an hour, nobody’s where no account has the e-mail', async () => {
    const { records, store, link } = await opened()
    expect(await store.keepLink(email, { hash: 'unknown', expiresAt: minute(60) }, minute(0))).toEqual({
      isKnown: false,
    })
    expect(await store.ofLink('unknown', minute(1))).toBeUndefined()
    const userId = await newAccount(records)
    await link('known')
    expect(await store.ofLink('known', minute(59))).toEqual({ userId, email })
    expect(await store.ofLink('known', minute(60))).toBeUndefined()
  })

  test('a reset sets the password, ends sessions and every link, and is an event; its link works once', async () => {
    const { records, store, link, reset } = await opened()
    const userId = await newAccount(records)
    await equipped(records, userId)
    await confirmedOn(records, userId, minute(-8 * 24 * 60))
    const [used, other] = [await link('used'), await link('other')]
    expect(await reset(used, userId, minute(60))).toBeUndefined()
    expect(await stateOf(records, userId)).toMatchObject({ password: 'hash of Ada', links: 2, sessions: 1, resets: 0 })
    expect(await reset(used, userId)).toEqual({ hasEnded: false, hasLeft: true })
    const after = { password: 'new hash', links: 0, sessions: 0, secondSteps: 1, asksForCode: true, resets: 1 }
    expect(await stateOf(records, userId)).toMatchObject(after)
    for (const link of [used, other]) {
      expect(await store.ofLink(link, minute(31))).toBeUndefined()
      expect(await reset(link, userId)).toBeUndefined()
    }
    expect(await stateOf(records, userId)).toMatchObject(after)
  })

  test('one link four times at once, or two links at once: one reset', async () => {
    const { records, link, reset } = await opened()
    const userId = await newAccount(records)
    const one = await link('one')
    const four = await Promise.all(Array.from({ length: 4 }, () => reset(one, userId)))
    expect(four.filter(Boolean)).toHaveLength(1)
    const two = [await link('two'), await link('three')]
    expect((await Promise.all(two.map(hash => reset(hash, userId)))).filter(Boolean)).toHaveLength(1)
    expect((await stateOf(records, userId)).resets).toBe(2)
  })

  test('the first proof of the mailbox removes the second step and tells of keys; the next reset leaves both', async () => {
    const { records, link, reset } = await opened()
    const userId = await unconfirmedBefore(records)
    await equipped(records, userId)
    const key = { name: 'Old', tier: 'free', kind: 'secret', origins: '[]', prefix: 'vk', last_four: 'abcd' } as const
    await records.db
      .insertInto('api_key')
      .values({ id: 'key_old', ...key, hash: 'h', created_at: minute(1), owner_kind: 'user', owner_id: userId })
      .execute()
    expect(await reset(await link('first'), userId)).toEqual({ hasEnded: true, hasLeft: true })
    expect(await stateOf(records, userId)).toMatchObject({ isConfirmed: true, secondSteps: 0, asksForCode: false })
    await equipped(records, userId)
    expect(await reset(await link('second'), userId)).toEqual({ hasEnded: false, hasLeft: true })
    expect(await stateOf(records, userId)).toMatchObject({ secondSteps: 1, asksForCode: true, resets: 2 })
  })

  test.each([
    ['seven days but a minute after', 7 * 24 * 60 - 1, true],
    ['seven days after', 7 * 24 * 60, false],
  ])('a reset %s the confirmation ends second step, keys and provider keys: %o', async (_when, age, isFirst) => {
    const { records, link, reset } = await opened()
    const userId = await newAccount(records)
    await equipped(records, userId)
    await confirmedOn(records, userId, minute(30 - age))
    const key = { tier: 'free', kind: 'secret', origins: '[]', prefix: 'vk', last_four: 'abcd' } as const
    const keys = [
      { id: 'key_own', hash: 'a', owner_kind: 'user', owner_id: userId, created_by: userId },
      { id: 'key_shared', hash: 'b', owner_kind: 'organisation', owner_id: 'org_1', created_by: userId },
      { id: 'key_other', hash: 'c', owner_kind: 'organisation', owner_id: 'org_1', created_by: 'usr_other' },
    ] as const
    for (const one of keys)
      await records.db
        .insertInto('api_key')
        .values({ ...one, ...key, name: one.id, created_at: minute(1) })
        .execute()
    expect(await reset(await link('first'), userId)).toEqual({ hasEnded: isFirst, hasLeft: !isFirst })
    expect(await stateOf(records, userId)).toMatchObject({ secondSteps: isFirst ? 0 : 1, asksForCode: !isFirst })
    const active = await records.db.selectFrom('api_key').select('id').where('revoked_at', 'is', null).execute()
    expect(active.map(({ id }) => id).sort()).toEqual(isFirst ? ['key_other'] : ['key_other', 'key_own', 'key_shared'])
    const revoked = await records.db
      .selectFrom('audit_event')
      .select('target_id')
      .where('action', '=', 'key.revoked')
      .execute()
    expect(revoked.map(({ target_id }) => target_id).sort()).toEqual(isFirst ? ['key_own', 'key_shared'] : [])
    // Once: what is set up afterwards is the owner's.
    await equipped(records, userId)
    expect(await reset(await link('second'), userId)).toEqual({ hasEnded: false, hasLeft: true })
  })

  test('a change sets the password where the old hash stands, ends sessions and links, and is an event; of four at once one', async () => {
    const { records, store, link } = await opened()
    const userId = await newAccount(records)
    await equipped(records, userId)
    await link('old')
    const change = (oldHash: string, passwordHash: string) => {
      const owner = { kind: 'user', id: userId } as const
      const event = { at: minute(5), actor: owner, owner, action: 'password.changed' } as const
      return store.change({ userId, oldHash, passwordHash, at: minute(5), event })
    }
    expect(await change('hash of somebody else', 'new hash')).toBe(false)
    expect(await stateOf(records, userId)).toMatchObject({ password: 'hash of Ada', links: 1, sessions: 1 })
    const hashes = [1, 2, 3, 4].map(number => `new hash ${number}`)
    const changed = await Promise.all(hashes.map(hash => change('hash of Ada', hash)))
    expect(changed.filter(Boolean)).toHaveLength(1)
    const password = hashes[changed.indexOf(true)]
    expect(await stateOf(records, userId)).toMatchObject({ password, links: 0, sessions: 0, secondSteps: 1 })
    const events = await records.db
      .selectFrom('audit_event')
      .select('id')
      .where('action', '=', 'password.changed')
      .execute()
    expect(events).toHaveLength(1)
  })
}
