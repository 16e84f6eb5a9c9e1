import type { Request } from 'express'
import type { Access } from '#contract/shared/access'
import { Refusal } from '#domain/core/refusal'
import { getTierLimits, sessionLimits, type TierLimits } from '../../access/tiers.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { Caller } from '../request/caller.ts'
import { normalizeClientAddress } from '../request/client-address.ts'
import type { Allowance } from '../request/count.ts'

/** Counter name of a minute; that of a publishable key, which is public, is counted per address of visitors. */
const buildMinuteName = ({ id, kind }: ApiKey, req: Request): string =>
  kind === 'publishable' ? `${id}:${normalizeClientAddress(req.ip)}` : id

/** Errors of a used-up day, by the kind of allowance. */
const dayUsedUp = {
  key: { code: 'daily_quota_exhausted' },
  report: { code: 'daily_quota_exhausted', message: 'The daily quota of your sessions is used up.' },
  analyze: { code: 'ai_quota_exhausted' },
} as const

const getKeyAllowance = (key: ApiKey, req: Request, quota: Access['quota'], tiers: TierLimits): Allowance => {
  const { perMinute, perDay } = getTierLimits(tiers, key.tier)
  return {
    minuteName: buildMinuteName(key, req),
    perMinute,
    dayName: key.id,
    isMinuteOnly: quota === 'minute' || quota === 'lead',
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
export const getAllowance = (req: Request, caller: Caller, quota: Access['quota'], tiers: TierLimits): Allowance =>
  caller.kind === 'person'
    ? getSessionAllowance(caller.actor.session.userId, quota)
    : getKeyAllowance(caller, req, quota, tiers)
