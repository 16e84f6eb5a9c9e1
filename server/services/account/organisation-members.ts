import { Refusal } from '#domain/core/refusal'
import { getRolesWithRight } from '../../access/ownership.ts'
import type { Actor, Role } from '../../ports/accounts.ts'
import { termsVersion } from '../leads/terms-version.ts'
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
  toActingMember,
} from './organisation-parts.ts'
import { checkTransferIsOver } from './ownership-transfers.ts'
import { createProofCheck } from './proven.ts'
import { createFieldRefusal } from './refused-field.ts'
import { validatePersonName } from './validate-person.ts'

/** Member of the own organisation. @throws Refusal for any other id. */
const requireMember = async (own: OwnOrganisation, memberId: string, { organisations }: OrganisationsDependencies) => {
  const member = (await organisations.members(own.id)).find(({ id }) => id === memberId)
  if (!member) throw new Refusal('route_not_found')
  return { ...member, organisationId: own.id }
}

/** Removes a member who leaves. @throws Refusal for the owner. */
const leaveOrganisation = async (actor: Actor, deps: OrganisationsDependencies): Promise<void> => {
  const own = await requireOrganisation(actor, deps)
  if (own.role === 'owner')
    throw createFieldRefusal('', 'last_owner', 'The owner hands the organisation over before leaving, or deletes it.')
  const { userId } = actor.session
  const event = createOrganisationEvent(actor, deps, 'member.removed', own.id, { targetId: userId })
  assertChanged(
    await deps.organisations.removeMember(
      { id: own.memberId, userId, organisationId: own.id },
      { by: undefined, rotation: deps.rotation },
      event,
    ),
  )
  void deps.letters.look()
}

/** Creating, leaving and deleting an organisation. */
export const createOrganisationLifecycle = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'found' | 'leave' | 'remove'> => {
  const proven = createProofCheck(deps)
  return {
    found: (actor, text, keepDays = 0) =>
      withAccountErrors(async () => {
        const [name, id, at] = [validatePersonName(text), createPrefixedId('org'), deps.now().toISOString()]
        const event = createOrganisationEvent(actor, deps, 'organisation.created', id, { targetId: id })
        const terms = { version: termsVersion, locale: actor.place.locale, keepDays }
        const isFounded = await deps.organisations.found({ id, name, ownerId: actor.session.userId, at, terms }, event)
        if (!isFounded) throw createOneOrganisationRefusal()
      }),
    leave: actor => withAccountErrors(() => leaveOrganisation(actor, deps)),
    remove: (actor, cookie, password) =>
      withAccountErrors(async () => {
        const own = await requireOrganisation(actor, deps, 'deleteOrganisation')
        await checkTransferIsOver(own.id, deps)
        return proven(actor, cookie, async () => {
          const { userId, user } = actor.session
          if (!(await deps.accounts.isPassword(userId, password))) return undefined
          const event = createOrganisationEvent(actor, deps, 'organisation.deleted', own.id, { targetId: own.id })
          const at = deps.now().toISOString()
          if (!(await deps.organisations.remove(own.id, userId, at, event)))
            throw createFieldRefusal(
              '',
              'sole_owner',
              'The organisation has other members; remove them or hand it over.',
            )
          const { locale = actor.place.locale } = await deps.profiles.profile(userId)
          const link = `${actor.place.origin}/account`
          deps.mail.send({
            kind: 'organisationDeleted',
            to: user.email,
            locale,
            link,
            values: { organisation: own.name },
          })
          return {}
        })
      }),
  }
}

type Member = Awaited<ReturnType<typeof requireMember>>

/** Hands the organisation over to a member. Both persons get a letter, and the former owner can undo it for a day. */
const handOverOrganisation = async (
  actor: Actor,
  own: OwnOrganisation,
  member: Member,
  deps: OrganisationsDependencies,
): Promise<void> => {
  await checkTransferIsOver(own.id, deps)
  const details = { targetId: member.userId, detail: { role: 'owner' } }
  const event = createOrganisationEvent(actor, deps, 'member.role', own.id, details)
  assertChanged(await deps.organisations.transferOwnership(own.id, own.memberId, member.id, event))
  void deps.letters.look()
}

/** Gives a member another role; one who loses rights departs with what it made. */
const changeMemberRole = async (
  actor: Actor,
  own: OwnOrganisation,
  member: Member,
  role: Exclude<Role, 'owner'>,
  deps: OrganisationsDependencies,
): Promise<void> => {
  const details = { targetId: member.userId, detail: { role } }
  const event = createOrganisationEvent(actor, deps, 'member.role', own.id, details)
  const to = { role, inviting: getRolesWithRight('invite'), rotation: deps.rotation }
  assertChanged(await deps.organisations.setRole(member, to, toActingMember(actor, 'changeRole'), event))
  if (role === 'admin') await notifyNewAdministrator(actor, own.id, member.userId, deps)
  else void deps.letters.look()
}

/** Members and their roles. The owner is notified of each new administrator, and of what a former one had made. */
export const createMemberships = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'setRole' | 'removeMember'> => ({
  setRole: (actor, memberId, role: Role, proven) =>
    withAccountErrors(async () => {
      const own = await requireOrganisation(actor, deps, 'changeRole')
      const member = await requireMember(own, memberId, deps)
      if (member.role === role) return { outcome: 'done' }
      if (member.role === 'owner')
        throw createFieldRefusal(
          'role',
          'last_owner',
          'The owner hands the organisation over to another member instead.',
          role,
        )
      const change = async (): Promise<object> => {
        if (role === 'owner') await handOverOrganisation(actor, own, member, deps)
        else await changeMemberRole(actor, own, member, role, deps)
        return {}
      }
      if (role === 'member') return { outcome: 'done', ...(await change()) }
      return proven ? deps.confirmation.run(actor, proven, change) : { outcome: 'wrong' }
    }),
  removeMember: (actor, memberId) =>
    withAccountErrors(async () => {
      const own = await requireOrganisation(actor, deps, 'removeMember')
      const member = await requireMember(own, memberId, deps)
      if (member.role === 'owner')
        throw createFieldRefusal(
          '',
          'last_owner',
          'The owner cannot be removed; the organisation is handed over first.',
        )
      const event = createOrganisationEvent(actor, deps, 'member.removed', own.id, { targetId: member.userId })
      const how = { by: toActingMember(actor, 'removeMember'), rotation: deps.rotation }
      assertChanged(await deps.organisations.removeMember(member, how, event))
      void deps.letters.look()
    }),
})
