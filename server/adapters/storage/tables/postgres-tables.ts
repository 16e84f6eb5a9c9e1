import { type Kysely, sql } from 'kysely'
import { type Digest, newDigest, type Value } from './digest.ts'

/** A table of the records in a PostgreSQL. */
export interface PostgresTable {
  name: string
  /** Names of its columns, in alphabetical order, with the types of PostgreSQL. */
  columns: ReadonlyMap<string, string>
  /** Columns of its primary key, in their order. */
  key: readonly string[]
}

/** Tables of how the records came about, which every database has of its own. */
const isOwn = (name: string): boolean => !/^(kysely_|records_move$|step_declaration$)/.test(name)

/** Most rows in memory at once. */
const rowsAtOnce = 1000

/** The tables in an order in which each comes after those that it refers to. */
const inOrder = (tables: readonly PostgresTable[], references: ReadonlyMap<string, Set<string>>): PostgresTable[] => {
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

/** The tables of the records, each after those that it refers to; those of the migrations are left out. */
export const postgresTables = async (db: Kysely<never>): Promise<PostgresTable[]> => {
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
      columns.filter(({ name }) => isOwn(name)),
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
  return inOrder(tables, references)
}

/** Reads every row of a table, a thousand at a time by its primary key, and adds them up. */
export const postgresDigest = async (db: Kysely<never>, { name, columns, key }: PostgresTable): Promise<Digest> => {
  const digest = newDigest()
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
