import type { Kysely } from 'kysely'

/** Index by actor, for exports and deletions. */
export const addEventActorIndex = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('audit_event_actor_id_at_idx').on('audit_event').columns(['actor_id', 'at']).execute()
}
