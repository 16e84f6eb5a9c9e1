import { createHmac, randomBytes } from 'node:crypto'
import { createKnownClient } from '#server/access/queued-client'
import type { Actor, Session } from '#server/ports/accounts'
import type { TestApp } from './app.ts'
import { authSecret } from './auth-secret.ts'
import { cheapPasswords } from './passwords.ts'

/** A signed-in user, with its session. */
export interface Person {
  userId: string
  email: string
  name: string
  session: Session
  /** The Cookie header of the session. */
  cookie: string
  /** A session token, good for 15 minutes. */
  token(): Promise<string>
  /** The person as services get it. */
  actor: Actor
}

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, calculated once in a process: it costs a third of a second, and people may share theirs. */
const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? cheapPasswords.passwordHash(password, createKnownClient('user:arranged'))
  hashes.set(password, known)
  return known
}

/** A cookie as the library signs it: the token of the session, a point and its HMAC. */
const signed = (token: string): string =>
  `valorem_session=${encodeURIComponent(`${token}.${createHmac('sha256', authSecret).update(token).digest('base64')}`)}`

/**
 * Removes whoever has an id or an e-mail, with their sessions and passwords: a test with a second try meets the records that
 * its first try left.
 */
const removeNamesake = async ({ db }: Pick<TestApp, 'db'>, userId: string, email: string): Promise<void> => {
  await db
    .deleteFrom('auth_user')
    .where(({ or, eb }) => or([eb('id', '=', userId), eb('email', '=', email)]))
    .execute()
}

/**
 * Puts a confirmed person with a session into the records of an app, as a sign-up and a sign-in do, without the time that
 * the hashes of their password take; the app must have `authSecret`.
 */
export const person = async (
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  {
    id = randomBytes(12).toString('hex'),
    name = 'Ada',
    email = `${name.toLowerCase()}-${id.slice(0, 6)}@agency.example`,
    password,
  }: { id?: string; name?: string; email?: string; password?: string } = {},
): Promise<Person> => {
  const [userId, sessionId, token] = [`usr_${id}`, `ses_${id}`, `token-of-${id}`]
  const at = '2026-11-21T11:55:00.000Z'
  const times = { createdAt: at, updatedAt: at }
  await removeNamesake({ db }, userId, email)
  // SQLite has 0 and 1.
  await db
    .insertInto('auth_user')
    .values({ id: userId, name, email, emailVerified: 1, ...times })
    .execute()
  await db
    .insertInto('auth_session')
    // Far away: the library looks at the clock of the machine.
    .values({ id: sessionId, userId, token, expiresAt: '2099-12-31T00:00:00.000Z', ...times })
    .execute()
  if (password !== undefined) {
    const account = { id: `acc_${id}`, accountId: userId, providerId: 'credential', userId, ...times }
    await db
      .insertInto('auth_account')
      .values({ ...account, password: await hashOf(password) })
      .execute()
  }
  const accounts = deps.account?.accounts
  const session = await accounts?.sessionById(sessionId)
  if (!accounts || !session) throw new Error('This app has no accounts.')
  return {
    ...{ userId, email, name, session, cookie: signed(token) },
    token: async () => (await accounts.token(session)).token,
    actor: {
      session,
      visit: { address: '127.0.0.1', shownAddress: '127.0.0.0', agent: 'test', requestId: 'req_test' },
      place: { origin: 'http://127.0.0.1:3000', locale: 'fr' },
    },
  }
}
