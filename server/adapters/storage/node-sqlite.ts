import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  type DialectAdapter,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'

/** Longest wait for another process that writes; the wait stops this one, so it is short. */
const busyTimeoutMs = 2000
/** Prepared statements kept for reuse; there is one more for each size of a group of counts. */
const statementsMax = 100

/** SQLite's primary result code for a file that another process holds. */
const busy = 5
/** Tries, each 20 ms after the last, to change the journal of a new file while other processes do the same. */
const openTries = 100

const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && 'errcode' in cause && Number(cause.errcode) % 256 === busy

/** Changing the journal fails at once when another process does it too, whatever the timeout. */
const writeAhead = async (file: DatabaseSync, triesLeft = openTries): Promise<void> => {
  try {
    file.exec('pragma journal_mode = wal')
  } catch (cause) {
    if (!isBusy(cause) || triesLeft === 0) throw cause
    await setTimeout(20)
    await writeAhead(file, triesLeft - 1)
  }
}

/** Opens a file, made when missing, for several processes at once: readers never wait, writers only for each other. */
export const openFile = async (path: string): Promise<DatabaseSync> => {
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  try {
    await writeAhead(file)
    // NORMAL survives a killed process; only a power cut may lose the last commits.
    file.exec('pragma synchronous = normal')
    return file
  } catch (cause) {
    file.close()
    throw cause
  }
}

// The schema holds text and integers only, which node:sqlite binds; Kysely types parameters as unknown.
const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: parameters => prepared.all(...bound(parameters)),
  run: parameters => prepared.run(...bound(parameters)),
  iterate: parameters => prepared.iterate(...bound(parameters)),
})

/** What Kysely's dialect asks of a database, over Node's own SQLite. */
const database = (file: DatabaseSync): SqliteDatabase => {
  const prepared = new LRUCache<string, SqliteStatement>({ max: statementsMax })
  return {
    close: () => file.close(),
    prepare: text => {
      const known = prepared.get(text)
      if (known) return known
      // A plain `begin` that reads and then writes fails at once when a second process wrote in between.
      const made = statement(file.prepare(text === 'begin' ? 'begin immediate' : text))
      prepared.set(text, made)
      return made
    },
  }
}

/** Lets Kysely migrate within one transaction, so that of two processes that start at once the second waits. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's dialect for Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: DatabaseSync) {
    super({ database: database(file) } satisfies SqliteDialectConfig)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter()
  }
}
