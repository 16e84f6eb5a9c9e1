import type { Kysely } from 'kysely'
import type { Accounts, SignIn, Visit } from '../../ports/accounts.ts'
import { emailOfEarlierLink } from './earlier-link.ts'
import { loadedOnce, loadLibrary } from './library.ts'
import { expected, type LibraryAnswer, libraryAnswer, userIdOf } from './library-answer.ts'
import { type CallLibrary, libraryHeaders } from './library-call.ts'
import { libraryRecords } from './library-records.ts'
import type { LibrarySettings } from './options.ts'
import type { Passwords } from './password.ts'
import { sessionTokens } from './session-tokens.ts'
import { endHalfSession, twoFactorOf } from './two-factor.ts'
import { waitingHash } from './waiting-hash.ts'

/** What became of a try to sign in. */
const signInOf = (answer: LibraryAnswer): SignIn => {
  if (answer.code === 'EMAIL_NOT_VERIFIED') return { outcome: 'unverified' }
  if (!answer.isOk) return { outcome: 'wrong' }
  if (answer.body.twoFactorRedirect === true) return { outcome: 'code', cookies: answer.cookies }
  return { outcome: 'signedIn', userId: userIdOf(answer), cookies: answer.cookies }
}

/** What the way in is made of. */
interface EntryParts {
  call: CallLibrary
  passwords: Passwords
  waitingHashOf(email: string): Promise<string | undefined>
  settledHashOf(email: string): Promise<string | undefined>
  endHalfSession(cookie: string): Promise<void>
}

/** The way in and out. */
const entryOf = ({
  call,
  passwords,
  waitingHashOf,
  settledHashOf,
  endHalfSession,
}: EntryParts): Pick<Accounts, 'signIn' | 'signOut'> => {
  const signOut: Accounts['signOut'] = async cookie => {
    const headers = libraryHeaders(cookie)
    return (await call(auth => auth.api.signOut({ headers, asResponse: true }))).cookies
  }
  const inLibrary = async (email: string, password: string, visit: Visit): Promise<SignIn> => {
    const body = { email, password: password.normalize('NFKC') }
    const headers = libraryHeaders('', visit)
    const answer = await call(auth => auth.api.signInEmail({ body, headers, asResponse: true }))
    return signInOf(
      expected(answer, 'INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL', 'PASSWORD_TOO_LONG', 'EMAIL_NOT_VERIFIED'),
    )
  }
  return {
    signOut,
    signIn: async ({ email, password }, visit) => {
      // The library knows no sign-up that waits; one hash is calculated either way, so that the time says nothing.
      const waiting = await waitingHashOf(email)
      if (waiting !== undefined)
        return { outcome: (await passwords.isPasswordOf(waiting, password)) ? 'unverified' : 'wrong' }
      const hash = await settledHashOf(email)
      const result = await inLibrary(email, password, visit)
      if (result.outcome !== 'signedIn' && result.outcome !== 'code') return result
      // A new password has ended the sessions that it found: this one came after, by a password that is over.
      if ((await settledHashOf(email)) === hash) return result
      const cookie = result.cookies.map(text => text.split(';')[0]).join('; ')
      await (result.outcome === 'code' ? endHalfSession(cookie) : signOut(cookie))
      return { outcome: 'wrong' }
    },
  }
}

/** Passwords, without the library. */
const passwordsOf = (
  { passwordHash, isPasswordOf }: Passwords,
  { passwordHashOf }: ReturnType<typeof libraryRecords>,
): Pick<Accounts, 'hashOf' | 'storedHash' | 'isPassword'> => {
  const storedHash: Accounts['storedHash'] = async (userId, password) => {
    const hash = await passwordHashOf(userId)
    return hash !== undefined && (await isPasswordOf(hash, password)) ? hash : undefined
  }
  return {
    hashOf: passwordHash,
    storedHash,
    isPassword: async (userId, password) => (await storedHash(userId, password)) !== undefined,
  }
}

/** What the adapter is made of; `db` are the records, under whatever type of their tables. */
export interface BetterAuthSettings extends Omit<LibrarySettings, 'db'> {
  db: unknown
  /** The operator asks everybody for a second step. */
  isSecondStepRequired: boolean
  now(): Date
}

/** Accounts, and a way to load the library before the first request needs it. */
export interface LoadableAccounts extends Accounts {
  /** Loads in the background; an error is passed to `failed`, and the next call tries again. */
  load(failed: (cause: unknown) => void): void
}

/** Accounts on better-auth, in process: none of its routes is mounted. */
export const betterAuthAccounts = (settings: BetterAuthSettings): LoadableAccounts => {
  // The library's adapter takes any Kysely; the migration defines the tables.
  const db = settings.db as Kysely<never>
  const library = loadedOnce(() => loadLibrary({ ...settings, db }))
  const call: CallLibrary = async work => libraryAnswer(await work(await library()))
  const records = libraryRecords(settings.db as Parameters<typeof libraryRecords>[0], settings)
  return {
    load: failed => void library().catch(failed),
    ...entryOf({
      call,
      passwords: settings.passwords,
      waitingHashOf: email => waitingHash(settings.db as Parameters<typeof waitingHash>[0], email),
      settledHashOf: records.settledHashOf,
      endHalfSession: cookie => endHalfSession(library, cookie),
    }),
    emailOfEarlierLink: token => emailOfEarlierLink(token, settings),
    ...passwordsOf(settings.passwords, records),
    ...twoFactorOf(call, library, records, settings.now),
    ...sessionTokens(library, settings, records),
    session: async cookie => {
      const { body, cookies } = await call(auth =>
        auth.api.getSession({ headers: libraryHeaders(cookie), asResponse: true }),
      )
      const { id } = Object(body.session) as { id?: unknown }
      const session = typeof id === 'string' ? await records.sessionById(id) : undefined
      return session && { ...session, cookies }
    },
    sessionById: records.sessionById,
  }
}
