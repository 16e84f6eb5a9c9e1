import type { Selectable, Transaction } from 'kysely'
import type { AuditEvent } from '../../ports/audit.ts'
import type {
  ConfirmedEmailChange,
  EmailChangeRecords,
  Mailbox,
  WaitingEmailChange,
} from '../../ports/email-changes.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { type Engine, sqlTrue } from './engine.ts'
import { endSessionsAndLinks } from './reset-store.ts'
import { lockUser } from './user-lock.ts'

type Row = Selectable<Tables['email_change']>

const columns = {
  old: { hash: 'old_hash', confirmedAt: 'old_confirmed_at' },
  new: { hash: 'new_hash', confirmedAt: 'new_confirmed_at' },
} as const satisfies Record<Mailbox, unknown>

const toWaitingChange = (row: Row): WaitingEmailChange => ({
  email: row.email,
  confirmed: (['old', 'new'] as const).filter(mailbox => row[columns[mailbox].confirmedAt] !== null),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** Unused link of a change that has not expired, with its mailbox. */
const findLink = async (
  db: Database | Transaction<Tables>,
  hash: string,
  now: string,
): Promise<{ row: Row; mailbox: Mailbox } | undefined> => {
  const row = await db
    .selectFrom('email_change')
    .selectAll()
    .where(({ eb, or }) => or([eb('old_hash', '=', hash), eb('new_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const mailbox = row.old_hash === hash ? 'old' : 'new'
  return row[columns[mailbox].confirmedAt] === null ? { row, mailbox } : undefined
}

/** Another account with an e-mail; one of the previous version may be unconfirmed. */
const findHolder = (db: Database | Transaction<Tables>, email: string, userId: string) =>
  db
    .selectFrom('auth_user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email)
    .where('id', '!=', userId)
    .executeTakeFirst()

/** Gives the account its new address, and ends what belonged to the old one. */
const changeEmail = async (transaction: Transaction<Tables>, { user_id: userId, email }: Row, at: string) => {
  await transaction
    .updateTable('auth_user')
    .set({ email, emailVerified: sqlTrue, updatedAt: at })
    .where('id', '=', userId)
    .execute()
  await transaction
    .insertInto('account_profile')
    .values({ user_id: userId, mailbox_proven_at: at })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet(({ fn, ref, val }) => ({
        mailbox_proven_at: fn.coalesce(ref('account_profile.mailbox_proven_at'), val(at)),
      })),
    )
    .execute()
  await transaction.deleteFrom('waiting_sign_up').where('email', '=', email).execute()
  await endSessionsAndLinks(transaction, userId)
}

/** Completes a change that both mailboxes have confirmed. */
const completeChange = async (
  transaction: Transaction<Tables>,
  row: Row,
  { at, engine }: { at: string; engine: Pick<Engine, 'lockOwner'> },
): Promise<ConfirmedEmailChange> => {
  const { user_id: userId, email } = row
  // The lock of sign-ups: of an account and a change with the same address, the second sees the first.
  await engine.lockOwner(transaction, { kind: 'signUp', id: email })
  const holder = await findHolder(transaction, email, userId)
  if (holder?.emailVerified) {
    await transaction.deleteFrom('email_change').where('user_id', '=', userId).execute()
    return { outcome: 'gone' }
  }
  // From the previous version and never confirmed, so never usable.
  if (holder) await transaction.deleteFrom('auth_user').where('id', '=', holder.id).execute()
  const { email: from } = await transaction
    .selectFrom('auth_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await changeEmail(transaction, row, at)
  return { outcome: 'changed', userId, from, to: email }
}

/** Confirms one mailbox of a change whose user is locked; the second one changes the address. */
const useLink = async (
  transaction: Transaction<Tables>,
  hash: string,
  { at, engine, toEvent }: { at: string; engine: Pick<Engine, 'lockOwner'>; toEvent: (userId: string) => AuditEvent },
): Promise<ConfirmedEmailChange> => {
  const found = await findLink(transaction, hash, at)
  if (!found) return { outcome: 'gone' }
  const { row, mailbox } = found
  const userId = row.user_id
  const other = mailbox === 'old' ? 'new' : 'old'
  if (row[columns[other].confirmedAt] === null) {
    const confirmed = { [columns[mailbox].confirmedAt]: at }
    await transaction.updateTable('email_change').set(confirmed).where(columns[mailbox].hash, '=', hash).execute()
    return { outcome: 'waiting', userId }
  }
  const result = await completeChange(transaction, row, { at, engine })
  if (result.outcome === 'changed')
    await transaction
      .insertInto('audit_event')
      .values(toAuditRow(toEvent(userId)))
      .execute()
  return result
}

const createConfirmation =
  (db: Database, engine: Pick<Engine, 'lockOwner'>): EmailChangeRecords['confirm'] =>
  (hash, at, toEvent) =>
    db.transaction().execute(async transaction => {
      const seen = await findLink(transaction, hash, at)
      // Of two clicks on one link, or on both links, the second sees the result of the first.
      if (!seen || !(await lockUser(transaction, engine, seen.row.user_id))) return { outcome: 'gone' }
      return useLink(transaction, hash, { at, engine, toEvent })
    })

/** Changes of e-mail addresses, as records. */
export const createEmailChangeStore = (db: Database, engine: Pick<Engine, 'lockOwner'>): EmailChangeRecords => ({
  keep: ({ userId, email, oldHash, newHash, createdAt, expiresAt }, event) =>
    db.transaction().execute(async transaction => {
      // A link that is used at the same time belongs to the request of before, and confirms nothing of this one.
      await lockUser(transaction, engine, userId)
      const holder = await findHolder(transaction, email, userId)
      const change = { email, old_hash: oldHash, new_hash: newHash, created_at: createdAt, expires_at: expiresAt }
      const fresh = { ...change, old_confirmed_at: null, new_confirmed_at: null }
      await transaction
        .insertInto('email_change')
        .values({ user_id: userId, ...fresh })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet(fresh))
        .execute()
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return { isTaken: Boolean(holder?.emailVerified) }
    }),
  ofUser: async (userId, now) => {
    const row = await db
      .selectFrom('email_change')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && toWaitingChange(row)
  },
  ofLink: async (hash, now) => {
    const found = await findLink(db, hash, now)
    if (!found) return undefined
    const { row, mailbox } = found
    const user = await db.selectFrom('auth_user').select('email').where('id', '=', row.user_id).executeTakeFirst()
    return user && { ...toWaitingChange(row), userId: row.user_id, current: user.email, mailbox }
  },
  cancel: userId =>
    db.transaction().execute(async transaction => {
      await lockUser(transaction, engine, userId)
      await transaction.deleteFrom('email_change').where('user_id', '=', userId).execute()
    }),
  confirm: createConfirmation(db, engine),
})
