import type * as z from 'zod'
import type { Lead } from '#contract/leads'
import type { LeadContent, StoredLead } from '../../ports/leads.ts'
import type { WebhookEvent } from '../../ports/webhooks.ts'

/** Metadata of a contact. */
type Known = Pick<StoredLead, 'id' | 'receivedAt' | 'isTest' | 'keyId' | 'host' | 'hold'>

/** Contact in events and exports: the input, its estimate, and its metadata. */
export const toPublicLead = (
  { id, receivedAt, isTest, keyId, host, hold }: Known,
  { official: _own, desk: _desk, ...sent }: LeadContent,
): z.infer<typeof Lead> => ({
  ...{ id, ...sent, receivedAt, test: isTest, keyId, host },
  ...(hold?.releasedAt && { heldBack: { reason: hold.reason, until: hold.releasedAt } }),
})

/** Event of a contact; the same for each attempt. */
export const buildCreatedEvent = (lead: Known, content: LeadContent): WebhookEvent => ({
  type: 'lead.created',
  timestamp: lead.receivedAt,
  data: toPublicLead(lead, content),
})

/** Event to test a webhook. */
export const testEvent = (webhookId: string, at: string): WebhookEvent => ({
  type: 'webhook.test',
  timestamp: at,
  data: { webhookId },
})
