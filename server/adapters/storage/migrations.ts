import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The steps from an empty database to the present tables; Kysely runs each once, in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0001_keys_and_usage': {
    up: async (db: Kysely<unknown>) => {
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
    },
  },
}
