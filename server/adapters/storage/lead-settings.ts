import type { Transaction } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { LeadSettingRecords, LeadSettings } from '../../ports/lead-settings.ts'
import type { KeepDays } from '../../ports/leads.ts'
import { createEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { createAddressChanges } from './lead-address.ts'
import { upsertLeadSettings } from './lead-profile.ts'
import { nothingSealed } from './sealed-columns.ts'

/** Reads the settings, with defaults. */
const createLeadSettingsReader =
  (db: Database): LeadSettingRecords['of'] =>
  async (organisationId): Promise<LeadSettings | undefined> => {
    const row = await db
      .selectFrom('auth_organization')
      .leftJoin('organisation_profile', 'organisation_profile.organisation_id', 'auth_organization.id')
      .selectAll('organisation_profile')
      .select('auth_organization.name')
      .where('auth_organization.id', '=', organisationId)
      .executeTakeFirst()
    return (
      row && {
        organisationId,
        organisation: row.name,
        plan: row.plan ?? 'free',
        locale: row.locale ?? undefined,
        email: row.lead_email ?? undefined,
        emailConfirmedAt: row.lead_email_confirmed_at ?? undefined,
        tokenHash: row.lead_token_hash ?? undefined,
        emailBy: row.lead_email_by ?? undefined,
        emailSuspendedAt: row.lead_email_suspended_at ?? undefined,
        // Written by `setKeepDays` alone.
        keepDays: (row.keep_leads_days ?? 0) as KeepDays,
        termsVersion: row.terms_version ?? undefined,
        termsAt: row.terms_at ?? undefined,
      }
    )
  }

/** Members of an organisation with given roles, oldest membership first. */
const selectMembersByRole = (db: Database, organisationId: string, roles: readonly ('owner' | 'admin')[]) =>
  db
    .selectFrom('auth_member')
    .innerJoin('auth_user', 'auth_user.id', 'auth_member.userId')
    .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
    .select(['auth_user.id as userId', 'auth_user.name', 'auth_user.email', 'account_profile.locale'])
    .where('auth_member.organizationId', '=', organisationId)
    .where('auth_member.role', 'in', [...roles])
    .orderBy('auth_member.createdAt')
    .orderBy('auth_member.id')

const addDaysToInstant = (at: string, days: number): string => new Date(Date.parse(at) + days * dayMs).toISOString()

/** Minimum retention of the content of a lost lead, in days. */
const lostDays = 7

/** Minimum retention of a lost lead's content; an empty string where no delivery has ended. */
const findLostUntil = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  leadId: string,
): Promise<string> => {
  const row = await transaction
    .selectFrom('lead_delivery')
    .select(({ fn }) => fn.max<string | null>('done_at').as('at'))
    .where('organisation_id', '=', organisationId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  return row?.at ? addDaysToInstant(row.at, lostDays) : ''
}

/** Applies a shorter retention; queued leads expire separately, and lost ones are kept for at least a week. */
const reduceRetention = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  days: KeepDays,
): Promise<void> => {
  const kept = await transaction
    .selectFrom('lead')
    .select(['id', 'received_at', 'content_until', 'state'])
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', ['delivered', 'partly', 'lost'])
    .where('content_until', 'is not', null)
    .execute()
  for (const { id, received_at, content_until, state } of kept) {
    const isDelivered = state === 'delivered'
    const keptUntil = addDaysToInstant(received_at, days)
    const lostUntil = isDelivered ? '' : await findLostUntil(transaction, organisationId, id)
    const until = keptUntil > lostUntil ? keptUntil : lostUntil
    if (until >= (content_until ?? '')) continue
    await transaction
      .updateTable('lead')
      .set(isDelivered && days === 0 ? { content_until: null, ...nothingSealed } : { content_until: until })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute()
  }
}

/** Lead settings of organisations, as records. */
export const createLeadSettingsStore = (
  db: Database,
  engine: Pick<Engine, 'emptyLog' | 'lockOwner'>,
): LeadSettingRecords => ({
  ...createAddressChanges(db, engine),
  of: createLeadSettingsReader(db),
  owner: async organisationId => {
    const row = await selectMembersByRole(db, organisationId, ['owner']).executeTakeFirst()
    return row && { ...row, locale: row.locale ?? undefined }
  },
  setKeepDays: async (organisationId, days, at, event) => {
    await createEventRecorder(db)(event, async transaction => {
      await upsertLeadSettings(transaction, organisationId, { keep_leads_days: days })
      await reduceRetention(transaction, organisationId, days)
      await expireContents(transaction, at)
    })
    await engine.emptyLog(db).catch(() => undefined)
  },
  acceptTerms: (organisationId, version, at, event) =>
    createEventRecorder(db)(event, transaction =>
      upsertLeadSettings(transaction, organisationId, { terms_version: version, terms_at: at }),
    ),
})

/** Deletes expired contents; requeued leads expire with their next attempt. */
const expireContents = async (db: Database, now: string): Promise<void> => {
  await db
    .updateTable('lead')
    .set({ content_until: null, ...nothingSealed })
    .where('content_until', '<', now)
    .where('state', '!=', 'queued')
    .execute()
}
