import type * as z from 'zod'
import type { Key, KeyMaker, KeyToday } from '#contract/account/key'
import type { Tier } from '#contract/shared/access'
import { limitsOf, type TierLimits } from '../../access/tiers.ts'
import type { OwnedKey } from '../../ports/account-records.ts'
import type { Membership, Session } from '../../ports/accounts.ts'
import { nextDay } from './usage-days.ts'

/** How much of a key's day was used. Capped at the limit: a count above it is about to be taken back. */
export const keyToday = (tiers: TierLimits, tier: Tier, count: number, now: Date): z.infer<typeof KeyToday> => {
  const { perDay: limit } = limitsOf(tiers, tier)
  const resetsAt = nextDay(now)
  if (limit === undefined) return { used: count, limit: null, remaining: null, resetsAt }
  const used = Math.min(count, limit)
  return { used, limit, remaining: limit - used, resetsAt }
}

/** Who sees a key. */
export interface Viewer {
  session: Pick<Session, 'userId' | 'user'>
  membership: Pick<Membership, 'id' | 'name'> | undefined
}

const ownerName = ({ owner }: OwnedKey, { session, membership }: Viewer): string =>
  owner.kind === 'user' ? session.user.name : (membership?.name ?? '')

/** Who made a key that several people share. */
const makerOf = ({ owner, createdBy }: OwnedKey): z.infer<typeof KeyMaker> | null => {
  if (owner.kind === 'user' || !createdBy) return null
  const { id, name = null, isMember: member } = createdBy
  return { id, name, member }
}

/** A key as its owner sees it. */
export const shownKey = (key: OwnedKey, viewer: Viewer, today: z.infer<typeof KeyToday>): z.infer<typeof Key> => ({
  id: key.id,
  name: key.name,
  tier: key.tier,
  kind: key.kind,
  owner: { ...key.owner, name: ownerName(key, viewer) },
  origins: [...key.origins],
  display: `${key.prefix}…${key.lastFour}`,
  text: key.publicText ?? null,
  createdAt: key.createdAt,
  createdBy: makerOf(key),
  revokedAt: key.revokedAt ?? null,
  today,
})
