export { base64Of } from './base64.ts'
export { type Client, createClient, type Method } from './client.ts'
export type { ErrorStatus, ErrorStatuses, OperationCodes } from './derived/codes.ts'
export type * from './derived/types.ts'
export {
  AbortedError,
  type AttemptPhase,
  AuthenticationError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  type ErrorDetails,
  type FailedCall,
  InvalidRequestError,
  type LocalCode,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  PermissionError,
  QuotaExceededError,
  RateLimitError,
  ResponseFormatError,
  ServerError,
  TimeoutError,
  ValoremError,
} from './errors.ts'
export type { ManyResult } from './estimate-many.ts'
export type * from './hooks.ts'
export { logLine } from './hooks.ts'
export type * from './operation-error.ts'
export { isValoremError } from './operation-error.ts'
export type * from './options.ts'
export { solveChallenge } from './proof.ts'
export type { Rate } from './rate.ts'
export type * from './result.ts'
export type * from './tags.ts'
export type { BodyReader, Fetch, FetchInit, FetchOptions, FetchResponse, HeaderReader, Signal } from './web.ts'
