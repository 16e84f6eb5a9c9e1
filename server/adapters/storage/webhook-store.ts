import type { WebhookRecords } from '../../ports/webhooks.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { toStoredWebhook, toWebhookRow } from './lead-rows.ts'
import { recordEvent } from './notice-store.ts'
import { hasMemberRole } from './organisation-invitations.ts'
import { toSealedColumns } from './sealed-columns.ts'

type Changes = Pick<WebhookRecords, 'add' | 'rotate' | 'remove' | 'turnOff'>

/** Adds a webhook within the limit, also under concurrency; the one that it replaces is removed. */
const createWebhookAdd =
  (db: Database, engine: Pick<Engine, 'lockOwner'>): WebhookRecords['add'] =>
  async (webhook, { most, by, replaces }, event) => {
    const { organisationId } = webhook
    let isFull = false
    const isAdded = await createOrganisationEventRecorder(db, engine)(organisationId, event, async transaction => {
      if (!(await hasMemberRole(transaction, organisationId, by))) return false
      if (replaces !== undefined)
        await transaction
          .deleteFrom('webhook')
          .where('organisation_id', '=', organisationId)
          .where('id', '=', replaces)
          .execute()
      const there = await transaction
        .selectFrom('webhook')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .execute()
      isFull = there.length >= most
      if (isFull) return false
      await transaction.insertInto('webhook').values(toWebhookRow(webhook)).execute()
      return true
    })
    if (isAdded) return 'added'
    return isFull ? 'full' : 'forbidden'
  }

/** Replaces the secrets of a webhook that is not suspended, as the member to whom the new one is shown. */
const createWebhookRotation =
  (db: Database, engine: Pick<Engine, 'lockOwner'>): WebhookRecords['rotate'] =>
  ({ organisationId, id, wrappedDek }, { sealed, oldUntil, by }, event) =>
    createOrganisationEventRecorder(db, engine)(organisationId, event, async transaction => {
      if (!(await hasMemberRole(transaction, organisationId, by))) return false
      const { numUpdatedRows } = await transaction
        .updateTable('webhook')
        .set({ ...toSealedColumns(sealed), old_until: oldUntil, off_at: null, off_why: null })
        .set({ secret_by: by.userId, has_new_secret: 0 })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .where('wrapped_dek', '=', wrappedDek)
        .where(({ eb, or }) => or([eb('off_why', 'is', null), eb('off_why', '!=', 'suspended')]))
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    })

const createWebhookChanges = (db: Database, engine: Pick<Engine, 'lockOwner'>): Changes => ({
  add: createWebhookAdd(db, engine),
  rotate: createWebhookRotation(db, engine),
  remove: (organisationId, id, event) =>
    db.transaction().execute(async transaction => {
      const { numDeletedRows } = await transaction
        .deleteFrom('webhook')
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return false
      await recordEvent(transaction, event)
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
      await recordEvent(transaction, event)
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
      // A contact that was held back is sent from when it was let through.
      .select(({ fn, ref }) => fn.min(fn.coalesce(ref('lead.released_at'), ref('lead.received_at'))).as('since'))
      .where(({ eb, fn, ref }) => eb(fn.coalesce(ref('lead.released_at'), ref('lead.received_at')), '>', takenAt ?? ''))
      .executeTakeFirstOrThrow()
    return since ?? undefined
  },
})
