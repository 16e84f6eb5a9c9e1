import type { Transaction } from 'kysely'
import type { Tables } from './database.ts'

/** Owner whose data are removed: a user, or an organisation deleted with its only member. */
interface Owner {
  kind: 'user' | 'organisation'
  id: string
}

/**
 * Revokes an owner's keys and clears their personal data. Row, hash and displayed parts are kept as long as the counts,
 * so that a call with such a key is still refused as revoked.
 */
export const detachKeys = async (transaction: Transaction<Tables>, owner: Owner, at: string): Promise<void> => {
  await transaction
    .updateTable('api_key')
    .set(({ fn, ref, val }) => ({
      revoked_at: fn.coalesce(ref('revoked_at'), val(at)),
      owner_kind: 'deleted' as const,
      owner_id: null,
      name: '',
      origins: '[]',
      created_by: null,
      revoked_by: null,
      creation_id: null,
      public_text: null,
    }))
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .execute()
}

/** Clears addresses and details from an owner's events; actor, action, target id and time are kept. */
export const redactEvents = async (transaction: Transaction<Tables>, owner: Owner): Promise<void> => {
  await transaction
    .updateTable('audit_event')
    .set({ address: null, detail: '{}' })
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .execute()
}

/** Deletes pending data of an e-mail outside its account: invitations, sign-ups, links of letters. */
const removePendingData = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  const user = await transaction.selectFrom('auth_user').select('email').where('id', '=', userId).executeTakeFirst()
  if (user) {
    await transaction.deleteFrom('auth_invitation').where('email', '=', user.email).execute()
    await transaction.deleteFrom('waiting_sign_up').where('email', '=', user.email).execute()
    await transaction.deleteFrom('email_change').where('email', '=', user.email).execute()
    await transaction
      .deleteFrom('organisation_notice')
      .where('detail', '=', JSON.stringify({ email: user.email }))
      .execute()
  }
  await transaction.deleteFrom('auth_verification').where('value', '=', userId).execute()
}

/**
 * Deletes data of a user about to be deleted that do not cascade. Events of the user's account and organisation keep
 * the ids.
 */
export const removeTraces = async (transaction: Transaction<Tables>, userId: string, at: string): Promise<void> => {
  const owner = { kind: 'user', id: userId } as const
  await detachKeys(transaction, owner, at)
  await redactEvents(transaction, owner)
  await transaction
    .updateTable('audit_event')
    .set({ address: null })
    .where('actor_kind', '=', 'user')
    .where('actor_id', '=', userId)
    .execute()
  await removePendingData(transaction, userId)
}
