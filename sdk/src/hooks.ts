import type { ValoremError } from './errors.ts'
import type { Rate } from './rate.ts'

/** What each hook receives of a request; never the key, never a body. `url` may have a query that the caller gave. */
export interface RequestEvent {
  /** The operation, as `estimate`. */
  readonly operation: string
  readonly method: string
  readonly url: string
  /** 1 for the first request of a call. */
  readonly attempt: number
  /** Same for all requests of a call. */
  readonly idempotencyKey: string | undefined
  /** Headers as sent; the one with the key and those that the caller gave read `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>
  /** Length of the body in characters. */
  readonly bodyLength: number
}

/** An answer that has arrived whole. */
export interface ResponseEvent extends RequestEvent {
  readonly status: number
  /** From sending to the last byte. */
  readonly elapsedMs: number
  readonly requestId: string | undefined
  readonly rate: Rate | undefined
}

/** A request that failed and will be repeated. */
export interface RetryEvent extends RequestEvent {
  readonly error: ValoremError
  readonly waitMs: number
}

/** A call that ends without an answer: refused or cut connection, time limit, signal, key function. */
export interface FailureEvent extends RequestEvent {
  /** The last request of the call, 0 where none was sent. The other fields are those of that request, or of the one that was to be sent. */
  readonly attempt: number
  readonly error: ValoremError
  /** From the beginning of the call, all attempts and waits included. */
  readonly elapsedMs: number
}

/**
 * Functions that are called with what happens; what they throw is dropped. Behind each `onRequest` follows `onResponse`, or
 * where no answer came `onRetry` or `onFailure`.
 */
export interface Hooks {
  onRequest?: ((event: RequestEvent) => unknown) | undefined
  onResponse?: ((event: ResponseEvent) => unknown) | undefined
  onRetry?: ((event: RetryEvent) => unknown) | undefined
  /** Called once for a call that ends without an answer; one that the service answers, well or not, has its last `onResponse`. */
  onFailure?: ((event: FailureEvent) => unknown) | undefined
}

/** Where lines of a log go: `console`, pino and most loggers fit. */
export interface Logger {
  debug(line: string): unknown
  info(line: string): unknown
  warn(line: string): unknown
  error(line: string): unknown
}

/** What is shown in place of the key. */
export const redacted = '[redacted]'

/** Tells a hook; neither what it throws nor what it rejects with reaches the call. */
export const tell = <Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void => {
  if (hook) new Promise(done => done(hook(event))).catch(() => {})
}

/** Text with the key taken out, should the service or a proxy have repeated it; very short keys would spoil words. */
export const without = (key: string, text: string): string => (key.length < 8 ? text : text.replaceAll(key, redacted))

/**
 * An answer as one line for a log, without key, body or query:
 * `POST https://host/api/v1/estimation 200 in 12 ms, attempt 1, 9 of 10 left, request req_7`.
 * @example const logged = client.with({ onResponse: event => console.log(logLine(event)) })
 */
export const logLine = ({ method, url, status, elapsedMs, attempt, rate, requestId }: ResponseEvent): string => {
  const left = rate ? `, ${rate.remaining} of ${rate.limit} left` : ''
  const address = url.split('?')[0]
  return `${method} ${address} ${status} in ${Math.round(elapsedMs)} ms, attempt ${attempt}${left}, request ${requestId ?? 'unnamed'}`
}
