import { type Kysely, sql } from 'kysely'

/** What is read here of sign-ups and of the accounts that there are. */
interface SignUpTables {
  waiting_sign_up: { email: string; password_hash: string; created_at: string }
  auth_user: { id: string; email: string; emailVerified: boolean | number }
}

/** The hash of the newest sign-up that waits for an e-mail; undefined where none does, or a confirmed account has it. */
export const waitingHash = async (db: Kysely<SignUpTables>, email: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('waiting_sign_up')
    .leftJoin('auth_user', join =>
      join
        .onRef('auth_user.email', '=', 'waiting_sign_up.email')
        // The word of both engines, whose drivers differ in how they send one.
        .on('auth_user.emailVerified', '=', sql<boolean>`true`),
    )
    .select('waiting_sign_up.password_hash')
    .where('waiting_sign_up.email', '=', email)
    .where('auth_user.id', 'is', null)
    .orderBy('waiting_sign_up.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.password_hash
}
