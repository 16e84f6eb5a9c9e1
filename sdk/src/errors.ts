import type { ErrorStatus } from './derived/codes.ts'
import type { ErrorCode, Issue, ProofChallenge } from './derived/types.ts'
import type { Rate } from './rate.ts'

/** Field that every error of this package has, also one of a second copy of it. */
export const mark: unique symbol = Symbol.for('@valorem/sdk/error')

/** Codes of failures without a readable answer of the service. */
export type LocalCode = 'connection_failed' | 'timed_out' | 'aborted' | 'unreadable_answer' | 'invalid_configuration'

/** Phase in which an attempt failed: connecting, awaiting the headers of the answer, or reading its body. */
export type AttemptPhase = 'connect' | 'headers' | 'body'

/** Call that an error belongs to. */
export interface FailedCall {
  /** The operation, such as `estimate`. */
  operation: string
  /** Requests sent. */
  attempts: number
  /** Headers of the caller. */
  headers?: Readonly<Record<string, string>>
}

/** Details of an error in addition to its message and its call. */
export interface ErrorDetails {
  /** Stable code. */
  code?: ErrorCode | LocalCode
  /** HTTP status. */
  status?: number
  /** Id of the request in the service's log. */
  requestId?: string | undefined
  /** Whether the same call may succeed later. */
  retryable?: boolean
  /** Wait that the service requested, ms. */
  retryAfterMs?: number | undefined
  /** One entry for each invalid field. */
  issues?: readonly Issue[]
  /** Names similar to the one that was not found. */
  suggestions?: readonly string[]
  /** Work that `proof_required` asks for. */
  challenge?: ProofChallenge | undefined
  /** URL of the documentation of the code. */
  docs?: string | undefined
  /** Limits of the key. */
  rate?: Rate | undefined
  /** Phase in which the call failed. */
  phase?: AttemptPhase | 'total'
  /** The first 500 characters of the answer. */
  bodyStart?: string
  /** What caused the failure. */
  cause?: unknown
}

/** Base class of all errors of this package; switch on `code`, recognise with {@link isValoremError}. */
export class ValoremError extends Error {
  override name = 'ValoremError'
  /** Stable code: the service's own, a {@link LocalCode}, or `http_` and the status for an answer without one. */
  declare readonly code: ErrorCode | LocalCode
  /** HTTP status; undefined when there was no answer. */
  declare readonly status: number | undefined
  /** Id of the request in the service's log. */
  declare readonly requestId: string | undefined
  /** Whether the same call may succeed when it is repeated later. */
  declare readonly retryable: boolean
  /** Wait before a retry requested by the service, ms; undefined when it stated none. */
  declare readonly retryAfterMs: number | undefined
  /** One entry for each invalid field. */
  declare readonly issues: readonly Issue[]
  /** Names similar to the one that was not found. */
  declare readonly suggestions: readonly string[]
  /** Work that `proof_required` asks for: see `solveChallenge`; undefined for all other codes. */
  declare readonly challenge: ProofChallenge | undefined
  /** URL of the documentation of this code; undefined without an answer of the service. */
  declare readonly docs: string | undefined
  /** Limits of the key as of the answer. */
  declare readonly rate: Rate | undefined
  /** Requests sent for the call. */
  declare readonly attempts: number
  /** The operation, such as `estimate`; undefined while a client is created. */
  declare readonly operation: string | undefined
  /**
   * `traceparent` among your own headers; its trace id finds the trace in the service's log, also without an answer.
   */
  declare readonly traceparent: string | undefined
  /** @internal */
  declare readonly [mark]: true

  constructor(message: string, call?: FailedCall, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    // Of the error itself: a compiler to ES5, as for React Native, may lose the prototype of a class of errors.
    Object.defineProperty(this, mark, { value: true })
    const { headers: { traceparent } = {}, operation, attempts = 0 } = call ?? {}
    Object.assign(this, { traceparent, operation, attempts, retryable: false, issues: [], suggestions: [] }, details)
  }

  /** All fields except stack and cause, for logs. */
  toJSON(): object {
    return { ...this, message: this.message }
  }
}

/**
 * 400, 405, 415: the request is invalid; `issues` names the fields. Without a `status` it was not sent, as it contains
 * a number that JSON cannot represent.
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

/** 403: the key is valid, but lacks the permission. */
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

/** 429: too many requests; `retryAfterMs`, `rate.resetAt` and the message say when to retry. */
export class RateLimitError extends ValoremError {
  override name = 'RateLimitError'
}

/** 429 until the quota resets: never retried by the client. */
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
  /** `headers`: before the answer; `body`: within it. */
  declare readonly phase: AttemptPhase
}

/** A time limit expired: of one attempt, or of the whole call (`total`). */
export class TimeoutError extends ValoremError {
  override name = 'TimeoutError'
  override readonly code = 'timed_out'
  override readonly retryable = true
  /** Phase whose limit expired; `total`: that of the whole call. */
  declare readonly phase: AttemptPhase | 'total'
}

/** The caller's signal aborted the call; `cause` is its reason. */
export class AbortedError extends ValoremError {
  override name = 'AbortedError'
  override readonly code = 'aborted'
}

/** Converts a signal's reason to the error of an aborted call. */
export const toAbortedError =
  (call: FailedCall) =>
  (cause: unknown): AbortedError =>
    new AbortedError(`${call.operation} was aborted.`, call, { cause })

/** An answer that does not match the contract, such as a proxy's error page, or that exceeds `maxAnswerBytes`. */
export class ResponseFormatError extends ValoremError {
  override name = 'ResponseFormatError'
  override readonly code = 'unreadable_answer'
  /** The first 500 characters of the answer. */
  declare readonly bodyStart: string
}

/** The client was created or called with an invalid option. */
export class ConfigurationError extends ValoremError {
  override name = 'ConfigurationError'
  override readonly code = 'invalid_configuration'
}

/** Error class by status; the compiler requires one for each status of the contract. */
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

/** Tests for codes of an exhausted quota, whatever the quota is called. */
export const isQuotaCode = (code: string): boolean => /quota_exhausted$/.test(code)

/** Selects the error class by status and code; unknown statuses fall back on their hundred. */
export const selectErrorClass = (status: number, code: string): typeof ValoremError => {
  if (isQuotaCode(code)) return QuotaExceededError
  const known: Partial<Record<number, typeof ValoremError>> = families
  return known[status] ?? (status >= 500 ? ServerError : ValoremError)
}
