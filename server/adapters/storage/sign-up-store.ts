import { type Selectable, sql, type Transaction } from 'kysely'
import type { SignUpRecords, StoredLink, WaitingSignUp } from '../../ports/sign-up-records.ts'
import { toUtcInstant } from './account-tables.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { type Engine, sqlTrue } from './engine.ts'

type Row = Selectable<Tables['waiting_sign_up']>

const toSignUpRow = (signUp: WaitingSignUp, { hash, expiresAt }: StoredLink) => ({
  link_hash: hash,
  email: signUp.email,
  name: signUp.name,
  password_hash: signUp.passwordHash,
  locale: signUp.locale,
  address: signUp.address,
  created_at: signUp.createdAt,
  expires_at: expiresAt,
})

const toWaitingSignUp = (row: Row): WaitingSignUp => ({
  email: row.email,
  name: row.name,
  passwordHash: row.password_hash,
  locale: row.locale,
  address: row.address,
  createdAt: row.created_at,
})

/** User with an e-mail; one from the previous version may be unconfirmed. */
const findUserByEmail = (db: Database, email: string) =>
  db.selectFrom('auth_user').select(['id', 'emailVerified']).where('email', '=', email).executeTakeFirst()

/** Pending sign-up for which another link is created. */
const findPendingSignUp = async (db: Database, email: string, address: string): Promise<WaitingSignUp | undefined> => {
  const row = await db
    .selectFrom('waiting_sign_up')
    .selectAll()
    .where('email', '=', email)
    .orderBy(sql`case when address = ${address} then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toWaitingSignUp(row)
}

/** Sign-up of the previous version, which is stored as an account. */
const findEarlierSignUp = async (db: Database, email: string): Promise<WaitingSignUp | undefined> => {
  const row = await db
    .selectFrom('auth_user')
    .innerJoin('auth_account', 'auth_account.userId', 'auth_user.id')
    .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
    .select(['auth_user.name', 'auth_user.createdAt', 'auth_account.password', 'account_profile.locale'])
    .where('auth_user.email', '=', email)
    .where('auth_account.providerId', '=', 'credential')
    .executeTakeFirst()
  if (!row || row.password === null) return undefined
  const { name, password, locale } = row
  return {
    ...{ email, name, passwordHash: password, locale: locale ?? 'en', address: '' },
    createdAt: toUtcInstant(row.createdAt),
  }
}

/** Creates the account of a sign-up; the confirmation link proves the mailbox. */
const insertAccount = async (
  transaction: Transaction<Tables>,
  { name, email, password_hash: password, locale }: Row,
  { userId, at }: { userId: string; at: string },
): Promise<void> => {
  const times = { createdAt: at, updatedAt: at }
  await transaction
    .insertInto('auth_user')
    .values({ id: userId, name, email, emailVerified: sqlTrue, ...times })
    .execute()
  await transaction
    .insertInto('auth_account')
    .values({
      ...{ id: userId.replace('usr_', 'acc_'), accountId: userId, providerId: 'credential', userId, password },
      ...times,
    })
    .execute()
  await transaction.insertInto('account_profile').values({ user_id: userId, locale, mailbox_proven_at: at }).execute()
}

/**
 * Deletes other pending sign-ups of an e-mail; the confirmed link is kept without its data, so that a second click gets
 * the same answer.
 */
const endOtherSignUps = async (
  transaction: Transaction<Tables>,
  { link_hash, email }: Row,
  at: string,
): Promise<void> => {
  await transaction
    .deleteFrom('waiting_sign_up')
    .where('email', '=', email)
    .where('link_hash', '!=', link_hash)
    .execute()
  await transaction
    .updateTable('waiting_sign_up')
    .set({ email: '', name: '', password_hash: '', address: '', confirmed_at: at })
    .where('link_hash', '=', link_hash)
    .execute()
}

const findSignUpByLink = (transaction: Transaction<Tables>, hash: string): Promise<Row | undefined> =>
  transaction.selectFrom('waiting_sign_up').selectAll().where('link_hash', '=', hash).executeTakeFirst()

/** Sign-up of a link that may become an account, `before` for one confirmed by this link already, or undefined. */
const resolveSignUpLink = async (
  transaction: Transaction<Tables>,
  hash: string,
  at: string,
  { lockOwner }: Pick<Engine, 'lockOwner'>,
): Promise<Row | 'before' | undefined> => {
  const found = await findSignUpByLink(transaction, hash)
  if (!found) return undefined
  // Of two links for one e-mail, or two clicks on one, the second sees the result of the first.
  await lockOwner(transaction, { kind: 'signUp', id: found.email })
  const row = await findSignUpByLink(transaction, hash)
  if (row && row.confirmed_at !== null) return 'before'
  return row && row.expires_at > at ? row : undefined
}

/** Turns a confirmed sign-up into an account. */
const createSignUpConfirm =
  (db: Database, engine: Pick<Engine, 'lockOwner'>): SignUpRecords['confirm'] =>
  (hash, { userId, at, events }) =>
    db.transaction().execute(async transaction => {
      const row = await resolveSignUpLink(transaction, hash, at, engine)
      if (row === undefined || row === 'before') return row === 'before'
      const user = await findUserByEmail(transaction, row.email)
      if (user?.emailVerified) return false
      // From the previous version and never confirmed, so never usable.
      if (user) await transaction.deleteFrom('auth_user').where('id', '=', user.id).execute()
      await insertAccount(transaction, row, { userId, at })
      await endOtherSignUps(transaction, row, at)
      await transaction.insertInto('audit_event').values(events.map(toAuditRow)).execute()
      return true
    })

/** Confirms an account of the previous version. */
const createEarlierConfirm =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): SignUpRecords['confirmEarlier'] =>
  (email, at, eventOf) =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, { kind: 'signUp', id: email })
      const user = await findUserByEmail(transaction, email)
      if (!user || user.emailVerified) return user !== undefined
      await transaction
        .updateTable('auth_user')
        .set({ emailVerified: sqlTrue, updatedAt: at })
        .where('id', '=', user.id)
        .execute()
      await transaction.deleteFrom('waiting_sign_up').where('email', '=', email).execute()
      await transaction
        .insertInto('audit_event')
        .values(toAuditRow(eventOf(user.id)))
        .execute()
      return true
    })

/** Pending sign-ups, as records. */
export const createSignUpStore = (db: Database, engine: Pick<Engine, 'lockOwner'>): SignUpRecords => ({
  keep: async (signUp, link) => {
    const user = await findUserByEmail(db, signUp.email)
    await db.insertInto('waiting_sign_up').values(toSignUpRow(signUp, link)).execute()
    return { isKnown: Boolean(user?.emailVerified) }
  },
  addLink: async (email, address, link) => {
    const user = await findUserByEmail(db, email)
    if (user?.emailVerified) return false
    const signUp = (await findPendingSignUp(db, email, address)) ?? (await findEarlierSignUp(db, email))
    if (signUp) await db.insertInto('waiting_sign_up').values(toSignUpRow(signUp, link)).execute()
    return signUp !== undefined
  },
  ofLink: async (hash, now) => {
    const row = await db
      .selectFrom('waiting_sign_up')
      .select(['created_at', 'address'])
      .where('link_hash', '=', hash)
      .where('expires_at', '>', now)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    return row && { createdAt: row.created_at, address: row.address }
  },
  confirm: createSignUpConfirm(db, engine),
  confirmEarlier: createEarlierConfirm(db, engine),
})
