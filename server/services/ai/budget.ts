import { endOfUtcDay, utcDay } from '#domain/core/instants'
import { unavailable } from '#domain/core/refusal'
import { ProviderFailure } from '../../ports/language-model.ts'
import type { Log } from '../../ports/log.ts'
import type { AiCaller, DayBudgets } from '../../ports/provider-chain.ts'
import type { ProviderKeyOwner } from '../../ports/provider-keys.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'

/** Limits of a model over all callers; null: no limit. */
export interface BudgetLimits {
  requestsPerMinute: number | null
  requestsPerDay: number | null
  tokensPerMinute: number | null
  tokensPerDay: number | null
}

/** Model that a budget belongs to. */
interface BudgetModel {
  provider: string
  model: string
  limits: BudgetLimits
}

/** Tokens reserved for one call of a model. */
export interface Reservation {
  tokens: number
  /** Adjusts the reservation; negative values give tokens back. Never rejects. */
  adjust(tokens: number): Promise<void>
}

/** Budgets of models, shared by all callers and processes of the same stores. */
export interface Budget {
  /**
   * Reserves a request and its tokens in the minute and in the UTC day, all or nothing. One caller gets at most a
   * quarter of the day's remaining budget per hour, though always one call; the sandbox gets half of the day instead.
   * @throws ProviderFailure `over_budget` with the seconds until budget may be free; Refusal `unavailable` where the
   * records fail.
   */
  reserve(of: BudgetModel, tokens: number, caller: BudgetCaller): Promise<Reservation>
  /**
   * Counts characters sent with an own key in the UTC day of its owner.
   * @throws as above.
   */
  spendOwn(owner: ProviderKeyOwner, characters: number): Promise<void>
}

/** Caller whose share of a budget is used. */
type BudgetCaller = Pick<AiCaller, 'isSandbox' | 'dayName'>

const waitSecondsMax = 3600
/** One caller may use this fraction (1/n) of the day's remaining budget per hour. */
const shareParts = 4
const shareSeconds = 3600

/** One of the four counters, with the amount of this call. */
interface Counter {
  unit: 'requests' | 'tokens'
  /** Takes the amount; undefined on success, otherwise the time to retry. */
  take(): Promise<number | undefined>
  add(places: number): Promise<void>
}

const getBudgetWaitSeconds = (at: number, now: number): number =>
  Math.min(waitSecondsMax, Math.max(1, Math.ceil((at - now) / 1000)))

export interface BudgetDependencies {
  days: DayBudgets
  minutes: WindowLimiter
  /** Most characters that may be sent with one owner's keys in a UTC day. */
  ownCharactersPerDay: number
  log: Log
  now(): Date
}

/** Amount taken from a counter: unit, number and limit. */
interface Taking {
  unit: Counter['unit']
  places: number
  limit: number
}

const throwBudgetsUnavailable = (cause: unknown): never => {
  throw unavailable('the store of budgets', cause)
}

const createMinuteCounter = (
  { minutes, now }: BudgetDependencies,
  name: string,
  { unit, places, limit }: Taking,
): Counter => {
  let endsAt = 0
  return {
    unit,
    take: async () => {
      const { taken, resetAt } = await minutes.take(name, limit, { places })
      endsAt = resetAt
      return taken ? undefined : resetAt
    },
    // The current window may be a later one, from which this call took nothing.
    add: async change => {
      if (now().getTime() < endsAt) await minutes.add(name, change)
    },
  }
}

/**
 * Share of one caller in an hour that begins with its first call: it shrinks with the day's budget, so that one caller
 * alone never uses it up.
 */
