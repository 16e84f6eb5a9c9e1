import type { WebhookRecords } from '../../ports/webhooks.ts'
import { auditRow } from './audit-store.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { webhookOf, webhookRow } from './lead-rows.ts'
import { sealedColumns } from './sealed-columns.ts'

type Changes = Pick<WebhookRecords, 'add' | 'rotate' | 'remove' | 'turnOff'>

/** Adds a webhook where there is room, exactly, however many are added at once. */
const adding =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): WebhookRecords['add'] =>
  (webhook, most, event) =>
    db.transaction().execute(async transaction => {
      const { organisationId } = webhook
      await lockOwner(transaction, { kind: 'organisation', id: organisationId })
      const owner = await transaction
        .selectFrom('auth_organization')
        .select('id')
        .where('id', '=', organisationId)
        .executeTakeFirst()
      const there = await transaction
        .selectFrom('webhook')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .execute()
      if (!owner || there.length >= most) return false
      await transaction.insertInto('webhook').values(webhookRow(webhook)).execute()
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return true
    })

const changes = (db: Database, engine: Pick<Engine, 'lockOwner'>): Changes => ({
  add: adding(db, engine),
  rotate: (id, organisationId, sealed, oldUntil, event) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('webhook')
        .set({ ...sealedColumns(sealed), old_until: oldUntil, off_at: null, off_why: null })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return true
    }),
  remove: (organisationId, id, event) =>
    db.transaction().execute(async transaction => {
      const { numDeletedRows } = await transaction
        .deleteFrom('webhook')
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return false
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return true
    }),
  turnOff: (organisationId, id, why, at, event) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('webhook')
        .set({ off_at: at, off_why: why })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .where('off_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return true
    }),
})

/** The webhooks of organisations, as records; their secrets are sealed. */
export const recordedWebhooks = (db: Database, engine: Pick<Engine, 'lockOwner'>): WebhookRecords => ({
  ...changes(db, engine),
  ofOrganisation: async organisationId => {
    const rows = await db
      .selectFrom('webhook')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(webhookOf)
  },
  one: async (organisationId, id) => {
    const row = await db
      .selectFrom('webhook')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && webhookOf(row)
  },
  history: async (organisationId, id) => {
    const rows = await db
      .selectFrom('lead_delivery')
      .innerJoin('lead', join =>
        join
          .onRef('lead.organisation_id', '=', 'lead_delivery.organisation_id')
          .onRef('lead.id', '=', 'lead_delivery.lead_id'),
      )
      .select(['lead.received_at', 'lead_delivery.outcome', 'lead_delivery.done_at'])
      .where('lead_delivery.organisation_id', '=', organisationId)
      .where('webhook_id', '=', id)
      .where('attempts', '>', 0)
      .orderBy('lead.received_at')
      .execute()
    const lastTakenAt = rows
      .flatMap(({ outcome, done_at }) => (outcome === 'taken' && done_at !== null ? [done_at] : []))
      .sort()
      .at(-1)
    const since = rows.find(({ received_at }) => lastTakenAt === undefined || received_at > lastTakenAt)
    return { lastTakenAt, firstTriedAt: since?.received_at }
  },
})
