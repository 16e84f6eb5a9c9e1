import { may } from '../../access/ownership.ts'
import { onAccounts } from './account-away.ts'
import type { Organisations } from './account-services.ts'
import { readingEvents } from './organisation-events.ts'
import { answering, inviting, shownInvitation } from './organisation-invitations.ts'
import { memberships, wholeOrganisations } from './organisation-members.ts'
import { type OrganisationsDependencies, ownOf } from './organisation-parts.ts'
import { secondStepDuty } from './second-step-duty.ts'

/** The organisations of persons. */
export const organisations = (deps: OrganisationsDependencies): Organisations => ({
  ...wholeOrganisations(deps),
  ...memberships(deps),
  ...inviting(deps),
  ...answering(deps),
  ...secondStepDuty(deps),
  ...readingEvents(deps),
  membership: userId => onAccounts(() => deps.organisations.membership(userId)),
  view: actor =>
    onAccounts(async () => {
      const { memberId: _, isSecondStepRequired: _duty, ...own } = await ownOf(actor, deps)
      const [members, open] = await Promise.all([
        deps.organisations.members(own.id),
        may(own.role, 'invite') ? deps.organisations.openInvitations(own.id, deps.now().toISOString()) : [],
      ])
      return {
        ...own,
        members: members.map(({ userId: _user, ...member }) => member),
        invitations: open.map(shownInvitation),
      }
    }),
})
