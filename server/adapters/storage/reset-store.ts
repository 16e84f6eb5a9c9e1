import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { AuditEvent } from '../../ports/audit.ts'
import type { ResetRecords } from '../../ports/reset-records.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { type Engine, sqlTrue } from './engine.ts'
import { endKeysOf, hasThingsLeft } from './reset-effects.ts'
import { removeSecondStep } from './second-step-store.ts'

/*
 * Links are stored among the library's verifications, in its own format, so that links of the previous version work
 * here and vice versa. `value` is the user; half sessions are stored there too, and end with the links.
 */

/** Days after the first confirmation within which a reset counts as the first proof of the mailbox. */
const firstDays = 7

const isInFirstDays = (confirmedAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(confirmedAt) < firstDays * dayMs

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

/** Ends all sessions of the old password or address, every link, half sessions, and a change of the address that waits. */
export const endSessionsAndLinks = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.deleteFrom('auth_session').where('userId', '=', userId).execute()
  await deleteLinks(transaction, userId).execute()
  await transaction.deleteFrom('email_change').where('user_id', '=', userId).execute()
}

/**
 * Records that the account owns the mailbox. The first time, other sign-ups and second factors are removed, and after a
 * sign-up of the last seven days the keys too.
 * @returns whether anything ended that had been set up.
 */
const proveMailbox = async (
  transaction: Transaction<Tables>,
  userId: string,
  { at, event }: { at: string; event: AuditEvent },
): Promise<boolean> => {
  const profile = await transaction
    .selectFrom('account_profile')
    .select(['mailbox_proven_at', 'mailbox_reset_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const confirmedAt = profile?.mailbox_proven_at ?? undefined
  if (confirmedAt !== undefined && (profile?.mailbox_reset_at != null || !isInFirstDays(confirmedAt, at))) return false
  const { email } = await transaction
    .updateTable('auth_user')
    // A literal of both engines, whose drivers bind booleans differently.
    .set({ emailVerified: sqlTrue, updatedAt: at })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await transaction.deleteFrom('waiting_sign_up').where('email', '=', email).execute()
  const proof = { mailbox_proven_at: at, mailbox_reset_at: at }
  await transaction
    .insertInto('account_profile')
    .values({ user_id: userId, ...proof })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(proof))
    .execute()
  const isSecondStepRemoved = await removeSecondStep(transaction, userId)
  // An account without a confirmed sign-up may be years old: its owner is asked about its keys.
  const areKeysEnded = confirmedAt !== undefined && (await endKeysOf(transaction, userId, event))
  return isSecondStepRemoved || areKeysEnded
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
  reset: (hash, { userId, passwordHash, at, event, webhookRoles }) =>
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
      const hasEnded = await proveMailbox(transaction, userId, { at, event })
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return { hasEnded, hasLeft: await hasThingsLeft(transaction, userId, webhookRoles) }
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
