import { type Selectable, sql, type Transaction } from 'kysely'
import type { SandboxRecords, StoredSandbox } from '../../ports/sandboxes.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'

type Row = Selectable<Tables['private_sandbox']>

const toStoredSandbox = (row: Row): StoredSandbox => ({
  id: row.id,
  userId: row.user_id,
  organisationId: row.organisation_id,
  sessionId: row.session_id,
  clockDays: row.clock_days,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** Stores a sandbox with its owner and session, within the number of sandboxes, also under concurrency. */
const createSandboxBeginning =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): SandboxRecords['begin'] =>
  (sandbox, most) =>
    db.transaction().execute(async transaction => {
      const { id, userId, sessionId, createdAt, expiresAt } = sandbox
      await lockOwner(transaction, { kind: 'sandbox', id: 'all' })
      const { count } = await transaction
        .selectFrom('private_sandbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= most) return false
      const times = { createdAt, updatedAt: createdAt }
      await transaction
        .insertInto('auth_user')
        // SQLite has 0 and 1.
        .values({ id: userId, name: 'Sandbox', email: sandbox.email, emailVerified: 1, ...times })
        .execute()
      await transaction
        .insertInto('auth_session')
        .values({ id: sessionId, userId, token: sandbox.sessionSecret, expiresAt, ...times })
        .execute()
      await transaction
        .insertInto('private_sandbox')
        .values({
          ...{ id, user_id: userId, organisation_id: null, session_id: sessionId },
          ...{ clock_days: sandbox.clockDays, created_at: createdAt, expires_at: expiresAt },
        })
        .execute()
      return true
    })

/** Names under which calls, reports, contacts and characters of provider keys are counted for a user, an organisation or a key. */
const listCounters = (id: string): string[] => [
  ...[id, `user:${id}`, `user:${id}:pdf`, `lead:${id}`],
  ...['user', 'organisation', 'key'].map(kind => `ai:own:${kind}:${id}:characters`),
]

/** Deletes the rows that no foreign key deletes with the user or the organisation of a sandbox. */
const removeOwnedRows = async (transaction: Transaction<Tables>, owners: readonly string[]): Promise<void> => {
  const keys = await transaction.selectFrom('api_key').select('id').where('owner_id', 'in', owners).execute()
  const ids = [...owners, ...keys.map(({ id }) => id)]
  const counters = ids.flatMap(listCounters)
  await transaction.deleteFrom('usage').where('key_id', 'in', counters).execute()
  await transaction.deleteFrom('embed_day').where('key_id', 'in', ids).execute()
  await transaction.deleteFrom('form_act').where('key_id', 'in', ids).execute()
  await transaction.deleteFrom('provider_key').where('owner_id', 'in', ids).execute()
  await transaction.deleteFrom('api_key').where('owner_id', 'in', owners).execute()
  await transaction
    .deleteFrom('audit_event')
    .where(({ eb, or }) => or([eb('owner_id', 'in', ids), eb('actor_id', 'in', owners)]))
    .execute()
  await transaction.deleteFrom('auth_verification').where('value', 'in', owners).execute()
}

/** Ids of which the engine notes the erasure while a sandbox is deleted. */
const listNotedIds = async (transaction: Transaction<Tables>, owners: readonly string[]): Promise<string[]> => {
  const rows = await Promise.all([
    transaction.selectFrom('auth_member').select('id').where('userId', 'in', owners).execute(),
    transaction.selectFrom('auth_session').select('id').where('userId', 'in', owners).execute(),
    transaction.selectFrom('api_key').select('id').where('owner_id', 'in', owners).execute(),
    transaction.selectFrom('provider_key').select('id').where('owner_id', 'in', owners).execute(),
    transaction.selectFrom('webhook').select('id').where('organisation_id', 'in', owners).execute(),
    transaction.selectFrom('lead_delivery').select('id').where('organisation_id', 'in', owners).execute(),
    transaction
      .selectFrom('lead')
      .select(sql<string>`organisation_id || '/' || id`.as('id'))
      .where('organisation_id', 'in', owners)
      .execute(),
  ])
  return [...owners, ...rows.flat().map(({ id }) => id)]
}

/** Ids of the organisations of a sandbox, also of one that a process founded and, ended meanwhile, did not note. */
const listOrganisations = async (transaction: Transaction<Tables>, row: Row): Promise<string[]> => {
  const members = transaction.selectFrom('auth_member').select('organizationId')
  const founded = await members.where('userId', '=', row.user_id).execute()
  const noted = row.organisation_id === null ? [] : [row.organisation_id]
  return [...new Set([...noted, ...founded.map(({ organizationId }) => organizationId)])]
}

/** Deletes a sandbox with everything in it; no erasure is noted, since a restored one has expired too. */
const removeSandbox = async (transaction: Transaction<Tables>, row: Row): Promise<void> => {
  const owners = [row.user_id, ...(await listOrganisations(transaction, row))]
  const noted = await listNotedIds(transaction, owners)
  await removeOwnedRows(transaction, owners)
  await transaction.deleteFrom('auth_organization').where('id', 'in', owners).execute()
  await transaction.deleteFrom('auth_user').where('id', '=', row.user_id).execute()
  await transaction.deleteFrom('private_sandbox').where('id', '=', row.id).execute()
  await transaction.deleteFrom('erasure').where('id', 'in', noted).execute()
}

/** Private sandboxes, as records. */
export const createSandboxStore = (
  db: Database,
  engine: Pick<Engine, 'lockOwner' | 'skippingLocked'>,
): SandboxRecords => ({
  begin: createSandboxBeginning(db, engine),
  setOrganisation: async (id, organisationId) => {
    await db.updateTable('private_sandbox').set({ organisation_id: organisationId }).where('id', '=', id).execute()
  },
  ofOwner: async (ownerId, now) => {
    const row = await db
      .selectFrom('private_sandbox')
      .selectAll()
      .where(({ eb, or }) => or([eb('user_id', '=', ownerId), eb('organisation_id', '=', ownerId)]))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && toStoredSandbox(row)
  },
  removeExpired: (now, limit) =>
    db.transaction().execute(async transaction => {
      const expired = transaction
        .selectFrom('private_sandbox')
        .selectAll()
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
      const rows = await engine.skippingLocked(expired).execute()
      for (const row of rows) await removeSandbox(transaction, row)
      return rows.length
    }),
})
