import { type Selectable, sql, type Transaction } from 'kysely'
import type { SignUpRecords, StoredLink, WaitingSignUp } from '../../ports/sign-up-records.ts'
import { instantOf } from './account-tables.ts'
import { auditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import { type Engine, sqlTrue } from './engine.ts'

type Row = Selectable<Tables['waiting_sign_up']>

const rowOf = (signUp: WaitingSignUp, { hash, expiresAt }: StoredLink) => ({
  link_hash: hash,
  email: signUp.email,
  name: signUp.name,
  password_hash: signUp.passwordHash,
  locale: signUp.locale,
  address: signUp.address,
  created_at: signUp.createdAt,
  expires_at: expiresAt,
})

const signUpOf = (row: Row): WaitingSignUp => ({
  email: row.email,
  name: row.name,
  passwordHash: row.password_hash,
  locale: row.locale,
  address: row.address,
  createdAt: row.created_at,
})

/** The user with an e-mail, confirmed or, from the version before, not. */
const userWith = (db: Database, email: string) =>
  db.selectFrom('auth_user').select(['id', 'emailVerified']).where('email', '=', email).executeTakeFirst()

/** The sign-up for which a further link is made. */
const waitingFor = async (db: Database, email: string, address: string): Promise<WaitingSignUp | undefined> => {
  const row = await db
    .selectFrom('waiting_sign_up')
    .selectAll()
    .where('email', '=', email)
    .orderBy(sql`case when address = ${address} then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && signUpOf(row)
}

/** A sign-up of the version before, which stands among the accounts. */
const earlierSignUp = async (db: Database, email: string): Promise<WaitingSignUp | undefined> => {
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
    createdAt: instantOf(row.createdAt),
  }
}

/** Writes the account of a sign-up; the mailbox is proven by the link that made it. */
const makeAccount = async (
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

/** Ends what waits for an e-mail; of the pressed link stays that it was pressed, so that a second click is told the same. */
const endOthers = async (transaction: Transaction<Tables>, { link_hash, email }: Row, at: string): Promise<void> => {
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

const withLink = (transaction: Transaction<Tables>, hash: string): Promise<Row | undefined> =>
  transaction.selectFrom('waiting_sign_up').selectAll().where('link_hash', '=', hash).executeTakeFirst()

/** What a link leads to: a sign-up that may become an account, one that has become it by this link, or nothing. */
const pressed = async (
  transaction: Transaction<Tables>,
  hash: string,
  at: string,
  { lockOwner }: Pick<Engine, 'lockOwner'>,
): Promise<Row | 'before' | undefined> => {
  const found = await withLink(transaction, hash)
  if (!found) return undefined
  // Of two links for one e-mail, or two clicks on one, the second sees what the first has done.
  await lockOwner(transaction, { kind: 'signUp', id: found.email })
  const row = await withLink(transaction, hash)
  if (row && row.confirmed_at !== null) return 'before'
  return row && row.expires_at > at ? row : undefined
}

/** The step from a pressed link to an account. */
const confirming =
  (db: Database, engine: Pick<Engine, 'lockOwner'>): SignUpRecords['confirm'] =>
  (hash, { userId, at, events }) =>
    db.transaction().execute(async transaction => {
      const row = await pressed(transaction, hash, at, engine)
      if (row === undefined || row === 'before') return row === 'before'
      const user = await userWith(transaction, row.email)
      if (user?.emailVerified) return false
      // Of the version before, never confirmed, so that nobody could do anything with it.
      if (user) await transaction.deleteFrom('auth_user').where('id', '=', user.id).execute()
      await makeAccount(transaction, row, { userId, at })
      await endOthers(transaction, row, at)
      await transaction.insertInto('audit_event').values(events.map(auditRow)).execute()
      return true
    })

/** The step that confirms an account of the version before. */
const confirmingEarlier =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>): SignUpRecords['confirmEarlier'] =>
  (email, at, eventOf) =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, { kind: 'signUp', id: email })
      const user = await userWith(transaction, email)
      if (!user || user.emailVerified) return user !== undefined
      await transaction
        .updateTable('auth_user')
        .set({ emailVerified: sqlTrue, updatedAt: at })
        .where('id', '=', user.id)
        .execute()
      await transaction.deleteFrom('waiting_sign_up').where('email', '=', email).execute()
      await transaction
        .insertInto('audit_event')
        .values(auditRow(eventOf(user.id)))
        .execute()
      return true
    })

/** Sign-ups that wait for their link, as records. */
export const recordedSignUps = (db: Database, engine: Pick<Engine, 'lockOwner'>): SignUpRecords => ({
  keep: async (signUp, link) => {
    const user = await userWith(db, signUp.email)
    await db.insertInto('waiting_sign_up').values(rowOf(signUp, link)).execute()
    return { isKnown: Boolean(user?.emailVerified) }
  },
  addLink: async (email, address, link) => {
    const user = await userWith(db, email)
    if (user?.emailVerified) return false
    const signUp = (await waitingFor(db, email, address)) ?? (await earlierSignUp(db, email))
    if (signUp) await db.insertInto('waiting_sign_up').values(rowOf(signUp, link)).execute()
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
  confirm: confirming(db, engine),
  confirmEarlier: confirmingEarlier(db, engine),
})
