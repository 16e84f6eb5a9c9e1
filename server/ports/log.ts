import type { Trace } from './tracing.ts'

/**
 * Fields of a request's log line; undefined ones are left out. All texts except a foreign id come from this service.
 */
export interface AnsweredRequest {
  requestId: string
  /** Whether the caller supplied the id. */
  isForeignId: boolean
  method: string
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  code: string | undefined
  security: string | undefined
  via: string | undefined
  scenario: string | undefined
  /** Milliseconds from the first byte of the request to the end of its response. */
  ms: number
  keyId: string | undefined
  userId: string | undefined
  /** Whether the client disconnected before the end of the response. */
  isHungUp: boolean
  /** Trace of the request; undefined for most. */
  trace: Pick<Trace, 'traceId' | 'spanId'> | undefined
}

/**
 * Structured log; the first argument holds fields, never a secret. In a terminal `said` replaces both: one sentence of
 * at most 65 characters, with the fields needed to act.
 */
export interface Log {
  debug(fields: object, message: string, said?: string): void
  info(fields: object, message: string, said?: string): void
  warn(fields: object, message: string, said?: string): void
  error(fields: object, message: string, said?: string): void
  /** Fast path for the line of a request, the most frequent one; logs without it receive it by `info`. */
  answered?(request: AnsweredRequest): void
}

/** Log whose level can be changed at run time. */
export interface LevelledLog extends Log {
  /** Applies from the next line on; a level as in LOG_LEVEL. */
  setLevel(level: string): void
}

/** Trace as fields of a log line, with OpenTelemetry's names. */
export const toTraceFields = (trace: Pick<Trace, 'traceId' | 'spanId'> | undefined): object =>
  trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {}

/** Returns the function that logs requests. */
export const createRequestLogger = (log: Log): ((request: AnsweredRequest) => void) =>
  log.answered ??
  (({ isForeignId: _foreign, isHungUp, trace, ...fields }) =>
    log.info({ ...fields, ...toTraceFields(trace) }, isHungUp ? 'hung up' : 'answered'))
