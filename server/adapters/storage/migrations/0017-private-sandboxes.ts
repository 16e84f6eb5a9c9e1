import type { Kysely } from 'kysely'

/** Private sandboxes; their owners, organisations and keys are rows of the usual tables. */
export const createSandboxSchema = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('private_sandbox')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('user_id', 'text', column => column.notNull().unique())
    .addColumn('organisation_id', 'text', column => column.unique())
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('clock_days', 'integer', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('private_sandbox_expires_at_idx').on('private_sandbox').column('expires_at').execute()
}
