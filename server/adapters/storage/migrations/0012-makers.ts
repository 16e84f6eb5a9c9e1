import type { Kysely } from 'kysely'

/** Columns that name the user who made an item of an organisation; null in rows older than this step. */
const makerColumns = {
  api_key: ['kept_by', 'embed_by'],
  provider_key: ['created_by'],
  webhook: ['created_by', 'secret_by'],
  organisation_profile: [
    ...['lead_email_by', 'lead_email_suspended_at'],
    ...['handed_over_at', 'handed_over_from', 'handed_over_to', 'handed_over_role'],
  ],
} as const

/** Makers of an organisation's items, the last transfer of its ownership, and changes of which its owner is notified. */
export const addMakers = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, columns] of Object.entries(makerColumns))
    for (const column of columns) await db.schema.alterTable(table).addColumn(column, 'text').execute()
  await db.schema
    .alterTable('webhook')
    .addColumn('has_new_secret', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('organisation_notice')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('organisation_id', 'text', column =>
      column.notNull().references('auth_organization.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('due_at', 'text', column => column.notNull())
    .addColumn('lease_until', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('organisation_notice_due_at_idx')
    .on('organisation_notice')
    .columns(['due_at', 'organisation_id'])
    .execute()
}
