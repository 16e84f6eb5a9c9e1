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
 * Events of a request that monitoring for attacks needs: an unknown key, a revoked one, a publishable key from a page
 * that it is not for, an address over its limit of requests without a valid credential.
 */
export type SecurityEvent = 'bad_key' | 'revoked_key' | 'foreign_origin' | 'flood'

/** Counts and times answers, and reports the state of the process. */
export interface Metrics {
  answered(answer: Answered): void
  /** A connection was closed at once because there were too many. */
  connectionRefused(): void
  /** Whether the windows of the limits are counted in this process because the shared store is away. */
  limitsFallback(isAway: boolean): void
}
