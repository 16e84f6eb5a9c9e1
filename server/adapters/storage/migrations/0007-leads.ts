import { createHash } from 'node:crypto'
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** Columns of an encrypted text; null once the text is deleted. */
const envelope = ['kek_id', 'wrapped_dek', 'dek_iv', 'dek_tag', 'iv', 'tag', 'ciphertext'] as const

type Table = CreateTableBuilder<string>

const addEnvelopeColumns = (table: Table): Table =>
  envelope.reduce((made: Table, column): Table => made.addColumn(column, 'text') as Table, table)

const createOrganisationTable = (db: Kysely<unknown>, table: string): Table =>
  db.schema
    .createTable(table)
    .addColumn('organisation_id', 'text', column =>
      column.notNull().references('auth_organization.id').onDelete('cascade'),
    ) as Table

/** Leads of visitors and their deliveries. */
const createLeadSchema = async (db: Kysely<unknown>): Promise<void> => {
  await addEnvelopeColumns(
    createOrganisationTable(db, 'lead')
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

/** Webhook URLs of an organisation, with their secrets. */
const createWebhookSchema = async (db: Kysely<unknown>): Promise<void> => {
  await addEnvelopeColumns(
    createOrganisationTable(db, 'webhook')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('url', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('off_at', 'text')
      .addColumn('off_why', 'text')
      .addColumn('old_until', 'text') as Table,
  ).execute()
  await db.schema.createIndex('webhook_organisation_id_idx').on('webhook').column('organisation_id').execute()
}

/** Lead settings of organisations. */
const addLeadSettings = async (db: Kysely<unknown>): Promise<void> => {
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

/** Hashes of logos, by which agencies' pages load them; existing logos are hashed here. */
const addLogoHashes = async (db: Kysely<unknown>): Promise<void> => {
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

/** Settings and daily counts of embedded forms. */
const createEmbedSchema = async (db: Kysely<unknown>): Promise<void> => {
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

/** Leads: content, deliveries, webhooks, settings and form counts. */
export const createContactSchema = async (db: Kysely<unknown>): Promise<void> => {
  await createLeadSchema(db)
  await createWebhookSchema(db)
  await addLeadSettings(db)
  await addLogoHashes(db)
  await createEmbedSchema(db)
}
