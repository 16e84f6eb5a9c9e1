import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ResetEffects, ResetRecords } from '../../ports/reset-records.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { type Engine, sqlTrue } from './engine.ts'
import { removeSecondStep } from './second-step-store.ts'

/*
 * Links are stored among the library's verifications, in its own format, so that links of the previous version work
 * here and vice versa. `value` is the user; half sessions are stored there too, and end with the links.
 */

const deleteLinks = (transaction: Transaction<Tables>, userId: string) =>
  transaction.deleteFrom('auth_verification').where('value', '=', userId)

const updatePassword = (
  transaction: Transaction<Tables>,
  { userId, passwordHash, at }: { userId: string; passwordHash: string; at: string },
) =>
  transaction
    .updateTable('auth_account')
    .set({ password: passwordHash, updatedAt: at })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')

/** Ends all sessions of the old password, and every link. */
const endSessionsAndLinks = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.deleteFrom('auth_session').where('userId', '=', userId).execute()
  await deleteLinks(transaction, userId).execute()
}

/** Whether any key created by a user, personal or of an organisation, is active. */
const hasActiveKeys = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> => {
  const key = await transaction
    .selectFrom('api_key')
    .select('id')
    .where('revoked_at', 'is', null)
    .where(({ and, eb, or }) =>
      or([eb('created_by', '=', userId), and([eb('owner_kind', '=', 'user'), eb('owner_id', '=', userId)])]),
    )
    .executeTakeFirst()
  return key !== undefined
}

/**
 * Records that the account owns the mailbox; the first time, earlier sign-ups and second factors are removed and
 * earlier keys reported.
 */
const proveMailbox = async (transaction: Transaction<Tables>, userId: string, at: string): Promise<ResetEffects> => {
  const profile = await transaction
    .selectFrom('account_profile')
    .select('mailbox_proven_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (profile && profile.mailbox_proven_at !== null) return { isSecondStepRemoved: false, hasEarlierKeys: false }
  const { email } = await transaction
    .updateTable('auth_user')
    // A literal of both engines, whose drivers bind booleans differently.
    .set({ emailVerified: sqlTrue, updatedAt: at })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await transaction.deleteFrom('waiting_sign_up').where('email', '=', email).execute()
  await transaction
    .insertInto('account_profile')
    .values({ user_id: userId, mailbox_proven_at: at })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ mailbox_proven_at: at }))
    .execute()
  return {
    isSecondStepRemoved: await removeSecondStep(transaction, userId),
    hasEarlierKeys: await hasActiveKeys(transaction, userId),
  }
}

/** Password reset links and password changes, as records. */
export const createResetStore = (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): ResetRecords => ({
  keepLink: async (email, { hash, expiresAt }, now) => {
    const user = await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst()
    await db
      .insertInto('auth_verification')
      .values({
        ...{ id: `ver_${randomBytes(12).toString('hex')}`, identifier: hash, value: user?.id ?? '', expiresAt },
        ...{ createdAt: now, updatedAt: now },
      })
      .execute()
    return { isKnown: user !== undefined }
  },
  ofLink: (hash, now) =>
    db
      .selectFrom('auth_verification')
      .innerJoin('auth_user', 'auth_user.id', 'auth_verification.value')
      .select(['auth_user.id as userId', 'auth_user.email'])
      .where('auth_verification.identifier', '=', hash)
      .where('auth_verification.expiresAt', '>', now)
      .executeTakeFirst(),
  reset: (hash, { userId, passwordHash, at, event }) =>
    db.transaction().execute(async transaction => {
      // Otherwise two links of one user would deadlock.
      await lockOwner(transaction, { kind: 'user', id: userId })
      const { numDeletedRows } = await deleteLinks(transaction, userId)
        .where('identifier', '=', hash)
        .where('expiresAt', '>', at)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return undefined
      await updatePassword(transaction, { userId, passwordHash, at }).execute()
      await endSessionsAndLinks(transaction, userId)
      const result = await proveMailbox(transaction, userId, at)
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return result
    }),
  change: ({ userId, oldHash, passwordHash, at, event }) =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, { kind: 'user', id: userId })
      const { numUpdatedRows } = await updatePassword(transaction, { userId, passwordHash, at })
        .where('password', '=', oldHash)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await endSessionsAndLinks(transaction, userId)
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return true
    }),
})
