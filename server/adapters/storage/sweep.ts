import { dayMs, utcDay } from '#domain/core/instants'
import type { Database } from './database.ts'

/** Days whose counts stay stored, today among them. */
const usageDays = 90
/** Days for which audit events are stored. */
const auditDays = 400

/**
 * Deletes what is older than its time, one statement a table; several processes may do it at once.
 * @param now decides which UTC day is today, and which sessions and letters are over.
 */
export const sweep = async (db: Database, now: Date): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs)
  await db
    .deleteFrom('usage')
    .where('day', '<', utcDay(daysAgo(usageDays - 1)))
    .execute()
  await db.deleteFrom('audit_event').where('at', '<', daysAgo(auditDays).toISOString()).execute()
  await db.deleteFrom('auth_session').where('expiresAt', '<', now.toISOString()).execute()
  await db.deleteFrom('auth_verification').where('expiresAt', '<', now.toISOString()).execute()
}
