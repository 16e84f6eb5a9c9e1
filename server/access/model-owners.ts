import type { Actor } from '../ports/accounts.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { OrganisationRecords } from '../ports/organisation-records.ts'
import type { ProviderKeyOwner } from '../ports/provider-keys.ts'
import { listVisibleOwners } from './ownership.ts'

/**
 * Owners whose provider keys a caller uses, in order of precedence: for a key its owner, or the key itself where the
 * operator made it; for a person the person, then its organisation; none for the shared sandbox key.
 * @throws errors of the records.
 */
export const findModelOwners = async (
  organisations: Pick<OrganisationRecords, 'membership'>,
  caller: ApiKey | undefined,
  actor: Actor | undefined,
): Promise<readonly ProviderKeyOwner[]> => {
  if (actor) {
    const { userId } = actor.session
    return listVisibleOwners(userId, await organisations.membership(userId))
  }
  if (!caller || caller.kind === 'sandbox') return []
  const { id, ownerId, ownerKind } = caller
  return [ownerId !== undefined && ownerKind ? { kind: ownerKind, id: ownerId } : { kind: 'key', id }]
}
