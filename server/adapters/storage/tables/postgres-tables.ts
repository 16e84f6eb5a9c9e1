import { type Kysely, sql } from 'kysely'
import { createDigest, type Digest, type Value } from './digest.ts'

/** Table of the records in a PostgreSQL. */
export interface PostgresTable {
  name: string
  /** Column types by name, in alphabetical order. */
  columns: ReadonlyMap<string, string>
  /** Columns of the primary key, in order. */
  key: readonly string[]
}

/** Excludes bookkeeping tables, which every database has of its own. */
const isRecordsTable = (name: string): boolean => !/^(kysely_|records_move$|step_declaration$)/.test(name)

/** Maximum number of rows in memory. */
const rowsAtOnce = 1000

/** Sorts tables so that each follows those that it references. */
const sortByReferences = (
  tables: readonly PostgresTable[],
  references: ReadonlyMap<string, Set<string>>,
): PostgresTable[] => {
  const placed = new Set<string>()
  const ordered: PostgresTable[] = []
  const place = (table: PostgresTable): void => {
    if (placed.has(table.name)) return
    placed.add(table.name)
    for (const other of tables) if (references.get(table.name)?.has(other.name)) place(other)
    ordered.push(table)
  }
  for (const table of tables) place(table)
  return ordered
}

/** Tables of the records, each after those that it references; bookkeeping tables are excluded. */
export const listPostgresTables = async (db: Kysely<never>): Promise<PostgresTable[]> => {
  const { rows: columns } = await sql<{ name: string; column: string; type: string; place: number | null }>`
    select c.relname as name, a.attname as "column", format_type(a.atttypid, null) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname collate "C", a.attname collate "C"`.execute(db)
  const { rows: links } = await sql<{ name: string; other: string }>`
    select c.relname as name, o.relname as other from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class o on o.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(db)
  const references = new Map<string, Set<string>>()
  for (const { name, other } of links) references.set(name, (references.get(name) ?? new Set()).add(other))
  const tables = [
    ...Map.groupBy(
      columns.filter(({ name }) => isRecordsTable(name)),
      ({ name }) => name,
    ),
  ].map(([name, own]) => ({
    name,
    columns: new Map(own.map(({ column, type }) => [column, type])),
    key: own
      .filter(({ place }) => place !== null)
      .toSorted((a, b) => Number(a.place) - Number(b.place))
      .map(({ column }) => column),
  }))
  return sortByReferences(tables, references)
}

/** Digest of a table, read in batches of a thousand rows by primary key. */
export const computePostgresDigest = async (
  db: Kysely<never>,
  { name, columns, key }: PostgresTable,
): Promise<Digest> => {
  const digest = createDigest()
  const keys = sql.join(key.map(column => sql.ref(column)))
  for (let last: Value[] | undefined; ; ) {
    const after = last === undefined ? sql`` : sql`where (${keys}) > (${sql.join(last)})`
    const { rows } = await sql<Record<string, Value>>`
      select * from ${sql.table(name)} ${after} order by ${keys} limit ${rowsAtOnce}`.execute(db)
    for (const row of rows) digest.add([...columns.keys()].map(column => row[column] ?? null))
    const end = rows.at(-1)
    if (end === undefined || rows.length < rowsAtOnce) return digest.result()
    last = key.map(column => end[column] ?? null)
  }
}
