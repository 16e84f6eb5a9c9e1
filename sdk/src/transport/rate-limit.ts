import type { Rate } from '../rate.ts'
import type { HeaderReader } from '../web.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { type Clock, parseHeaderNumber, readResetAtMs } from './retry.ts'

/** Reads the key's rate limit from an answer's headers; undefined when one of the three is missing. */
export const readRate = (headers: HeaderReader, now: Clock): Rate | undefined => {
  const limit = parseHeaderNumber(headers.get('x-ratelimit-limit'))
  const remaining = parseHeaderNumber(headers.get('x-ratelimit-remaining'))
  const reset = readResetAtMs(headers, now)
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
  /** Answers that are kept with `cache: 'memory'`. */
  memory?: Map<string, KeptAnswer>
}
