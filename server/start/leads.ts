import type { Configuration } from '../config/configuration.ts'
import { attempts as attemptsOf } from '../services/leads/attempt.ts'
import { type Delivery, leadDelivery } from '../services/leads/delivery.ts'
import { formFaces, formLogos, type SeenForms, seenForms } from '../services/leads/form-faces.ts'
import { leadLimits } from '../services/leads/lead-limits.ts'
import type { LeadServices } from '../services/leads/lead-services.ts'
import { type Receiving, receiving } from '../services/leads/receiving.ts'
import { type LeadStores, type LeadsNeeds, type LeadWays, storesOf, waysOf } from './lead-parts.ts'
import { leadServices } from './lead-services.ts'

/** What operations call. */
export interface LeadsDoor extends Receiving, Pick<SeenForms, 'seen'> {
  faces: ReturnType<typeof formFaces>
  logo: ReturnType<typeof formLogos>
}

/** Contacts, once they are open. */
export interface OpenLeads {
  /** Receives contacts, and says what a form shows of an agency. */
  door: LeadsDoor
  services: LeadServices
  seen: SeenForms
  delivery: Delivery
  /** Begins to look at the queue. */
  start(): void
  /** Logs which secrets are gone under which contacts or webhooks are sealed. */
  reportLost(): Promise<void>
  close(): Promise<void>
}

const flushMs = 5000

/** What is written of forms, and how full the queue is, every five seconds. */
const ticking = (seen: SeenForms, stores: LeadStores, { process: { log, metrics, now } }: LeadsNeeds) => {
  const tick = async (): Promise<void> => {
    await seen.flush()
    const { count, oldestReceivedAt } = await stores.queue.waiting()
    const age = oldestReceivedAt === undefined ? 0 : (now().getTime() - Date.parse(oldestReceivedAt)) / 1000
    metrics.leadQueue(count, Math.max(0, age))
  }
  const ticked = (): Promise<void> => tick().catch(cause => log.warn({ cause }, 'what forms were seen was not written'))
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      timer = setInterval(() => void ticked(), flushMs)
      timer.unref()
    },
    stop: () => {
      clearInterval(timer)
      return ticked()
    },
  }
}

/** Opens the delivery of contacts. */
const openDelivery = ({ queue, settings, webhooks }: LeadStores, ways: LeadWays, needs: LeadsNeeds): Delivery => {
  const { sealing, letters, notices } = ways
  const { mail, sender, process } = needs
  const { metrics, tracing, log, randomBytes, now } = process
  const parts = { settings, webhooks, sealing, mail, sender, letters, notices, metrics, now }
  const attempt = attemptsOf(parts, cause => log.error({ cause }, 'an attempt to deliver a contact failed inside'))
  const chance = (): number => (randomBytes(1)[0] ?? 0) / 256
  return leadDelivery({ queue, settings, attempt, notices, metrics, tracing, log, chance, now })
}

/** Opens the receiving of contacts. */
const openReceiving = (
  isOn: boolean,
  { leads, settings, webhooks }: LeadStores,
  { sealing, notices, pseudonym }: LeadWays,
  { kick: queued }: Delivery,
  { shared, counting, prices, process: { metrics, tracing, randomBytes, now } }: LeadsNeeds,
  { seen }: SeenForms,
): Receiving => {
  const limits = leadLimits({ limiter: shared.limiter, usage: counting.usage, pseudonym, now })
  const { estimate } = prices
  const { limit: dayFull } = notices
  const made = { sealing, leads, settings, webhooks, limits, estimate, metrics, queued, dayFull, seen }
  return receiving(made, { isOn, randomBytes, now, trace: () => tracing.current()?.passed })
}

const reportingLost =
  ({ sealing }: LeadWays, { process: { log } }: LeadsNeeds) =>
  async (): Promise<void> => {
    const lost = await sealing.lost().catch(cause => {
      log.error({ cause }, 'what is sealed of contacts was not looked at')
      return []
    })
    if (lost.length > 0)
      log.error(
        { wrappedBy: lost },
        'PROVIDER_KEY_SECRETS lacks secrets that seal contacts or webhooks; they cannot be delivered',
      )
  }

/** Opens contacts on open records; with `ACCOUNTS=off` what waits is still delivered. */
export const openLeads = (
  config: Pick<Configuration, 'leads' | 'providerKeys' | 'dataDir'>,
  needs: LeadsNeeds,
): OpenLeads => {
  const { isOn } = config.leads
  const stores = storesOf(needs.records)
  const ways = waysOf(config, stores, needs)
  const delivery = openDelivery(stores, ways, needs)
  const seen = seenForms(stores.embeds, needs.process.now)
  const { receive, receiveTest } = openReceiving(isOn, stores, ways, delivery, needs, seen)
  const ticks = ticking(seen, stores, needs)
  const { settings, organisations } = stores
  const faces = formFaces({ isOn: isOn && ways.sealing.isOn, settings, brand: organisations.brand })
  return {
    door: { receive, receiveTest, faces, seen: seen.seen, logo: formLogos(stores.embeds.logo) },
    services: leadServices(isOn, stores, ways, { receiveTest, queued: delivery.kick }, needs),
    seen,
    delivery,
    start: () => {
      delivery.start()
      ticks.start()
    },
    reportLost: reportingLost(ways, needs),
    close: async () => {
      await delivery.stop()
      await ticks.stop()
    },
  }
}
