import type { RequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { limitsOf, type TierLimits } from '../access/tiers.ts'
import type { ApiKey, MinuteLimiter, UsageStore } from '../ports.ts'
import { household } from './address.ts'
import { contextOf } from './context.ts'
import { Unavailable } from './errors.ts'
import { showWindow, tightest, type Window } from './rate-limit-headers.ts'

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

const refuse = (res: Response, window: Window, now: number, code: 'rate_limited' | 'daily_quota_exhausted'): never => {
  showWindow(res, { ...window, remaining: 0 })
  res.setHeader('Retry-After', Math.max(1, Math.ceil((window.resetAt - now) / 1000)))
  if (code === 'daily_quota_exhausted') res.setHeader('X-Should-Retry', 'false')
  throw new Refusal(code)
}

/** A publishable key stands in public pages: its minute is counted for each visitor's address by itself. */
const minuteName = ({ id, kind }: ApiKey, address: string | undefined): string =>
  kind === 'publishable' ? `${id}:${household(address)}` : id

const minuteWindow = async (key: ApiKey, address: string | undefined, counters: Counters) => {
  const { perMinute } = limitsOf(counters.tiers, key.tier)
  const place = await counters.limiter.take(minuteName(key, address), perMinute)
  return { taken: place.taken, window: { limit: perMinute, remaining: place.remaining, resetAt: place.resetAt } }
}

const dayWindow = async (key: ApiKey, { tiers, usage, now }: Counters) => {
  const { perDay } = limitsOf(tiers, key.tier)
  const instant = now()
  const day = utcDay(instant)
  const count = await usage.count(key.id, day)
  if (perDay === undefined) return { taken: true, window: undefined }
  const taken = count <= perDay
  if (!taken) await usage.giveBack(key.id, day)
  const resetAt = (Math.floor(instant.getTime() / dayMs) + 1) * dayMs
  return { taken, window: { limit: perDay, remaining: perDay - count, resetAt } }
}

/** Counts an authenticated request in its minute and in its UTC day, and tells what is left. */
export const quota =
  (counters: Counters): RequestHandler =>
  async (req, res, next) => {
    const { caller } = contextOf(res)
    if (!caller) throw new Error('The quota was reached without a credential.')
    const minute = await minuteWindow(caller, req.ip, counters)
    if (!minute.taken) refuse(res, minute.window, counters.now().getTime(), 'rate_limited')
    const day = await dayWindow(caller, counters).catch(cause => {
      throw new Unavailable('the store of counts', cause)
    })
    if (!day.taken && day.window) refuse(res, day.window, counters.now().getTime(), 'daily_quota_exhausted')
    showWindow(res, day.window ? tightest([minute.window, day.window]) : minute.window)
    next()
  }
