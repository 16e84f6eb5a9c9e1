import type * as z from 'zod'
import type { ProviderKey } from '#contract/account/provider-key'
import { Refusal } from '#domain/core/refusal'
import { hasRight, listVisibleOwners } from '../../access/ownership.ts'
import type { KeyOwner } from '../../ports/account-records.ts'
import type { Actor, Membership } from '../../ports/accounts.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import type { ChangedBy, ProviderKeys, ProviderKeyView } from '../../ports/provider-keys.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AccountProviderKeys } from './account-services.ts'
import { createAuditEvent } from './audit-note.ts'

export interface AccountProviderKeysDependencies {
  organisations: Pick<OrganisationRecords, 'membership'>
  providerKeys: ProviderKeys
}

const toProviderKeyView = (
  view: ProviderKeyView,
  owner: KeyOwner,
  { session }: Actor,
  membership: Membership | undefined,
): z.infer<typeof ProviderKey> => {
  const { provider, display, status, createdAt, lastUsedAt } = view
  const name = owner.kind === 'user' ? session.user.name : (membership?.name ?? '')
  return { provider, owner: { ...owner, name }, display, status, createdAt, lastUsedAt }
}

/** Owner whose provider keys a person may change. @throws Refusal without the organisation, or the right in it. */
const requireProviderKeyOwner = (
  kind: KeyOwner['kind'],
  { session }: Actor,
  membership: Pick<Membership, 'id' | 'role'> | undefined,
): KeyOwner => {
  if (kind === 'user') return { kind, id: session.userId }
  if (!membership) throw new Refusal('organisation_not_found')
  if (!hasRight(membership.role, 'providerKeys'))
    throw new Refusal('forbidden', { message: 'Administrators of the organisation change its provider keys.' })
  return { kind, id: membership.id }
}

/** Audit event of a change by a person to a provider key of an owner. */
const createChangeEvent =
  (actor: Actor, owner: KeyOwner): ChangedBy =>
  at => {
    const { action: _, ...event } = createAuditEvent(actor, at, 'providerKey.saved', { owner })
    return event
  }

/** Provider keys of persons and organisations: visible to every member, changed by administrators. */
export const createAccountProviderKeys = ({
  organisations,
  providerKeys,
}: AccountProviderKeysDependencies): AccountProviderKeys => {
  const membershipOf = ({ session }: Actor) => organisations.membership(session.userId)
  return {
    isOn: () => providerKeys.isOn,
    list: actor =>
      withAccountErrors(async () => {
        const membership = await membershipOf(actor)
        const owners = listVisibleOwners(actor.session.userId, membership)
        const lists = await Promise.all(owners.map(owner => providerKeys.list(owner)))
        return owners.flatMap((owner, at) =>
          (lists[at] ?? []).map(view => toProviderKeyView(view, owner, actor, membership)),
        )
      }),
    save: (actor, provider, { key, owner: kind }) =>
      withAccountErrors(async () => {
        const membership = await membershipOf(actor)
        const owner = requireProviderKeyOwner(kind, actor, membership)
        const view = await providerKeys.save(owner, provider, key, { check: true, by: createChangeEvent(actor, owner) })
        return toProviderKeyView(view, owner, actor, membership)
      }),
    remove: (actor, provider, kind) =>
      withAccountErrors(async () => {
        const owner = requireProviderKeyOwner(kind, actor, await membershipOf(actor))
        return providerKeys.remove(owner, provider, createChangeEvent(actor, owner))
      }),
  }
}
