import { randomBytes } from 'node:crypto'
import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import { may, type OrganisationAct } from '../../access/ownership.ts'
import type { OrganisationRecords, PersonRecords, StoredInvitation } from '../../ports/account-records.ts'
import type { Actor, Mail } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent } from '../../ports/audit.ts'
import { onAccounts } from './account-away.ts'
import type { Organisations } from './account-services.ts'
import { auditEvent } from './audit-note.ts'
import { checkedEmail, checkedName } from './checked-person.ts'
import { refusedField } from './refused-field.ts'

/** What organisations are made of. */
export interface OrganisationsDependencies {
  organisations: OrganisationRecords
  persons: Pick<PersonRecords, 'byEmail'>
  attempts: Attempts
  mail: Mail
  now(): Date
}

const openInvitationsMax = 100
const membersMax = 100
/** Days for which an invitation can be accepted. */
const invitationDays = 7

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

type Own = NonNullable<Awaited<ReturnType<OrganisationRecords['membership']>>>

const oneOrganisation = (): Refusal =>
  refusedField('', 'one_organisation', 'A person belongs to one organisation at most; leave the other one first.')

/** The organisation of the acting person. @throws Refusal without one, or without the right. */
const ownOf = async (
  { session }: Actor,
  { organisations }: OrganisationsDependencies,
  act?: OrganisationAct,
): Promise<Own> => {
  const own = await organisations.membership(session.userId)
  if (!own) throw new Refusal('organisation_not_found')
  if (act && !may(own.role, act))
    throw new Refusal('forbidden', { message: 'Your role in the organisation does not allow this.' })
  return own
}

/** An event of an organisation. */
const eventOf = (
  actor: Actor,
  { now }: OrganisationsDependencies,
  action: AuditAction,
  organisationId: string,
  details: Partial<Pick<AuditEvent, 'targetId' | 'detail'>> = {},
): AuditEvent =>
  auditEvent(actor, now().toISOString(), action, { owner: { kind: 'organisation', id: organisationId }, ...details })

/** A member of the own organisation. @throws Refusal for anybody else. */
const memberOf = async (own: Own, memberId: string, { organisations }: OrganisationsDependencies) => {
  const member = (await organisations.members(own.id)).find(({ id }) => id === memberId)
  if (!member) throw new Refusal('route_not_found')
  return member
}

const isOpen = ({ status, expiresAt }: StoredInvitation, now: Date): boolean =>
  status === 'pending' && new Date(expiresAt) > now

/** Founding, leaving, ending an organisation. */
const wholes = (deps: OrganisationsDependencies): Pick<Organisations, 'found' | 'leave' | 'remove'> => ({
  found: (actor, text) =>
    onAccounts(async () => {
      const [name, id, at] = [checkedName(text), newId('org'), deps.now().toISOString()]
      const event = eventOf(actor, deps, 'organisation.created', id, { targetId: id })
      const isFounded = await deps.organisations.found({ id, name, ownerId: actor.session.userId, at }, event)
      if (!isFounded) throw oneOrganisation()
    }),
  leave: actor =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps)
      if (own.role === 'owner')
        throw refusedField('', 'last_owner', 'The owner hands the organisation over before leaving, or deletes it.')
      const event = eventOf(actor, deps, 'member.removed', own.id, { targetId: own.memberId })
      await deps.organisations.removeMember(own.id, own.memberId, event)
    }),
  remove: actor =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'deleteOrganisation')
      const event = eventOf(actor, deps, 'organisation.deleted', own.id, { targetId: own.id })
      const at = deps.now().toISOString()
      if (!(await deps.organisations.remove(own.id, actor.session.userId, at, event)))
        throw refusedField('', 'sole_owner', 'The organisation has other members; remove them or hand it over.')
    }),
})

/** Members and their roles. */
const memberships = (deps: OrganisationsDependencies): Pick<Organisations, 'setRole' | 'removeMember'> => ({
  setRole: (actor, memberId, role) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'changeRole')
      const member = await memberOf(own, memberId, deps)
      const event = eventOf(actor, deps, 'member.role', own.id, { targetId: memberId, detail: { role } })
      if (member.role === 'owner') {
        if (role === 'owner') return
        throw refusedField(
          'role',
          'last_owner',
          'The owner hands the organisation over to another member instead.',
          role,
        )
      }
      if (role === 'owner') await deps.organisations.transferOwnership(own.id, own.memberId, memberId, event)
      else await deps.organisations.setRole(own.id, memberId, role, event)
    }),
  removeMember: (actor, memberId) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'removeMember')
      const member = await memberOf(own, memberId, deps)
      if (member.role === 'owner')
        throw refusedField('', 'last_owner', 'The owner cannot be removed; the organisation is handed over first.')
      await deps.organisations.removeMember(
        own.id,
        memberId,
        eventOf(actor, deps, 'member.removed', own.id, { targetId: memberId }),
      )
    }),
})

