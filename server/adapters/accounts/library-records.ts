import type { Kysely } from 'kysely'
import type { Session } from '../../ports/accounts.ts'

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
  auth_jwks: { id: string; createdAt: string | Date }
}

const instant = (value: string | Date): string => new Date(value).toISOString()

/** Reads the library's tables where a call into it would only cost time. */
export const libraryRecords = (db: Kysely<LibraryTables>, now: () => Date) => ({
  /** A session that is not over. */
  sessionById: async (id: string): Promise<Session | undefined> => {
    const row = await db
      .selectFrom('auth_session')
      .innerJoin('auth_user', 'auth_user.id', 'auth_session.userId')
      .select([
        'auth_session.id',
        'auth_session.userId',
        'auth_session.createdAt',
        'auth_session.expiresAt',
        'auth_user.name',
        'auth_user.email',
        'auth_user.createdAt as since',
        'auth_user.twoFactorEnabled',
      ])
      .where('auth_session.id', '=', id)
      .executeTakeFirst()
    if (!row || new Date(row.expiresAt) <= now()) return undefined
    const { name, email } = row
    return {
      id: row.id,
      userId: row.userId,
      createdAt: instant(row.createdAt),
      expiresAt: instant(row.expiresAt),
      user: { name, email, twoFactor: Boolean(row.twoFactorEnabled), createdAt: instant(row.since) },
    }
  },
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
  /** Forgets every key of session tokens, when the secret that protects them was changed. */
  forgetKeys: async (): Promise<void> => {
    await db.deleteFrom('auth_jwks').execute()
  },
})
