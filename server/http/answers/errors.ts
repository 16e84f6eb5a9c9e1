import type { ErrorRequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import type { Answer } from '../../operations/handler.ts'
import type { Operations } from '../../operations/operations.ts'
import { closeAfterBody } from '../bodies/lingering-close.ts'
import { getContext } from '../pipeline/context.ts'
import { bufferHeader } from './buffered-headers.ts'

/** Converts Express' own error, for a path with broken percent-encoding, to a refusal. */
const refuseBrokenPath = (error: unknown): unknown =>
  error instanceof URIError ? new Refusal('route_not_found') : error

/** Sets the headers of a response and notes its code for the log; the caller sends status and body. */
export const setAnswerHeaders = (res: Response, { headers, code }: Pick<Answer, 'headers' | 'code'>): void => {
  for (const [name, value] of Object.entries(headers)) bufferHeader(res, name, value)
  if (code === undefined) return
  getContext(res).notes.code = code
  closeAfterBody(res)
}

/** Last middleware: answers every failure in one format; the cause of a defect is only logged. */
export const createErrorHandler = ({ failure }: Pick<Operations, 'failure'>): ErrorRequestHandler =>
  function answerFailure(error: unknown, req, res, next) {
    if (res.headersSent) return next(error)
    const known = refuseBrokenPath(error)
    // The client has disconnected.
    if (!(known instanceof Refusal) && req.destroyed && !req.complete) return
    const { requestId, notes } = getContext(res)
    const answer = failure(known, requestId, notes.isScenarioRefused ? undefined : notes.operation)
    setAnswerHeaders(res, answer)
    res.status(answer.status).json(answer.body)
  }
