import type { RandomBytes } from '../../access/keys.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { HeldLeads, NewDelivery } from '../../ports/leads.ts'
import type { Log } from '../../ports/log.ts'
import type { WebhookRecords } from '../../ports/webhooks.ts'
import type { LeadLimits } from './lead-limits.ts'

/** Contacts that one transaction lets through. */
const perTransaction = 50
/** Time between the deliveries of contacts that are let through together, so that those of others are not delayed. */
const betweenMs = 1000

export interface ReleasingDependencies {
  held: HeldLeads
  settings: Pick<LeadSettingRecords, 'of'>
  webhooks: Pick<WebhookRecords, 'ofOrganisation'>
  limits: Pick<LeadLimits, 'takeRelease'>
  /** Called for a contact that waits for its first delivery. */
  queued(of: { organisationId: string; leadId: string }): void
  randomBytes: RandomBytes
  now(): Date
  log: Pick<Log, 'warn'>
}

/** Lets held contacts through. */
export interface Releasing {
  /** Lets those through that are due, as many as the organisation gets in an hour and a day. Never rejects. */
  releaseDue(): Promise<void>
  /** Lets one through, or all, without limits; the number of those that were held. */
  releaseNow(organisationId: string, id?: string): Promise<number>
}

/** Creates the deliveries of contacts: by letter, and to each webhook that is on. */
export const createWays =
  ({ webhooks, randomBytes }: Pick<ReleasingDependencies, 'webhooks' | 'randomBytes'>) =>
  async (organisationId: string): Promise<(at: string) => NewDelivery[]> => {
    const hooks = (await webhooks.ofOrganisation(organisationId)).flatMap(({ id, offAt }) =>
      offAt === null ? [id] : [],
    )
    const newId = (): string => `dlv_${Buffer.from(randomBytes(12)).toString('hex')}`
    return at => ['', ...hooks].map(webhookId => ({ id: newId(), webhookId, nextAt: at }))
  }

/** Lets the due contacts of an organisation through, until a window is full; the end of that window, if any. */
const createOrganisationRelease = (deps: ReleasingDependencies) => {
  const { held, settings, limits, queued, now } = deps
  const waysOf = createWays(deps)
  return async (organisationId: string): Promise<number | undefined> => {
    const found = await settings.of(organisationId)
    if (!found) return undefined
    const ways = await waysOf(organisationId)
    for (;;) {
      const place = await limits.takeRelease(found)
      if (typeof place === 'number') return place
      const at = now().toISOString()
      const [id] = await held.release(organisationId, { at, until: at, limit: 1, deliveries: () => ways(at) })
      if (id === undefined) {
        await place.giveBack()
        return undefined
      }
      queued({ organisationId, leadId: id })
    }
  }
}

/** Lets the held contacts of an organisation through at once, or one of them. */
const createRelease = (deps: ReleasingDependencies): Releasing['releaseNow'] => {
  const { held, queued, now } = deps
  const waysOf = createWays(deps)
  return async (organisationId, id) => {
    const ways = await waysOf(organisationId)
    const start = now()
    const limit = id === undefined ? perTransaction : 1
    let [count, last] = [0, limit]
    while (last === limit && (id === undefined || count === 0)) {
      const before = count
      const released = await held.release(organisationId, {
        ...{ at: start.toISOString(), until: undefined, limit, ...(id !== undefined && { id }) },
        deliveries: index => ways(new Date(start.getTime() + (before + index) * betweenMs).toISOString()),
      })
      const [first] = released
      if (first !== undefined && before === 0) queued({ organisationId, leadId: first })
      last = released.length
      count += last
    }
    return count
  }
}

/** Creates the release of held contacts: by and by in each process, or at once by the organisation. */
export const createReleasing = (deps: ReleasingDependencies): Releasing => {
  const { held, now, log } = deps
  const releaseOf = createOrganisationRelease(deps)
  /** Organisations with a full window, until it ends. */
  const full = new Map<string, number>()
  return {
    releaseDue: async () => {
      try {
        const instant = now()
        for (const [id, until] of full) if (until <= instant.getTime()) full.delete(id)
        for (const organisationId of await held.dueOrganisations(instant.toISOString())) {
          if (full.has(organisationId)) continue
          const until = await releaseOf(organisationId)
          if (until !== undefined) full.set(organisationId, until)
        }
      } catch (cause) {
        log.warn({ cause }, 'held contacts were not let through')
      }
    },
    releaseNow: createRelease(deps),
  }
}
