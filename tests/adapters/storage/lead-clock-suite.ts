import { expect, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { correctLeadsAhead, hastenRetries } from '#server/adapters/storage/lead-clock'
import { minute } from './account-rows.ts'
import { type Engine, temporaryRecords } from './places.ts'

const now = new Date(minute(0))

/** Stores a contact with one delivery. */
const received = async (
  { db }: Records,
  id: string,
  at: string,
  delivery: { next_at: string; attempts?: number; done_at?: string },
) => {
  const rest = {
    key_id: 'key_1',
    host: 'agency.example',
    language: 'fr',
    state: 'queued',
    is_test: 0,
    work: 'new',
  } as const
  await db
    .insertInto('lead')
    .values({ id, organisation_id: 'org_1', received_at: at, content_until: null, ...rest } as never)
    .execute()
  await db
    .insertInto('lead_delivery')
    .values({
      ...{ id: `dlv_${id}`, organisation_id: 'org_1', lead_id: id, webhook_id: '', attempts: 0, done_at: null },
      ...{ outcome: null, ...delivery },
    })
    .execute()
}

const timesIn = async ({ db }: Records) => {
  const rows = await db
    .selectFrom('lead_delivery')
    .innerJoin('lead', 'lead.id', 'lead_delivery.lead_id')
    .select(['lead.id', 'received_at', 'next_at'])
    .orderBy('lead.id')
    .execute()
  return rows.map(({ id, received_at, next_at }) => [id, received_at, next_at])
}

/** What is corrected once a clock that was ahead is set back. */
export const leadClockSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const records = await temporaryRecords(await newPlace())
    const organisation = { id: 'org_1', name: 'Agence', slug: 'org_1', createdAt: minute(0) }
    await records.db.insertInto('auth_organization').values(organisation).execute()
    return records
  }

  test('a contact of the future is of now, and waits no longer than it would have; all others stay', async () => {
    const records = await opened()
    await received(records, 'a-at-once', minute(60), { next_at: minute(60) })
    await received(records, 'b-retried', minute(60), { next_at: minute(65), attempts: 2 })
    await received(records, 'c-in-time', minute(-5), { next_at: minute(25), attempts: 3 })
    await received(records, 'd-other-replica', new Date(now.getTime() + 2000).toISOString(), { next_at: minute(1) })
    await received(records, 'e-done', minute(60), { next_at: minute(60), done_at: minute(60) })
    expect(await correctLeadsAhead(records.db, now)).toEqual({ deliveries: 2, aheadMs: 3_600_000 })
    expect(await timesIn(records)).toEqual([
      ['a-at-once', minute(0), minute(0)],
      ['b-retried', minute(0), minute(5)],
      ['c-in-time', minute(-5), minute(25)],
      ['d-other-replica', new Date(now.getTime() + 2000).toISOString(), minute(1)],
      ['e-done', minute(60), minute(60)],
    ])
    expect(await correctLeadsAhead(records.db, now)).toEqual({ deliveries: 0, aheadMs: 0 })
  })

  test('after the clock was set back retries are due, and first attempts stay as they are', async () => {
    const records = await opened()
    await received(records, 'a-retried', minute(-5), { next_at: minute(90), attempts: 1 })
    await received(records, 'b-first', minute(-5), { next_at: minute(30) })
    expect(await hastenRetries(records.db, now)).toBe(1)
    expect((await timesIn(records)).map(([, , next]) => next)).toEqual([minute(0), minute(30)])
  })
}
