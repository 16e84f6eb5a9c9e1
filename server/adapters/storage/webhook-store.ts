import type { WebhookRecords } from '../../ports/webhooks.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { toStoredWebhook, toWebhookRow } from './lead-rows.ts'
import { toSealedColumns } from './sealed-columns.ts'

type Changes = Pick<WebhookRecords, 'add' | 'rotate' | 'remove' | 'turnOff'>

/** Adds a webhook within the limit, also under concurrency. */
const createWebhookAdd =
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
      await transaction.insertInto('webhook').values(toWebhookRow(webhook)).execute()
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return true
    })

const createWebhookChanges = (db: Database, engine: Pick<Engine, 'lockOwner'>): Changes => ({
  add: createWebhookAdd(db, engine),
  rotate: ({ organisationId, id, wrappedDek }, sealed, oldUntil, event) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('webhook')
        .set({ ...toSealedColumns(sealed), old_until: oldUntil, off_at: null, off_why: null })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .where('wrapped_dek', '=', wrappedDek)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
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
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
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
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return true
    }),
})

/** Webhooks of organisations, as records; their secrets are encrypted. */
export const createWebhookStore = (db: Database, engine: Pick<Engine, 'lockOwner'>): WebhookRecords => ({
  ...createWebhookChanges(db, engine),
  ofOrganisation: async organisationId => {
    const rows = await db
      .selectFrom('webhook')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(toStoredWebhook)
  },
  one: async (organisationId, id) => {
    const row = await db
      .selectFrom('webhook')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toStoredWebhook(row)
  },
  silentSince: async (organisationId, id) => {
    const tried = db
      .selectFrom('lead_delivery')
      .where('lead_delivery.organisation_id', '=', organisationId)
      .where('webhook_id', '=', id)
      .where('attempts', '>', 0)
    const { takenAt } = await tried
      .select(({ fn }) => fn.max('done_at').as('takenAt'))
      .where('outcome', '=', 'taken')
      .executeTakeFirstOrThrow()
    const { since } = await tried
      .innerJoin('lead', join =>
        join
          .onRef('lead.organisation_id', '=', 'lead_delivery.organisation_id')
          .onRef('lead.id', '=', 'lead_delivery.lead_id'),
      )
      .select(({ fn }) => fn.min('lead.received_at').as('since'))
      .where('lead.received_at', '>', takenAt ?? '')
      .executeTakeFirstOrThrow()
    return since ?? undefined
  },
})
