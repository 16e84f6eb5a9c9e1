/** Names of the stores in metrics. */
export type StoreName = 'sqlite' | 'postgres' | 'redis'

/** Statement or group of commands sent to a store. */
export interface StoreCall {
  store: StoreName
  /** Statement without its values; empty for commands of Redis and for a failed connection. */
  text: string
  /** Duration in milliseconds. */
  ms: number
  /** Whether the store failed: unavailable, slow or full. A unique violation is no failure. */
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

/** Connection pools of PostgreSQL: `counts` serves the daily counts only. */
export type PoolName = 'records' | 'counts'

/** Watch of the records that adds the trace to statements of PostgreSQL. */
export interface StatementWatch extends StoreWatch {
  /** Comment appended to the text of a statement in the format of sqlcommenter, or an empty string. */
  comment(): string
}

/** Observer of calls to a store, called after each; it must be cheap and must not throw. */
export interface StoreWatch {
  asked(asked: StoreCall): void
  /** Registers a function that returns the state of a pool, called at each scrape. */
  poolOpened(pool: PoolName, state: () => PoolState): void
}
