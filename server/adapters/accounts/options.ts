import { randomBytes } from 'node:crypto'
import type { KyselyDatabaseType } from '@better-auth/kysely-adapter'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { Passwords } from './password.ts'

/** What the library is set up with. */
export interface LibrarySettings {
  db: Kysely<never>
  /** The database engine: its SQL dialect, whether several processes share it, and a lock until a transaction ends. */
  engine: {
    dialect: KyselyDatabaseType
    isShared: boolean
    lockOwner(transaction: QueryExecutorProvider, owner: { kind: string; id: string }): Promise<void>
  }
  secret: string
  /** Origin of pages; undefined on loopback, where each request says it. */
  publicUrl: string | undefined
  isLoopback: boolean
  sessionDays: number
  passwords: Passwords
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

/**
 * The settings of the library but for its database and plugins. It sends no letters: sign-ups, confirmations and new
 * passwords are steps of our own on its tables.
 */
export const libraryOptions = ({ secret, publicUrl, isLoopback, sessionDays, passwords }: LibrarySettings) => ({
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
    password: {
      hash: passwords.passwordHash,
      verify: ({ hash, password }: { hash: string; password: string }) => passwords.isPasswordOf(hash, password),
    },
  },
  advanced: cookieOptions(isLoopback),
})

/** Settings of the half sessions between password and second step. */
export const twoFactorOptions = {
  issuer: 'Valorem',
  schema: pluginTables.twoFactor,
  // Backup codes are ours: the library would keep them readable.
  backupCodeOptions: { customBackupCodesGenerate: (): string[] => [] },
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
