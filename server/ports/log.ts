import type { Trace } from './tracing.ts'

/** What the line of a request says; undefined is left out. Every text but a foreign id is one of this service's own. */
export interface AnsweredRequest {
  requestId: string
  /** Whether the caller chose the id. */
  isForeignId: boolean
  method: string
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  code: string | undefined
  security: string | undefined
  via: string | undefined
  scenario: string | undefined
  /** From the first byte of the request until its answer has left. */
  ms: number
  keyId: string | undefined
  userId: string | undefined
  /** Whether the caller hung up before the whole answer had left. */
  isHungUp: boolean
  /** The trace that it belongs to; undefined for most. */
  trace: Pick<Trace, 'traceId' | 'spanId'> | undefined
}

/**
 * Structured log; the first argument holds fields, never a secret. `said` stands for both where a person reads the log in a
 * terminal: one sentence of at most 65 characters, with as much of the fields as it takes to act.
 */
export interface Log {
  debug(fields: object, message: string, said?: string): void
  info(fields: object, message: string, said?: string): void
  warn(fields: object, message: string, said?: string): void
  error(fields: object, message: string, said?: string): void
  /** The line of a request, of which there are most; a log without a faster way of its own gets it by `info`. */
  answered?(request: AnsweredRequest): void
}

/** A log whose level changes while it is written. */
export interface LevelledLog extends Log {
  /** From the next line on; a level as LOG_LEVEL has it. */
  setLevel(level: string): void
}

/** A trace as the fields of a line, by the names that OpenTelemetry has for both. */
export const traceFields = (trace: Pick<Trace, 'traceId' | 'spanId'> | undefined): object =>
  trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {}

/** The function that writes the lines of requests to a log. */
export const requestLines = (log: Log): ((request: AnsweredRequest) => void) =>
  log.answered ??
  (({ isForeignId: _foreign, isHungUp, trace, ...fields }) =>
    log.info({ ...fields, ...traceFields(trace) }, isHungUp ? 'hung up' : 'answered'))
