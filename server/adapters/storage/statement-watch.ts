import type { LogEvent, PostgresPool, PostgresPoolClient } from 'kysely'
import type { PoolState, StoreCall, StoreName, StoreWatch } from '../../ports/store-watch.ts'
import type { Records, RunCompiled } from './database.ts'

/** Whether an error is a regular answer, such as a violated unique index. */
type IsAnswer = (cause: unknown) => boolean

/**
 * Log function for Kysely that reports each statement to an observer; on SQLite the statements of `runCount` bypass it.
 */
export const createStatementLog =
  (store: StoreName, watch: StoreWatch | undefined, isAnswer: IsAnswer) =>
  (event: LogEvent): void =>
    watch?.asked({
      store,
      text: event.query.sql,
      ms: event.queryDurationMillis,
      hasFailed: event.level === 'error' && !isAnswer(event.error),
    })

/** Also reports counts that do not run through Kysely. */
export const watchCounts =
  (run: RunCompiled, store: StoreName, watch: StoreWatch | undefined): Records['runCount'] =>
  async query => {
    if (!watch) return run(query)
    const startedAt = performance.now()
    let hasFailed = true
    try {
      const found = await run(query)
      hasFailed = false
      return found
    } finally {
      watch.asked({ store, text: query.sql, ms: performance.now() - startedAt, hasFailed })
    }
  }

/** Counters of a pg pool. */
export interface PoolCounts {
  totalCount: number
  waitingCount: number
}

/** Pool that counts connections in use, and reports to `told` each that could not be acquired. */
export const watchConnections = (
  held: PostgresPool & { run: RunCompiled },
  counts: PoolCounts,
  max: number,
  told: (asked: StoreCall) => void,
): { pool: PostgresPool; run: RunCompiled; state(): PoolState } => {
  let inUse = 0
  // A connection kept by its pool is returned as the same object, by which Kysely identifies it.
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  const watched = (client: PostgresPoolClient): PostgresPoolClient => {
    const before = known.get(client)
    if (before) return before
    const made: PostgresPoolClient = {
      query: client.query,
      release: destroy => {
        inUse -= 1
        client.release(destroy)
      },
    }
    known.set(client, made)
    return made
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const startedAt = performance.now()
    try {
      const client = watched(await held.connect())
      inUse += 1
      return client
    } catch (cause) {
      told({ store: 'postgres', text: '', ms: performance.now() - startedAt, hasFailed: true })
      throw cause
    }
  }
  // A single statement holds a connection while it runs, or waits for one.
  const run: RunCompiled = async query => {
    inUse += 1
    try {
      return await held.run(query)
    } finally {
      inUse -= 1
    }
  }
  return {
    pool: { ...held, connect },
    run,
    state: () => ({
      inUse: Math.min(inUse, counts.totalCount),
      idle: Math.max(0, counts.totalCount - inUse),
      waiting: counts.waitingCount,
      max,
    }),
  }
}
