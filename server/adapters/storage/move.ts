import type { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Digest, Value } from './tables/digest.ts'
import { computePostgresDigest, listPostgresTables, type PostgresTable } from './tables/postgres-tables.ts'
import { computeSqliteDigest, listSqliteTables, readRowsAfter } from './tables/sqlite-tables.ts'

/** The records cannot be moved, or differ after the move; the message says why. */
class MoveFault extends Error {}

/** Moved table, with its row count and digest. */
interface MovedTable extends Digest {
  name: string
}

/** Source and target of a move. */
export interface Move {
  source: DatabaseSync
  /** Identifies the source, to detect another move into the same target. */
  sourceName: string
  /** A single connection to the target. */
  target: Database
  /** Called for each verified table. */
  onTableMoved(table: MovedTable): void
}

/** Rows per transaction; fewer for tables with images of up to a megabyte each. */
const [rowsInBatch, picturesInBatch] = [500, 20]

/** Advisory lock that allows one move at a time into a target; an arbitrary unique number. */
const moveLock = 5_307_114_021

const progress = sql.table('records_move')

/** Converts a SQLite value to a PostgreSQL column type. */
const convertValue = (type: string, value: Value): Value => {
  if (value === null) return null
  if (type === 'boolean') return Boolean(value)
  if (type.startsWith('timestamp')) return new Date(value as string | number)
  return value
}

/** Names that only one of the two has. */
const findDifferences = (one: Iterable<string>, other: Iterable<string>): string[] => {
  const [first, second] = [[...one], [...other]]
  return [...first.filter(name => !second.includes(name)), ...second.filter(name => !first.includes(name))]
}

/** Tables of the target, checked to be the same as the source's. @throws MoveFault where a table or column differs. */
const matchTables = async (source: DatabaseSync, target: Kysely<never>): Promise<PostgresTable[]> => {
  const [from, to] = [listSqliteTables(source), await listPostgresTables(target)]
  const tables = findDifferences(
    from.keys(),
    to.map(({ name }) => name),
  )
  const columns = to.flatMap(({ name, columns }) =>
    findDifferences(from.get(name) ?? [], columns.keys()).map(column => `${name}.${column}`),
  )
  const faults = [...tables, ...columns]
  if (faults.length > 0) throw new MoveFault(`the two databases differ in ${faults.join(', ')}`)
  return to
}

/** Reserves the target for this move: it must be empty, or partly filled from the same source. */
const beginMove = async (db: Kysely<never>, tables: readonly PostgresTable[], sourceName: string): Promise<void> => {
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

/** Copies the rest of a table; a batch and its progress are one transaction. */
const copyTable = async (db: Kysely<never>, source: DatabaseSync, { name, columns }: PostgresTable): Promise<void> => {
  const names = [...columns.keys()]
  const limit = [...columns.values()].includes('bytea') ? picturesInBatch : rowsInBatch
  const { rows: places } = await sql<{ row_id: number }>`
    select row_id from ${progress} where name = ${name}`.execute(db)
  for (let rowId = Number(places[0]?.row_id ?? 0); ; ) {
    const batch = readRowsAfter(source, name, names, rowId, limit)
    if (batch.length === 0) return
    rowId = Number(batch.at(-1)?.['row id'])
    const values = batch.map(
      row => sql`(${sql.join(names.map(column => convertValue(columns.get(column) ?? '', row[column] as Value)))})`,
    )
    await db.transaction().execute(async transaction => {
      const list = sql.join(names.map(column => sql.ref(column)))
      await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(transaction)
      await sql`update ${progress} set row_id = ${rowId} where name = ${name}`.execute(transaction)
    })
  }
}

/** Compares both copies of a table, row by row. @throws MoveFault where they differ. */
const verifyTable = async (db: Kysely<never>, source: DatabaseSync, table: PostgresTable): Promise<Digest> => {
  const { name, columns } = table
  const from = computeSqliteDigest(source, name, [...columns.keys()], (column, value) =>
    convertValue(columns.get(column) ?? '', value),
  )
  const to = await computePostgresDigest(db, table)
  if (from.rows !== to.rows || from.hash !== to.hash)
    throw new MoveFault(
      `${name} differs: ${from.rows} rows here and ${to.rows} there; the source or the target was changed meanwhile: drop the target and begin anew`,
    )
  return to
}

/**
 * Moves the records of a SQLite file to PostgreSQL, table by table in order of references, and compares every row. An
 * interrupted move can be resumed; the source is only read.
 * @throws MoveFault when the target is not empty, belongs to another move, or differs at the end.
 */
export const moveRecords = ({ source, sourceName, target, onTableMoved }: Move): Promise<void> =>
  target.connection().execute(async connection => {
    // The tables are discovered at runtime, not from their types here.
    const db = connection as unknown as Kysely<never>
    const { rows } = await sql<{ own: boolean }>`select pg_try_advisory_lock(${moveLock}) as own`.execute(db)
    if (rows[0]?.own !== true) throw new MoveFault('another move into this database is under way')
    const tables = await matchTables(source, db)
    await beginMove(db, tables, sourceName)
    for (const table of tables) await copyTable(db, source, table)
    for (const table of tables) onTableMoved({ name: table.name, ...(await verifyTable(db, source, table)) })
    await sql`drop table ${progress}`.execute(db)
    await sql`select pg_advisory_unlock(${moveLock})`.execute(db)
  })
