import type { Insertable, Selectable } from 'kysely'
import type { StoredDelivery, StoredLead } from '../../ports/leads.ts'
import type { StoredWebhook } from '../../ports/webhooks.ts'
import type { LeadTables } from './lead-tables.ts'
import { nothingSealed, toSealed, toSealedColumns } from './sealed-columns.ts'

export const toLeadRow = (lead: StoredLead): Insertable<LeadTables['lead']> => ({
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
  held_reason: lead.hold?.reason ?? null,
  held_due: lead.hold?.dueAt ?? null,
  held_network: lead.hold?.network ?? null,
  released_at: lead.hold?.releasedAt ?? null,
  ...(lead.sealed ? toSealedColumns(lead.sealed) : nothingSealed),
})

/** Lead of a row. */
export const toLead = (row: Selectable<LeadTables['lead']>): StoredLead => ({
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
  hold: row.held_reason
    ? { reason: row.held_reason, dueAt: row.held_due, network: row.held_network, releasedAt: row.released_at }
    : undefined,
  sealed: toSealed(row),
})

/** Delivery of a row. */
export const toDelivery = (row: Selectable<LeadTables['lead_delivery']>): StoredDelivery => ({
  id: row.id,
  organisationId: row.organisation_id,
  leadId: row.lead_id,
  webhookId: row.webhook_id,
  attempts: row.attempts,
  nextAt: row.next_at,
  doneAt: row.done_at,
  outcome: row.outcome,
})

export const toWebhookRow = (webhook: StoredWebhook): Insertable<LeadTables['webhook']> => ({
  id: webhook.id,
  organisation_id: webhook.organisationId,
  url: webhook.url,
  created_at: webhook.createdAt,
  off_at: webhook.offAt,
  off_why: webhook.offWhy,
  old_until: webhook.oldUntil,
  created_by: webhook.createdBy,
  secret_by: webhook.secretBy,
  has_new_secret: webhook.hasNewSecret ? 1 : 0,
  ...toSealedColumns(webhook),
})

/** Webhook of a row. */
export const toStoredWebhook = (row: Selectable<LeadTables['webhook']>): StoredWebhook => {
  const sealed = toSealed(row)
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
    createdBy: row.created_by,
    secretBy: row.secret_by,
    hasNewSecret: row.has_new_secret === 1,
  }
}
