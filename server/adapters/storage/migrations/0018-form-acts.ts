import type { Kysely } from 'kysely'

const columns = ['key_id', 'day', 'host', 'page', 'campaign', 'tried'] as const

/** Daily counts of forms by page, campaign and order of the result; numbers only. */
export const createFormActSchema = async (db: Kysely<unknown>): Promise<void> => {
  const texts = columns.reduce(
    (table, name) => table.addColumn(name, 'text', column => column.notNull()),
    db.schema.createTable('form_act'),
  )
  await (['forms', 'estimates', 'contacts'] as const)
    .reduce((table, name) => table.addColumn(name, 'integer', column => column.notNull()), texts)
    .addPrimaryKeyConstraint('form_act_pkey', [...columns] as never[])
    .execute()
  await db.schema.createIndex('form_act_day_idx').on('form_act').column('day').execute()
}
