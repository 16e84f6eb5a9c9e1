/** What is left of the limits of the key, as the headers of an answer say: the window with the least left. */
export interface Rate {
  /** Requests that the window admits. */
  readonly limit: number
  /** Requests left in it. */
  readonly remaining: number
  /** When it begins anew. */
  readonly resetAt: Date
}
