import type { Transaction } from 'kysely'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import { recordDeparture } from './departures.ts'
import type { Engine } from './engine.ts'
import { hasMemberRole } from './organisation-invitations.ts'
import { createOwnershipTransfer } from './ownership-transfer.ts'

const updateMember = (transaction: Transaction<Tables>, organisationId: string, id: string) =>
  transaction.updateTable('auth_member').where('organizationId', '=', organisationId).where('id', '=', id)

/** Changes the members of an organisation and their roles; a member who loses rights departs with its keys and webhooks. */
export const createMemberStore = (
  db: Database,
  engine: Pick<Engine, 'lockOwner'>,
): Pick<
  OrganisationRecords,
  'setRole' | 'transferOwnership' | 'undoTransfer' | 'openTransfer' | 'transferFrom' | 'removeMember'
> => {
  const change = createOrganisationEventRecorder(db, engine)
  return {
    ...createOwnershipTransfer(db, engine),
    setRole: ({ organisationId, id, userId }, { role, inviting, rotation }, by, event) =>
      change(organisationId, event, async transaction => {
        if (!(await hasMemberRole(transaction, organisationId, by))) return false
        // The owner's role changes only by a transfer of ownership.
        const { numUpdatedRows } = await updateMember(transaction, organisationId, id)
          .set({ role })
          .where('role', '!=', 'owner')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        if (inviting.includes(role)) return true
        return recordDeparture(transaction, { organisationId, userId, reason: 'demoted', rotation }, event)
      }),
    removeMember: ({ organisationId, id, userId }, { by, rotation }, event) =>
      change(organisationId, event, async transaction => {
        if (by && !(await hasMemberRole(transaction, organisationId, by))) return false
        const { numDeletedRows } = await transaction
          .deleteFrom('auth_member')
          .where('organizationId', '=', organisationId)
          .where('id', '=', id)
          .where('role', '!=', 'owner')
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        const reason = by ? 'removed' : 'left'
        return recordDeparture(transaction, { organisationId, userId, reason, rotation }, event)
      }),
  }
}
