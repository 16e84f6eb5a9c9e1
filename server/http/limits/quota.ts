import type { Response } from 'express'
import type { Access } from '#contract/shared/access'
import { endOfUtcDay, utcDay } from '#domain/core/instants'
import { type QuotaWindow, Refusal, unavailable } from '#domain/core/refusal'
import type { TierLimits } from '../../access/tiers.ts'
import { windowHeaders } from '../../operations/answer-headers.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { Log } from '../../ports/log.ts'
import type { ProviderKeyOwner } from '../../ports/provider-keys.ts'
import type { UsageStore } from '../../ports/usage-store.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import type { Caller } from '../credentials/caller.ts'
import { adding, type FailureStep, type Step } from '../pipeline/chain.ts'
import type { Facts } from '../pipeline/context.ts'
import { type Allowance, allowanceOf, type Count } from './allowance.ts'

/** What counting needs: limits, the counters of minutes and days, the clock. */
export interface Counters {
  tiers: TierLimits
  limiter: WindowLimiter
  usage: UsageStore
  now(): Date
  /** Whether one of the owners has a provider key, which pays once the day is used up. */
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

const showWindow = (res: Response, { minute, daily }: Pick<Count, 'minute' | 'daily'>): void => {
  // Events about the answer were sent before it was known what is left.
  if (res.headersSent) return
  const headers = windowHeaders(daily ? tightest(minute, daily) : minute)
  for (const name in headers) bufferHeader(res, name, headers[name] ?? '')
}

/** The day of a caller before this request. */
const dayBefore = async (
  { dayName, perDay, isMinuteOnly }: Allowance,
  { usage, now }: Pick<Counters, 'usage' | 'now'>,
): Promise<QuotaWindow | undefined> => {
  if (perDay === undefined || isMinuteOnly) return undefined
  const instant = now()
  const count = await usage.used(dayName, utcDay(instant)).catch(storeIsAway)
  return { limit: perDay, remaining: perDay - count, resetAt: endOfUtcDay(instant) }
}

/** Sets the rate limit headers of a repeat, which is not counted in the day. */
export const showDay = async (res: Response, { allowance, minute }: Count, counters: Counters): Promise<void> =>
  showWindow(res, { minute, daily: await dayBefore(allowance, counters) })

/** Counts a request in its UTC day, where it has one; the remaining places are negative once the day is used up. */
const countDay = async (res: Response, count: Count, { usage, now }: Counters): Promise<void> => {
  const { dayName, perDay, isMinuteOnly } = count.allowance
  if (isMinuteOnly) return showWindow(res, count)
  const instant = now()
  const day = utcDay(instant)
  const used = await usage.count(dayName, day).catch(storeIsAway)
  count.day = day
  if (perDay !== undefined) count.daily = { limit: perDay, remaining: perDay - used, resetAt: endOfUtcDay(instant) }
  showWindow(res, count)
}

/** Whether a provider key of the caller pays once the day is used up. */
const paysItself = async ({ owners }: Count, { hasProviderKey }: Counters): Promise<boolean> =>
  owners.length > 0 && (await hasProviderKey(owners).catch(storeIsAway))

/**
 * Counts a request in its UTC day; one whose day was used up before it is refused, and its count taken back. With a provider
 * key of its own, where the operation takes one, it goes on without a place in the day.
 */
export const takeDay = async (res: Response, count: Count, counters: Counters): Promise<void> => {
  await countDay(res, count, counters)
  const { allowance, day, daily } = count
  if (day === undefined || !daily || daily.remaining >= 0) return
  await counters.usage.giveBack(allowance.dayName, day).catch(storeIsAway)
  if (await paysItself(count, counters)) {
    count.daily = undefined
    count.isOutsideDay = true
    showWindow(res, count)
    return
  }
  daily.remaining += 1
  showWindow(res, count)
  const { code, message } = allowance.dayUsedUp
  throw new Refusal(code, { window: daily, ...(message !== undefined && { message }) })
}

/** Gives the count of a request in its day back, and shows what is left then; a store that is away is logged. */
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
  showWindow(res, count)
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

/** Finds whose provider keys a caller uses. */
export interface ModelOwners {
  /** The owners whose provider keys are used, the first before the others; none for the sandbox. Rejects when the records do. */
  modelOwners(caller: ApiKey | undefined, actor: Actor | undefined): Promise<readonly ProviderKeyOwner[]>
}

/** Whose provider keys a caller uses, whoever it is. */
export const ownersOf = (caller: Caller, { modelOwners }: ModelOwners): Promise<readonly ProviderKeyOwner[]> =>
  caller.kind === 'person' ? modelOwners(undefined, caller.actor) : modelOwners(caller, undefined)

/**
 * Counts an authenticated request in its minute and, but for the class `minute`, in its UTC day, and shows what is left. A
 * POST with an Idempotency-Key waits with its day: only the step after its body knows whether it is a repeat, which takes
 * no place.
 * @param models of an operation that asks a language model: whose provider keys pay once the day is used up.
 */
export const quota = (
  counters: Counters,
  access: Pick<Access, 'quota' | 'publishableQuota'>,
  models?: ModelOwners,
): Step<Pick<Facts, 'caller'>, Pick<Facts, 'count'>> =>
  adding('count', async function countRequest(req, res, { caller }) {
    const owners = models ? await ownersOf(caller, models) : noOwners
    const which = (caller.kind === 'publishable' && access.publishableQuota) || access.quota
    const count = await takeMinute(allowanceOf(req, caller, which, counters.tiers), owners, counters)
    const mayBeRepeat = req.method === 'POST' && req.headers['idempotency-key'] !== undefined
    if (count.allowance.isMinuteOnly) showWindow(res, count)
    else if (!mayBeRepeat) await takeDay(res, count, counters)
    return count
  })

/**
 * Counts the day of a request that failed before it was known whether it is a repeat; a store that is away counts nothing.
 * On a day that is used up it is refused for that, as it would have been without its Idempotency-Key.
 */
export const quotaOfFailed = (counters: Counters): FailureStep =>
  async function countFailed(error, res, { count }) {
    const isAway = error instanceof Refusal && error.code === 'unavailable'
    if (count && count.day === undefined && !isAway) await takeDay(res, count, counters)
  }
