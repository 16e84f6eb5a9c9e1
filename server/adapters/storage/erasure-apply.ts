import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Erasure, ErasureKind } from '../../ports/erasures.ts'
import { removeOrganisationRows } from './account-removal.ts'
import type { Database, Tables } from './database.ts'
import { getLeadState } from './lead-queue.ts'
import { removeTraces } from './person-traces.ts'
import { removeProviderKeys } from './provider-key-store.ts'
import { nothingSealed } from './sealed-columns.ts'
import { applySecondStepChange } from './second-step-store.ts'

/** Erases what has an id, in restored records; nothing where they do not have it. */
type EraseRestored = (transaction: Transaction<Tables>, id: string, at: string) => Promise<unknown>

/** Hash of an unknown password, in the form of all others: only a reset by letter leads back. */
const createUnknownPasswordHash = (): string =>
  `scrypt$15$8$3$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

/** Members of an organisation, in the order in which they follow an owner who is gone. */
const selectSuccessors = (transaction: Transaction<Tables>, organisationId: string, userId: string) =>
  transaction
    .selectFrom('auth_member')
    .select('id')
    .where('organizationId', '=', organisationId)
    .where('userId', '!=', userId)
    .orderBy('role')
    .orderBy('createdAt')

/** Gives the organisation of an erased owner to another member, or deletes it with its last one. */
const leaveOrganisation: EraseRestored = async (transaction, userId, at) => {
  const own = await transaction
    .selectFrom('auth_member')
    .select(['organizationId', 'role'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (own?.role !== 'owner') return
  const [next] = await selectSuccessors(transaction, own.organizationId, userId).execute()
  if (next) await transaction.updateTable('auth_member').set({ role: 'owner' }).where('id', '=', next.id).execute()
  else await removeOrganisationRows(transaction, own.organizationId, at)
}

/**
 * Suspends the webhooks and the address that a member set up, and deletes its unconfirmed address, as its departure did. The
 * secrets that it saw are those of the backup again: the start replaces them, and until then the owner who keeps one gets a
 * new one.
 */
const suspendReceivers = async (
  transaction: Transaction<Tables>,
  { organizationId, userId }: { organizationId: string; userId: string },
  at: string,
): Promise<void> => {
  await transaction
    .updateTable('webhook')
    .set({ off_at: at, off_why: 'suspended' })
    .where('organisation_id', '=', organizationId)
    .where('created_by', '=', userId)
    .execute()
  await transaction
    .updateTable('webhook')
    .set({ has_new_secret: 1 })
    .where('organisation_id', '=', organizationId)
    .where('secret_by', '=', userId)
    .execute()
  const profiles = transaction
    .updateTable('organisation_profile')
    .where('organisation_id', '=', organizationId)
    .where('lead_email_by', '=', userId)
  await profiles
    .set({ lead_email_suspended_at: at, lead_token_hash: null })
    .where('lead_email_confirmed_at', 'is not', null)
    .execute()
  await profiles
    .set({ lead_email: null, lead_token_hash: null, lead_email_by: null })
    .where('lead_email_confirmed_at', 'is', null)
    .execute()
}

/** Suspends the receivers of the members that a column names. */
const suspendReceiversOf =
  (column: 'id' | 'userId'): EraseRestored =>
  async (transaction, value, at) => {
    const members = await transaction
      .selectFrom('auth_member')
      .select(['organizationId', 'userId'])
      .where(column, '=', value)
      .execute()
    for (const member of members) await suspendReceivers(transaction, member, at)
  }

const eraseUser: EraseRestored = async (transaction, id, at) => {
  await suspendReceiversOf('userId')(transaction, id, at)
  await leaveOrganisation(transaction, id, at)
  await removeProviderKeys(transaction, { kind: 'user', id })
  await removeTraces(transaction, id, at)
  await transaction.deleteFrom('auth_user').where('id', '=', id).execute()
}

/** Both parts of an id of two columns. */
const splitId = (id: string): [string, string] => {
  const end = id.indexOf('/')
  return [id.slice(0, end), id.slice(end + 1)]
}

const splitContactId = (id: string): { organisationId: string; leadId: string } => {
  const [organisationId, leadId] = splitId(id)
  return { organisationId, leadId }
}

/** Deletes a device or a passkey; a user whose last second factor it was is asked for none. */
const eraseSecondFactor =
  (table: 'auth_two_factor' | 'passkey'): EraseRestored =>
  async (transaction, id) => {
    const selectUsers = { auth_two_factor: 'userId', passkey: 'user_id' } as const
    const users = await transaction
      .selectFrom(table)
      .select(`${selectUsers[table]} as userId`)
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom(table).where('id', '=', id).execute()
    for (const { userId } of users) await applySecondStepChange(transaction, userId)
  }

const eraseBackupCode: EraseRestored = (transaction, id) => {
  const [userId, hash] = splitId(id)
  return transaction.deleteFrom('backup_code').where('user_id', '=', userId).where('hash', '=', hash).execute()
}

/** Deletes the text of a contact; a delivery that waits has nothing to deliver any more. */
const eraseContent: EraseRestored = async (transaction, id, at) => {
  const { organisationId, leadId } = splitContactId(id)
  await transaction
    .updateTable('lead_delivery')
    .set({ done_at: at, outcome: 'lost' })
    .where('organisation_id', '=', organisationId)
    .where('lead_id', '=', leadId)
    .where('done_at', 'is', null)
    .execute()
  const ways = await transaction
    .selectFrom('lead_delivery')
    .select('outcome')
    .where('organisation_id', '=', organisationId)
    .where('lead_id', '=', leadId)
    .execute()
  await transaction
    .updateTable('lead')
    .set({ ...nothingSealed, content_until: null })
    .$if(ways.length > 0, query => query.set({ state: getLeadState(ways.map(({ outcome }) => outcome)) }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', leadId)
    .execute()
}

const eraseDelivery: EraseRestored = (transaction, id, at) =>
  transaction
    .updateTable('lead_delivery')
    .set({ done_at: at, outcome: 'taken' })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()

const eraseContact: EraseRestored = (transaction, id) => {
  const { organisationId, leadId } = splitContactId(id)
  return transaction.deleteFrom('lead').where('organisation_id', '=', organisationId).where('id', '=', leadId).execute()
}

const eraseAddress: EraseRestored = (transaction, id) =>
  transaction
    .updateTable('organisation_profile')
    .set({ lead_email: null, lead_email_confirmed_at: null, lead_token_hash: null })
    .where('organisation_id', '=', id)
    .execute()

const deleteById =
  (table: 'auth_member' | 'auth_invitation' | 'auth_session' | 'provider_key' | 'webhook'): EraseRestored =>
  (transaction, id) =>
    transaction.deleteFrom(table).where('id', '=', id).execute()

const ways: Readonly<Record<ErasureKind, EraseRestored>> = {
  user: eraseUser,
  organisation: removeOrganisationRows,
  member: async (transaction, id, at) => {
    await suspendReceiversOf('id')(transaction, id, at)
    await deleteById('auth_member')(transaction, id, at)
  },
  role: async (transaction, id, at) => {
    await suspendReceiversOf('id')(transaction, id, at)
    await transaction
      .updateTable('auth_member')
      .set({ role: 'member' })
      .where('id', '=', id)
      .where('role', '=', 'admin')
      .execute()
  },
  invitation: deleteById('auth_invitation'),
  session: deleteById('auth_session'),
  password: (transaction, id) =>
    transaction
      .updateTable('auth_account')
      .set({ password: createUnknownPasswordHash() })
      .where('id', '=', id)
      .where('password', 'is not', null)
      .execute(),
  passkey: eraseSecondFactor('passkey'),
  second_step: eraseSecondFactor('auth_two_factor'),
  backup_code: eraseBackupCode,
  sign_up: (transaction, id) => transaction.deleteFrom('waiting_sign_up').where('link_hash', '=', id).execute(),
  key: (transaction, id, at) =>
    transaction
      .updateTable('api_key')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute(),
  provider_key: deleteById('provider_key'),
  webhook: deleteById('webhook'),
  address: eraseAddress,
  contact: eraseContact,
  content: eraseContent,
  delivery: eraseDelivery,
}

/**
 * Applies an erasure that the records have not seen, with its row of the journal, in one transaction: a start that is killed
 * goes on where it was, and of two processes one does it.
 * @returns whether this process did it.
 */
export const applyErasure = (db: Database, { kind, id, at }: Erasure): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('erasure')
      .values({ kind, id, at })
      .onConflict(conflict =>
        conflict
          .columns(['kind', 'id'])
          .doUpdateSet(({ ref }) => ({ at: ref('excluded.at') }))
          .whereRef('erasure.at', '<', 'excluded.at'),
      )
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return false
    await ways[kind](transaction, id, at)
    return true
  })
