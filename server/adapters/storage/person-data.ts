import type { HeldInvitation, HeldSignUp, PersonData, StoredSignInMethods } from '../../ports/person-data.ts'
import { toUtcInstant } from './account-tables.ts'
import { toAuditEvent } from './audit-store.ts'
import type { Database } from './database.ts'

/** Time step of TOTP codes, in milliseconds (RFC 6238). */
const codeStepMs = 30_000

const selectUserEmail = (db: Database, userId: string) =>
  db.selectFrom('auth_user').select('email').where('id', '=', userId)

/** Password, mailbox and second factor of a user. */
const readSignInMethods = async (db: Database, userId: string): Promise<StoredSignInMethods> => {
  const [row, codes, passkeys] = await Promise.all([
    db
      .selectFrom('auth_user')
      .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
      .leftJoin('auth_account', 'auth_account.userId', 'auth_user.id')
      .leftJoin('auth_two_factor', 'auth_two_factor.userId', 'auth_user.id')
      .leftJoin('second_step_use', 'second_step_use.user_id', 'auth_user.id')
      .select(['auth_user.createdAt', 'account_profile.mailbox_proven_at', 'auth_account.updatedAt as passwordAt'])
      .select(['auth_two_factor.id as deviceId', 'second_step_use.step'])
      .where('auth_user.id', '=', userId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('backup_code').select('hash').where('user_id', '=', userId).execute(),
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ])
  return {
    mailboxProvenAt: row.mailbox_proven_at,
    passwordSetAt: toUtcInstant(row.passwordAt ?? row.createdAt),
    hasDevice: row.deviceId !== null,
    lastCodeAt: row.step === null ? null : new Date(row.step * codeStepMs).toISOString(),
    backupCodesLeft: codes.length,
    passkeys: passkeys.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => {
      return { id, name, createdAt, lastUsedAt }
    }),
  }
}

const readHeldInvitations = async (db: Database, userId: string): Promise<HeldInvitation[]> => {
  const rows = await db
    .selectFrom('auth_invitation')
    .innerJoin('auth_organization', 'auth_organization.id', 'auth_invitation.organizationId')
    .innerJoin('auth_user as inviter', 'inviter.id', 'auth_invitation.inviterId')
    .selectAll('auth_invitation')
    .select(['auth_organization.name as organisation', 'inviter.name as inviterName'])
    .where(({ eb, or }) =>
      or([eb('auth_invitation.inviterId', '=', userId), eb('auth_invitation.email', '=', selectUserEmail(db, userId))]),
    )
    .orderBy('auth_invitation.createdAt', 'desc')
    .orderBy('auth_invitation.id')
    .execute()
  return rows.map(({ id, organisation, email, role, status, inviterId, inviterName, createdAt, expiresAt }) => ({
    ...{ id, organisation, email, role, status },
    inviter: { id: inviterId, name: inviterName },
    createdAt: toUtcInstant(createdAt),
    expiresAt: toUtcInstant(expiresAt),
  }))
}

const readHeldSignUps = async (db: Database, userId: string): Promise<HeldSignUp[]> => {
  const rows = await db
    .selectFrom('waiting_sign_up')
    .select(['name', 'locale', 'created_at', 'expires_at'])
    .where('email', '=', selectUserEmail(db, userId))
    .orderBy('created_at', 'desc')
    .orderBy('link_hash')
    .execute()
  return rows.map(({ name, locale, created_at: createdAt, expires_at: expiresAt }) => {
    return { name, locale, createdAt, expiresAt }
  })
}

/** Records about a person, for their data export. */
export const createPersonDataReader = (db: Database): PersonData => ({
  entry: userId => readSignInMethods(db, userId),
  invitations: userId => readHeldInvitations(db, userId),
  signUps: userId => readHeldSignUps(db, userId),
  events: async (userId, from, limit) => {
    const rows = await db
      .selectFrom('audit_event')
      .selectAll()
      .where(({ and, eb, or }) =>
        or([
          and([eb('owner_kind', '=', 'user'), eb('owner_id', '=', userId)]),
          and([eb('actor_kind', '=', 'user'), eb('actor_id', '=', userId)]),
        ]),
      )
      .where('at', '>=', from)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(toAuditEvent)
  },
})
