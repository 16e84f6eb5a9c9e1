import type { Selectable, Transaction } from 'kysely'
import type { OrganisationRecords, StoredInvitation, StoredMember } from '../../ports/account-records.ts'
import { removedOrganisation } from './account-removal.ts'
import { type AccountTables, instantOf } from './account-tables.ts'
import { auditRow } from './audit-store.ts'
import { changing } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { organisationBrands } from './organisation-brands.ts'

const invitationOf = (
  row: Selectable<AccountTables['auth_invitation']> & { organisation: string; inviter: string },
): StoredInvitation => ({
  id: row.id,
  organisationId: row.organizationId,
  organisation: row.organisation,
  inviter: row.inviter,
  email: row.email,
  role: row.role,
  status: row.status,
  expiresAt: instantOf(row.expiresAt),
})

const invitations = (db: Database) =>
  db
    .selectFrom('auth_invitation')
    .innerJoin('auth_organization', 'auth_organization.id', 'auth_invitation.organizationId')
    .innerJoin('auth_user', 'auth_user.id', 'auth_invitation.inviterId')
    .selectAll('auth_invitation')
    .select(['auth_organization.name as organisation', 'auth_user.name as inviter'])

/** Whether a user belongs to an organisation; the unique index rejects a second one that is joined at the same time. */
const isMember = async (db: Database, userId: string): Promise<boolean> =>
  (await db.selectFrom('auth_member').select('id').where('userId', '=', userId).executeTakeFirst()) !== undefined

type UniqueIndex = Pick<Engine, 'isUniqueBroken'>

/** Makes a member unless the user is one of any organisation; the answer of `step` where it went well. */
const joining = async <T>({ isUniqueBroken }: UniqueIndex, work: () => Promise<T>): Promise<T | 'elsewhere'> => {
  try {
    return await work()
  } catch (cause) {
    if (isUniqueBroken(cause)) return 'elsewhere'
    throw cause
  }
}

/** Reads organisations, their members and invitations. */
const readOrganisations = (
  db: Database,
): Pick<OrganisationRecords, 'membership' | 'members' | 'openInvitations' | 'invitation'> => ({
  membership: async userId => {
    const row = await db
      .selectFrom('auth_member')
      .innerJoin('auth_organization', 'auth_organization.id', 'auth_member.organizationId')
      .leftJoin('organisation_profile', 'organisation_profile.organisation_id', 'auth_organization.id')
      .select(['auth_organization.id', 'auth_organization.name', 'auth_organization.createdAt'])
      .select(['auth_member.role', 'auth_member.id as memberId', 'organisation_profile.plan'])
      .where('auth_member.userId', '=', userId)
      .executeTakeFirst()
    if (!row) return undefined
    return { ...row, plan: row.plan ?? 'free', createdAt: instantOf(row.createdAt) }
  },
  members: async organisationId => {
    const rows = await db
      .selectFrom('auth_member')
      .innerJoin('auth_user', 'auth_user.id', 'auth_member.userId')
      .select(['auth_member.id', 'auth_member.userId', 'auth_member.role', 'auth_member.createdAt'])
      .select(['auth_user.name', 'auth_user.email'])
      .where('auth_member.organizationId', '=', organisationId)
      .orderBy('auth_member.createdAt')
      .orderBy('auth_member.id')
      .execute()
    return rows.map(({ createdAt, ...row }): StoredMember => ({ ...row, joinedAt: instantOf(createdAt) }))
  },
  openInvitations: async (organisationId, now) => {
    const rows = await invitations(db)
      .where('auth_invitation.organizationId', '=', organisationId)
      .where('auth_invitation.status', '=', 'pending')
      .where('auth_invitation.expiresAt', '>', now)
      .orderBy('auth_invitation.createdAt')
      .orderBy('auth_invitation.id')
      .execute()
    return rows.map(invitationOf)
  },
  invitation: async id => {
    const row = await invitations(db).where('auth_invitation.id', '=', id).executeTakeFirst()
    return row && invitationOf(row)
  },
})

