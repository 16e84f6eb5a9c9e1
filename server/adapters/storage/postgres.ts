import type { CompiledQuery, PostgresPool } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, RunCompiled, Tables } from './database.ts'
import { type Bounded, connecting, type PoolLimits, textsOf, types } from './postgres-connection.ts'
import type { Parameter } from './prepared-statement.ts'
import { statementLog, watchedConnections, watchedCounts } from './statement-watch.ts'

/** Most statements that are prepared on the server. */
const preparedMax = 20

/** The server's timeout is a little shorter than ours, so that the connection stays usable. */
const statementShare = 0.8
/** Timeout of an idle transaction: the server ends it when its process hangs, so that its locks are released. */
const silentTransactionMsMax = 10_000
/** What PostgreSQL answers where a row would be the second of a unique index. */
const uniqueViolation = '23505'

/** Whether a statement failed because its row would have been the second of a unique index. */
export const isUniqueBroken = (cause: unknown): boolean => Object(cause).code === uniqueViolation

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
  const connected = connecting(
    pool,
    limits,
    textsOf(limits, () => undefined),
  )
  const connect = async () => (await connected()).connection
  return { options: pool.options, connect, run: runningOn(connect), end: () => pool.end() }
}

type Pooled = Pick<Bounded, 'query' | 'run' | 'release'>

/**
 * A pool whose connections stay checked out between statements. One is released to the pool when a request waits for
 * one there, when it was cut, and when a statement failed on it, since the pool knows whether it is still usable.
 */
const steadyPool = (pool: pg.Pool, limits: PoolLimits): RunningPool => {
  const connected = connecting(pool, limits, textsOf(limits, statementNames()))
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
  /** Ends its connections: Kysely does that only where it has run a statement itself. */
  end(): Promise<void>
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
  const end = (): Promise<void> => (pool.ending ? Promise.resolve() : held.end())
  const { watch } = limits
  if (!watch) return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: held }) }), run: held.run, end }
  const counted = watchedConnections(held, pool, limits.connections, watch.store.asked)
  watch.store.poolOpened(watch.pool, counted.state)
  const log = statementLog('postgres', watch.store, isUniqueBroken)
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: counted.pool }), log }),
    run: watchedCounts(counted.run, 'postgres', watch.store),
    end,
  }
}
