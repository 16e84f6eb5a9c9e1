import type { Kysely } from 'kysely'

/** Trace context of the request that sent a lead, which its later deliveries continue. */
export const addLeadTraces = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['traceparent', 'tracestate'])
    await db.schema.alterTable('lead').addColumn(column, 'text').execute()
}
