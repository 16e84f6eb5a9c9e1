import type { ErrorRequestHandler } from 'express'
import { Refusal } from '#domain/core/refusal'
import type { Operations } from '../../operations/operations.ts'
import { getContext } from '../request/context.ts'
import { setAnswerHeaders } from './set-answer-headers.ts'

/** Converts Express' own error, for a path with broken percent-encoding, to a refusal. */
const toKnownError = (error: unknown): unknown => (error instanceof URIError ? new Refusal('route_not_found') : error)

/** Last middleware: answers every failure in one format; the cause of a defect is only logged. */
export const createErrorHandler = ({ failure }: Pick<Operations, 'failure'>): ErrorRequestHandler =>
  function answerFailure(error: unknown, req, res, next) {
    if (res.headersSent) return next(error)
    const known = toKnownError(error)
    // The client has disconnected.
    if (!(known instanceof Refusal) && req.destroyed && !req.complete) return
    const { requestId, notes } = getContext(res)
    const answer = failure(known, requestId, notes.isScenarioRefused ? undefined : notes.operation)
    setAnswerHeaders(res, answer)
    res.status(answer.status).json(answer.body)
  }
