import type { OrganisationRecords } from '../../ports/account-records.ts'
import { changing } from './change-with-event.ts'
import type { Database } from './database.ts'

/** Keeps whether the members of an organisation must have a second step. */
export const secondStepDuty = (db: Database): Pick<OrganisationRecords, 'requireSecondStep'> => ({
  requireSecondStep: (organisationId, isRequired, event) =>
    changing(db)(event, async transaction => {
      const values = { second_step_required: isRequired ? 1 : 0 }
      await transaction
        .insertInto('organisation_profile')
        .values({ organisation_id: organisationId, ...values })
        .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(values))
        .execute()
    }),
})
