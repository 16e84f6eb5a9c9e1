import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { openRecords } from '#server/adapters/storage/records'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { deleteExpired } from './expiry.ts'
import { type Engine, temporaryRecords } from './places.ts'
import { versionOne } from './version-one.ts'

/** What the records promise on an engine, whatever store uses them. */
export const recordsSuite = ({ newPlace }: Engine): void => {
  test('they are opened again and again without touching their rows', async () => {
    const place = await newPlace()
    const first = await temporaryRecords(place)
    await first.db.insertInto('usage').values({ key_id: 'a', day: '2026-11-21', count: 7 }).execute()
    const second = await temporaryRecords(place)
    expect(await second.counts.selectFrom('usage').select('count').execute()).toEqual([{ count: 7 }])
  })

  test('keys and counts of a database of version 0001 come through, the keys as the operator’s', async () => {
    const place = await newPlace()
    await versionOne(place)
    const { db, counts } = await temporaryRecords(place)
    expect(await createKeyStore(db).byHash('hash')).toStrictEqual({
      id: 'key_1',
      name: 'Agence',
      tier: 'pro',
      kind: 'secret',
      origins: [],
      prefix: 'vk_live_abcd',
      lastFour: 'wxyz',
      createdAt: '2026-11-21T10:00:00.000Z',
    })
    expect(await db.selectFrom('api_key').select(['owner_kind', 'owner_id']).execute()).toEqual([
      { owner_kind: 'operator', owner_id: null },
    ])
    expect(await createUsageStore(counts).count('key_1', '2026-11-21')).toBe(42)
  })

  test('a start on tables of a later version stops with a sentence that names the step', async () => {
    const place = await newPlace()
    const { db } = await temporaryRecords(place)
    await sql`insert into kysely_migration values ('0999_of_tomorrow', '2027-01-01T00:00:00.000Z')`.execute(db)
    await expect(openRecords(place)).rejects.toThrow(
      'a later version of this program has changed the tables (0999_of_tomorrow); start that version',
    )
  })

  test('transactions at once on two ways to the records add up; those that fail leave nothing behind', async () => {
    const place = await newPlace()
    const ways = [(await temporaryRecords(place)).db, (await temporaryRecords(place)).db] as const
    await ways[0].insertInto('usage').values({ key_id: 'a', day: '2026-11-21', count: 0 }).execute()
    const adding = (index: number) =>
      ways[index % 2 === 0 ? 0 : 1].transaction().execute(async transaction => {
        await transaction
          .updateTable('usage')
          .set(({ eb }) => ({ count: eb('count', '+', 1) }))
          .execute()
        if (index < 10) throw new Error('on purpose')
      })
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => adding(index)))
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    expect(await ways[1].selectFrom('usage').select('count').execute()).toEqual([{ count: 10 }])
  })

  test('counts stay for 90 days, today among them; several may sweep at once', async () => {
    const { db, patiently } = await temporaryRecords(await newPlace())
    const days = ['2026-08-23', '2026-08-24', '2026-11-21']
    await db
      .insertInto('usage')
      .values(days.map(day => ({ key_id: 'a', day, count: 7 })))
      .execute()
    // 24 August is the first of the 90 days that end on 21 November: 8 + 30 + 31 + 21.
    const now = new Date('2026-11-21T23:59:59Z')
    await Promise.all([1, 2, 3].map(() => patiently(way => deleteExpired(way, now))))
    expect(await db.selectFrom('usage').select('day').orderBy('day').execute()).toEqual([
      { day: '2026-08-24' },
      { day: '2026-11-21' },
    ])
  })

  test('a key that was revoked stays for as long as its counts, one of the operator for good', async () => {
    const { db } = await temporaryRecords(await newPlace())
    const key = (id: string, owner: 'deleted' | 'user' | 'operator', revoked: string | null) => ({
      ...{ id, name: id, tier: 'free' as const, kind: 'secret' as const, origins: '[]', prefix: 'vk_live_abcd' },
      ...{ last_four: 'wxyz', hash: id, created_at: '2026-01-01T00:00:00.000Z', revoked_at: revoked },
      ...{ owner_kind: owner, owner_id: owner === 'user' ? 'usr_1' : null },
    })
    const old = '2026-08-23T11:59:59.999Z'
    await db
      .insertInto('api_key')
      .values([
        key('old', 'deleted', old),
        key('young', 'deleted', '2026-08-23T12:00:00.000Z'),
        key('own', 'user', old),
        key('operators', 'operator', old),
        key('working', 'user', null),
      ])
      .execute()
    // 23 August is the 90th day before 21 November: 8 days of August, 30, 31 and 21.
    await deleteExpired(db, new Date('2026-11-21T12:00:00Z'))
    const left = await db.selectFrom('api_key').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['operators', 'working', 'young'])
  })
}
