import type { ErrorCode } from '#contract/shared/errors'
import type { Log } from './log.ts'

/** Minimum interval of the lines of one outage, in milliseconds. */
const intervalMs = 10_000

/** Request that the service itself failed. */
export interface RequestFault {
  requestId: string
  code: ErrorCode
  cause: unknown
}

/**
 * Logs the faults of the service: each defect, and of an outage, in which every request fails, one line in ten seconds
 * with the number of those left out; these are logged at `debug`.
 */
export const createFaultLog = (log: Log, now: () => Date, message: string): ((fault: RequestFault) => void) => {
  let lastAt = Number.NEGATIVE_INFINITY
  let unlogged = 0
  return ({ requestId, code, cause }) => {
    if (code !== 'unavailable') return log.error({ requestId, cause }, message)
    const at = now().getTime()
    // A clock that was set back counts as a new interval.
    if (at >= lastAt && at - lastAt < intervalMs) {
      unlogged += 1
      return log.debug({ requestId, cause }, message)
    }
    // Those of an outage that is over belong to no later one.
    const isSameOutage = at >= lastAt && at - lastAt < 2 * intervalMs
    log.error({ requestId, cause, ...(unlogged > 0 && isSameOutage && { unlogged }) }, message)
    lastAt = at
    unlogged = 0
  }
}
