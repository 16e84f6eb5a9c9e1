import type { ErrorRequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import type { Answer } from '../../operations/handler.ts'
import type { Operations } from '../../operations/operations.ts'
import { lingeringClose } from '../bodies/lingering-close.ts'
import { contextOf } from '../pipeline/context.ts'
import { bufferHeader } from './buffered-headers.ts'

/** Turns the one error of Express itself, a path with broken percent-encoding, into a refusal. */
const refused = (error: unknown): unknown => (error instanceof URIError ? new Refusal('route_not_found') : error)

/** Sets the headers of an answer and notes its code for the log; the caller sends status and body. */
export const setAnswerHeaders = (res: Response, { headers, code }: Pick<Answer, 'headers' | 'code'>): void => {
  for (const [name, value] of Object.entries(headers)) bufferHeader(res, name, value)
  if (code === undefined) return
  contextOf(res).notes.code = code
  lingeringClose(res)
}

/** The last middleware: answers every failure in one shape; the cause of a defect goes to the log only. */
export const errorHandler = ({ failure }: Pick<Operations, 'failure'>): ErrorRequestHandler =>
  function answerFailure(error: unknown, req, res, next) {
    if (res.headersSent) return next(error)
    const known = refused(error)
    // A client that has disconnected gets no answer.
    if (!(known instanceof Refusal) && req.destroyed && !req.complete) return
    const { requestId, notes } = contextOf(res)
    const answer = failure(known, requestId, notes.isScenarioRefused ? undefined : notes.operation)
    setAnswerHeaders(res, answer)
    res.status(answer.status).json(answer.body)
  }
