import type { Kysely } from 'kysely'

/** API keys, and daily counts for quota and usage. */
export const createKeysAndUsage = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('api_key')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('tier', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('origins', 'text', column => column.notNull())
    .addColumn('prefix', 'text', column => column.notNull())
    .addColumn('last_four', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute()
  await db.schema
    .createTable('usage')
    .addColumn('key_id', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('usage_of_a_day', ['key_id', 'day'])
    .execute()
}
