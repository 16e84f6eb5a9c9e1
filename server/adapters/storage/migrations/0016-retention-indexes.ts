import { type Kysely, sql } from 'kysely'

/** Column by which the rows of a table expire. */
const expiring = [
  ['auth_session', 'expiresAt'],
  ['auth_session', 'createdAt'],
  ['auth_invitation', 'createdAt'],
  ['auth_verification', 'expiresAt'],
  ['organisation_notice', 'at'],
  ['passkey_challenge', 'expires_at'],
  ['used_step', 'step'],
  ['audit_event', 'at'],
] as const

/**
 * Indexes for the deletion of expired rows, for pages of an organisation's leads and of all keys, for the oldest contact
 * that waits, and for the invitations of a user.
 */
export const addRetentionIndexes = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, column] of expiring)
    await db.schema.createIndex(`${table}_${column}_expiry_idx`).on(table).column(column).execute()
  await sql`create index auth_user_unconfirmed_idx on auth_user (${sql.ref('createdAt')}) where ${sql.ref('emailVerified')} = false`.execute(
    db,
  )
  await sql`create index api_key_revoked_at_idx on api_key (revoked_at) where revoked_at is not null`.execute(db)
  await db.schema
    .createIndex('lead_organisation_page_idx')
    .on('lead')
    .columns(['organisation_id', 'received_at', 'id'])
    .execute()
  await sql`create index lead_queued_idx on lead (received_at) where state = 'queued' and held_due is null`.execute(db)
  await db.schema.createIndex('api_key_page_idx').on('api_key').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('auth_invitation_inviterId_idx').on('auth_invitation').column('inviterId').execute()
}
