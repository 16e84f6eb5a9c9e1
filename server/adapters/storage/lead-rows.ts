import type { Insertable, Selectable } from 'kysely'
import type { StoredDelivery, StoredLead } from '../../ports/leads.ts'
import type { StoredWebhook } from '../../ports/webhooks.ts'
import type { LeadTables } from './lead-tables.ts'
import { nothingSealed, sealedColumns, sealedOf } from './sealed-columns.ts'

/** A contact as a row. */
export const leadRow = (lead: StoredLead): Insertable<LeadTables['lead']> => ({
  organisation_id: lead.organisationId,
  id: lead.id,
  key_id: lead.keyId,
  received_at: lead.receivedAt,
  host: lead.host,
  language: lead.language,
  state: lead.state,
  is_test: lead.isTest ? 1 : 0,
  content_until: lead.contentUntil,
  work: lead.work,
  traceparent: lead.trace?.traceparent ?? null,
  tracestate: lead.trace?.tracestate ?? null,
  ...(lead.sealed ? sealedColumns(lead.sealed) : nothingSealed),
})

/** A row as the contact that it stores. */
export const leadOf = (row: Selectable<LeadTables['lead']>): StoredLead => ({
  organisationId: row.organisation_id,
  id: row.id,
  keyId: row.key_id,
  receivedAt: row.received_at,
  host: row.host,
  language: row.language,
  state: row.state,
  isTest: row.is_test === 1,
  contentUntil: row.content_until,
  work: row.work,
  trace:
    row.traceparent === null
      ? undefined
      : { traceparent: row.traceparent, ...(row.tracestate !== null && { tracestate: row.tracestate }) },
  sealed: sealedOf(row),
})

/** A row as the way that it stores. */
export const deliveryOf = (row: Selectable<LeadTables['lead_delivery']>): StoredDelivery => ({
  id: row.id,
  organisationId: row.organisation_id,
  leadId: row.lead_id,
  webhookId: row.webhook_id,
  attempts: row.attempts,
  nextAt: row.next_at,
  doneAt: row.done_at,
  outcome: row.outcome,
})

/** A webhook as a row. */
export const webhookRow = (webhook: StoredWebhook): Insertable<LeadTables['webhook']> => ({
  id: webhook.id,
  organisation_id: webhook.organisationId,
  url: webhook.url,
  created_at: webhook.createdAt,
  off_at: webhook.offAt,
  off_why: webhook.offWhy,
  old_until: webhook.oldUntil,
  ...sealedColumns(webhook),
})

/** A row as the webhook that it stores. */
export const webhookOf = (row: Selectable<LeadTables['webhook']>): StoredWebhook => {
  const sealed = sealedOf(row)
  if (!sealed) throw new Error(`The secrets of webhook ${row.id} are gone.`)
  return {
    ...sealed,
    id: row.id,
    organisationId: row.organisation_id,
    url: row.url,
    createdAt: row.created_at,
    offAt: row.off_at,
    offWhy: row.off_why,
    oldUntil: row.old_until,
  }
}
