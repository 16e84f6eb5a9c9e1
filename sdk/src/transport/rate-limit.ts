import type { Rate } from '../rate.ts'
import type { HeaderReader } from '../web.ts'
import { numberOf, resetAtMs } from './retry.ts'

/** The key's limits as an answer's headers say them; undefined when one of the three is missing. */
export const rateOf = (headers: HeaderReader, nowMs: number): Rate | undefined => {
  const limit = numberOf(headers.get('x-ratelimit-limit'))
  const remaining = numberOf(headers.get('x-ratelimit-remaining'))
  const reset = resetAtMs(headers, nowMs)
  if (limit === undefined || remaining === undefined || reset === undefined) return undefined
  return { limit, remaining, resetAt: new Date(reset) }
}

/** What the calls of a client, and of those derived from it with the same key, know together. */
export interface Shared {
  quota?: Rate | undefined
  /** Monotonic instant before which nothing is sent, ms. */
  pausedUntil: number
  /** An answer has arrived: later requests may be sent over its connection. */
  answered?: boolean
}
