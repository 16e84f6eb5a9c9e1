import type { PersonRecords, ProfileRecords, SessionRecords } from '../../ports/account-records.ts'
import type { Locale } from '../../ports/accounts.ts'
import { calculateSessionEnd, getSessionStartCutoff } from '../../ports/session-life.ts'
import { toUtcInstant } from './account-tables.ts'
import type { Database } from './database.ts'

/** Finds persons by e-mail or id. */
const createPersonFinder = (db: Database): PersonRecords => ({
  byEmail: async email => {
    const row = await db
      .selectFrom('auth_user')
      .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
      .select(['auth_user.id', 'auth_user.name', 'account_profile.locale'])
      .where('auth_user.email', '=', email)
      .executeTakeFirst()
    return row && { id: row.id, name: row.name, locale: row.locale ?? undefined }
  },
  hasSignedInFrom: async (email, shownAddress) => {
    const row = await db
      .selectFrom('audit_event')
      .innerJoin('auth_user', 'auth_user.id', 'audit_event.owner_id')
      .select('audit_event.id')
      .where('audit_event.owner_kind', '=', 'user')
      .where('audit_event.action', '=', 'signIn.ok')
      .where('audit_event.address', '=', shownAddress)
      .where('auth_user.email', '=', email)
      .limit(1)
      .executeTakeFirst()
    // An unknown address never matches.
    return row !== undefined && shownAddress !== ''
  },
  emailOf: async userId => {
    const row = await db.selectFrom('auth_user').select('email').where('id', '=', userId).executeTakeFirst()
    return row?.email
  },
  isInvited: async (email, now) => {
    const row = await db
      .selectFrom('auth_invitation')
      .select('id')
      .where('email', '=', email)
      .where('status', '=', 'pending')
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    return row !== undefined
  },
})

/** Person records beyond the account: language, plan, name. */
export const createPersonStore = (db: Database): PersonRecords & ProfileRecords => ({
  ...createPersonFinder(db),
  profile: async userId => {
    const row = await db
      .selectFrom('account_profile')
      .select(['plan', 'locale', 'mailbox_proven_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return {
      plan: row?.plan ?? 'free',
      locale: row?.locale ?? undefined,
      mailboxProvenAt: row?.mailbox_proven_at ?? undefined,
    }
  },
  save: async (userId, { name, locale, at }) => {
    await db.transaction().execute(async transaction => {
      await transaction.updateTable('auth_user').set({ name, updatedAt: at }).where('id', '=', userId).execute()
      await transaction
        .insertInto('account_profile')
        .values({ user_id: userId, locale })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ locale: locale satisfies Locale }))
        .execute()
    })
  },
})

/** Sessions of users. */
export const createSessionStore = (db: Database): SessionRecords => ({
  ofUser: async (userId, now) => {
    const rows = await db
      .selectFrom('auth_session')
      .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', userId)
      .where('expiresAt', '>', now)
      .where('createdAt', '>', getSessionStartCutoff(new Date(now)).toISOString())
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
      id,
      createdAt: toUtcInstant(createdAt),
      updatedAt: toUtcInstant(updatedAt),
      expiresAt: calculateSessionEnd({ createdAt, expiresAt }).toISOString(),
      address: ipAddress ?? '',
      agent: userAgent ?? '',
    }))
  },
  end: async (userId, id) => {
    const { numDeletedRows } = await db
      .deleteFrom('auth_session')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  endAll: async (userId, exceptId = '') => {
    await db.deleteFrom('auth_session').where('userId', '=', userId).where('id', '!=', exceptId).execute()
  },
})
