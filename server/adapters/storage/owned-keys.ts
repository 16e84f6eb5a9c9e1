import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { KeyOwner, NewOwnedKey, OwnedKey, OwnedKeyRecords } from '../../ports/account-records.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { toApiKey, toSandboxHash } from './key-store.ts'
import { recordEvent } from './notice-store.ts'
import { hasMemberRole } from './organisation-invitations.ts'

type Row = Selectable<Tables['api_key']> & { makerName: string | null; makerMemberId: string | null }

/** Key of a user or an organisation. */
const toOwnedKey = (row: Row): OwnedKey => ({
  ...toApiKey(row),
  // Only these two kinds are stored, and only these owners are queried.
  kind: row.kind as OwnedKey['kind'],
  owner: { kind: row.owner_kind as KeyOwner['kind'], id: row.owner_id ?? '' },
  ...(row.public_text !== null && { publicText: row.public_text }),
  ...(row.created_by !== null && {
    createdBy: { id: row.created_by, name: row.makerName ?? undefined, isMember: row.makerMemberId !== null },
  }),
})

/** Row of an owner's key. */
export const toOwnedKeyRow = ({
  key,
  hash,
  createdBy,
  creationId,
}: Pick<NewOwnedKey, 'key' | 'hash'> & Partial<NewOwnedKey>): Insertable<Tables['api_key']> => ({
  id: key.id,
  name: key.name,
  tier: key.tier,
  kind: key.kind,
  origins: JSON.stringify(key.origins),
  prefix: key.prefix,
  last_four: key.lastFour,
  hash,
  created_at: key.createdAt,
  revoked_at: null,
  owner_kind: key.owner.kind,
  owner_id: key.owner.id,
  created_by: createdBy ?? null,
  creation_id: creationId ?? null,
  public_text: key.publicText ?? null,
})

const selectOwnerKeys = (db: Database, { kind, id }: KeyOwner) =>
  db.selectFrom('api_key').where('owner_kind', '=', kind).where('owner_id', '=', id)

const countOwnerKeys = async (db: Database, owner: KeyOwner, dayStart: string) => {
  const { active, createdToday } = await selectOwnerKeys(db, owner)
    .select([
      sql<number>`coalesce(sum(case when revoked_at is null then 1 else 0 end), 0)`.as('active'),
      sql<number>`coalesce(sum(case when created_at >= ${dayStart} then 1 else 0 end), 0)`.as('createdToday'),
    ])
    .executeTakeFirstOrThrow()
  return { active: Number(active), createdToday: Number(createdToday) }
}

/** Whether a user or an organisation is that of a private sandbox. */
const isSandboxOwner = async (transaction: Transaction<Tables>, { id }: KeyOwner): Promise<boolean> => {
  const sandbox = await transaction
    .selectFrom('private_sandbox')
    .select('id')
    .where(({ eb, or }) => or([eb('user_id', '=', id), eb('organisation_id', '=', id)]))
    .executeTakeFirst()
  return sandbox !== undefined
}

const insertOwnedKey = async (transaction: Transaction<Tables>, made: NewOwnedKey) => {
  const { key, creationId, createdBy: userId, roles, limits, event } = made
  if (key.owner.kind === 'organisation' && !(await hasMemberRole(transaction, key.owner.id, { userId, roles })))
    return 'forbidden'
  if (creationId !== undefined) {
    const known = await transaction
      .selectFrom('api_key')
      .select('id')
      .where('creation_id', '=', creationId)
      .executeTakeFirst()
    if (known) return 'alreadyMade'
  }
  const { active, createdToday } = await countOwnerKeys(transaction, key.owner, key.createdAt.slice(0, 10))
  if (active >= limits.activeKeys) return 'activeLimit'
  if (createdToday >= limits.newKeysPerDay) return 'dayLimit'
  const hash = (await isSandboxOwner(transaction, key.owner)) ? toSandboxHash(made.hash) : made.hash
  await transaction
    .insertInto('api_key')
    .values(toOwnedKeyRow({ ...made, hash }))
    .execute()
  await recordEvent(transaction, event)
  return 'created'
}

