import type { Transaction } from 'kysely'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { upsertLeadSettings } from './lead-profile.ts'
import { hasMemberRole } from './organisation-invitations.ts'

const noAddress = {
  ...{ lead_email: null, lead_email_confirmed_at: null, lead_token_hash: null },
  ...{ lead_email_by: null, lead_email_suspended_at: null },
}

const updateProfile = (transaction: Transaction<Tables>, organisationId: string) =>
  transaction.updateTable('organisation_profile').where('organisation_id', '=', organisationId)

/** Atomic changes of the address of contacts. */
export const createAddressChanges = (
  db: Database,
  engine: Pick<Engine, 'lockOwner'>,
): Pick<LeadSettingRecords, 'setAddress' | 'removeAddress' | 'confirmAddress' | 'stopAddress'> => {
  const change = createOrganisationEventRecorder(db, engine)
  return {
    setAddress: (organisationId, { email, tokenHash, by }, event) =>
      change(organisationId, event, async transaction => {
        if (!(await hasMemberRole(transaction, organisationId, by))) return false
        await upsertLeadSettings(transaction, organisationId, {
          ...noAddress,
          ...{ lead_email: email, lead_token_hash: tokenHash, lead_email_by: by.userId },
        })
        return true
      }),
    removeAddress: (organisationId, by, event) =>
      change(organisationId, event, async transaction => {
        if (!(await hasMemberRole(transaction, organisationId, by))) return false
        await upsertLeadSettings(transaction, organisationId, noAddress)
        return true
      }),
    confirmAddress: (organisationId, { tokenHash, at, roles }, event) =>
      change(organisationId, event, async transaction => {
        const asked = await transaction
          .selectFrom('organisation_profile')
          .select('lead_email_by')
          .where('organisation_id', '=', organisationId)
          .where('lead_token_hash', '=', tokenHash)
          .executeTakeFirst()
        const userId = asked?.lead_email_by
        // The link works only as long as whoever asked for the address may set one.
        if (!userId || !(await hasMemberRole(transaction, organisationId, { userId, roles }))) return false
        const { numUpdatedRows } = await updateProfile(transaction, organisationId)
          .set({ lead_email_confirmed_at: at, lead_token_hash: null })
          .where('lead_token_hash', '=', tokenHash)
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      }),
    stopAddress: (organisationId, email, event) =>
      change(organisationId, event, async transaction => {
        const { numUpdatedRows } = await updateProfile(transaction, organisationId)
          .set(noAddress)
          .where('lead_email', '=', email)
          .where('lead_email_confirmed_at', 'is not', null)
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      }),
  }
}
