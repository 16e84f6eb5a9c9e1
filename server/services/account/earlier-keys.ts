import { hasRight } from '../../access/ownership.ts'
import type { ProfileRecords } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AccountKeys, EarlierKeys } from './account-services.ts'

export interface EarlierKeysDependencies {
  keys: Pick<AccountKeys, 'list' | 'revoke'>
  organisations: Pick<OrganisationRecords, 'membership'>
  profiles: Pick<ProfileRecords, 'profile'>
}

/**
 * Keys that another person may have created who signed up with this e-mail first: those that the person may revoke and
 * that are older than the first proof of the mailbox; of the organisation's, those created in this account.
 */
export const createEarlierKeys = ({ keys, organisations, profiles }: EarlierKeysDependencies): EarlierKeys => {
  const list = async (actor: Actor) => {
    const { userId } = actor.session
    const { mailboxProvenAt } = await profiles.profile(userId)
    if (mailboxProvenAt === undefined) return []
    const membership = await organisations.membership(userId)
    const mayRevoke = membership !== undefined && hasRight(membership.role, 'createKeys')
    return (await keys.list(actor)).filter(
      ({ createdAt, createdBy, revokedAt, owner }) =>
        revokedAt === null &&
        createdAt < mailboxProvenAt &&
        (owner.kind === 'user' || (mayRevoke && createdBy?.id === userId)),
    )
  }
  return {
    list: actor => withAccountErrors(() => list(actor)),
    revoke: (actor, id) =>
      withAccountErrors(async () => {
        for (const key of await list(actor)) if (id === undefined || key.id === id) await keys.revoke(actor, key.id)
      }),
  }
}
