import { Refusal } from '#domain/core/refusal'
import { rolesThatMay } from '../../access/ownership.ts'
import type { Role } from '../../ports/accounts.ts'
import { termsVersion } from '../leads/terms-version.ts'
import { onAccounts } from './account-away.ts'
import type { Organisations } from './account-services.ts'
import { checkedName } from './checked-person.ts'
import { tellOfAdministrator } from './new-administrator.ts'
import {
  acting,
  eventOf,
  newId,
  type OrganisationsDependencies,
  type Own,
  oneOrganisation,
  ownOf,
  refuseUnmade,
} from './organisation-parts.ts'
import { proving } from './proven.ts'
import { refusedField } from './refused-field.ts'

/** A member of the own organisation. @throws Refusal for anybody else. */
const memberOf = async (own: Own, memberId: string, { organisations }: OrganisationsDependencies) => {
  const member = (await organisations.members(own.id)).find(({ id }) => id === memberId)
  if (!member) throw new Refusal('route_not_found')
  return { ...member, organisationId: own.id }
}

/** Founding, leaving, ending an organisation. */
export const wholeOrganisations = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'found' | 'leave' | 'remove'> => {
  const proven = proving(deps)
  return {
    found: (actor, text) =>
      onAccounts(async () => {
        const [name, id, at] = [checkedName(text), newId('org'), deps.now().toISOString()]
        const event = eventOf(actor, deps, 'organisation.created', id, { targetId: id })
        const terms = { version: termsVersion, locale: actor.place.locale }
        const isFounded = await deps.organisations.found({ id, name, ownerId: actor.session.userId, at, terms }, event)
        if (!isFounded) throw oneOrganisation()
      }),
    leave: actor =>
      onAccounts(async () => {
        const own = await ownOf(actor, deps)
        if (own.role === 'owner')
          throw refusedField('', 'last_owner', 'The owner hands the organisation over before leaving, or deletes it.')
        const { userId } = actor.session
        const event = eventOf(actor, deps, 'member.removed', own.id, { targetId: userId })
        refuseUnmade(
          await deps.organisations.removeMember({ id: own.memberId, userId, organisationId: own.id }, undefined, event),
        )
      }),
    remove: (actor, cookie, password) =>
      onAccounts(async () => {
        const own = await ownOf(actor, deps, 'deleteOrganisation')
        return proven(actor, cookie, async () => {
          const { userId, user } = actor.session
          if (!(await deps.accounts.isPassword(userId, password))) return undefined
          const event = eventOf(actor, deps, 'organisation.deleted', own.id, { targetId: own.id })
          const at = deps.now().toISOString()
          if (!(await deps.organisations.remove(own.id, userId, at, event)))
            throw refusedField('', 'sole_owner', 'The organisation has other members; remove them or hand it over.')
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

/** Members and their roles. The owner is told of each new administrator. */
export const memberships = (deps: OrganisationsDependencies): Pick<Organisations, 'setRole' | 'removeMember'> => ({
  setRole: (actor, memberId, role: Role) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'changeRole')
      const member = await memberOf(own, memberId, deps)
      if (member.role === role) return
      if (member.role === 'owner')
        throw refusedField(
          'role',
          'last_owner',
          'The owner hands the organisation over to another member instead.',
          role,
        )
      const { organisations } = deps
      const event = eventOf(actor, deps, 'member.role', own.id, { targetId: member.userId, detail: { role } })
      const isMade =
        role === 'owner'
          ? await organisations.transferOwnership(own.id, own.memberId, memberId, event)
          : await organisations.setRole(
              member,
              { role, inviting: rolesThatMay('invite') },
              acting(actor, 'changeRole'),
              event,
            )
      refuseUnmade(isMade)
      // Who hands over becomes an administrator.
      if (role === 'owner') await tellOfAdministrator(actor, own.id, actor.session.userId, deps)
      if (role === 'admin') await tellOfAdministrator(actor, own.id, member.userId, deps)
    }),
  removeMember: (actor, memberId) =>
    onAccounts(async () => {
      const own = await ownOf(actor, deps, 'removeMember')
      const member = await memberOf(own, memberId, deps)
      if (member.role === 'owner')
        throw refusedField('', 'last_owner', 'The owner cannot be removed; the organisation is handed over first.')
      const event = eventOf(actor, deps, 'member.removed', own.id, { targetId: member.userId })
      refuseUnmade(await deps.organisations.removeMember(member, acting(actor, 'removeMember'), event))
    }),
})
