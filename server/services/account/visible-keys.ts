import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import { utcDay } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { RandomBytes } from '../../access/keys.ts'
import { hasRight, listVisibleOwners } from '../../access/ownership.ts'
import type { TierLimits } from '../../access/tiers.ts'
import type { OwnedKey, OwnedKeyRecords, ProfileRecords, UsageHistory } from '../../ports/account-records.ts'
import type { Actor, Mail } from '../../ports/accounts.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { calculateKeyToday, formatKeyView, type Viewer } from './key-view.ts'

export interface AccountKeysDependencies {
  keys: OwnedKeyRecords
  usage: UsageHistory
  organisations: Pick<OrganisationRecords, 'membership' | 'members'>
  profiles: Pick<ProfileRecords, 'profile'>
  tiers: TierLimits
  mail: Mail
  randomBytes: RandomBytes
  now(): Date
}

/** Acting person, and the owners of the keys it sees. */
export const findViewer = async ({ session }: Actor, { organisations }: AccountKeysDependencies) => {
  const membership = await organisations.membership(session.userId)
  return { session, membership, owners: listVisibleOwners(session.userId, membership) }
}

/** Acting person with the owners of its visible keys. */
export type SeeingViewer = Awaited<ReturnType<typeof findViewer>>

/** Key visible to the viewer. @throws Refusal `key_not_found` for any other, whether or not it exists. */
export const findVisibleKey = async (
  viewer: SeeingViewer,
  id: string,
  { keys }: AccountKeysDependencies,
): Promise<OwnedKey> => {
  const key = await keys.one(viewer.owners, id)
  if (!key) throw new Refusal('key_not_found')
  return key
}

/** Key that the viewer may change. @throws Refusal where it may only see it. */
export const findChangeableKey = async (
  viewer: SeeingViewer,
  id: string,
  deps: AccountKeysDependencies,
): Promise<OwnedKey> => {
  const key = await findVisibleKey(viewer, id, deps)
  if (key.owner.kind === 'user' || (viewer.membership && hasRight(viewer.membership.role, 'createKeys'))) return key
  throw new Refusal('forbidden', { message: 'Administrators of the organisation change its keys.' })
}

/** Keys with their usage of today: the person's own, then the organisation's. */
export const toKeyViews = async (keys: readonly OwnedKey[], viewer: Viewer, deps: AccountKeysDependencies) => {
  const now = deps.now()
  const today = utcDay(now)
  const rows = await deps.usage.between(
    keys.map(({ id }) => id),
    today,
    today,
  )
  const counts = new Map(rows.map(({ keyId, count }) => [keyId, count]))
  return keys
    .toSorted((one, other) => Number(one.owner.kind === 'organisation') - Number(other.owner.kind === 'organisation'))
    .map(key => formatKeyView(key, viewer, calculateKeyToday(deps.tiers, key.tier, counts.get(key.id) ?? 0, now)))
}

export const toKeyView = async (
  key: OwnedKey,
  viewer: Viewer,
  deps: AccountKeysDependencies,
): Promise<z.infer<typeof Key>> => {
  const [only] = await toKeyViews([key], viewer, deps)
  if (!only) throw new Error('A key that is there was not shown.')
  return only
}
