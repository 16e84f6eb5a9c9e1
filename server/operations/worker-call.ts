import { createAnswerCheck } from './answer-check.ts'
import { everyOperation } from './every-operation.ts'
import type { CallContext, HandlersByTag } from './handler.ts'
import { createOperations, type SerializedAnswer } from './operations.ts'

/** Call to a worker thread: plain data. */
export interface WorkerCall {
  /** Id of the operation. */
  id: string
  /** The body: JSON in UTF-8. */
  body: Uint8Array
  context: CallContext
  /** True: only the body is parsed and validated; the operation itself runs in the thread that took the request. */
  isReading?: boolean
  /** True: the body is a report with its brand, which is drawn; no operation runs. */
  isDrawing?: boolean
}

/** A log line of an operation in a worker thread. */
interface LoggedLine {
  level: 'debug' | 'info' | 'warn' | 'error'
  fields: object
  message: string
}

/** The worker's result: the answer in bytes, or the parsed body, and the lines to log. */
export type WorkerAnswer = ({ answer: SerializedAnswer } | { value: unknown }) & { logged: readonly LoggedLine[] }

/**
 * Handles calls in a worker thread, one at a time: parses, validates, calculates, checks and serializes. Log lines are
 * returned with the response, since only the main thread writes the log.
 */
export const createWorkerCallHandler = (
  handlers: HandlersByTag,
  check: 'all' | 'sample',
): ((call: WorkerCall) => Promise<WorkerAnswer>) => {
  let logged: LoggedLine[] = []
  const at = (level: LoggedLine['level']) => (fields: object, message: string) =>
    void logged.push({ level, fields, message })
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  const { runBytes, readBody } = createOperations(handlers, {
    every: everyOperation,
    check: createAnswerCheck(check, log),
    log,
    now: () => new Date(),
  })
  return async ({ id, body, context, isReading }) => {
    logged = []
    if (isReading) return { ...readBody(id, body, context.requestId), logged }
    const answer = await runBytes(id, body, context)
    return { answer, logged }
  }
}
