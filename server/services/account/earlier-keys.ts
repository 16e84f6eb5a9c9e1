import { may } from '../../access/ownership.ts'
import type { OrganisationRecords, ProfileRecords } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import { onAccounts } from './account-away.ts'
import type { AccountKeys, EarlierKeys } from './account-services.ts'

/** What is needed to know which keys are older than the proof of the mailbox. */
export interface EarlierKeysDependencies {
  keys: Pick<AccountKeys, 'list' | 'revoke'>
  organisations: Pick<OrganisationRecords, 'membership'>
  profiles: Pick<ProfileRecords, 'profile'>
}

/**
 * Keys that somebody else may have made who signed up with this e-mail first: those that a person may revoke and that are
 * older than the first proof that the account belongs to the mailbox; of the organisation's, those that were made in
 * this account.
 */
export const earlierKeys = ({ keys, organisations, profiles }: EarlierKeysDependencies): EarlierKeys => {
  const list = async (actor: Actor) => {
    const { userId } = actor.session
    const { mailboxProvenAt } = await profiles.profile(userId)
    if (mailboxProvenAt === undefined) return []
    const membership = await organisations.membership(userId)
    const mayRevoke = membership !== undefined && may(membership.role, 'createKeys')
    return (await keys.list(actor)).filter(
      ({ createdAt, createdBy, revokedAt, owner }) =>
        revokedAt === null &&
        createdAt < mailboxProvenAt &&
        (owner.kind === 'user' || (mayRevoke && createdBy?.id === userId)),
    )
  }
  return {
    list: actor => onAccounts(() => list(actor)),
    revoke: (actor, id) =>
      onAccounts(async () => {
        for (const key of await list(actor)) if (id === undefined || key.id === id) await keys.revoke(actor, key.id)
      }),
  }
}
