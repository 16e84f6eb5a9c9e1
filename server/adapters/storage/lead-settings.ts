import type { Transaction } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { LeadSettingRecords, LeadSettings } from '../../ports/lead-settings.ts'
import type { KeepDays } from '../../ports/leads.ts'
import { auditRow } from './audit-store.ts'
import { changing } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { nothingSealed } from './sealed-columns.ts'

/** What may be set of a profile here. */
type Changes = Partial<
  Pick<
    LeadSettingsRow,
    'lead_email' | 'lead_email_confirmed_at' | 'lead_token_hash' | 'keep_leads_days' | 'terms_version' | 'terms_at'
  >
>

interface LeadSettingsRow {
  lead_email: string | null
  lead_email_confirmed_at: string | null
  lead_token_hash: string | null
  keep_leads_days: number
  terms_version: string | null
  terms_at: string | null
}

/** Sets values of the profile of an organisation, which is made where there is none. */
const saved = async (transaction: Transaction<Tables>, organisationId: string, values: Changes): Promise<void> => {
  await transaction
    .insertInto('organisation_profile')
    .values({ organisation_id: organisationId, ...values })
    .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

/** Reads what is set, with the defaults where nothing is. */
const settingsOf =
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
        // Written by `setKeepDays` alone.
        keepDays: (row.keep_leads_days ?? 0) as KeepDays,
        termsVersion: row.terms_version ?? undefined,
        termsAt: row.terms_at ?? undefined,
      }
    )
  }

/** Persons of an organisation with some of its roles, who joined first before the others. */
const toldOf = (db: Database, organisationId: string, roles: readonly ('owner' | 'admin')[]) =>
  db
    .selectFrom('auth_member')
    .innerJoin('auth_user', 'auth_user.id', 'auth_member.userId')
    .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
    .select(['auth_user.id as userId', 'auth_user.name', 'auth_user.email', 'account_profile.locale'])
    .where('auth_member.organizationId', '=', organisationId)
    .where('auth_member.role', 'in', [...roles])
    .orderBy('auth_member.createdAt')
    .orderBy('auth_member.id')

/** Changes of the address, each while nothing else changes it. */
const addresses = (db: Database): Pick<LeadSettingRecords, 'setAddress' | 'confirmAddress' | 'stopAddress'> => ({
  setAddress: (organisationId, { email, tokenHash }, event) =>
    changing(db)(event, transaction =>
      saved(transaction, organisationId, {
        ...{ lead_email: email, lead_email_confirmed_at: null, lead_token_hash: tokenHash },
      }),
    ),
  confirmAddress: (organisationId, tokenHash, at, event) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('organisation_profile')
        .set({ lead_email_confirmed_at: at, lead_token_hash: null })
        .where('organisation_id', '=', organisationId)
        .where('lead_token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return true
    }),
  stopAddress: (organisationId, email, event) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('organisation_profile')
        .set({ lead_email: null, lead_email_confirmed_at: null, lead_token_hash: null })
        .where('organisation_id', '=', organisationId)
        .where('lead_email', '=', email)
        .where('lead_email_confirmed_at', 'is not', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return true
    }),
})

const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * dayMs).toISOString()

/** For how long at least the content of a contact is kept that a way has lost. */
const lostDays = 7

/** Until when the content of a contact that was lost is kept at least; an empty text where it has no way that ended. */
const lostUntilOf = async (
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
  return row?.at ? daysAfter(row.at, lostDays) : ''
}

/** Deletes what is kept for longer than is kept now; what waits has its own end, and what was lost at least its week. */
const shortened = async (transaction: Transaction<Tables>, organisationId: string, days: KeepDays): Promise<void> => {
  const kept = await transaction
    .selectFrom('lead')
    .select(['id', 'received_at', 'content_until', 'state'])
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', ['delivered', 'partly', 'lost'])
    .where('content_until', 'is not', null)
    .execute()
  for (const { id, received_at, content_until, state } of kept) {
    const isDelivered = state === 'delivered'
    const keptUntil = daysAfter(received_at, days)
    const lostUntil = isDelivered ? '' : await lostUntilOf(transaction, organisationId, id)
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

/** What organisations set of their contacts, as records. */
export const recordedLeadSettings = (db: Database, { emptyLog }: Pick<Engine, 'emptyLog'>): LeadSettingRecords => ({
  ...addresses(db),
  of: settingsOf(db),
  owner: async organisationId => {
    const row = await toldOf(db, organisationId, ['owner']).executeTakeFirst()
    return row && { ...row, locale: row.locale ?? undefined }
  },
  setKeepDays: async (organisationId, days, at, event) => {
    await changing(db)(event, async transaction => {
      await saved(transaction, organisationId, { keep_leads_days: days })
      await shortened(transaction, organisationId, days)
      await expireContents(transaction, at)
    })
    await emptyLog(db).catch(() => undefined)
  },
  acceptTerms: (organisationId, version, at, event) =>
    changing(db)(event, transaction => saved(transaction, organisationId, { terms_version: version, terms_at: at })),
})

/** Deletes contents whose time is over; those that wait in the queue again end with their next attempt. */
export const expireContents = async (db: Database, now: string): Promise<void> => {
  await db
    .updateTable('lead')
    .set({ content_until: null, ...nothingSealed })
    .where('content_until', '<', now)
    .where('state', '!=', 'queued')
    .execute()
}
