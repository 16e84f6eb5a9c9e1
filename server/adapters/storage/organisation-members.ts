import type { Transaction } from 'kysely'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { endUserInvitations, hasMemberRole } from './organisation-invitations.ts'

const updateMember = (transaction: Transaction<Tables>, organisationId: string, id: string) =>
  transaction.updateTable('auth_member').where('organizationId', '=', organisationId).where('id', '=', id)

/** Changes the members of an organisation and their roles. */
export const createMemberStore = (
  db: Database,
  engine: Pick<Engine, 'lockOwner'>,
): Pick<OrganisationRecords, 'setRole' | 'transferOwnership' | 'removeMember'> => {
  const change = createOrganisationEventRecorder(db, engine)
  return {
    setRole: ({ organisationId, id, userId }, { role, inviting }, by, event) =>
      change(organisationId, event, async transaction => {
        if (!(await hasMemberRole(transaction, organisationId, by))) return false
        // The owner's role changes only by a transfer of ownership.
        const { numUpdatedRows } = await updateMember(transaction, organisationId, id)
          .set({ role })
          .where('role', '!=', 'owner')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        if (!inviting.includes(role)) await endUserInvitations(transaction, { organisationId, userId }, event)
        return true
      }),
    transferOwnership: (organisationId, fromMemberId, toMemberId, event) =>
      change(organisationId, event, async transaction => {
        const owner = await transaction
          .selectFrom('auth_member')
          .select('id')
          .where('organizationId', '=', organisationId)
          .where('role', '=', 'owner')
          .executeTakeFirst()
        if (owner?.id !== fromMemberId) return false
        const { numUpdatedRows } = await updateMember(transaction, organisationId, toMemberId)
          .set({ role: 'owner' })
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await updateMember(transaction, organisationId, fromMemberId).set({ role: 'admin' }).execute()
        return true
      }),
    removeMember: ({ organisationId, id, userId }, by, event) =>
      change(organisationId, event, async transaction => {
        if (by && !(await hasMemberRole(transaction, organisationId, by))) return false
        const { numDeletedRows } = await transaction
          .deleteFrom('auth_member')
          .where('organizationId', '=', organisationId)
          .where('id', '=', id)
          .where('role', '!=', 'owner')
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await endUserInvitations(transaction, { organisationId, userId }, event)
        return true
      }),
  }
}
