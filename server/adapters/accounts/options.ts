import { randomBytes } from 'node:crypto'
import type { KyselyDatabaseType } from '@better-auth/kysely-adapter'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { AuthSecrets } from '../../access/auth-secrets.ts'
import { tokenSeconds } from '../../ports/session-life.ts'
import { getLibraryClient } from './library-client.ts'
import { createSecretOptions } from './library-secrets.ts'
import type { Passwords } from './password.ts'

export interface LibrarySettings {
  db: Kysely<never>
  /** The database engine: its SQL dialect, whether several processes share it, and a lock until a transaction ends. */
  engine: {
    dialect: KyselyDatabaseType
    isShared: boolean
    lockOwner(transaction: QueryExecutorProvider, owner: { kind: string; id: string }): Promise<void>
  }
  secrets: AuthSecrets
  /** Origin of pages; undefined on loopback, where it is taken from each request. */
  publicUrl: string | undefined
  isLoopback: boolean
  sessionDays: number
  passwords: Passwords
}

/** Issuer and audience of session tokens; replicas on several ports of one machine must agree. */
export const getTokenNames = (publicUrl: string | undefined) =>
  ({ issuer: publicUrl ?? 'valorem', audience: 'valorem' }) as const

const daySeconds = dayMs / 1000
/** Signing keys of session tokens are rotated after 90 days and published for 7 more. */
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

/** Prefix of the model and 24 random hexadecimal digits. */
const generateAccountId = ({ model }: { model: string }): string =>
  `${prefixes[model] ?? 'oth'}_${randomBytes(12).toString('hex')}`

/** Name of a cookie, with the `__Host-` prefix where there is https. */
const getCookieName = (isLoopback: boolean, name: string): string => `${isLoopback ? '' : '__Host-'}valorem_${name}`

/** The library's core tables, mapped to ours. */
const tables = {
  user: { modelName: 'auth_user' },
  account: { modelName: 'auth_account' },
  verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' as const },
}

/** Table names of plugins. */
export const pluginTables = {
  twoFactor: { twoFactor: { modelName: 'auth_two_factor' } },
  jwt: { jwks: { modelName: 'auth_jwks' } },
  organization: {
    organization: { modelName: 'auth_organization' },
    member: { modelName: 'auth_member' },
    invitation: { modelName: 'auth_invitation' },
  },
} as const

/** Names and attributes of cookies, and the visitor headers that the library may read. */
const createCookieOptions = (isLoopback: boolean) => ({
  // The library would add a prefix of its own; `__Host-` and the attribute are set explicitly.
  useSecureCookies: false,
  defaultCookieAttributes: { secure: !isLoopback },
  cookiePrefix: getCookieName(isLoopback, ''),
  cookies: {
    session_token: { name: getCookieName(isLoopback, 'session') },
    two_factor: { name: getCookieName(isLoopback, 'code') },
  },
  ipAddress: { ipAddressHeaders: ['x-forwarded-for'] },
  database: { generateId: generateAccountId },
})

/**
 * Settings of the library except its database and plugins. It sends no letters: sign-ups, confirmations and password
 * resets are implemented on its tables by our services.
 */
export const createLibraryOptions = ({ secrets, publicUrl, isLoopback, sessionDays, passwords }: LibrarySettings) => ({
  ...tables,
  baseURL: publicUrl ?? 'http://localhost',
  basePath: '/none',
  ...createSecretOptions(secrets),
  telemetry: { enabled: false },
  // It would log e-mail addresses; failures are thrown.
  logger: { log: () => {} },
  session: { modelName: 'auth_session', expiresIn: sessionDays * daySeconds, updateAge: daySeconds },
  emailAndPassword: {
    enabled: true,
    minPasswordLength: 15,
    maxPasswordLength: 128,
    requireEmailVerification: true,
    password: {
      hash: (password: string) => passwords.passwordHash(password, getLibraryClient()),
      verify: ({ hash, password }: { hash: string; password: string }) =>
        passwords.isPasswordOf(hash, password, getLibraryClient()),
    },
  },
  advanced: createCookieOptions(isLoopback),
})

/** Settings of half sessions, between password and second factor. */
export const twoFactorOptions = {
  issuer: 'Valorem',
  schema: pluginTables.twoFactor,
  // Backup codes are managed by our services: the library would store them reversibly.
  backupCodeOptions: { customBackupCodesGenerate: (): string[] => [] },
}

/** Settings of the signing keys of session tokens. */
export const createTokenOptions = (publicUrl: string | undefined) => ({
  disableSettingJwtHeader: true,
  schema: pluginTables.jwt,
  jwks: {
    rotationInterval: keyDays * daySeconds,
    gracePeriod: oldKeyDays * daySeconds,
    keyPairConfig: { alg: 'EdDSA' as const, crv: 'Ed25519' as const },
  },
  jwt: { ...getTokenNames(publicUrl), expirationTime: tokenSeconds },
})
