import type { Kysely } from 'kysely'

/** Owners of keys (the operator for earlier ones), who created and revoked them, and an index for the daily sweep. */
export const addKeyOwners = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('api_key')
    .addColumn('owner_kind', 'text', column => column.notNull().defaultTo('operator'))
    .execute()
  // SQLite adds one column per statement.
  for (const column of ['owner_id', 'created_by', 'revoked_by', 'creation_id', 'public_text'])
    await db.schema.alterTable('api_key').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('api_key_by_owner')
    .on('api_key')
    .columns(['owner_kind', 'owner_id', 'created_at'])
    .execute()
  await db.schema.createIndex('api_key_creation').on('api_key').column('creation_id').unique().execute()
  await db.schema.createIndex('usage_by_day').on('usage').column('day').execute()
}