/** Changes who belongs to an organisation. */
const changeMembers = (db: Database): Pick<OrganisationRecords, 'setRole' | 'transferOwnership' | 'removeMember'> => {
  const change = changing(db)
  const withRole = (transaction: Transaction<Tables>, organisationId: string, memberId: string) =>
    transaction.updateTable('auth_member').where('organizationId', '=', organisationId).where('id', '=', memberId)
  return {
    setRole: (organisationId, memberId, role, event) =>
      change(event, async transaction => {
        // The owner's role changes only by a transfer of ownership.
        await withRole(transaction, organisationId, memberId).set({ role }).where('role', '!=', 'owner').execute()
      }),
    transferOwnership: (organisationId, fromMemberId, toMemberId, event) =>
      change(event, async transaction => {
        const { numUpdatedRows } = await withRole(transaction, organisationId, fromMemberId)
          .set({ role: 'admin' })
          .where('role', '=', 'owner')
          .executeTakeFirstOrThrow()
        const to = await withRole(transaction, organisationId, toMemberId)
          .set({ role: 'owner' })
          .executeTakeFirstOrThrow()
        if (numUpdatedRows !== 1n || to.numUpdatedRows !== 1n) throw new Error('An organisation was not handed over.')
      }),
    removeMember: (organisationId, memberId, event) =>
      change(event, async transaction => {
        await transaction
          .deleteFrom('auth_member')
          .where('organizationId', '=', organisationId)
          .where('id', '=', memberId)
          .where('role', '!=', 'owner')
          .execute()
      }),
  }
}

/** Invitations before their answer. */
const changeInvitations = (db: Database): Pick<OrganisationRecords, 'invite' | 'endInvitation'> => {
  const change = changing(db)
  return {
    invite: ({ id, organisationId, email, role, expiresAt, inviterId, at }, event) =>
      change(event, async transaction => {
        await transaction
          .updateTable('auth_invitation')
          .set({ status: 'canceled' })
          .where('organizationId', '=', organisationId)
          .where('email', '=', email)
          .where('status', '=', 'pending')
          .execute()
        await transaction
          .insertInto('auth_invitation')
          .values({
            id,
            organizationId: organisationId,
            email,
            role,
            status: 'pending',
            expiresAt,
            inviterId,
            createdAt: at,
          })
          .execute()
      }),
    endInvitation: async (id, status) => {
      const { numUpdatedRows } = await db
        .updateTable('auth_invitation')
        .set({ status })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}

/** Makes the invited user a member. */
const accepting =
  (db: Database, engine: UniqueIndex): OrganisationRecords['accept'] =>
  (id, userId, at, event) =>
    joining(engine, () =>
      db.transaction().execute(async transaction => {
        const row = await transaction
          .updateTable('auth_invitation')
          .set({ status: 'accepted' })
          .where('id', '=', id)
          .where('status', '=', 'pending')
          .where('expiresAt', '>', at)
          .returning(['organizationId', 'role'])
          .executeTakeFirst()
        if (!row) return 'over'
        const member = { id: id.replace(/^inv_/, 'mbr_'), organizationId: row.organizationId, userId, role: row.role }
        await transaction
          .insertInto('auth_member')
          .values({ ...member, createdAt: at })
          .execute()
        await transaction.insertInto('audit_event').values(auditRow(event)).execute()
        return 'joined'
      }),
    )

/** Organisations with their members, invitations and brands, as records. */
export const recordedOrganisations = (db: Database, engine: UniqueIndex): OrganisationRecords => ({
  ...readOrganisations(db),
  ...changeMembers(db),
  ...changeInvitations(db),
  accept: accepting(db, engine),
  ...organisationBrands(db),
  found: async ({ id, name, ownerId, at }, event) => {
    if (await isMember(db, ownerId)) return false
    const result = await joining(engine, async () => {
      await changing(db)(event, async transaction => {
        // The library wants a short name for addresses; ours has no such address.
        await transaction.insertInto('auth_organization').values({ id, name, slug: id, createdAt: at }).execute()
        const member = { id: id.replace(/^org_/, 'mbr_'), organizationId: id, userId: ownerId, role: 'owner' as const }
        await transaction
          .insertInto('auth_member')
          .values({ ...member, createdAt: at })
          .execute()
      })
      return 'founded'
    })
    return result === 'founded'
  },
  remove: (organisationId, by, at, event) =>
    db.transaction().execute(async transaction => {
      const isRemoved = await removedOrganisation(transaction, organisationId, by, at)
      if (isRemoved) await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return isRemoved
    }),
})
