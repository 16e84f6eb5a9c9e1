import type { Transaction } from 'kysely'
import type { Tables } from './database.ts'

/** Whose traces go: of a user, or of an organisation that ends with its only member. */
interface Owner {
  kind: 'user' | 'organisation'
  id: string
}

/**
 * Revokes the keys of an owner and takes from them what somebody typed or could be found by. Row, hash and display stay for
 * as long as their counts do, so that a call with such a key is still refused as one that was revoked.
 */
export const disownKeys = async (transaction: Transaction<Tables>, owner: Owner, at: string): Promise<void> => {
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

/** Takes addresses and details from the events of an owner; who did what to which id, and when, stays. */
export const bareEvents = async (transaction: Transaction<Tables>, owner: Owner): Promise<void> => {
  await transaction
    .updateTable('audit_event')
    .set({ address: null, detail: '{}' })
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .execute()
}

/** Deletes what waits for an e-mail without being part of its account: invitations, sign-ups, links of letters. */
const removeWaiting = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  const user = await transaction.selectFrom('auth_user').select('email').where('id', '=', userId).executeTakeFirst()
  if (user) {
    await transaction.deleteFrom('auth_invitation').where('email', '=', user.email).execute()
    await transaction.deleteFrom('waiting_sign_up').where('email', '=', user.email).execute()
  }
  await transaction.deleteFrom('auth_verification').where('value', '=', userId).execute()
}

/**
 * Deletes the traces of a user who is about to be deleted, beside the rows that go with theirs. Of the events, those of the
 * person's own account and those in its organisation, the ids stay.
 */
export const removeTraces = async (transaction: Transaction<Tables>, userId: string, at: string): Promise<void> => {
  const owner = { kind: 'user', id: userId } as const
  await disownKeys(transaction, owner, at)
  await bareEvents(transaction, owner)
  await transaction
    .updateTable('audit_event')
    .set({ address: null })
    .where('actor_kind', '=', 'user')
    .where('actor_id', '=', userId)
    .execute()
  await removeWaiting(transaction, userId)
}
