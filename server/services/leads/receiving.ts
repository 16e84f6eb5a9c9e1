import type * as z from 'zod'
import type { LeadInput } from '#contract/leads'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { Estimator } from '#domain/estimation/estimate'
import type { RandomBytes } from '../../access/keys.ts'
import type { LeadSettingRecords, LeadSettings } from '../../ports/lead-settings.ts'
import type { LeadCall, LeadContent, LeadRecords } from '../../ports/leads.ts'
import type { LeadMetrics } from '../../ports/metrics.ts'
import type { PassedTrace } from '../../ports/tracing.ts'
import type { WebhookRecords } from '../../ports/webhooks.ts'
import type { SeenForms } from './form-faces.ts'
import type { LeadLimits } from './lead-limits.ts'
import type { LeadSealing } from './lead-sealing.ts'

/** What contacts are received with. */
export interface ReceivingDependencies {
  /** LEADS is on, and so are the accounts. */
  isOn: boolean
  sealing: LeadSealing
  leads: LeadRecords
  settings: Pick<LeadSettingRecords, 'of'>
  webhooks: Pick<WebhookRecords, 'ofOrganisation'>
  limits: LeadLimits
  estimate: Estimator
  metrics: Pick<LeadMetrics, 'leadReceived'>
  /** Told of a contact that waits for its first delivery. */
  queued(of: { organisationId: string; leadId: string }): void
  /** Counts it among what the form of its key did. */
  seen: SeenForms['seen']
  /** Told when the day of an organisation is full, once a day. */
  dayFull(organisationId: string): void
  randomBytes: RandomBytes
  now(): Date
  /** The trace of the request that is received. */
  trace(): PassedTrace | undefined
}

/** What of it is the installation's and the process's own. */
type ReceivingSettings = Pick<ReceivingDependencies, 'isOn' | 'randomBytes' | 'now' | 'trace'>

/** A contact as it was read. */
export type SentLead = z.output<typeof LeadInput>

/** What became of a contact: `again` where one of its id was received before. */
export interface Received {
  delivery: 'queued' | 'discarded'
  again: boolean
}

/** Receives contacts. */
export interface Receiving {
  /**
   * @throws Refusal `leads_off`, what the estimate refuses, `rate_limited`, `daily_quota_exhausted`, `unavailable`.
   */
  receive(sent: SentLead, call: LeadCall, today: string): Promise<Received>
  /** The same for a contact that the service itself invents, past these limits: its page has one of its own. */
  receiveTest(sent: SentLead, organisationId: string, keyId: string, today: string): Promise<void>
}

/** Seconds under which nobody fills in a form. */
const humanSeconds = 3

const isSpam = ({ website, elapsedSeconds }: SentLead, { kind }: LeadCall['key']): boolean =>
  (website ?? '') !== '' || (kind === 'publishable' && elapsedSeconds !== undefined && elapsedSeconds < humanSeconds)

const storeIsAway = (cause: unknown): never => {
  throw unavailable('the store of contacts', cause)
}

/** The page that is shown: the browser's word on the origin goes before that of the script. */
const shownPage = (page: string, { key, origin }: LeadCall): string => {
  if (key.kind !== 'publishable' || origin === undefined || !URL.canParse(origin)) return page
  return new URL(page).origin === new URL(origin).origin ? page : new URL(origin).origin
}

type Estimated = Pick<LeadContent, 'estimate' | 'official'>

/** The estimate of the home; where it is refused, its fields are those of the whole request. */
const estimated = (home: SentLead['home'], today: string, estimate: Estimator): Estimated => {
  try {
    const { estimationBasse: low, estimationCentrale: mid, estimationHaute: high, reference } = estimate(home, today)
    const { commune, quartier } = reference
    return { estimate: { low, mid, high }, official: { commune, quartier } }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.issues) throw error
    throw error.withIssues(error.details.issues.map(issue => ({ ...issue, path: `home.${issue.path}` })))
  }
}

const contentOf = (sent: SentLead, page: string, value: Estimated): LeadContent => {
  const { id: _id, website: _trap, ...content } = sent
  return { ...content, page, ...value }
}

