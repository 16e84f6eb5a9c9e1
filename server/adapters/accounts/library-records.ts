import type { Kysely } from 'kysely'
import type { Session } from '../../ports/accounts.ts'
import { isSandboxEmail } from '../../ports/sandboxes.ts'
import { calculateSessionEnd } from '../../ports/session-life.ts'
import type { LibrarySettings } from './options.ts'

/** Columns read from the library's tables; instants are text on SQLite and dates on PostgreSQL. */
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
  auth_member: { userId: string; organizationId: string; role: string }
  second_step_duty: { user_id: string; due_at: string }
  organisation_profile: { organisation_id: string; second_step_required: number }
  auth_jwks: { id: string; createdAt: string | Date }
  auth_two_factor: { userId: string; secret: string; backupCodes: string; verified: boolean | number | null }
}

const toIsoInstant = (value: string | Date): string => new Date(value).toISOString()

/** Reads the library's second factors. */
const createDeviceReader = (db: Kysely<LibraryTables>) => ({
  /** TOTP device of a user, confirmed or not; its secrets are as the library encrypted them. */
  deviceOf: async (
    userId: string,
  ): Promise<{ secret: string; backupCodes: string; isConfirmed: boolean } | undefined> => {
    const row = await db
      .selectFrom('auth_two_factor')
      .select(['secret', 'backupCodes', 'verified'])
      .where('userId', '=', userId)
      .executeTakeFirst()
    // Rows of the library's earliest versions have no value here and count as confirmed.
    return row && { ...row, isConfirmed: row.verified === null || Boolean(row.verified) }
  },
})

/** Reads the library's password hashes. */
const createPasswordReader = (db: Kysely<LibraryTables>) => ({
  /** Hash of a user's password. */
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

/** Reads password hashes for a sign-in, after any concurrent change has committed. */
const createSettledPasswordReader = (db: Kysely<LibraryTables>, { lockOwner }: LibrarySettings['engine']) => ({
  /**
   * Hash of the password of the account with an e-mail, once a concurrent change of it has committed; undefined for an
   * unknown e-mail, with the same statements.
   */
  settledHashOf: (email: string): Promise<string | undefined> =>
    db.transaction().execute(async transaction => {
      const user = await transaction.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst()
      const id = user?.id ?? ''
      await lockOwner(transaction, { kind: 'user', id })
      return createPasswordReader(transaction).passwordHashOf(id)
    }),
})

/** Session with its user, and what the user's role in an organisation requires. */
const readSessionRow = (db: Kysely<LibraryTables>, id: string) =>
  db
    .selectFrom('auth_session')
    .innerJoin('auth_user', 'auth_user.id', 'auth_session.userId')
    .leftJoin('auth_member', 'auth_member.userId', 'auth_session.userId')
    .leftJoin('second_step_duty', 'second_step_duty.user_id', 'auth_session.userId')
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
      'auth_member.role',
      'second_step_duty.due_at',
    ])
    .where('auth_session.id', '=', id)
    .executeTakeFirst()

/** Reads the library's tables directly where a call into it would only cost time. */
export const createLibraryReader = (
  db: Kysely<LibraryTables>,
  {
    engine,
    now,
    isSecondStepRequired,
  }: Pick<LibrarySettings, 'engine'> & { now(): Date; isSecondStepRequired: boolean },
) => ({
  ...createDeviceReader(db),
  ...createPasswordReader(db),
  ...createSettledPasswordReader(db, engine),
  /** Session that has not expired. */
  sessionById: async (id: string): Promise<Session | undefined> => {
    const row = await readSessionRow(db, id)
    if (!row) return undefined
    const end = calculateSessionEnd(row)
    if (end <= now()) return undefined
    const { name, email } = row
    const twoFactor = Boolean(row.twoFactorEnabled)
    // A duty that was noted ends at once with the role.
    const dueAt = twoFactor || row.role === null || row.role === 'member' ? null : row.due_at
    const isDue = dueAt !== null && new Date(dueAt) <= now()
    return {
      id: row.id,
      userId: row.userId,
      createdAt: toIsoInstant(row.createdAt),
      expiresAt: end.toISOString(),
      user: { name, email, twoFactor, createdAt: toIsoInstant(row.since) },
      needsSecondStep:
        isDue || (!twoFactor && !isSandboxEmail(email) && (isSecondStepRequired || row.second_step_required === 1)),
      secondStepDueAt: isDue ? undefined : (dueAt ?? undefined),
    }
  },
  /** Deletes every signing key of session tokens, after the secret that encrypts them was changed. */
  forgetKeys: async (): Promise<void> => {
    await db.deleteFrom('auth_jwks').execute()
  },
})
