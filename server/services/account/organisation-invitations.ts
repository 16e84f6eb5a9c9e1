import type * as z from 'zod'
import { type Invitation, membersMax, openInvitationsMax } from '#contract/account/organisation'
import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import { getRolesWithRight, hasRight } from '../../access/ownership.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { StoredInvitation } from '../../ports/organisation-records.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Organisations } from './account-services.ts'
import { notifyNewAdministrator } from './new-administrator.ts'
import {
  assertChanged,
  createOneOrganisationRefusal,
  createOrganisationEvent,
  createPrefixedId,
  type OrganisationsDependencies,
  type OwnOrganisation,
  requireOrganisation,
} from './organisation-parts.ts'
import { createFieldRefusal } from './refused-field.ts'
import { validateEmail } from './validate-person.ts'

/** Validity of an invitation in days. */
const invitationDays = 7

const isOpen = ({ status, expiresAt }: StoredInvitation, now: Date): boolean =>
  status === 'pending' && new Date(expiresAt) > now

/** Invitation as shown to administrators of the organisation. */
export const toInvitationView = ({
  id,
  email,
  role,
  expiresAt,
  inviterId,
  inviter,
}: Omit<StoredInvitation, 'organisation' | 'status'>): z.infer<typeof Invitation> => ({
  ...{ id, email, role, expiresAt },
  invitedBy: { id: inviterId, name: inviter },
})

/**
 * Checks the limits for one more invitation: in the organisation, per hour, and per recipient and day.
 * @throws Refusal above a limit.
 */
const checkInvitationLimits = async (
  own: OwnOrganisation,
  email: string,
  { organisations, attempts, now }: OrganisationsDependencies,
): Promise<void> => {
  const [members, open] = await Promise.all([
    organisations.members(own.id),
    organisations.openInvitations(own.id, now().toISOString()),
  ])
  const isFull = open.length >= openInvitationsMax || members.length >= membersMax
  if (isFull || (await attempts.take(['invitation', own.id])) !== undefined)
    throw createFieldRefusal('email', 'invitations', 'Too many invitations; try again in an hour, or cancel some.')
  if ((await attempts.take(['invitationLetter', email])) !== undefined)
    throw createFieldRefusal(
      'email',
      'invited_often',
      'This address was invited three times today; try again tomorrow.',
      email,
    )
}

/** Creates an invitation and sends its letter; the owner is notified of an invited administrator. */
const sendInvitation = async (
  { session, visit, place }: Actor,
  own: OwnOrganisation,
  { email, role }: Pick<StoredInvitation, 'email' | 'role'>,
  deps: OrganisationsDependencies,
): Promise<z.infer<typeof Invitation>> => {
  await checkInvitationLimits(own, email, deps)
  const now = deps.now()
  const { userId: inviterId, user } = session
  const invitation = {
    ...{ id: createPrefixedId('inv'), organisationId: own.id, email, role, inviterId },
    expiresAt: new Date(now.getTime() + invitationDays * dayMs).toISOString(),
  }
  const event = createOrganisationEvent({ session, visit, place }, deps, 'member.invited', own.id, {
    ...{ targetId: invitation.id, detail: { role } },
    notice: role === 'admin' ? { kind: 'administratorInvited', detail: { email } } : undefined,
  })
  const at = now.toISOString()
  assertChanged(await deps.organisations.invite({ ...invitation, at }, getRolesWithRight('invite'), event))
  deps.mail.send({
    ...{ kind: 'invitation', to: email, locale: place.locale, link: `${place.origin}/invitations/${invitation.id}` },
    values: { organisation: own.name, email: user.email },
  })
  return toInvitationView({ ...invitation, inviter: user.name })
}

