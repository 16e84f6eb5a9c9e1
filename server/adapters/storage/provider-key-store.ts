import type { Insertable, Selectable, Transaction } from 'kysely'
import type { ProviderKeyOwner, ProviderKeyStore, StoredProviderKey } from '../../ports/provider-keys.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { recordEvent } from './notice-store.ts'
import { hasMemberRole } from './organisation-invitations.ts'

type Row = Tables['provider_key']

const toProviderKeyRow = (key: StoredProviderKey): Insertable<Row> => ({
  id: key.id,
  owner_kind: key.owner.kind,
  owner_id: key.owner.id,
  provider: key.provider,
  kek_id: key.kekId,
  wrapped_dek: key.wrappedDek,
  dek_iv: key.dekIv,
  dek_tag: key.dekTag,
  iv: key.iv,
  tag: key.tag,
  ciphertext: key.ciphertext,
  last_four: key.lastFour,
  fingerprint: key.fingerprint,
  status: key.status,
  created_at: key.createdAt,
  last_used_at: key.lastUsedAt,
  created_by: key.createdBy ?? null,
})

const toStoredProviderKey = (row: Selectable<Row>): StoredProviderKey => ({
  id: row.id,
  owner: { kind: row.owner_kind, id: row.owner_id },
  provider: row.provider,
  kekId: row.kek_id,
  wrappedDek: row.wrapped_dek,
  dekIv: row.dek_iv,
  dekTag: row.dek_tag,
  iv: row.iv,
  tag: row.tag,
  ciphertext: row.ciphertext,
  lastFour: row.last_four,
  fingerprint: row.fingerprint,
  status: row.status,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  createdBy: row.created_by ?? undefined,
})

type RowLock = Pick<Engine, 'lockingRows' | 'lockOwner'>

/**
 * Whether an owner exists; an API key must not be revoked. Its row is locked until the transaction ends, so that an
 * owner deleted concurrently leaves no key behind.
 */
const hasOwner = async (
  transaction: Transaction<Tables>,
  { kind, id }: ProviderKeyOwner,
  { lockingRows }: Pick<RowLock, 'lockingRows'>,
): Promise<boolean> => {
  const owners = {
    user: () => transaction.selectFrom('auth_user').select('id').where('id', '=', id),
    organisation: () => transaction.selectFrom('auth_organization').select('id').where('id', '=', id),
    key: () => transaction.selectFrom('api_key').select('id').where('id', '=', id).where('revoked_at', 'is', null),
  }
  const query = owners[kind]()
  return (await lockingRows(query).executeTakeFirst()) !== undefined
}

/** Deletes all provider keys of an owner, in the transaction that deletes the owner. */
export const removeProviderKeys = async (db: Database, { kind, id }: ProviderKeyOwner): Promise<void> => {
  await db.deleteFrom('provider_key').where('owner_kind', '=', kind).where('owner_id', '=', id).execute()
}

/** Saves and removes keys, each with its event. */
const createProviderKeyChanges = (
  db: Database,
  engine: RowLock,
): Pick<ProviderKeyStore, 'save' | 'remove' | 'removeAll'> => ({
  save: (key, event, roles = []) =>
    db.transaction().execute(async transaction => {
      const { owner, createdBy: userId } = key
      if (owner.kind === 'organisation') await engine.lockOwner(transaction, owner)
      if (!(await hasOwner(transaction, owner, engine))) return false
      if (owner.kind === 'organisation' && userId !== undefined && roles.length > 0)
        if (!(await hasMemberRole(transaction, owner.id, { userId, roles }))) return false
      const row = toProviderKeyRow(key)
      await transaction
        .insertInto('provider_key')
        .values(row)
        .onConflict(conflict => conflict.columns(['owner_kind', 'owner_id', 'provider']).doUpdateSet(row))
        .execute()
      await recordEvent(transaction, event)
      return true
    }),
  remove: ({ kind, id }, provider, event) =>
    db.transaction().execute(async transaction => {
      const { numDeletedRows } = await transaction
        .deleteFrom('provider_key')
        .where('owner_kind', '=', kind)
        .where('owner_id', '=', id)
        .where('provider', '=', provider)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return false
      await recordEvent(transaction, event)
      return true
    }),
  removeAll: owner => removeProviderKeys(db, owner),
})

/** Provider keys as records; a row can only be decrypted with a secret outside the database. */
export const createProviderKeyStore = (db: Database, engine: RowLock): ProviderKeyStore => ({
  ...createProviderKeyChanges(db, engine),
  ofOwners: async owners => {
    if (owners.length === 0) return []
    const rows = await db
      .selectFrom('provider_key')
      .selectAll()
      .where(({ and, eb, or }) =>
        or(owners.map(({ kind, id }) => and([eb('owner_kind', '=', kind), eb('owner_id', '=', id)]))),
      )
      .execute()
    return rows.map(toStoredProviderKey)
  },
  used: async (id, at, unlessSince) => {
    await db
      .updateTable('provider_key')
      .set({ last_used_at: at })
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', unlessSince)]))
      .execute()
  },
  judged: async ({ kind, id }, provider, status) => {
    await db
      .updateTable('provider_key')
      .set({ status })
      .where('owner_kind', '=', kind)
      .where('owner_id', '=', id)
      .where('provider', '=', provider)
      .where('status', '!=', status)
      .execute()
  },
  all: async () => (await db.selectFrom('provider_key').selectAll().orderBy('id').execute()).map(toStoredProviderKey),
  rewrap: async (id, from, { kekId, wrappedDek, dekIv, dekTag }) => {
    const { numUpdatedRows } = await db
      .updateTable('provider_key')
      .set({ kek_id: kekId, wrapped_dek: wrappedDek, dek_iv: dekIv, dek_tag: dekTag })
      .where('id', '=', id)
      .where('kek_id', '=', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  kekIds: async () => {
    const rows = await db.selectFrom('provider_key').select('kek_id').distinct().orderBy('kek_id').execute()
    return rows.map(row => row.kek_id)
  },
})
