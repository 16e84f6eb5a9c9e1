import type { OperationCodes } from './derived/codes.ts'
import type { LocalCode, ValoremError } from './errors.ts'

/** Name of an operation, as the client's methods are called: `estimation.estimate`, `leads.create`. */
export type OperationName = keyof OperationCodes

/**
 * Codes that a failed call of an operation may have: those that the service answers to it, those of an address or a
 * version of the service without this operation, those of a call without a readable answer, and `http_` with a status
 * for the answer of another server, such as a proxy.
 */
export type OperationErrorCode<Name extends OperationName> =
  | OperationCodes[Name]
  | 'route_not_found'
  | 'method_not_allowed'
  | LocalCode
  | `http_${number}`

/**
 * Error of one operation, as `isValoremError(error, 'estimation.estimate')` recognises it, and as the methods of
 * `client.safe` return it.
 */
export interface OperationError<Name extends OperationName> extends ValoremError {
  /**
   * One of the codes that this version of the package knows for the operation. A newer service may answer another one:
   * end a `switch` with `default`.
   */
  readonly code: OperationErrorCode<Name>
}
