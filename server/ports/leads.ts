import type * as z from 'zod'
import type { holdReasons, LeadInput } from '#contract/leads'
import type { CredentialKind } from '#contract/shared/access'
import type { Language } from '#languages/registry'
import type { AuditEvent } from './audit.ts'
import type { Sealed } from './provider-keys.ts'
import type { PassedTrace } from './tracing.ts'

/** Delivery states of a contact; `spam` was caught by a trap and is never delivered. */
const leadStates = ['queued', 'delivered', 'partly', 'lost', 'spam'] as const
/** Delivery state of a contact. */
export type LeadState = (typeof leadStates)[number]

/** Processing states of a contact, set by the organisation. */
export const leadFollowUps = ['new', 'answered', 'closed'] as const
/** Processing state of a contact, set by the organisation. */
export type LeadFollowUp = (typeof leadFollowUps)[number]

/** Retentions of contacts after their receipt or release, in days; 0: deleted once delivered. */
export const keepDays = [0, 30, 90] as const
/** Retention of contacts after their receipt or release, in days. */
export type KeepDays = (typeof keepDays)[number]

/** Reason for which a contact is delivered later: a limit that it was above. */
export type HoldReason = (typeof holdReasons)[number]

/** Hold of a contact. */
export interface LeadHold {
  reason: HoldReason
  /** Time from which it is delivered; null once it is let through. */
  dueAt: string | null
  /** Pseudonym of the visitor's network while it is held; null for keys of servers. */
  network: string | null
  /** When it was let through; null while it is held. */
  releasedAt: string | null
}

/** Number of held contacts of an organisation, and of a network among them. */
export interface HeldCount {
  all: number
  ofNetwork: number
}

/** Hold of a contact that is about to be stored. */
export interface PendingHold {
  /** Pseudonyms of the visitor's network, the present one first; none for keys of servers. */
  networks: readonly string[]
  /** Decides, by those that are held, until when it is held. @throws Refusal where no further one is. */
  decide(held: HeldCount): LeadHold
}

/** Key that sent a contact, and the origin of the request. */
export interface LeadCall {
  key: {
    id: string
    kind: CredentialKind
    /** Undefined for a key without an organisation. */
    organisationId: string | undefined
  }
  /** `Origin` header of a browser; undefined where none was sent. */
  origin: string | undefined
  /** Address of the client: IPv4, or the first 64 bits of IPv6. */
  address: string
  /** Sent from our own pages. */
  isTest: boolean
}

/** What an organisation adds to a contact; deleted with its content. */
export interface LeadDesk {
  /** Note of the organisation. */
  note?: string | undefined
  /** User whom the contact was handed to. */
  colleagueId?: string | undefined
}

/** Cleaned input of a visitor with the estimate calculated from it; stored encrypted. */
export interface LeadContent extends Omit<z.output<typeof LeadInput>, 'id' | 'website' | 'proof'> {
  /** Whole euros. */
  estimate: { low: number; mid: number; high: number }
  /** Official place names. */
  official: { commune: string; quartier: string | null }
  desk?: LeadDesk
}

/** Stored contact: metadata, and its sealed content. */
export interface StoredLead {
  organisationId: string
  /** UUID chosen by the sender. */
  id: string
  keyId: string
  /** Instants, ISO 8601 in UTC. */
  receivedAt: string
  /** Host of the page, such as `agency.lu`. */
  host: string
  language: Language
  state: LeadState
  /** Sent from our own pages. */
  isTest: boolean
  /** Expiry of the content; null where there is no content, or where the last delivery deletes it. */
  contentUntil: string | null
  work: LeadFollowUp
  /** Trace of the request that sent it, continued by its deliveries; undefined where it had none. */
  trace: PassedTrace | undefined
  /** Present for a contact that is or was held back. */
  hold: LeadHold | undefined
  /** Sealed content; null once it is deleted. */
  sealed: Sealed | null
}

/** New delivery of a contact. */
export type NewDelivery = Pick<StoredDelivery, 'id' | 'webhookId' | 'nextAt'>

/** Delivery of a contact to its organisation. */
export interface StoredDelivery {
  /** `dlv_…`; also the `Message-ID` and the `webhook-id`, the same for each attempt. */
  id: string
  organisationId: string
  leadId: string
  /** Id of the webhook; empty for the letter. */
  webhookId: string
  attempts: number
  /** Due time of the next attempt. */
  nextAt: string
  doneAt: string | null
  outcome: 'taken' | 'lost' | 'withdrawn' | null
}

/** Delivery claimed by this process, with its contact. */
export interface ClaimedDelivery extends StoredDelivery {
  lead: StoredLead
  /** Whether the organisation is that of a private sandbox. */
  isSandbox: boolean
}

