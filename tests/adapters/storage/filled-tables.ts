import { sql } from 'kysely'
import type { Database } from '#server/adapters/storage/database'

/** Rows of each table in the order of their references, as years of a busy service leave them: 2.8 million in all. */
const counts: Readonly<Record<string, number>> = {
  auth_organization: 2000,
  auth_user: 200_000,
  auth_session: 200_000,
  auth_invitation: 50_000,
  waiting_sign_up: 50_000,
  passkey: 50_000,
  api_key: 50_000,
  lead: 500_000,
  lead_delivery: 300_000,
  audit_event: 500_000,
  usage: 300_000,
  embed_day: 300_000,
  form_act: 300_000,
}

/** How each engine writes a day or an instant that is ten seconds before the one of the row before, and a series of numbers. */
interface Writing {
  day: string
  instant: string
  isFalse: string
  series(first: number, last: number): string
  columns(db: Database, table: string): Promise<{ name: string; type: string; isNeeded: boolean }[]>
}

const moment = '2026-11-20T12:00:00'

const sqliteWriting: Writing = {
  day: `strftime('%Y-%m-%d', '${moment}', '-' || (n * 10) || ' seconds')`,
  instant: `strftime('%Y-%m-%dT%H:%M:%fZ', '${moment}', '-' || (n * 10) || ' seconds')`,
  isFalse: '0',
  series: (first, last) => `with recursive s(n) as (select ${first} union all select n + 1 from s where n < ${last})`,
  columns: async (db, table) => {
    const { rows } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
      select name, type, "notnull", pk from pragma_table_info(${table})`.execute(db)
    return rows.map(({ name, type, notnull, pk }) => ({ name, type, isNeeded: notnull > 0 || pk > 0 }))
  },
}

const postgresWriting: Writing = {
  day: `to_char(timestamp '${moment}' - n * interval '10 seconds', 'YYYY-MM-DD')`,
  instant: `to_char(timestamp '${moment}' - n * interval '10 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  isFalse: 'false',
  series: (first, last) => `with s as (select n from generate_series(${first}, ${last}) as t(n))`,
  columns: async (db, table) => {
    const { rows } = await sql<{ name: string; type: string; nullable: string }>`
      select column_name as name, data_type as type, is_nullable as nullable from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`.execute(db)
    return rows.map(({ name, type, nullable }) => ({ name, type, isNeeded: nullable === 'NO' }))
  },
}

/** Values by the column's name: whom a row belongs to, and what a rule of the table allows. */
const named: Readonly<Record<string, string>> = {
  ...{ organisation_id: `'org_' || (n % 2000 + 1)`, organizationId: `'org_' || (n % 2000 + 1)` },
  ...{ owner_id: `'usr_' || n`, userId: `'usr_' || n`, user_id: `'usr_' || n`, inviterId: `'usr_' || n` },
  ...{ key_id: `'key_' || (n % 20000)`, lead_id: `'lead_' || n`, target_id: `'lead_' || n` },
  ...{ owner_kind: `'user'`, actor_kind: `'user'`, state: `'delivered'`, status: `'pending'` },
  emailVerified: '(n > 0)',
  ...{
    email: `'person' || n || '@bureau.example'`,
    detail: `'{}'`,
    origins: `'[]'`,
    transports: `'[]'`,
    host: `'agence-' || (n % 300)`,
  },
}

const ids: Readonly<Record<string, string>> = {
  auth_organization: 'org',
  auth_user: 'usr',
  api_key: 'key',
}

/** The value of a column in the n-th row, as SQL. */
const writeValue = (table: string, { name, type }: { name: string; type: string }, writing: Writing): string => {
  // One delivery in a thousand is still to be done.
  if (name === 'done_at') return `case when n % 1000 = 0 then null else ${writing.instant} end`
  const known = named[name]
  if (known !== undefined) return known
  // Nothing is older than promised.
  if (/until|expires/i.test(name)) return `'2027-03-01T12:00:00.000Z'`
  if (name === 'id') return `'${ids[table] ?? table}_' || n`
  if (name === 'day') return writing.day
  if (/^boolean$/i.test(type)) return writing.isFalse
  if (/int/i.test(type)) return '1'
  if (/timestamp|^date$/i.test(type)) return type === 'date' ? writing.instant : `(${writing.instant})::timestamptz`
  return /(?:_at|At|^at|_until)$/.test(name) ? writing.instant : `'${name}_' || n`
}

/** Columns that may be empty and decide which rows a read finds. */
const filledColumns = ['owner_id', 'target_id', 'content_until', 'done_at']

/** Rows of a statement, so that memory stays small. */
const batch = 50_000

/**
 * Fills the tables that grow, and lets the engine count its rows.
 * @param run sends a statement on a connection without the time limits of a request.
 */
export const fillTables = async (
  db: Database,
  engine: 'SQLite' | 'PostgreSQL',
  run: (statement: string) => Promise<unknown>,
): Promise<void> => {
  const writing = engine === 'SQLite' ? sqliteWriting : postgresWriting
  for (const [table, rows] of Object.entries(counts)) {
    const columns = (await writing.columns(db, table)).filter(
      ({ name, isNeeded }) => isNeeded || filledColumns.includes(name),
    )
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const values = columns.map(column => writeValue(table, column, writing)).join(', ')
    for (let first = 1; first <= rows; first += batch) {
      const series = writing.series(first, Math.min(rows, first + batch - 1))
      const target = `insert into "${table}" (${names})`
      const select = `select ${values} from s`
      const statement = engine === 'SQLite' ? `${target} ${series} ${select}` : `${series} ${target} ${select}`
      await run(statement)
    }
  }
  await run('analyze')
}

/** Tables that `fillTables` fills. */
export const filledTables: readonly string[] = Object.keys(counts)

/** Rows that `fillTables` adds. */
export const filledRows = Object.values(counts).reduce((sum, rows) => sum + rows, 0)
