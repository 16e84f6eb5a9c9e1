import type { Kysely } from 'kysely'
import type { Session } from '../../ports/accounts.ts'
import { sessionEnd } from '../../ports/session-life.ts'
import type { LibrarySettings } from './options.ts'

/** What is read here of the library's tables; instants are text on SQLite and dates from PostgreSQL. */
interface LibraryTables {
  auth_session: { id: string; userId: string; createdAt: string | Date; expiresAt: string | Date }
  auth_user: {
    id: string
    name: string
    email: string
    createdAt: string | Date
    twoFactorEnabled: boolean | number | null
  }
  auth_account: { userId: string; providerId: string; password: string | null }
  auth_member: { userId: string; organizationId: string }
  organisation_profile: { organisation_id: string; second_step_required: number }
  auth_jwks: { id: string; createdAt: string | Date }
  auth_two_factor: { userId: string; secret: string; backupCodes: string; verified: boolean | number | null }
}

const instant = (value: string | Date): string => new Date(value).toISOString()

/** Reads the second factors of the library. */
const deviceRecords = (db: Kysely<LibraryTables>) => ({
  /** The device with codes that a user has, or began to set up; its secrets as the library encrypted them. */
  deviceOf: async (
    userId: string,
  ): Promise<{ secret: string; backupCodes: string; isConfirmed: boolean } | undefined> => {
    const row = await db
      .selectFrom('auth_two_factor')
      .select(['secret', 'backupCodes', 'verified'])
      .where('userId', '=', userId)
      .executeTakeFirst()
    // Rows of the library's earliest versions say nothing, and count.
    return row && { ...row, isConfirmed: row.verified === null || Boolean(row.verified) }
  },
})

/** Reads the passwords of the library. */
const passwordRecords = (db: Kysely<LibraryTables>) => ({
  /** The hash of a user's password. */
  passwordHashOf: async (userId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('auth_account')
      .select('password')
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
    return row?.password ?? undefined
  },
})

/** Reads the passwords of the library as a sign-in needs them, without a change that is under way. */
const settledPasswords = (db: Kysely<LibraryTables>, { lockOwner }: LibrarySettings['engine']) => ({
  /**
   * The hash of the password of the account with an e-mail, once a change of it that is under way is done; undefined for
   * an unknown e-mail, with the same statements.
   */
  settledHashOf: (email: string): Promise<string | undefined> =>
    db.transaction().execute(async transaction => {
      const user = await transaction.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst()
      const id = user?.id ?? ''
      await lockOwner(transaction, { kind: 'user', id })
      return passwordRecords(transaction).passwordHashOf(id)
    }),
})

/** Reads the library's tables where a call into it would only cost time. */
export const libraryRecords = (
  db: Kysely<LibraryTables>,
  {
    engine,
    now,
    isSecondStepRequired,
  }: Pick<LibrarySettings, 'engine'> & { now(): Date; isSecondStepRequired: boolean },
) => ({
  ...deviceRecords(db),
  ...passwordRecords(db),
  ...settledPasswords(db, engine),
  /** A session that is not over. */
  sessionById: async (id: string): Promise<Session | undefined> => {
    const row = await db
      .selectFrom('auth_session')
      .innerJoin('auth_user', 'auth_user.id', 'auth_session.userId')
      .leftJoin('auth_member', 'auth_member.userId', 'auth_session.userId')
      .leftJoin('organisation_profile', 'organisation_profile.organisation_id', 'auth_member.organizationId')
      .select([
        'auth_session.id',
        'auth_session.userId',
        'auth_session.createdAt',
        'auth_session.expiresAt',
        'auth_user.name',
        'auth_user.email',
        'auth_user.createdAt as since',
        'auth_user.twoFactorEnabled',
        'organisation_profile.second_step_required',
      ])
      .where('auth_session.id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const end = sessionEnd(row)
    if (end <= now()) return undefined
    const { name, email } = row
    const twoFactor = Boolean(row.twoFactorEnabled)
    return {
      id: row.id,
      userId: row.userId,
      createdAt: instant(row.createdAt),
      expiresAt: end.toISOString(),
      user: { name, email, twoFactor, createdAt: instant(row.since) },
      needsSecondStep: !twoFactor && (isSecondStepRequired || row.second_step_required === 1),
    }
  },
  /** Forgets every key of session tokens, when the secret that protects them was changed. */
  forgetKeys: async (): Promise<void> => {
    await db.deleteFrom('auth_jwks').execute()
  },
})
