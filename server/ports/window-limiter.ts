/** What became of a request in its window of time. */
export interface LimitResult {
  /** True when the request took its places. */
  taken: boolean
  /** Places left after it. */
  remaining: number
  /** The instant at which it begins anew, in milliseconds since 1970; always a whole second, the same for all of a window. */
  resetAt: number
}

/** How much is taken of which window. */
export interface TakeOptions {
  /** Least length of the window that begins with the first place; 60 when left out, always the same for one name. */
  seconds?: number
  /** Places to take, all of them or none; 1 when left out. */
  places?: number
}

/** Counts within windows of time, in memory or in a store that processes share. */
export interface WindowLimiter {
  /** Takes places of the `limit` that the running window of `name` has. */
  take(name: string, limit: number, options?: TakeOptions): Promise<LimitResult>
  /** Corrects the running window by some places, negative ones give back; nothing once it is over. */
  add(name: string, places: number): Promise<void>
}
