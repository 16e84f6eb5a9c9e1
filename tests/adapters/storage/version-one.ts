import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '#server/adapters/storage/migrations'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'

const laterFirst = [
  'form_act',
  'email_change',
  'private_sandbox',
  'step_declaration',
  'second_step_duty',
  'installation_secret',
  'erasure',
  'organisation_notice',
  ...['lead_delivery', 'lead', 'webhook', 'embed_day'],
  ...['second_step_use', 'used_step', 'backup_code', 'passkey', 'passkey_challenge'],
  ...[
    'waiting_sign_up',
    'provider_key',
    'audit_event',
    'organisation_profile',
    'account_profile',
    'auth_jwks',
    'auth_two_factor',
    'auth_invitation',
  ],
  ...['auth_member', 'auth_organization', 'auth_verification', 'auth_account', 'auth_session', 'auth_user'],
  ...['api_key', 'usage'],
]

/** Makes the tables of a place as the first version made them, with a key `key_1` and 41 counts of it. */
export const versionOne = async (place: RecordsPlace): Promise<void> => {
  const { db, close } = await openRecords(place)
  // Those that refer to others go first.
  for (const table of laterFirst) await sql`drop table ${sql.table(table)}`.execute(db)
  await sql`delete from kysely_migration`.execute(db)
  const steps = Object.fromEntries(Object.entries(migrations).filter(([name]) => name.startsWith('0001')))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest()
  if (error) throw error
  await sql`insert into api_key values ('key_1', 'Agence', 'pro', 'secret', '[]', 'vk_live_abcd', 'wxyz', 'hash', '2026-11-21T10:00:00.000Z', null)`.execute(
    db,
  )
  await sql`insert into usage values ('key_1', '2026-11-21', 41)`.execute(db)
  await close()
}
