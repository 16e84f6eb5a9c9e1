import type { Database } from './database.ts'

/** Days whose counts stay stored, today among them. */
const usageDays = 90
const dayMs = 86_400_000

/**
 * Deletes what is older than its time, one statement a table; several processes may do it at once.
 * @param now decides which UTC day is today.
 */
export const sweep = async (db: Database, now: Date): Promise<void> => {
  const firstDay = new Date(now.getTime() - (usageDays - 1) * dayMs).toISOString().slice(0, 10)
  await db.deleteFrom('usage').where('day', '<', firstDay).execute()
}
