import type { Kysely } from 'kysely'

/** Secrets that the processes of an installation share where none is configured. */
export const createInstallationSecretSchema = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('installation_secret')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('secret', 'text', column => column.notNull())
    .execute()
}
