import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PoolName, StatementWatch } from '../../ports/store-watch.ts'
import type { Database, Records } from './database.ts'
import type { Engine } from './engine.ts'
import type { ErasureWatch } from './erasure-watch.ts'
import { LaterVersion, migrateTables } from './migrations.ts'
import { isPostgresUniqueViolation, openPostgresDatabase } from './postgres.ts'
import { createDemotions } from './postgres-connection.ts'

/** Statement timeout of a request: with its overhead, below the two seconds that are documented. */
const waitMs = 1500
/** Statement timeout of migrations and sweeps. */
const patientWaitMs = 60_000
/** Lock timeout of such a statement, since requests queue behind it; a migration then retries. */
const patientLockMs = 500
const countConnections = 2
/** Connections of a process besides its pool: those of the counts, and one of a migration or the daily sweep. */
export const connectionsBesidesPool = countConnections + 1
/** Batching delay of counts: about as long as the commit that it saves. */
const countHoldMs = 1
/** Maximum wait at startup for a PostgreSQL that is not reachable yet. */
const startMsMax = 10_000
const startPauseMs = 250

/** Transient error codes of PostgreSQL: connection lost, failover, too many connections, lock timeout, start or stop. */
const transientCodes = /^(08...|25006|53300|55P03|57P0[123])$/

/** Network error codes of an unreachable server. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
]

/** Whether an error may be transient; a wrong password or an unknown database is permanent. */
const isTransientError = (cause: unknown): boolean => {
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return transientCodes.test(code) || unreachable.includes(code)
  return cause instanceof Error && /timeout|no answer within|terminated/i.test(String(message))
}

/** Migrates, with retries while PostgreSQL is unreachable, for at most ten seconds. */
const migrateWithRetries = async (patient: Database): Promise<void> => {
  const startedAt = performance.now()
  for (;;) {
    try {
      return await migrateTables(patient)
    } catch (cause) {
      const isOver = performance.now() - startedAt + startPauseMs > startMsMax
      if (isOver || cause instanceof LaterVersion || !isTransientError(cause)) throw cause
    }
    await pause(startPauseMs)
  }
}

/** PostgreSQL: transactions run concurrently, so they lock the rows that they depend on. */
const postgres: Engine = {
  dialect: 'postgres',
  isShared: true,
  lockOwner: async (transaction, { kind, id }) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${id}`}))`.execute(transaction)
  },
  lockingForChange: query => query.forUpdate(),
  skippingLocked: query => query.forUpdate().skipLocked(),
  lockingRows: query => query.forShare(),
  emptyLog: async () => {},
  rewrite: async () => {},
  isUniqueBroken: isPostgresUniqueViolation,
}

/**
 * Opens the records of a PostgreSQL and migrates its tables; waits for one that is not reachable yet.
 * @param connections in addition to two for the counts.
 * @param store observer of requests' statements, without migrations and daily jobs.
 * @param erasing observer of commits that erase.
 */
export const openPostgresRecords = async (
  url: string,
  connections: number,
  store: StatementWatch | undefined,
  erasing: ErasureWatch,
): Promise<Omit<Records, 'erasures'>> => {
  const patiently = async <T>(work: (db: Database) => Promise<T>, connectMs = waitMs): Promise<T> => {
    const { db } = openPostgresDatabase(url, {
      connections: 1,
      waitMs: patientWaitMs,
      lockMs: patientLockMs,
      connectMs,
    })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  await patiently(migrateWithRetries, startMsMax)
  const limits = { waitMs, connectMs: waitMs, demotions: createDemotions() }
  const watchOf = (pool: PoolName) => store && { pool, store }
  const { db } = openPostgresDatabase(url, {
    ...{ connections, watch: watchOf('records'), wrap: erasing.wrap },
    ...limits,
  })
  const steady = { connections: countConnections, isSteady: true } as const
  const { db: counts, run, end } = openPostgresDatabase(url, { ...steady, watch: watchOf('counts'), ...limits })
  return {
    db,
    counts,
    runCount: run,
    countHoldMs,
    engine: postgres,
    patiently,
    clock: async () => {
      const { rows } = await sql<{
        at: string
      }>`select (extract(epoch from clock_timestamp()) * 1000)::text as at`.execute(db)
      return new Date(Number(rows[0]?.at))
    },
    close: async () => {
      await Promise.all([db.destroy(), counts.destroy()])
      await end()
    },
  }
}
