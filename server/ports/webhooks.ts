import type { AuditEvent } from './audit.ts'
import type { Sealed } from './provider-keys.ts'

/** Event sent to a webhook (Standard Webhooks), serialized once for all attempts. */
export interface WebhookEvent {
  type: 'lead.created' | 'webhook.test'
  /** Instant of the event, ISO 8601 in UTC. */
  timestamp: string
  data: Readonly<Record<string, unknown>>
}

/** Reasons why a receiver did not take an event; `address`: one of its addresses is not on the public internet. */
export type WebhookFault = 'address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'redirect' | 'status'

/** Outcome of one attempt to send an event. */
export type WebhookOutcome =
  | { taken: true; status: number; ms: number }
  | {
      taken: false
      fault: WebhookFault
      /** Status of the response, if any. */
      status?: number
      /** Seconds from the `Retry-After` header of the response. */
      retryAfterSeconds?: number
      ms: number
    }

/** One attempt. */
export interface WebhookCall {
  url: string
  /** `whsec_…`, the current one first; the previous one too for a day after it was replaced. */
  secrets: readonly string[]
  /** Id of the delivery, the same for each attempt. */
  id: string
  event: WebhookEvent
}

/** Reasons why a URL is not valid for a webhook. */
export type WebhookAddressFault = 'url' | 'scheme' | 'port' | 'user' | 'fragment' | 'length' | 'host' | 'own'

/** Sends to webhooks: signs events, checks the address before connecting, and sends once. */
export interface WebhookSender {
  /** Fault of a URL that a person entered; undefined for a valid one. Nothing is sent and no name is resolved. */
  addressFault(url: string): WebhookAddressFault | undefined
  /** Makes one attempt of at most ten seconds. Never rejects. */
  send(call: WebhookCall): Promise<WebhookOutcome>
}

/** Webhook as stored; its secrets are sealed. */
export interface StoredWebhook extends Sealed {
  /** `whk_…`. */
  id: string
  organisationId: string
  url: string
  createdAt: string
  offAt: string | null
  /** `gone`: the receiver answered 410; `silent`: no delivery succeeded for five days. */
  offWhy: 'gone' | 'silent' | null
  /** Time until which the previous secret signs too. */
  oldUntil: string | null
}

/** Storage of webhooks. Each change writes its event in the same transaction. */
export interface WebhookRecords {
  ofOrganisation(organisationId: string): Promise<StoredWebhook[]>
  one(organisationId: string, id: string): Promise<StoredWebhook | undefined>
  /** False where the organisation has the maximum, or no longer exists. */
  add(webhook: StoredWebhook, most: number, event: AuditEvent): Promise<boolean>
  /** False where the webhook has changed since it was read, or was removed. */
  rotate(before: StoredWebhook, sealed: Sealed, oldUntil: string, event: AuditEvent): Promise<boolean>
  /** Also deletes its pending deliveries. */
  remove(organisationId: string, id: string, event: AuditEvent): Promise<boolean>
  turnOff(organisationId: string, id: string, why: 'gone' | 'silent', at: string, event: AuditEvent): Promise<boolean>
  /** Time of the first contact tried since the webhook's last success, if any. */
  silentSince(organisationId: string, id: string): Promise<string | undefined>
}
