import { randomBytes } from 'node:crypto'
import type { Records } from '#server/adapters/storage/database'
import { createSignUpStore } from '#server/adapters/storage/sign-up-store'
import type { WaitingSignUp } from '#server/ports/sign-up-records'

type Rows = Pick<Records, 'db' | 'engine'>

/** An instant some minutes after the first of a story, ISO 8601. */
export const minute = (minutes: number): string => new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString()

const someone: WaitingSignUp = {
  ...{ email: 'ada@agency.example', name: 'Ada', passwordHash: 'hash of Ada', locale: 'fr', address: '192.0.2.0' },
  createdAt: minute(0),
  browserHash: 'browser of Ada',
}

/** Lets a sign-up wait, with a link that is good for an hour from its beginning; gives the hash of its link. */
export const waiting = async ({ db, engine }: Rows, changes: Partial<WaitingSignUp> = {}): Promise<string> => {
  const signUp = { ...someone, ...changes }
  const hash = randomBytes(8).toString('hex')
  const expiresAt = new Date(Date.parse(signUp.createdAt) + 3_600_000).toISOString()
  const { email, name, passwordHash, locale, address, createdAt, browserHash } = signUp
  await createSignUpStore(db, engine).keep(
    { email, name, passwordHash, locale, address, createdAt, browserHash },
    { hash, expiresAt },
  )
  return hash
}

/** Presses a link; gives what came of it, and the id that an account made by it has. */
export const pressed = async ({ db, engine }: Rows, hash: string, at = minute(1)) => {
  const userId = `usr_${randomBytes(12).toString('hex')}`
  const owner = { kind: 'user', id: userId } as const
  const event = { at, actor: owner, owner, action: 'account.created' } as const
  return { userId, isDone: await createSignUpStore(db, engine).confirm(hash, { userId, at, events: [event] }) }
}

/** Makes an account as a sign-up and its link do; gives its id. */
export const newAccount = async (records: Rows, changes: Partial<WaitingSignUp> = {}): Promise<string> =>
  (await pressed(records, await waiting(records, changes))).userId

/** A user as the version before made it at a sign-up: among the accounts, and not confirmed. */
export const unconfirmedBefore = async (
  { db }: Pick<Records, 'db'>,
  { email = someone.email, name = 'Before', passwordHash = 'hash of before', createdAt = minute(0) } = {},
): Promise<string> => {
  const id = `usr_${randomBytes(12).toString('hex')}`
  const times = { createdAt, updatedAt: createdAt }
  await db
    .insertInto('auth_user')
    .values({ id, name, email, emailVerified: 0, ...times })
    .execute()
  await db
    .insertInto('auth_account')
    .values({
      ...{ id: id.replace('usr_', 'acc_'), accountId: id, providerId: 'credential', userId: id },
      ...{ password: passwordHash, ...times },
    })
    .execute()
  return id
}

/** Gives a user a session and a second step. */
export const equipped = async ({ db }: Pick<Records, 'db'>, userId: string): Promise<void> => {
  const id = randomBytes(6).toString('hex')
  const times = { createdAt: minute(0), updatedAt: minute(0) }
  await db
    .insertInto('auth_session')
    .values({ id: `ses_${id}`, token: id, userId, expiresAt: minute(9999), ...times })
    .execute()
  await db
    .insertInto('auth_two_factor')
    .values({ id: `two_${id}`, userId, secret: 'sealed', backupCodes: 'sealed' } as never)
    .execute()
  // Text for PostgreSQL, a number for SQLite.
  await db.updateTable('auth_user').set({ twoFactorEnabled: 1 }).where('id', '=', userId).execute()
}
