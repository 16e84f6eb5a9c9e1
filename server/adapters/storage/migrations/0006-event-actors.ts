import type { Kysely } from 'kysely'

/** An index by who did something: an export asks for it, and so does a deletion. */
export const eventActors = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('audit_event_actor_id_at_idx').on('audit_event').columns(['actor_id', 'at']).execute()
}
