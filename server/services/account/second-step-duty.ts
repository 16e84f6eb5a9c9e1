import { withAccountErrors } from './account-errors.ts'
import type { Organisations } from './account-services.ts'
import {
  assertChanged,
  createOrganisationEvent,
  type OrganisationsDependencies,
  requireOrganisation,
  toActingMember,
} from './organisation-parts.ts'
import { createFieldRefusal } from './refused-field.ts'

/** Requirement of a second step in an organisation, set by its owner. */
export const createSecondStepRequirement = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'requireSecondStep'> => ({
  requireSecondStep: (actor, isRequired) =>
    withAccountErrors(async () => {
      const own = await requireOrganisation(actor, deps, 'requireSecondStep')
      if (isRequired && !actor.session.user.twoFactor)
        throw createFieldRefusal('', 'own_second_step', 'Turn your own second step on first.')
      const detail = { required: isRequired ? 'yes' : 'no' }
      const event = createOrganisationEvent(actor, deps, 'organisation.secondStep', own.id, {
        targetId: own.id,
        detail,
      })
      const by = toActingMember(actor, 'requireSecondStep')
      assertChanged(await deps.organisations.requireSecondStep(own.id, isRequired, by, event))
    }),
})
