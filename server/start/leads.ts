import { getRolesWithRight } from '../access/ownership.ts'
import { replaceSeenSecrets } from '../adapters/storage/seen-secrets.ts'
import type { Configuration } from '../config/configuration.ts'
import type { FormActCounter } from '../ports/form-acts.ts'
import type { SecretRotation } from '../ports/webhooks.ts'
import { createDeliveryAttempt as attemptsOf } from '../services/leads/attempt.ts'
import type { ChangeLetters } from '../services/leads/change-letters.ts'
import { createLeadDelivery, type Delivery } from '../services/leads/delivery.ts'
import { createFormActCounter } from '../services/leads/form-acts.ts'
import {
  createFormBrandingFinder,
  createFormLogoFinder,
  createFormUsageCounter,
  type FormUsageCounter,
} from '../services/leads/form-branding.ts'
import { createHolding } from '../services/leads/holding.ts'
import { createLeadLimits, type LeadLimits } from '../services/leads/lead-limits.ts'
import type { LeadServices } from '../services/leads/lead-services.ts'
import { createReceiving, type Receiving } from '../services/leads/receiving.ts'
import { createReleasing, type Releasing } from '../services/leads/releasing.ts'
import { createSecretRotation } from '../services/leads/signing-secrets.ts'
import {
  createLeadComponents,
  createLeadStores,
  type LeadComponents,
  type LeadStores,
  type LeadsDependencies,
} from './lead-parts.ts'
import { createLeadServices } from './lead-services.ts'

/** Lead functions that operations call. */
export interface LeadIntake extends Receiving, Pick<FormUsageCounter, 'seen'> {
  faces: ReturnType<typeof createFormBrandingFinder>
  logo: ReturnType<typeof createFormLogoFinder>
  /** Counts what a form tells of a visitor's act. */
  countAct: FormActCounter['count']
}

/** Leads, once open. */
export interface OpenLeads {
  /** Receives leads, and looks up an agency's branding for its forms. */
  intake: LeadIntake
  services: LeadServices
  /** Letters about changes of organisations. */
  letters: ChangeLetters
  /** What the decision about a former member's webhook needs. */
  signing: Pick<LeadComponents, 'sealing'> & Pick<LeadStores, 'webhooks'> & { rotation: SecretRotation }
  seen: FormUsageCounter
  /** What forms told. */
  acts: FormActCounter
  delivery: Delivery
  releasing: Releasing
  /** Starts polling the queue. */
  start(): void
  /** Logs the missing secrets under which leads or webhooks are encrypted. */
  reportLost(): Promise<void>
  /** Replaces signing secrets of webhooks that former members saw; only restored records have some. */
  replaceSeenSecrets(): Promise<void>
  close(): Promise<void>
}

const flushMs = 5000

/** Flushes form counts, lets held contacts through and reports the queue length, every five seconds. */
const createTicks = (
  counters: readonly Pick<FormUsageCounter, 'flush'>[],
  { releaseDue }: Pick<Releasing, 'releaseDue'>,
  stores: LeadStores,
  { process: { log, metrics, now } }: LeadsDependencies,
) => {
  const tick = async (): Promise<void> => {
    await Promise.all(counters.map(counter => counter.flush()))
    const { count, oldestReceivedAt } = await stores.queue.waiting()
    const age = oldestReceivedAt === undefined ? 0 : (now().getTime() - Date.parse(oldestReceivedAt)) / 1000
    metrics.leadQueue(count, Math.max(0, age))
  }
  const tickAndLog = (): Promise<void> => tick().catch(cause => log.warn({ cause }, 'counts of forms were not written'))
  let timer: NodeJS.Timeout | undefined
  let releasing: Promise<void> = Promise.resolve()
  return {
    start: () => {
      timer = setInterval(() => {
        void tickAndLog()
        releasing = releasing.then(releaseDue)
      }, flushMs)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await releasing
      await tickAndLog()
    },
  }
}

/** Opens the delivery of leads. */
const openDelivery = (
  { queue, settings, webhooks }: LeadStores,
  components: LeadComponents,
  needs: LeadsDependencies,
): Delivery => {
  const { sealing, letters, notices } = components
  const { mail, sender, process } = needs
  const { metrics, tracing, log, randomBytes, now } = process
  const parts = { settings, webhooks, sealing, mail, sender, letters, notices, metrics, now }
  const attempt = attemptsOf(parts, cause => log.error({ cause }, 'an attempt to deliver a contact failed inside'))
  const chance = (): number => (randomBytes(1)[0] ?? 0) / 256
  return createLeadDelivery({ queue, settings, attempt, notices, metrics, tracing, log, chance, now })
}

