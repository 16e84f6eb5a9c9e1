/** Rate limit of the key from the headers of an answer: the window with the least remaining. */
export interface Rate {
  /** Requests allowed in the window. */
  readonly limit: number
  /** Requests remaining in it. */
  readonly remaining: number
  /** Time of its reset. */
  readonly resetAt: Date
}
