import type { Transaction } from 'kysely'
import type { LeadRecords, StoredLead } from '../../ports/leads.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { countHeldLeads, insertDeliveries } from './held-leads.ts'
import { toDelivery, toLead, toLeadRow } from './lead-rows.ts'
import { toSealedColumns } from './sealed-columns.ts'

/** Inserts a lead; false where its id is known. */
const insertLead = async (transaction: Transaction<Tables>, lead: StoredLead): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('lead')
    .values(toLeadRow(lead))
    .onConflict(conflict => conflict.columns(['organisation_id', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Stores a lead with its deliveries, or held back, unless its id is known. */
const createLeadAccept = (
  db: Database,
  { lockOwner }: Pick<Engine, 'lockOwner'>,
): Pick<LeadRecords, 'accept' | 'acceptHeld'> => ({
  accept: (lead, deliveries) =>
    db.transaction().execute(async transaction => {
      if (!(await insertLead(transaction, lead))) return false
      await insertDeliveries(transaction, { organisationId: lead.organisationId, leadId: lead.id }, deliveries)
      return true
    }),
  acceptHeld: (lead, { networks, decide }) =>
    db.transaction().execute(async transaction => {
      // Otherwise contacts that come together are all counted as the first.
      await lockOwner(transaction, { kind: 'heldLeads', id: lead.organisationId })
      const hold = decide(await countHeldLeads(transaction, lead.organisationId, networks))
      return insertLead(transaction, { ...lead, hold })
    }),
})

/** Reads leads. */
const createLeadReader = (db: Database): Pick<LeadRecords, 'has' | 'hasGenuine' | 'one' | 'page' | 'withContent'> => {
  const ofOrganisation = (organisationId: string) => db.selectFrom('lead').where('organisation_id', '=', organisationId)
  return {
    has: async (organisationId, id) =>
      (await ofOrganisation(organisationId).select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    hasGenuine: async organisationId =>
      (await ofOrganisation(organisationId).select('id').where('state', '!=', 'spam').limit(1).executeTakeFirst()) !==
      undefined,
    one: async (organisationId, id) => {
      const row = await ofOrganisation(organisationId).selectAll().where('id', '=', id).executeTakeFirst()
      return row && toLead(row)
    },
    page: async (organisationId, { before, limit }) => {
      const rows = await ofOrganisation(organisationId)
        .selectAll()
        .$if(before !== undefined, query =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('received_at', 'id'), '<', tuple(before?.receivedAt ?? '', before?.id ?? '')),
          ),
        )
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toLead)
    },
    withContent: async organisationId => {
      const rows = await ofOrganisation(organisationId)
        .selectAll()
        .where('ciphertext', 'is not', null)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toLead)
    },
  }
}

/** Counts the leads that wait for a person and can still be read. */
const createOpenCount =
  (db: Database): LeadRecords['countOpen'] =>
  async (organisationId, now) => {
    const genuine = db
      .selectFrom('lead')
      .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.max('received_at').as('newestAt')])
      .where('organisation_id', '=', organisationId)
      .where('is_test', '=', 0)
      .where('ciphertext', 'is not', null)
      .where(({ eb, or }) =>
        or([eb('state', '=', 'queued'), eb('content_until', 'is', null), eb('content_until', '>', now)]),
      )
    const open = await genuine.where('work', '=', 'new').where('state', '!=', 'spam').executeTakeFirstOrThrow()
    const lost = await genuine.where('state', '=', 'lost').executeTakeFirstOrThrow()
    return { open: Number(open.count), newestAt: open.newestAt ?? undefined, lost: Number(lost.count) }
  }

/** Reads the deliveries of leads. */
const createDeliveryReader = (db: Database): Pick<LeadRecords, 'deliveriesOf'> => ({
  deliveriesOf: async (organisationId, leadIds) => {
    if (leadIds.length === 0) return []
    const rows = await db
      .selectFrom('lead_delivery')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('lead_id', 'in', [...leadIds])
      .orderBy('webhook_id')
      .execute()
    return rows.map(toDelivery)
  },
})

/** Requeues lost deliveries, as long as the content exists. */
const createLeadResend =
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

/** Deletes leads with their deliveries, then purges their remains from the engine's log. */
const createLeadRemoval = (
  db: Database,
  { emptyLog }: Pick<Engine, 'emptyLog'>,
): Pick<LeadRecords, 'remove' | 'removeAll'> => {
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
      if (numDeletedRows > 0n) await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return Number(numDeletedRows)
    })
    // The leads are already deleted: the daily job retries a failure here.
    if (count > 0) await emptyLog(db).catch(() => undefined)
    return count
  }
  return {
    remove: async (organisationId, id, event) => (await removed(organisationId, id, event)) > 0,
    removeAll: (organisationId, event) => removed(organisationId, undefined, event),
  }
}

/** Leads of organisations, as records; their content is encrypted. */
export const createLeadStore = (db: Database, engine: Pick<Engine, 'emptyLog' | 'lockOwner'>): LeadRecords => ({
  ...createLeadReader(db),
  countOpen: createOpenCount(db),
  ...createDeliveryReader(db),
  ...createLeadRemoval(db, engine),
  ...createLeadAccept(db, engine),
  sendAgain: createLeadResend(db),
  reseal: async ({ organisationId, id }, from, to) => {
    const { numUpdatedRows } = await db
      .updateTable('lead')
      .set(toSealedColumns(to))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .where('wrapped_dek', '=', from.wrappedDek)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
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
