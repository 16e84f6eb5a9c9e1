import type { OperationCodes } from './derived/codes.ts'
import { type LocalCode, mark, type ValoremError } from './errors.ts'

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

/**
 * Recognises errors of this package, also those of a second copy of it in the same program; with the name of an
 * operation only those of its calls, whose `code` is then one of the codes that it can have.
 * @example
 * try {
 *   await client.estimation.estimate({ commune: 'Ettelbrik', surface: 80 })
 * } catch (error) {
 *   if (!isValoremError(error, 'estimation.estimate')) throw error
 *   if (error.code === 'municipality_not_found') console.log(error.suggestions)
 * }
 */
export function isValoremError<Name extends OperationName>(
  error: unknown,
  operation: Name,
): error is OperationError<Name>
/** Without an operation: an error of any call. */
export function isValoremError(error: unknown): error is ValoremError
/** Tests both forms; as a callback of a list it is given an index, which is no name. */
export function isValoremError(error: unknown, operation?: unknown): boolean {
  return (
    mark in Object(error) &&
    (typeof operation !== 'string' || operation.endsWith(`.${(error as ValoremError).operation}`))
  )
}
