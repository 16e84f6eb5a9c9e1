import type { ActingMember } from './accounts.ts'
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
  /**
   * `gone`: the receiver answered 410; `silent`: no delivery succeeded for five days; `suspended`: its maker lost the
   * right to have one, and the owner has not decided yet.
   */
  offWhy: 'gone' | 'silent' | 'suspended' | null
  /** Time until which the previous secret signs too. */
  oldUntil: string | null
  /** User who added it, or kept it after its maker had left; null for older ones. */
  createdBy: string | null
  /** User to whom the current secret was shown; null for older ones, and while nobody has seen it. */
  secretBy: string | null
  /** Whether the current secret replaced one that a former member knows, and has not been shown to anybody. */
  hasNewSecret: boolean
}

/** Sealed secrets of a webhook after a rotation; undefined where the installation has no encryption secret. */
export type SecretRotation = (webhook: StoredWebhook) => Sealed | undefined

/** Storage of webhooks. Each change writes its event in the same transaction. */
export interface WebhookRecords {
  ofOrganisation(organisationId: string): Promise<StoredWebhook[]>
  one(organisationId: string, id: string): Promise<StoredWebhook | undefined>
  /**
   * Adds a webhook, and removes the one that it replaces. `full` where the organisation has the maximum, `forbidden` where
   * the acting member has lost the right, or the organisation no longer exists.
   */
  add(
    webhook: StoredWebhook,
    how: { most: number; by: ActingMember; replaces: string | undefined },
    event: AuditEvent,
  ): Promise<'added' | 'full' | 'forbidden'>
  /** False where the webhook has changed since it was read, is suspended or removed, or the member has lost the right. */
  rotate(
    before: StoredWebhook,
    rotated: { sealed: Sealed; oldUntil: string; by: ActingMember },
    event: AuditEvent,
  ): Promise<boolean>
  /** Also deletes its pending deliveries. */
  remove(organisationId: string, id: string, event: AuditEvent): Promise<boolean>
  turnOff(organisationId: string, id: string, why: 'gone' | 'silent', at: string, event: AuditEvent): Promise<boolean>
  /** Time of the first contact tried since the webhook's last success, if any. */
  silentSince(organisationId: string, id: string): Promise<string | undefined>
}
