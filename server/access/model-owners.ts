import type { OrganisationRecords } from '../ports/account-records.ts'
import type { Actor } from '../ports/accounts.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { ProviderKeyOwner } from '../ports/provider-keys.ts'
import { ownersSeenBy } from './ownership.ts'

/**
 * Whose provider keys a caller uses, the first before the others: of a key those of its owner, or its own where the operator
 * made it; of a person its own, then those of its organisation; with the key that everybody shares none.
 * @throws what the records throw.
 */
export const modelOwnersOf = async (
  organisations: Pick<OrganisationRecords, 'membership'>,
  caller: ApiKey | undefined,
  actor: Actor | undefined,
): Promise<readonly ProviderKeyOwner[]> => {
  if (actor) {
    const { userId } = actor.session
    return ownersSeenBy(userId, await organisations.membership(userId))
  }
  if (!caller || caller.kind === 'sandbox') return []
  const { id, ownerId, ownerKind } = caller
  return [ownerId !== undefined && ownerKind ? { kind: ownerKind, id: ownerId } : { kind: 'key', id }]
}
