import { onAccounts } from './account-away.ts'
import type { Organisations } from './account-services.ts'
import { acting, eventOf, type OrganisationsDependencies, ownOf, refuseUnmade } from './organisation-parts.ts'
import { refusedField } from './refused-field.ts'

/** The duty of a second step in an organisation, which its owner sets. */
export const secondStepDuty = (deps: OrganisationsDependencies): Pick<Organisations, 'requireSecondStep'> => ({
  requireSecondStep: (actor, isRequired) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'requireSecondStep')
      if (isRequired && !actor.session.user.twoFactor)
        throw refusedField('', 'own_second_step', 'Turn your own second step on first.')
      const detail = { required: isRequired ? 'yes' : 'no' }
      const event = eventOf(actor, deps, 'organisation.secondStep', own.id, { targetId: own.id, detail })
      const by = acting(actor, 'requireSecondStep')
      refuseUnmade(await deps.organisations.requireSecondStep(own.id, isRequired, by, event))
    }),
})
