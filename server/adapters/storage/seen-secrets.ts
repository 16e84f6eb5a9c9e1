import type { Selectable } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { Role } from '../../ports/accounts.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { DepartureReason } from '../../ports/change-notices.ts'
import type { SecretRotation } from '../../ports/webhooks.ts'
import type { Database } from './database.ts'
import { seenSecretDays } from './departures.ts'
import { toStoredWebhook } from './lead-rows.ts'
import type { LeadTables } from './lead-tables.ts'
import { recordEvent } from './notice-store.ts'
import { toSealedColumns } from './sealed-columns.ts'

type WebhookRow = Selectable<LeadTables['webhook']>

/** Event of a departure that the records have no event of, since they were restored from before it. */
const createRestoredDeparture = (
  { organisation_id, secret_by, id, url }: WebhookRow,
  reason: DepartureReason,
  at: string,
): AuditEvent => ({
  ...{ at, actor: { kind: 'system' }, owner: { kind: 'organisation', id: organisation_id } },
  ...{ action: 'webhook.rotated', targetId: id },
  detail: { because: reason === 'demoted' ? 'member.role' : 'member.removed' },
  notice: {
    kind: 'memberLeft',
    detail: { userId: secret_by ?? '', reason, items: [{ kind: 'webhookSecret', name: url }] },
  },
})

/**
 * Replaces signing secrets that were shown to somebody who may no longer see them: a departure does so itself, but not one
 * that is applied again to restored records. The owner gets the letter of the departure.
 * @param roles that may see signing secrets.
 * @returns number of replaced secrets.
 */
export const replaceSeenSecrets = async (
  db: Database,
  { rotation, roles, now }: { rotation: SecretRotation; roles: readonly Role[]; now: Date },
): Promise<number> => {
  const rows = await db
    .selectFrom('webhook')
    .leftJoin('auth_member', join =>
      join
        .onRef('auth_member.organizationId', '=', 'webhook.organisation_id')
        .onRef('auth_member.userId', '=', 'webhook.secret_by'),
    )
    .leftJoin('auth_user', 'auth_user.id', 'webhook.secret_by')
    .selectAll('webhook')
    .select(['auth_member.role', 'auth_user.id as known_id'])
    .where('webhook.secret_by', 'is not', null)
    .where(({ eb, or }) => or([eb('auth_member.role', 'is', null), eb('auth_member.role', 'not in', roles)]))
    .orderBy('webhook.id')
    .execute()
  let count = 0
  for (const { role, known_id, ...row } of rows) {
    const sealed = rotation(toStoredWebhook(row))
    if (!sealed) continue
    const former = known_id === null ? 'deleted' : 'removed'
    const event = createRestoredDeparture(row, role === null ? former : 'demoted', now.toISOString())
    const oldUntil = new Date(now.getTime() + seenSecretDays * dayMs).toISOString()
    const isReplaced = await db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('webhook')
        .set({ ...toSealedColumns(sealed), old_until: oldUntil, secret_by: null, has_new_secret: 1 })
        .where('id', '=', row.id)
        .where('wrapped_dek', '=', row.wrapped_dek)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await recordEvent(transaction, event)
      return numUpdatedRows > 0n
    })
    if (isReplaced) count += 1
  }
  return count
}
