import { Refusal } from '#domain/core/refusal'

/** Seconds after which a request is worth repeating while the records are away. */
const recordsAwaySeconds = 5

/** The refusal of a request for which a store did not answer; `what` and the cause go to the log only. */
export const unavailable = (what: string, cause: unknown, retryAfterSeconds = recordsAwaySeconds): Refusal =>
  new Refusal('unavailable', { retryAfterSeconds, cause: new Error(`${what} does not answer`, { cause }) })
