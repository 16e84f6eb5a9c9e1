import { dayMs } from '#domain/core/instants'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadQueue, LeadState } from '../../ports/leads.ts'
import type { Log } from '../../ports/log.ts'
import type { LeadMetrics } from '../../ports/metrics.ts'
import type { Tracing } from '../../ports/tracing.ts'
import { askedAttemptAt, nextAttemptAt, triedMs } from './delivery-pauses.ts'
import type { LeadNotices } from './lead-notices.ts'

/** Attempts at once in this process, and of these to one webhook. */
const [atOnce, atOnceToWebhook] = [8, 2]
/** Most deliveries that one look at the queue claims, and the time between two looks. */
const [perLook, lookMs] = [10, 5000]
/** Pause of a delivery to a webhook that has enough attempts under way. */
const busyMs = 5000
/** For how long the content of a lost contact can be read. */
const lostDays = 7

/** What an attempt came to; `stop`: there is no such way any more. */
export interface Attempted {
  outcome: 'taken' | 'failed' | 'lost' | 'stop'
  retryAfterSeconds?: number | undefined
}

/** What contacts are delivered with. */
export interface DeliveryDependencies {
  queue: LeadQueue
  settings: Pick<LeadSettingRecords, 'of'>
  /** One attempt, over within 25 seconds. Never rejects. */
  attempt(delivery: ClaimedDelivery): Promise<Attempted>
  notices: Pick<LeadNotices, 'lost'>
  metrics: LeadMetrics
  tracing: Pick<Tracing, 'later'>
  log: Log
  /** From 0 to 1, the end left out. */
  chance(): number
  now(): Date
}

/** The delivery of contacts by this process. */
export interface Delivery {
  /** Delivers a contact that was just received, where there is room; else the next look finds it. */
  kick(of: { organisationId: string; leadId: string }): void
  start(): void
  /** No further attempt begins; resolves when those under way have ended. */
  stop(): Promise<void>
}

/** Until when a contact is tried: for 72 hours, or one that was sent again until its content goes. */
const deadlineOf = ({ lead }: ClaimedDelivery): number =>
  lead.contentUntil === null ? Date.parse(lead.receivedAt) + triedMs : Date.parse(lead.contentUntil)

const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * dayMs).toISOString()

const kindOf = ({ webhookId }: ClaimedDelivery): 'letter' | 'webhook' => (webhookId === '' ? 'letter' : 'webhook')

/** Writes the end of a delivery down, and tells the owner of a contact that was lost. */
const ending =
  ({ queue, settings, notices, metrics, now }: DeliveryDependencies) =>
  async (delivery: ClaimedDelivery, outcome: 'taken' | 'lost' | 'withdrawn'): Promise<LeadState | undefined> => {
    const { lead } = delivery
    const at = now().toISOString()
    const keepDays = (await settings.of(delivery.organisationId))?.keepDays ?? 0
    const keptUntil = keepDays > 0 ? daysAfter(lead.receivedAt, keepDays) : null
    const lostUntil = lead.contentUntil ?? daysAfter(at, lostDays)
    const state = await queue.end(delivery, { outcome, at, keptUntil, lostUntil })
    if (state === undefined) return undefined
    metrics.leadDelivery(kindOf(delivery), outcome)
    // Once for a contact, when it is known of each way what became of it.
    if (state === 'lost' || state === 'partly') notices.lost(delivery, { state, until: lostUntil })
    return state
  }

/** Makes an attempt, and writes down what came of it. */
const attempting = (deps: DeliveryDependencies) => {
  const { queue, attempt, metrics, now } = deps
  const end = ending(deps)
  return async (delivery: ClaimedDelivery): Promise<void> => {
    const { outcome, retryAfterSeconds } = await attempt(delivery)
    if (outcome === 'taken') return void (await end(delivery, 'taken'))
    if (outcome === 'stop') return void (await end(delivery, 'withdrawn'))
    const deadline = deadlineOf(delivery)
    if (outcome === 'lost' || now().getTime() >= deadline) return void (await end(delivery, 'lost'))
    metrics.leadDelivery(kindOf(delivery), 'failed')
    const nextAt = askedAttemptAt(now(), delivery.nextAt, retryAfterSeconds)
    // The last attempt is made when the time is over, not ten hours before.
    await queue.postpone(delivery, new Date(Math.min(Date.parse(nextAt), deadline)).toISOString())
  }
}

/** What is under way: attempts, and how many of them to each webhook. */
const underWay = () => {
  const all = new Set<Promise<void>>()
  const toWebhook = new Map<string, number>()
  return {
    room: (): number => atOnce - all.size,
    isBusy: (webhookId: string): boolean => webhookId !== '' && (toWebhook.get(webhookId) ?? 0) >= atOnceToWebhook,
    add: (webhookId: string, work: Promise<void>): void => {
      toWebhook.set(webhookId, (toWebhook.get(webhookId) ?? 0) + 1)
      const ended = work.finally(() => {
        all.delete(ended)
        toWebhook.set(webhookId, (toWebhook.get(webhookId) ?? 1) - 1)
      })
      all.add(ended)
    },
    over: async (): Promise<void> => void (await Promise.all(all)),
  }
}

type Of = { organisationId: string; leadId: string }

/** Begins the attempts that this process has room for. */
const beginning = (deps: DeliveryDependencies, works: ReturnType<typeof underWay>) => {
  const { queue, log, tracing, chance, now } = deps
  const run = attempting(deps)
  const begin = (delivery: ClaimedDelivery): void => {
    if (works.isBusy(delivery.webhookId)) {
      const later = new Date(now().getTime() + busyMs).toISOString()
      works.add(
        '',
        queue.giveBack(delivery, later).catch(cause => log.warn({ cause }, 'a delivery was not given back')),
      )
      return
    }
    works.add(
      delivery.webhookId,
      // What is not written down is tried again after its pause.
      tracing.later('deliver contact', delivery.lead.trace, () =>
        run(delivery).catch(cause =>
          log.error({ cause, delivery: delivery.id }, 'the end of a delivery was not written'),
        ),
      ),
    )
  }
  return async (of: Of | undefined): Promise<void> => {
    const limit = Math.min(perLook, works.room())
    if (limit < 1) return
    const instant = now()
    const next = (attempts: number): string => nextAttemptAt(instant, attempts, chance())
    for (const delivery of await queue.claim(instant.toISOString(), limit, next, of)) begin(delivery)
  }
}

/** Delivers contacts: this process its own at once, and every five seconds what is due. */
export const leadDelivery = (deps: DeliveryDependencies): Delivery => {
  const works = underWay()
  const begin = beginning(deps, works)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  // One after the other: each sees what room the one before has left.
  let looking: Promise<void> = Promise.resolve()
  const look = (of?: Of): void => {
    if (isStopped) return
    looking = looking
      .then(() => (isStopped ? undefined : begin(of)))
      .catch(cause => deps.log.warn({ cause }, 'the queue of contacts was not looked at'))
  }
  return {
    kick: look,
    start: () => {
      look()
      timer = setInterval(() => look(), lookMs)
      timer.unref()
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
      await works.over()
    },
  }
}
