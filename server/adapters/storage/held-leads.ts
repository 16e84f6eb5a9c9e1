import type { Transaction } from 'kysely'
import type { HeldCount, HeldLeads, NewDelivery } from '../../ports/leads.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'

/** Inserts the deliveries of a lead. */
export const insertDeliveries = async (
  transaction: Transaction<Tables>,
  { organisationId, leadId }: { organisationId: string; leadId: string },
  deliveries: readonly NewDelivery[],
): Promise<void> => {
  for (const { id, webhookId, nextAt } of deliveries)
    await transaction
      .insertInto('lead_delivery')
      .values({
        ...{ id, organisation_id: organisationId, lead_id: leadId, webhook_id: webhookId },
        ...{ attempts: 0, next_at: nextAt, done_at: null, outcome: null },
      })
      .execute()
}

/** Counts the held leads of an organisation, and those of a network, by its pseudonyms, among them. */
export const countHeldLeads = async (
  db: Database,
  organisationId: string,
  networks: readonly string[],
): Promise<HeldCount> => {
  const { all, of_network } = await db
    .selectFrom('lead')
    .select(({ fn, eb }) => [
      fn.countAll<number | string>().as('all'),
      fn
        .sum<number | string | null>(
          eb
            .case()
            .when('held_network', 'in', networks.length > 0 ? networks : [''])
            .then(1)
            .else(0)
            .end(),
        )
        .as('of_network'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('held_due', 'is not', null)
    .executeTakeFirstOrThrow()
  return { all: Number(all), ofNetwork: Number(of_network ?? 0) }
}

/** Ends the hold of a lead; false where another process did so since it was read. */
const endHold = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  id: string,
  at: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('lead')
    .set({ held_due: null, held_network: null, released_at: at })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('held_due', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const createRelease =
  (db: Database, { skippingLocked }: Pick<Engine, 'skippingLocked'>): HeldLeads['release'] =>
  (organisationId, { at, until, limit, id, deliveries }) =>
    db.transaction().execute(async transaction => {
      const next = transaction
        .selectFrom('lead')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('held_due', 'is not', null)
        .$if(until !== undefined, query => query.where('held_due', '<=', until ?? ''))
        .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
        .orderBy('held_due')
        .orderBy('id')
        .limit(limit)
      const released: string[] = []
      for (const row of await skippingLocked(next).execute()) {
        if (!(await endHold(transaction, organisationId, row.id, at))) continue
        await insertDeliveries(transaction, { organisationId, leadId: row.id }, deliveries(released.length))
        released.push(row.id)
      }
      return released
    })

/** Leads that are held back, as records. */
export const createHeldLeads = (db: Database, engine: Pick<Engine, 'skippingLocked'>): HeldLeads => ({
  count: async organisationId => (await countHeldLeads(db, organisationId, [])).all,
  dueOrganisations: async now => {
    const rows = await db.selectFrom('lead').select('organisation_id').distinct().where('held_due', '<=', now).execute()
    return rows.map(row => row.organisation_id)
  },
  release: createRelease(db, engine),
})
