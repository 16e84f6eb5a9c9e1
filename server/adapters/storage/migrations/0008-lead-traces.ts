import type { Kysely } from 'kysely'

/** The trace of the request that sent a contact, which its later deliveries belong to. */
export const leadTraces = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['traceparent', 'tracestate'])
    await db.schema.alterTable('lead').addColumn(column, 'text').execute()
}
