import type * as z from 'zod'
import type { ProviderKey } from '#contract/account/provider-key'
import { Refusal } from '#domain/core/refusal'
import { may, ownersSeenBy } from '../../access/ownership.ts'
import type { KeyOwner, OrganisationRecords } from '../../ports/account-records.ts'
import type { Actor, Membership } from '../../ports/accounts.ts'
import type { ChangedBy, ProviderKeys, ProviderKeyView } from '../../ports/provider-keys.ts'
import { onAccounts } from './account-away.ts'
import type { AccountProviderKeys } from './account-services.ts'
import { auditEvent } from './audit-note.ts'

/** What the provider keys of accounts are made of. */
export interface AccountProviderKeysDependencies {
  organisations: Pick<OrganisationRecords, 'membership'>
  providerKeys: ProviderKeys
}

const shown = (
  view: ProviderKeyView,
  owner: KeyOwner,
  { session }: Actor,
  membership: Membership | undefined,
): z.infer<typeof ProviderKey> => {
  const { provider, display, status, createdAt, lastUsedAt } = view
  const name = owner.kind === 'user' ? session.user.name : (membership?.name ?? '')
  return { provider, owner: { ...owner, name }, display, status, createdAt, lastUsedAt }
}

/** The owner whose keys a person may change. @throws Refusal without the organisation, or the right in it. */
const changedOwner = (
  kind: KeyOwner['kind'],
  { session }: Actor,
  membership: Pick<Membership, 'id' | 'role'> | undefined,
): KeyOwner => {
  if (kind === 'user') return { kind, id: session.userId }
  if (!membership) throw new Refusal('organisation_not_found')
  if (!may(membership.role, 'providerKeys'))
    throw new Refusal('forbidden', { message: 'Administrators of the organisation change its provider keys.' })
  return { kind, id: membership.id }
}

/** Noted as done by a person, to what its owner has. */
const by =
  (actor: Actor, owner: KeyOwner): ChangedBy =>
  at => {
    const { action: _, ...event } = auditEvent(actor, at, 'providerKey.saved', { owner })
    return event
  }

/** The provider keys of persons and organisations: seen by every member, changed by those who administer it. */
export const accountProviderKeys = ({
  organisations,
  providerKeys,
}: AccountProviderKeysDependencies): AccountProviderKeys => {
  const membershipOf = ({ session }: Actor) => organisations.membership(session.userId)
  return {
    isOn: () => providerKeys.isOn,
    list: actor =>
      onAccounts(async () => {
        const membership = await membershipOf(actor)
        const owners = ownersSeenBy(actor.session.userId, membership)
        const lists = await Promise.all(owners.map(owner => providerKeys.list(owner)))
        return owners.flatMap((owner, at) => (lists[at] ?? []).map(view => shown(view, owner, actor, membership)))
      }),
    save: (actor, provider, { key, owner: kind }) =>
      onAccounts(async () => {
        const membership = await membershipOf(actor)
        const owner = changedOwner(kind, actor, membership)
        const view = await providerKeys.save(owner, provider, key, { check: true, by: by(actor, owner) })
        return shown(view, owner, actor, membership)
      }),
    remove: (actor, provider, kind) =>
      onAccounts(async () => {
        const owner = changedOwner(kind, actor, await membershipOf(actor))
        return providerKeys.remove(owner, provider, by(actor, owner))
      }),
  }
}