/** The organisation that gets a contact. @throws Refusal `leads_off` where none can. */
const receiverOf = async (
  { key }: Pick<LeadCall, 'key'>,
  { isOn, sealing, settings }: ReceivingDependencies,
): Promise<LeadSettings> => {
  if (!isOn || !sealing.isOn || key.organisationId === undefined) throw new Refusal('leads_off')
  const found = await settings.of(key.organisationId).catch(storeIsAway)
  if (!found || found.termsVersion === undefined) throw new Refusal('leads_off')
  return found
}

/** Writes a contact with its ways; false where one of its id is there. */
const written = async (
  sent: SentLead,
  content: LeadContent | undefined,
  { organisationId }: LeadSettings,
  call: Pick<LeadCall, 'key' | 'isTest'> & { page: string },
  { leads, webhooks, sealing, randomBytes, now, trace }: ReceivingDependencies,
): Promise<boolean> => {
  const at = now().toISOString()
  const ways = content
    ? ['', ...(await webhooks.ofOrganisation(organisationId)).flatMap(({ id, offAt }) => (offAt === null ? [id] : []))]
    : []
  const newId = (): string => `dlv_${Buffer.from(randomBytes(12)).toString('hex')}`
  return leads.accept(
    {
      ...{ organisationId, id: sent.id, keyId: call.key.id, receivedAt: at, host: new URL(call.page).hostname },
      ...{ language: sent.language, state: content ? 'queued' : 'spam', isTest: call.isTest },
      ...{ contentUntil: null, work: 'new', trace: trace() },
      sealed: content ? sealing.sealContent(organisationId, sent.id, content) : null,
    },
    ways.map(webhookId => ({ id: newId(), webhookId, nextAt: at })),
  )
}

const again: Received = { delivery: 'queued', again: true }

/** Takes the places of a contact that is new, and writes it down. */
const received = async (
  sent: SentLead,
  call: LeadCall,
  receiver: LeadSettings,
  value: Estimated,
  deps: ReceivingDependencies,
): Promise<Received> => {
  const { limits, metrics, queued, dayFull, seen } = deps
  const { organisationId, plan } = receiver
  const address = call.key.kind === 'publishable' ? call.address : undefined
  const isTrapped = isSpam(sent, call.key)
  const place = { organisationId, plan, address, isTrapped }
  const giveBack = await limits.take(place, () => dayFull(organisationId))
  const page = shownPage(sent.page, call)
  const content = isTrapped ? undefined : contentOf(sent, page, value)
  const isNew = await written(sent, content, receiver, { ...call, page }, deps).catch(async cause => {
    await giveBack().catch(() => undefined)
    return storeIsAway(cause)
  })
  if (!isNew) {
    // The same one came in by another way at the same moment.
    await giveBack()
    metrics.leadReceived('again')
    return again
  }
  metrics.leadReceived(content ? 'queued' : 'spam')
  if (content) {
    queued({ organisationId, leadId: sent.id })
    if (call.key.kind === 'publishable' && !call.isTest) seen('contacts', call.key.id, call.origin)
  }
  return { delivery: 'queued', again: false }
}

/** Receives contacts: each id once, what a trap caught without content, all in one transaction. */
export const receiving = (
  parts: Omit<ReceivingDependencies, keyof ReceivingSettings>,
  own: ReceivingSettings,
): Receiving => {
  const deps = { ...parts, ...own }
  const { leads, estimate, metrics, queued } = deps
  return {
    receive: async (sent, call, today) => {
      const receiver = call.key.kind === 'sandbox' ? undefined : await receiverOf(call, deps)
      const value = estimated(sent.home, today, estimate)
      if (!receiver) {
        metrics.leadReceived('discarded')
        return { delivery: 'discarded', again: false }
      }
      if (!(await leads.has(receiver.organisationId, sent.id).catch(storeIsAway)))
        return received(sent, call, receiver, value, deps)
      metrics.leadReceived('again')
      return again
    },
    receiveTest: async (sent, organisationId, keyId, today) => {
      const call = { key: { id: keyId, kind: 'secret' as const, organisationId }, isTest: true, page: sent.page }
      const receiver = await receiverOf(call, deps)
      const content = contentOf(sent, sent.page, estimated(sent.home, today, estimate))
      await written(sent, content, receiver, call, deps)
      metrics.leadReceived('queued')
      queued({ organisationId, leadId: sent.id })
    },
  }
}
