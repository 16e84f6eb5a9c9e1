import type * as z from 'zod'
import { type Invitation, membersMax, openInvitationsMax } from '#contract/account/organisation'
import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import { may, rolesThatMay } from '../../access/ownership.ts'
import type { StoredInvitation } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import { onAccounts } from './account-away.ts'
import type { Organisations } from './account-services.ts'
import { checkedEmail } from './checked-person.ts'
import { tellOfAdministrator } from './new-administrator.ts'
import {
  eventOf,
  newId,
  type OrganisationsDependencies,
  type Own,
  oneOrganisation,
  ownOf,
  refuseUnmade,
} from './organisation-parts.ts'
import { refusedField } from './refused-field.ts'

/** Days for which an invitation can be accepted. */
const invitationDays = 7

const isOpen = ({ status, expiresAt }: StoredInvitation, now: Date): boolean =>
  status === 'pending' && new Date(expiresAt) > now

/** An invitation as those who administer the organisation see it. */
export const shownInvitation = ({
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
 * Room for one more invitation: in the organisation, in its hour, and in the day of the recipient, whoever invites.
 * @throws Refusal where there is none.
 */
const checkRoom = async (
  own: Own,
  email: string,
  { organisations, attempts, now }: OrganisationsDependencies,
): Promise<void> => {
  const [members, open] = await Promise.all([
    organisations.members(own.id),
    organisations.openInvitations(own.id, now().toISOString()),
  ])
  const isFull = open.length >= openInvitationsMax || members.length >= membersMax
  if (isFull || (await attempts.take(['invitation', own.id])) !== undefined)
    throw refusedField('email', 'invitations', 'Too many invitations; try again in an hour, or cancel some.')
  if ((await attempts.take(['invitationLetter', email])) !== undefined)
    throw refusedField(
      'email',
      'invited_often',
      'This address was invited three times today; try again tomorrow.',
      email,
    )
}

/** Invitations, sent and cancelled by those who administer the organisation. */
export const inviting = (deps: OrganisationsDependencies): Pick<Organisations, 'invite' | 'cancelInvitation'> => ({
  invite: (actor, { email: text, role }) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'invite')
      const email = checkedEmail(text)
      const members = await deps.organisations.members(own.id)
      if (members.some(member => member.email === email))
        throw refusedField('email', 'one_organisation', 'This person is already a member.', text)
      await checkRoom(own, email, deps)
      const now = deps.now()
      const { userId: inviterId, user } = actor.session
      const invitation = {
        ...{ id: newId('inv'), organisationId: own.id, email, role, inviterId },
        expiresAt: new Date(now.getTime() + invitationDays * dayMs).toISOString(),
      }
      const event = eventOf(actor, deps, 'member.invited', own.id, { targetId: invitation.id, detail: { role } })
      const at = now.toISOString()
      refuseUnmade(await deps.organisations.invite({ ...invitation, at }, rolesThatMay('invite'), event))
      const { origin, locale } = actor.place
      const link = `${origin}/invitations/${invitation.id}`
      deps.mail.send({
        ...{ kind: 'invitation', to: email, locale, link },
        values: { organisation: own.name, email: user.email },
      })
      return shownInvitation({ ...invitation, inviter: user.name })
    }),
  cancelInvitation: (actor, id) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'invite')
      const invitation = await deps.organisations.invitation(id)
      if (invitation?.organisationId !== own.id) throw new Refusal('route_not_found')
      const event = eventOf(actor, deps, 'invitation.cancelled', own.id, { targetId: id })
      await deps.organisations.endInvitation(invitation, 'canceled', event)
    }),
})

const over = (): Refusal =>
  refusedField('', 'invitation_over', 'The invitation is over: answered, cancelled or expired.')

const full = (): Refusal =>
  refusedField('', 'members', `The organisation has its ${membersMax} members; ask whoever invited you.`)

/** An invitation that the person who acts may answer. @throws Refusal for any other. */
const answerable = async (
  { session }: Actor,
  id: string,
  deps: OrganisationsDependencies,
): Promise<StoredInvitation> => {
  const invitation = await deps.organisations.invitation(id)
  if (!invitation) throw new Refusal('route_not_found')
  if (invitation.email !== session.user.email)
    throw refusedField('', 'not_invited', 'The invitation is for another e-mail address.')
  if (!isOpen(invitation, deps.now())) throw over()
  return invitation
}

/** Whether who invites may still do so, in that organisation. */
const mayStillInvite = async (
  { organisationId, inviterId }: StoredInvitation,
  { organisations }: OrganisationsDependencies,
): Promise<boolean> => {
  const inviter = await organisations.membership(inviterId)
  return inviter?.id === organisationId && may(inviter.role, 'invite')
}

/** Answers of the invited. */
export const answering = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'invitation' | 'accept' | 'decline'> => ({
  invitation: id =>
    onAccounts(async () => {
      const invitation = await deps.organisations.invitation(id)
      if (!invitation) return undefined
      const { organisation, inviter, email, role } = invitation
      const isOver = !isOpen(invitation, deps.now()) || !(await mayStillInvite(invitation, deps))
      return { id, organisation, inviter, email, role, isOver }
    }),
  accept: (actor, id) =>
    onAccounts(async () => {
      const { userId } = actor.session
      const invitation = await answerable(actor, id, deps)
      const { organisationId, role } = invitation
      if (await deps.organisations.membership(userId)) throw oneOrganisation()
      const event = eventOf(actor, deps, 'member.joined', organisationId, { targetId: userId, detail: { role } })
      const joining = { userId, at: deps.now().toISOString(), inviting: rolesThatMay('invite'), membersMax }
      const result = await deps.organisations.accept(invitation, joining, event)
      if (result === 'elsewhere') throw oneOrganisation()
      if (result === 'over') throw over()
      if (result === 'full') throw full()
      if (role === 'admin') await tellOfAdministrator(actor, organisationId, userId, deps)
    }),
  decline: (actor, id) =>
    onAccounts(async () => {
      const invitation = await answerable(actor, id, deps)
      const event = eventOf(actor, deps, 'invitation.declined', invitation.organisationId, { targetId: id })
      if (!(await deps.organisations.endInvitation(invitation, 'rejected', event))) throw over()
    }),
})
