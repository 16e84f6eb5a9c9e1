import { ErrorResponse } from './errors.ts'

/** Failures declared by every POST calculation, in addition to its 200 (and 404 where a municipality is sent). */
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

/** Failures declared by every GET, in addition to its 200; its headers alone may be wrong. */
export const readFailures = {
  400: ErrorResponse,
  401: ErrorResponse,
  403: ErrorResponse,
  429: ErrorResponse,
  500: ErrorResponse,
  503: ErrorResponse,
} as const