/** Opens the receiving of leads. */
const openReceiving = (
  isOn: boolean,
  { leads, settings, webhooks }: LeadStores,
  { sealing, notices, pseudonyms, proofs }: LeadComponents,
  { kick: queued }: Delivery,
  limits: LeadLimits,
  { prices, process: { metrics, tracing, randomBytes, now } }: LeadsDependencies,
  { seen }: FormUsageCounter,
): Receiving => {
  const { estimate } = prices
  const { held: firstHeld } = notices
  const hold = createHolding({ pseudonyms, now })
  const made = { sealing, leads, settings, webhooks, limits, hold, proofs, estimate, metrics, queued, firstHeld, seen }
  return createReceiving(made, { isOn, randomBytes, now, trace: () => tracing.current()?.passed })
}

const createLostReporter =
  ({ sealing }: LeadComponents, { process: { log } }: LeadsDependencies) =>
  async (): Promise<void> => {
    const lost = await sealing.lost().catch(cause => {
      log.error({ cause }, 'the secrets of sealed contacts were not checked')
      return []
    })
    if (lost.length > 0)
      log.error(
        { wrappedBy: lost },
        'PROVIDER_KEY_SECRETS lacks secrets that seal contacts or webhooks; they cannot be delivered',
      )
  }

const createSeenSecretReplacement =
  ({ sealing }: LeadComponents, { records, process: { randomBytes, now, log } }: LeadsDependencies) =>
  async (): Promise<void> => {
    const rotation = createSecretRotation(sealing, randomBytes)
    const needs = { rotation, roles: getRolesWithRight('leads'), now: now() }
    const count = await replaceSeenSecrets(records.db, needs).catch((cause: unknown) => {
      log.error({ cause }, 'signing secrets that former members saw were not replaced')
      return 0
    })
    if (count > 0) log.warn({ count }, 'signing secrets of webhooks that former members saw were replaced')
  }

/** Opens what forms on websites show: settings, brand and logo. */
const openForms = (isOn: boolean, { embeds, settings, organisations }: LeadStores, now: () => Date) => ({
  faces: createFormBrandingFinder({ isOn, settings, brand: organisations.brand, saved: embeds.settings, now }),
  logo: createFormLogoFinder(embeds.logo),
})

/** Opens leads on open records; with `ACCOUNTS=off` queued ones are still delivered. */
export const openLeads = (
  config: Pick<Configuration, 'leads' | 'providerKeys' | 'dataDir'>,
  needs: LeadsDependencies,
): OpenLeads => {
  const { isOn } = config.leads
  const stores = createLeadStores(needs.records)
  const components = createLeadComponents(config, stores, needs)
  const delivery = openDelivery(stores, components, needs)
  const seen = createFormUsageCounter(stores.embeds, needs.process.now)
  const acts = createFormActCounter(stores.formActs, needs.process.now)
  const { shared, counting, process } = needs
  const limiting = { limiter: shared.limiter, usage: counting.usage, pseudonym: components.pseudonym, now: process.now }
  const limits = createLeadLimits(limiting)
  const { receive, receiveTest } = openReceiving(isOn, stores, components, delivery, limits, needs, seen)
  const { held, webhooks, settings } = stores
  const { randomBytes, now, log } = process
  const { kick: queued } = delivery
  const releasing = createReleasing({ held, settings, webhooks, limits, queued, randomBytes, now, log })
  const ticks = createTicks([seen, acts], releasing, stores, needs)
  const { faces, logo } = openForms(isOn && components.sealing.isOn, stores, now)
  return {
    intake: { receive, receiveTest, faces, logo, seen: seen.seen, countAct: acts.count },
    services: createLeadServices(isOn, stores, components, { receiveTest, releasing, queued: delivery.kick }, needs),
    letters: components.changeLetters,
    signing: {
      sealing: components.sealing,
      webhooks: stores.webhooks,
      rotation: createSecretRotation(components.sealing, randomBytes),
    },
    releasing,
    seen,
    acts,
    delivery,
    start: () => {
      components.changeLetters.start()
      delivery.start()
      ticks.start()
    },
    reportLost: createLostReporter(components, needs),
    replaceSeenSecrets: createSeenSecretReplacement(components, needs),
    close: async () => {
      await ticks.stop()
      await delivery.stop()
      await components.changeLetters.stop()
    },
  }
}
