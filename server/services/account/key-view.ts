import type * as z from 'zod'
import type { Key, KeyMaker, KeyToday } from '#contract/account/key'
import type { Tier } from '#contract/shared/access'
import { getTierLimits, type TierLimits } from '../../access/tiers.ts'
import type { OwnedKey } from '../../ports/account-records.ts'
import type { Membership, Session } from '../../ports/accounts.ts'
import { nextDay } from './usage-days.ts'

/** Usage of a key today. Capped at the limit: a count above it is about to be given back. */
export const calculateKeyToday = (
  tiers: TierLimits,
  tier: Tier,
  count: number,
  now: Date,
): z.infer<typeof KeyToday> => {
  const { perDay: limit } = getTierLimits(tiers, tier)
  const resetsAt = nextDay(now)
  if (limit === undefined) return { used: count, limit: null, remaining: null, resetsAt }
  const used = Math.min(count, limit)
  return { used, limit, remaining: limit - used, resetsAt }
}

/** Person to whom a key is shown. */
export interface Viewer {
  session: Pick<Session, 'userId' | 'user'>
  membership: Pick<Membership, 'id' | 'name'> | undefined
}

const getOwnerName = ({ owner }: OwnedKey, { session, membership }: Viewer): string =>
  owner.kind === 'user' ? session.user.name : (membership?.name ?? '')

/** Creator of a shared key. */
const getKeyMaker = ({ owner, createdBy }: OwnedKey): z.infer<typeof KeyMaker> | null => {
  if (owner.kind === 'user' || !createdBy) return null
  const { id, name = null, isMember: member } = createdBy
  return { id, name, member }
}

/** Key as shown to its owner. */
export const formatKeyView = (key: OwnedKey, viewer: Viewer, today: z.infer<typeof KeyToday>): z.infer<typeof Key> => ({
  id: key.id,
  name: key.name,
  tier: key.tier,
  kind: key.kind,
  owner: { ...key.owner, name: getOwnerName(key, viewer) },
  origins: [...key.origins],
  display: `${key.prefix}…${key.lastFour}`,
  text: key.publicText ?? null,
  createdAt: key.createdAt,
  createdBy: getKeyMaker(key),
  revokedAt: key.revokedAt ?? null,
  today,
})
