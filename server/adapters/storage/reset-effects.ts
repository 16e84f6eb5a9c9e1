import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import type { Role } from '../../ports/accounts.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import { toAuditRow } from './audit-store.ts'
import type { Tables } from './database.ts'
import { sqlTrue } from './engine.ts'
import { removeProviderKeys } from './provider-key-store.ts'

/** Active keys of a user, personal ones and those that it made for an organisation. */
const areActiveKeysOf =
  (userId: string) =>
  ({ and, eb, or }: ExpressionBuilder<Tables, 'api_key'>): Expression<SqlBool> =>
    and([
      eb('revoked_at', 'is', null),
      or([eb('created_by', '=', userId), and([eb('owner_kind', '=', 'user'), eb('owner_id', '=', userId)])]),
    ])

/** Revokes all active keys of a user, each with an event, and deletes its provider keys; false where it had none. */
export const endKeysOf = async (
  transaction: Transaction<Tables>,
  userId: string,
  { at, ...event }: AuditEvent,
): Promise<boolean> => {
  const provider = await transaction
    .selectFrom('provider_key')
    .select('id')
    .where('owner_kind', '=', 'user')
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  await removeProviderKeys(transaction, { kind: 'user', id: userId })
  const keys = await transaction
    .updateTable('api_key')
    .set({ revoked_at: at, revoked_by: userId })
    .where(areActiveKeysOf(userId))
    .returning(['id', 'owner_kind', 'owner_id'])
    .execute()
  const revoked = keys.map(({ id, owner_kind: kind, owner_id }): AuditEvent => {
    const owner = kind === 'organisation' ? ({ kind, id: owner_id ?? '' } as const) : event.owner
    return { ...event, at, owner, action: 'key.revoked', targetId: id }
  })
  if (revoked.length > 0) await transaction.insertInto('audit_event').values(revoked.map(toAuditRow)).execute()
  return provider !== undefined || keys.length > 0
}

/** Whether passkeys, a second step, keys, or webhooks of an organisation are left; roles may change its webhooks. */
export const hasThingsLeft = async (
  transaction: Transaction<Tables>,
  userId: string,
  webhookRoles: readonly Role[],
): Promise<boolean> => {
  const { twoFactorEnabled } = await transaction
    .selectFrom('auth_user')
    .select(({ eb }) => eb('twoFactorEnabled', '=', sqlTrue).as('twoFactorEnabled'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (twoFactorEnabled) return true
  const key = await transaction
    .selectFrom('api_key')
    .select('id')
    .where(areActiveKeysOf(userId))
    .limit(1)
    .executeTakeFirst()
  if (key) return true
  const webhook = await transaction
    .selectFrom('webhook')
    .innerJoin('auth_member', 'auth_member.organizationId', 'webhook.organisation_id')
    .select('webhook.id')
    .where('auth_member.userId', '=', userId)
    .where('auth_member.role', 'in', [...webhookRoles])
    .limit(1)
    .executeTakeFirst()
  return webhook !== undefined
}
