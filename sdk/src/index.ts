export { type Client, createClient, type Method } from './client.ts'
export type { Costs } from './costs.ts'
export type { Data } from './data.ts'
export type { ErrorStatus, ErrorStatuses } from './derived/codes.ts'
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
  isValoremError,
  type LocalCode,
  NotFoundError,
  PayloadTooLargeError,
  PermissionError,
  QuotaExceededError,
  RateLimitError,
  ResponseFormatError,
  ServerError,
  TimeoutError,
  ValoremError,
} from './errors.ts'
export type { ManyOptions, ManyResult, Progress } from './estimate-many.ts'
export type { Estimation } from './estimation.ts'
export type { Evaluation } from './evaluation.ts'
export type { Fiscal } from './fiscal.ts'
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.ts'
export type { CallOptions, ClientOptions, Limitations } from './options.ts'
export type { Propcalc } from './propcalc.ts'
export type { Outcome, Rate, Result, Safe } from './result.ts'
export type { Fetch, FetchInit, FetchResponse, HeaderReader, Signal } from './web.ts'
