/** One answer, as it is measured. */
export interface Answered {
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  /** Code of the failure, empty on a success. */
  code: string
  ms: number
  security?: SecurityEvent
}

/**
 * What whoever watches over attacks wants to know of a request: a key that nobody has, a revoked one, a publishable key
 * from a page that it is not for, an address over its limit of requests without a good credential.
 */
export type SecurityEvent = 'bad_key' | 'revoked_key' | 'foreign_origin' | 'flood'

/** Where answers are counted and timed, and where the process tells how it works. */
export interface Metrics {
  answered(answer: Answered): void
  /** A connection was closed at once because there were too many. */
  connectionRefused(): void
  /** Whether the windows of the limits are counted in this process because the shared store is away. */
  limitsFallback(isAway: boolean): void
}
