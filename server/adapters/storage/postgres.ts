import type { CompiledQuery, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { PoolName, StoreWatch } from '../../ports/store-watch.ts'
import { timeLimit } from '../time-limit.ts'
import type { Database, RunCompiled, Tables } from './database.ts'
import { type Parameter, PreparedStatement } from './prepared-statement.ts'
import { statementLog, watchedConnections, watchedCounts } from './statement-watch.ts'

/** How many connections a pool has, and how long a statement may wait. */
export interface PoolLimits {
  connections: number
  /** Longest wait for a connection. */
  connectMs: number
  /** Longest wait for a connection with its first statement, and for each further statement. */
  waitMs: number
  /** Longest wait of a statement for a lock, where it shall be shorter than the statement's own. */
  lockMs?: number
  /**
   * Whether the same few statements repeat all the time. They are then prepared on the server, and idle connections are
   * reused without the pool and its timers, which saves a third of the statement's CPU in this process.
   */
  isSteady?: boolean
  /** Told of each statement, under the name of the pool; nobody is when left out. */
  watch?: { pool: PoolName; store: StoreWatch } | undefined
}

/** Most statements that are prepared on the server. */
const preparedMax = 20

/** The server's timeout is a little shorter than ours, so that the connection stays usable. */
const statementShare = 0.8
/** Timeout of an idle transaction: the server ends it when its process hangs, so that its locks are released. */
const silentTransactionMsMax = 10_000
/** PostgreSQL's type of whole numbers of 64 bits, in which it counts rows. */
const bigintType = 20

/** Counts of rows come as numbers, as they do from SQLite; everything here is far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === bigintType ? Number : pg.types.getTypeParser(type, format)),
}

/** What PostgreSQL answers where a row would be the second of a unique index. */
const uniqueViolation = '23505'

/** Whether a statement failed because its row would have been the second of a unique index. */
export const isUniqueBroken = (cause: unknown): boolean => Object(cause).code === uniqueViolation

/** PostgreSQL did not answer in time; the statement may still be running. */
class Silence extends Error {}

const silence = (ms: number): Silence => new Silence(`PostgreSQL gave no answer within ${Math.round(ms)} ms`)

/**
 * Bounds the wait for work; a result that comes later goes to `late`. Input that arrived while this process was busy is
 * read first, so it does not count as a timeout.
 */
const within = <T>(work: Promise<T>, ms: number, late: (value: T) => void = () => {}): Promise<T> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const giveUp = (): void => {
      isLate = true
      reject(silence(ms))
    }
    const timer = setTimeout(() => setImmediate(giveUp), ms)
    work.then(
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

/**
 * Names the first few statements, so that the server prepares them; it parses a statement without a name anew each
 * time.
 */
const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  return text => {
    if (names.size < preparedMax && !names.has(text)) names.set(text, `valorem_${names.size + 1}`)
    return names.get(text)
  }
}

/** Bounds the wait for an answer. */
type InTime = <T>(work: Promise<T>) => Promise<T>

/** The name of a statement to prepare; undefined for one that is not prepared. */
type NameOf = (text: string) => string | undefined

/** A connection with a timeout for each statement. */
interface Bounded extends PostgresPoolClient {
  /** Runs a statement that repeats all the time, prepared and without Kysely. */
  run<Row>(text: string, parameters: readonly Parameter[]): Promise<Row[]>
  /** Whether a statement has failed on it: it may have been cut, or a late answer may still come. */
  hasFailed(): boolean
}

/** Adds timeouts to a connection; after one it is discarded. */
const bounded = (client: pg.PoolClient, inTime: InTime, firstWaitMs: number, nameOf: NameOf): Bounded => {
  let isFirst = true
  let hasFailed = false
  let isSilent = false
  const answer = async <T>(statement: () => Promise<T>): Promise<T> => {
    if (isSilent) throw new Silence('PostgreSQL fell silent on this connection')
    const wait: InTime = isFirst ? work => within(work, firstWaitMs) : inTime
    isFirst = false
    try {
      return await wait(statement())
    } catch (cause) {
      hasFailed = true
      isSilent = cause instanceof Silence
      throw cause
    }
  }
  // Kysely knows which commands it sends and what is in their rows; pg types both loosely.
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> =>
    (await answer(() =>
      client.query({ name: nameOf(text), text, values: [...values] }),
    )) as unknown as PostgresQueryResult<R>
  return {
    // Kysely asks for a cursor only where its dialect was made with one.
    query: query as PostgresPoolClient['query'],
    run: <Row>(text: string, parameters: readonly Parameter[]) =>
      answer(() => client.query(new PreparedStatement<Row>(text, parameters, types)).rows),
    release: destroy => client.release(destroy === true || isSilent),
    hasFailed: () => hasFailed,
  }
}

/** Opens connections, or takes idle ones of the pool. */
const connecting = (pool: pg.Pool, { connectMs, waitMs }: PoolLimits, nameOf: NameOf) => {
  const inTime = timeLimit(waitMs, () => silence(waitMs))
  return async (): Promise<{ client: pg.PoolClient; connection: Bounded }> => {
    const startedAt = performance.now()
    const client = await within(pool.connect(), connectMs, late => late.release())
    const firstWaitMs = Math.max(1, waitMs - (performance.now() - startedAt))
    return { client, connection: bounded(client, inTime, firstWaitMs, nameOf) }
  }
}

/** A pool for Kysely, which also runs statements without it. */
interface RunningPool extends PostgresPool {
  run: RunCompiled
}

/** Runs single statements on connections that go back after each. */
const runningOn =
  (connect: () => Promise<Pick<Bounded, 'run' | 'release'>>): RunCompiled =>
  async <Row>({ sql, parameters }: CompiledQuery<Row>) => {
    const connection = await connect()
    try {
      // The statements that run this way have texts and numbers only; Kysely types parameters as unknown.
      return { rows: await connection.run<Row>(sql, parameters as readonly Parameter[]) }
    } finally {
      connection.release()
    }
  }

const boundedPool = (pool: pg.Pool, limits: PoolLimits): RunningPool => {
  const connected = connecting(pool, limits, () => undefined)
  const connect = async () => (await connected()).connection
  return { options: pool.options, connect, run: runningOn(connect), end: () => pool.end() }
}

type Pooled = Pick<Bounded, 'query' | 'run' | 'release'>

/**
 * A pool whose connections stay checked out between statements. One is released to the pool when a request waits for
 * one there, when it was cut, and when a statement failed on it, since the pool knows whether it is still usable.
 */
const steadyPool = (pool: pg.Pool, limits: PoolLimits): RunningPool => {
  const connected = connecting(pool, limits, statementNames())
  const idle: Pooled[] = []
  let isEnding = false

  const open = async (): Promise<Pooled> => {
    const { client, connection } = await connected()
    const giveBack = (destroy?: boolean): void => {
      client.off('end', cut)
      connection.release(destroy)
    }
    const pooled: Pooled = {
      query: connection.query,
      run: connection.run,
      release: destroy => {
        const stays = destroy !== true && !connection.hasFailed() && !isEnding && pool.waitingCount === 0
        if (stays) idle.push(pooled)
        else giveBack(destroy)
      },
    }
    /** A connection that was cut while in use fails its statement, and is released by that. */
    const cut = (): void => {
      const at = idle.indexOf(pooled)
      if (at < 0) return
      idle.splice(at, 1)
      giveBack(true)
    }
    client.on('end', cut)
    return pooled
  }

  const connect = async () => idle.pop() ?? open()
  return {
    options: pool.options,
    connect,
    run: runningOn(connect),
    end: async () => {
      isEnding = true
      for (const pooled of idle.splice(0)) pooled.release()
      await pool.end()
    },
  }
}

/** Ways to the records on a PostgreSQL. */
export interface PostgresWays {
  db: Database
  /** Runs a statement that repeats all the time, with texts and numbers as parameters; Kysely knows nothing of it. */
  run: RunCompiled
}

/** Ways to the records on a PostgreSQL; they connect when they are first asked, and again after a cut. */
export const postgresDatabase = (url: string, limits: PoolLimits): PostgresWays => {
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
  const held = limits.isSteady ? steadyPool(pool, limits) : boundedPool(pool, limits)
  const { watch } = limits
  if (!watch) return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: held }) }), run: held.run }
  const counted = watchedConnections(held, pool, limits.connections, watch.store.asked)
  watch.store.poolOpened(watch.pool, counted.state)
  const log = statementLog('postgres', watch.store, isUniqueBroken)
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: counted.pool }), log }),
    run: watchedCounts(counted.run, 'postgres', watch.store),
  }
}
