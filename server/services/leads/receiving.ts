import type * as z from 'zod'
import type { LeadInput } from '#contract/leads'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { Estimator } from '#domain/estimation/estimate'
import type { RandomBytes } from '../../access/keys.ts'
import type { Proofs } from '../../access/proof-of-work.ts'
import type { LeadSettingRecords, LeadSettings } from '../../ports/lead-settings.ts'
import type { LeadCall, LeadContent, LeadRecords, PendingHold, StoredLead } from '../../ports/leads.ts'
import type { LeadMetrics } from '../../ports/metrics.ts'
import type { PassedTrace } from '../../ports/tracing.ts'
import type { WebhookRecords } from '../../ports/webhooks.ts'
import type { FormUsageCounter } from './form-branding.ts'
import type { Holding } from './holding.ts'
import type { LeadLimits } from './lead-limits.ts'
import type { LeadSealing } from './lead-sealing.ts'
import { createWays } from './releasing.ts'

export interface ReceivingDependencies {
  /** LEADS and accounts are enabled. */
  isOn: boolean
  sealing: LeadSealing
  leads: LeadRecords
  settings: Pick<LeadSettingRecords, 'of'>
  webhooks: Pick<WebhookRecords, 'ofOrganisation'>
  limits: LeadLimits
  /** Decides from when a contact above a limit is delivered. */
  hold: Holding
  proofs: Proofs
  estimate: Estimator
  metrics: Pick<LeadMetrics, 'leadReceived'>
  /** Called for a contact that waits for its first delivery. */
  queued(of: { organisationId: string; leadId: string }): void
  /** Counts the contact for the form of its key. */
  seen: FormUsageCounter['seen']
  /** Called once a day when a contact of an organisation is held back. */
  firstHeld(organisationId: string): void
  randomBytes: RandomBytes
  now(): Date
  /** Trace of the received request. */
  trace(): PassedTrace | undefined
}

/** Settings of the installation and of the process. */
type ReceivingSettings = Pick<ReceivingDependencies, 'isOn' | 'randomBytes' | 'now' | 'trace'>

/** Parsed contact. */
export type SentLead = z.output<typeof LeadInput>

/** Outcome of a contact; `again` where its id was received before. */
interface ReceiptResult {
  delivery: 'queued' | 'discarded'
  again: boolean
}

/** Receives contacts. */
export interface Receiving {
  /**
   * @throws Refusal `leads_off`, what the estimate refuses, `proof_required`, `unavailable`; `rate_limited` for a network
   *   that sends ever more.
   */
  receive(sent: SentLead, call: LeadCall, today: string): Promise<ReceiptResult>
  /** Receives a contact created by the service itself, without these limits: its page has its own. */
  receiveTest(sent: SentLead, organisationId: string, keyId: string, today: string): Promise<void>
}

/** Minimum time in seconds for a person to fill in a form. */
const humanSeconds = 3

const isSpam = ({ website, elapsedSeconds }: SentLead, { kind }: LeadCall['key']): boolean =>
  (website ?? '') !== '' || (kind === 'publishable' && elapsedSeconds !== undefined && elapsedSeconds < humanSeconds)

/** Throws what the hold of a contact refuses as it is, and anything else as `unavailable`. */
const throwLeadsUnavailable = (cause: unknown): never => {
  if (cause instanceof Refusal) throw cause
  throw unavailable('the store of contacts', cause)
}

/** Page to show: the browser's `Origin` takes precedence over the script's value. */
const resolvePage = (page: string, { key, origin }: LeadCall): string => {
  if (key.kind !== 'publishable' || origin === undefined || !URL.canParse(origin)) return page
  return new URL(page).origin === new URL(origin).origin ? page : new URL(origin).origin
}

type Estimated = Pick<LeadContent, 'estimate' | 'official'>

/** Estimate of the home; refusals name the fields of the whole request. */
const estimateLeadHome = (home: SentLead['home'], today: string, estimate: Estimator): Estimated => {
  try {
    const { estimationBasse: low, estimationCentrale: mid, estimationHaute: high, reference } = estimate(home, today)
    const { commune, quartier } = reference
    return { estimate: { low, mid, high }, official: { commune, quartier } }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.issues) throw error
    throw error.withIssues(error.details.issues.map(issue => ({ ...issue, path: `home.${issue.path}` })))
  }
}

const buildLeadContent = (sent: SentLead, page: string, value: Estimated): LeadContent => {
  const { id: _id, website: _trap, proof: _proof, ...content } = sent
  return { ...content, page, ...value }
}

/** Organisation that receives a contact. @throws Refusal `leads_off` where it cannot. */
const requireReceiver = async (
  { key }: Pick<LeadCall, 'key'>,
  { isOn, sealing, settings }: ReceivingDependencies,
): Promise<LeadSettings> => {
  if (!isOn || !sealing.isOn || key.organisationId === undefined) throw new Refusal('leads_off')
  const found = await settings.of(key.organisationId).catch(throwLeadsUnavailable)
  if (!found || found.termsVersion === undefined) throw new Refusal('leads_off')
  return found
}

