import type { Selectable, Transaction } from 'kysely'
import type { PasskeyRecords, StoredPasskey } from '../../ports/passkeys.ts'
import type { AccountTables } from './account-tables.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { applySecondStepChange, writeBackupCodes } from './second-step-store.ts'

const toStoredPasskey = (row: Selectable<AccountTables['passkey']>): StoredPasskey => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  // Written below.
  transports: JSON.parse(row.transports) as string[],
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at ?? undefined,
})

/** Inserts a passkey; false where its credential is registered already. */
const insertPasskey = async (transaction: Transaction<Tables>, passkey: StoredPasskey): Promise<boolean> => {
  const { id, userId, name, credentialId, publicKey, counter, transports, createdAt } = passkey
  const row = await transaction
    .insertInto('passkey')
    .values({
      ...{ id, user_id: userId, name, credential_id: credentialId, public_key: publicKey, counter },
      ...{ transports: JSON.stringify(transports), created_at: createdAt, last_used_at: null },
    })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes to a user's passkeys, each with its event. */
const createPasskeyChanges = (db: Database): Pick<PasskeyRecords, 'add' | 'rename' | 'remove'> => {
  const note = (transaction: Transaction<Tables>, event: Parameters<typeof toAuditRow>[0]) =>
    transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
  return {
    add: (passkey, backupCodes, event) =>
      db.transaction().execute(async transaction => {
        const { userId } = passkey
        if (!(await insertPasskey(transaction, passkey))) return 'known'
        const { twoFactorEnabled } = await transaction
          .selectFrom('auth_user')
          .select('twoFactorEnabled')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow()
        const wasOn = Boolean(twoFactorEnabled)
        if (!wasOn) await writeBackupCodes(transaction, userId, backupCodes)
        await applySecondStepChange(transaction, userId)
        await note(transaction, event)
        return wasOn ? 'on' : 'turnedOn'
      }),
    rename: (userId, id, name, event) =>
      db.transaction().execute(async transaction => {
        const { numUpdatedRows } = await transaction
          .updateTable('passkey')
          .set({ name })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) await note(transaction, event)
        return numUpdatedRows > 0n
      }),
    remove: (userId, id, event) =>
      db.transaction().execute(async transaction => {
        const { numDeletedRows } = await transaction
          .deleteFrom('passkey')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await applySecondStepChange(transaction, userId)
        await note(transaction, event)
        return true
      }),
  }
}

/** Passkeys and their challenges, as records. */
export const createPasskeyStore = (db: Database): PasskeyRecords => ({
  ...createPasskeyChanges(db),
  ofUser: async userId => {
    const rows = await db
      .selectFrom('passkey')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(toStoredPasskey)
  },
  byCredential: async credentialId => {
    const row = await db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
    return row && toStoredPasskey(row)
  },
  use: async (id, counter, at) => {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ counter, last_used_at: at })
      .where('id', '=', id)
      // A device without a counter always reports 0.
      .where('counter', counter === 0 ? '=' : '<', counter)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  keepChallenge: async ({ hash, purpose, userId, expiresAt }) => {
    await db
      .insertInto('passkey_challenge')
      .values({ hash, purpose, user_id: userId ?? null, expires_at: expiresAt })
      .execute()
  },
  takeChallenge: async (hash, purpose, at) => {
    const row = await db
      .deleteFrom('passkey_challenge')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', at)
      .returning('user_id')
      .executeTakeFirst()
    return row && { userId: row.user_id ?? undefined }
  },
})