/** Invitations, sent and cancelled by administrators. */
export const createInvitationSender = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'invite' | 'cancelInvitation'> => ({
  invite: (actor, { email: text, role }, proven) =>
    withAccountErrors(async () => {
      const own = await requireOrganisation(actor, deps, 'invite')
      const email = validateEmail(text)
      const members = await deps.organisations.members(own.id)
      if (members.some(member => member.email === email))
        throw createFieldRefusal('email', 'one_organisation', 'This person is already a member.', text)
      const invite = async () => ({ invitation: await sendInvitation(actor, own, { email, role }, deps) })
      if (role === 'member') return { outcome: 'done', ...(await invite()) }
      return proven ? deps.confirmation.run(actor, proven, invite) : { outcome: 'wrong' }
    }),
  cancelInvitation: (actor, id) =>
    withAccountErrors(async () => {
      const own = await requireOrganisation(actor, deps, 'invite')
      const invitation = await deps.organisations.invitation(id)
      if (invitation?.organisationId !== own.id) throw new Refusal('route_not_found')
      const event = createOrganisationEvent(actor, deps, 'invitation.cancelled', own.id, { targetId: id })
      await deps.organisations.endInvitation(invitation, 'canceled', event)
    }),
})

const createInvitationOverRefusal = (): Refusal =>
  createFieldRefusal('', 'invitation_over', 'The invitation is over: answered, cancelled or expired.')

const createOrganisationFullRefusal = (): Refusal =>
  createFieldRefusal('', 'members', `The organisation has its ${membersMax} members; ask whoever invited you.`)

/** Invitation that the acting person may answer. @throws Refusal for any other. */
const requireOpenInvitation = async (
  { session }: Actor,
  id: string,
  deps: OrganisationsDependencies,
): Promise<StoredInvitation> => {
  const invitation = await deps.organisations.invitation(id)
  if (!invitation) throw new Refusal('route_not_found')
  if (invitation.email !== session.user.email)
    throw createFieldRefusal('', 'not_invited', 'The invitation is for another e-mail address.')
  if (!isOpen(invitation, deps.now())) throw createInvitationOverRefusal()
  return invitation
}

/** Whether the inviter still has the right to invite, in that organisation. */
const canStillInvite = async (
  { organisationId, inviterId }: StoredInvitation,
  { organisations }: OrganisationsDependencies,
): Promise<boolean> => {
  const inviter = await organisations.membership(inviterId)
  return inviter?.id === organisationId && hasRight(inviter.role, 'invite')
}

export const createInvitationAnswers = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'invitation' | 'accept' | 'decline'> => ({
  invitation: id =>
    withAccountErrors(async () => {
      const invitation = await deps.organisations.invitation(id)
      if (!invitation) return undefined
      const { organisation, inviter, email, role } = invitation
      const isOver = !isOpen(invitation, deps.now()) || !(await canStillInvite(invitation, deps))
      return { id, organisation, inviter, email, role, isOver }
    }),
  accept: (actor, id) =>
    withAccountErrors(async () => {
      const { userId } = actor.session
      const invitation = await requireOpenInvitation(actor, id, deps)
      const { organisationId, role } = invitation
      if (await deps.organisations.membership(userId)) throw createOneOrganisationRefusal()
      const event = createOrganisationEvent(actor, deps, 'member.joined', organisationId, {
        targetId: userId,
        detail: { role },
      })
      const joining = { userId, at: deps.now().toISOString(), inviting: getRolesWithRight('invite'), membersMax }
      const result = await deps.organisations.accept(invitation, joining, event)
      if (result === 'elsewhere') throw createOneOrganisationRefusal()
      if (result === 'over') throw createInvitationOverRefusal()
      if (result === 'full') throw createOrganisationFullRefusal()
      if (role === 'admin') await notifyNewAdministrator(actor, organisationId, userId, deps)
    }),
  decline: (actor, id) =>
    withAccountErrors(async () => {
      const invitation = await requireOpenInvitation(actor, id, deps)
      const event = createOrganisationEvent(actor, deps, 'invitation.declined', invitation.organisationId, {
        targetId: id,
      })
      if (!(await deps.organisations.endInvitation(invitation, 'rejected', event))) throw createInvitationOverRefusal()
    }),
})
