import type { ValoremError } from './errors.ts'
import type { Rate } from './rate.ts'

/** Request as passed to every hook, without key and body. `url` may contain a query of the caller. */
export interface RequestEvent {
  /** The operation, as `estimate`. */
  readonly operation: string
  /** HTTP method. */
  readonly method: string
  /** Full address. */
  readonly url: string
  /** 1 for the first request of a call. */
  readonly attempt: number
  /** Same for all requests of a call. */
  readonly idempotencyKey: string | undefined
  /** Headers as sent; the key and the headers of the caller read `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>
  /** Length of the body in characters. */
  readonly bodyLength: number
}

/** An answer that was received completely. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status. */
  readonly status: number
  /** From sending to the last byte. */
  readonly elapsedMs: number
  /** Id of the request in the service's log. */
  readonly requestId: string | undefined
  /** Limits of the key after this answer. */
  readonly rate: Rate | undefined
}

/** A request that failed and will be retried. */
export interface RetryEvent extends RequestEvent {
  /** Why it failed. */
  readonly error: ValoremError
  /** Wait before the retry, ms. */
  readonly waitMs: number
}

/** A call that ends without an answer: refused or cut connection, time limit, signal, key function. */
export interface FailureEvent extends RequestEvent {
  /**
   * The last request of the call, 0 where none was sent. The other fields describe that request, or the one that was to
   * be sent.
   */
  readonly attempt: number
  /** Why the call ends. */
  readonly error: ValoremError
  /** From the start of the call, all attempts and waits included. */
  readonly elapsedMs: number
}

/**
 * Callbacks for the events of a call; errors that they throw are ignored. Each `onRequest` is followed by `onResponse`,
 * or without an answer by `onRetry` or `onFailure`.
 */
export interface Hooks {
  /** Called before each request. */
  onRequest?: ((event: RequestEvent) => unknown) | undefined
  /** Called after each answer, good or bad, once it is received completely. */
  onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /** Called before the wait for a retry. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined
  /**
   * Called once for a call that ends without an answer; a call that is answered, with success or error, ends with
   * `onResponse`.
   */
  onFailure?: ((event: FailureEvent) => unknown) | undefined
}

/** Destination of log lines: `console`, pino and most loggers fit. */
export interface Logger {
  /** Takes a line for each request. */
  debug(line: string): unknown
  /** Takes a line for each call. */
  info(line: string): unknown
  /** Takes a line for each retry and for deprecations. */
  warn(line: string): unknown
  /** Takes a line for a call that fails because of the service or the connection. */
  error(line: string): unknown
}

/** Replacement of the key in logs. */
export const redacted = '[redacted]'

/** Calls a hook; errors that it throws or rejects with do not reach the call. */
export const callHook = <Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void => {
  if (hook) new Promise(done => done(hook(event))).catch(() => {})
}

/**
 * Removes the key from a text, in case the service or a proxy repeated it; very short keys would match parts of words.
 */
export const redactKey = (key: string, text: string): string => (key.length < 8 ? text : text.replaceAll(key, redacted))

/**
 * Formats an answer as one log line, without key, body or query:
 * `POST https://host/api/v1/estimation 200 in 12 ms, attempt 1, 9 of 10 left, request req_7`.
 * @example const logged = client.with({ onResponse: event => console.log(logLine(event)) })
 */
export const logLine = ({ method, url, status, elapsedMs, attempt, rate, requestId }: ResponseEvent): string => {
  const left = rate ? `, ${rate.remaining} of ${rate.limit} left` : ''
  const address = url.split('?')[0]
  return `${method} ${address} ${status} in ${Math.round(elapsedMs)} ms, attempt ${attempt}${left}, request ${requestId ?? 'unnamed'}`
}
