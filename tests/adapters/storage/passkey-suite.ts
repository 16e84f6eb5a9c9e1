import { expect, test } from 'vitest'
import { createPasskeyStore } from '#server/adapters/storage/passkey-store'
import { removeSecondStep } from '#server/adapters/storage/second-step-store'
import type { AuditEvent } from '#server/ports/audit'
import type { StoredPasskey } from '#server/ports/passkeys'
import { deleteExpired } from './expiry.ts'
import { type Engine, temporaryRecords } from './places.ts'

const at = '2026-11-21T10:00:00.000Z'
const later = '2026-11-21T10:05:00.000Z'
const userId = 'usr_1'
const event: AuditEvent = {
  ...{ at, action: 'passkey.added', actor: { kind: 'user', id: userId }, owner: { kind: 'user', id: userId } },
}
const passkey: StoredPasskey = {
  ...{ id: 'pky_1', userId, name: 'Phone', credentialId: 'credential', publicKey: 'key', counter: 0 },
  ...{ transports: ['internal', 'hybrid'], createdAt: at, lastUsedAt: undefined },
}

/** What passkeys promise on an engine. */
export const passkeySuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const place = await newPlace()
    const [one, other] = [await temporaryRecords(place), await temporaryRecords(place)]
    const times = { createdAt: at, updatedAt: at }
    // The engines have different words for yes.
    const emailVerified = one.engine.dialect === 'sqlite' ? 1 : true
    for (const id of [userId, 'usr_2'])
      await one.db
        .insertInto('auth_user')
        .values({ id, name: 'Ada', email: `${id}@agency.example`, emailVerified, ...times })
        .execute()
    return { db: one.db, ways: [createPasskeyStore(one.db), createPasskeyStore(other.db)] as const }
  }
  /** Twenty tries on two ways; how many had an answer. */
  const ofTwenty = async <T>(ways: readonly T[], work: (way: T) => Promise<unknown>): Promise<number> => {
    const tries = Array.from({ length: 20 }, (_, index) => work(ways[index % 2] as T))
    return (await Promise.all(tries)).filter(Boolean).length
  }

  test('the first one turns the second step on with its codes, a second one leaves them; known ones are not taken', async () => {
    const { db, ways } = await opened()
    const [way] = ways
    expect(await way.add(passkey, ['a', 'b'], event)).toBe('turnedOn')
    expect(await way.add({ ...passkey, id: 'pky_2', credentialId: 'other' }, ['c'], event)).toBe('on')
    expect(await way.add({ ...passkey, id: 'pky_3', userId: 'usr_2' }, ['d'], event)).toBe('known')
    expect(await db.selectFrom('backup_code').select('hash').orderBy('hash').execute()).toEqual([
      { hash: 'a' },
      { hash: 'b' },
    ])
    expect(await way.byCredential('credential')).toEqual(passkey)
    expect((await way.ofUser(userId)).map(({ id }) => id)).toEqual(['pky_1', 'pky_2'])
    expect(await way.remove('usr_2', 'pky_1', event)).toBe(false)
    expect(await way.remove(userId, 'pky_1', event)).toBe(true)
    expect(await db.selectFrom('backup_code').select('hash').execute()).toHaveLength(2)
    expect(await way.remove(userId, 'pky_2', event)).toBe(true)
    expect(await db.selectFrom('backup_code').select('hash').execute()).toEqual([])
    const user = await db.selectFrom('auth_user').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirst()
    expect(user?.twoFactorEnabled).toBeNull()
  })

  test('a counter of 32 bits is kept; of twenty uses with one count on two ways one is noted', async () => {
    const { ways } = await opened()
    const [way] = ways
    const largest = 2 ** 32 - 1
    await way.add(passkey, [], event)
    expect(await ofTwenty(ways, one => one.use('pky_1', largest, later))).toBe(1)
    expect(await way.byCredential('credential')).toMatchObject({ counter: largest, lastUsedAt: later })
    expect(await way.use('pky_1', 0, later)).toBe(false)
  })

  test('a device that counts nothing is used again and again', async () => {
    const { ways } = await opened()
    await ways[0].add(passkey, [], event)
    expect(await ofTwenty(ways, one => one.use('pky_1', 0, later))).toBe(20)
  })

  test('of twenty who take one challenge on two ways one gets it; none for another purpose, or once it is over', async () => {
    const { ways } = await opened()
    const [way] = ways
    const challenge = { hash: 'a', purpose: 'secondStep', userId, expiresAt: later } as const
    await way.keepChallenge(challenge)
    expect(await way.takeChallenge('a', 'signIn', at)).toBeUndefined()
    expect(await way.takeChallenge('a', 'secondStep', later)).toBeUndefined()
    expect(await ofTwenty(ways, one => one.takeChallenge('a', 'secondStep', at))).toBe(1)
    await way.keepChallenge({ hash: 'b', purpose: 'signIn', userId: undefined, expiresAt: later })
    expect(await way.takeChallenge('b', 'signIn', at)).toEqual({ userId: undefined })
  })

  test('challenges that are over are swept, others stay', async () => {
    const { db, ways } = await opened()
    for (const [hash, expiresAt] of [
      ['over', at],
      ['open', '2026-11-21T10:06:00.000Z'],
    ] as const)
      await ways[0].keepChallenge({ hash, purpose: 'signIn', userId: undefined, expiresAt })
    await deleteExpired(db, new Date(later))
    expect(await db.selectFrom('passkey_challenge').select('hash').execute()).toEqual([{ hash: 'open' }])
  })

  test('whoever lost all of it has nothing left of it, and no session', async () => {
    const { db, ways } = await opened()
    await ways[0].add(passkey, ['a'], event)
    const times = { createdAt: at, updatedAt: at }
    await db
      .insertInto('auth_session')
      .values({ id: 'ses_1', userId, token: 't', expiresAt: '2099-12-31T00:00:00.000Z', ...times })
      .execute()
    const remove = () => db.transaction().execute(transaction => removeSecondStep(transaction, userId))
    expect(await remove()).toBe(true)
    for (const table of ['passkey', 'backup_code', 'auth_session'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    expect(await remove()).toBe(false)
  })
}
