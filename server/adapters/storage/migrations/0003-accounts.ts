import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { columnTypesOf } from '../engine.ts'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
type Columns = readonly (readonly [
  name: string,
  type: 'text' | 'integer' | 'date' | 'boolean' | 'bytes',
  column?: Column,
])[]

const required: Column = column => column.notNull()
const unique: Column = column => column.notNull().unique()
const id: Column = column => column.primaryKey()
const references =
  (table: string): Column =>
  column =>
    column.notNull().references(`${table}.id`).onDelete('cascade')
const profileOf =
  (table: string): Column =>
  column =>
    column.primaryKey().references(`${table}.id`).onDelete('cascade')
const free: Column = column => column.notNull().defaultTo('free')

const user = references('auth_user')
const organisation = references('auth_organization')

/** Tables of better-auth under its own names of columns, so that a start needs no import of the library. */
const authTables: Readonly<Record<string, Columns>> = {
  auth_user: [
    ['id', 'text', id],
    ['name', 'text', required],
    ['email', 'text', unique],
    ['emailVerified', 'boolean', required],
    ['image', 'text'],
    ['createdAt', 'date', required],
    ['updatedAt', 'date', required],
    ['twoFactorEnabled', 'boolean'],
  ],
  auth_session: [
    ['id', 'text', id],
    ['expiresAt', 'date', required],
    ['token', 'text', unique],
    ['createdAt', 'date', required],
    ['updatedAt', 'date', required],
    ['ipAddress', 'text'],
    ['userAgent', 'text'],
    ['userId', 'text', user],
    ['activeOrganizationId', 'text'],
  ],
  auth_account: [
    ['id', 'text', id],
    ['accountId', 'text', required],
    ['providerId', 'text', required],
    ['userId', 'text', user],
    ['accessToken', 'text'],
    ['refreshToken', 'text'],
    ['idToken', 'text'],
    ['accessTokenExpiresAt', 'date'],
    ['refreshTokenExpiresAt', 'date'],
    ['scope', 'text'],
    ['password', 'text'],
    ['createdAt', 'date', required],
    ['updatedAt', 'date', required],
  ],
  auth_verification: [
    ['id', 'text', id],
    ['identifier', 'text', required],
    ['value', 'text', required],
    ['expiresAt', 'date', required],
    ['createdAt', 'date', required],
    ['updatedAt', 'date', required],
  ],
  auth_organization: [
    ['id', 'text', id],
    ['name', 'text', required],
    ['slug', 'text', unique],
    ['logo', 'text'],
    ['createdAt', 'date', required],
    ['metadata', 'text'],
  ],
  auth_member: [
    ['id', 'text', id],
    ['organizationId', 'text', organisation],
    // Ours: one organisation a user.
    ['userId', 'text', column => user(column).unique()],
    ['role', 'text', required],
    ['createdAt', 'date', required],
  ],
  auth_invitation: [
    ['id', 'text', id],
    ['organizationId', 'text', organisation],
    ['email', 'text', required],
    ['role', 'text'],
    ['status', 'text', required],
    ['expiresAt', 'date', required],
    ['createdAt', 'date', required],
    ['inviterId', 'text', user],
  ],
  auth_two_factor: [
    ['id', 'text', id],
    ['secret', 'text', required],
    ['backupCodes', 'text', required],
    ['userId', 'text', user],
    ['verified', 'boolean'],
    ['failedVerificationCount', 'integer'],
    ['lockedUntil', 'date'],
  ],
  auth_jwks: [
    ['id', 'text', id],
    ['publicKey', 'text', required],
    ['privateKey', 'text', required],
    ['createdAt', 'date', required],
    ['expiresAt', 'date'],
    ['alg', 'text'],
    ['crv', 'text'],
  ],
}

/** Our own tables beside them; a missing profile means the defaults. */
const ownTables: Readonly<Record<string, Columns>> = {
  account_profile: [
    ['user_id', 'text', profileOf('auth_user')],
    ['plan', 'text', free],
    ['locale', 'text'],
  ],
  organisation_profile: [
    ['organisation_id', 'text', profileOf('auth_organization')],
    ['plan', 'text', free],
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
    ['id', 'text', id],
    ['owner_kind', 'text', required],
    ['owner_id', 'text', required],
    ['provider', 'text', required],
    ['kek_id', 'text', required],
    ['wrapped_dek', 'text', required],
    ['dek_iv', 'text', required],
    ['dek_tag', 'text', required],
    ['iv', 'text', required],
    ['tag', 'text', required],
    ['ciphertext', 'text', required],
    ['last_four', 'text', required],
    ['fingerprint', 'text', required],
    ['status', 'text', required],
    ['created_at', 'text', required],
    ['last_used_at', 'text'],
  ],
  audit_event: [
    ['id', 'text', id],
    ['at', 'text', required],
    ['actor_kind', 'text', required],
    ['actor_id', 'text'],
    ['owner_kind', 'text', required],
    ['owner_id', 'text'],
    ['action', 'text', required],
    ['target_id', 'text'],
    ['address', 'text'],
    ['request_id', 'text'],
    ['detail', 'text', required],
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

/** Persons, sessions, organisations, their plans, brands and provider keys, and what was done in their accounts. */
export const accounts = async (db: Kysely<unknown>): Promise<void> => {
  const types = columnTypesOf(db)
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
  // One key of a provider for each owner; their search goes by it too.
  await db.schema
    .createIndex('provider_key_owner_idx')
    .on('provider_key')
    .columns(['owner_kind', 'owner_id', 'provider'])
    .unique()
    .execute()
}
