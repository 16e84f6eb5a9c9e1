import type { ErrorCode, errors } from '#contract/shared/errors'

/** A fault of one field; `received` is the raw value, formatted when the answer is built. */
export interface RefusedField {
  /** The field, as `items[3].surface`. */
  path: string
  /** The fault, in one sentence. */
  message: string
  /** The finer code of the broken rule, in snake_case. */
  code?: string
  received?: unknown
  /** The values of a closed list, or one sentence that gives the bounds. */
  allowed?: readonly string[]
}

/** A proof of work: numbers whose digests begin with some bits that are 0. */
export interface ProofOfWork {
  token: string
  puzzles: number
  bits: number
  /** ISO 8601. */
  expiresAt: string
}

/** Details of a refusal besides its code. */
export interface RefusalDetails {
  /** A sentence that is more precise than the one of the table of errors. */
  message?: string
  issues?: readonly RefusedField[]
  suggestions?: readonly string[]
  /** The work that `proof_required` asks for. */
  challenge?: ProofOfWork
}

/** A window in which requests are counted: the minute or the UTC day. */
export interface QuotaWindow {
  /** Requests that the window admits in all. */
  limit: number
  /** Requests left in the window; negative once the limit was exceeded. */
  remaining: number
  /** Start of the next window, in milliseconds since 1970-01-01T00:00:00Z. */
  resetAt: number
}

/** The codes that are answered with one of some statuses. */
type CodeOf<Status extends number> = {
  [Code in ErrorCode]: (typeof errors)[Code]['status'] extends Status ? Code : never
}[ErrorCode]

/** Statuses whose answers need headers that only the refusing code knows. */
interface StatusDetails {
  /** The methods that the path answers. */
  405: { allow: readonly string[] }
  /** The exhausted window, with its limit and reset; whether the same request will fail after the reset too. */
  429: { window: QuotaWindow; isRepeatUseless?: boolean }
  /**
   * Whole seconds after which to retry, undefined where a retry is useless; whether the failed call counts against the
   * daily quota, as one does that the request itself caused.
   */
  502: { retryAfterSeconds: number | undefined; isCounted?: boolean }
  /**
   * Whole seconds after which to retry, undefined where a retry is useless; the cause, for the log only;
   * whether it is no fault of the service: the client disconnected, or the service stops.
   */
  503: { retryAfterSeconds: number | undefined; cause: unknown; isNoFault?: boolean }
}

type DetailedStatus = keyof StatusDetails

type DetailedArguments = {
  [Status in DetailedStatus]: [code: CodeOf<Status>, details: RefusalDetails & StatusDetails[Status]]
}[DetailedStatus]

/** A code with its details; a code whose status needs a header does not compile without the value of the header. */
export type RefusalArguments =
  | [code: Exclude<ErrorCode, CodeOf<DetailedStatus>>, details?: RefusalDetails]
  | DetailedArguments

/**
 * The only error that is thrown on purpose: a code of the table of errors, with the details that a caller needs to
 * correct the request.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails &
    Partial<
      StatusDetails[405] & StatusDetails[429] & StatusDetails[502] & Omit<StatusDetails[503], 'retryAfterSeconds'>
    >

  constructor(...[code, details = {}]: RefusalArguments) {
    super(details.message ?? code, 'cause' in details ? { cause: details.cause } : undefined)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  /** The same refusal with the fields of an outer request. */
  withIssues(issues: readonly RefusedField[]): Refusal {
    // Code and details came through the constructor as a pair; the compiler does not remember which.
    return new Refusal(...([this.code, { ...this.details, issues }] as RefusalArguments))
  }
}

/** Seconds after which to retry a request while a store is unavailable. */
const storeAwaySeconds = 5

/** The refusal of a request for which a store did not answer; `what` and the cause go to the log only. */
export const unavailable = (what: string, cause: unknown, retryAfterSeconds = storeAwaySeconds): Refusal =>
  new Refusal('unavailable', { retryAfterSeconds, cause: new Error(`${what} does not answer`, { cause }) })
