import { sql } from 'kysely'
import { dayMs, utcDay } from '#domain/core/instants'
import { lastStartOver } from '../../ports/session-life.ts'
import type { Database, Records } from './database.ts'
import { expireContents } from './lead-settings.ts'

/** Days whose counts stay stored, today among them. */
const usageDays = 90
/** Days for which audit events are stored. */
const auditDays = 400
/** Days for which an invitation is stored, from the letter on; it can be answered in the first seven. */
const invitationDays = 30
/** Days for which a key of a user or an organisation is stored after its end: as long as its counts, and the list of keys. */
const revokedKeyDays = usageDays
/** Days for which the tables are written anew after the end of an account; once, where the process runs every day. */
const rewritingDays = 2
/** Days for which it is stored that a contact was received. */
const leadDays = 90
/** Days for which a sign-up waits for its e-mail to be confirmed. */
const signUpDays = 7

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
  await db
    .deleteFrom('auth_session')
    .where(({ eb, or }) =>
      or([eb('expiresAt', '<', now.toISOString()), eb('createdAt', '<=', lastStartOver(now).toISOString())]),
    )
    .execute()
  await db.deleteFrom('auth_invitation').where('createdAt', '<', daysAgo(invitationDays).toISOString()).execute()
  await db.deleteFrom('waiting_sign_up').where('created_at', '<', daysAgo(signUpDays).toISOString()).execute()
  // Those of the version before, which stand among the accounts.
  await db
    .deleteFrom('auth_user')
    .where('emailVerified', '=', sql<boolean>`false`)
    .where('createdAt', '<', daysAgo(signUpDays).toISOString())
    .execute()
  await expireContents(db, now.toISOString())
  await db.deleteFrom('lead').where('received_at', '<', daysAgo(leadDays).toISOString()).execute()
  await db
    .deleteFrom('embed_day')
    .where('day', '<', utcDay(daysAgo(usageDays - 1)))
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
 * Lets the engine overwrite what was deleted: the log each time, the tables where an account has ended of late, since that
 * stops a SQLite file for a moment.
 */
export const overwriteDeleted = async ({ db, engine }: Pick<Records, 'db' | 'engine'>, now: Date): Promise<void> => {
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
