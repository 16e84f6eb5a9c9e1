import { ErrorResponse } from './errors.ts'

/** The failures that every POST calculation declares, beside its 200 (and 404 where a municipality is sent). */
export const calculationFailures = {
  400: ErrorResponse,
  401: ErrorResponse,
  403: ErrorResponse,
  408: ErrorResponse,
  409: ErrorResponse,
  413: ErrorResponse,
  415: ErrorResponse,
  429: ErrorResponse,
  500: ErrorResponse,
  503: ErrorResponse,
} as const

/** The failures that every GET declares, beside its 200; its headers may be wrong where it has nothing else that could. */
export const readFailures = {
  400: ErrorResponse,
  401: ErrorResponse,
  403: ErrorResponse,
  429: ErrorResponse,
  500: ErrorResponse,
  503: ErrorResponse,
} as const
