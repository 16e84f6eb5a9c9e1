import type { Response } from 'express'
import type { Access } from '#contract/shared/access'
import { endOfUtcDay, utcDay } from '#domain/core/instants'
import { type QuotaWindow, Refusal, unavailable } from '#domain/core/refusal'
import type { TierLimits } from '../../access/tiers.ts'
import { buildWindowHeaders } from '../../operations/answer-headers.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { Log } from '../../ports/log.ts'
import type { ProviderKeyOwner } from '../../ports/provider-keys.ts'
import type { UsageStore } from '../../ports/usage-store.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import type { Caller } from '../request/caller.ts'
import { createFactStep, type FailureStep, type Step } from '../request/chain.ts'
import type { Facts } from '../request/context.ts'
import type { Allowance, Count } from '../request/count.ts'
import { type CountedAccess, getAllowance } from './allowance.ts'

/** Dependencies of counting: limits, the counters of minutes and days, the clock. */
export interface Counters {
  tiers: TierLimits
  limiter: WindowLimiter
  usage: UsageStore
  now(): Date
  /** Whether one of the owners has a provider key, which pays once the day is used up. */
  hasProviderKey(owners: readonly ProviderKeyOwner[]): Promise<boolean>
  log: Log
}

const throwCountsUnavailable = (cause: unknown): never => {
  throw unavailable('the store of counts', cause)
}

/** The window with the fewest remaining places; of equal ones the later to end. */
const selectTighterWindow = (one: QuotaWindow, other: QuotaWindow): QuotaWindow => {
  if (one.remaining !== other.remaining) return one.remaining < other.remaining ? one : other
  return one.resetAt >= other.resetAt ? one : other
}

const setWindowHeaders = (res: Response, { minute, daily }: Pick<Count, 'minute' | 'daily'>): void => {
  // Headers of event streams were sent before the remaining count was known.
  if (res.headersSent) return
  const headers = buildWindowHeaders(daily ? selectTighterWindow(minute, daily) : minute)
  for (const name in headers) bufferHeader(res, name, headers[name] ?? '')
}

/** Daily window of a caller before this request. */
const readDayWindow = async (
  { dayName, perDay, isMinuteOnly }: Allowance,
  { usage, now }: Pick<Counters, 'usage' | 'now'>,
): Promise<QuotaWindow | undefined> => {
  if (perDay === undefined || isMinuteOnly) return undefined
  const instant = now()
  const count = await usage.used(dayName, utcDay(instant)).catch(throwCountsUnavailable)
  return { limit: perDay, remaining: perDay - count, resetAt: endOfUtcDay(instant) }
}

/** Sets the rate limit headers of a repeat, which is not counted in the day. */
export const setRepeatWindowHeaders = async (
  res: Response,
  { allowance, minute }: Count,
  counters: Counters,
): Promise<void> => setWindowHeaders(res, { minute, daily: await readDayWindow(allowance, counters) })

/**
 * Counts a request in its UTC day, if it has a daily count; the remaining places are negative once the day is used up.
 */
const countDay = async (res: Response, count: Count, { usage, now }: Counters): Promise<void> => {
  const { dayName, perDay, isMinuteOnly } = count.allowance
  if (isMinuteOnly) return setWindowHeaders(res, count)
  const instant = now()
  const day = utcDay(instant)
  const used = await usage.count(dayName, day).catch(throwCountsUnavailable)
  count.day = day
  if (perDay !== undefined) count.daily = { limit: perDay, remaining: perDay - used, resetAt: endOfUtcDay(instant) }
  setWindowHeaders(res, count)
}

/** Whether a provider key of the caller pays once the day is used up. */
const canPayWithOwnKey = async ({ owners }: Count, { hasProviderKey }: Counters): Promise<boolean> =>
  owners.length > 0 && (await hasProviderKey(owners).catch(throwCountsUnavailable))

/**
 * Counts a request in its UTC day; above the limit it is refused and its count given back. With a provider key of its
 * own, where the operation takes one, it continues uncounted.
 */
