import type { PersonRecords, ProfileRecords, SessionRecords } from '../../ports/account-records.ts'
import type { Locale } from '../../ports/accounts.ts'
import { instantOf } from './account-tables.ts'
import type { Database } from './database.ts'

/** Persons beside their accounts: language, plan, name. */
export const recordedPersons = (db: Database): PersonRecords & ProfileRecords => ({
  setLocale: async (userId, locale) => {
    await db
      .insertInto('account_profile')
      .values({ user_id: userId, locale })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ locale }))
      .execute()
  },
  byEmail: async email => {
    const row = await db.selectFrom('auth_user').select(['id', 'name']).where('email', '=', email).executeTakeFirst()
    return row && { id: row.id, name: row.name }
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
  profile: async userId => {
    const row = await db
      .selectFrom('account_profile')
      .select(['plan', 'locale'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return { plan: row?.plan ?? 'free', locale: row?.locale ?? undefined }
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

/** The sessions of persons. */
export const recordedSessions = (db: Database): SessionRecords => ({
  ofUser: async (userId, now) => {
    const rows = await db
      .selectFrom('auth_session')
      .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', userId)
      .where('expiresAt', '>', now)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
      id,
      createdAt: instantOf(createdAt),
      updatedAt: instantOf(updatedAt),
      expiresAt: instantOf(expiresAt),
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
