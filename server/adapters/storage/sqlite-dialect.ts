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
import { isBusyError } from './sqlite-file.ts'

/** Maximum time of retries while another process, such as a backup, has locked the file. */
const busyMsMax = 2000
/** Delay between retries, without blocking the event loop. */
const busyPauseMs = 20
/** Maximum number of cached statements; each batch size of counts has one of its own. */
const statementsMax = 100

interface Prepared {
  statement: StatementSync
  /** Whether it returns rows. */
  isReader: boolean
}

// The schema has only text and integers, which node:sqlite binds; Kysely types parameters as unknown.
const toSqlValues = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

const executeStatement = <R>({ statement, isReader }: Prepared, parameters: readonly unknown[]): QueryResult<R> => {
  // The row type is declared by Kysely.
  if (isReader) return { rows: statement.all(...toSqlValues(parameters)) as R[] }
  const { changes, lastInsertRowid } = statement.run(...toSqlValues(parameters))
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
}

/** Open transaction on the file; other statements wait for its end. */
interface OpenTransaction {
  connection: DatabaseConnection
  over: Promise<void>
  end(): void
}

/**
 * Runs Kysely's statements on one open file. Node's SQLite is synchronous, so single statements need no queue; only
 * during a transaction do those of other connections wait. A file locked by another process blocks neither the event
 * loop nor statements that only read.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: DatabaseSync
  readonly #prepared = new LRUCache<string, Prepared>({ max: statementsMax })
  #transaction: OpenTransaction | undefined

  constructor(file: DatabaseSync) {
    this.#file = file
  }

  async init(): Promise<void> {}

  /** Runs a statement outside transactions. */
  run<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    return this.#attempt(undefined, () => executeStatement<R>(this.#prepare(query.sql), query.parameters))
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const run = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      this.#attempt(connection, () => executeStatement<R>(this.#prepare(query.sql), query.parameters))
    const connection: DatabaseConnection = {
      executeQuery: run,
      // All rows are read at once; no result is large enough for a cursor.
      streamQuery: async function* <R>(query: CompiledQuery) {
        yield await run<R>(query)
      },
    }
    return connection
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#attempt(connection, () => {
      // A plain `begin` that reads before it writes fails immediately if a second process wrote in between.
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
      // A full disk rolls a transaction back automatically.
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

  /** Runs a step while no other connection is in a transaction; retries while another process has locked the file. */
  async #attempt<T>(connection: DatabaseConnection | undefined, step: () => T): Promise<T> {
    const startedAt = performance.now()
    for (;;) {
      while (this.#transaction && this.#transaction.connection !== connection) await this.#transaction.over
      try {
        return step()
      } catch (cause) {
        if (!isBusyError(cause) || performance.now() - startedAt >= busyMsMax) throw cause
      }
      await setTimeout(busyPauseMs)
    }
  }
}

/** SQLite's capabilities under this driver. */
class NodeSqliteAdapter extends SqliteAdapter {
  /**
   * The driver serializes transactions itself; Kysely's own lock would block readers while a writer waits for the file.
   */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** A migration is one transaction, so that the second of two processes that start concurrently waits. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Access to an open file of Node's own SQLite. */
export interface NodeSqlite {
  /** For Kysely; destroying the Kysely instance closes the file. */
  dialect: Dialect
  /** Runs a compiled statement, in order with those of Kysely. */
  run: RunCompiled
}

/** Access to an open file, with one queue for both ways. */
export const createNodeSqlite = (file: DatabaseSync): NodeSqlite => {
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
