import type { Request } from 'express'
import type { Access } from '#contract/shared/access'
import type { QuotaWindow } from '#domain/core/refusal'
import { Refusal } from '#domain/core/refusal'
import { limitsOf, sessionLimits, type TierLimits } from '../../access/tiers.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { ProviderKeyOwner } from '../../ports/provider-keys.ts'
import { clientAddress } from '../credentials/address.ts'
import type { Caller } from '../credentials/caller.ts'

/** How much a caller may do, and under which names that is counted. */
export interface Allowance {
  minuteName: string
  perMinute: number
  /** Name of the row that counts the UTC day. */
  dayName: string
  /** The minute alone is counted, and no place of the day taken. */
  isMinuteOnly?: boolean
  /** Undefined where the day has no limit. */
  perDay: number | undefined
  /** What is answered when the day is used up; the sentence of the code where none of its own is said. */
  dayUsedUp: { code: 'daily_quota_exhausted' | 'ai_quota_exhausted'; message?: string }
}

/** How a request was counted. */
export interface Count {
  /** What the caller may do, and the names under which it is counted. */
  allowance: Allowance
  /** Whose provider keys pay once the day is used up; none where the operation takes no such key. */
  owners: readonly ProviderKeyOwner[]
  minute: QuotaWindow
  /**
   * The UTC day in which it was counted, which may be over when the count is taken back; undefined while only the minute
   * is counted, as for a request that may be a repeat.
   */
  day: string | undefined
  /** Undefined where the caller has no daily limit. */
  daily: QuotaWindow | undefined
  /** No count of it is in the day: it was given back, or a provider key of the caller's own pays. */
  isOutsideDay: boolean
}

/** A publishable key is in public pages: its minute is counted for each visitor's address by itself. */
const minuteName = ({ id, kind }: ApiKey, req: Request): string =>
  kind === 'publishable' ? `${id}:${clientAddress(req.ip)}` : id

const ofKey = (key: ApiKey, req: Request, quota: Access['quota'], tiers: TierLimits): Allowance => {
  const { perMinute, perDay } = limitsOf(tiers, key.tier)
  const isMinuteOnly = quota === 'minute' || quota === 'lead'
  return {
    ...{ minuteName: minuteName(key, req), perMinute, dayName: key.id, perDay },
    ...{ dayUsedUp: dayUsedUp.key, isMinuteOnly },
  }
}

/** Names of the minute and of the day of a user, by the class of routes that keys may call too. */
const namesOf = {
  report: (user: string) => ({ minuteName: `${user}:pdf`, dayName: `${user}:pdf` }),
  analyze: (user: string) => ({ minuteName: `${user}:analyze`, dayName: user }),
}

const dayUsedUp = {
  key: { code: 'daily_quota_exhausted' },
  report: { code: 'daily_quota_exhausted', message: 'The daily quota of your sessions is used up.' },
  analyze: { code: 'ai_quota_exhausted' },
} as const

/**
 * A session has its own minute and day for each class of routes that keys may call too.
 * @throws Refusal `forbidden` for a class that sessions have no allowance for.
 */
const ofSession = (userId: string, quota: Access['quota']): Allowance => {
  if (quota !== 'report' && quota !== 'analyze') throw new Refusal('forbidden')
  return { ...sessionLimits[quota], ...namesOf[quota](`user:${userId}`), dayUsedUp: dayUsedUp[quota] }
}

/** The allowance of a caller: of the key, or of the user of the session. */
export const allowanceOf = (req: Request, caller: Caller, quota: Access['quota'], tiers: TierLimits): Allowance =>
  caller.kind === 'person' ? ofSession(caller.actor.session.userId, quota) : ofKey(caller, req, quota, tiers)
