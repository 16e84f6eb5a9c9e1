import type { Database } from '#server/adapters/storage/database'
import { applyRetention } from '#server/adapters/storage/retention'

/** Deletes what has expired, as each day does; fails where a rule does. */
export const deleteExpired = (db: Database, now: Date): Promise<void> =>
  applyRetention(db, now, {
    retentionApplied: () => {},
    retentionFailed: (name, cause) => {
      throw new Error(`retention of ${name}`, { cause })
    },
  })
