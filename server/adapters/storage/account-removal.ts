import type { Transaction } from 'kysely'
import type { AccountRemoval } from '../../ports/account-records.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import { auditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { endInvitationsOf } from './organisation-invitations.ts'
import { bareEvents, disownKeys, removeTraces } from './person-traces.ts'
import { removeProviderKeys } from './provider-key-store.ts'

/** Deletes an organisation with its provider keys, and ends its keys; false while it has members beside its owner. */
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
  const owner = { kind: 'organisation', id: organisationId } as const
  await disownKeys(transaction, owner, at)
  await bareEvents(transaction, owner)
  await removeProviderKeys(transaction, owner)
  await transaction.deleteFrom('auth_organization').where('id', '=', organisationId).execute()
  return true
}

/** Takes a member who is not the owner out of its organisation, which is told so; its open invitations end. */
const removedMember = async (
  transaction: Transaction<Tables>,
  { userId, organisationId }: { userId: string; organisationId: string },
  event: AuditEvent,
): Promise<void> => {
  const left: AuditEvent = {
    ...event,
    owner: { kind: 'organisation', id: organisationId },
    action: 'member.removed',
    targetId: userId,
  }
  await endInvitationsOf(transaction, { organisationId, userId }, left)
  await transaction.insertInto('audit_event').values(auditRow(left)).execute()
}

/** Ends the membership of a user, and its organisation where it is alone in it; false while it owns one of others. */
const membershipEnded = async (
  transaction: Transaction<Tables>,
  { lockOwner }: Pick<Engine, 'lockOwner'>,
  { userId, at }: { userId: string; at: string },
  event: AuditEvent,
): Promise<boolean> => {
  const membership = () =>
    transaction
      .selectFrom('auth_member')
      .select(['organizationId', 'role'])
      .where('userId', '=', userId)
      .executeTakeFirst()
  const seen = await membership()
  if (!seen) return true
  const organisationId = seen.organizationId
  await lockOwner(transaction, { kind: 'organisation', id: organisationId })
  // The role may have changed before the lock was had.
  const { role } = (await membership()) ?? {}
  if (role === 'owner') return removedOrganisation(transaction, organisationId, userId, at)
  if (role) await removedMember(transaction, { userId, organisationId }, event)
  return true
}

/** The end of an account, as one step; then the engine lets go of what it still holds of the rows. */
export const accountRemoval = (db: Database, engine: Pick<Engine, 'lockOwner' | 'emptyLog'>): AccountRemoval => ({
  removeUser: async (userId, at, event) => {
    const result = await db.transaction().execute(async transaction => {
      if (!(await membershipEnded(transaction, engine, { userId, at }, event))) return 'soleOwner'
      await removeProviderKeys(transaction, { kind: 'user', id: userId })
      await removeTraces(transaction, userId, at)
      await transaction.deleteFrom('auth_user').where('id', '=', userId).execute()
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return 'removed'
    })
    // The account is gone already: what fails here is done again, and told, by the sweep.
    if (result === 'removed') await engine.emptyLog(db).catch(() => undefined)
    return result
  },
})
