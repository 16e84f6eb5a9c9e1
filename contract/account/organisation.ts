import * as z from 'zod'
import { Instant } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'
import { Id, MemberRole, Plan, ShownName } from './owner.ts'

const Email = z.string().max(254)

/** Most members of an organisation. */
export const membersMax = 100
/** Most open invitations of an organisation. */
export const openInvitationsMax = 100

/** A member of an organisation. */
export const Member = z
  .strictObject({
    id: Id.describe('Id of the membership.'),
    name: ShownName.describe('Name of the person.'),
    email: Email.nullable().describe(
      'E-mail address of the person; null only in an export, of other members, for whoever does not administer the organisation.',
    ),
    role: MemberRole,
    joinedAt: Instant.describe('When the person joined.'),
  })
  .meta({ id: 'Member', description: 'A member of an organisation.' })

/** Who invites. */
export const Inviter = z
  .strictObject({ id: Id.describe('Id of the user.'), name: ShownName.describe('Name of the user.') })
  .meta({ id: 'Inviter', description: 'Who invites somebody to an organisation.' })

/** An open invitation. */
export const Invitation = z
  .strictObject({
    id: Id.describe('Id of the invitation.'),
    email: Email.describe('Who is invited.'),
    role: z.enum(['admin', 'member']).describe('The right that the person will have.'),
    invitedBy: Inviter,
    expiresAt: Instant.describe('Until when it can be accepted.'),
  })
  .meta({ id: 'Invitation', description: 'An open invitation to an organisation.' })

/** The organisation of an account. */
export const Organisation = z
  .strictObject({
    id: Id.describe('Id of the organisation.'),
    name: ShownName.describe('Its name.'),
    role: MemberRole.describe('Your own right in it.'),
    plan: Plan,
    createdAt: Instant.describe('When it was founded.'),
    members: z.array(Member).max(membersMax).describe('Its members, in the order in which they joined.'),
    invitations: z
      .array(Invitation)
      .max(openInvitationsMax)
      .describe('Its open invitations; empty for members without that right.'),
  })
  .meta({ id: 'Organisation', description: 'The organisation of an account.' })

/** The answer with an organisation. */
export const OrganisationResponse = defineAccountEnvelope('OrganisationResponse', Organisation)
