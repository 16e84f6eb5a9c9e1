import type { Rate } from '../rate.ts'
import type { HeaderReader } from '../web.ts'
import { parseHeaderNumber, readResetAtMs } from './retry.ts'

/** Reads the key's rate limit from an answer's headers; undefined when one of the three is missing. */
export const readRate = (headers: HeaderReader, nowMs: number): Rate | undefined => {
  const limit = parseHeaderNumber(headers.get('x-ratelimit-limit'))
  const remaining = parseHeaderNumber(headers.get('x-ratelimit-remaining'))
  const reset = readResetAtMs(headers, nowMs)
  if (limit === undefined || remaining === undefined || reset === undefined) return undefined
  return { limit, remaining, resetAt: new Date(reset) }
}

/** State shared by the calls of a client, and of those derived from it with the same key. */
export interface ClientState {
  quota?: Rate | undefined
  /** Monotonic instant before which nothing is sent, ms. */
  pausedUntil: number
  /** Whether an answer has arrived: later requests may reuse its connection. */
  answered?: boolean
}
