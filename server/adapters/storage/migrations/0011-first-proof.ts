import type { Kysely } from 'kysely'

/**
 * The browser of a sign-up, the first reset of an account, and each used TOTP time step; null for rows of the previous
 * version, which writes none of them.
 */
export const addFirstProof = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('waiting_sign_up').addColumn('browser_hash', 'text').execute()
  await db.schema.alterTable('account_profile').addColumn('mailbox_reset_at', 'text').execute()
  await db.schema
    .createTable('used_step')
    .addColumn('user_id', 'text', column => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('step', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('used_step_pkey', ['user_id', 'step'] as never[])
    .execute()
}
