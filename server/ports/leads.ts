import type * as z from 'zod'
import type { LeadInput } from '#contract/leads'
import type { CredentialKind } from '#contract/shared/access'
import type { Language } from '#languages/registry'
import type { AuditEvent } from './audit.ts'
import type { Sealed } from './provider-keys.ts'
import type { PassedTrace } from './tracing.ts'

/** Where a contact stands on its way to the organisation: `spam` fell into a trap and goes nowhere. */
export const leadStates = ['queued', 'delivered', 'partly', 'lost', 'spam'] as const
/** Where a contact stands on its way to the organisation. */
export type LeadState = (typeof leadStates)[number]

/** What the organisation has done about a contact. */
export const leadWorks = ['new', 'answered', 'closed'] as const
/** What the organisation has done about a contact. */
export type LeadWork = (typeof leadWorks)[number]

/** For how many days an organisation may keep contacts after they were delivered. */
export const keepDays = [0, 30, 90] as const
/** For how many days contacts are kept after they were delivered. */
export type KeepDays = (typeof keepDays)[number]

/** The key that sent a contact, and from where, as far as it matters. */
export interface LeadCall {
  key: {
    id: string
    kind: CredentialKind
    /** Undefined where the key is not that of an organisation. */
    organisationId: string | undefined
  }
  /** The `Origin` of a browser; undefined where none was sent. */
  origin: string | undefined
  /** Address of the client, IPv4 or the first 64 bits of IPv6. */
  address: string
  /** Sent from our own pages. */
  isTest: boolean
}

/** What a visitor sent, cleaned, with what was calculated of it: what is sealed in the records. */
export interface LeadContent extends Omit<z.output<typeof LeadInput>, 'id' | 'website'> {
  /** Whole euros. */
  estimate: { low: number; mid: number; high: number }
  /** Official names of its place. */
  official: { commune: string; quartier: string | null }
}

/** What is known of a contact beside its content. */
export interface StoredLead {
  organisationId: string
  /** UUID of the one who sent it. */
  id: string
  keyId: string
  /** Instants, ISO 8601 in UTC. */
  receivedAt: string
  /** Host of the page, as `agency.lu`. */
  host: string
  language: Language
  state: LeadState
  /** Sent from our own pages. */
  isTest: boolean
  /** Until when the content is stored; null where it is none or goes with the last delivery. */
  contentUntil: string | null
  work: LeadWork
  /** The trace of the request that sent it, which its deliveries belong to; undefined where it had none. */
  trace: PassedTrace | undefined
  /** The content, sealed; null once it is gone. */
  sealed: Sealed | null
}

/** One way of a contact to its organisation. */
export interface StoredDelivery {
  /** `dlv_…`; also the `Message-ID` and the `webhook-id`, the same at each attempt. */
  id: string
  organisationId: string
  leadId: string
  /** Id of the webhook; empty for the letter. */
  webhookId: string
  attempts: number
  /** When the next attempt is due. */
  nextAt: string
  doneAt: string | null
  outcome: 'taken' | 'lost' | 'withdrawn' | null
}

/** A delivery that this process has claimed, with its contact. */
export interface ClaimedDelivery extends StoredDelivery {
  lead: StoredLead
}

/** The contacts in the records. */
export interface LeadRecords {
  /**
   * Writes a contact with its deliveries, in one transaction; false, and nothing written, where the organisation has one of
   * this id already.
   */
  accept(lead: StoredLead, deliveries: readonly Pick<StoredDelivery, 'id' | 'webhookId' | 'nextAt'>[]): Promise<boolean>
  has(organisationId: string, id: string): Promise<boolean>
  /** Whether there is one that no trap caught. */
  hasGenuine(organisationId: string): Promise<boolean>
  one(organisationId: string, id: string): Promise<StoredLead | undefined>
  /** Newest first; `before` is the instant and the id of the last one seen. */
  page(
    organisationId: string,
    page: { before?: { receivedAt: string; id: string } | undefined; limit: number },
  ): Promise<StoredLead[]>
  /** Those whose content is stored, newest first. */
  withContent(organisationId: string): Promise<StoredLead[]>
  /** False where there is none. */
  setWork(organisationId: string, id: string, work: LeadWork): Promise<boolean>
  /** Puts a lost one in the queue again; false where it is not lost, or its content is gone. */
  sendAgain(organisationId: string, id: string, at: string): Promise<boolean>
  /** Deletes one with what waits of it; false where there is none. */
  remove(organisationId: string, id: string, event: AuditEvent): Promise<boolean>
  removeAll(organisationId: string, event: AuditEvent): Promise<number>
  deliveriesOf(organisationId: string, leadIds: readonly string[]): Promise<StoredDelivery[]>
}

/** What an attempt came to, as the queue stores it. */
export type DeliveryEnd = 'taken' | 'lost' | 'withdrawn'

/** The queue of deliveries. */
export interface LeadQueue {
  /**
   * Claims deliveries that are due, the oldest first: each by one conditional update that counts the attempt and sets the
   * next one, so that no other process has it and a kill costs one pause.
   * @param nextAt when an attempt of a number is followed by the next one.
   */
  claim(
    now: string,
    limit: number,
    nextAt: (attempts: number) => string,
    of?: { organisationId: string; leadId: string },
  ): Promise<ClaimedDelivery[]>
  /** Moves the next attempt of a delivery that goes on; nothing where another process has claimed it since. */
  postpone(delivery: Pick<StoredDelivery, 'id' | 'attempts'>, nextAt: string): Promise<void>
  /** Gives back a delivery that was claimed and not tried: the attempt is not counted. */
  giveBack(delivery: Pick<StoredDelivery, 'id' | 'attempts'>, nextAt: string): Promise<void>
  /**
   * Ends a delivery; the last one of a contact also sets its state and, where it is not kept, deletes its content, all in
   * one transaction. Undefined where the delivery had ended before.
   */
  end(
    delivery: Pick<StoredDelivery, 'id' | 'organisationId' | 'leadId'>,
    end: { outcome: DeliveryEnd; at: string; keptUntil: string | null; lostUntil: string },
  ): Promise<LeadState | undefined>
  /** How many deliveries wait, and since when the oldest. */
  waiting(): Promise<{ count: number; oldestReceivedAt: string | undefined }>
}
