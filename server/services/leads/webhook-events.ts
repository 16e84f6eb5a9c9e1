import type { LeadContent, StoredLead } from '../../ports/leads.ts'
import type { WebhookEvent } from '../../ports/webhooks.ts'

/** The event of a contact; the same at each attempt. */
export const createdEvent = (lead: StoredLead, { official: _own, ...sent }: LeadContent): WebhookEvent => ({
  type: 'lead.created',
  timestamp: lead.receivedAt,
  data: {
    id: lead.id,
    ...sent,
    receivedAt: lead.receivedAt,
    test: lead.isTest,
    keyId: lead.keyId,
    host: lead.host,
  },
})

/** The event by which somebody tries a webhook. */
export const testEvent = (webhookId: string, at: string): WebhookEvent => ({
  type: 'webhook.test',
  timestamp: at,
  data: { webhookId },
})
