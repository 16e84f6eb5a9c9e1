import { sql, type Transaction } from 'kysely'
import type { ClaimedDelivery, LeadQueue, LeadState, StoredDelivery } from '../../ports/leads.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { toDelivery, toLead } from './lead-rows.ts'
import { nothingSealed } from './sealed-columns.ts'

type Rows = Pick<Engine, 'skippingLocked' | 'lockingForChange' | 'emptyLog'>

/** Filter of deliveries: all that are due, or those of one lead. */
type Of = { organisationId: string; leadId: string } | undefined

const selectDue = (db: Database, now: string, limit: number, of: Of) =>
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

/** Claims one delivery for this process; false where another claimed it since it was read. */
const claimDelivery = async (
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

/** Tests whether a delivery is that of a private sandbox. */
const isOfSandbox = async (
  transaction: Transaction<Tables>,
  { organisationId }: Pick<StoredDelivery, 'organisationId'>,
): Promise<boolean> => {
  const sandboxes = transaction.selectFrom('private_sandbox').select('id')
  return (await sandboxes.where('organisation_id', '=', organisationId).executeTakeFirst()) !== undefined
}

const createLeadClaim =
  (db: Database, { skippingLocked }: Rows): LeadQueue['claim'] =>
  async (now, limit, nextAt, of) => {
    if (limit < 1 || !(await selectDue(db, now, 1, of).executeTakeFirst())) return []
    return db.transaction().execute(async transaction => {
      const claimed: ClaimedDelivery[] = []
      for (const row of await skippingLocked(selectDue(transaction, now, limit, of)).execute()) {
        const seen = toDelivery(row)
        const next = nextAt(seen.attempts + 1)
        if (!(await claimDelivery(transaction, seen, next))) continue
        const lead = await transaction
          .selectFrom('lead')
          .selectAll()
          .where('organisation_id', '=', seen.organisationId)
          .where('id', '=', seen.leadId)
          .executeTakeFirst()
        if (!lead) continue
        const isSandbox = await isOfSandbox(transaction, seen)
        claimed.push({ ...seen, attempts: seen.attempts + 1, nextAt: next, lead: toLead(lead), isSandbox })
      }
      return claimed
    })
  }

/** State of a lead whose deliveries have all ended. */
export const getLeadState = (outcomes: readonly StoredDelivery['outcome'][]): LeadState => {
  if (!outcomes.includes('lost')) return 'delivered'
  return outcomes.includes('taken') ? 'partly' : 'lost'
}

/** Later of two instants, the first of which may be null. */
const getLaterInstant = (one: string | null, other: string): string => (one !== null && one > other ? one : other)

/** Sets the state of a lead when its last delivery has ended. */
const resolveLeadState = async (
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
  const state = getLeadState(rows.map(({ outcome }) => outcome))
  const until = state === 'delivered' ? keptUntil : getLaterInstant(keptUntil, lostUntil)
  await transaction
    .updateTable('lead')
    .set({ state, content_until: until, ...(until === null && nothingSealed) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', leadId)
    .execute()
  return state
}

const createDeliveryEnd =
  (db: Database, { lockingForChange, emptyLog }: Rows): LeadQueue['end'] =>
  async ({ id, organisationId, leadId }, { outcome, at, ...until }) => {
    const state = await db.transaction().execute(async transaction => {
      // Two deliveries of one lead may end concurrently: the second sees the state written by the first.
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
      return numUpdatedRows === 0n ? undefined : resolveLeadState(transaction, { organisationId, leadId }, until)
    })
    // Content may have been deleted: the daily job retries a failure here.
    if (state !== undefined && state !== 'queued') await emptyLog(db).catch(() => undefined)
    return state
  }

/** Queue of leads, as records. */
export const createLeadQueue = (db: Database, engine: Rows): LeadQueue => ({
  claim: createLeadClaim(db, engine),
  end: createDeliveryEnd(db, engine),
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
    const [{ count }, { oldest }] = await Promise.all([
      db
        .selectFrom('lead_delivery')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow(),
      // Literal conditions, as those of the index.
      db
        .selectFrom('lead')
        .select(({ fn }) => fn.min<string | null>('received_at').as('oldest'))
        .where(sql<boolean>`state = 'queued' and held_due is null`)
        .executeTakeFirstOrThrow(),
    ])
    return { count: Number(count), oldestReceivedAt: oldest ?? undefined }
  },
})
