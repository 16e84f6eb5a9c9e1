import type { PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { PoolName, StatementWatch } from '../../ports/store-watch.ts'
import { timeLimit } from '../time-limit.ts'
import { type Parameter, PreparedStatement } from './prepared-statement.ts'

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
  watch?: { pool: PoolName; store: StatementWatch } | undefined
}

/** PostgreSQL's type of whole numbers of 64 bits, in which it counts rows. */
const bigintType = 20

/** Counts of rows come as numbers, as they do from SQLite; everything here is far below 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === bigintType ? Number : pg.types.getTypeParser(type, format)),
}

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

/** Bounds the wait for an answer. */
type InTime = <T>(work: Promise<T>) => Promise<T>

/** What becomes of the text of a statement. */
export interface StatementTexts {
  /** The name of a statement to prepare; undefined for one that is not prepared. */
  nameOf(text: string): string | undefined
  /** The statement with a comment that names its trace. */
  commented(text: string): string
}

/** The texts of a pool's statements, some of which are prepared. */
export const textsOf = ({ watch }: PoolLimits, nameOf: StatementTexts['nameOf']): StatementTexts => ({
  nameOf,
  commented: text => text + (watch?.store.comment() ?? ''),
})

/** A connection with a timeout for each statement. */
export interface Bounded extends PostgresPoolClient {
  /** Runs a statement that repeats all the time, prepared and without Kysely. */
  run<Row>(text: string, parameters: readonly Parameter[]): Promise<Row[]>
  /** Whether a statement has failed on it: it may have been cut, or a late answer may still come. */
  hasFailed(): boolean
}

/**
 * Codes of PostgreSQL after which a connection fails for good, although the server may serve others: the connection is lost
 * (class 08), its server only reads, as one that was demoted in a failover (25006), a statement prepared on it is gone
 * or fits the tables no more (26000, 0A000), the server ended it (57P01 to 57P05).
 */
const lasting = /^(08...|25006|26000|0A000|57P\d\d)$/

/** Whether a connection on which a statement failed so will fail others too. */
const isLasting = (cause: unknown): boolean => cause instanceof Silence || lasting.test(String(Object(cause).code))

/** Adds timeouts to a connection; after one, or an error that lasts, it is discarded. */
const bounded = (client: pg.PoolClient, inTime: InTime, firstWaitMs: number, texts: StatementTexts): Bounded => {
  let isFirst = true
  let hasFailed = false
  let isSilent = false
  let isBroken = false
  const answer = async <T>(statement: () => Promise<T>): Promise<T> => {
    if (isSilent) throw new Silence('PostgreSQL fell silent on this connection')
    const wait: InTime = isFirst ? work => within(work, firstWaitMs) : inTime
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
  // Kysely knows which commands it sends and what is in their rows; pg types both loosely.
  const query = async <R>(sent: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const name = texts.nameOf(sent)
    // A prepared statement has one text for good, so that it says nothing of a request.
    const text = name === undefined ? texts.commented(sent) : sent
    return (await answer(() => client.query({ name, text, values: [...values] }))) as unknown as PostgresQueryResult<R>
  }
  return {
    // Kysely asks for a cursor only where its dialect was made with one.
    query: query as PostgresPoolClient['query'],
    run: <Row>(text: string, parameters: readonly Parameter[]) =>
      answer(() => client.query(new PreparedStatement<Row>(text, parameters, types)).rows),
    release: destroy => client.release(destroy === true || isBroken),
    hasFailed: () => hasFailed,
  }
}

/** Opens connections, or takes idle ones of the pool. */
export const connecting = (pool: pg.Pool, { connectMs, waitMs }: PoolLimits, texts: StatementTexts) => {
  const inTime = timeLimit(waitMs, () => silence(waitMs))
  return async (): Promise<{ client: pg.PoolClient; connection: Bounded }> => {
    const startedAt = performance.now()
    const client = await within(pool.connect(), connectMs, late => late.release())
    const firstWaitMs = Math.max(1, waitMs - (performance.now() - startedAt))
    return { client, connection: bounded(client, inTime, firstWaitMs, texts) }
  }
}
