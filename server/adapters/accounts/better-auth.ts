import type { Kysely } from 'kysely'
import type { Accounts, SignIn } from '../../ports/accounts.ts'
import { duringCall, type LibraryCall } from './letter-place.ts'
import { loadedOnce, loadLibrary } from './library.ts'
import { expected, type LibraryAnswer, libraryAnswer, userIdOf } from './library-answer.ts'
import { type CallLibrary, libraryHeaders } from './library-call.ts'
import { libraryRecords } from './library-records.ts'
import type { LibrarySettings } from './options.ts'
import { isPasswordOf } from './password.ts'
import { sessionTokens } from './session-tokens.ts'
import { twoFactorOf } from './two-factor.ts'

/** What became of a try to sign in. */
const signInOf = (answer: LibraryAnswer): SignIn => {
  if (answer.code === 'EMAIL_NOT_VERIFIED') return { outcome: 'unverified' }
  if (!answer.isOk) return { outcome: 'wrong' }
  if (answer.body.twoFactorRedirect === true) return { outcome: 'code', cookies: answer.cookies }
  return { outcome: 'signedIn', userId: userIdOf(answer), cookies: answer.cookies }
}

/** The way in and out. */
const entryOf = (
  call: CallLibrary,
): Pick<Accounts, 'signUp' | 'sendVerification' | 'verify' | 'signIn' | 'signOut'> => ({
  signUp: async ({ name, email, password }, place) => {
    const body = { name, email, password: password.normalize('NFKC') }
    const running: LibraryCall = { place }
    expected(await call(auth => auth.api.signUpEmail({ body, asResponse: true }), running))
    return running.userId
  },
  sendVerification: async (email, place) => {
    const answer = await call(auth => auth.api.sendVerificationEmail({ body: { email }, asResponse: true }), { place })
    expected(answer, 'EMAIL_ALREADY_VERIFIED', 'USER_NOT_FOUND')
  },
  verify: async token => {
    const running: LibraryCall = {}
    const { isOk } = expected(
      await call(auth => auth.api.verifyEmail({ query: { token }, asResponse: true }), running),
      'INVALID_TOKEN',
      'TOKEN_EXPIRED',
      'USER_NOT_FOUND',
    )
    return isOk && { userId: running.userId }
  },
  signIn: async ({ email, password }, visit) => {
    const body = { email, password: password.normalize('NFKC') }
    const headers = libraryHeaders('', visit)
    const answer = await call(auth => auth.api.signInEmail({ body, headers, asResponse: true }))
    return signInOf(
      expected(answer, 'INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL', 'PASSWORD_TOO_LONG', 'EMAIL_NOT_VERIFIED'),
    )
  },
  signOut: async cookie => {
    const headers = libraryHeaders(cookie)
    return (await call(auth => auth.api.signOut({ headers, asResponse: true }))).cookies
  },
})

/** Forgotten and changed passwords. */
const passwordsOf = (
  call: CallLibrary,
  { passwordHashOf }: ReturnType<typeof libraryRecords>,
): Pick<Accounts, 'forgot' | 'reset' | 'changePassword' | 'isPassword'> => ({
  forgot: async (email, place) => {
    expected(await call(auth => auth.api.requestPasswordReset({ body: { email }, asResponse: true }), { place }))
  },
  reset: async (token, password) => {
    const running: LibraryCall = {}
    const body = { token, newPassword: password.normalize('NFKC') }
    const answer = await call(auth => auth.api.resetPassword({ body, asResponse: true }), running)
    expected(answer, 'INVALID_TOKEN', 'USER_NOT_FOUND')
    return running.userId
  },
  changePassword: async (cookie, { current, password }, visit) => {
    const body = {
      currentPassword: current.normalize('NFKC'),
      newPassword: password.normalize('NFKC'),
      revokeOtherSessions: true,
    }
    const headers = libraryHeaders(cookie, visit)
    const answer = await call(auth => auth.api.changePassword({ body, headers, asResponse: true }))
    return expected(answer, 'INVALID_PASSWORD', 'PASSWORD_TOO_LONG').isOk ? answer.cookies : undefined
  },
  isPassword: async (userId, password) => {
    const hash = await passwordHashOf(userId)
    return hash !== undefined && isPasswordOf(hash, password)
  },
})

/** What the adapter is made of; `db` are the records, under whatever type of their tables. */
export interface BetterAuthSettings extends Omit<LibrarySettings, 'db'> {
  db: unknown
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
  const call: CallLibrary = async (work, running = {}) =>
    libraryAnswer(await duringCall(running, async () => work(await library())))
  const records = libraryRecords(settings.db as Parameters<typeof libraryRecords>[0], settings.now)
  return {
    load: failed => void library().catch(failed),
    ...entryOf(call),
    ...passwordsOf(call, records),
    ...twoFactorOf(call, library),
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