/** Reads the keys of owners. */
const createOwnedKeyReader = (db: Database): Pick<OwnedKeyRecords, 'ofOwners' | 'one' | 'counts'> => {
  const ofAny = (owners: readonly KeyOwner[]) =>
    db
      .selectFrom('api_key')
      .leftJoin('auth_user as maker', 'maker.id', 'api_key.created_by')
      .leftJoin('auth_member as member', join =>
        join.onRef('member.userId', '=', 'maker.id').onRef('member.organizationId', '=', 'api_key.owner_id'),
      )
      .selectAll('api_key')
      .select(['maker.name as makerName', 'member.id as makerMemberId'])
      .where(({ and, eb, or }) =>
        or(owners.map(({ kind, id }) => and([eb('owner_kind', '=', kind), eb('owner_id', '=', id)]))),
      )
  return {
    ofOwners: async (owners, revokedSince, limit) => {
      const rows = await ofAny(owners)
        .where(({ eb, or }) => or([eb('revoked_at', 'is', null), eb('revoked_at', '>=', revokedSince)]))
        .orderBy('created_at', 'desc')
        .orderBy('api_key.id')
        .limit(limit)
        .execute()
      return rows.map(toOwnedKey)
    },
    one: async (owners, id) => {
      const row = await ofAny(owners).where('api_key.id', '=', id).executeTakeFirst()
      return row && toOwnedKey(row)
    },
    counts: (owner, dayStart) => countOwnerKeys(db, owner, dayStart),
  }
}

/** Sets an owner's plan, and lowers the tiers of keys above it. */
const createPlanChange =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): OwnedKeyRecords['setPlan'] =>
  (owner, plan, { tiers, to, event }) =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, owner)
      if (owner.kind === 'user')
        await transaction
          .insertInto('account_profile')
          .values({ user_id: owner.id, plan })
          .onConflict(conflict => conflict.column('user_id').doUpdateSet({ plan }))
          .execute()
      else
        await transaction
          .insertInto('organisation_profile')
          .values({ organisation_id: owner.id, plan })
          .onConflict(conflict => conflict.column('organisation_id').doUpdateSet({ plan }))
          .execute()
      await transaction
        .updateTable('api_key')
        .set({ tier: to })
        .where('owner_kind', '=', owner.kind)
        .where('owner_id', '=', owner.id)
        .where('tier', 'not in', [...tiers])
        .execute()
      await recordEvent(transaction, event)
    })

/** Transfers a key to another owner within that owner's key limit, also under concurrency, with a tier of its plan. */
const createKeyTransfer =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): OwnedKeyRecords['handOver'] =>
  (id, { from, to, by }, { activeKeys, tiers, tier }, event) =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, to)
      if (to.kind === 'organisation' && !(await hasMemberRole(transaction, to.id, by))) return 'forbidden'
      const { active } = await countOwnerKeys(transaction, to, event.at.slice(0, 10))
      if (active >= activeKeys) return 'activeLimit'
      const { numUpdatedRows } = await transaction
        .updateTable('api_key')
        .set(({ eb, ref }) => ({
          ...{ owner_kind: to.kind, owner_id: to.id },
          tier: eb
            .case()
            .when('tier', 'in', [...tiers])
            .then(ref('tier'))
            .else(tier)
            .end(),
        }))
        .where('id', '=', id)
        .where('owner_kind', '=', from.kind)
        .where('owner_id', '=', from.id)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return 'gone'
      await recordEvent(transaction, event)
      return 'given'
    })

/** Keys of users and organisations, as records. */
export const createOwnedKeyStore = (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): OwnedKeyRecords => ({
  ...createOwnedKeyReader(db),
  createOwned: made =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, made.key.owner)
      return insertOwnedKey(transaction, made)
    }),
  setOrigins: ({ id, owner }, { origins, by }, event) =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, owner)
      if (owner.kind === 'organisation' && !(await hasMemberRole(transaction, owner.id, by))) return false
      await transaction
        .updateTable('api_key')
        .set({ origins: JSON.stringify(origins) })
        .where('id', '=', id)
        .execute()
      await recordEvent(transaction, event)
      return true
    }),
  revokeOwned: (id, by, revokedAt, event) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('api_key')
        .set({ revoked_at: revokedAt, revoked_by: by })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await recordEvent(transaction, event)
    }),
  handOver: createKeyTransfer(db, { lockOwner }),
  setPlan: createPlanChange(db, { lockOwner }),
})
