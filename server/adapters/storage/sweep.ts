import { sql } from 'kysely'
import { dayMs, utcDay } from '#domain/core/instants'
import { getSessionStartCutoff } from '../../ports/session-life.ts'
import type { Database, Records } from './database.ts'
import { expireContents } from './lead-settings.ts'

/** Retention of daily counts, in days including today. */
const usageDays = 90
/** Retention of audit events, in days. */
const auditDays = 400
/** Retention of invitations, in days from sending; they can be answered for the first seven. */
const invitationDays = 30
/** Retention of a revoked key of a user or an organisation, in days: as long as its counts, and the list of keys. */
const revokedKeyDays = usageDays
/** Days after an account's deletion on which the tables are rewritten; once, where the process runs daily. */
const rewritingDays = 2
/** Days after which a letter about a change that no server takes is given up. */
const noticeDays = 3
/** Retention of leads, in days. */
const leadDays = 90
/** Retention of used TOTP time steps, in days, and their length; a code is accepted for 90 seconds. */
const [usedStepDays, codeStepMs] = [2, 30_000]
/** Days within which a sign-up can be confirmed. */
const signUpDays = 7

/**
 * Deletes expired rows, one statement per table; several processes may do so concurrently.
 * @param now determines today's UTC day, and which sessions and letters have expired.
 */
export const sweepRecords = async (db: Database, now: Date): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs)
  await db
    .deleteFrom('usage')
    .where('day', '<', utcDay(daysAgo(usageDays - 1)))
    .execute()
  await db.deleteFrom('audit_event').where('at', '<', daysAgo(auditDays).toISOString()).execute()
  await db
    .deleteFrom('auth_session')
    .where(({ eb, or }) =>
      or([eb('expiresAt', '<', now.toISOString()), eb('createdAt', '<=', getSessionStartCutoff(now).toISOString())]),
    )
    .execute()
  await db.deleteFrom('auth_invitation').where('createdAt', '<', daysAgo(invitationDays).toISOString()).execute()
  await db.deleteFrom('waiting_sign_up').where('created_at', '<', daysAgo(signUpDays).toISOString()).execute()
  // Sign-ups of the previous version, which are stored as accounts.
  await db
    .deleteFrom('auth_user')
    .where('emailVerified', '=', sql<boolean>`false`)
    .where('createdAt', '<', daysAgo(signUpDays).toISOString())
    .execute()
  await db.deleteFrom('organisation_notice').where('at', '<', daysAgo(noticeDays).toISOString()).execute()
  await expireContents(db, now.toISOString())
  await db.deleteFrom('lead').where('received_at', '<', daysAgo(leadDays).toISOString()).execute()
  await db
    .deleteFrom('embed_day')
    .where('day', '<', utcDay(daysAgo(usageDays - 1)))
    .execute()
  await db
    .deleteFrom('used_step')
    .where('step', '<', Math.floor(daysAgo(usedStepDays).getTime() / codeStepMs))
    .execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now.toISOString()).execute()
  await db.deleteFrom('auth_verification').where('expiresAt', '<', now.toISOString()).execute()
  await db
    .deleteFrom('api_key')
    .where('owner_kind', '!=', 'operator')
    .where('revoked_at', '<', daysAgo(revokedKeyDays).toISOString())
    .execute()
}

/**
 * Overwrites deleted data in the engine's files: the log each time, the tables only after a recent account deletion,
 * since that blocks a SQLite file for a moment.
 */
export const purgeDeleted = async ({ db, engine }: Pick<Records, 'db' | 'engine'>, now: Date): Promise<void> => {
  const ended = await db
    .selectFrom('audit_event')
    .select('id')
    .where('action', '=', 'account.deleted')
    .where('at', '>=', new Date(now.getTime() - rewritingDays * dayMs).toISOString())
    .limit(1)
    .executeTakeFirst()
  if (ended) await engine.rewrite(db)
  await engine.emptyLog(db)
}
