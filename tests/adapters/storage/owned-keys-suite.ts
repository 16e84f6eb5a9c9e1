import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '#server/adapters/storage/database'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createOwnedKeyStore } from '#server/adapters/storage/owned-keys'
import { createUsageHistory, createUsageStore } from '#server/adapters/storage/usage-store'
import type { KeyOwner, NewOwnedKey } from '#server/ports/account-records'
import { type Engine, temporaryRecords } from './places.ts'

const user: KeyOwner = { kind: 'user', id: 'usr_1' }
const at = '2026-11-21T10:00:00.000Z'

/** Puts an organisation with its owner into the records. */
const makeOwner = async (db: Database, organizationId: string, userId: string): Promise<void> => {
  const times = { createdAt: at, updatedAt: at }
  await db
    .insertInto('auth_user')
    .values({ id: userId, name: 'Ada', email: 'ada@agency.example', emailVerified: 1, ...times })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const organisation = { id: organizationId, name: 'Agency', slug: organizationId, createdAt: at }
  await db.insertInto('auth_organization').values(organisation).execute()
  await db
    .insertInto('auth_member')
    .values({ id: 'mbr_1', organizationId, userId, role: 'owner', createdAt: at })
    .execute()
}

const newKey = (owner = user, changes: Partial<NewOwnedKey> = {}): NewOwnedKey => {
  const id = `key_${randomBytes(9).toString('hex')}`
  const shown = {
    name: 'k',
    tier: 'free' as const,
    kind: 'secret' as const,
    origins: [],
    prefix: 'p',
    lastFour: 'abcd',
  }
  return {
    key: { ...shown, id, owner, createdAt: at },
    hash: id,
    createdBy: 'usr_1',
    roles: ['owner', 'admin'],
    limits: { activeKeys: 3, newKeysPerDay: 5 },
    event: { at, actor: { kind: 'user', id: 'usr_1' }, owner, action: 'key.created' },
    ...changes,
  }
}

/** The owner of the organisation. */
const acting = { userId: 'usr_1', roles: ['owner', 'admin'] } as const

