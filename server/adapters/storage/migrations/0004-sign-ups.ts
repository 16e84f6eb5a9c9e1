import type { Kysely } from 'kysely'

/**
 * Pending sign-ups, which are not in the account tables until confirmed, and the time when an account's mailbox was
 * proven; null for accounts created by the previous version.
 */
export const createSignUpSchema = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('waiting_sign_up')
    .addColumn('link_hash', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute()
  await db.schema.createIndex('waiting_sign_up_email_idx').on('waiting_sign_up').column('email').execute()
  await db.schema.createIndex('waiting_sign_up_created_at_idx').on('waiting_sign_up').column('created_at').execute()
  await db.schema.alterTable('account_profile').addColumn('mailbox_proven_at', 'text').execute()
}
