import type { AuditEvent } from './audit.ts'
import type { Sealed } from './provider-keys.ts'

/** What is sent to a webhook: an event of Standard Webhooks, printed as JSON once for all attempts. */
export interface WebhookEvent {
  type: 'lead.created' | 'webhook.test'
  /** Instant of the event, ISO 8601 in UTC. */
  timestamp: string
  data: Readonly<Record<string, unknown>>
}

/** Why a receiver did not take an event; `address`: one of its addresses is not of the public internet. */
export type WebhookFault = 'address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'redirect' | 'status'

/** What became of one attempt to send an event. */
export type WebhookOutcome =
  | { taken: true; status: number; ms: number }
  | {
      taken: false
      fault: WebhookFault
      /** Status of the answer, where there was one. */
      status?: number
      /** What `Retry-After` of the answer asks for, in seconds. */
      retryAfterSeconds?: number
      ms: number
    }

/** One attempt. */
export interface WebhookCall {
  url: string
  /** `whsec_…`, the present one first; the one before it too, for a day after it was replaced. */
  secrets: readonly string[]
  /** The same at each attempt: the id of the delivery. */
  id: string
  event: WebhookEvent
}

/** Why an address cannot be that of a webhook. */
export type WebhookAddressFault = 'url' | 'scheme' | 'port' | 'user' | 'fragment' | 'length' | 'host' | 'own'

/** The way to webhooks: signs, judges the address before it connects, and sends once. */
export interface WebhookSender {
  /** What is wrong with an address that somebody typed; undefined for a good one. Nothing is sent, no name is looked up. */
  addressFault(url: string): WebhookAddressFault | undefined
  /** One attempt, over within ten seconds. Never rejects. */
  send(call: WebhookCall): Promise<WebhookOutcome>
}

/** A webhook as it is stored; its secrets are sealed. */
export interface StoredWebhook extends Sealed {
  /** `whk_…`. */
  id: string
  organisationId: string
  url: string
  createdAt: string
  offAt: string | null
  /** `gone`: it answered 410; `silent`: it took nothing for five days. */
  offWhy: 'gone' | 'silent' | null
  /** Until when the secret before the present one signs too. */
  oldUntil: string | null
}

/** The webhooks of organisations, in the records. Each change writes its event with it. */
export interface WebhookRecords {
  ofOrganisation(organisationId: string): Promise<StoredWebhook[]>
  one(organisationId: string, id: string): Promise<StoredWebhook | undefined>
  /** False where the organisation has as many as it may have, or is not there any more. */
  add(webhook: StoredWebhook, most: number, event: AuditEvent): Promise<boolean>
  /** False where it is not as it was read any more: another secret was made, or it is gone. */
  rotate(before: StoredWebhook, sealed: Sealed, oldUntil: string, event: AuditEvent): Promise<boolean>
  /** What waits for it goes too. */
  remove(organisationId: string, id: string, event: AuditEvent): Promise<boolean>
  turnOff(organisationId: string, id: string, why: 'gone' | 'silent', at: string, event: AuditEvent): Promise<boolean>
  /** When the first contact came in that was tried since the webhook last took one; undefined where there is none. */
  silentSince(organisationId: string, id: string): Promise<string | undefined>
}
