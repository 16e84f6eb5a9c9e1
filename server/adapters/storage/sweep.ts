import type { Database } from './database.ts'

/** Days of daily counts that are kept, today among them. */
const usageDays = 90
/** Days for which what was done in accounts is kept. */
const auditDays = 400
const dayMs = 86_400_000

/**
 * Deletes what is older than it is kept for, one statement a table; several processes may do it at once.
 * @param now decides which UTC day is today, and which sessions and letters are over.
 */
export const sweep = async (db: Database, now: Date): Promise<void> => {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString()
  await db
    .deleteFrom('usage')
    .where('day', '<', daysAgo(usageDays - 1).slice(0, 10))
    .execute()
  await db.deleteFrom('audit_event').where('at', '<', daysAgo(auditDays)).execute()
  await db.deleteFrom('auth_session').where('expiresAt', '<', now.toISOString()).execute()
  await db.deleteFrom('auth_verification').where('expiresAt', '<', now.toISOString()).execute()
}
