import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { hasMemberRole } from './organisation-invitations.ts'

/** Stores whether the members of an organisation must have a second factor. */
export const createSecondStepDuty = (
  db: Database,
  engine: Pick<Engine, 'lockOwner'>,
): Pick<OrganisationRecords, 'requireSecondStep'> => ({
  requireSecondStep: (organisationId, isRequired, by, event) =>
    createOrganisationEventRecorder(db, engine)(organisationId, event, async transaction => {
      if (!(await hasMemberRole(transaction, organisationId, by))) return false
      const values = { second_step_required: isRequired ? 1 : 0 }
      await transaction
        .insertInto('organisation_profile')
        .values({ organisation_id: organisationId, ...values })
        .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(values))
        .execute()
      return true
    }),
})
