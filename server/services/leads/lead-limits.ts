import type { Plan } from '#contract/account/owner'
import { endOfUtcDay, utcDay } from '#domain/core/instants'
import { Refusal, unavailable } from '#domain/core/refusal'
import { getPlanLimits } from '../../access/plans.ts'
import type { UsageStore } from '../../ports/usage-store.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'

const hourSeconds = 3600
/** Contacts per visitor, organisation and hour, with publishable keys. */
const visitorPerHour = 5
/** Contacts per organisation and hour. */
const organisationPerHour = 60

export interface LeadLimitsDependencies {
  limiter: WindowLimiter
  usage: UsageStore
  /** Pseudonym of an organisation and an address, which are not stored in clear. */
  pseudonym(...texts: readonly string[]): string
  now(): Date
}

/** Counters of a contact. */
interface LeadLimitScope {
  organisationId: string
  plan: Plan
  /** Address of the visitor; undefined for keys of servers, which serve many visitors. */
  address: string | undefined
  /** Whether a trap caught it: it then takes the visitor's place alone, so that spam costs the organisation no contact. */
  isTrapped: boolean
}

/** Hourly and daily limits of contacts. */
export interface LeadLimits {
  /**
   * Takes a place of each that counts it.
   * @returns gives the place of the day back, where nothing was received after all.
   * @throws Refusal `rate_limited` or `daily_quota_exhausted`; `onDayFull` is told of the first refusal of a day.
   */
  take(place: LeadLimitScope, onDayFull: () => void): Promise<() => Promise<void>>
}

const throwLeadCountsUnavailable = (cause: unknown): never => {
  throw unavailable('the store of counts', cause)
}

export const createLeadLimits = ({ limiter, usage, pseudonym, now }: LeadLimitsDependencies): LeadLimits => {
  const takeHour = async (name: string, limit: number, message: string): Promise<void> => {
    const { taken, remaining, resetAt } = await limiter.take(name, limit, { seconds: hourSeconds })
    if (!taken) throw new Refusal('rate_limited', { message, window: { limit, remaining, resetAt } })
  }
  const takeDay = async (
    { organisationId, plan }: LeadLimitScope,
    onDayFull: () => void,
  ): Promise<() => Promise<void>> => {
    const [name, instant, limit] = [`lead:${organisationId}`, now(), getPlanLimits(plan).leadsPerDay]
    const day = utcDay(instant)
    const giveBack = (): Promise<void> => usage.giveBack(name, day).catch(throwLeadCountsUnavailable)
    const count = await usage.count(name, day).catch(throwLeadCountsUnavailable)
    if (count <= limit) return giveBack
    await giveBack()
    const told = await limiter.take(`${name}:told:${day}`, 1, { seconds: 24 * hourSeconds })
    if (told.taken) onDayFull()
    const window = { limit, remaining: 0, resetAt: endOfUtcDay(instant) }
    throw new Refusal('daily_quota_exhausted', {
      message: 'The contacts that the organisation may get in a day are used up.',
      window,
    })
  }
  return {
    take: async (place, onDayFull) => {
      const { organisationId, address, isTrapped } = place
      if (address !== undefined)
        await takeHour(
          `lead:visitor:${pseudonym(organisationId, address)}`,
          visitorPerHour,
          'Too many contacts from this visitor within an hour.',
        )
      if (isTrapped) return async () => {}
      await takeHour(
        `lead:organisation:${organisationId}`,
        organisationPerHour,
        'Too many contacts for this organisation within an hour.',
      )
      return takeDay(place, onDayFull)
    },
  }
}