/** What is stored of a contact beside what was sent. */
interface LeadFate {
  /** Undefined for one that a trap caught. */
  content: LeadContent | undefined
  /** Present for one that is delivered later. */
  hold: PendingHold | undefined
}

/** Stores a contact, with its deliveries unless it is held back; false where its id exists. */
const storeLead = async (
  sent: SentLead,
  { content, hold }: LeadFate,
  { organisationId }: LeadSettings,
  call: Pick<LeadCall, 'key' | 'isTest'> & { page: string },
  { leads, webhooks, sealing, randomBytes, now, trace }: ReceivingDependencies,
): Promise<boolean> => {
  const at = now().toISOString()
  const lead: Omit<StoredLead, 'hold'> = {
    ...{ organisationId, id: sent.id, keyId: call.key.id, receivedAt: at, host: new URL(call.page).hostname },
    ...{ language: sent.language, state: content ? 'queued' : 'spam', isTest: call.isTest },
    ...{ contentUntil: null, work: 'new', trace: trace() },
    sealed: content ? sealing.sealContent(organisationId, sent.id, content) : null,
  }
  if (hold) return leads.acceptHeld(lead, hold)
  const ways = content ? (await createWays({ webhooks, randomBytes })(organisationId))(at) : []
  return leads.accept({ ...lead, hold: undefined }, ways)
}

const again: ReceiptResult = { delivery: 'queued', again: true }
const accepted: ReceiptResult = { delivery: 'queued', again: false }

/** Counts a stored contact, and starts its delivery. */
const announceLead = async (
  { id: leadId }: SentLead,
  call: LeadCall,
  { organisationId }: LeadSettings,
  { content, hold }: LeadFate,
  { limits, metrics, queued, seen, firstHeld }: ReceivingDependencies,
): Promise<void> => {
  metrics.leadReceived(hold ? 'held' : content ? 'queued' : 'spam')
  if (!content) return
  if (!hold) queued({ organisationId, leadId })
  else if (await limits.isFirstHeld(organisationId)) firstHeld(organisationId)
  if (call.key.kind === 'publishable' && !call.isTest) seen('contacts', call.key.id, call.origin)
}

/** Applies the limits to a new contact, and stores it. */
const receiveNewLead = async (
  sent: SentLead,
  call: LeadCall,
  receiver: LeadSettings,
  value: Estimated,
  deps: ReceivingDependencies,
): Promise<ReceiptResult> => {
  const { limits, metrics, proofs, now } = deps
  const { organisationId, plan } = receiver
  const address = call.key.kind === 'publishable' ? call.address : undefined
  const isTrapped = isSpam(sent, call.key)
  const contact = { keyId: call.key.id, leadId: sent.id }
  const isProven = proofs.isProven(sent.proof, contact, now())
  const verdict = await limits.take({ organisationId, plan, address, isTrapped, isProven })
  if (verdict.needsProof)
    throw new Refusal('proof_required', {
      challenge: proofs.createChallenge(contact, now()),
      window: verdict.needsProof,
    })
  // What a trap caught of a visitor whose hour is full leaves no trace.
  if (isTrapped && verdict.hold) {
    metrics.leadReceived('spam')
    return accepted
  }
  const page = resolvePage(sent.page, call)
  const content = isTrapped ? undefined : buildLeadContent(sent, page, value)
  const hold = verdict.hold && deps.hold(verdict.hold, { organisationId, address })
  const isNew = await storeLead(sent, { content, hold }, receiver, { ...call, page }, deps).catch(async cause => {
    await verdict.giveBack().catch(() => undefined)
    return throwLeadsUnavailable(cause)
  })
  if (!isNew) {
    // The same contact was received concurrently.
    await verdict.giveBack()
    metrics.leadReceived('again')
    return again
  }
  await announceLead(sent, call, receiver, { content, hold }, deps)
  return accepted
}

/** Receives contacts: each id once; trapped ones without content; each in one transaction. */
export const createReceiving = (
  parts: Omit<ReceivingDependencies, keyof ReceivingSettings>,
  own: ReceivingSettings,
): Receiving => {
  const deps = { ...parts, ...own }
  const { leads, estimate, metrics, queued } = deps
  return {
    receive: async (sent, call, today) => {
      const receiver = call.key.kind === 'sandbox' ? undefined : await requireReceiver(call, deps)
      const value = estimateLeadHome(sent.home, today, estimate)
      if (!receiver) {
        metrics.leadReceived('discarded')
        return { delivery: 'discarded', again: false }
      }
      if (!(await leads.has(receiver.organisationId, sent.id).catch(throwLeadsUnavailable)))
        return receiveNewLead(sent, call, receiver, value, deps)
      metrics.leadReceived('again')
      return again
    },
    receiveTest: async (sent, organisationId, keyId, today) => {
      const call = { key: { id: keyId, kind: 'secret' as const, organisationId }, isTest: true, page: sent.page }
      const receiver = await requireReceiver(call, deps)
      const content = buildLeadContent(sent, sent.page, estimateLeadHome(sent.home, today, estimate))
      await storeLead(sent, { content, hold: undefined }, receiver, call, deps)
      metrics.leadReceived('queued')
      queued({ organisationId, leadId: sent.id })
    },
  }
}
