import type { Transaction } from 'kysely'
import type { OrganisationRecords } from '../../ports/account-records.ts'
import { changingOrganisation } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { endInvitationsOf, hasRole } from './organisation-invitations.ts'

const memberRow = (transaction: Transaction<Tables>, organisationId: string, id: string) =>
  transaction.updateTable('auth_member').where('organizationId', '=', organisationId).where('id', '=', id)

/** Changes who belongs to an organisation, and as what. */
export const organisationMembers = (
  db: Database,
  engine: Pick<Engine, 'lockOwner'>,
): Pick<OrganisationRecords, 'setRole' | 'transferOwnership' | 'removeMember'> => {
  const change = changingOrganisation(db, engine)
  return {
    setRole: ({ organisationId, id, userId }, { role, inviting }, by, event) =>
      change(organisationId, event, async transaction => {
        if (!(await hasRole(transaction, organisationId, by))) return false
        // The owner's role changes only by a transfer of ownership.
        const { numUpdatedRows } = await memberRow(transaction, organisationId, id)
          .set({ role })
          .where('role', '!=', 'owner')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        if (!inviting.includes(role)) await endInvitationsOf(transaction, { organisationId, userId }, event)
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
        const { numUpdatedRows } = await memberRow(transaction, organisationId, toMemberId)
          .set({ role: 'owner' })
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await memberRow(transaction, organisationId, fromMemberId).set({ role: 'admin' }).execute()
        return true
      }),
    removeMember: ({ organisationId, id, userId }, by, event) =>
      change(organisationId, event, async transaction => {
        if (by && !(await hasRole(transaction, organisationId, by))) return false
        const { numDeletedRows } = await transaction
          .deleteFrom('auth_member')
          .where('organizationId', '=', organisationId)
          .where('id', '=', id)
          .where('role', '!=', 'owner')
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await endInvitationsOf(transaction, { organisationId, userId }, event)
        return true
      }),
  }
}
