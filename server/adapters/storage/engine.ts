import { type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** True literal of both engines, whose drivers bind booleans differently. */
export const sqlTrue = sql<boolean>`true`

/** Column types that differ between engines; those of `auth_` tables are as better-auth expects them. */
const columnTypes = {
  sqlite: { date: 'date', boolean: 'integer', bytes: 'blob' },
  postgres: { date: 'timestamptz', boolean: 'boolean', bytes: 'bytea' },
} as const

/** SQL dialect, by its name in Kysely and better-auth. */
export type Dialect = keyof typeof columnTypes

/** SQL dialect of a database. */
export const getDialect = (db: QueryExecutorProvider): Dialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** Column types of the database that a migration changes. */
export const getColumnTypes = (db: Kysely<unknown>): (typeof columnTypes)[Dialect] => columnTypes[getDialect(db)]

/** Engine-specific operations; stores use these instead of checking the dialect. */
export interface Engine {
  /** For libraries that generate SQL themselves. */
  dialect: Dialect
  /** Whether several processes write to the same records. */
  isShared: boolean
  /** Serializes the transactions of an owner until the end of each. */
  lockOwner(transaction: QueryExecutorProvider, owner: { kind: string; id: string }): Promise<void>
  /** Locks the rows of a query for update until the transaction ends. */
  lockingForChange<Query extends { forUpdate(): Query }>(query: Query): Query
  /** The same for rows not locked by other transactions; locked ones are skipped. */
  skippingLocked<Query extends { forUpdate(): Query; skipLocked(): Query }>(query: Query): Query
  /** Locks the rows of a query against changes until the transaction ends. */
  lockingRows<Query extends { forShare(): Query }>(query: Query): Query
  /**
   * Checkpoints and truncates the write-ahead log, so that deleted data cannot be read there. While another process
   * reads, the next call does it. PostgreSQL recycles its log automatically.
   */
  emptyLog(db: QueryExecutorProvider): Promise<void>
  /**
   * Rewrites all tables, so that no deleted data remains between rows: a split page keeps a copy of what it gave away.
   * Blocks everything else for about 30 ms per megabyte. PostgreSQL does this row by row, automatically.
   */
  rewrite(db: QueryExecutorProvider): Promise<void>
  /** Whether a statement violated a unique index. */
  isUniqueBroken(cause: unknown): boolean
}
