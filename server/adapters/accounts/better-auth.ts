import type { Kysely } from 'kysely'
import { createKnownClient } from '../../access/queued-client.ts'
import type { Accounts, SignInResult, Visit } from '../../ports/accounts.ts'
import { loadLibrary, loadOnce } from './library.ts'
import { expectLibraryCodes, getUserId, type LibraryAnswer, readLibraryAnswer } from './library-answer.ts'
import { type CallLibrary, createLibraryHeaders } from './library-call.ts'
import { runForClient } from './library-client.ts'
import { createLibraryReader } from './library-records.ts'
import { renewSignatures } from './library-secrets.ts'
import type { LibrarySettings } from './options.ts'
import type { Passwords } from './password.ts'
import { createSessionReader } from './session-reader.ts'
import { createLibrarySessionTokens } from './session-tokens.ts'
import { createTwoFactorMethods, endHalfSession } from './two-factor.ts'
import { findWaitingHash } from './waiting-hash.ts'

/** Maps the library's answer to the outcome of a sign-in. */
const toSignIn = (answer: LibraryAnswer): SignInResult => {
  if (answer.code === 'EMAIL_NOT_VERIFIED') return { outcome: 'unverified' }
  if (!answer.isOk) return { outcome: 'wrong' }
  if (answer.body.twoFactorRedirect === true) return { outcome: 'code', cookies: answer.cookies }
  return { outcome: 'signedIn', userId: getUserId(answer), cookies: answer.cookies }
}

/** Dependencies of sign-in and sign-out. */
interface SignInDependencies {
  call: CallLibrary
  passwords: Passwords
  waitingHashOf(email: string): Promise<string | undefined>
  settledHashOf(email: string): Promise<string | undefined>
  endHalfSession(cookie: string): Promise<void>
  secrets: LibrarySettings['secrets']
}

/** Sign-in and sign-out. */
const createSignInMethods = ({
  call,
  passwords,
  waitingHashOf,
  settledHashOf,
  endHalfSession,
  secrets,
}: SignInDependencies): Pick<Accounts, 'signIn' | 'signOut'> => {
  const signOut: Accounts['signOut'] = async cookie => {
    const headers = createLibraryHeaders(renewSignatures(cookie, secrets))
    return (await call(auth => auth.api.signOut({ headers, asResponse: true }))).cookies
  }
  const inLibrary = async (email: string, password: string, visit: Visit): Promise<SignInResult> => {
    const body = { email, password: password.normalize('NFKC') }
    const headers = createLibraryHeaders('', visit)
    const answer = await call(auth => auth.api.signInEmail({ body, headers, asResponse: true }))
    return toSignIn(
      expectLibraryCodes(
        answer,
        'INVALID_EMAIL_OR_PASSWORD',
        'INVALID_EMAIL',
        'PASSWORD_TOO_LONG',
        'EMAIL_NOT_VERIFIED',
      ),
    )
  }
  return {
    signOut,
    signIn: async ({ email, password }, visit, client) => {
      // The library has no pending sign-ups. One hash is computed on either path, so that timing reveals nothing.
      const waiting = await waitingHashOf(email)
      if (waiting !== undefined)
        return { outcome: (await passwords.isPasswordOf(waiting, password, client)) ? 'unverified' : 'wrong' }
      const hash = await settledHashOf(email)
      const result = await runForClient(client, () => inLibrary(email, password, visit))
      if (result.outcome !== 'signedIn' && result.outcome !== 'code') return result
      // A password change ends existing sessions; this one was created after it with the old password.
      if ((await settledHashOf(email)) === hash) return result
      const cookie = result.cookies.map(text => text.split(';')[0]).join('; ')
      await (result.outcome === 'code' ? endHalfSession(cookie) : signOut(cookie))
      return { outcome: 'wrong' }
    },
  }
}

/** Password hashing and checks without the library. */
const createPasswordMethods = (
  { passwordHash, isPasswordOf }: Passwords,
  { passwordHashOf }: ReturnType<typeof createLibraryReader>,
): Pick<Accounts, 'hashOf' | 'isPasswordOf' | 'storedHash' | 'isPassword'> => {
  const storedHash: Accounts['storedHash'] = async (userId, password) => {
    const hash = await passwordHashOf(userId)
    const isRight = hash !== undefined && (await isPasswordOf(hash, password, createKnownClient(`user:${userId}`)))
    return isRight ? hash : undefined
  }
  return {
    hashOf: passwordHash,
    isPasswordOf,
    storedHash,
    isPassword: async (userId, password) => (await storedHash(userId, password)) !== undefined,
  }
}

/** Settings of the adapter; `db` is a Kysely instance of any schema. */
export interface BetterAuthSettings extends Omit<LibrarySettings, 'db'> {
  db: unknown
  /** Whether the operator requires a second factor of every user. */
  isSecondStepRequired: boolean
  now(): Date
}

/** Accounts whose library can be loaded before the first request needs it. */
export interface LoadableAccounts extends Accounts {
  /** Loads in the background; an error is passed to `failed`, and the next call retries. */
  load(failed: (cause: unknown) => void): void
}

/** Accounts on better-auth, in process: none of its routes is mounted. */
export const createBetterAuthAccounts = (settings: BetterAuthSettings): LoadableAccounts => {
  // The library's adapter takes any Kysely; the migration defines the tables.
  const db = settings.db as Kysely<never>
  const library = loadOnce(() => loadLibrary({ ...settings, db }))
  const call: CallLibrary = async work => readLibraryAnswer(await work(await library()))
  const records = createLibraryReader(settings.db as Parameters<typeof createLibraryReader>[0], settings)
  return {
    load: failed => void library().catch(failed),
    ...createSignInMethods({
      call,
      passwords: settings.passwords,
      waitingHashOf: email => findWaitingHash(settings.db as Parameters<typeof findWaitingHash>[0], email),
      settledHashOf: records.settledHashOf,
      endHalfSession: cookie => endHalfSession(library, cookie, settings.secrets),
      secrets: settings.secrets,
    }),
    ...createPasswordMethods(settings.passwords, records),
    ...createTwoFactorMethods(call, library, records, settings),
    ...createLibrarySessionTokens(library, settings, records),
    session: createSessionReader(call, library, records, settings),
    sessionById: records.sessionById,
  }
}
