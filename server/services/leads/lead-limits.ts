import type { Plan } from '#contract/account/owner'
import { hourMs, utcDay } from '#domain/core/instants'
import { type QuotaWindow, unavailable } from '#domain/core/refusal'
import { getPlanLimits } from '../../access/plans.ts'
import type { HoldReason } from '../../ports/leads.ts'
import type { UsageStore } from '../../ports/usage-store.ts'
import type { LimitResult, WindowLimiter } from '../../ports/window-limiter.ts'

const [minuteSeconds, hourSeconds, daySeconds] = [60, 3600, 86_400]
/** Contacts per visitor, organisation and minute without a proof of work, with publishable keys. */
const unprovenPerMinute = 2
/** Contacts per visitor, organisation and hour that are delivered at once, with publishable keys. */
const visitorPerHour = 5
/** Contacts per organisation and hour that are delivered at once; as many held ones are let through. */
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
  /** Whether a trap caught it: it then takes the visitor's places alone, so that spam costs the organisation no contact. */
  isTrapped: boolean
  /** Whether a proof of work came with it. */
  isProven: boolean
}

/** What the limits say of a contact: it needs a proof of work, or is delivered now, or is held back. */
type LeadVerdict =
  | { needsProof: QuotaWindow }
  | {
      needsProof?: undefined
      /** Limit that it is above; it is then delivered later. */
      hold: HoldReason | undefined
      /** Gives the places of the organisation back, where nothing was received after all. */
      giveBack(): Promise<void>
    }

/** Hourly and daily limits of contacts; no contact is refused for those of others. */
export interface LeadLimits {
  /** Takes a place of each that counts it. */
  take(place: LeadLimitScope): Promise<LeadVerdict>
  /** Takes places for a held contact; the end of the full window (ms since 1970) where there is none. */
  takeRelease(of: Pick<LeadLimitScope, 'organisationId' | 'plan'>): Promise<{ giveBack(): Promise<void> } | number>
  /** Whether this is the first held contact of an organisation on a UTC day. */
  isFirstHeld(organisationId: string): Promise<boolean>
}

const throwLeadCountsUnavailable = (cause: unknown): never => {
  throw unavailable('the store of counts', cause)
}

const nothing = async (): Promise<void> => {}

/** Takes places of an hour and of the UTC day of an organisation; `full` where there is none. */
const createPlaceTaker = (deps: LeadLimitsDependencies) => {
  const { limiter } = deps
  const takeDay = createDayTaker(deps)
  return async (hourName: string, dayName: string, plan: Plan) => {
    const hour = await limiter.take(hourName, organisationPerHour, { seconds: hourSeconds })
    if (!hour.taken) return { full: 'hour', resetAt: hour.resetAt } as const
    const giveHourBack = (): Promise<void> => limiter.add(hourName, -1)
    const giveDayBack = await takeDay(dayName, plan)
    if (giveDayBack)
      return { full: undefined, giveBack: async () => void (await Promise.all([giveDayBack(), giveHourBack()])) }
    await giveHourBack()
    return { full: 'day' } as const
  }
}

/** Takes places of the UTC day of an organisation; undefined where there is none. */
const createDayTaker =
  ({ usage, now }: Pick<LeadLimitsDependencies, 'usage' | 'now'>) =>
  async (name: string, plan: Plan): Promise<(() => Promise<void>) | undefined> => {
    const day = utcDay(now())
    const giveBack = (): Promise<void> => usage.giveBack(name, day).catch(throwLeadCountsUnavailable)
    const count = await usage.count(name, day).catch(throwLeadCountsUnavailable)
    if (count <= getPlanLimits(plan).leadsPerDay) return giveBack
    await giveBack()
    return undefined
  }

/** Takes the places of a visitor: the window that a proof of work is needed for, or whether its hour is full. */
const createVisitorTaker = ({ limiter, pseudonym }: Pick<LeadLimitsDependencies, 'limiter' | 'pseudonym'>) => {
  const take = (name: string, limit: number, seconds: number): Promise<LimitResult> =>
    limiter.take(name, limit, { seconds })
  return async ({ organisationId, address, isProven }: LeadLimitScope) => {
    if (address === undefined) return { isFull: false }
    const minute = await take(`lead:minute:${pseudonym(organisationId, address)}`, unprovenPerMinute, minuteSeconds)
    if (!minute.taken && !isProven) return { isFull: false, needsProof: { limit: unprovenPerMinute, ...minute } }
    const hour = await take(`lead:visitor:${pseudonym(organisationId, address)}`, visitorPerHour, hourSeconds)
    if (!hour.taken && !isProven) return { isFull: true, needsProof: { limit: visitorPerHour, ...hour } }
    return { isFull: !hour.taken }
  }
}

/** Limits of contacts in shared windows: those of the visitor, then those of the organisation. */
export const createLeadLimits = (deps: LeadLimitsDependencies): LeadLimits => {
  const { limiter, now } = deps
  const [takePlaces, takeVisitor] = [createPlaceTaker(deps), createVisitorTaker(deps)]
  return {
    take: async place => {
      const { organisationId, plan, isTrapped } = place
      const { isFull, needsProof } = await takeVisitor(place)
      if (needsProof) return { needsProof }
      if (isFull) return { hold: 'visitor_hour', giveBack: nothing }
      if (isTrapped) return { hold: undefined, giveBack: nothing }
      const places = await takePlaces(`lead:organisation:${organisationId}`, `lead:${organisationId}`, plan)
      return places.full === undefined
        ? { hold: undefined, giveBack: places.giveBack }
        : { hold: `organisation_${places.full}`, giveBack: nothing }
    },
    takeRelease: async ({ organisationId, plan }) => {
      const name = `lead:release:${organisationId}`
      const places = await takePlaces(name, name, plan)
      if (places.full === undefined) return { giveBack: places.giveBack }
      return places.full === 'hour' ? places.resetAt : now().getTime() + hourMs
    },
    isFirstHeld: async organisationId => {
      const name = `lead:${organisationId}:told:${utcDay(now())}`
      return (await limiter.take(name, 1, { seconds: daySeconds })).taken
    },
  }
}
