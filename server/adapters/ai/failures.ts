import { type FailureReason, ProviderFailure } from '../../ports/language-model.ts'

/** Seconds to leave a provider alone that refused for now and did not say for how long. */
const refusedSeconds = 60
/** Longest wait that a provider may ask for, in seconds. */
const waitSecondsMax = 3600

/**
 * Seconds that a Retry-After of whole seconds or of an HTTP date asks for: 1 to 3 600, 60 where there is none or it says nothing.
 * @param nowMs milliseconds since 1970.
 */
export const retryAfterSeconds = (header: string | null, nowMs: number): number => {
  const text = header?.trim() ?? ''
  // The platform would read a day in a number such as -5.
  const instant = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((instant - nowMs) / 1000)
  if (!Number.isFinite(seconds)) return refusedSeconds
  return Math.min(waitSecondsMax, Math.max(1, seconds))
}

const reasonOfStatus = (status: number): FailureReason => {
  if (status === 429) return 'rate_limited'
  if (status >= 500) return 'unavailable'
  return status >= 400 ? 'rejected' : 'unreadable'
}

/** The failure that an answer of another status than 2xx means; nothing of the answer is read but Retry-After. */
export const failureOfStatus = ({ status, headers }: Response, nowMs: number): ProviderFailure => {
  const reason = reasonOfStatus(status)
  const header = headers.get('retry-after')
  // One that refuses for now is left alone without a time, too; one that has a failure is so where it names one.
  const isWait = reason === 'rate_limited' || (reason === 'unavailable' && header !== null)
  const waitSeconds = isWait ? retryAfterSeconds(header, nowMs) : undefined
  return new ProviderFailure(reason, { upstreamStatus: status, waitSeconds })
}

/** Codes of the operating system and of Node: capitals, digits and `_`, never text of the other side. */
const codeOf = (error: unknown): string | undefined => {
  const code: unknown = Object(error).code
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : undefined
}

/** The code of what broke a connection, looked for in the causes of an error. */
export const connectionCodeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  return codeOf(error.cause) ?? codeOf(error) ?? connectionCodeOf(error.cause)
}

const isTimeLimit = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || error.name === 'AbortError' || codeOf(error) === 'ETIMEDOUT'
}

/** The failure of a call whose connection failed before an answer, or whose body broke off. */
export const failureOfConnection = (error: unknown): ProviderFailure => {
  if (error instanceof ProviderFailure) return error
  const causeCode = connectionCodeOf(error)
  if (isTimeLimit(error) || (error instanceof Error && isTimeLimit(error.cause)))
    return new ProviderFailure('timeout', { causeCode })
  return new ProviderFailure('unreachable', { causeCode })
}

const causesMax = 5

/** A failure of ours that something wrapped, or undefined. */
const wrappedFailure = (error: unknown, depth = 0): ProviderFailure | undefined => {
  if (error instanceof ProviderFailure) return error
  if (!(error instanceof Error) || depth > causesMax) return undefined
  return wrappedFailure(error.cause, depth + 1)
}

/**
 * The failure that an error of the SDK means. Its errors hold what was sent and what the provider wrote, and their message
 * is text of the provider: nothing of them goes further but the name of their class, for the log.
 */
export const failureOfSdk = (error: unknown): ProviderFailure => {
  const known = wrappedFailure(error)
  if (known) return known
  if (isTimeLimit(error)) return new ProviderFailure('timeout')
  // Any other error means an answer with status 200 that could not be parsed.
  const className = error instanceof Error && /^[A-Za-z_]{1,60}$/.test(error.name) ? error.name : undefined
  return new ProviderFailure('unreadable', { causeCode: className })
}
