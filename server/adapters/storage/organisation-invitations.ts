import type { Selectable, Transaction } from 'kysely'
import type { ActingMember } from '../../ports/accounts.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { OrganisationRecords, StoredInvitation } from '../../ports/organisation-records.ts'
import { type AccountTables, toUtcInstant } from './account-tables.ts'
import { toAuditRow } from './audit-store.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { lockUser } from './user-lock.ts'

const toStoredInvitation = (
  row: Selectable<AccountTables['auth_invitation']> & { organisation: string; inviter: string },
): StoredInvitation => ({
  id: row.id,
  organisationId: row.organizationId,
  organisation: row.organisation,
  inviterId: row.inviterId,
  inviter: row.inviter,
  email: row.email,
  role: row.role,
  status: row.status,
  expiresAt: toUtcInstant(row.expiresAt),
})

const selectInvitations = (db: Database) =>
  db
    .selectFrom('auth_invitation')
    .innerJoin('auth_organization', 'auth_organization.id', 'auth_invitation.organizationId')
    .innerJoin('auth_user', 'auth_user.id', 'auth_invitation.inviterId')
    .selectAll('auth_invitation')
    .select(['auth_organization.name as organisation', 'auth_user.name as inviter'])

/** Cancels a user's open invitations to an organisation, each with an event of the actor; returns their addresses. */
export const endUserInvitations = async (
  transaction: Transaction<Tables>,
  { organisationId, userId }: { organisationId: string; userId: string },
  event: AuditEvent,
): Promise<string[]> => {
  const ended = await transaction
    .updateTable('auth_invitation')
    .set({ status: 'canceled' })
    .where('organizationId', '=', organisationId)
    .where('inviterId', '=', userId)
    .where('status', '=', 'pending')
    .returning(['id', 'email'])
    .execute()
  const events = ended.map(({ id }) =>
    toAuditRow({ ...event, action: 'invitation.cancelled', targetId: id, detail: { because: event.action } }),
  )
  if (events.length > 0) await transaction.insertInto('audit_event').values(events).execute()
  return ended.map(({ email }) => email)
}

/** Whether a user has one of the given roles in an organisation, within this transaction. */
export const hasMemberRole = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  { userId, roles }: ActingMember,
): Promise<boolean> => {
  // PostgreSQL has no empty list.
  if (roles.length === 0) return false
  const member = await transaction
    .selectFrom('auth_member')
    .select('id')
    .where('organizationId', '=', organisationId)
    .where('userId', '=', userId)
    .where('role', 'in', [...roles])
    .executeTakeFirst()
  return member !== undefined
}

/** Number of members of an organisation. */
const countMembers = async (transaction: Transaction<Tables>, organisationId: string): Promise<number> => {
  const { members } = await transaction
    .selectFrom('auth_member')
    .select(({ fn }) => fn.countAll().as('members'))
    .where('organizationId', '=', organisationId)
    .executeTakeFirstOrThrow()
  return Number(members)
}

/** Makes the invited user a member, if the inviter is still allowed to invite. */
const createInvitationAccept =
  (db: Database, engine: Pick<Engine, 'lockOwner' | 'isUniqueBroken'>): OrganisationRecords['accept'] =>
  async ({ id, organisationId }, { userId, at, inviting, membersMax }, event) => {
    let isFull = false
    try {
      const isJoined = await createOrganisationEventRecorder(db, engine)(organisationId, event, async transaction => {
        if (!(await lockUser(transaction, engine, userId))) return false
        isFull = (await countMembers(transaction, organisationId)) >= membersMax
        if (isFull) return false
        const row = await transaction
          .updateTable('auth_invitation')
          .set({ status: 'accepted' })
          .where('id', '=', id)
          .where('organizationId', '=', organisationId)
          .where('status', '=', 'pending')
          .where('expiresAt', '>', at)
          .returning(['inviterId', 'role'])
          .executeTakeFirst()
        if (!row) return false
        if (!(await hasMemberRole(transaction, organisationId, { userId: row.inviterId, roles: inviting }))) {
          await transaction.updateTable('auth_invitation').set({ status: 'canceled' }).where('id', '=', id).execute()
          return false
        }
        const member = { id: id.replace(/^inv_/, 'mbr_'), organizationId: organisationId, userId, role: row.role }
        await transaction
          .insertInto('auth_member')
          .values({ ...member, createdAt: at })
          .execute()
        return true
      })
      if (isFull) return 'full'
      return isJoined ? 'joined' : 'over'
    } catch (cause) {
      // One organisation per user: the index rejects a second one joined concurrently.
      if (engine.isUniqueBroken(cause)) return 'elsewhere'
      throw cause
    }
  }

const createInvitationReader = (db: Database): Pick<OrganisationRecords, 'openInvitations' | 'invitation'> => ({
  openInvitations: async (organisationId, now) => {
    const rows = await selectInvitations(db)
      .where('auth_invitation.organizationId', '=', organisationId)
      .where('auth_invitation.status', '=', 'pending')
      .where('auth_invitation.expiresAt', '>', now)
      .orderBy('auth_invitation.createdAt')
      .orderBy('auth_invitation.id')
      .execute()
    return rows.map(toStoredInvitation)
  },
  invitation: async id => {
    const row = await selectInvitations(db).where('auth_invitation.id', '=', id).executeTakeFirst()
    return row && toStoredInvitation(row)
  },
})

/** Invitations of organisations, from the letter to the answer. */
export const createInvitationStore = (
  db: Database,
  engine: Pick<Engine, 'lockOwner' | 'isUniqueBroken'>,
): Pick<OrganisationRecords, 'openInvitations' | 'invitation' | 'invite' | 'endInvitation' | 'accept'> => {
  const change = createOrganisationEventRecorder(db, engine)
  return {
    ...createInvitationReader(db),
    accept: createInvitationAccept(db, engine),
    invite: ({ id, organisationId, email, role, expiresAt, inviterId, at }, inviting, event) =>
      change(organisationId, event, async transaction => {
        if (!(await hasMemberRole(transaction, organisationId, { userId: inviterId, roles: inviting }))) return false
        await transaction
          .updateTable('auth_invitation')
          .set({ status: 'canceled' })
          .where('organizationId', '=', organisationId)
          .where('email', '=', email)
          .where('status', '=', 'pending')
          .execute()
        const row = { id, organizationId: organisationId, email, role, expiresAt, inviterId, createdAt: at }
        await transaction
          .insertInto('auth_invitation')
          .values({ ...row, status: 'pending' })
          .execute()
        return true
      }),
    endInvitation: ({ id, organisationId }, status, event) =>
      change(organisationId, event, async transaction => {
        const { numUpdatedRows } = await transaction
          .updateTable('auth_invitation')
          .set({ status })
          .where('id', '=', id)
          .where('organizationId', '=', organisationId)
          .where('status', '=', 'pending')
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      }),
  }
}
