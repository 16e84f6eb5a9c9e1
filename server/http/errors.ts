import type { ErrorRequestHandler, Response } from 'express'
import type { CodeOf } from '#domain/core/refusal'
import { Refusal } from '#domain/core/refusal'
import type { Answer } from '../operations/handler.ts'
import type { Operations } from '../operations.ts'
import { contextOf } from './context.ts'
import { endEarly } from './early-answer.ts'

/** Failures of the body parser, by its own names. */
const parserFailures: Record<string, CodeOf<400 | 413 | 415>> = {
  'entity.parse.failed': 'invalid_json',
  'entity.too.large': 'body_too_large',
  'encoding.unsupported': 'unsupported_media_type',
  'charset.unsupported': 'unsupported_media_type',
  'request.size.invalid': 'invalid_json',
}

/** The code of a parser's failure; what it names no type for, a broken compression, it still calls a 400. */
const parserFailure = (error: unknown): CodeOf<400 | 413 | 415> | undefined => {
  const { type, status } = Object(error) as { type?: unknown; status?: unknown }
  return parserFailures[String(type)] ?? (status === 400 ? 'invalid_json' : undefined)
}

/** What the protocol itself refused as a refusal; anything else as it is. */
const refused = (error: unknown): unknown => {
  if (error instanceof Refusal) return error
  const code = parserFailure(error)
  if (code) return new Refusal(code)
  // Express refuses a path with broken percent-encoding by itself.
  return error instanceof URIError ? new Refusal('route_not_found') : error
}

/** Sets the headers of an answer and notes its code for the log; its status and its body are for whoever sends it. */
export const setAnswerHeaders = (res: Response, { headers, code }: Pick<Answer, 'headers' | 'code'>): void => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (code === undefined) return
  contextOf(res).code = code
  endEarly(res)
}

/** The last middleware: every failure leaves in one shape; what happened inside goes to the log only. */
export const errorHandler = ({ failure }: Pick<Operations, 'failure'>): ErrorRequestHandler =>
  function answerFailure(error: unknown, req, res, next) {
    if (res.headersSent) return next(error)
    const known = refused(error)
    // A client that hung up waits for no answer.
    if (!(known instanceof Refusal) && req.destroyed && !req.complete) return
    const { requestId, operation } = contextOf(res)
    const answer = failure(known, requestId, operation)
    setAnswerHeaders(res, answer)
    res.status(answer.status).json(answer.body)
  }
