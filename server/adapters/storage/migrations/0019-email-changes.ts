import type { Kysely } from 'kysely'

/** Changes of the e-mail address of an account that wait for both confirmations; at most one for each user. */
export const createEmailChangeSchema = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('email_change')
    .addColumn('user_id', 'text', column => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('old_hash', 'text', column => column.notNull().unique())
    .addColumn('new_hash', 'text', column => column.notNull().unique())
    .addColumn('old_confirmed_at', 'text')
    .addColumn('new_confirmed_at', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('email_change_expires_at_idx').on('email_change').column('expires_at').execute()
}
