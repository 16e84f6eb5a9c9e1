import { dayMs, utcDay } from '#domain/core/instants'
import { unavailable } from '#domain/core/refusal'
import { ProviderFailure } from '../../ports/language-model.ts'
import type { Log } from '../../ports/log.ts'
import type { AiCaller, DayBudgets } from '../../ports/provider-chain.ts'
import type { ProviderKeyOwner } from '../../ports/provider-keys.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'

/** Limits of a model for all callers together; null: no limit. */
export interface BudgetLimits {
  requestsPerMinute: number | null
  requestsPerDay: number | null
  tokensPerMinute: number | null
  tokensPerDay: number | null
}

/** Whose budget it is. */
export interface BudgetOf {
  provider: string
  model: string
  limits: BudgetLimits
}

/** Tokens that are set aside for one call of a model. */
export interface Reservation {
  tokens: number
  /** Corrects what was set aside by some tokens, negative ones give back. Never rejects. */
  adjust(tokens: number): Promise<void>
}

/** The budgets of models, shared by all callers and all processes that share the stores. */
export interface Budget {
  /**
   * Sets a request and its tokens aside in the minute and in the UTC day, all of it or nothing. One caller gets at most a
   * quarter of what is left of the day in an hour, though always one call; the sandbox half of the day instead.
   * @throws ProviderFailure `over_budget` with the seconds until a place may be free; Refusal `unavailable` where the
   * records do not answer.
   */
  reserve(of: BudgetOf, tokens: number, caller: BudgetCaller): Promise<Reservation>
  /**
   * Counts characters that go to a provider with an own key in the UTC day of its owner.
   * @throws as above.
   */
  spendOwn(owner: ProviderKeyOwner, characters: number): Promise<void>
}

/** Whose share of a budget it is. */
export type BudgetCaller = Pick<AiCaller, 'isSandbox' | 'dayName'>

const waitSecondsMax = 3600
/** Of what is left of a day, one caller may take one part of so many in an hour. */
const shareParts = 4
const shareSeconds = 3600

/** One of the four counters, with what this call takes of it. */
interface Counter {
  unit: 'requests' | 'tokens'
  /** Takes the places; undefined: they are taken, else the instant at which to come back. */
  take(): Promise<number | undefined>
  add(places: number): Promise<void>
}

const secondsUntil = (at: number, now: number): number =>
  Math.min(waitSecondsMax, Math.max(1, Math.ceil((at - now) / 1000)))

/** What budgets are counted with. */
export interface BudgetDependencies {
  days: DayBudgets
  minutes: WindowLimiter
  /** Most characters that one owner's keys may be sent in a UTC day. */
  ownCharactersPerDay: number
  log: Log
  now(): Date
}

/** What is taken of a counter: of which unit, how much, and how much there is. */
interface Taking {
  unit: Counter['unit']
  places: number
  limit: number
}

const storeAway = (cause: unknown): never => {
  throw unavailable('the store of budgets', cause)
}

/** The instant at which the UTC day is over. */
const dayEnd = (instant: Date): number => (Math.floor(instant.getTime() / dayMs) + 1) * dayMs

const minuteCounter = (
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
    // The window that runs by now may be another one, in which nothing of this call was taken.
    add: async change => {
      if (now().getTime() < endsAt) await minutes.add(name, change)
    },
  }
}

/**
 * The share of one caller in an hour that begins with its first call: what it may take shrinks with the day, so that one
 * caller alone never uses it up.
 */
const shareCounter = (
  { days, minutes, now }: BudgetDependencies,
  { name, dayName }: { name: string; dayName: string },
  { unit, places, limit }: Taking,
): Counter => {
  const share = `${name}:${dayName}`
  let endsAt = 0
  return {
    unit,
    take: async () => {
      const used = await days.used(name, utcDay(now())).catch(storeAway)
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

const dayCounter = ({ days, now }: BudgetDependencies, name: string, { unit, places, limit }: Taking): Counter => {
  const instant = now()
  const day = utcDay(instant)
  return {
    unit,
    take: async () => {
      const isTaken = await days.reserve(name, day, places, limit).catch(storeAway)
      return isTaken ? undefined : dayEnd(instant)
    },
    add: change => days.add(name, day, change),
  }
}

const countersOf = (
  deps: BudgetDependencies,
  { provider, model, limits }: BudgetOf,
  tokens: number,
  { isSandbox, dayName }: BudgetCaller,
): Counter[] => {
  const nameOf = (unit: Counter['unit']): string => `ai:${provider}:${model}:${unit}`
  const minute = (unit: Counter['unit'], places: number, limit: number | null): Counter[] =>
    limit === null ? [] : [minuteCounter(deps, nameOf(unit), { unit, places, limit })]
  const day = (unit: Counter['unit'], places: number, limit: number | null): Counter[] => {
    if (limit === null) return []
    const name = nameOf(unit)
    if (isSandbox) return [dayCounter(deps, name, { unit, places, limit: Math.floor(limit / 2) })]
    const taking = { unit, places, limit }
    return [shareCounter(deps, { name, dayName }, taking), dayCounter(deps, name, taking)]
  }
  return [
    ...minute('requests', 1, limits.requestsPerMinute),
    ...minute('tokens', tokens, limits.tokensPerMinute),
    ...day('requests', 1, limits.requestsPerDay),
    ...day('tokens', tokens, limits.tokensPerDay),
  ]
}

/** Budgets over the daily counts of the records and the minutes of the limits. */
export const budget = (deps: BudgetDependencies): Budget => {
  const { days, log, now, ownCharactersPerDay } = deps
  /** A count that stays too high costs a call; it does not cost an answer. */
  const changed = (counter: Counter, places: number): Promise<void> =>
    counter.add(places).catch(cause => log.warn({ cause }, 'a budget of a language model was not corrected'))

  return {
    spendOwn: async ({ kind, id }, characters) => {
      const instant = now()
      const name = `ai:own:${kind}:${id}:characters`
      if (await days.reserve(name, utcDay(instant), characters, ownCharactersPerDay).catch(storeAway)) return
      throw new ProviderFailure('over_budget', { waitSeconds: secondsUntil(dayEnd(instant), instant.getTime()) })
    },
    reserve: async (of, tokens, caller) => {
      const taken: Counter[] = []
      const giveBack = () =>
        Promise.all(taken.map(counter => changed(counter, counter.unit === 'tokens' ? -tokens : -1)))
      for (const counter of countersOf(deps, of, tokens, caller)) {
        const backAt = await counter.take().catch(async cause => {
          await giveBack()
          throw cause
        })
        if (backAt !== undefined) {
          await giveBack()
          throw new ProviderFailure('over_budget', { waitSeconds: secondsUntil(backAt, now().getTime()) })
        }
        taken.push(counter)
      }
      const ofTokens = taken.filter(({ unit }) => unit === 'tokens')
      return {
        tokens,
        adjust: async difference => {
          if (difference !== 0) await Promise.all(ofTokens.map(counter => changed(counter, difference)))
        },
      }
    },
  }
}
