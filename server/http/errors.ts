import type { ErrorRequestHandler, Response } from 'express'
import type { ErrorCode } from '#contract/shared/errors'
import { Refusal } from '#domain/core/refusal'
import type { Log } from '../ports.ts'
import { contextOf } from './context.ts'
import { fail } from './failure.ts'

/** A store or another outer thing did not answer: 503, worth repeating. */
export class Unavailable extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} does not answer`, { cause })
    this.name = 'Unavailable'
  }
}

/** Seconds after which a request to an unavailable service is worth repeating. */
const retryAfterSeconds = 2

/** Failures of the body parser, by its own names. */
const parserFailures: Record<string, ErrorCode> = {
  'entity.parse.failed': 'invalid_json',
  'entity.too.large': 'body_too_large',
  'encoding.unsupported': 'unsupported_media_type',
  'charset.unsupported': 'unsupported_media_type',
  'request.size.invalid': 'invalid_json',
}

/** The code of a parser's failure; what it names no type for, a broken compression, it still calls a 400. */
const parserFailure = (error: unknown): ErrorCode | undefined => {
  const { type, status } = Object(error) as { type?: unknown; status?: unknown }
  return parserFailures[String(type)] ?? (status === 400 ? 'invalid_json' : undefined)
}

const unavailable = (res: Response): void => {
  res.setHeader('Retry-After', retryAfterSeconds)
  fail(res, 'unavailable')
}

/** The last middleware: every failure leaves in one shape; what happened inside goes to the log only. */
export const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error)
    if (error instanceof Refusal) return fail(res, error.code, error.details)
    const code = parserFailure(error)
    if (code) return fail(res, code)
    // Express refuses a path with broken percent-encoding by itself.
    if (error instanceof URIError) return fail(res, 'route_not_found')
    // A client that hung up waits for no answer.
    if (req.destroyed && !req.complete) return
    log.error({ requestId: contextOf(res).requestId, cause: error }, 'a request failed inside')
    if (error instanceof Unavailable) return unavailable(res)
    fail(res, 'internal')
  }
