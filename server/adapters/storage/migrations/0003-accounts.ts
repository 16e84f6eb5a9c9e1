import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { getColumnTypes } from '../engine.ts'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
type Columns = readonly (readonly [
  name: string,
  type: 'text' | 'integer' | 'date' | 'boolean' | 'bytes',
  column?: Column,
])[]

const requireValue: Column = column => column.notNull()
const requireUnique: Column = column => column.notNull().unique()
const setPrimaryKey: Column = column => column.primaryKey()
const addReference =
  (table: string): Column =>
  column =>
    column.notNull().references(`${table}.id`).onDelete('cascade')
const addProfileReference =
  (table: string): Column =>
  column =>
    column.primaryKey().references(`${table}.id`).onDelete('cascade')
const defaultToFree: Column = column => column.notNull().defaultTo('free')

const addUserReference = addReference('auth_user')
const addOrganisationReference = addReference('auth_organization')

/** Tables of better-auth with its own column names, so that startup does not import the library. */
const authTables: Readonly<Record<string, Columns>> = {
  auth_user: [
    ['id', 'text', setPrimaryKey],
    ['name', 'text', requireValue],
    ['email', 'text', requireUnique],
    ['emailVerified', 'boolean', requireValue],
    ['image', 'text'],
    ['createdAt', 'date', requireValue],
    ['updatedAt', 'date', requireValue],
    ['twoFactorEnabled', 'boolean'],
  ],
  auth_session: [
    ['id', 'text', setPrimaryKey],
    ['expiresAt', 'date', requireValue],
    ['token', 'text', requireUnique],
    ['createdAt', 'date', requireValue],
    ['updatedAt', 'date', requireValue],
    ['ipAddress', 'text'],
    ['userAgent', 'text'],
    ['userId', 'text', addUserReference],
    ['activeOrganizationId', 'text'],
  ],
  auth_account: [
    ['id', 'text', setPrimaryKey],
    ['accountId', 'text', requireValue],
    ['providerId', 'text', requireValue],
    ['userId', 'text', addUserReference],
    ['accessToken', 'text'],
    ['refreshToken', 'text'],
    ['idToken', 'text'],
    ['accessTokenExpiresAt', 'date'],
    ['refreshTokenExpiresAt', 'date'],
    ['scope', 'text'],
    ['password', 'text'],
    ['createdAt', 'date', requireValue],
    ['updatedAt', 'date', requireValue],
  ],
  auth_verification: [
    ['id', 'text', setPrimaryKey],
    ['identifier', 'text', requireValue],
    ['value', 'text', requireValue],
    ['expiresAt', 'date', requireValue],
    ['createdAt', 'date', requireValue],
    ['updatedAt', 'date', requireValue],
  ],
  auth_organization: [
    ['id', 'text', setPrimaryKey],
    ['name', 'text', requireValue],
    ['slug', 'text', requireUnique],
    ['logo', 'text'],
    ['createdAt', 'date', requireValue],
    ['metadata', 'text'],
  ],
  auth_member: [
    ['id', 'text', setPrimaryKey],
    ['organizationId', 'text', addOrganisationReference],
    // Our own constraint: one organisation per user.
    ['userId', 'text', column => addUserReference(column).unique()],
    ['role', 'text', requireValue],
    ['createdAt', 'date', requireValue],
  ],
  auth_invitation: [
    ['id', 'text', setPrimaryKey],
    ['organizationId', 'text', addOrganisationReference],
    ['email', 'text', requireValue],
    ['role', 'text'],
    ['status', 'text', requireValue],
    ['expiresAt', 'date', requireValue],
    ['createdAt', 'date', requireValue],
    ['inviterId', 'text', addUserReference],
  ],
  auth_two_factor: [
    ['id', 'text', setPrimaryKey],
    ['secret', 'text', requireValue],
    ['backupCodes', 'text', requireValue],
    ['userId', 'text', addUserReference],
    ['verified', 'boolean'],
    ['failedVerificationCount', 'integer'],
    ['lockedUntil', 'date'],
  ],
  auth_jwks: [
    ['id', 'text', setPrimaryKey],
    ['publicKey', 'text', requireValue],
    ['privateKey', 'text', requireValue],
    ['createdAt', 'date', requireValue],
    ['expiresAt', 'date'],
    ['alg', 'text'],
    ['crv', 'text'],
  ],
}

/** Our own tables; a missing profile means the defaults. */
const ownTables: Readonly<Record<string, Columns>> = {
  account_profile: [
    ['user_id', 'text', addProfileReference('auth_user')],
    ['plan', 'text', defaultToFree],
    ['locale', 'text'],
  ],
  organisation_profile: [
    ['organisation_id', 'text', addProfileReference('auth_organization')],
    ['plan', 'text', defaultToFree],
    ['brand_name', 'text'],
    ['colour', 'text'],
    ['logo', 'bytes'],
    ['phone', 'text'],
    ['email', 'text'],
    ['website', 'text'],
    ['address', 'text'],
    ['legal_mention', 'text'],
    ['updated_at', 'text'],
  ],
  provider_key: [
    ['id', 'text', setPrimaryKey],
    ['owner_kind', 'text', requireValue],
    ['owner_id', 'text', requireValue],
    ['provider', 'text', requireValue],
    ['kek_id', 'text', requireValue],
    ['wrapped_dek', 'text', requireValue],
    ['dek_iv', 'text', requireValue],
    ['dek_tag', 'text', requireValue],
    ['iv', 'text', requireValue],
    ['tag', 'text', requireValue],
    ['ciphertext', 'text', requireValue],
    ['last_four', 'text', requireValue],
    ['fingerprint', 'text', requireValue],
    ['status', 'text', requireValue],
    ['created_at', 'text', requireValue],
    ['last_used_at', 'text'],
  ],
  audit_event: [
    ['id', 'text', setPrimaryKey],
    ['at', 'text', requireValue],
    ['actor_kind', 'text', requireValue],
    ['actor_id', 'text'],
    ['owner_kind', 'text', requireValue],
    ['owner_id', 'text'],
    ['action', 'text', requireValue],
    ['target_id', 'text'],
    ['address', 'text'],
    ['request_id', 'text'],
    ['detail', 'text', requireValue],
  ],
}

const indexes: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['auth_session', 'userId'],
  ['auth_account', 'userId'],
  ['auth_verification', 'identifier'],
  ['auth_member', 'organizationId'],
  ['auth_invitation', 'organizationId'],
  ['auth_invitation', 'email'],
  ['auth_two_factor', 'secret'],
  ['auth_two_factor', 'userId'],
  ['audit_event', 'owner_kind', 'owner_id', 'at'],
  ['audit_event', 'at'],
]

/** Users, sessions, organisations, plans, brands, provider keys and audit events. */
export const createAccountSchema = async (db: Kysely<unknown>): Promise<void> => {
  const types = getColumnTypes(db)
  for (const [table, columns] of Object.entries({ ...authTables, ...ownTables })) {
    const builder = columns.reduce(
      (made, [name, type, column = same => same]) =>
        made.addColumn(name, type === 'text' || type === 'integer' ? type : types[type], column),
      db.schema.createTable(table),
    )
    await builder.execute()
  }
  for (const [table, ...columns] of indexes)
    await db.schema
      .createIndex(`${table}_${columns.join('_')}_idx`)
      .on(table)
      .columns(columns)
      .execute()
  // One key per provider and owner; look-ups use this index too.
  await db.schema
    .createIndex('provider_key_owner_idx')
    .on('provider_key')
    .columns(['owner_kind', 'owner_id', 'provider'])
    .unique()
    .execute()
}
