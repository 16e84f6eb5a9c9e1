import type { RequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { limitsOf, type TierLimits } from '../access/tiers.ts'
import type { ApiKey, MinuteLimiter, UsageStore } from '../ports.ts'
import { household } from './address.ts'
import { type Counted, contextOf } from './context.ts'
import { Unavailable } from './errors.ts'
import { showFullWindow, showWindow, tightest } from './rate-limit-headers.ts'

/** What is needed to count a request. */
export interface Counters {
  tiers: TierLimits
  limiter: MinuteLimiter
  usage: UsageStore
  now(): Date
}

const dayMs = 86_400_000

/** The UTC calendar day of an instant; a day of the quota. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10)

/** A publishable key stands in public pages: its minute is counted for each visitor's address by itself. */
const minuteName = ({ id, kind }: ApiKey, address: string | undefined): string =>
  kind === 'publishable' ? `${id}:${household(address)}` : id

const minuteWindow = async (key: ApiKey, address: string | undefined, counters: Counters) => {
  const { perMinute } = limitsOf(counters.tiers, key.tier)
  const place = await counters.limiter.take(minuteName(key, address), perMinute)
  return { taken: place.taken, window: { limit: perMinute, remaining: place.remaining, resetAt: place.resetAt } }
}

const storeIsAway = (cause: unknown): never => {
  throw new Unavailable('the store of counts', cause)
}

/** Counts a request in its UTC day; the remaining places are negative once the day is used up. */
const dailyWindow = async ({ id, tier }: ApiKey, { tiers, usage, now }: Counters) => {
  const instant = now()
  const day = utcDay(instant)
  const count = await usage.count(id, day).catch(storeIsAway)
  const { perDay } = limitsOf(tiers, tier)
  const resetAt = (Math.floor(instant.getTime() / dayMs) + 1) * dayMs
  return { day, ...(perDay !== undefined && { daily: { limit: perDay, remaining: perDay - count, resetAt } }) }
}

const tell = (res: Response, { minute, daily }: Counted): void =>
  showWindow(res, daily ? tightest([minute, daily]) : minute)

/** Takes the daily count of a request back, on the day in which it was counted. */
export const takeBack = async (res: Response, { usage }: Pick<Counters, 'usage'>): Promise<void> => {
  const { caller, counted } = contextOf(res)
  if (!caller || !counted) throw new Error('A count was taken back that was never made.')
  await usage.giveBack(caller.id, counted.day).catch(storeIsAway)
  if (counted.daily) counted.daily.remaining += 1
  tell(res, counted)
}

/** Refuses a request whose day was used up before it, and takes its count back. */
export const refuseOverDay = async (res: Response, counters: Pick<Counters, 'usage' | 'now'>): Promise<void> => {
  const { counted } = contextOf(res)
  if (!counted?.daily || counted.daily.remaining >= 0) return
  await takeBack(res, counters)
  showFullWindow(res, counted.daily, counters.now())
  res.setHeader('X-Should-Retry', 'false')
  throw new Refusal('daily_quota_exhausted')
}

/**
 * Counts an authenticated request in its minute and in its UTC day, and tells what is left. A POST with an
 * Idempotency-Key goes on though the day is used up: only the next step knows whether it is a repeat, which is free.
 */
export const quota =
  (counters: Counters): RequestHandler =>
  async (req, res, next) => {
    const context = contextOf(res)
    const { caller } = context
    if (!caller) throw new Error('The quota was reached without a credential.')
    const minute = await minuteWindow(caller, req.ip, counters)
    if (!minute.taken) {
      showFullWindow(res, minute.window, counters.now())
      throw new Refusal('rate_limited')
    }
    context.counted = { minute: minute.window, ...(await dailyWindow(caller, counters)) }
    tell(res, context.counted)
    const mayBeRepeat = req.method === 'POST' && req.get('Idempotency-Key') !== undefined
    if (!mayBeRepeat) await refuseOverDay(res, counters)
    next()
  }
