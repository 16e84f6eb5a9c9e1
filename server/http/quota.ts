import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { type QuotaWindow, Refusal } from '#domain/core/refusal'
import { limitsOf, type TierLimits } from '../access/tiers.ts'
import { unavailable } from '../access/unavailable.ts'
import { windowHeaders } from '../operations/answer-headers.ts'
import type { ApiKey, UsageStore, WindowLimiter } from '../ports.ts'
import { clientAddress } from './address.ts'
import { type Counted, contextOf } from './context.ts'

/** What is needed to count a request. */
export interface Counters {
  tiers: TierLimits
  limiter: WindowLimiter
  usage: UsageStore
  now(): Date
}

const dayMs = 86_400_000

/** The UTC calendar day of an instant; a day of the quota. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The end of the UTC day of an instant, in milliseconds since 1970. */
const endOfDay = (instant: Date): number => (Math.floor(instant.getTime() / dayMs) + 1) * dayMs

/** A publishable key is in public pages: its minute is counted for each visitor's address by itself. */
const minuteName = ({ id, kind }: ApiKey, req: Request): string =>
  kind === 'publishable' ? `${id}:${clientAddress(req.ip)}` : id

const minuteWindow = async (key: ApiKey, req: Request, counters: Counters) => {
  const { perMinute } = limitsOf(counters.tiers, key.tier)
  const { taken, remaining, resetAt } = await counters.limiter.take(minuteName(key, req), perMinute)
  return { taken, window: { limit: perMinute, remaining, resetAt } }
}

const storeIsAway = (cause: unknown): never => {
  throw unavailable('the store of counts', cause)
}

/** Counts a request in its UTC day; the remaining places are negative once the day is used up. */
const dailyWindow = async ({ id, tier }: ApiKey, { tiers, usage, now }: Counters) => {
  const instant = now()
  const day = utcDay(instant)
  const count = await usage.count(id, day).catch(storeIsAway)
  const { perDay } = limitsOf(tiers, tier)
  const daily =
    perDay === undefined ? undefined : { limit: perDay, remaining: perDay - count, resetAt: endOfDay(instant) }
  return { day, ...(daily && { daily }) }
}

/** The window with the least left; of two with as much left the one that lasts longer. */
const tightest = (one: QuotaWindow, other: QuotaWindow): QuotaWindow => {
  if (one.remaining !== other.remaining) return one.remaining < other.remaining ? one : other
  return one.resetAt >= other.resetAt ? one : other
}

const showWindow = (res: Response, { minute, daily }: Counted): void => {
  const headers = windowHeaders(daily ? tightest(minute, daily) : minute)
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

/** The day of a caller as it is without this request. */
const dayBefore = async ({ id, tier }: ApiKey, { tiers, usage, now }: Counters): Promise<QuotaWindow | undefined> => {
  const { perDay } = limitsOf(tiers, tier)
  if (perDay === undefined) return undefined
  const instant = now()
  const count = await usage.used(id, utcDay(instant)).catch(storeIsAway)
  return { limit: perDay, remaining: perDay - count, resetAt: endOfDay(instant) }
}

/** The caller of a request whose minute was counted, and its counts. */
const countedCaller = (res: Response): { caller: ApiKey; counted: Counted } => {
  const { caller, counted } = contextOf(res)
  if (!caller || !counted) throw new Error('A day was reached without a minute.')
  return { caller, counted }
}

/** Shows the day of a repeat, which takes no place in it. */
export const showDay = async (res: Response, counters: Counters): Promise<void> => {
  const { caller, counted } = countedCaller(res)
  const daily = await dayBefore(caller, counters)
  showWindow(res, { ...counted, ...(daily && { daily }) })
}

/** Counts a request in its UTC day. */
const countDay = async (res: Response, counters: Counters): Promise<void> => {
  const { caller, counted } = countedCaller(res)
  Object.assign(counted, await dailyWindow(caller, counters))
  showWindow(res, counted)
}

/** Counts a request in its UTC day; one whose day was used up before it is refused, and its count taken back. */
export const takeDay = async (res: Response, counters: Counters): Promise<void> => {
  await countDay(res, counters)
  const { caller, counted } = countedCaller(res)
  const { day, daily } = counted
  if (day === undefined || !daily || daily.remaining >= 0) return
  await counters.usage.giveBack(caller.id, day).catch(storeIsAway)
  daily.remaining += 1
  showWindow(res, counted)
  throw new Refusal('daily_quota_exhausted', { window: daily })
}

/**
 * Counts an authenticated request in its minute and in its UTC day, and shows what is left. A POST with an
 * Idempotency-Key waits with its day: only the step after its body knows whether it is a repeat, which takes no place.
 */
export const quota = (counters: Counters): RequestHandler =>
  async function countRequest(req, res, next) {
    const context = contextOf(res)
    const { caller } = context
    if (!caller) throw new Error('The quota was reached without a credential.')
    const minute = await minuteWindow(caller, req, counters)
    if (!minute.taken) throw new Refusal('rate_limited', { window: minute.window })
    context.counted = { minute: minute.window }
    const mayBeRepeat = req.method === 'POST' && req.get('Idempotency-Key') !== undefined
    if (!mayBeRepeat) await takeDay(res, counters)
    next()
  }

/** Counts the day of a request that failed before it was known whether it is a repeat; a store that is away counts nothing. */
export const quotaOfFailed = (counters: Counters): ErrorRequestHandler =>
  async function countFailed(error: unknown, _req, res, next) {
    const { counted } = contextOf(res)
    const isAway = error instanceof Refusal && error.code === 'unavailable'
    if (counted && counted.day === undefined && !isAway) await countDay(res, counters)
    next(error)
  }
