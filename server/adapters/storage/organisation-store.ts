import type { OrganisationRecords, StoredMember } from '../../ports/organisation-records.ts'
import { removeOrganisation } from './account-removal.ts'
import { toUtcInstant } from './account-tables.ts'
import { toAuditRow } from './audit-store.ts'
import { createEventRecorder, createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { createBrandStore } from './organisation-brands.ts'
import { createInvitationStore } from './organisation-invitations.ts'
import { createMemberStore } from './organisation-members.ts'
import { createSecondStepDuty } from './second-step-duty.ts'
import { lockUser } from './user-lock.ts'

/** Reads organisations and their members. */
const createOrganisationReader = (db: Database): Pick<OrganisationRecords, 'membership' | 'members'> => ({
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
      createdAt: toUtcInstant(createdAt),
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
    return rows.map(({ createdAt, ...row }): StoredMember => ({ ...row, joinedAt: toUtcInstant(createdAt) }))
  },
})

/** Creates an organisation; the unique index rejects one joined or created concurrently. */
const createOrganisationFounding =
  (db: Database, engine: Pick<Engine, 'isUniqueBroken' | 'lockOwner'>): OrganisationRecords['found'] =>
  async ({ id, name, ownerId, at, terms }, event) => {
    const member = await db.selectFrom('auth_member').select('id').where('userId', '=', ownerId).executeTakeFirst()
    if (member) return false
    try {
      await createEventRecorder(db)(event, async transaction => {
        await lockUser(transaction, engine, ownerId)
        // The library requires a slug; our organisations have none.
        await transaction.insertInto('auth_organization').values({ id, name, slug: id, createdAt: at }).execute()
        const owner = { id: id.replace(/^org_/, 'mbr_'), organizationId: id, userId: ownerId, role: 'owner' as const }
        await transaction
          .insertInto('auth_member')
          .values({ ...owner, createdAt: at })
          .execute()
        if (!terms) return
        const { version, locale, keepDays } = terms
        await transaction
          .insertInto('organisation_profile')
          .values({
            ...{ organisation_id: id, locale, terms_version: version, terms_at: at },
            keep_leads_days: keepDays,
          })
          .execute()
        const accepted = { ...event, action: 'terms.accepted' as const, targetId: undefined, detail: { version } }
        await transaction.insertInto('audit_event').values(toAuditRow(accepted)).execute()
      })
      return true
    } catch (cause) {
      if (engine.isUniqueBroken(cause)) return false
      throw cause
    }
  }

/** Organisations with their members, invitations and brands, as records. */
export const createOrganisationStore = (
  db: Database,
  engine: Pick<Engine, 'lockOwner' | 'isUniqueBroken'>,
): OrganisationRecords => ({
  ...createOrganisationReader(db),
  ...createMemberStore(db, engine),
  ...createInvitationStore(db, engine),
  ...createBrandStore(db),
  ...createSecondStepDuty(db, engine),
  found: createOrganisationFounding(db, engine),
  remove: (organisationId, by, at, event) =>
    createOrganisationEventRecorder(db, engine)(organisationId, event, transaction =>
      removeOrganisation(transaction, organisationId, by, at),
    ),
})
