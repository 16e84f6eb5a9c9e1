import type { LeadRecords } from '../../ports/leads.ts'
import { auditRow } from './audit-store.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { deliveryOf, leadOf, leadRow } from './lead-rows.ts'

/** Receives a contact with its ways, or nothing where its id was received before. */
const accepting =
  (db: Database): LeadRecords['accept'] =>
  (lead, deliveries) =>
    db.transaction().execute(async transaction => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('lead')
        .values(leadRow(lead))
        .onConflict(conflict => conflict.columns(['organisation_id', 'id']).doNothing())
        .executeTakeFirstOrThrow()
      if (!numInsertedOrUpdatedRows) return false
      for (const { id, webhookId, nextAt } of deliveries)
        await transaction
          .insertInto('lead_delivery')
          .values({
            ...{ id, organisation_id: lead.organisationId, lead_id: lead.id, webhook_id: webhookId },
            ...{ attempts: 0, next_at: nextAt, done_at: null, outcome: null },
          })
          .execute()
      return true
    })

/** Reads contacts. */
const reading = (db: Database): Pick<LeadRecords, 'has' | 'hasGenuine' | 'one' | 'page' | 'withContent'> => {
  const ofOrganisation = (organisationId: string) => db.selectFrom('lead').where('organisation_id', '=', organisationId)
  return {
    has: async (organisationId, id) =>
      (await ofOrganisation(organisationId).select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    hasGenuine: async organisationId =>
      (await ofOrganisation(organisationId).select('id').where('state', '!=', 'spam').limit(1).executeTakeFirst()) !==
      undefined,
    one: async (organisationId, id) => {
      const row = await ofOrganisation(organisationId).selectAll().where('id', '=', id).executeTakeFirst()
      return row && leadOf(row)
    },
    page: async (organisationId, { before, limit }) => {
      const rows = await ofOrganisation(organisationId)
        .selectAll()
        .$if(before !== undefined, query =>
          query.where(({ and, eb, or }) =>
            or([
              eb('received_at', '<', before?.receivedAt ?? ''),
              and([eb('received_at', '=', before?.receivedAt ?? ''), eb('id', '<', before?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(leadOf)
    },
    withContent: async organisationId => {
      const rows = await ofOrganisation(organisationId)
        .selectAll()
        .where('ciphertext', 'is not', null)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(leadOf)
    },
  }
}

/** Reads the ways of contacts. */
const readingDeliveries = (db: Database): Pick<LeadRecords, 'deliveriesOf'> => ({
  deliveriesOf: async (organisationId, leadIds) => {
    if (leadIds.length === 0) return []
    const rows = await db
      .selectFrom('lead_delivery')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('lead_id', 'in', [...leadIds])
      .orderBy('webhook_id')
      .execute()
    return rows.map(deliveryOf)
  },
})

/** Puts the ways that were lost in the queue again, while the content is there. */
const sendingAgain =
  (db: Database): LeadRecords['sendAgain'] =>
  (organisationId, id, at) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('lead')
        .set({ state: 'queued' })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .where('state', 'in', ['lost', 'partly'])
        .where('content_until', '>', at)
        .where('ciphertext', 'is not', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await transaction
        .updateTable('lead_delivery')
        .set({ attempts: 0, next_at: at, done_at: null, outcome: null })
        .where('organisation_id', '=', organisationId)
        .where('lead_id', '=', id)
        .where('outcome', '=', 'lost')
        .execute()
      return true
    })

/** Deletes contacts with their ways; then the engine lets go of what it still holds of the rows. */
const removing = (db: Database, { emptyLog }: Pick<Engine, 'emptyLog'>): Pick<LeadRecords, 'remove' | 'removeAll'> => {
  const removed = async (
    organisationId: string,
    id: string | undefined,
    event: Parameters<LeadRecords['remove']>[2],
  ) => {
    const count = await db.transaction().execute(async transaction => {
      const { numDeletedRows } = await transaction
        .deleteFrom('lead')
        .where('organisation_id', '=', organisationId)
        .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return Number(numDeletedRows)
    })
    // They are gone already: what fails here is done again by the daily work.
    if (count > 0) await emptyLog(db).catch(() => undefined)
    return count
  }
  return {
    remove: async (organisationId, id, event) => (await removed(organisationId, id, event)) > 0,
    removeAll: (organisationId, event) => removed(organisationId, undefined, event),
  }
}

/** The contacts of organisations, as records; what they say is sealed. */
export const recordedLeads = (db: Database, engine: Pick<Engine, 'emptyLog'>): LeadRecords => ({
  ...reading(db),
  ...readingDeliveries(db),
  ...removing(db, engine),
  accept: accepting(db),
  sendAgain: sendingAgain(db),
  setWork: async (organisationId, id, work) => {
    const { numUpdatedRows } = await db
      .updateTable('lead')
      .set({ work })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
})
