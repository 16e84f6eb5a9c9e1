import type { Insertable, Selectable } from 'kysely'
import type { ApiKey, KeyStore } from '../../ports/key-store.ts'
import type { Database, Tables } from './database.ts'
import { removeProviderKeys } from './provider-key-store.ts'

/** Key of a row. */
export const toApiKey = (row: Selectable<Tables['api_key']>): ApiKey => ({
  id: row.id,
  name: row.name,
  tier: row.tier,
  kind: row.kind,
  // Written by `toKeyRow`, from a list of strings.
  origins: JSON.parse(row.origins) as string[],
  prefix: row.prefix,
  lastFour: row.last_four,
  createdAt: row.created_at,
  ...(row.revoked_at !== null && { revokedAt: row.revoked_at }),
  ...(row.owner_id !== null && { ownerId: row.owner_id }),
  ...((row.owner_kind === 'user' || row.owner_kind === 'organisation') && { ownerKind: row.owner_kind }),
})

const toKeyRow = (key: ApiKey, hash: string): Insertable<Tables['api_key']> => ({
  id: key.id,
  name: key.name,
  tier: key.tier,
  kind: key.kind,
  origins: JSON.stringify(key.origins),
  prefix: key.prefix,
  last_four: key.lastFour,
  hash,
  created_at: key.createdAt,
  revoked_at: key.revokedAt ?? null,
})

/**
 * Keys as records; every operation is one statement or transaction, so that several processes may work concurrently.
 */
export const createKeyStore = (db: Database): KeyStore => ({
  byHash: async hash => {
    const row = await db.selectFrom('api_key').selectAll().where('hash', '=', hash).executeTakeFirst()
    return row && toApiKey(row)
  },
  create: async (key, hash) => {
    await db.insertInto('api_key').values(toKeyRow(key, hash)).execute()
  },
  list: async () => {
    const rows = await db.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id').execute()
    return rows.map(toApiKey)
  },
  revoke: (id, revokedAt) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('api_key')
        .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(revokedAt)) }))
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await removeProviderKeys(transaction, { kind: 'key', id })
      return numUpdatedRows > 0n
    }),
  replaceOrigins: async (id, origins) => {
    const { numUpdatedRows } = await db
      .updateTable('api_key')
      .set({ origins: JSON.stringify(origins) })
      .where('id', '=', id)
      .where('kind', '=', 'publishable')
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  setTier: async (id, tier) => {
    const { numUpdatedRows } = await db
      .updateTable('api_key')
      .set({ tier })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
})
