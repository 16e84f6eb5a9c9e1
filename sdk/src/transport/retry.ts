import { isQuotaCode } from '../errors.ts'
import type { HeaderReader } from '../web.ts'

/** Longest own wait between two attempts, ms. */
const backOffMsMax = 8000

/** Spread that is added to a wait the service asked for, so that clients do not return together, ms. */
const spreadMs = 250

/** A number without sign in a header; undefined for any other text. */
export const numberOf = (text: string | null): number | undefined =>
  text && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined

/** Milliseconds since 1970 of an HTTP date; undefined for any other text. */
const instantOf = (text: string | null): number | undefined => {
  const at = text && /^\w+, .+ GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return at >= 0 ? at : undefined
}

/** The service's clock where its answer tells it, else ours: a wrong local clock then spoils no wait. */
const clockMs = (headers: HeaderReader, nowMs: number): number => instantOf(headers.get('date')) ?? nowMs

/** Instant of X-RateLimit-Reset in ms since 1970: it may be in epoch seconds, epoch ms or seconds from now. */
export const resetAtMs = (headers: HeaderReader, nowMs: number): number | undefined => {
  const value = numberOf(headers.get('x-ratelimit-reset'))
  if (value === undefined || value >= 1e11) return value
  return (value < 1e8 ? clockMs(headers, nowMs) : 0) + value * 1000
}

/** Milliseconds that an answer asks to wait; undefined when it does not say, or not in a way that can be read. */
export const serverWaitMs = (headers: HeaderReader, nowMs: number): number | undefined => {
  const after = headers.get('retry-after')
  const seconds = numberOf(after)
  const ms = numberOf(headers.get('retry-after-ms')) ?? (seconds === undefined ? undefined : seconds * 1000)
  if (ms !== undefined) return ms
  const isUsedUp = numberOf(headers.get('x-ratelimit-remaining')) === 0
  const at = instantOf(after) ?? (isUsedUp ? resetAtMs(headers, nowMs) : undefined)
  return at === undefined ? undefined : Math.max(0, at - clockMs(headers, nowMs))
}

/** Whether a failed answer is worth repeating: the service's own word first, then code and status. */
export const isRetryable = (status: number, code: string, headers: HeaderReader): boolean => {
  const hint = headers.get('x-should-retry')
  if (hint === 'true' || hint === 'false') return hint === 'true'
  return !isQuotaCode(code) && [408, 429, 500, 502, 503, 504].includes(status)
}

/** Own wait before repeat number `retry` (from 0), ms: doubling up to 8 s, its upper half by chance (`random` 0 to 1). */
export const backOffMs = (retry: number, random: number): number =>
  (Math.min(backOffMsMax, 500 * 2 ** retry) / 2) * (1 + random)

/** Limits of the repeats of a call. */
export interface RetryLimits {
  maxRetries: number
  /** Longest wait that is accepted, ms. */
  maxRetryDelayMs: number
}

/** What a failed attempt says about repeating it. */
export interface RetryHint {
  retryable: boolean
  /** The wait that the service requested, ms. */
  retryAfterMs: number | undefined
}

/**
 * Milliseconds to wait before repeat number `retry` (from 0) of a call that has `leftMs` to go; undefined when the
 * error is to be thrown.
 */
export const retryWaitMs = (
  { retryable, retryAfterMs }: RetryHint,
  { maxRetries, maxRetryDelayMs }: RetryLimits,
  retry: number,
  leftMs: number,
  random: number,
): number | undefined => {
  const requestedMs = retryAfterMs ?? 0
  if (!retryable || retry >= maxRetries || requestedMs > maxRetryDelayMs) return undefined
  const own = Math.min(backOffMs(retry, random), maxRetryDelayMs)
  const wait = retryAfterMs === undefined ? own : requestedMs + random * spreadMs
  return wait < leftMs ? wait : undefined
}
