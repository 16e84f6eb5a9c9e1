import { answerCheck } from './answer-check.ts'
import { everyOperation } from './every-operation.ts'
import type { CallContext, HandlersByTag } from './handler.ts'
import { operations, type PrintedAnswer } from './operations.ts'

/** A call that is handed to another thread: plain data. */
export interface WorkerCall {
  /** Id of the operation. */
  id: string
  /** JSON in UTF-8. */
  body: Uint8Array
  context: CallContext
  /** Its body is read and no more: the operation itself runs in the thread that took the request. */
  isReading?: boolean
}

/** A line that an operation logged in another thread. */
export interface LoggedLine {
  level: 'debug' | 'info' | 'warn' | 'error'
  fields: object
  message: string
}

/** What comes back: the answer in bytes, or the body that was read, and what is to be logged. */
export type WorkerAnswer = ({ answer: PrintedAnswer } | { value: unknown }) & { logged: readonly LoggedLine[] }

/**
 * Answers calls that were handed over, one at a time: parses, validates, calculates, checks and prints. What is logged
 * meanwhile comes back with the answer, since only the thread that took the request writes the log.
 */
export const workerCallHandler = (
  handlers: HandlersByTag,
  check: 'all' | 'sample',
): ((call: WorkerCall) => Promise<WorkerAnswer>) => {
  let logged: LoggedLine[] = []
  const at = (level: LoggedLine['level']) => (fields: object, message: string) =>
    void logged.push({ level, fields, message })
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  const { runBytes, readBody } = operations(handlers, {
    every: everyOperation,
    check: answerCheck(check, log),
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
