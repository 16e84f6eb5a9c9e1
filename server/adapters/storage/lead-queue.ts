import type { Transaction } from 'kysely'
import type { ClaimedDelivery, LeadQueue, LeadState, StoredDelivery } from '../../ports/leads.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { deliveryOf, leadOf } from './lead-rows.ts'
import { nothingSealed } from './sealed-columns.ts'

type Rows = Pick<Engine, 'skippingLocked' | 'lockingForChange' | 'emptyLog'>

/** Which deliveries are meant: all that are due, or those of one contact. */
type Of = { organisationId: string; leadId: string } | undefined

const due = (db: Database, now: string, limit: number, of: Of) =>
  db
    .selectFrom('lead_delivery')
    .selectAll()
    .where('done_at', 'is', null)
    .where('next_at', '<=', now)
    .$if(of !== undefined, query =>
      query.where('organisation_id', '=', of?.organisationId ?? '').where('lead_id', '=', of?.leadId ?? ''),
    )
    .orderBy('next_at')
    .limit(limit)

/** Takes one delivery for this process: false where another one took it since it was seen. */
const taken = async (
  transaction: Transaction<Tables>,
  { id, attempts }: StoredDelivery,
  nextAt: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('lead_delivery')
    .set({ attempts: attempts + 1, next_at: nextAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const claiming =
  (db: Database, { skippingLocked }: Rows): LeadQueue['claim'] =>
  async (now, limit, nextAt, of) => {
    if (limit < 1 || !(await due(db, now, 1, of).executeTakeFirst())) return []
    return db.transaction().execute(async transaction => {
      const claimed: ClaimedDelivery[] = []
      for (const row of await skippingLocked(due(transaction, now, limit, of)).execute()) {
        const seen = deliveryOf(row)
        const next = nextAt(seen.attempts + 1)
        if (!(await taken(transaction, seen, next))) continue
        const lead = await transaction
          .selectFrom('lead')
          .selectAll()
          .where('organisation_id', '=', seen.organisationId)
          .where('id', '=', seen.leadId)
          .executeTakeFirst()
        if (lead) claimed.push({ ...seen, attempts: seen.attempts + 1, nextAt: next, lead: leadOf(lead) })
      }
      return claimed
    })
  }

const stateOf = (outcomes: readonly StoredDelivery['outcome'][]): LeadState => {
  if (!outcomes.includes('lost')) return 'delivered'
  return outcomes.includes('taken') ? 'partly' : 'lost'
}

/** The later of two instants, of which one may be missing. */
const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other)

/** What a contact becomes when its last delivery has ended. */
const settled = async (
  transaction: Transaction<Tables>,
  { organisationId, leadId }: Pick<StoredDelivery, 'organisationId' | 'leadId'>,
  { keptUntil, lostUntil }: { keptUntil: string | null; lostUntil: string },
): Promise<LeadState> => {
  const rows = await transaction
    .selectFrom('lead_delivery')
    .select(['done_at', 'outcome'])
    .where('organisation_id', '=', organisationId)
    .where('lead_id', '=', leadId)
    .execute()
  if (rows.some(({ done_at }) => done_at === null)) return 'queued'
  const state = stateOf(rows.map(({ outcome }) => outcome))
  const until = state === 'delivered' ? keptUntil : later(keptUntil, lostUntil)
  await transaction
    .updateTable('lead')
    .set({ state, content_until: until, ...(until === null && nothingSealed) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', leadId)
    .execute()
  return state
}

const ending =
  (db: Database, { lockingForChange, emptyLog }: Rows): LeadQueue['end'] =>
  async ({ id, organisationId, leadId }, { outcome, at, ...until }) => {
    const state = await db.transaction().execute(async transaction => {
      // Two ways of one contact may end at once: the second one sees what the first one wrote.
      const lead = transaction
        .selectFrom('lead')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('id', '=', leadId)
      await lockingForChange(lead).executeTakeFirst()
      const { numUpdatedRows } = await transaction
        .updateTable('lead_delivery')
        .set({ done_at: at, outcome })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 0n ? undefined : settled(transaction, { organisationId, leadId }, until)
    })
    // Content may have gone: what fails here is done again by the daily work.
    if (state !== undefined && state !== 'queued') await emptyLog(db).catch(() => undefined)
    return state
  }

/** The queue of contacts, as records. */
export const recordedLeadQueue = (db: Database, engine: Rows): LeadQueue => ({
  claim: claiming(db, engine),
  end: ending(db, engine),
  postpone: async ({ id, attempts }, nextAt) => {
    await db
      .updateTable('lead_delivery')
      .set({ next_at: nextAt })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('done_at', 'is', null)
      .execute()
  },
  giveBack: async ({ id, attempts }, nextAt) => {
    await db
      .updateTable('lead_delivery')
      .set({ attempts: attempts - 1, next_at: nextAt })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('done_at', 'is', null)
      .execute()
  },
  waiting: async () => {
    const { count, oldest } = await db
      .selectFrom('lead_delivery')
      .innerJoin('lead', join =>
        join
          .onRef('lead.organisation_id', '=', 'lead_delivery.organisation_id')
          .onRef('lead.id', '=', 'lead_delivery.lead_id'),
      )
      .select(({ fn }) => [
        fn.countAll<number | string>().as('count'),
        fn.min<string | null>('lead.received_at').as('oldest'),
      ])
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { count: Number(count), oldestReceivedAt: oldest ?? undefined }
  },
})