export const takeDay = async (res: Response, count: Count, counters: Counters): Promise<void> => {
  await countDay(res, count, counters)
  const { allowance, day, daily } = count
  if (day === undefined || !daily || daily.remaining >= 0) return
  await counters.usage.giveBack(allowance.dayName, day).catch(throwCountsUnavailable)
  if (await canPayWithOwnKey(count, counters)) {
    count.daily = undefined
    count.isOutsideDay = true
    setWindowHeaders(res, count)
    return
  }
  daily.remaining += 1
  setWindowHeaders(res, count)
  const { code, message } = allowance.dayUsedUp
  throw new Refusal(code, { window: daily, ...(message !== undefined && { message }) })
}

/** Gives the daily count of a request back, and updates the headers; an outage of the store is logged. */
export const giveDayBack = async (res: Response, count: Count, counters: Counters): Promise<void> => {
  if (count.day === undefined || count.isOutsideDay) return
  try {
    await counters.usage.giveBack(count.allowance.dayName, count.day)
  } catch (cause) {
    counters.log.error({ cause }, 'a count was not given back')
    return
  }
  count.isOutsideDay = true
  if (count.daily) count.daily.remaining += 1
  setWindowHeaders(res, count)
}

/** Counts a request in its minute. @throws Refusal where that is full. */
export const takeMinute = async (
  allowance: Allowance,
  owners: readonly ProviderKeyOwner[],
  counters: Counters,
): Promise<Count> => {
  const { perMinute: limit } = allowance
  const { taken, remaining, resetAt } = await counters.limiter.take(allowance.minuteName, limit)
  const minute = { limit, remaining, resetAt }
  if (!taken) throw new Refusal('rate_limited', { window: minute })
  return { allowance, owners, minute, day: undefined, daily: undefined, isOutsideDay: false }
}

const noOwners: readonly ProviderKeyOwner[] = []

/** Finds the owners whose provider keys a call of a language model uses. */
export interface ModelOwners {
  /**
   * Owners whose provider keys are used, in order of precedence; empty for the sandbox. Rejects when the records do.
   */
  modelOwners(caller: ApiKey | undefined, actor: Actor | undefined): Promise<readonly ProviderKeyOwner[]>
}

/** Finds the owners whose provider keys a caller uses: a key's, or a person's. */
export const findKeyOwners = (caller: Caller, { modelOwners }: ModelOwners): Promise<readonly ProviderKeyOwner[]> =>
  caller.kind === 'person' ? modelOwners(undefined, caller.actor) : modelOwners(caller, undefined)

/**
 * Counts an authenticated request in its minute and, except for the class `minute`, in its UTC day, and sets the rate
 * limit headers. The day of a POST with an Idempotency-Key is counted later: only the step after its body knows whether
 * it is a repeat, which is not counted.
 * @param models for operations that use a language model: finds the owners whose provider keys pay once the day is used
 * up.
 */
export const countQuota = (
  counters: Counters,
  access: CountedAccess & Pick<Access, 'publishableQuota'>,
  models?: ModelOwners,
): Step<Pick<Facts, 'caller'>, Pick<Facts, 'count'>> =>
  createFactStep('count', async function countRequest(req, res, { caller }) {
    const owners = models ? await findKeyOwners(caller, models) : noOwners
    const quota = (caller.kind === 'publishable' && access.publishableQuota) || access.quota
    const allowance = getAllowance(req, caller, { ...access, quota }, counters.tiers)
    const count = await takeMinute(allowance, owners, counters)
    const mayBeRepeat = req.method === 'POST' && req.headers['idempotency-key'] !== undefined
    if (count.allowance.isMinuteOnly) setWindowHeaders(res, count)
    else if (!mayBeRepeat) await takeDay(res, count, counters)
    return count
  })

/**
 * Counts the day of a request that failed before it was known whether it is a repeat, unless a store is unavailable. On
 * a used-up day it is refused for that, as it would have been without its Idempotency-Key.
 */
export const countFailedRequests = (counters: Counters): FailureStep =>
  async function countFailed(error, res, { count }) {
    const isAway = error instanceof Refusal && error.code === 'unavailable'
    if (count && count.day === undefined && !isAway) await takeDay(res, count, counters)
  }
