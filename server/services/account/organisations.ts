import { hasRight } from '../../access/ownership.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Organisations } from './account-services.ts'
import { createOrganisationEventReader } from './organisation-events.ts'
import { createInvitationAnswers, createInvitationSender, toInvitationView } from './organisation-invitations.ts'
import { createMemberships, createOrganisationLifecycle } from './organisation-members.ts'
import { type OrganisationsDependencies, requireOrganisation } from './organisation-parts.ts'
import { createTransferUndoing } from './ownership-transfers.ts'
import { createSecondStepRequirement } from './second-step-duty.ts'

export const createOrganisations = (deps: OrganisationsDependencies): Organisations => ({
  ...createOrganisationLifecycle(deps),
  ...createMemberships(deps),
  ...createTransferUndoing(deps),
  ...createInvitationSender(deps),
  ...createInvitationAnswers(deps),
  ...createSecondStepRequirement(deps),
  ...createOrganisationEventReader(deps),
  membership: userId => withAccountErrors(() => deps.organisations.membership(userId)),
  view: actor =>
    withAccountErrors(async () => {
      const { memberId: _, isSecondStepRequired: _duty, ...own } = await requireOrganisation(actor, deps)
      const [members, open] = await Promise.all([
        deps.organisations.members(own.id),
        hasRight(own.role, 'invite') ? deps.organisations.openInvitations(own.id, deps.now().toISOString()) : [],
      ])
      return {
        ...own,
        members: members.map(({ userId: _user, ...member }) => member),
        invitations: open.map(toInvitationView),
      }
    }),
})