/** Room for one more invitation, in the organisation and in its hour. @throws Refusal where there is none. */
const checkRoom = async (own: Own, { organisations, attempts, now }: OrganisationsDependencies): Promise<void> => {
  const [members, open] = await Promise.all([
    organisations.members(own.id),
    organisations.openInvitations(own.id, now().toISOString()),
  ])
  const isFull = open.length >= openInvitationsMax || members.length >= membersMax
  if (isFull || (await attempts.take(['invitation', own.id])) !== undefined)
    throw refusedField('email', 'invitations', 'Too many invitations; try again in an hour, or cancel some.')
}

/** Invitations, sent and cancelled by those who administer the organisation. */
const inviting = (deps: OrganisationsDependencies): Pick<Organisations, 'invite' | 'cancelInvitation'> => ({
  invite: (actor, { email: text, role }) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'invite')
      const email = checkedEmail(text)
      const members = await deps.organisations.members(own.id)
      if (members.some(member => member.email === email))
        throw refusedField('email', 'one_organisation', 'This person is already a member.', text)
      await checkRoom(own, deps)
      const now = deps.now()
      const expiresAt = new Date(now.getTime() + invitationDays * dayMs).toISOString()
      const invitation = { id: newId('inv'), organisationId: own.id, email, role, expiresAt }
      const event = eventOf(actor, deps, 'member.invited', own.id, { targetId: invitation.id, detail: { role } })
      await deps.organisations.invite({ ...invitation, inviterId: actor.session.userId, at: now.toISOString() }, event)
      const { origin, locale } = actor.place
      const link = `${origin}/invitations/${invitation.id}`
      deps.mail.send({ kind: 'invitation', to: email, locale, link, values: { organisation: own.name } })
      return { id: invitation.id, email, role, expiresAt }
    }),
  cancelInvitation: (actor, id) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'invite')
      const invitation = await deps.organisations.invitation(id)
      if (invitation?.organisationId !== own.id) throw new Refusal('route_not_found')
      await deps.organisations.endInvitation(id, 'canceled')
    }),
})

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

const over = (): Refusal =>
  refusedField('', 'invitation_over', 'The invitation is over: answered, cancelled or expired.')

/** Answers of the invited. */
const answering = (deps: OrganisationsDependencies): Pick<Organisations, 'invitation' | 'accept' | 'decline'> => ({
  invitation: id =>
    onAccounts(async () => {
      const invitation = await deps.organisations.invitation(id)
      if (!invitation) return undefined
      const { organisation, inviter, email, role } = invitation
      return { id, organisation, inviter, email, role, isOver: !isOpen(invitation, deps.now()) }
    }),
  accept: (actor, id) =>
    onAccounts(async () => {
      const { userId } = actor.session
      const { organisationId, role } = await answerable(actor, id, deps)
      if (await deps.organisations.membership(userId)) throw oneOrganisation()
      const event = eventOf(actor, deps, 'member.joined', organisationId, { targetId: userId, detail: { role } })
      const result = await deps.organisations.accept(id, userId, deps.now().toISOString(), event)
      if (result === 'elsewhere') throw oneOrganisation()
      if (result === 'over') throw over()
    }),
  decline: (actor, id) =>
    onAccounts(async () => {
      await answerable(actor, id, deps)
      if (!(await deps.organisations.endInvitation(id, 'rejected'))) throw over()
    }),
})

/** The organisations of persons. */
export const organisations = (deps: OrganisationsDependencies): Organisations => ({
  ...wholes(deps),
  ...memberships(deps),
  ...inviting(deps),
  ...answering(deps),
  membership: userId => onAccounts(() => deps.organisations.membership(userId)),
  view: actor =>
    onAccounts(async () => {
      const { memberId: _, ...own } = await ownOf(actor, deps)
      const [members, open] = await Promise.all([
        deps.organisations.members(own.id),
        may(own.role, 'invite') ? deps.organisations.openInvitations(own.id, deps.now().toISOString()) : [],
      ])
      return {
        ...own,
        members: members.map(({ userId: _user, ...member }) => member),
        invitations: open.map(({ id, email, role, expiresAt }) => ({ id, email, role, expiresAt })),
      }
    }),
})
