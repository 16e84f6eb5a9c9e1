import { type Kysely, sql } from 'kysely'

/** Why a lead is held back, from when it is delivered, the network of its visitor, and when it was let through. */
export const addLeadHolds = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['held_reason', 'held_due', 'held_network', 'released_at'])
    await db.schema.alterTable('lead').addColumn(column, 'text').execute()
  await sql`create index lead_held_due_idx on lead (held_due, organisation_id) where held_due is not null`.execute(db)
}