const createShareCounter = (
  { days, minutes, now }: BudgetDependencies,
  { name, dayName }: { name: string; dayName: string },
  { unit, places, limit }: Taking,
): Counter => {
  const share = `${name}:${dayName}`
  let endsAt = 0
  return {
    unit,
    take: async () => {
      const used = await days.used(name, utcDay(now())).catch(throwBudgetsUnavailable)
      const part = Math.max(places, Math.floor((limit - used) / shareParts))
      const { taken, resetAt } = await minutes.take(share, part, { seconds: shareSeconds, places })
      endsAt = resetAt
      return taken ? undefined : resetAt
    },
    add: async change => {
      if (now().getTime() < endsAt) await minutes.add(share, change)
    },
  }
}

const createDayCounter = (
  { days, now }: BudgetDependencies,
  name: string,
  { unit, places, limit }: Taking,
): Counter => {
  const instant = now()
  const day = utcDay(instant)
  return {
    unit,
    take: async () => {
      const isTaken = await days.reserve(name, day, places, limit).catch(throwBudgetsUnavailable)
      return isTaken ? undefined : endOfUtcDay(instant)
    },
    add: change => days.add(name, day, change),
  }
}

const listCounters = (
  deps: BudgetDependencies,
  { provider, model, limits }: BudgetModel,
  tokens: number,
  { isSandbox, dayName }: BudgetCaller,
): Counter[] => {
  const nameOf = (unit: Counter['unit']): string => `ai:${provider}:${model}:${unit}`
  const minute = (unit: Counter['unit'], places: number, limit: number | null): Counter[] =>
    limit === null ? [] : [createMinuteCounter(deps, nameOf(unit), { unit, places, limit })]
  const day = (unit: Counter['unit'], places: number, limit: number | null): Counter[] => {
    if (limit === null) return []
    const name = nameOf(unit)
    if (isSandbox) return [createDayCounter(deps, name, { unit, places, limit: Math.floor(limit / 2) })]
    const taking = { unit, places, limit }
    return [createShareCounter(deps, { name, dayName }, taking), createDayCounter(deps, name, taking)]
  }
  return [
    ...minute('requests', 1, limits.requestsPerMinute),
    ...minute('tokens', tokens, limits.tokensPerMinute),
    ...day('requests', 1, limits.requestsPerDay),
    ...day('tokens', tokens, limits.tokensPerDay),
  ]
}

/** Budgets over the daily counts of the records and the minutes of the limiter. */
export const createBudget = (deps: BudgetDependencies): Budget => {
  const { days, log, now, ownCharactersPerDay } = deps
  /** A failed adjustment only leaves the count too high; it must not cost an answer. */
  const adjustCounter = (counter: Counter, places: number): Promise<void> =>
    counter.add(places).catch(cause => log.warn({ cause }, 'a budget of a language model was not corrected'))

  return {
    spendOwn: async ({ kind, id }, characters) => {
      const instant = now()
      const name = `ai:own:${kind}:${id}:characters`
      if (await days.reserve(name, utcDay(instant), characters, ownCharactersPerDay).catch(throwBudgetsUnavailable))
        return
      throw new ProviderFailure('over_budget', {
        waitSeconds: getBudgetWaitSeconds(endOfUtcDay(instant), instant.getTime()),
      })
    },
    reserve: async (of, tokens, caller) => {
      const taken: Counter[] = []
      const giveBack = () =>
        Promise.all(taken.map(counter => adjustCounter(counter, counter.unit === 'tokens' ? -tokens : -1)))
      for (const counter of listCounters(deps, of, tokens, caller)) {
        const backAt = await counter.take().catch(async cause => {
          await giveBack()
          throw cause
        })
        if (backAt !== undefined) {
          await giveBack()
          throw new ProviderFailure('over_budget', { waitSeconds: getBudgetWaitSeconds(backAt, now().getTime()) })
        }
        taken.push(counter)
      }
      const ofTokens = taken.filter(({ unit }) => unit === 'tokens')
      return {
        tokens,
        adjust: async difference => {
          if (difference !== 0) await Promise.all(ofTokens.map(counter => adjustCounter(counter, difference)))
        },
      }
    },
  }
}
