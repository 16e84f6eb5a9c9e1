import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './database.ts'

/** How many connections a pool has, and how long it lets anybody wait. */
export interface PoolLimits {
  connections: number
  /** Longest wait for a connection. */
  connectMs: number
  /** Longest wait for a connection with its first statement, and for each further statement. */
  waitMs: number
  /** Longest wait of a statement for a lock, where it shall be shorter than the statement's own. */
  lockMs?: number
}

/** The server gives a statement up a little earlier than we do, so that the connection stays usable. */
const statementShare = 0.8
/** A transaction whose process fell silent is ended by the server, so that its locks do not stay. */
const silentTransactionMsMax = 10_000
/** PostgreSQL's type of whole numbers of 64 bits, in which it counts rows. */
const bigintType = 20

/** Counts of rows come as numbers, as they do from SQLite; everything here is far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === bigintType ? Number : pg.types.getTypeParser(type, format)),
}

/** PostgreSQL gave no answer in its time; what was asked may still be under way. */
class Silence extends Error {}

/**
 * Gives an asked thing a time; what comes after it goes to `late`. What has arrived while the process itself was busy is
 * read first, and is no silence.
 */
const within = <T>(asked: Promise<T>, ms: number, late: (value: T) => void = () => {}): Promise<T> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const giveUp = (): void => {
      isLate = true
      reject(new Silence(`PostgreSQL gave no answer within ${Math.round(ms)} ms`))
    }
    const timer = setTimeout(() => setImmediate(giveUp), ms)
    asked.then(
      value => {
        clearTimeout(timer)
        if (isLate) late(value)
        else resolve(value)
      },
      cause => {
        clearTimeout(timer)
        reject(cause)
      },
    )
  })

/** A connection on which nobody waits for longer than a time; after a silence it is given up. */
const bounded = (client: pg.PoolClient, waitMs: number, firstWaitMs: number): PostgresPoolClient => {
  let nextWaitMs = firstWaitMs
  let isSilent = false
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (isSilent) throw new Silence('PostgreSQL fell silent on this connection')
    const ms = nextWaitMs
    nextWaitMs = waitMs
    try {
      // Kysely knows which commands it sends and what is in their rows; pg types both loosely.
      return (await within(client.query(text, [...values]), ms)) as unknown as PostgresQueryResult<R>
    } catch (cause) {
      isSilent = cause instanceof Silence
      throw cause
    }
  }
  return {
    // Kysely asks for a cursor only where its dialect was made with one.
    query: query as PostgresPoolClient['query'],
    release: destroy => client.release(destroy === true || isSilent),
  }
}

const boundedPool = (pool: pg.Pool, { connectMs, waitMs }: PoolLimits): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const startedAt = performance.now()
    const client = await within(pool.connect(), connectMs, late => late.release())
    return bounded(client, waitMs, Math.max(1, waitMs - (performance.now() - startedAt)))
  },
  end: () => pool.end(),
})

/** A way to the records on a PostgreSQL; connects when it is first asked, and again after it was cut. */
export const postgresDatabase = (url: string, limits: PoolLimits): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: Math.round(limits.waitMs * statementShare),
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: silentTransactionMsMax,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'valorem',
    types,
  })
  // A cut connection fails the statement that ran on it, and an idle one is replaced; without a listener Node would end.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', client => client.on('error', ignore))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: boundedPool(pool, limits) }) })
}
