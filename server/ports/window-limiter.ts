/** Result of taking places in a rate limit window. */
export interface LimitResult {
  /** Whether the places were taken. */
  taken: boolean
  /** Remaining places. */
  remaining: number
  /** End of the window, in milliseconds since 1970; always a whole second, the same for all requests of a window. */
  resetAt: number
}

/** Size of the window, and the number of places to take. */
interface TakeOptions {
  /** Minimum length of the window that starts with the first place; 60 by default, always the same for one name. */
  seconds?: number
  /** Places to take, all or none; 1 by default. */
  places?: number
}

/** Counts requests in time windows, in memory or in a store shared by processes. */
export interface WindowLimiter {
  /** Takes places of the `limit` of the current window of `name`. */
  take(name: string, limit: number, options?: TakeOptions): Promise<LimitResult>
  /** Adjusts the current window; negative values give places back. Does nothing once it has ended. */
  add(name: string, places: number): Promise<void>
}
