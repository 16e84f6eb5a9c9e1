import type { LogEvent, PostgresPool, PostgresPoolClient } from 'kysely'
import type { AskedStore, PoolState, StoreName, StoreWatch } from '../../ports/store-watch.ts'
import type { Records, RunCompiled } from './database.ts'

/** How a failure is told from an answer: a row that would have been the second of its kind is one. */
type IsAnswer = (cause: unknown) => boolean

/** A log of Kysely that tells a watch of each statement; the statements of `runCount` pass by it on SQLite. */
export const statementLog =
  (store: StoreName, watch: StoreWatch | undefined, isAnswer: IsAnswer) =>
  (event: LogEvent): void =>
    watch?.asked({
      store,
      text: event.query.sql,
      ms: event.queryDurationMillis,
      hasFailed: event.level === 'error' && !isAnswer(event.error),
    })

/** Tells a watch of the counts too where they do not run by Kysely. */
export const watchedCounts =
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

/** What is known of a pool beside those who use it. */
export interface PoolCounts {
  totalCount: number
  waitingCount: number
}

/** A pool that counts who uses its connections, and tells `failed` of each that was not given. */
export const watchedConnections = (
  held: PostgresPool & { run: RunCompiled },
  counts: PoolCounts,
  max: number,
  told: (asked: AskedStore) => void,
): { pool: PostgresPool; run: RunCompiled; state(): PoolState } => {
  let inUse = 0
  // One that stays with its pool comes back as the same object, which Kysely knows it by.
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
  // A statement that runs by itself has a connection as long as it takes, or waits for one.
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
