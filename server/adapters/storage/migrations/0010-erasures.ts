import { type Kysely, sql } from 'kysely'
import { getColumnTypes } from '../engine.ts'

/** Change of a row that erases something: its kind, the statement and condition, and the columns of its id. */
interface ErasingChange {
  kind: string
  table: string
  on: string
  /** Condition on the rows `old` and `new`. */
  when?: string
  id: readonly string[]
}

const changes: readonly ErasingChange[] = [
  { kind: 'user', table: 'auth_user', on: 'delete', id: ['id'] },
  { kind: 'organisation', table: 'auth_organization', on: 'delete', id: ['id'] },
  { kind: 'member', table: 'auth_member', on: 'delete', id: ['id'] },
  {
    ...{ kind: 'role', table: 'auth_member', on: 'update of role', id: ['id'] },
    when: `old.role <> 'member' and new.role = 'member'`,
  },
  { kind: 'invitation', table: 'auth_invitation', on: 'delete', id: ['id'] },
  {
    ...{ kind: 'invitation', table: 'auth_invitation', on: 'update of status', id: ['id'] },
    when: `old.status = 'pending' and new.status <> 'pending'`,
  },
  { kind: 'session', table: 'auth_session', on: 'delete', id: ['id'] },
  {
    ...{ kind: 'password', table: 'auth_account', on: 'update of password', id: ['id'] },
    when: 'old.password is not null and (new.password is null or old.password <> new.password)',
  },
  { kind: 'passkey', table: 'passkey', on: 'delete', id: ['id'] },
  { kind: 'sign_up', table: 'waiting_sign_up', on: 'delete', id: ['link_hash'] },
  {
    ...{ kind: 'key', table: 'api_key', on: 'update of revoked_at', id: ['id'] },
    when: 'old.revoked_at is null and new.revoked_at is not null',
  },
  { kind: 'provider_key', table: 'provider_key', on: 'delete', id: ['id'] },
  { kind: 'webhook', table: 'webhook', on: 'delete', id: ['id'] },
  {
    ...{ kind: 'address', table: 'organisation_profile', on: 'update of lead_email', id: ['organisation_id'] },
    when: 'old.lead_email is not null and (new.lead_email is null or old.lead_email <> new.lead_email)',
  },
  { kind: 'contact', table: 'lead', on: 'delete', id: ['organisation_id', 'id'] },
  {
    ...{ kind: 'content', table: 'lead', on: 'update of ciphertext', id: ['organisation_id', 'id'] },
    when: 'old.ciphertext is not null and new.ciphertext is null',
  },
  {
    ...{ kind: 'delivery', table: 'lead_delivery', on: 'update of outcome', id: ['id'] },
    when: `old.outcome is null and new.outcome = 'taken'`,
  },
]

const nameTrigger = ({ kind, on }: ErasingChange): string => `erasure_${kind}_${on.split(' ')[0]}`

const formatSqliteTrigger = (change: ErasingChange): string => {
  const { kind, table, on, when, id } = change
  return `create trigger ${nameTrigger(change)} after ${on} on ${table} for each row
    ${when ? `when ${when}` : ''} begin
    insert into erasure (kind, id, at) values ('${kind}', ${id.map(name => `old."${name}"`).join(` || '/' || `)}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    on conflict (kind, id) do update set at = excluded.at;
  end`
}

/** Function of PostgreSQL's triggers: the kind and the columns of the id are the arguments. */
const postgresFunction = `create or replace function note_erasure() returns trigger language plpgsql as $body$
  declare
    own jsonb := to_jsonb(old);
    named text := own ->> tg_argv[1];
  begin
    if tg_nargs > 2 then named := named || '/' || (own ->> tg_argv[2]); end if;
    insert into erasure (kind, id, at)
    values (tg_argv[0], named, to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    on conflict (kind, id) do update set at = excluded.at;
    return null;
  end $body$`

const formatPostgresTrigger = (change: ErasingChange): string => {
  const { kind, table, on, when, id } = change
  const words = [kind, ...id].map(word => `'${word}'`).join(', ')
  return `create trigger ${nameTrigger(change)} after ${on} on ${table} for each row
    ${when ? `when (${when})` : ''} execute function note_erasure(${words})`
}

const isPostgres = (db: Kysely<unknown>): boolean => getColumnTypes(db).date === 'timestamptz'

/** Adds the triggers that note changes. */
export const addErasureTriggers = async (db: Kysely<unknown>, added: readonly ErasingChange[]): Promise<void> => {
  for (const change of added)
    await sql.raw(isPostgres(db) ? formatPostgresTrigger(change) : formatSqliteTrigger(change)).execute(db)
}

/**
 * Journal of erasures, written by the engine itself in the transaction of each, whichever program or version of it
 * erases.
 */
export const createErasureSchema = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('erasure')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('erasure_pkey', ['kind', 'id'] as never[])
    .execute()
  await db.schema.createIndex('erasure_at_idx').on('erasure').column('at').execute()
  if (isPostgres(db)) await sql.raw(postgresFunction).execute(db)
  await addErasureTriggers(db, changes)
}
