import type { CreateTableBuilder, Kysely } from 'kysely'

/** Creates a table whose rows are deleted with their user. */
const createUserTable = (db: Kysely<unknown>, table: string): CreateTableBuilder<string> =>
  db.schema
    .createTable(table)
    .addColumn('user_id', 'text', column => column.notNull().references('auth_user.id').onDelete('cascade'))

/** One-time codes, passkeys with their challenges, and an organisation's second-factor requirement. */
export const createSecondStepSchema = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('second_step_use')
    .addColumn('user_id', 'text', column => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('step', 'integer', column => column.notNull())
    .execute()
  await createUserTable(db, 'backup_code')
    .addColumn('hash', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('backup_code_pkey', ['user_id', 'hash'] as never[])
    .execute()
  await createUserTable(db, 'passkey')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('credential_id', 'text', column => column.notNull().unique())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema.createIndex('passkey_user_id_idx').on('passkey').column('user_id').execute()
  await db.schema
    .createTable('passkey_challenge')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('user_id', 'text', column => column.references('auth_user.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('passkey_challenge_user_id_idx').on('passkey_challenge').column('user_id').execute()
  await db.schema
    .alterTable('organisation_profile')
    .addColumn('second_step_required', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
