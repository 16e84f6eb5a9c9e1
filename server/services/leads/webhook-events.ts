import type * as z from 'zod'
import type { Lead } from '#contract/leads'
import type { LeadContent, StoredLead } from '../../ports/leads.ts'
import type { WebhookEvent } from '../../ports/webhooks.ts'

/** What is known of a contact beside what was sent. */
type Known = Pick<StoredLead, 'id' | 'receivedAt' | 'isTest' | 'keyId' | 'host'>

/** A contact as it leaves the service: what was sent, its estimate, and how it came in. */
export const handedLead = (
  { id, receivedAt, isTest, keyId, host }: Known,
  { official: _own, ...sent }: LeadContent,
): z.infer<typeof Lead> => ({ id, ...sent, receivedAt, test: isTest, keyId, host })

/** The event of a contact; the same at each attempt. */
export const createdEvent = (lead: Known, content: LeadContent): WebhookEvent => ({
  type: 'lead.created',
  timestamp: lead.receivedAt,
  data: handedLead(lead, content),
})

/** The event by which somebody tries a webhook. */
export const testEvent = (webhookId: string, at: string): WebhookEvent => ({
  type: 'webhook.test',
  timestamp: at,
  data: { webhookId },
})
