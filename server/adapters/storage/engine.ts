import { type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** The word that is true in the SQL of both engines, whose drivers differ in how they send one. */
export const sqlTrue = sql<boolean>`true`

/** The types of columns for which engines have words of their own; those of `auth_` are what better-auth expects of each. */
const columnTypes = {
  sqlite: { date: 'date', boolean: 'integer', bytes: 'blob' },
  postgres: { date: 'timestamptz', boolean: 'boolean', bytes: 'bytea' },
} as const

/** A kind of SQL, by the name that Kysely and better-auth have for it: the list of engines. */
export type Dialect = keyof typeof columnTypes

/** The types of columns in a database that a migration changes. */
export const columnTypesOf = (db: Kysely<unknown>): (typeof columnTypes)[Dialect] =>
  columnTypes[db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite']

/** What the engine under the records does in its own way; the stores ask for the ability, never for the name. */
export interface Engine {
  /** For libraries that write SQL themselves. */
  dialect: Dialect
  /** Whether several processes write to the same records. */
  isShared: boolean
  /** Lets one transaction at a time go on for an owner, until it ends. */
  lockOwner(transaction: QueryExecutorProvider, owner: { kind: string; id: string }): Promise<void>
  /** Locks the rows of a query for a change until the transaction ends. */
  lockingForChange<Query extends { forUpdate(): Query }>(query: Query): Query
  /** The same for the rows that no other transaction has locked; the others are left out. */
  skippingLocked<Query extends { forUpdate(): Query; skipLocked(): Query }>(query: Query): Query
  /** Locks the rows of a query until the transaction ends. */
  lockingRows<Query extends { forShare(): Query }>(query: Query): Query
  /**
   * Writes what is committed into the tables and empties the log that was written ahead of them, so that nothing which was
   * deleted is read there. Where another process reads at this moment it is done by the next one. PostgreSQL recycles its
   * log by itself.
   */
  emptyLog(db: QueryExecutorProvider): Promise<void>
  /**
   * Writes all tables anew, so that nothing which was deleted is left between their rows: a page that was split keeps what it
   * gave away. It stops everything else for about 30 ms a megabyte. PostgreSQL does the same row by row, by itself.
   */
  rewrite(db: QueryExecutorProvider): Promise<void>
  /** Whether a statement failed because its row would have been the second of a unique index. */
  isUniqueBroken(cause: unknown): boolean
}
