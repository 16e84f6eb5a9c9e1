import { type Kysely, sql } from 'kysely'

/** Columns read of sign-ups and accounts. */
interface SignUpTables {
  waiting_sign_up: { email: string; password_hash: string; created_at: string }
  auth_user: { id: string; email: string; emailVerified: boolean | number }
}

/**
 * Hash of the newest pending sign-up of an e-mail; undefined without one, or where a confirmed account has the e-mail.
 */
export const findWaitingHash = async (db: Kysely<SignUpTables>, email: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('waiting_sign_up')
    .leftJoin('auth_user', join =>
      join
        .onRef('auth_user.email', '=', 'waiting_sign_up.email')
        // A literal of both engines, whose drivers bind booleans differently.
        .on('auth_user.emailVerified', '=', sql<boolean>`true`),
    )
    .select('waiting_sign_up.password_hash')
    .where('waiting_sign_up.email', '=', email)
    // A link that another browser requested has none.
    .where('waiting_sign_up.password_hash', '!=', '')
    .where('auth_user.id', 'is', null)
    .orderBy('waiting_sign_up.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.password_hash
}
