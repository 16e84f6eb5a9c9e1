import type { Transaction } from 'kysely'
import type { ActingMember } from '../../ports/accounts.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { MadeItemKind } from '../../ports/made-item-kinds.ts'
import type { MadeItem, MadeItemRecords } from '../../ports/made-items.ts'
import { createOrganisationEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { hasMemberRole } from './organisation-invitations.ts'
import { toSealedColumns } from './sealed-columns.ts'

/** Item with the id of the user who answers for it. */
type FoundItem = Omit<MadeItem, 'maker'> & { makerId: string | null }

type Finder = (db: Database, organisationId: string) => Promise<FoundItem[]>

const findKeysAndForms: Finder = async (db, organisationId) => {
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'created_at', 'embed_by', 'embed'])
    .select(({ fn, ref }) => fn.coalesce(ref('kept_by'), ref('created_by')).as('makerId'))
    .where('owner_kind', '=', 'organisation')
    .where('owner_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name, created_at: madeAt, embed_by, embed, makerId }): FoundItem[] => [
    { kind: 'key', id, name, madeAt, makerId, state: 'inUse' },
    ...(embed === null
      ? []
      : [{ kind: 'form' as const, id, name, madeAt: undefined, makerId: embed_by, state: 'inUse' as const }]),
  ])
}

const findProviderKeys: Finder = async (db, organisationId) => {
  const rows = await db
    .selectFrom('provider_key')
    .select(['provider', 'created_at', 'created_by'])
    .where('owner_kind', '=', 'organisation')
    .where('owner_id', '=', organisationId)
    .orderBy('provider')
    .execute()
  return rows.map(({ provider, created_at: madeAt, created_by: makerId }) => {
    return { kind: 'providerKey', id: provider, name: provider, madeAt, makerId, state: 'inUse' }
  })
}

const findWebhooks: Finder = async (db, organisationId) => {
  const rows = await db
    .selectFrom('webhook')
    .select(['id', 'url', 'created_at', 'created_by', 'off_why', 'has_new_secret'])
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, url: name, created_at: madeAt, created_by: makerId, off_why, has_new_secret }) => {
    const state = off_why === 'suspended' ? 'suspended' : has_new_secret === 1 ? 'newSecret' : 'inUse'
    return { kind: 'webhook', id, name, madeAt, makerId, state }
  })
}

const findAddress: Finder = async (db, organisationId) => {
  const row = await db
    .selectFrom('organisation_profile')
    .select(['lead_email', 'lead_email_by', 'lead_email_suspended_at'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (!row?.lead_email) return []
  const state = row.lead_email_suspended_at === null ? 'inUse' : 'suspended'
  return [{ kind: 'address', id: '', name: row.lead_email, madeAt: undefined, makerId: row.lead_email_by, state }]
}

const finders: readonly Finder[] = [findWebhooks, findAddress, findKeysAndForms, findProviderKeys]

/** Users by id, with their role in an organisation if they belong to it. */
const readMakers = async (db: Database, organisationId: string, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { name: string; role: string | null }>()
  const rows = await db
    .selectFrom('auth_user')
    .leftJoin('auth_member', join =>
      join.onRef('auth_member.userId', '=', 'auth_user.id').on('auth_member.organizationId', '=', organisationId),
    )
    .select(['auth_user.id', 'auth_user.name', 'auth_member.role'])
    .where('auth_user.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name, role }) => [id, { name, role }]))
}

/** Makes a user answerable for an item; false where the item is gone. */
const keepers: Readonly<
  Record<
    Exclude<MadeItemKind, 'webhook'>,
    (transaction: Transaction<Tables>, organisationId: string, id: string, userId: string) => Promise<boolean>
  >
> = {
  key: (transaction, organisationId, id, userId) => updateKey(transaction, organisationId, id, { kept_by: userId }),
  form: (transaction, organisationId, id, userId) => updateKey(transaction, organisationId, id, { embed_by: userId }),
  providerKey: async (transaction, organisationId, id, userId) => {
    const { numUpdatedRows } = await transaction
      .updateTable('provider_key')
      .set({ created_by: userId })
      .where('owner_kind', '=', 'organisation')
      .where('owner_id', '=', organisationId)
      .where(({ eb, ref }) => eb(ref('provider'), '=', id as Tables['provider_key']['provider']))
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  address: async (transaction, organisationId, _id, userId) => {
    const { numUpdatedRows } = await transaction
      .updateTable('organisation_profile')
      .set({ lead_email_by: userId, lead_email_suspended_at: null })
      .where('organisation_id', '=', organisationId)
      .where('lead_email_suspended_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
}

const updateKey = async (
  transaction: Transaction<Tables>,
  organisationId: string,
  id: string,
  values: { kept_by: string } | { embed_by: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('api_key')
    .set(values)
    .where('owner_kind', '=', 'organisation')
    .where('owner_id', '=', organisationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const createFormerMakersReader =
  (db: Database): MadeItemRecords['ofFormerMakers'] =>
  async (organisationId, rights) => {
    const found = (await Promise.all(finders.map(find => find(db, organisationId)))).flat()
    const makers = await readMakers(
      db,
      organisationId,
      found.flatMap(({ makerId }) => makerId ?? []),
    )
    const isLeft = ({ kind, makerId, state }: FoundItem): boolean => {
      if (state !== 'inUse') return true
      const role = makerId === null ? undefined : (makers.get(makerId)?.role ?? null)
      return makerId !== null && !rights[kind].some(known => known === role)
    }
    return found.filter(isLeft).map(({ makerId, ...item }) => ({
      ...item,
      maker: makerId === null ? undefined : { id: makerId, name: makers.get(makerId)?.name },
    }))
  }

/** Who made what in organisations, as records. */
export const createMadeItemStore = (db: Database, engine: Pick<Engine, 'lockOwner'>): MadeItemRecords => {
  const change = createOrganisationEventRecorder(db, engine)
  const keep = (
    organisationId: string,
    by: ActingMember,
    event: AuditEvent,
    act: (transaction: Transaction<Tables>) => Promise<boolean>,
  ): Promise<boolean> =>
    change(organisationId, event, async transaction =>
      (await hasMemberRole(transaction, organisationId, by)) ? act(transaction) : false,
    )
  return {
    ofFormerMakers: createFormerMakersReader(db),
    keep: (organisationId, { kind, id }, by, event) =>
      keep(organisationId, by, event, transaction => keepers[kind](transaction, organisationId, id, by.userId)),
    keepWebhook: ({ organisationId, id, wrappedDek }, rotated, by, event) =>
      keep(organisationId, by, event, async transaction => {
        const { numUpdatedRows } = await transaction
          .updateTable('webhook')
          .set({
            ...{ created_by: by.userId, off_at: null, off_why: null },
            ...(rotated && {
              ...toSealedColumns(rotated.sealed),
              ...{ old_until: rotated.oldUntil, secret_by: by.userId, has_new_secret: 0 },
            }),
          })
          .where('organisation_id', '=', organisationId)
          .where('id', '=', id)
          .where('wrapped_dek', '=', wrappedDek)
          .executeTakeFirstOrThrow()
        return numUpdatedRows > 0n
      }),
  }
}
