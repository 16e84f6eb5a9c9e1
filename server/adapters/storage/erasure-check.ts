import type { Erasure, ErasureKind } from '../../ports/erasures.ts'
import type { Database } from './database.ts'

/** Ids of a kind of which the records hold something that was erased. */
type FindErased = (db: Database) => Promise<readonly string[]>

const idsOf =
  (
    table:
      | 'auth_user'
      | 'auth_organization'
      | 'auth_member'
      | 'auth_two_factor'
      | 'passkey'
      | 'provider_key'
      | 'webhook',
  ): FindErased =>
  async db =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)

/** Kinds whose rows must not be there, or not as they were. */
const finders: Partial<Record<ErasureKind, FindErased>> = {
  user: idsOf('auth_user'),
  organisation: idsOf('auth_organization'),
  member: idsOf('auth_member'),
  passkey: idsOf('passkey'),
  second_step: idsOf('auth_two_factor'),
  backup_code: async db => {
    const rows = await db.selectFrom('backup_code').select(['user_id', 'hash']).execute()
    return rows.map(row => `${row.user_id}/${row.hash}`)
  },
  provider_key: idsOf('provider_key'),
  webhook: idsOf('webhook'),
  key: async db => {
    const rows = await db.selectFrom('api_key').select('id').where('revoked_at', 'is', null).execute()
    return rows.map(({ id }) => id)
  },
  contact: async db => {
    const rows = await db.selectFrom('lead').select(['organisation_id', 'id']).execute()
    return rows.map(row => `${row.organisation_id}/${row.id}`)
  },
  content: async db => {
    const rows = await db
      .selectFrom('lead')
      .select(['organisation_id', 'id'])
      .where('ciphertext', 'is not', null)
      .execute()
    return rows.map(row => `${row.organisation_id}/${row.id}`)
  },
}

/** Erasures of which the records still hold what was erased, each as its kind and id. */
export const findErasedRows = async (db: Database, erasures: readonly Erasure[]): Promise<string[]> => {
  const erased = Map.groupBy(erasures, ({ kind }) => kind)
  const found: string[] = []
  for (const [kind, own] of erased) {
    const held = new Set(await finders[kind]?.(db))
    found.push(...own.filter(({ id }) => held.has(id)).map(({ id }) => `${kind} ${id}`))
  }
  return found
}
