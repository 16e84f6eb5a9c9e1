import { minuteMs } from '#domain/core/instants'
import type { Database } from './database.ts'

/** Receipt later than this after now was written while a clock was ahead; replicas differ by seconds. */
const aheadMs = minuteMs
/** Contacts corrected at once. */
const leadsMax = 500

/** Instant of a delivery without the time by which the clock was ahead, at the earliest now. */
const withoutLead = (nextAt: string, byMs: number, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(nextAt) - byMs)).toISOString()

/** Receipts in the future, with their open deliveries. */
const selectReceivedAhead = (db: Database, now: Date) =>
  db
    .selectFrom('lead')
    .innerJoin('lead_delivery', join =>
      join
        .onRef('lead_delivery.organisation_id', '=', 'lead.organisation_id')
        .onRef('lead_delivery.lead_id', '=', 'lead.id'),
    )
    .select(['lead.organisation_id', 'lead.id as lead_id', 'lead.received_at'])
    .select(['lead_delivery.id', 'lead_delivery.next_at', 'lead_delivery.attempts'])
    .where('lead_delivery.done_at', 'is', null)
    .where('lead.received_at', '>', new Date(now.getTime() + aheadMs).toISOString())
    .limit(leadsMax)

/**
 * Corrects contacts that were received while a clock was ahead, whose deliveries would wait until then: receipt and next
 * attempts are moved back by as much.
 * @returns corrected deliveries, and how far the clock was ahead at most.
 */
export const correctLeadsAhead = (db: Database, now: Date): Promise<{ deliveries: number; aheadMs: number }> =>
  db.transaction().execute(async transaction => {
    const rows = await selectReceivedAhead(transaction, now).execute()
    for (const { organisation_id, lead_id, id, received_at, next_at, attempts } of rows) {
      await transaction
        .updateTable('lead_delivery')
        .set({ next_at: withoutLead(next_at, Date.parse(received_at) - now.getTime(), now) })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('done_at', 'is', null)
        .execute()
      await transaction
        .updateTable('lead')
        .set({ received_at: now.toISOString() })
        .where('organisation_id', '=', organisation_id)
        .where('id', '=', lead_id)
        .execute()
    }
    const byMs = rows.map(({ received_at }) => Date.parse(received_at) - now.getTime())
    return { deliveries: rows.length, aheadMs: Math.max(0, ...byMs) }
  })

/**
 * Makes waiting retries due after the clock was set back, since their next attempts were calculated while it was ahead.
 * @returns number of deliveries.
 */
export const hastenRetries = async (db: Database, now: Date): Promise<number> => {
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('lead_delivery')
    .set({ next_at: at })
    .where('done_at', 'is', null)
    .where('attempts', '>', 0)
    .where('next_at', '>', at)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
