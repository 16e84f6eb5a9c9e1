import type { OrganisationRecords, StoredMember } from '../../ports/account-records.ts'
import { removedOrganisation } from './account-removal.ts'
import { instantOf } from './account-tables.ts'
import { auditRow } from './audit-store.ts'
import { changing, changingOrganisation } from './change-with-event.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { organisationBrands } from './organisation-brands.ts'
import { organisationInvitations } from './organisation-invitations.ts'
import { organisationMembers } from './organisation-members.ts'
import { secondStepDuty } from './second-step-duty.ts'

/** Reads organisations and their members. */
const readOrganisations = (db: Database): Pick<OrganisationRecords, 'membership' | 'members'> => ({
  membership: async userId => {
    const row = await db
      .selectFrom('auth_member')
      .innerJoin('auth_organization', 'auth_organization.id', 'auth_member.organizationId')
      .leftJoin('organisation_profile', 'organisation_profile.organisation_id', 'auth_organization.id')
      .select(['auth_organization.id', 'auth_organization.name', 'auth_organization.createdAt'])
      .select(['auth_member.role', 'auth_member.id as memberId', 'organisation_profile.plan'])
      .select('organisation_profile.second_step_required')
      .where('auth_member.userId', '=', userId)
      .executeTakeFirst()
    if (!row) return undefined
    const { second_step_required, plan, createdAt, ...own } = row
    return {
      ...own,
      plan: plan ?? 'free',
      createdAt: instantOf(createdAt),
      isSecondStepRequired: second_step_required === 1,
    }
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
})

/** Founds an organisation; the unique index rejects a second one that is joined or founded at the same time. */
const founding =
  (db: Database, { isUniqueBroken }: Pick<Engine, 'isUniqueBroken'>): OrganisationRecords['found'] =>
  async ({ id, name, ownerId, at, terms }, event) => {
    const member = await db.selectFrom('auth_member').select('id').where('userId', '=', ownerId).executeTakeFirst()
    if (member) return false
    try {
      await changing(db)(event, async transaction => {
        // The library wants a short name for addresses; ours has no such address.
        await transaction.insertInto('auth_organization').values({ id, name, slug: id, createdAt: at }).execute()
        const owner = { id: id.replace(/^org_/, 'mbr_'), organizationId: id, userId: ownerId, role: 'owner' as const }
        await transaction
          .insertInto('auth_member')
          .values({ ...owner, createdAt: at })
          .execute()
        if (!terms) return
        const { version, locale } = terms
        await transaction
          .insertInto('organisation_profile')
          .values({ organisation_id: id, locale, terms_version: version, terms_at: at })
          .execute()
        const accepted = { ...event, action: 'terms.accepted' as const, targetId: undefined, detail: { version } }
        await transaction.insertInto('audit_event').values(auditRow(accepted)).execute()
      })
      return true
    } catch (cause) {
      if (isUniqueBroken(cause)) return false
      throw cause
    }
  }

/** Organisations with their members, invitations and brands, as records. */
export const recordedOrganisations = (
  db: Database,
  engine: Pick<Engine, 'lockOwner' | 'isUniqueBroken'>,
): OrganisationRecords => ({
  ...readOrganisations(db),
  ...organisationMembers(db, engine),
  ...organisationInvitations(db, engine),
  ...organisationBrands(db),
  ...secondStepDuty(db, engine),
  found: founding(db, engine),
  remove: (organisationId, by, at, event) =>
    changingOrganisation(db, engine)(organisationId, event, transaction =>
      removedOrganisation(transaction, organisationId, by, at),
    ),
})
