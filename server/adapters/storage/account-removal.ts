import type { Transaction } from 'kysely'
import type { AccountRemoval } from '../../ports/account-records.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { SecretRotation } from '../../ports/webhooks.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { recordDeparture } from './departures.ts'
import type { Engine } from './engine.ts'
import { recordEvent } from './notice-store.ts'
import { findOpenTransfer, removeTransfersOf } from './ownership-transfer.ts'
import { detachKeys, redactEvents, removeTraces } from './person-traces.ts'
import { removeProviderKeys } from './provider-key-store.ts'
import { lockUser } from './user-lock.ts'

/** Deletes an organisation with its provider keys, and revokes its keys. */
export const removeOrganisationRows = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  at: string,
): Promise<void> => {
  const owner = { kind: 'organisation', id: organisationId } as const
  await detachKeys(transaction, owner, at)
  await redactEvents(transaction, owner)
  await removeProviderKeys(transaction, owner)
  await transaction.deleteFrom('auth_organization').where('id', '=', organisationId).execute()
}

/**
 * Deletes an organisation with its provider keys, and revokes its keys; false while it has members other than its
 * owner, or while a transfer of its ownership can be undone.
 */
export const removeOrganisation = async (
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
  if (others || (await findOpenTransfer(transaction, organisationId, at))) return false
  await removeOrganisationRows(transaction, organisationId, at)
  return true
}

/** Removes a member who is not the owner from its organisation, with an event; what it made ends or is suspended. */
const removeAccountMember = async (
  transaction: Transaction<Tables>,
  { userId, organisationId, rotation }: { userId: string; organisationId: string; rotation: SecretRotation },
  event: AuditEvent,
): Promise<void> => {
  const left: AuditEvent = {
    ...event,
    owner: { kind: 'organisation', id: organisationId },
    action: 'member.removed',
    targetId: userId,
  }
  const departure = { organisationId, userId, reason: 'deleted' as const, rotation }
  await recordEvent(transaction, await recordDeparture(transaction, departure, left))
}

/**
 * Ends a user's membership, and deletes the organisation of a sole owner; `soleOwner` for the owner of one with other
 * members, `moved` where the user has joined an organisation that is not locked.
 */
const endMembership = async (
  transaction: Transaction<Tables>,
  engine: Pick<Engine, 'lockOwner'>,
  { userId, at, rotation }: { userId: string; at: string; rotation: SecretRotation },
  event: AuditEvent,
): Promise<'ended' | 'soleOwner' | 'moved'> => {
  const membership = () =>
    transaction
      .selectFrom('auth_member')
      .select(['organizationId', 'role'])
      .where('userId', '=', userId)
      .executeTakeFirst()
  const seen = await membership()
  if (seen) await engine.lockOwner(transaction, { kind: 'organisation', id: seen.organizationId })
  await lockUser(transaction, engine, userId)
  // Role and organisation may have changed before the locks were acquired.
  const own = await membership()
  if (!own) return 'ended'
  const { organizationId: organisationId, role } = own
  if (organisationId !== seen?.organizationId) return 'moved'
  if (role === 'owner')
    return (await removeOrganisation(transaction, organisationId, userId, at)) ? 'ended' : 'soleOwner'
  await removeAccountMember(transaction, { userId, organisationId, rotation }, event)
  return 'ended'
}

/** Deletes an account in one transaction, then purges its remains from the engine's log. */
export const createAccountRemoval = (db: Database, engine: Pick<Engine, 'lockOwner' | 'emptyLog'>): AccountRemoval => ({
  removeUser: async (userId, { at, rotation }, event) => {
    const removeOnce = (): Promise<'removed' | 'soleOwner' | 'moved'> =>
      db.transaction().execute(async transaction => {
        const membership = await endMembership(transaction, engine, { userId, at, rotation }, event)
        if (membership !== 'ended') return membership
        await removeProviderKeys(transaction, { kind: 'user', id: userId })
        await removeTraces(transaction, userId, at)
        await removeTransfersOf(transaction, userId)
        await transaction.deleteFrom('auth_user').where('id', '=', userId).execute()
        await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
        return 'removed'
      })
    let result = await removeOnce()
    // Again with the lock of the organisation that the user has joined meanwhile.
    while (result === 'moved') result = await removeOnce()
    // The account is already deleted: the sweep retries a failure here, and logs it.
    if (result === 'removed') await engine.emptyLog(db).catch(() => undefined)
    return result
  },
})
