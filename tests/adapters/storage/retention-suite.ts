import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/adapters/storage/database'
import { applyRetention } from '#server/adapters/storage/retention'
import { retentionRules } from '#server/adapters/storage/retention-rules'
import type { AppliedRetention } from '#server/ports/retention'
import { minute } from './account-rows.ts'
import { deleteExpired } from './expiry.ts'
import { type Engine, temporaryRecords } from './places.ts'

const now = new Date(minute(0))
const old = '2026-01-01T00:00:00.000Z'

/** Stores contacts that were received in January. */
const storeOldLeads = async (db: Database, count: number): Promise<void> => {
  const organisation = { id: 'org_1', name: 'Agence', slug: 'org_1', createdAt: minute(0) }
  await db.insertInto('auth_organization').values(organisation).execute()
  const rest = { key_id: 'key_1', host: 'agency.example', language: 'fr', state: 'lost', is_test: 0, work: 'new' }
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: `lead_${at}`, organisation_id: 'org_1', received_at: old, content_until: null, ...rest },
  }))
  for (let at = 0; at < count; at += 500)
    await db
      .insertInto('lead')
      .values(rows.slice(at, at + 500) as never)
      .execute()
}

const countLeads = async (db: Database): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('lead')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Applies the rules and returns their outcomes by name; `failed` in place of one that failed. */
const apply = async (db: Database, wait?: { triesMax: number; retryMs: number }) => {
  const outcomes: Record<string, AppliedRetention | 'failed'> = {}
  const watch = {
    retentionApplied: (name: string, applied: AppliedRetention) => {
      outcomes[name] = applied
    },
    retentionFailed: (name: string) => {
      outcomes[name] = 'failed'
    },
  }
  await applyRetention(db, now, watch, wait)
  return outcomes
}

/** Retention of records, on any engine. */
export const retentionSuite = ({ name, newPlace }: Engine): void => {
  test('thousands of expired rows go, several processes at once; every rule reports', async () => {
    const { db, patiently } = await temporaryRecords(await newPlace())
    await storeOldLeads(db, 1500)
    const outcomes = await Promise.all([1, 2].map(() => patiently(way => apply(way))))
    expect(await countLeads(db)).toBe(0)
    const deleted = outcomes.map(({ lead }) => (lead === 'failed' || !lead ? Number.NaN : lead.deleted))
    expect(deleted.reduce((sum, one) => sum + one, 0)).toBe(1500)
    for (const outcome of outcomes) expect(Object.keys(outcome)).toEqual(retentionRules.map(rule => rule.name))
    expect(Object.values(outcomes[0] ?? {})).not.toContain('failed')
  })

  test('personal data are deleted first; a rule that fails stops no other, and the oldest row is reported', async () => {
    const { db } = await temporaryRecords(await newPlace())
    await storeOldLeads(db, 3)
    await db
      .insertInto('usage')
      .values([
        { key_id: 'a', day: '2020-01-01', count: 1 },
        { key_id: 'a', day: '2026-11-20', count: 1 },
      ])
      .execute()
    await sql`drop table waiting_sign_up`.execute(db)
    const outcomes = await apply(db)
    expect(outcomes.waiting_sign_up).toBe('failed')
    expect(outcomes.lead).toMatchObject({ deleted: 3, oldest: undefined })
    expect(outcomes.usage).toMatchObject({ deleted: 1, oldest: new Date('2026-11-20T00:00:00Z') })
    expect(Object.keys(outcomes).indexOf('lead')).toBeLessThan(Object.keys(outcomes).indexOf('usage'))
  })

  if (name === 'PostgreSQL')
    test('a row that another transaction has locked stays and is reported; all others go', async () => {
      const place = await newPlace()
      const [{ db }, { db: other }] = [await temporaryRecords(place), await temporaryRecords(place)]
      await storeOldLeads(db, 3)
      await db
        .insertInto('usage')
        .values(['2020-01-01', '2020-01-02', '2020-01-03'].map(day => ({ key_id: 'a', day, count: 1 })))
        .execute()
      await other.transaction().execute(async locking => {
        await locking.selectFrom('usage').selectAll().where('day', '=', '2020-01-02').forUpdate().execute()
        const outcomes = await apply(db, { triesMax: 2, retryMs: 1 })
        expect(outcomes.usage).toBe('failed')
        expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'failed')).toHaveLength(1)
        expect(await countLeads(db)).toBe(0)
        expect(await db.selectFrom('usage').select('day').execute()).toEqual([{ day: '2020-01-02' }])
      })
      await deleteExpired(db, now)
      expect(await db.selectFrom('usage').selectAll().execute()).toEqual([])
    })

  test('the expired rows of every rule are found by an index', async () => {
    const { db } = await temporaryRecords(await newPlace())
    await db.connection().execute(async connection => {
      // Empty tables are otherwise read whole, since that is faster.
      if (name === 'PostgreSQL') await sql`set enable_seqscan = off`.execute(connection)
      for (const { name: rule, table, column, cutoff, condition } of retentionRules) {
        const explain = sql.raw(name === 'PostgreSQL' ? 'explain' : 'explain query plan')
        const { rows } = await sql`${explain} select 1 from ${sql.table(table)}
          where ${sql.ref(column)} < ${cutoff(now)}${condition ? sql` and ${condition}` : sql``} limit 10`.execute(
          connection,
        )
        expect(JSON.stringify(rows), rule).toMatch(/INDEX|Index/)
        expect(JSON.stringify(rows), rule).not.toMatch(/SCAN (?!.*INDEX)|Seq Scan/)
      }
    })
  })
}
