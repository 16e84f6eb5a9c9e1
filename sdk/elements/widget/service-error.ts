import type { ErrorCode, Issue, ProofChallenge } from '../../src/derived/types.ts'
import type { LocalCode } from '../../src/errors.ts'

/** Parts of a failure that an element reads or tells the page. */
interface ServiceErrorDetails {
  /** The service's own code, one of the SDK, or `missing_credential` for an element without a key. */
  readonly code: ErrorCode | LocalCode | 'missing_credential'
  readonly status?: number | undefined
  readonly requestId?: string | undefined
  readonly issues?: readonly Issue[]
  readonly suggestions?: readonly string[]
  readonly challenge?: ProofChallenge | undefined
  readonly retryable?: boolean
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/** Failed call or setting of an element, with the codes of the SDK; it lacks what only programmers read of an error. */
export class ServiceError extends Error implements ServiceErrorDetails {
  declare readonly code: ErrorCode | LocalCode | 'missing_credential'
  declare readonly status: number | undefined
  declare readonly requestId: string | undefined
  declare readonly issues: readonly Issue[]
  declare readonly suggestions: readonly string[]
  declare readonly challenge: ProofChallenge | undefined
  declare readonly retryable: boolean
  declare readonly retryAfterMs: number | undefined

  constructor(message: string, details: ServiceErrorDetails) {
    super(message)
    Object.assign(this, { issues: [], suggestions: [], retryable: false }, details)
  }
}

/** Creates the error of an attribute that is missing or wrong. */
export const createSettingError = (message: string): ServiceError =>
  new ServiceError(message, { code: 'invalid_configuration' })
