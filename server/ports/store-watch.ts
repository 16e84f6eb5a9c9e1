/** The stores that the service asks, by the names of their metrics. */
export type StoreName = 'sqlite' | 'postgres' | 'redis'

/** A statement, or a group of commands, that was sent to a store. */
export interface AskedStore {
  store: StoreName
  /** The statement without its values; empty for commands of Redis and for a connection that was not given. */
  text: string
  /** Milliseconds from the question to its answer. */
  ms: number
  /** Whether the store failed: it was away, slow or full. A row that is refused as the second of its kind is an answer. */
  hasFailed: boolean
}

/** The connections of a pool at one moment. */
export interface PoolState {
  inUse: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
  /** Most connections that it may have. */
  max: number
}

/** The pools of connections to PostgreSQL: `counts` serves the daily counts alone. */
export type PoolName = 'records' | 'counts'

/** A watch of the records, which names the trace of a statement to PostgreSQL. */
export interface StatementWatch extends StoreWatch {
  /** What is added to the text of a statement: a comment in the way of sqlcommenter, or nothing. */
  comment(): string
}

/** Told of each question to a store when it is over; it must be cheap and may not throw. */
export interface StoreWatch {
  asked(asked: AskedStore): void
  /** Gives the way to ask a pool for its state, which is read at each scrape. */
  poolOpened(pool: PoolName, state: () => PoolState): void
}
