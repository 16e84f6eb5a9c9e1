import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PoolName, StatementWatch } from '../../ports/store-watch.ts'
import type { Database, Records } from './database.ts'
import type { Engine } from './engine.ts'
import { LaterVersion, migrate } from './migrations.ts'
import { isUniqueBroken, postgresDatabase } from './postgres.ts'

/** Longest wait of a request for PostgreSQL: with what surrounds it, less than the two seconds that are promised. */
const waitMs = 1500
/** Longest time of one statement of a migration or a sweep. */
const patientWaitMs = 60_000
/** Longest wait of such a statement for a lock, since requests wait behind it; a migration then tries again. */
const patientLockMs = 500
const countConnections = 2
/** How long a group of counts waits for more: about as long as the commit that it saves. */
const countHoldMs = 1
/** Longest wait at the start for a PostgreSQL that cannot be reached yet. */
const startMsMax = 10_000
const startPauseMs = 250

/** Codes of PostgreSQL that say "not now": connection lost, a failover, too many connections, a lock, starting or stopping. */
const passing = /^(08...|25006|53300|55P03|57P0[123])$/

/** What the network says of a server that is not there, or not yet. */
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

/** Whether PostgreSQL may be reached a little later; a wrong password or an unknown database is refused for good. */
const mayPass = (cause: unknown): boolean => {
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return passing.test(code) || unreachable.includes(code)
  return cause instanceof Error && /timeout|no answer within|terminated/i.test(String(message))
}

/** Migrates, again and again while PostgreSQL cannot be reached, for at most ten seconds. */
const migrateWhenReached = async (patient: Database): Promise<void> => {
  const startedAt = performance.now()
  for (;;) {
    try {
      return await migrate(patient)
    } catch (cause) {
      const isOver = performance.now() - startedAt + startPauseMs > startMsMax
      if (isOver || cause instanceof LaterVersion || !mayPass(cause)) throw cause
    }
    await pause(startPauseMs)
  }
}

/** PostgreSQL: transactions write beside each other, so that they lock what they rest on. */
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
  isUniqueBroken,
}

/**
 * Opens the records of a PostgreSQL with their tables up to date; one that cannot be reached yet is waited for.
 * @param connections beside the two for the counts.
 * @param store told of what requests ask; migrations and the daily work are no part of it.
 */
export const postgresRecords = async (
  url: string,
  connections: number,
  store: StatementWatch | undefined,
): Promise<Records> => {
  const patiently = async <T>(work: (db: Database) => Promise<T>, connectMs = waitMs): Promise<T> => {
    const { db } = postgresDatabase(url, { connections: 1, waitMs: patientWaitMs, lockMs: patientLockMs, connectMs })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  await patiently(migrateWhenReached, startMsMax)
  const limits = { waitMs, connectMs: waitMs }
  const watchOf = (pool: PoolName) => store && { pool, store }
  const { db } = postgresDatabase(url, { connections, watch: watchOf('records'), ...limits })
  const steady = { connections: countConnections, isSteady: true } as const
  const { db: counts, run, end } = postgresDatabase(url, { ...steady, watch: watchOf('counts'), ...limits })
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
