import type { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Digest, Value } from './tables/digest.ts'
import { type PostgresTable, postgresDigest, postgresTables } from './tables/postgres-tables.ts'
import { rowsAfter, sqliteDigest, sqliteTables } from './tables/sqlite-tables.ts'

/** The records cannot be moved, or were not moved as they are; the message says why. */
export class MoveFault extends Error {}

/** A table that has been moved, with what both ends have of it. */
export interface MovedTable extends Digest {
  name: string
}

/** What is moved where. */
export interface Move {
  source: DatabaseSync
  /** What the source is called, so that another move into the same target is told apart. */
  sourceName: string
  /** One connection to the target. */
  target: Database
  /** Hears of each table that was checked. */
  moved(table: MovedTable): void
}

/** Rows in one transaction; fewer where they may hold pictures, of at most a megabyte each. */
const [rowsInBatch, picturesInBatch] = [500, 20]

/** Lets one move at a time write to a target; any number that nobody else uses. */
const moveLock = 5_307_114_021

const progress = sql.table('records_move')

/** A value of SQLite as PostgreSQL has it in a column of a type. */
const converted = (type: string, value: Value): Value => {
  if (value === null) return null
  if (type === 'boolean') return Boolean(value)
  if (type.startsWith('timestamp')) return new Date(value as string | number)
  return value
}

/** Names that one side has and the other lacks. */
const differing = (one: Iterable<string>, other: Iterable<string>): string[] => {
  const [first, second] = [[...one], [...other]]
  return [...first.filter(name => !second.includes(name)), ...second.filter(name => !first.includes(name))]
}

/** The target's tables, once they are the same as the source's. @throws MoveFault where a table or a column differs. */
const sameTables = async (source: DatabaseSync, target: Kysely<never>): Promise<PostgresTable[]> => {
  const [from, to] = [sqliteTables(source), await postgresTables(target)]
  const tables = differing(
    from.keys(),
    to.map(({ name }) => name),
  )
  const columns = to.flatMap(({ name, columns }) =>
    differing(from.get(name) ?? [], columns.keys()).map(column => `${name}.${column}`),
  )
  const faults = [...tables, ...columns]
  if (faults.length > 0) throw new MoveFault(`the two databases differ in ${faults.join(', ')}`)
  return to
}

/** Takes the target for this move: it is empty, or the same source has begun to fill it. */
const begun = async (db: Kysely<never>, tables: readonly PostgresTable[], sourceName: string): Promise<void> => {
  const { rows: found } = await sql<{ at: string | null }>`select to_regclass('records_move')::text as at`.execute(db)
  if (found[0]?.at) {
    const { rows } = await sql<{ source: string }>`select distinct source from ${progress}`.execute(db)
    if (rows.some(({ source }) => source !== sourceName))
      throw new MoveFault(`the target holds part of ${rows[0]?.source}; drop that database, or go on with that source`)
    return
  }
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) throw new MoveFault(`the target is not empty: ${name} has rows; give it an empty database`)
  }
  await db.transaction().execute(async transaction => {
    await sql`create table ${progress} (name text primary key, source text not null, row_id bigint not null)`.execute(
      transaction,
    )
    for (const { name } of tables)
      await sql`insert into ${progress} values (${name}, ${sourceName}, 0)`.execute(transaction)
  })
}

/** Copies what is left of a table; a batch and how far it came are one transaction. */
const copied = async (db: Kysely<never>, source: DatabaseSync, { name, columns }: PostgresTable): Promise<void> => {
  const names = [...columns.keys()]
  const limit = [...columns.values()].includes('bytea') ? picturesInBatch : rowsInBatch
  const { rows: places } = await sql<{ row_id: number }>`
    select row_id from ${progress} where name = ${name}`.execute(db)
  for (let rowId = Number(places[0]?.row_id ?? 0); ; ) {
    const batch = rowsAfter(source, name, names, rowId, limit)
    if (batch.length === 0) return
    rowId = Number(batch.at(-1)?.['row id'])
    const values = batch.map(
      row => sql`(${sql.join(names.map(column => converted(columns.get(column) ?? '', row[column] as Value)))})`,
    )
    await db.transaction().execute(async transaction => {
      const list = sql.join(names.map(column => sql.ref(column)))
      await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(transaction)
      await sql`update ${progress} set row_id = ${rowId} where name = ${name}`.execute(transaction)
    })
  }
}

/** Compares a table of both, row by row. @throws MoveFault where they differ. */
const checked = async (db: Kysely<never>, source: DatabaseSync, table: PostgresTable): Promise<Digest> => {
  const { name, columns } = table
  const from = sqliteDigest(source, name, [...columns.keys()], (column, value) =>
    converted(columns.get(column) ?? '', value),
  )
  const to = await postgresDigest(db, table)
  if (from.rows !== to.rows || from.hash !== to.hash)
    throw new MoveFault(
      `${name} differs: ${from.rows} rows here and ${to.rows} there; the source or the target was changed meanwhile: drop the target and begin anew`,
    )
  return to
}

/**
 * Moves the records of a SQLite file into a PostgreSQL, table by table in the order of references, and compares every row.
 * Killed anywhere, it goes on where it was; the source is only read.
 * @throws MoveFault when the target is not empty, belongs to another move, or differs at the end.
 */
export const moveRecords = ({ source, sourceName, target, moved }: Move): Promise<void> =>
  target.connection().execute(async connection => {
    // The tables are known by what the engines say of them, not by their types here.
    const db = connection as unknown as Kysely<never>
    const { rows } = await sql<{ own: boolean }>`select pg_try_advisory_lock(${moveLock}) as own`.execute(db)
    if (rows[0]?.own !== true) throw new MoveFault('another move into this database is under way')
    const tables = await sameTables(source, db)
    await begun(db, tables, sourceName)
    for (const table of tables) await copied(db, source, table)
    for (const table of tables) moved({ name: table.name, ...(await checked(db, source, table)) })
    await sql`drop table ${progress}`.execute(db)
    await sql`select pg_advisory_unlock(${moveLock})`.execute(db)
  })