/** What the keys of owners promise on an engine. */
export const ownedKeysSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const place = await newPlace()
    const [one, other] = [await temporaryRecords(place), await temporaryRecords(place)]
    return {
      db: one.db,
      ways: [createOwnedKeyStore(one.db, one.engine), createOwnedKeyStore(other.db, other.engine)] as const,
    }
  }

  test('of twenty keys made at once on two ways, exactly as many are made as may be active', async () => {
    const { db, ways } = await opened()
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ways[n % 2 === 0 ? 0 : 1].createOwned(newKey())),
    )
    expect(ends.filter(end => end === 'created')).toHaveLength(3)
    expect(ends.filter(end => end === 'activeLimit')).toHaveLength(17)
    expect(await ways[0].counts(user, '2026-11-21')).toEqual({ active: 3, createdToday: 3 })
    expect(await db.selectFrom('audit_event').select('id').execute()).toHaveLength(3)
  })

  test('revoked keys leave room until those of the day are used up; other owners have their own', async () => {
    const { db, ways } = await opened()
    const [keys] = ways
    const event = newKey().event
    await makeOwner(db, 'org_1', 'usr_1')
    for (let made = 0; made < 5; made += 1) {
      const wanted = newKey()
      expect(await keys.createOwned(wanted)).toBe('created')
      await keys.revokeOwned(wanted.key.id, 'usr_1', at, { ...event, action: 'key.revoked' })
    }
    expect(await keys.createOwned(newKey())).toBe('dayLimit')
    expect(await keys.createOwned(newKey({ kind: 'organisation', id: 'org_1' }))).toBe('created')
    const member = newKey({ kind: 'organisation', id: 'org_1' }, { roles: [] })
    expect(await keys.createOwned(member)).toBe('forbidden')
    const tomorrow = newKey()
    tomorrow.key.createdAt = '2026-11-22T00:00:00.000Z'
    expect(await keys.createOwned(tomorrow)).toBe('created')
  })

  test('twenty creations with one name make one key', async () => {
    const { ways } = await opened()
    const wanted = () => newKey(user, { creationId: 'same' })
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ways[n % 2 === 0 ? 0 : 1].createOwned(wanted())),
    )
    expect(ends.filter(end => end === 'created')).toHaveLength(1)
    expect(ends.filter(end => end === 'alreadyMade')).toHaveLength(19)
  })

  test('a lowered plan lowers the keys above it, and no key of anybody else', async () => {
    const { db, ways } = await opened()
    const [keys] = ways
    const users = ['usr_1', 'usr_2'].map(id => ({ id, name: id, email: `${id}@a.example`, emailVerified: true }))
    const times = { createdAt: at, updatedAt: at }
    // SQLite has 0 and 1, PostgreSQL reads them as words.
    for (const row of users)
      await db
        .insertInto('auth_user')
        .values({ ...row, emailVerified: 1 as never, ...times })
        .execute()
    const own = newKey()
    own.key.tier = 'enterprise'
    const foreign = newKey({ kind: 'user', id: 'usr_2' })
    foreign.key.tier = 'enterprise'
    await keys.createOwned(own)
    await keys.createOwned(foreign)
    const event = { ...own.event, action: 'plan.changed' as const }
    await keys.setPlan(user, 'pro', { tiers: ['free', 'pro'], to: 'pro', event })
    expect((await keys.one([user], own.key.id))?.tier).toBe('pro')
    expect((await createKeyStore(db).byHash(foreign.hash))?.tier).toBe('enterprise')
    expect(await db.selectFrom('account_profile').select(['user_id', 'plan']).execute()).toEqual([
      { user_id: 'usr_1', plan: 'pro' },
    ])
  })

  test('a key that is given away gets a tier of the other plan, once, and only where that has room', async () => {
    const { db, ways } = await opened()
    const [keys, others] = ways
    const organisation: KeyOwner = { kind: 'organisation', id: 'org_1' }
    await makeOwner(db, 'org_1', 'usr_1')
    const plan = { activeKeys: 2, tiers: ['free', 'pro'], tier: 'pro' } as const
    const made = { high: newKey(), low: newKey(), third: newKey() }
    made.high.key.tier = 'enterprise'
    for (const wanted of Object.values(made)) await keys.createOwned(wanted)
    const event = { ...newKey().event, action: 'key.owner' as const }
    const give = (wanted: NewOwnedKey, by = keys) =>
      by.handOver(wanted.key.id, { from: user, to: organisation, by: acting }, plan, event)
    expect((await Promise.all([give(made.high), give(made.high, others)])).toSorted()).toEqual(['given', 'gone'])
    expect(await keys.one([organisation], made.high.key.id)).toMatchObject({ tier: 'pro', owner: organisation })
    expect(await give(made.low)).toBe('given')
    expect((await keys.one([organisation], made.low.key.id))?.tier).toBe('free')
    expect(await give(made.third)).toBe('activeLimit')
    expect(await keys.one([user], made.third.key.id)).toBeDefined()
  })

  test('who has lost its role when the change is written gives no key to the organisation, and changes no origins', async () => {
    const { db, ways } = await opened()
    const [keys] = ways
    const organisation: KeyOwner = { kind: 'organisation', id: 'org_1' }
    await makeOwner(db, 'org_1', 'usr_1')
    const [own, ofOrganisation] = [newKey(), newKey(organisation)]
    ofOrganisation.key.kind = 'publishable'
    await keys.createOwned(own)
    await keys.createOwned(ofOrganisation)
    const former = { userId: 'usr_2', roles: ['owner', 'admin'] } as const
    const plan = { activeKeys: 9, tiers: ['free'], tier: 'free' } as const
    const given = { from: user, to: organisation, by: former }
    const changed = { origins: ['https://elsewhere.example'], by: former }
    expect(await keys.handOver(own.key.id, given, plan, { ...own.event, action: 'key.owner' })).toBe('forbidden')
    const event = { ...ofOrganisation.event, action: 'key.origins' as const }
    expect(await keys.setOrigins(ofOrganisation.key, changed, event)).toBe(false)
    expect((await keys.one([user], own.key.id))?.owner).toEqual(user)
    expect((await keys.one([organisation], ofOrganisation.key.id))?.origins).toEqual([])
    expect(await keys.setOrigins(ofOrganisation.key, { ...changed, by: acting }, event)).toBe(true)
    expect((await keys.one([organisation], ofOrganisation.key.id))?.origins).toEqual(changed.origins)
  })

  test('the history of several keys holds the days between two days, with counts alone', async () => {
    const { db } = await opened()
    const usage = createUsageStore(db)
    for (const [key, day] of [
      ['a', '2026-10-22'],
      ['a', '2026-10-23'],
      ['b', '2026-11-21'],
      ['c', '2026-11-21'],
    ] as const)
      await usage.count(key, day)
    await usage.giveBack('b', '2026-11-21')
    await usage.count('a', '2026-11-21')
    expect(await createUsageHistory(db).between(['a', 'b'], '2026-10-23', '2026-11-21')).toEqual([
      { keyId: 'a', day: '2026-10-23', count: 1 },
      { keyId: 'a', day: '2026-11-21', count: 1 },
    ])
  })
}
