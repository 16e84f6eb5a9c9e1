/** Where the key stands in its limits, as an answer's headers say it: the window with the least left. */
export interface Rate {
  /** Requests that the window admits. */
  readonly limit: number
  /** Requests left in it. */
  readonly remaining: number
  /** When it begins anew. */
  readonly resetAt: Date
}
