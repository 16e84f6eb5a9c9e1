import type { ErrorRequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import type { Answer } from '../operations/handler.ts'
import type { Operations } from '../operations/operations.ts'
import { noteHeader } from './answer-head.ts'
import { contextOf } from './context.ts'
import { endEarly } from './early-answer.ts'

/** What Express itself refused, a path with broken percent-encoding, as a refusal; anything else as it is. */
const refused = (error: unknown): unknown => (error instanceof URIError ? new Refusal('route_not_found') : error)

/** Sets the headers of an answer and notes its code for the log; its status and its body are for whoever sends it. */
export const setAnswerHeaders = (res: Response, { headers, code }: Pick<Answer, 'headers' | 'code'>): void => {
  for (const [name, value] of Object.entries(headers)) noteHeader(res, name, value)
  if (code === undefined) return
  contextOf(res).notes.code = code
  endEarly(res)
}

/** The last middleware: every failure leaves in one shape; what happened inside goes to the log only. */
export const errorHandler = ({ failure }: Pick<Operations, 'failure'>): ErrorRequestHandler =>
  function answerFailure(error: unknown, req, res, next) {
    if (res.headersSent) return next(error)
    const known = refused(error)
    // A client that hung up waits for no answer.
    if (!(known instanceof Refusal) && req.destroyed && !req.complete) return
    const { requestId, notes } = contextOf(res)
    const answer = failure(known, requestId, notes.isScenarioRefused ? undefined : notes.operation)
    setAnswerHeaders(res, answer)
    res.status(answer.status).json(answer.body)
  }
