import type { Selectable, Transaction } from 'kysely'
import type { LinkRequest, SignUpRecords, StoredLink, WaitingSignUp } from '../../ports/sign-up-records.ts'
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
  browser_hash: signUp.browserHash ?? null,
})

const toWaitingSignUp = (row: Row): WaitingSignUp => ({
  email: row.email,
  name: row.name,
  passwordHash: row.password_hash,
  locale: row.locale,
  address: row.address,
  createdAt: row.created_at,
  browserHash: row.browser_hash ?? undefined,
})

/** User with an e-mail; one from the previous version may be unconfirmed. */
const findUserByEmail = (db: Database, email: string) =>
  db.selectFrom('auth_user').select(['id', 'emailVerified']).where('email', '=', email).executeTakeFirst()

/** Newest pending sign-up of a browser with an e-mail. */
const findOwnSignUp = async (
  db: Database,
  email: string,
  { browserHash }: LinkRequest,
): Promise<WaitingSignUp | undefined> => {
  if (browserHash === undefined) return undefined
  const row = await db
    .selectFrom('waiting_sign_up')
    .selectAll()
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .where('password_hash', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toWaitingSignUp(row)
}

/** Whether a sign-up with this e-mail is pending, of any browser, or as an account of the version before. */
const hasPendingSignUp = async (db: Database, email: string, user: { id: string } | undefined): Promise<boolean> => {
  if (user) return true
  const row = await db
    .selectFrom('waiting_sign_up')
    .select('link_hash')
    .where('email', '=', email)
    // A link without a password is no sign-up of its own: it would otherwise be extended for ever.
    .where('password_hash', '!=', '')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Link without name and password, which are chosen at its confirmation. */
const toUnboundSignUp = (email: string, { locale, address, createdAt }: LinkRequest): WaitingSignUp => ({
  ...{ email, name: '', passwordHash: '', locale, address, createdAt, browserHash: undefined },
})

/** Creates the account of a sign-up; the confirmation link proves the mailbox. */
const insertAccount = async (
  transaction: Transaction<Tables>,
  { email, locale }: Row,
  { userId, at, name, password }: { userId: string; at: string; name: string; password: string },
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
    .set({ email: '', name: '', password_hash: '', address: '', browser_hash: null, confirmed_at: at })
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
  (hash, { userId, at, events, chosen }) =>
    db.transaction().execute(async transaction => {
      const row = await resolveSignUpLink(transaction, hash, at, engine)
      if (row === undefined || row === 'before') return row === 'before'
      const { name, passwordHash: password } = chosen ?? { name: row.name, passwordHash: row.password_hash }
      if (password === '') return false
      const user = await findUserByEmail(transaction, row.email)
      if (user?.emailVerified) return false
      // From the previous version and never confirmed, so never usable.
      if (user) await transaction.deleteFrom('auth_user').where('id', '=', user.id).execute()
      await insertAccount(transaction, row, { userId, at, name, password })
      await endOtherSignUps(transaction, row, at)
      await transaction.insertInto('audit_event').values(events.map(toAuditRow)).execute()
      return true
    })

/** Pending sign-ups, as records. */
export const createSignUpStore = (db: Database, engine: Pick<Engine, 'lockOwner'>): SignUpRecords => ({
  keep: async (signUp, link) => {
    const user = await findUserByEmail(db, signUp.email)
    await db.insertInto('waiting_sign_up').values(toSignUpRow(signUp, link)).execute()
    return { isKnown: Boolean(user?.emailVerified) }
  },
  addLink: async (email, request, link) => {
    const user = await findUserByEmail(db, email)
    if (user?.emailVerified) return undefined
    const own = await findOwnSignUp(db, email, request)
    if (!own && !(await hasPendingSignUp(db, email, user))) return undefined
    const signUp = own ?? toUnboundSignUp(email, request)
    await db.insertInto('waiting_sign_up').values(toSignUpRow(signUp, link)).execute()
    return { createdAt: signUp.createdAt, address: signUp.address }
  },
  ofLink: async (hash, now) => {
    const row = await db
      .selectFrom('waiting_sign_up')
      .selectAll()
      .where('link_hash', '=', hash)
      .where(({ eb, or }) => or([eb('expires_at', '>', now), eb('confirmed_at', 'is not', null)]))
      .executeTakeFirst()
    if (!row) return undefined
    const { email, created_at: createdAt, address, password_hash: password, confirmed_at, browser_hash } = row
    const passwordHash = password === '' ? undefined : password
    const browserHash = browser_hash ?? undefined
    return { email, createdAt, address, passwordHash, isConfirmed: confirmed_at !== null, browserHash }
  },
  confirm: createSignUpConfirm(db, engine),
})
