import { isQuotaCode } from '../errors.ts'
import type { HeaderReader } from '../web.ts'

/** Longest own wait between two attempts, ms. */
const backOffMsMax = 8000

/** Random spread added to a wait that the service requested, so that clients do not return together, ms. */
const spreadMs = 250

/** Parses an unsigned number in a header; undefined for any other text. */
export const parseHeaderNumber = (text: string | null): number | undefined =>
  text && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined

/** Parses an HTTP date to milliseconds since 1970; undefined for any other text. */
const parseHttpDate = (text: string | null): number | undefined => {
  const at = text && /^\w+, .+ GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return at >= 0 ? at : undefined
}

/** A clock in ms since 1970. It is read only where it is needed: a prerender of Next.js fails at each reading. */
export type Clock = () => number

/** Reads the service's clock from its answer, else ours: a wrong local clock then affects no wait. */
const readServerClockMs = (headers: HeaderReader, now: Clock): number => parseHttpDate(headers.get('date')) ?? now()

/** Reads X-RateLimit-Reset as ms since 1970: it may be in epoch seconds, epoch ms or seconds from now. */
export const readResetAtMs = (headers: HeaderReader, now: Clock): number | undefined => {
  const value = parseHeaderNumber(headers.get('x-ratelimit-reset'))
  if (value === undefined || value >= 1e11) return value
  return (value < 1e8 ? readServerClockMs(headers, now) : 0) + value * 1000
}

/**
 * Reads the wait that an answer requests, ms; undefined when it states none that can be parsed. An instant that has
 * passed states none: a page that a cache keeps repeats it to every client.
 */
export const readServerWaitMs = (headers: HeaderReader, now: Clock): number | undefined => {
  const after = headers.get('retry-after')
  const seconds = parseHeaderNumber(after)
  const ms = parseHeaderNumber(headers.get('retry-after-ms')) ?? (seconds === undefined ? undefined : seconds * 1000)
  if (ms !== undefined) return ms
  const isUsedUp = parseHeaderNumber(headers.get('x-ratelimit-remaining')) === 0
  const at = parseHttpDate(after) ?? (isUsedUp ? readResetAtMs(headers, now) : undefined)
  const waitMs = at === undefined ? -1 : at - readServerClockMs(headers, now)
  return waitMs < 0 ? undefined : waitMs
}

/** Tests whether a failed answer is worth a retry: the service's own header first, then code and status. */
export const isRetryable = (status: number, code: string, headers: HeaderReader): boolean => {
  const hint = headers.get('x-should-retry')
  if (hint === 'true' || hint === 'false') return hint === 'true'
  return !isQuotaCode(code) && [408, 429, 500, 502, 503, 504].includes(status)
}

/**
 * Calculates the own wait before retry number `retry` (from 0), ms: doubling up to 8 s, its upper half random (`random`
 * 0 to 1).
 */
export const getBackOffMs = (retry: number, random: number): number =>
  (Math.min(backOffMsMax, 500 * 2 ** retry) / 2) * (1 + random)

/** Limits of the retries of a call. */
export interface RetryLimits {
  maxRetries: number
  /** Longest wait that is accepted, ms. */
  maxRetryDelayMs: number
}

/** Retry information of a failed attempt. */
export interface RetryHint {
  retryable: boolean
  /** The wait that the service requested, ms. */
  retryAfterMs: number | undefined
}

/**
 * Milliseconds to wait before retry number `retry` (from 0) of a call with `leftMs` remaining; undefined when the error
 * is to be thrown.
 * @param random gives a number from 0 to 1; called only where there is a wait.
 */
export const getRetryWaitMs = (
  { retryable, retryAfterMs }: RetryHint,
  { maxRetries, maxRetryDelayMs }: RetryLimits,
  retry: number,
  leftMs: number,
  random: () => number,
): number | undefined => {
  if (!retryable || retry >= maxRetries || (retryAfterMs ?? 0) > maxRetryDelayMs) return undefined
  const wait =
    retryAfterMs === undefined
      ? Math.min(getBackOffMs(retry, random()), maxRetryDelayMs)
      : retryAfterMs + random() * spreadMs
  return wait < leftMs ? wait : undefined
}