/** Contacts of an organisation that wait for a person and can still be read; tests and those of a trap are left out. */
export interface OpenLeads {
  /** Number of new ones. */
  open: number
  /** Instant at which the newest of them was received, ISO 8601; undefined where there is none. */
  newestAt: string | undefined
  /** Number of those that were not delivered. */
  lost: number
}

/** Storage of contacts. */
export interface LeadRecords {
  /**
   * Stores a contact with its deliveries in one transaction; false, with nothing stored, where the organisation already
   * has one with this id.
   */
  accept(lead: StoredLead, deliveries: readonly NewDelivery[]): Promise<boolean>
  /**
   * Stores a contact that is held back, without deliveries; false as above. Those of an organisation are counted and stored
   * one after another, in every process. Rejects as the decision of the hold throws, with nothing stored.
   */
  acceptHeld(lead: Omit<StoredLead, 'hold'>, hold: PendingHold): Promise<boolean>
  has(organisationId: string, id: string): Promise<boolean>
  /** Whether the organisation has a contact that no trap caught. */
  hasGenuine(organisationId: string): Promise<boolean>
  one(organisationId: string, id: string): Promise<StoredLead | undefined>
  /** Counts of all contacts that wait for a person, without those whose content is deleted or expired. */
  countOpen(organisationId: string, now: string): Promise<OpenLeads>
  /** Newest first; `before` is the instant and id of the last contact of the previous page. */
  page(
    organisationId: string,
    page: { before?: { receivedAt: string; id: string } | undefined; limit: number },
  ): Promise<StoredLead[]>
  /** Contacts whose content is stored, newest first. */
  withContent(organisationId: string): Promise<StoredLead[]>
  /** Replaces a content; false where it was sealed anew or deleted since it was read. */
  reseal(lead: Pick<StoredLead, 'organisationId' | 'id'>, from: Sealed, to: Sealed): Promise<boolean>
  /** False for an unknown contact. */
  setWork(organisationId: string, id: string, work: LeadFollowUp): Promise<boolean>
  /** Queues a lost contact again; false where it is not lost, or its content is deleted. */
  sendAgain(organisationId: string, id: string, at: string): Promise<boolean>
  /** Deletes a contact with its pending deliveries; false for an unknown one. */
  remove(organisationId: string, id: string, event: AuditEvent): Promise<boolean>
  removeAll(organisationId: string, event: AuditEvent): Promise<number>
  deliveriesOf(organisationId: string, leadIds: readonly string[]): Promise<StoredDelivery[]>
}

/** Contacts that are held back. */
export interface HeldLeads {
  /** Number of held contacts of an organisation. */
  count(organisationId: string): Promise<number>
  /** Organisations with a contact that is due. */
  dueOrganisations(now: string): Promise<string[]>
  /**
   * Lets the next contacts through, by their due time, with a delivery each way, in one transaction; of several processes
   * one does so. Returns their ids.
   * @param until latest due time; all that are held where undefined.
   */
  release(
    organisationId: string,
    release: {
      at: string
      until: string | undefined
      limit: number
      /** One contact alone. */
      id?: string
      deliveries(index: number): readonly NewDelivery[]
    },
  ): Promise<string[]>
}

type FinalDeliveryOutcome = 'taken' | 'lost' | 'withdrawn'

/** Delivery queue. */
export interface LeadQueue {
  /**
   * Claims due deliveries, oldest first: each by one conditional update that counts the attempt and schedules the next
   * one, so that no other process claims it and a crash costs one retry delay.
   * @param nextAt due time of the attempt that follows the given number of attempts.
   */
  claim(
    now: string,
    limit: number,
    nextAt: (attempts: number) => string,
    of?: { organisationId: string; leadId: string },
  ): Promise<ClaimedDelivery[]>
  /** Reschedules a delivery; does nothing where another process has claimed it since. */
  postpone(delivery: Pick<StoredDelivery, 'id' | 'attempts'>, nextAt: string): Promise<void>
  /** Releases a claimed delivery without an attempt: the attempt is not counted. */
  giveBack(delivery: Pick<StoredDelivery, 'id' | 'attempts'>, nextAt: string): Promise<void>
  /**
   * Finishes a delivery; the last one of a contact also sets its state and, where it is not retained, deletes its
   * content, in one transaction. Undefined where the delivery was already finished.
   */
  end(
    delivery: Pick<StoredDelivery, 'id' | 'organisationId' | 'leadId'>,
    end: { outcome: FinalDeliveryOutcome; at: string; keptUntil: string | null; lostUntil: string },
  ): Promise<LeadState | undefined>
  /** Number of pending deliveries, and the time of the oldest. */
  waiting(): Promise<{ count: number; oldestReceivedAt: string | undefined }>
}
