import type { Dialect, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { PoolName, StatementWatch } from '../../ports/store-watch.ts'
import { createTimeLimit } from '../time-limit.ts'
import { type Parameter, PreparedStatement } from './prepared-statement.ts'

/** Size of a pool and timeouts of its statements. */
export interface PoolLimits {
  connections: number
  /** Connection timeout. */
  connectMs: number
  /** Timeout for a connection with its first statement, and for each further statement. */
  waitMs: number
  /** Lock timeout, where it should be shorter than the statement's own. */
  lockMs?: number
  /**
   * Whether the same few statements repeat constantly. They are then prepared on the server, and idle connections are
   * reused without the pool and its timers, which saves a third of the statement's CPU in this process.
   */
  isSteady?: boolean
  /** Observer of each statement, with the pool's name. */
  watch?: { pool: PoolName; store: StatementWatch } | undefined
  /** Wraps Kysely's dialect, to observe commits. */
  wrap?: (dialect: Dialect) => Dialect
}

/** OID of bigint, PostgreSQL's type for row counts. */
const bigintType = 20

/** Parses bigint counts as numbers, as SQLite returns them; all values here are far below 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === bigintType ? Number : pg.types.getTypeParser(type, format)),
}

/** PostgreSQL timeout; the statement may still be running. */
class Silence extends Error {}

const createSilence = (ms: number): Silence => new Silence(`PostgreSQL gave no answer within ${Math.round(ms)} ms`)

/**
 * Limits the wait for work; a late result is passed to `late`. Input that arrived while this process was busy is
 * processed first, so it does not count as a timeout.
 */
const withDeadline = <T>(work: Promise<T>, ms: number, late: (value: T) => void = () => {}): Promise<T> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const giveUp = (): void => {
      isLate = true
      reject(createSilence(ms))
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

/** Limits the wait for an answer. */
type InTime = <T>(work: Promise<T>) => Promise<T>

/** Preparation and annotation of statements. */
export interface StatementTexts {
  /** Name of a statement to prepare; undefined for one that is not prepared. */
  nameOf(text: string): string | undefined
  /** Adds a comment with the trace context to a statement. */
  addComment(text: string): string
}

/** Statement texts of a pool, some of which are prepared. */
export const createStatementTexts = ({ watch }: PoolLimits, nameOf: StatementTexts['nameOf']): StatementTexts => ({
  nameOf,
  addComment: text => text + (watch?.store.comment() ?? ''),
})

/** Connection with a timeout for each statement. */
export interface Bounded extends PostgresPoolClient {
  /** Runs a constantly repeated statement, prepared and without Kysely. */
  run<Row>(text: string, parameters: readonly Parameter[]): Promise<Row[]>
  /** Whether a statement has failed on it: the connection may be lost, or a late answer may still arrive. */
  hasFailed(): boolean
}

/**
 * Error codes of PostgreSQL after which a connection stays unusable, although the server may accept others: connection
 * lost (class 08), a server demoted to read-only by a failover (25006), a prepared statement that is missing or no
 * longer fits the tables (26000, 0A000), connection ended by the server (57P01 to 57P05).
 */
const lasting = /^(08...|25006|26000|0A000|57P\d\d)$/

/** Whether further statements on a connection would fail like this one. */
const isLasting = (cause: unknown): boolean => cause instanceof Silence || lasting.test(String(Object(cause).code))

/** Adds timeouts to a connection, which is discarded after a timeout or a lasting error. */
const limitConnection = (
  client: pg.PoolClient,
  inTime: InTime,
  firstWaitMs: number,
  texts: StatementTexts,
): Bounded => {
  let isFirst = true
  let hasFailed = false
  let isSilent = false
  let isBroken = false
  const answer = async <T>(statement: () => Promise<T>): Promise<T> => {
    if (isSilent) throw new Silence('PostgreSQL fell silent on this connection')
    const wait: InTime = isFirst ? work => withDeadline(work, firstWaitMs) : inTime
    isFirst = false
    try {
      return await wait(statement())
    } catch (cause) {
      hasFailed = true
      isSilent = cause instanceof Silence
      isBroken ||= isLasting(cause)
      throw cause
    }
  }
  // Kysely determines commands and row types; pg's own types are loose.
  const query = async <R>(sent: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const name = texts.nameOf(sent)
    // The text of a prepared statement is constant, so it carries no trace comment.
    const text = name === undefined ? texts.addComment(sent) : sent
    return (await answer(() => client.query({ name, text, values: [...values] }))) as unknown as PostgresQueryResult<R>
  }
  return {
    // Kysely requests a cursor only where its dialect was given one.
    query: query as PostgresPoolClient['query'],
    run: <Row>(text: string, parameters: readonly Parameter[]) =>
      answer(() => client.query(new PreparedStatement<Row>(text, parameters, types)).rows),
    release: destroy => client.release(destroy === true || isBroken),
    hasFailed: () => hasFailed,
  }
}

/** Opens connections, or takes idle ones from the pool. */
export const createConnector = (pool: pg.Pool, { connectMs, waitMs }: PoolLimits, texts: StatementTexts) => {
  const inTime = createTimeLimit(waitMs, () => createSilence(waitMs))
  return async (): Promise<{ client: pg.PoolClient; connection: Bounded }> => {
    const startedAt = performance.now()
    const client = await withDeadline(pool.connect(), connectMs, late => late.release())
    const firstWaitMs = Math.max(1, waitMs - (performance.now() - startedAt))
    return { client, connection: limitConnection(client, inTime, firstWaitMs, texts) }
  }
}
