import { type FailureReason, ProviderFailure } from '../../ports/language-model.ts'

/** Default wait, in seconds, for a provider that refused without Retry-After. */
const refusedSeconds = 60
/** Longest Retry-After that is respected, in seconds. */
const waitSecondsMax = 3600

/**
 * Seconds from a Retry-After header, whole seconds or an HTTP date: 1 to 3 600; 60 where it is missing or invalid.
 * @param nowMs milliseconds since 1970.
 */
export const parseProviderRetryAfter = (header: string | null, nowMs: number): number => {
  const text = header?.trim() ?? ''
  // Date.parse would accept a number such as -5.
  const instant = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((instant - nowMs) / 1000)
  if (!Number.isFinite(seconds)) return refusedSeconds
  return Math.min(waitSecondsMax, Math.max(1, seconds))
}

const toFailureReason = (status: number): FailureReason => {
  if (status === 429) return 'rate_limited'
  if (status >= 500) return 'unavailable'
  // 401 and 403 speak of the key, 402 of its account; every other 4xx of the request.
  if (status === 401 || status === 402 || status === 403) return 'rejected'
  if (status === 408) return 'timeout'
  if (status === 413) return 'too_large'
  return status >= 400 ? 'not_accepted' : 'unreadable'
}

/** Failure for a status other than 2xx; only Retry-After is read of the response. */
export const toStatusFailure = ({ status, headers }: Response, nowMs: number): ProviderFailure => {
  const reason = toFailureReason(status)
  const header = headers.get('retry-after')
  // A rate limit always imposes a wait; a server error only with a Retry-After.
  const isWait = reason === 'rate_limited' || (reason === 'unavailable' && header !== null)
  const waitSeconds = isWait ? parseProviderRetryAfter(header, nowMs) : undefined
  return new ProviderFailure(reason, { upstreamStatus: status, waitSeconds })
}

/** Error codes of the operating system and of Node: capitals, digits and `_`, never text of the remote side. */
const getSystemErrorCode = (error: unknown): string | undefined => {
  const code: unknown = Object(error).code
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : undefined
}

/** Code of a connection error, searched in the causes of an error. */
export const findConnectionCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  return getSystemErrorCode(error.cause) ?? getSystemErrorCode(error) ?? findConnectionCode(error.cause)
}

const isTimeoutError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || error.name === 'AbortError' || getSystemErrorCode(error) === 'ETIMEDOUT'
}

/** Failure of a call whose connection failed before a response, or whose body broke off. */
export const toConnectionFailure = (error: unknown): ProviderFailure => {
  if (error instanceof ProviderFailure) return error
  const causeCode = findConnectionCode(error)
  if (isTimeoutError(error) || (error instanceof Error && isTimeoutError(error.cause)))
    return new ProviderFailure('timeout', { causeCode })
  return new ProviderFailure('unreachable', { causeCode })
}

const causesMax = 5

/** Our own failure wrapped in the causes of an error, or undefined. */
const findWrappedFailure = (error: unknown, depth = 0): ProviderFailure | undefined => {
  if (error instanceof ProviderFailure) return error
  if (!(error instanceof Error) || depth > causesMax) return undefined
  return findWrappedFailure(error.cause, depth + 1)
}

/**
 * Failure for an error of the SDK. Its errors hold the request and the provider's response, and their message is the
 * provider's text: only the class name is kept, for the log.
 */
export const toSdkFailure = (error: unknown): ProviderFailure => {
  const known = findWrappedFailure(error)
  if (known) return known
  if (isTimeoutError(error)) return new ProviderFailure('timeout')
  // Any other error means a response with status 200 that could not be parsed.
  const className = error instanceof Error && /^[A-Za-z_]{1,60}$/.test(error.name) ? error.name : undefined
  return new ProviderFailure('unreadable', { causeCode: className })
}
