import type { Transaction } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { AuditEvent } from '../../ports/audit.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import { recordDeparture } from './departures.ts'
import type { Engine } from './engine.ts'
import { recordEvent } from './notice-store.ts'
import { lockUser } from './user-lock.ts'

const noTransfer = { handed_over_at: null, handed_over_from: null, handed_over_to: null, handed_over_role: null }

/** Transfer of ownership that can still be undone at an instant. */
export const findOpenTransfer = async (db: Database, organisationId: string, at: string) => {
  const row = await db
    .selectFrom('organisation_profile')
    .select(['handed_over_at', 'handed_over_from', 'handed_over_to', 'handed_over_role'])
    .where('organisation_id', '=', organisationId)
    .where('handed_over_at', '>', new Date(Date.parse(at) - dayMs).toISOString())
    .executeTakeFirst()
  const { handed_over_at: madeAt, handed_over_from: fromId, handed_over_to: toId, handed_over_role: role } = row ?? {}
  return madeAt && fromId && toId && role ? { madeAt, fromId, toId, role } : undefined
}

const setTransfer = (
  transaction: Transaction<Tables>,
  organisationId: string,
  values: Record<keyof typeof noTransfer, string | null>,
) =>
  transaction
    .insertInto('organisation_profile')
    // The role is one of those of the member table.
    .values({ organisation_id: organisationId, ...(values as typeof noTransfer) })
    .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(values as typeof noTransfer))
    .execute()

const selectMember = (transaction: Transaction<Tables>, organisationId: string) =>
  transaction.selectFrom('auth_member').select(['id', 'userId', 'role']).where('organizationId', '=', organisationId)

const setRole = (transaction: Transaction<Tables>, id: string, role: 'owner' | 'admin' | 'member') =>
  transaction.updateTable('auth_member').set({ role }).where('id', '=', id).execute()

/** Removes the transfers that a user could undo, with the deletion of the account. */
export const removeTransfersOf = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.updateTable('organisation_profile').set(noTransfer).where('handed_over_from', '=', userId).execute()
}

type Transfers = Pick<OrganisationRecords, 'transferOwnership' | 'undoTransfer' | 'openTransfer' | 'transferFrom'>

const createTransferFinder =
  (db: Database): Transfers['transferFrom'] =>
  async (userId, at) => {
    const row = await db
      .selectFrom('organisation_profile')
      .innerJoin('auth_organization', 'auth_organization.id', 'organisation_profile.organisation_id')
      .select(['auth_organization.id', 'auth_organization.name'])
      .where('handed_over_from', '=', userId)
      .where('handed_over_at', '>', new Date(Date.parse(at) - dayMs).toISOString())
      .orderBy('handed_over_at', 'desc')
      .executeTakeFirst()
    const transfer = row && (await findOpenTransfer(db, row.id, at))
    return transfer && { ...transfer, organisationId: row.id, organisation: row.name }
  }

type Changes = ReturnType<typeof createOrganisationEventRecorder>

const createTransfer =
  (change: Changes): Transfers['transferOwnership'] =>
  (organisationId, fromMemberId, toMemberId, event) =>
    change(organisationId, event, async transaction => {
      const members = await selectMember(transaction, organisationId).execute()
      const from = members.find(({ role }) => role === 'owner')
      const to = members.find(({ id }) => id === toMemberId)
      if (from?.id !== fromMemberId || !to || to.role === 'owner') return false
      if (await findOpenTransfer(transaction, organisationId, event.at)) return false
      await setRole(transaction, to.id, 'owner')
      await setRole(transaction, from.id, 'admin')
      await setTransfer(transaction, organisationId, {
        ...{ handed_over_at: event.at, handed_over_from: from.userId },
        ...{ handed_over_to: to.userId, handed_over_role: to.role },
      })
      return { ...event, notice: { kind: 'handedOver', detail: { fromId: from.userId, toId: to.userId } } }
    })

/** Makes the former owner the owner, as a member of whom the row is new if it has left. */
const restoreOwner = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  { userId, newMemberId, ownId, at }: { userId: string; newMemberId: string; ownId: string | undefined; at: string },
): Promise<void> => {
  if (ownId !== undefined) await setRole(transaction, ownId, 'owner')
  else
    await transaction
      .insertInto('auth_member')
      .values({ id: newMemberId, organizationId: organisationId, userId, role: 'owner', createdAt: at })
      .execute()
  await setTransfer(transaction, organisationId, noTransfer)
}

const createTransferUndoing =
  (change: Changes, engine: Pick<Engine, 'lockOwner'>): Transfers['undoTransfer'] =>
  (organisationId, { userId, newMemberId, rotation }, event) =>
    change(organisationId, event, async transaction => {
      if (!(await lockUser(transaction, engine, userId))) return false
      const transfer = await findOpenTransfer(transaction, organisationId, event.at)
      if (transfer?.fromId !== userId) return false
      const { toId, role } = transfer
      const members = await selectMember(transaction, organisationId).execute()
      const owner = members.find(member => member.role === 'owner')
      if (owner?.userId !== toId) return false
      await setRole(transaction, owner.id, role)
      const ownId = members.find(member => member.userId === userId)?.id
      await restoreOwner(transaction, organisationId, { userId, newMemberId, ownId, at: event.at })
      // The letter of the departure, if any, is a second one, of its own event.
      const demotion: AuditEvent = { ...event, action: 'member.role', targetId: toId, detail: { role } }
      const departure = { organisationId, userId: toId, reason: 'demoted' as const, rotation }
      const left = role === 'member' ? await recordDeparture(transaction, departure, demotion) : demotion
      await recordEvent(transaction, left)
      return { ...event, notice: { kind: 'handOverUndone', detail: { fromId: userId, toId } } }
    })

/** Transfers the ownership of an organisation, which its former owner can undo for a day. */
export const createOwnershipTransfer = (db: Database, engine: Pick<Engine, 'lockOwner'>): Transfers => {
  const change = createOrganisationEventRecorder(db, engine)
  return {
    openTransfer: (organisationId, at) => findOpenTransfer(db, organisationId, at),
    transferFrom: createTransferFinder(db),
    transferOwnership: createTransfer(change),
    undoTransfer: createTransferUndoing(change, engine),
  }
}
