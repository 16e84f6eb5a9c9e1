import { randomBytes } from 'node:crypto'
import type { KyselyDatabaseType } from '@better-auth/kysely-adapter'
import type { Kysely } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { Letter, LetterKind } from '../../ports/accounts.ts'
import { runningCall } from './letter-place.ts'
import { isPasswordOf, passwordHash } from './password.ts'

/** What the library is set up with. */
export interface LibrarySettings {
  db: Kysely<never>
  /** The database engine: its SQL dialect, and whether several processes share it. */
  engine: { dialect: KyselyDatabaseType; isShared: boolean }
  secret: string
  /** Origin of pages; undefined on loopback, where each request says it. */
  publicUrl: string | undefined
  isLoopback: boolean
  sessionDays: number
  send(letter: Letter): void
}

/** Who signs session tokens, and for whom; replicas on several ports of one machine must agree. */
export const tokenNames = (publicUrl: string | undefined) =>
  ({ issuer: publicUrl ?? 'valorem', audience: 'valorem' }) as const

/** Seconds for which a session token is good. */
export const tokenSeconds = 900

const daySeconds = dayMs / 1000
/** A key of session tokens is replaced after 90 days, and served for 7 more. */
const keyDays = 90
const oldKeyDays = 7

const prefixes: Readonly<Record<string, string>> = {
  user: 'usr',
  session: 'ses',
  account: 'acc',
  verification: 'ver',
  twoFactor: 'two',
  jwks: 'jwk',
}

/** An id of ours: what it is of, and 24 hexadecimal digits of chance. */
const generateId = ({ model }: { model: string }): string =>
  `${prefixes[model] ?? 'oth'}_${randomBytes(12).toString('hex')}`

/** The name of our cookies: bound to the host where there is https. */
const cookieName = (isLoopback: boolean, name: string): string => `${isLoopback ? '' : '__Host-'}valorem_${name}`

/** Sends a letter from a callback; the link is built from the token, since the library's own routes are not mounted. */
const sender =
  (send: LibrarySettings['send']) =>
  (kind: LetterKind, to: string, path: string): void => {
    const { place } = runningCall()
    if (!place) throw new Error('A letter was to be sent without a place for its link.')
    send({ kind, to, locale: place.locale, link: `${place.origin}${path}` })
  }

/** The tables as the library calls them, on ours. */
const tables = {
  user: { modelName: 'auth_user' },
  account: { modelName: 'auth_account' },
  verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' as const },
}

/** Names of the tables of plugins. */
export const pluginTables = {
  twoFactor: { twoFactor: { modelName: 'auth_two_factor' } },
  jwt: { jwks: { modelName: 'auth_jwks' } },
  organization: {
    organization: { modelName: 'auth_organization' },
    member: { modelName: 'auth_member' },
    invitation: { modelName: 'auth_invitation' },
  },
} as const

/** Names and attributes of cookies, and what the library may know of a visitor. */
const cookieOptions = (isLoopback: boolean) => ({
  // The prefix of the library is not that of our names: `__Host-` and the attribute are set by themselves.
  useSecureCookies: false,
  defaultCookieAttributes: { secure: !isLoopback },
  cookiePrefix: cookieName(isLoopback, ''),
  cookies: {
    session_token: { name: cookieName(isLoopback, 'session') },
    two_factor: { name: cookieName(isLoopback, 'code') },
  },
  ipAddress: { ipAddressHeaders: ['x-forwarded-for'] },
  database: { generateId },
})

/** The settings of the library but for its database and plugins. */
export const libraryOptions = ({ secret, publicUrl, isLoopback, sessionDays, send }: LibrarySettings) => {
  const letter = sender(send)
  return {
    ...tables,
    baseURL: publicUrl ?? 'http://localhost',
    basePath: '/none',
    secret,
    telemetry: { enabled: false },
    // It logs by itself, and with e-mails; what fails is thrown.
    logger: { log: () => {} },
    session: { modelName: 'auth_session', expiresIn: sessionDays * daySeconds, updateAge: daySeconds },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 15,
      maxPasswordLength: 128,
      requireEmailVerification: true,
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: passwordHash,
        verify: ({ hash, password }: { hash: string; password: string }) => isPasswordOf(hash, password),
      },
      sendResetPassword: async ({ user, token }: { user: { email: string }; token: string }) =>
        letter('reset', user.email, `/reset?token=${encodeURIComponent(token)}`),
      onExistingUserSignUp: async ({ user }: { user: { email: string } }) => letter('existing', user.email, '/sign-in'),
      onPasswordReset: async ({ user }: { user: { id: string } }) => {
        runningCall().userId = user.id
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, token }: { user: { id: string; email: string }; token: string }) => {
        runningCall().userId = user.id
        letter('verify', user.email, `/verify?token=${encodeURIComponent(token)}`)
      },
      afterEmailVerification: async (user: { id: string }) => {
        runningCall().userId = user.id
      },
    },
    advanced: cookieOptions(isLoopback),
  }
}

/** Settings of the keys of session tokens. */
export const tokenOptions = (publicUrl: string | undefined) => ({
  disableSettingJwtHeader: true,
  schema: pluginTables.jwt,
  jwks: {
    rotationInterval: keyDays * daySeconds,
    gracePeriod: oldKeyDays * daySeconds,
    keyPairConfig: { alg: 'EdDSA' as const, crv: 'Ed25519' as const },
  },
  jwt: { ...tokenNames(publicUrl), expirationTime: tokenSeconds },
})
