import type { Insertable, Selectable } from 'kysely'
import type { ApiKey, KeyStore } from '../../ports/key-store.ts'
import type { Database, Tables } from './database.ts'
import { removeProviderKeys } from './provider-key-store.ts'

/** Key of a row. */
export const toApiKey = (row: Row): ApiKey => ({
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

type Row = Selectable<Tables['api_key']>

/** Keys read at once, so that a long list holds up no other statement. */
const pageRows = 1000

/** Keys after `last` in the order of their creation, at most a page. */
const selectKeyPage = (db: Database, last: Row | undefined): Promise<Row[]> =>
  db
    .selectFrom('api_key')
    .selectAll()
    .$if(last !== undefined, query =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last?.created_at ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageRows)
    .execute()

/**
 * Hash under which a key of a private sandbox is stored. A version of this program that does not know sandboxes looks for the
 * plain hash: after a rollback to it such a key is unknown, and not one without an end.
 */
export const toSandboxHash = (hash: string): string => `sandbox:${hash}`

/** Key with a hash; one of a private sandbox has the tier of the sandbox, and its day. */
const findKeyByHash = async (db: Database, hash: string): Promise<ApiKey | undefined> => {
  const row = await db
    .selectFrom('api_key')
    .leftJoin('private_sandbox', join =>
      join.on(({ eb, or, ref }) =>
        or([
          eb('private_sandbox.user_id', '=', ref('api_key.owner_id')),
          eb('private_sandbox.organisation_id', '=', ref('api_key.owner_id')),
        ]),
      ),
    )
    .selectAll('api_key')
    .select(['private_sandbox.clock_days as clockDays', 'private_sandbox.expires_at as expiresAt'])
    .where('hash', 'in', [hash, toSandboxHash(hash)])
    .executeTakeFirst()
  if (!row) return undefined
  const { clockDays, expiresAt } = row
  if (clockDays === null || expiresAt === null) return toApiKey(row)
  // Whatever tier was asked for: limits, budgets and marks of reports are those of the sandbox.
  return { ...toApiKey(row), tier: 'sandbox', sandbox: { clockDays, expiresAt } }
}

/**
 * Keys as records; every operation is one statement or transaction, so that several processes may work concurrently.
 */
export const createKeyStore = (db: Database): KeyStore => ({
  byHash: hash => findKeyByHash(db, hash),
  create: async (key, hash) => {
    await db.insertInto('api_key').values(toKeyRow(key, hash)).execute()
  },
  list: async () => {
    const keys: ApiKey[] = []
    for (let last: Row | undefined; ; ) {
      const rows = await selectKeyPage(db, last)
      keys.push(...rows.map(toApiKey))
      if (rows.length < pageRows) return keys
      last = rows.at(-1)
    }
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
