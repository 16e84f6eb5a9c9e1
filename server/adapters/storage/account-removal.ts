import type { Transaction } from 'kysely'
import type { AccountRemoval } from '../../ports/account-records.ts'
import { auditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { removeProviderKeys } from './provider-key-store.ts'

/** Deletes an organisation with its provider keys and revokes its keys; false while it has members beside its owner. */
export const removedOrganisation = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  by: string,
  at: string,
): Promise<boolean> => {
  const others = await transaction
    .selectFrom('auth_member')
    .select('id')
    .where('organizationId', '=', organisationId)
    .where('userId', '!=', by)
    .executeTakeFirst()
  if (others) return false
  await transaction
    .updateTable('api_key')
    .set({ revoked_at: at, revoked_by: by })
    .where('owner_kind', '=', 'organisation')
    .where('owner_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .execute()
  await removeProviderKeys(transaction, { kind: 'organisation', id: organisationId })
  await transaction.deleteFrom('auth_organization').where('id', '=', organisationId).execute()
  return true
}

/** The end of an account, as one step. */
export const accountRemoval = (db: Database): AccountRemoval => ({
  removeUser: (userId, at, event) =>
    db.transaction().execute(async transaction => {
      const owned = await transaction
        .selectFrom('auth_member')
        .select('organizationId')
        .where('userId', '=', userId)
        .where('role', '=', 'owner')
        .executeTakeFirst()
      if (owned && !(await removedOrganisation(transaction, owned.organizationId, userId, at))) return 'soleOwner'
      await transaction
        .updateTable('api_key')
        .set(({ fn, ref, val }) => ({
          revoked_at: fn.coalesce(ref('revoked_at'), val(at)),
          owner_kind: 'deleted' as const,
          owner_id: null,
        }))
        .where('owner_kind', '=', 'user')
        .where('owner_id', '=', userId)
        .execute()
      await removeProviderKeys(transaction, { kind: 'user', id: userId })
      await transaction.deleteFrom('auth_user').where('id', '=', userId).execute()
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return 'removed'
    }),
})
