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
  /** Demotions of the server, shared by the pools of a process; of its own unless given. */
  demotions?: Demotions
}

/** Demotions of a server by a failover: one connection learns of it, and those opened before lead there as well. */
export interface Demotions {
  note(): void
  /** Number of demotions so far. */
  count(): number
}

/** Least time between two demotions, ms: a server that stays read-only does not close all connections at each statement. */
const demotionPauseMs = 1000

/** Most connections that one call gives up before it takes the next. */
const discardsMax = 2

export const createDemotions = (now = (): number => performance.now()): Demotions => {
  let count = 0
  let notedAt = Number.NEGATIVE_INFINITY
  return {
    note: () => {
      if (now() - notedAt < demotionPauseMs) return
      notedAt = now()
      count += 1
    },
    count: () => count,
  }
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
  /** Whether statements are prepared. */
  isPreparing(): boolean
  /** Prepares no further statement: a pooler sends each transaction over another connection, which does not know them. */
  stopPreparing(): void
  /** Adds a comment with the trace context to a statement. */
  addComment(text: string): string
}

/** Statement texts of a pool, some of which are prepared. */
export const createStatementTexts = ({ watch }: PoolLimits, nameOf: StatementTexts['nameOf']): StatementTexts => {
  let isPreparing = true
  return {
    nameOf: text => (isPreparing ? nameOf(text) : undefined),
    isPreparing: () => isPreparing,
    stopPreparing: () => {
      isPreparing = false
    },
    addComment: text => text + (watch?.store.comment() ?? ''),
  }
}

/** Connection with a timeout for each statement. */
export interface Bounded extends PostgresPoolClient {
  /** Runs a constantly repeated statement, prepared and without Kysely. */
  run<Row>(text: string, parameters: readonly Parameter[]): Promise<Row[]>
  /**
   * Whether it is to be given up: a statement has failed on it, so that it may be lost or a late answer may still arrive,
   * or it leads to a server that was demoted since.
   */
  isDoubtful(): boolean
}

/**
 * Error codes of PostgreSQL after which a connection stays unusable, although the server may accept others: connection
 * lost (class 08), a server demoted to read-only by a failover (25006), a prepared statement that is missing or no
 * longer fits the tables (26000, 0A000), connection ended by the server (57P01 to 57P05).
 */
const lasting = /^(08...|25006|26000|0A000|57P\d\d)$/

/** Whether further statements on a connection would fail like this one. */
const isLasting = (cause: unknown): boolean => cause instanceof Silence || lasting.test(String(Object(cause).code))

/** Whether a server refused to write: it is a standby. */
const isDemoted = (cause: unknown): boolean => Object(cause).code === '25006'

/** Whether a server refused a prepared statement, which it then has not run: it is missing (26000), or known (42P05). */
const isPreparationLost = (cause: unknown): boolean => ['26000', '42P05'].includes(String(Object(cause).code))

/** Demotions of the server, and their number when a connection was opened. */
interface DemotionWatch {
  demotions: Demotions
  openedAfter: number
}

/** Creates the bounded wait for answers of one connection, which knows whether the connection can still be used. */
const createAnswerWatch = (inTime: InTime, firstWaitMs: number, { demotions, openedAfter }: DemotionWatch) => {
  const isOutdated = (): boolean => openedAfter < demotions.count()
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
      if (isDemoted(cause) && !isOutdated()) demotions.note()
      throw cause
    }
  }
  return { answer, isUnusable: () => isBroken || isOutdated(), isDoubtful: () => hasFailed || isOutdated() }
}

/** Adds timeouts to a connection, which is discarded after a timeout or a lasting error. */
const limitConnection = (
  client: pg.PoolClient,
  inTime: InTime,
  firstWaitMs: number,
  { texts, ...watch }: DemotionWatch & { texts: StatementTexts },
): Bounded => {
  const { answer, isUnusable, isDoubtful } = createAnswerWatch(inTime, firstWaitMs, watch)
  const runUnprepared = (text: string, values: readonly unknown[]) =>
    client.query({ text: texts.addComment(text), values: [...values] })
  /** Runs a prepared statement, or without preparation where the server does not know it; none is prepared then. */
  const runPrepared = <T>(prepared: Promise<T>, unprepared: () => Promise<T>): Promise<T> =>
    prepared.catch(cause => {
      if (!isPreparationLost(cause)) throw cause
      texts.stopPreparing()
      return unprepared()
    })
  // Kysely determines commands and row types; pg's own types are loose.
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const [name, values] = [texts.nameOf(text), [...parameters]]
    // The text of a prepared statement is constant, so it carries no trace comment.
    const send = () =>
      name === undefined
        ? runUnprepared(text, values)
        : runPrepared(client.query({ name, text, values }), () => runUnprepared(text, values))
    return (await answer(send)) as unknown as PostgresQueryResult<R>
  }
  const run = <Row>(text: string, parameters: readonly Parameter[]): Promise<Row[]> => {
    // The caller declares the columns of its statement.
    const unprepared = async () => (await runUnprepared(text, parameters)).rows as Row[]
    return answer(() =>
      texts.isPreparing()
        ? runPrepared(client.query(new PreparedStatement<Row>(text, parameters, types)).rows, unprepared)
        : unprepared(),
    )
  }
  return {
    // Kysely requests a cursor only where its dialect was given one.
    query: query as PostgresPoolClient['query'],
    run,
    release: destroy => client.release(destroy === true || isUnusable()),
    isDoubtful,
  }
}

/** Opens connections, or takes idle ones from the pool that were opened since the last demotion of the server. */
export const createConnector = (
  pool: pg.Pool,
  { connectMs, waitMs, demotions = createDemotions() }: PoolLimits,
  texts: StatementTexts,
) => {
  const inTime = createTimeLimit(waitMs, () => createSilence(waitMs))
  const openedAfter = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', client => openedAfter.set(client, demotions.count()))
  const take = async (): Promise<pg.PoolClient> => {
    for (let discards = 0; ; discards += 1) {
      const before = demotions.count()
      const client = await withDeadline(pool.connect(), connectMs, late => late.release())
      // One that was begun before a demotion may lead to the demoted server, although it was ready after it.
      openedAfter.set(client, Math.min(openedAfter.get(client) ?? before, before))
      if (openedAfter.get(client) === demotions.count() || discards === discardsMax) return client
      client.release(true)
    }
  }
  return async (): Promise<{ client: pg.PoolClient; connection: Bounded }> => {
    const startedAt = performance.now()
    const client = await take()
    const firstWaitMs = Math.max(1, waitMs - (performance.now() - startedAt))
    const state = { texts, demotions, openedAfter: openedAfter.get(client) ?? 0 }
    return { client, connection: limitConnection(client, inTime, firstWaitMs, state) }
  }
}
