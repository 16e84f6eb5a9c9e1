import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { RunCompiled } from './database.ts'
import { isBusy } from './sqlite-file.ts'

/** Longest time that a statement is tried again while another process, as a backup, has locked the file. */
const busyMsMax = 2000
/** Pause between two tries, in which the process does its other work. */
const busyPauseMs = 20
/** Most prepared statements in memory; there is one more for each size of a group of counts. */
const statementsMax = 100

interface Prepared {
  statement: StatementSync
  /** Whether it gives rows. */
  isReader: boolean
}

// The schema has text and integers only, which node:sqlite binds; Kysely types parameters as unknown.
const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

const executed = <R>({ statement, isReader }: Prepared, parameters: readonly unknown[]): QueryResult<R> => {
  // Kysely's types say what is in the rows of a statement.
  if (isReader) return { rows: statement.all(...bound(parameters)) as R[] }
  const { changes, lastInsertRowid } = statement.run(...bound(parameters))
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
}

/** The open transaction on the file; other statements wait until it ends. */
interface OpenTransaction {
  connection: DatabaseConnection
  over: Promise<void>
  end(): void
}

/**
 * Runs the statements of Kysely on one open file. Node's SQLite is synchronous, so single statements need no order;
 * only while a transaction is open the statements of others wait. A file that another process has locked stops neither the
 * event loop nor the statements that only read.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: DatabaseSync
  readonly #prepared = new LRUCache<string, Prepared>({ max: statementsMax })
  #transaction: OpenTransaction | undefined

  constructor(file: DatabaseSync) {
    this.#file = file
  }

  async init(): Promise<void> {}

  /** Runs a statement outside of any transaction. */
  run<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    return this.#attempt(undefined, () => executed<R>(this.#prepare(query.sql), query.parameters))
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const run = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      this.#attempt(connection, () => executed<R>(this.#prepare(query.sql), query.parameters))
    const connection: DatabaseConnection = {
      executeQuery: run,
      // The rows are all there at once; nothing here is large enough to be worth a cursor.
      streamQuery: async function* <R>(query: CompiledQuery) {
        yield await run<R>(query)
      },
    }
    return connection
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#attempt(connection, () => {
      // A plain `begin` that reads and then writes fails at once when a second process wrote in between.
      this.#file.exec('begin immediate')
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#transaction = { connection, over: promise, end: resolve }
    })
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#file.exec('commit')
    this.#end(connection)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#transaction?.connection !== connection) return
    try {
      // A full disk ends a transaction by itself.
      if (this.#file.isTransaction) this.#file.exec('rollback')
    } finally {
      this.#end(connection)
    }
  }

  async destroy(): Promise<void> {
    this.#file.close()
  }

  #end(connection: DatabaseConnection): void {
    if (this.#transaction?.connection !== connection) return
    this.#transaction.end()
    this.#transaction = undefined
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = this.#file.prepare(text)
    const made = { statement, isReader: statement.columns().length > 0 }
    this.#prepared.set(text, made)
    return made
  }

  /** Does a step when no other connection is in a transaction; while another process has locked the file, again later. */
  async #attempt<T>(connection: DatabaseConnection | undefined, step: () => T): Promise<T> {
    const startedAt = performance.now()
    for (;;) {
      while (this.#transaction && this.#transaction.connection !== connection) await this.#transaction.over
      try {
        return step()
      } catch (cause) {
        if (!isBusy(cause) || performance.now() - startedAt >= busyMsMax) throw cause
      }
      await setTimeout(busyPauseMs)
    }
  }
}

/** Declares to Kysely what SQLite can do under the driver above. */
class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver orders transactions itself; Kysely's own lock would block readers while a writer waits for the file. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** A migration is one transaction, so that of two processes that start at once the second waits. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Ways to an open file of Node's own SQLite. */
export interface NodeSqlite {
  /** For Kysely; destroying the Kysely closes the file. */
  dialect: Dialect
  /** Runs a statement that is compiled already, in its order among those of Kysely. */
  run: RunCompiled
}

/** The ways to an open file, with one order of statements for both. */
export const nodeSqlite = (file: DatabaseSync): NodeSqlite => {
  const driver = new NodeSqliteDriver(file)
  return {
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new NodeSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      // Kysely's own type of this argument.
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    },
    run: query => driver.run(query),
  }
}
