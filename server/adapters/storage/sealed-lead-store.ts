import type { SealedLeadRecords } from '../../ports/lead-settings.ts'
import type { Database } from './database.ts'
import { toSealed } from './sealed-columns.ts'

/** All encrypted lead data, as records: contents, and secrets of webhooks. */
export const createSealedLeadStore = (db: Database): SealedLeadRecords => ({
  all: async () => {
    const found = await Promise.all(
      (['lead', 'webhook'] as const).map(async table => {
        const rows = await db.selectFrom(table).selectAll().where('ciphertext', 'is not', null).orderBy('id').execute()
        return rows.flatMap(row => {
          const sealed = toSealed(row)
          return sealed ? [{ place: { table, organisationId: row.organisation_id, id: row.id }, sealed }] : []
        })
      }),
    )
    return found.flat()
  },
  rewrap: async ({ table, organisationId, id }, from, { kekId, wrappedDek, dekIv, dekTag }) => {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ kek_id: kekId, wrapped_dek: wrappedDek, dek_iv: dekIv, dek_tag: dekTag })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .where('wrapped_dek', '=', from.wrappedDek)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  kekIds: async () => {
    const found = await Promise.all(
      (['lead', 'webhook'] as const).map(table =>
        db.selectFrom(table).select('kek_id').distinct().where('kek_id', 'is not', null).execute(),
      ),
    )
    return [...new Set(found.flat().flatMap(({ kek_id }) => (kek_id === null ? [] : [kek_id])))].sort()
  },
})
