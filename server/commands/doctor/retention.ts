import { dayMs } from '#domain/core/instants'
import type { Database } from '../../adapters/storage/database.ts'
import { findLateRetention } from '../../adapters/storage/retention.ts'
import { bad, type Finding, findOrReport, good } from './finding.ts'

/** Time after which a row that expired must be deleted: the sweep runs daily. */
export const sweepMs = 2 * dayMs

/** Checks that no row is older than promised, so that the daily sweep has run. */
export const checkRetention = (db: Database, now: Date): Promise<readonly Finding[]> =>
  findOrReport(
    'Retention',
    async () => {
      const late = await findLateRetention(db, new Date(now.getTime() - sweepMs))
      if (late.length === 0) return [good('Retention', 'No row is older than promised.')]
      return late.map(({ name, oldest }) =>
        bad(
          `Retention: ${name}`,
          `The oldest row is of ${oldest.toISOString().slice(0, 10)} and should be deleted.`,
          'Let the service run at all times, and see its log for “expired rows were not deleted”.',
        ),
      )
    },
    'The tables cannot be read: see whether the user of DATABASE_URL may read them.',
  )
