import { sql } from 'kysely'
import type { EmbedRecords, EmbedSettings } from '../../ports/embeds.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { recordEvent } from './notice-store.ts'
import { hasMemberRole } from './organisation-invitations.ts'
import { sortByRow } from './row-order.ts'

/** Finds a logo by its hash. */
const createLogoFinder =
  (db: Database): EmbedRecords['logo'] =>
  async sha256 => {
    const row = await db
      .selectFrom('organisation_profile')
      .select('logo')
      .where('logo_sha256', '=', sha256)
      .executeTakeFirst()
    return row?.logo ? new Uint8Array(row.logo) : undefined
  }

type DayCount = Parameters<EmbedRecords['add']>[0][number]

const nameRow = ({ keyId, day, host }: DayCount): string => `${keyId} ${day} ${host}`

/** Settings and daily counts of embedded forms, as records. */
export const createEmbedStore = (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): EmbedRecords => ({
  settings: async keyId => {
    const row = await db.selectFrom('api_key').select('embed').where('id', '=', keyId).executeTakeFirst()
    // Written by `saveSettings` below.
    return row?.embed ? (JSON.parse(row.embed) as EmbedSettings) : undefined
  },
  saveSettings: ({ id, owner }, { settings, by }, event) =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, owner)
      if (owner.kind === 'organisation' && !(await hasMemberRole(transaction, owner.id, by))) return false
      await transaction
        .updateTable('api_key')
        .set({ embed: settings && JSON.stringify(settings), embed_by: settings && by.userId })
        .where('id', '=', id)
        .execute()
      await recordEvent(transaction, event)
      return true
    }),
  since: async (keyIds, day) => {
    if (keyIds.length === 0) return []
    const rows = await db
      .selectFrom('embed_day')
      .selectAll()
      .where('key_id', 'in', [...keyIds])
      .where('day', '>=', day)
      .orderBy('day', 'desc')
      .orderBy('host')
      .execute()
    return rows.map(({ key_id, last_at, ...row }) => ({ ...row, keyId: key_id, lastAt: last_at }))
  },
  add: counts =>
    db.transaction().execute(async transaction => {
      for (const { keyId, lastAt, ...count } of sortByRow(counts, nameRow))
        await transaction
          .insertInto('embed_day')
          .values({ key_id: keyId, last_at: lastAt, ...count })
          .onConflict(conflict =>
            conflict.columns(['key_id', 'day', 'host']).doUpdateSet(({ eb, ref }) => ({
              forms: eb(ref('embed_day.forms'), '+', ref('excluded.forms')),
              estimates: eb(ref('embed_day.estimates'), '+', ref('excluded.estimates')),
              contacts: eb(ref('embed_day.contacts'), '+', ref('excluded.contacts')),
              last_at: sql<string>`case when ${ref('excluded.last_at')} > ${ref('embed_day.last_at')} then ${ref('excluded.last_at')} else ${ref('embed_day.last_at')} end`,
            })),
          )
          .execute()
    }),
  logo: createLogoFinder(db),
})
