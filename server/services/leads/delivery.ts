import { dayMs } from '#domain/core/instants'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadQueue, LeadState } from '../../ports/leads.ts'
import type { Log } from '../../ports/log.ts'
import type { LeadMetrics } from '../../ports/metrics.ts'
import type { Tracing } from '../../ports/tracing.ts'
import { applyRetryAfter, nextAttemptAt, triedMs } from './delivery-pauses.ts'
import type { LeadNotices } from './lead-notices.ts'

/** Maximum concurrent attempts in this process, and to one webhook, or to those of all private sandboxes. */
const [atOnce, atOnceToWebhook] = [8, 2]
/** Most deliveries claimed per poll, and the polling interval. */
const [perLook, lookMs] = [10, 5000]
/** Delay of a delivery to a webhook at its concurrency limit. */
const busyMs = 5000
/** Days for which the content of a lost contact is readable. */
const lostDays = 7

/** Outcome of an attempt; `stop`: the webhook was removed or suspended. */
export interface AttemptResult {
  outcome: 'taken' | 'failed' | 'lost' | 'stop'
  retryAfterSeconds?: number | undefined
}

export interface DeliveryDependencies {
  queue: LeadQueue
  settings: Pick<LeadSettingRecords, 'of'>
  /** Makes one attempt of at most 25 seconds. Never rejects. */
  attempt(delivery: ClaimedDelivery): Promise<AttemptResult>
  notices: Pick<LeadNotices, 'lost'>
  metrics: LeadMetrics
  tracing: Pick<Tracing, 'later'>
  log: Log
  /** Random number from 0 to 1, exclusive. */
  chance(): number
  now(): Date
}

/** Delivery of contacts by this process. */
export interface Delivery {
  /** Delivers a new contact at once if there is capacity; otherwise the next poll finds it. */
  kick(of: { organisationId: string; leadId: string }): void
  start(): void
  /** Starts no further attempts; resolves when running ones have ended. */
  stop(): Promise<void>
}

/** Start of a contact's deliveries: when it was received, or let through. */
const getStart = ({ receivedAt, hold }: ClaimedDelivery['lead']): string => hold?.releasedAt ?? receivedAt

/** Deadline of a contact's attempts: 72 hours, or for one queued again the expiry of its content. */
const getDeadline = ({ lead }: ClaimedDelivery): number =>
  lead.contentUntil === null ? Date.parse(getStart(lead)) + triedMs : Date.parse(lead.contentUntil)

const addDays = (at: string, days: number): string => new Date(Date.parse(at) + days * dayMs).toISOString()

const getDeliveryKind = ({ webhookId }: ClaimedDelivery): 'letter' | 'webhook' =>
  webhookId === '' ? 'letter' : 'webhook'

/** Records the end of a delivery, and notifies the owner of a lost contact. */
const createDeliveryFinisher =
  ({ queue, settings, notices, metrics, now }: DeliveryDependencies) =>
  async (delivery: ClaimedDelivery, outcome: 'taken' | 'lost' | 'withdrawn'): Promise<LeadState | undefined> => {
    const { lead } = delivery
    const at = now().toISOString()
    const keepDays = (await settings.of(delivery.organisationId))?.keepDays ?? 0
    const keptUntil = keepDays > 0 ? addDays(getStart(lead), keepDays) : null
    const lostUntil = lead.contentUntil ?? addDays(at, lostDays)
    const state = await queue.end(delivery, { outcome, at, keptUntil, lostUntil })
    if (state === undefined) return undefined
    // A receiver of a tester fails as wanted: it is neither measured nor reported.
    if (delivery.isSandbox) return state
    metrics.leadDelivery(getDeliveryKind(delivery), outcome)
    // Once per contact, when the outcomes of all its deliveries are known.
    if (state === 'lost' || state === 'partly') notices.lost(delivery, { state, until: lostUntil })
    return state
  }

/** Makes an attempt, and records its outcome. */
const createAttemptRunner = (deps: DeliveryDependencies) => {
  const { queue, attempt, metrics, now } = deps
  const end = createDeliveryFinisher(deps)
  return async (delivery: ClaimedDelivery): Promise<void> => {
    const { outcome, retryAfterSeconds } = await attempt(delivery)
    if (outcome === 'taken') return void (await end(delivery, 'taken'))
    if (outcome === 'stop') return void (await end(delivery, 'withdrawn'))
    const deadline = getDeadline(delivery)
    if (outcome === 'lost' || now().getTime() >= deadline) return void (await end(delivery, 'lost'))
    if (!delivery.isSandbox) metrics.leadDelivery(getDeliveryKind(delivery), 'failed')
    const nextAt = applyRetryAfter(now(), delivery.nextAt, retryAfterSeconds)
    // The last attempt is made at the deadline, not ten hours earlier.
    await queue.postpone(delivery, new Date(Math.min(Date.parse(nextAt), deadline)).toISOString())
  }
}

/** Receiver whose concurrent attempts are counted: a webhook, or those of all private sandboxes; empty for letters. */
const getReceiver = ({ webhookId, isSandbox }: ClaimedDelivery): string => (isSandbox ? 'sandbox' : webhookId)

/** Running attempts, and their number per receiver. */
const createAttemptTracker = () => {
  const all = new Set<Promise<void>>()
  const toReceiver = new Map<string, number>()
  return {
    room: (): number => atOnce - all.size,
    isBusy: (receiver: string): boolean => receiver !== '' && (toReceiver.get(receiver) ?? 0) >= atOnceToWebhook,
    add: (receiver: string, work: Promise<void>): void => {
      toReceiver.set(receiver, (toReceiver.get(receiver) ?? 0) + 1)
      const ended = work.finally(() => {
        all.delete(ended)
        toReceiver.set(receiver, (toReceiver.get(receiver) ?? 1) - 1)
      })
      all.add(ended)
    },
    over: async (): Promise<void> => void (await Promise.all(all)),
  }
}

type Of = { organisationId: string; leadId: string }

/** Starts the attempts that this process has capacity for. */
const createDeliveryStarter = (deps: DeliveryDependencies, works: ReturnType<typeof createAttemptTracker>) => {
  const { queue, log, tracing, chance, now } = deps
  const run = createAttemptRunner(deps)
  const begin = (delivery: ClaimedDelivery): void => {
    if (works.isBusy(getReceiver(delivery))) {
      const later = new Date(now().getTime() + busyMs).toISOString()
      works.add(
        '',
        queue.giveBack(delivery, later).catch(cause => log.warn({ cause }, 'a delivery was not given back')),
      )
      return
    }
    works.add(
      getReceiver(delivery),
      // A delivery whose outcome was not recorded is retried after its delay.
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

/** Delivers contacts: new ones of this process at once, and due ones every five seconds. */
export const createLeadDelivery = (deps: DeliveryDependencies): Delivery => {
  const works = createAttemptTracker()
  const begin = createDeliveryStarter(deps, works)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  // Sequential: each poll sees the capacity left by the previous one.
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
