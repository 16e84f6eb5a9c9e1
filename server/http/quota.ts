import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { endOfUtcDay, utcDay } from '#domain/core/instants'
import { type QuotaWindow, Refusal, unavailable } from '#domain/core/refusal'
import type { TierLimits } from '../access/tiers.ts'
import { windowHeaders } from '../operations/answer-headers.ts'
import type { Log } from '../ports/log.ts'
import type { ProviderKeyOwner } from '../ports/provider-keys.ts'
import type { UsageStore } from '../ports/usage-store.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import { type Allowance, allowanceOf } from './allowance.ts'
import { noteHeader } from './answer-head.ts'
import { type Counted, contextOf } from './context.ts'

/** What is needed to count a request. */
export interface Counters {
  tiers: TierLimits
  limiter: WindowLimiter
  usage: UsageStore
  now(): Date
  /** Whether any of some owners has a provider key of its own, which pays once the day is used up. */
  hasProviderKey(owners: readonly ProviderKeyOwner[]): Promise<boolean>
  log: Log
}

const storeIsAway = (cause: unknown): never => {
  throw unavailable('the store of counts', cause)
}

/** The window with the least left; of two with as much left the one that lasts longer. */
const tightest = (one: QuotaWindow, other: QuotaWindow): QuotaWindow => {
  if (one.remaining !== other.remaining) return one.remaining < other.remaining ? one : other
  return one.resetAt >= other.resetAt ? one : other
}

const showWindow = (res: Response, { minute, daily }: Pick<Counted, 'minute' | 'daily'>): void => {
  const headers = windowHeaders(daily ? tightest(minute, daily) : minute)
  for (const name in headers) noteHeader(res, name, headers[name] ?? '')
}

/** The day of a caller as it is without this request. */
const dayBefore = async (
  { dayName, perDay }: Allowance,
  { usage, now }: Pick<Counters, 'usage' | 'now'>,
): Promise<QuotaWindow | undefined> => {
  if (perDay === undefined) return undefined
  const instant = now()
  const count = await usage.used(dayName, utcDay(instant)).catch(storeIsAway)
  return { limit: perDay, remaining: perDay - count, resetAt: endOfUtcDay(instant) }
}

/** The counts of a request whose minute was counted. */
const countsOf = (res: Response): Counted => {
  const { counted } = contextOf(res)
  if (!counted) throw new Error('A day was reached without a minute.')
  return counted
}

/** Shows the day of a repeat, which takes no place in it. */
export const showDay = async (res: Response, counters: Counters): Promise<void> => {
  const counted = countsOf(res)
  const daily = await dayBefore(counted.allowance, counters)
  showWindow(res, { ...counted, ...(daily && { daily }) })
}

/** Counts a request in its UTC day; the remaining places are negative once the day is used up. */
const countDay = async (res: Response, { usage, now }: Counters): Promise<void> => {
  const counted = countsOf(res)
  const { dayName, perDay } = counted.allowance
  const instant = now()
  const day = utcDay(instant)
  const count = await usage.count(dayName, day).catch(storeIsAway)
  counted.day = day
  if (perDay !== undefined) counted.daily = { limit: perDay, remaining: perDay - count, resetAt: endOfUtcDay(instant) }
  showWindow(res, counted)
}

/** Whether a provider key of the caller's own pays for what its day has no place for. */
const paysItself = async (res: Response, { hasProviderKey }: Counters): Promise<boolean> => {
  const { modelOwners = [] } = contextOf(res)
  return modelOwners.length > 0 && (await hasProviderKey(modelOwners).catch(storeIsAway))
}

/**
 * Counts a request in its UTC day; one whose day was used up before it is refused, and its count taken back. With a provider
 * key of its own, where the operation takes one, it goes on without a place in the day.
 */
export const takeDay = async (res: Response, counters: Counters): Promise<void> => {
  await countDay(res, counters)
  const counted = countsOf(res)
  const { allowance, day, daily } = counted
  if (day === undefined || !daily || daily.remaining >= 0) return
  await counters.usage.giveBack(allowance.dayName, day).catch(storeIsAway)
  if (await paysItself(res, counters)) {
    const outside = { allowance, minute: counted.minute, day, isOutsideDay: true } as const
    contextOf(res).counted = outside
    showWindow(res, outside)
    return
  }
  daily.remaining += 1
  showWindow(res, counted)
  const { code, message } = allowance.dayUsedUp
  throw new Refusal(code, { window: daily, ...(message !== undefined && { message }) })
}

/** Gives the count of a request in its day back, and shows what is left then; a store that is away is logged. */
export const giveDayBack = async (res: Response, counters: Counters): Promise<void> => {
  const { counted } = contextOf(res)
  if (counted?.day === undefined || counted.isOutsideDay) return
  try {
    await counters.usage.giveBack(counted.allowance.dayName, counted.day)
  } catch (cause) {
    counters.log.error({ cause }, 'a count was not given back')
    return
  }
  counted.isOutsideDay = true
  if (counted.daily) counted.daily.remaining += 1
  showWindow(res, counted)
}

/** Counts a request in its minute. @throws Refusal where that is full. */
export const takeMinute = async (res: Response, allowance: Allowance, counters: Counters): Promise<void> => {
  const { perMinute: limit } = allowance
  const { taken, remaining, resetAt } = await counters.limiter.take(allowance.minuteName, limit)
  const minute = { limit, remaining, resetAt }
  if (!taken) throw new Refusal('rate_limited', { window: minute })
  contextOf(res).counted = { allowance, minute }
}

/**
 * Counts an authenticated request in its minute and, but for the class `minute`, in its UTC day, and shows what is left. A
 * POST with an Idempotency-Key waits with its day: only the step after its body knows whether it is a repeat, which takes
 * no place.
 */
export const quota = (counters: Counters, which: Access['quota']): RequestHandler =>
  async function countRequest(req, res, next) {
    await takeMinute(res, allowanceOf(req, contextOf(res), which, counters.tiers), counters)
    const mayBeRepeat = req.method === 'POST' && req.headers['idempotency-key'] !== undefined
    if (which === 'minute') showWindow(res, countsOf(res))
    else if (!mayBeRepeat) await takeDay(res, counters)
    next()
  }

/**
 * Counts the day of a request that failed before it was known whether it is a repeat; a store that is away counts nothing.
 * On a day that is used up it is refused for that, as it would have been without its Idempotency-Key.
 */
export const quotaOfFailed = (counters: Counters): ErrorRequestHandler =>
  async function countFailed(error: unknown, _req, res, next) {
    const { counted } = contextOf(res)
    const isAway = error instanceof Refusal && error.code === 'unavailable'
    if (counted && counted.day === undefined && !isAway) await takeDay(res, counters)
    next(error)
  }
