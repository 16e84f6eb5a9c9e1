import type { Request } from 'express'
import { type Access, ownMinuteFactor } from '#contract/shared/access'
import { Refusal } from '#domain/core/refusal'
import { getTierLimits, sessionLimits, type TierLimits } from '../../access/tiers.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { Caller } from '../request/caller.ts'
import { normalizeClientAddress } from '../request/client-address.ts'
import type { Allowance } from '../request/count.ts'

/** What decides how a call is counted. */
export type CountedAccess = Pick<Access, 'quota' | 'hasOwnMinute'>

/** Counter name of a minute; that of a publishable key, which is public, is counted per address of visitors. */
const buildMinuteName = ({ id, kind }: ApiKey, req: Request): string =>
  kind === 'publishable' ? `${id}:${normalizeClientAddress(req.ip)}` : id

/** Errors of a used-up day, by the kind of allowance. */
const dayUsedUp = {
  key: { code: 'daily_quota_exhausted' },
  report: { code: 'daily_quota_exhausted', message: 'The daily quota of your sessions is used up.' },
  analyze: { code: 'ai_quota_exhausted' },
} as const

const getKeyAllowance = (
  key: ApiKey,
  req: Request,
  { quota, hasOwnMinute }: CountedAccess,
  tiers: TierLimits,
): Allowance => {
  const { perMinute, perDay } = getTierLimits(tiers, key.tier)
  const minuteName = buildMinuteName(key, req)
  return {
    minuteName: hasOwnMinute ? `${minuteName}:own` : minuteName,
    perMinute: hasOwnMinute ? perMinute * ownMinuteFactor : perMinute,
    dayName: key.id,
    isMinuteOnly: ['minute', 'lead', 'sandbox'].includes(quota),
    perDay,
    dayUsedUp: dayUsedUp.key,
  }
}

/** Counter names of a user's minute and day, by class of routes that keys may call too. */
const sessionCounterNames = {
  report: (user: string) => ({ minuteName: `${user}:pdf`, dayName: `${user}:pdf` }),
  analyze: (user: string) => ({ minuteName: `${user}:analyze`, dayName: user }),
}

/**
 * Sessions have their own minute and day per class of routes that keys may call too.
 * @throws Refusal `forbidden` for a class without an allowance for sessions.
 */
const getSessionAllowance = (userId: string, quota: Access['quota']): Allowance => {
  if (quota !== 'report' && quota !== 'analyze') throw new Refusal('forbidden')
  return { ...sessionLimits[quota], ...sessionCounterNames[quota](`user:${userId}`), dayUsedUp: dayUsedUp[quota] }
}

/** Allowance of the key, or of the user of the session. */
export const getAllowance = (req: Request, caller: Caller, access: CountedAccess, tiers: TierLimits): Allowance =>
  caller.kind === 'person'
    ? getSessionAllowance(caller.actor.session.userId, access.quota)
    : getKeyAllowance(caller, req, access, tiers)
