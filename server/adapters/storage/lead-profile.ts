import type { Transaction } from 'kysely'
import type { Tables } from './database.ts'

/** Profile columns that may be changed here. */
type Changes = Partial<
  Pick<
    LeadSettingsRow,
    | 'lead_email'
    | 'lead_email_confirmed_at'
    | 'lead_token_hash'
    | 'lead_email_by'
    | 'lead_email_suspended_at'
    | 'keep_leads_days'
    | 'terms_version'
    | 'terms_at'
  >
>

interface LeadSettingsRow {
  lead_email: string | null
  lead_email_confirmed_at: string | null
  lead_token_hash: string | null
  lead_email_by: string | null
  lead_email_suspended_at: string | null
  keep_leads_days: number
  terms_version: string | null
  terms_at: string | null
}

/** Upserts columns of an organisation's profile. */
export const upsertLeadSettings = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  values: Changes,
): Promise<void> => {
  await transaction
    .insertInto('organisation_profile')
    .values({ organisation_id: organisationId, ...values })
    .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}
