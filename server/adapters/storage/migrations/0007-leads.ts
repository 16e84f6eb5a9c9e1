import { createHash } from 'node:crypto'
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** What seals a text; empty once the text is gone. */
const envelope = ['kek_id', 'wrapped_dek', 'dek_iv', 'dek_tag', 'iv', 'tag', 'ciphertext'] as const

type Table = CreateTableBuilder<string>

const sealed = (table: Table): Table =>
  envelope.reduce((made: Table, column): Table => made.addColumn(column, 'text') as Table, table)

const ofOrganisation = (db: Kysely<unknown>, table: string): Table =>
  db.schema
    .createTable(table)
    .addColumn('organisation_id', 'text', column =>
      column.notNull().references('auth_organization.id').onDelete('cascade'),
    ) as Table

/** Contacts of visitors and their ways to the organisation. */
const leads = async (db: Kysely<unknown>): Promise<void> => {
  await sealed(
    ofOrganisation(db, 'lead')
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('key_id', 'text', column => column.notNull())
      .addColumn('received_at', 'text', column => column.notNull())
      .addColumn('host', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('is_test', 'integer', column => column.notNull())
      .addColumn('content_until', 'text')
      .addColumn('work', 'text', column => column.notNull()) as Table,
  )
    .addPrimaryKeyConstraint('lead_pkey', ['organisation_id', 'id'] as never[])
    .execute()
  await db.schema.createIndex('lead_received_at_idx').on('lead').column('received_at').execute()
  await db.schema.createIndex('lead_content_until_idx').on('lead').column('content_until').execute()
  await db.schema
    .createTable('lead_delivery')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('organisation_id', 'text', column => column.notNull())
    .addColumn('lead_id', 'text', column => column.notNull())
    .addColumn('webhook_id', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('next_at', 'text', column => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('outcome', 'text')
    .addForeignKeyConstraint(
      'lead_delivery_lead_fkey',
      ['organisation_id', 'lead_id'] as never[],
      'lead',
      ['organisation_id', 'id'],
      constraint => constraint.onDelete('cascade'),
    )
    .addUniqueConstraint('lead_delivery_way_key', ['organisation_id', 'lead_id', 'webhook_id'] as never[])
    .execute()
  await db.schema
    .createIndex('lead_delivery_done_at_next_at_idx')
    .on('lead_delivery')
    .columns(['done_at', 'next_at'])
    .execute()
}

/** Addresses of an organisation that get its contacts, with their secrets. */
const webhooks = async (db: Kysely<unknown>): Promise<void> => {
  await sealed(
    ofOrganisation(db, 'webhook')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('url', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('off_at', 'text')
      .addColumn('off_why', 'text')
      .addColumn('old_until', 'text') as Table,
  ).execute()
  await db.schema.createIndex('webhook_organisation_id_idx').on('webhook').column('organisation_id').execute()
}

/** What organisations set of their contacts. */
const settings = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of [
    'locale',
    'lead_email',
    'lead_email_confirmed_at',
    'lead_token_hash',
    'terms_version',
    'terms_at',
  ])
    await db.schema.alterTable('organisation_profile').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('organisation_profile')
    .addColumn('keep_leads_days', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}

/** The hashes of logos, by which pages of agencies load them; those that are there get theirs now. */
const logos = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('organisation_profile').addColumn('logo_sha256', 'text').execute()
  const { rows } = await sql<{ organisation_id: string; logo: Uint8Array }>`
    select organisation_id, logo from organisation_profile where logo is not null`.execute(db)
  for (const { organisation_id, logo } of rows) {
    const hash = createHash('sha256').update(logo).digest('hex')
    await sql`update organisation_profile set logo_sha256 = ${hash} where organisation_id = ${organisation_id}`.execute(
      db,
    )
  }
  await db.schema
    .createIndex('organisation_profile_logo_sha256_idx')
    .on('organisation_profile')
    .column('logo_sha256')
    .execute()
}

/** Settings of forms on websites, and what was seen of them. */
const embeds = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('api_key').addColumn('embed', 'text').execute()
  await db.schema
    .createTable('embed_day')
    .addColumn('key_id', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('host', 'text', column => column.notNull())
    .addColumn('forms', 'integer', column => column.notNull())
    .addColumn('estimates', 'integer', column => column.notNull())
    .addColumn('contacts', 'integer', column => column.notNull())
    .addColumn('last_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('embed_day_pkey', ['key_id', 'day', 'host'] as never[])
    .execute()
  await db.schema.createIndex('embed_day_day_idx').on('embed_day').column('day').execute()
}

/** Contacts of visitors: what is received, its ways to organisations, what these set, and what is seen of their forms. */
export const contacts = async (db: Kysely<unknown>): Promise<void> => {
  await leads(db)
  await webhooks(db)
  await settings(db)
  await logos(db)
  await embeds(db)
}
