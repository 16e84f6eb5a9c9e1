export type { Account } from './account.ts'
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
export type { ManyResult } from './estimate-many.ts'
export type { Estimation } from './estimation.ts'
export type { Evaluation } from './evaluation.ts'
export type { Fiscal } from './fiscal.ts'
export { type Hooks, logLine, type RequestEvent, type ResponseEvent, type RetryEvent } from './hooks.ts'
export type { CallOptions, ClientOptions, Limitations, ManyOptions, Progress } from './options.ts'
export type { Propcalc } from './propcalc.ts'
export type { Rate } from './rate.ts'
export type { Outcome, Result, Safe } from './result.ts'
export type { BodyReader, Fetch, FetchInit, FetchResponse, HeaderReader, Signal } from './web.ts'
