import type { CompiledQuery, PostgresPool } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, RunCompiled, Tables } from './database.ts'
import { type Bounded, createConnector, createStatementTexts, type PoolLimits, types } from './postgres-connection.ts'
import { getStatementName, type Parameter } from './prepared-statement.ts'
import { createStatementLog, watchConnections, watchCounts } from './statement-watch.ts'

/**
 * Lifetime of a connection in seconds: an address that leads to another server after a failover or a move is followed by
 * all of them within it, without a fault.
 */
const connectionSeconds = 1800

/** Maximum number of statements prepared on the server. */
const preparedMax = 20

/** The server's timeout is a little shorter than ours, so that the connection stays usable. */
const statementShare = 0.8
/** Idle transaction timeout: the server ends the transaction of a hung process, so that its locks are released. */
const silentTransactionMsMax = 10_000
/** PostgreSQL's unique_violation. */
const uniqueViolation = '23505'

/** Whether a statement violated a unique index. */
export const isPostgresUniqueViolation = (cause: unknown): boolean => Object(cause).code === uniqueViolation

/** Names the first statements, so that the server prepares them; it parses unnamed statements each time. */
const createStatementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  return text => {
    if (names.size < preparedMax && !names.has(text)) names.set(text, getStatementName(text))
    return names.get(text)
  }
}

/** Pool for Kysely that also runs statements without it. */
interface RunningPool extends PostgresPool {
  run: RunCompiled
}

/** Runs single statements, each on a connection that is released after it. */
const createRunner =
  (connect: () => Promise<Pick<Bounded, 'run' | 'release'>>): RunCompiled =>
  async <Row>({ sql, parameters }: CompiledQuery<Row>) => {
    const connection = await connect()
    try {
      // Statements run this way have only text and number parameters; Kysely types them as unknown.
      return { rows: await connection.run<Row>(sql, parameters as readonly Parameter[]) }
    } finally {
      connection.release()
    }
  }

const createBoundedPool = (pool: pg.Pool, limits: PoolLimits): RunningPool => {
  const connected = createConnector(
    pool,
    limits,
    createStatementTexts(limits, () => undefined),
  )
  const connect = async () => (await connected()).connection
  return { options: pool.options, connect, run: createRunner(connect), end: () => pool.end() }
}

type Pooled = Pick<Bounded, 'query' | 'run' | 'release' | 'isDoubtful'>

/**
 * Pool whose connections stay checked out between statements. One is returned to the pg pool when a request waits
 * there, when it is lost, and when a statement failed on it, since that pool knows whether it is still usable.
 */
const createSteadyPool = (pool: pg.Pool, limits: PoolLimits): RunningPool => {
  const connected = createConnector(pool, limits, createStatementTexts(limits, createStatementNames()))
  const idle: Pooled[] = []
  let isEnding = false

  const open = async (): Promise<Pooled> => {
    const { client, connection } = await connected()
    const endsAt = performance.now() + connectionSeconds * 1000
    const giveBack = (destroy?: boolean): void => {
      client.off('end', cut)
      connection.release(destroy)
    }
    const pooled: Pooled = {
      query: connection.query,
      run: connection.run,
      isDoubtful: connection.isDoubtful,
      release: destroy => {
        const isUsable = destroy !== true && !connection.isDoubtful() && performance.now() < endsAt
        if (isUsable && !isEnding && pool.waitingCount === 0) idle.push(pooled)
        else giveBack(destroy)
      },
    }
    /** Discards an idle connection that was lost; one lost in use fails its statement, which releases it. */
    const cut = (): void => {
      const at = idle.indexOf(pooled)
      if (at < 0) return
      idle.splice(at, 1)
      giveBack(true)
    }
    client.on('end', cut)
    return pooled
  }

  const connect = async (): Promise<Pooled> => {
    for (let pooled = idle.pop(); pooled; pooled = idle.pop()) {
      if (!pooled.isDoubtful()) return pooled
      pooled.release()
    }
    return open()
  }
  return {
    options: pool.options,
    connect,
    run: createRunner(connect),
    end: async () => {
      isEnding = true
      for (const pooled of idle.splice(0)) pooled.release()
      await pool.end()
    },
  }
}

/** Access to the records on a PostgreSQL. */
export interface PostgresHandle {
  db: Database
  /** Runs a constantly repeated statement with text and number parameters, without Kysely. */
  run: RunCompiled
  /** Closes connections that Kysely has not opened; it closes only its own. */
  end(): Promise<void>
}

/** Opens access to the records on a PostgreSQL; connections are established on demand, and again after a loss. */
export const openPostgresDatabase = (url: string, limits: PoolLimits): PostgresHandle => {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: Math.round(limits.waitMs * statementShare),
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: silentTransactionMsMax,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: connectionSeconds,
    keepAlive: true,
    application_name: 'valorem',
    types,
  })
  // A lost connection fails its running statement, and an idle one is replaced; without a listener Node would exit.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', client => client.on('error', ignore))
  const held = limits.isSteady ? createSteadyPool(pool, limits) : createBoundedPool(pool, limits)
  const end = (): Promise<void> => (pool.ending ? Promise.resolve() : held.end())
  const { watch, wrap = dialect => dialect } = limits
  if (!watch)
    return { db: new Kysely<Tables>({ dialect: wrap(new PostgresDialect({ pool: held })) }), run: held.run, end }
  const counted = watchConnections(held, pool, limits.connections, watch.store.asked)
  watch.store.poolOpened(watch.pool, counted.state)
  const log = createStatementLog('postgres', watch.store, isPostgresUniqueViolation)
  return {
    db: new Kysely<Tables>({ dialect: wrap(new PostgresDialect({ pool: counted.pool })), log }),
    run: watchCounts(counted.run, 'postgres', watch.store),
    end,
  }
}
