import type { ErrorStatus } from './derived/codes.ts'
import type { ErrorCode, Issue } from './derived/types.ts'
import type { Rate } from './rate.ts'

const mark: unique symbol = Symbol.for('@valorem/sdk/error')

/** Codes of failures that have no answer of the service, or none that can be read. */
export type LocalCode = 'connection_failed' | 'timed_out' | 'aborted' | 'unreadable_answer' | 'invalid_configuration'

/** How far an attempt had come: to the connection, to the headers of its answer, or into the body. */
export type AttemptPhase = 'connect' | 'headers' | 'body'

/** What errors say of the call that they belong to. */
export interface FailedCall {
  operation: string
  attempts: number
  headers?: Readonly<Record<string, string>>
}

/** What an error knows beside its message and its call. */
export interface ErrorDetails {
  code?: ErrorCode | LocalCode
  status?: number
  requestId?: string | undefined
  retryable?: boolean
  retryAfterMs?: number | undefined
  issues?: readonly Issue[]
  suggestions?: readonly string[]
  docs?: string | undefined
  rate?: Rate | undefined
  phase?: AttemptPhase | 'total'
  bodyStart?: string
  cause?: unknown
}

/** What every error of this package is; switch on `code`, recognise with {@link isValoremError}. */
export class ValoremError extends Error {
  override name = 'ValoremError'
  /** Stable code: the service's own, a {@link LocalCode}, or `http_` and the status for an answer without one. */
  declare readonly code: ErrorCode | LocalCode
  /** HTTP status; undefined when there was no answer. */
  declare readonly status: number | undefined
  /** Name of the request in the service's log. */
  declare readonly requestId: string | undefined
  /** Whether the same call may succeed when it is repeated later. */
  declare readonly retryable: boolean
  /** Milliseconds that the service asked to wait before a repeat; undefined when it did not say. */
  declare readonly retryAfterMs: number | undefined
  /** One entry for each field that is wrong. */
  declare readonly issues: readonly Issue[]
  /** Names near to the one that was not found. */
  declare readonly suggestions: readonly string[]
  /** Address of the page about this code; undefined without an answer of the service. */
  declare readonly docs: string | undefined
  /** Limits of the key, as the answer said them. */
  declare readonly rate: Rate | undefined
  /** Requests that were sent for the call. */
  declare readonly attempts: number
  /** The operation, as `estimate`; undefined while a client is made. */
  declare readonly operation: string | undefined
  /** The `traceparent` among your own headers; its middle names the trace in the service's log, also without an answer. */
  declare readonly traceparent: string | undefined

  constructor(message: string, call?: FailedCall, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    const { headers: { traceparent } = {}, operation, attempts = 0 } = call ?? {}
    Object.assign(this, { traceparent, operation, attempts, retryable: false, issues: [], suggestions: [] }, details)
  }

  /** @internal */
  get [mark](): true {
    return true
  }

  /** Everything but stack and cause, for logs. */
  toJSON(): object {
    return { ...this, message: this.message }
  }
}

/**
 * 400, 405, 415: the request is wrong; `issues` names the fields. Without a `status` it was not sent: it has a number that
 * JSON cannot say.
 */
export class InvalidRequestError extends ValoremError {
  override name = 'InvalidRequestError'
}

/** 401: no key, or one that is unknown or revoked. */
export class AuthenticationError extends ValoremError {
  override name = 'AuthenticationError'
}

/** 402: the operation needs a provider key of your own. */
export class PaymentRequiredError extends ValoremError {
  override name = 'PaymentRequiredError'
}

/** 403: the key is good, the right is missing. */
export class PermissionError extends ValoremError {
  override name = 'PermissionError'
}

/** 404: no such municipality (see `suggestions`), or no such path. */
export class NotFoundError extends ValoremError {
  override name = 'NotFoundError'
}

/** 409: the idempotency key was used for another body. */
export class ConflictError extends ValoremError {
  override name = 'ConflictError'
}

/** 413: too many items or too many bytes. */
export class PayloadTooLargeError extends ValoremError {
  override name = 'PayloadTooLargeError'
}

/** 429: too many requests; `retryAfterMs`, `rate.resetAt` and the message say when to come back. */
export class RateLimitError extends ValoremError {
  override name = 'RateLimitError'
}

/** 429 until the quota begins anew: never repeated by the client. */
export class QuotaExceededError extends RateLimitError {
  override name = 'QuotaExceededError'
}

/** 408, 500 and above: the service failed. */
export class ServerError extends ValoremError {
  override name = 'ServerError'
}

/** The service was not reached, or the connection broke before the answer (`headers`) or within it (`body`). */
export class ConnectionError extends ValoremError {
  override name = 'ConnectionError'
  override readonly code = 'connection_failed'
  override readonly retryable = true
  declare readonly phase: AttemptPhase
}

/** A time limit passed: of one attempt, or of the whole call (`total`). */
export class TimeoutError extends ValoremError {
  override name = 'TimeoutError'
  override readonly code = 'timed_out'
  override readonly retryable = true
  declare readonly phase: AttemptPhase | 'total'
}

/** The caller's signal ended the call; `cause` is its reason. */
export class AbortedError extends ValoremError {
  override name = 'AbortedError'
  override readonly code = 'aborted'
}

/** The error of a call that a signal ended, by the signal's reason. */
export const abortedCall =
  (call: FailedCall) =>
  (cause: unknown): AbortedError =>
    new AbortedError(`${call.operation} was aborted.`, call, { cause })

/** An answer that is not what the contract promises, as a page of a proxy, or longer than `maxAnswerBytes`. */
export class ResponseFormatError extends ValoremError {
  override name = 'ResponseFormatError'
  override readonly code = 'unreadable_answer'
  /** The first 500 characters of the answer. */
  declare readonly bodyStart: string
}

/** The client was made or called with an option that cannot work. */
export class ConfigurationError extends ValoremError {
  override name = 'ConfigurationError'
  override readonly code = 'invalid_configuration'
}

/** One class a family: a status added to the contract does not compile without its class. */
const families: Record<Exclude<ErrorStatus, 500 | 502 | 503>, typeof ValoremError> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionError,
  404: NotFoundError,
  405: InvalidRequestError,
  408: ServerError,
  409: ConflictError,
  413: PayloadTooLargeError,
  415: InvalidRequestError,
  429: RateLimitError,
}

/** True for codes that mean "done for today", whatever the quota is called. */
export const isQuotaCode = (code: string): boolean => /quota_exhausted$/.test(code)

/** The class of an answer by its status and code; unknown ones fall back on their hundred. */
export const classOf = (status: number, code: string): typeof ValoremError => {
  if (isQuotaCode(code)) return QuotaExceededError
  const known: Partial<Record<number, typeof ValoremError>> = families
  return known[status] ?? (status >= 500 ? ServerError : ValoremError)
}

/**
 * Recognises errors of this package, also those of a second copy of it in the same program.
 * @example
 * try {
 *   await client.estimation.estimate({ commune: 'Ettelbrik', surface: 80 })
 * } catch (error) {
 *   if (!isValoremError(error)) throw error
 *   console.log(error.code, error.suggestions)
 * }
 */
export const isValoremError = (error: unknown): error is ValoremError => mark in Object(error)
