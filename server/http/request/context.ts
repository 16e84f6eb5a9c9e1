import type { Response } from 'express'
import type { ErrorCode } from '#contract/shared/errors'
import type { SecurityEvent } from '../../ports/metrics.ts'
import type { Trace } from '../../ports/tracing.ts'
import type { Caller } from './caller.ts'
import type { Count } from './count.ts'
import type { ProgressEvents } from './progress-events.ts'

/** Facts about a request, added by steps as they run. */
export interface Facts {
  /** Authenticated caller that may use this operation. */
  caller: Caller
  /** Result of counting the request. */
  count: Count
  /** Body as received, for its hash and its parser. */
  body: Buffer
  /** Idempotency-Key of an operation that stores it itself; undefined where none was sent. */
  idempotencyKey: string | undefined
  /** Milliseconds to delay the real response, as requested with the sandbox key. */
  delayMs: number | undefined
  /** Progress events; undefined where the client does not accept them. */
  events: ProgressEvents | undefined
}

/** Notes for the log, the metrics and the response to a failure; undefined until set. */
interface Notes {
  /** Operation id, once a route matched. */
  operation: string | undefined
  keyId: string | undefined
  userId: string | undefined
  /** Set for a request over the Model Context Protocol. */
  via: 'mcp' | undefined
  /** Name of the scenario requested with the sandbox key. */
  scenario: string | undefined
  /** Refused for its X-Sandbox-Scenario: a 400 that, like 405, not every operation declares. */
  isScenarioRefused: boolean
  /** Raw path parameters. */
  params: Readonly<Record<string, unknown>> | undefined
  /** JSON of the response, where it is stored for repeats. */
  answerJson: string | undefined
  /** Final status of an event stream, which begins with 200 in any case. */
  status: number | undefined
  /** Error code of the response. */
  code: ErrorCode | undefined
  security: SecurityEvent | undefined
}

/** Buffered headers of a response: alternating names and values. */
export type HeaderList = (string | number)[]

/** Context of a request, from the first middleware to the end of its response. */
export interface Context {
  requestId: string
  /** Trace of the request; undefined where none was sent and no spans are written. */
  trace: Trace | undefined
  /** `performance.now()` at its arrival. */
  startedAt: number
  /** Day whose law applies, as YYYY-MM-DD: today, or for a repeat the day of the first request. */
  day: string
  /** Headers of the response so far; undefined once passed to Node. */
  headers: HeaderList | undefined
  notes: Notes
}

/** Context at an unknown step, as error handlers see it: any fact may be missing. */
export type PartialContext = Context & Partial<Facts>

// Express types locals as any; the functions below are the only ones that read or write them.

/** Context of a request. Facts are only accessible to steps, which declare those they need. */
export const getContext = (res: Response): Context => res.locals.context as Context

type BlankContext = Context & Record<keyof Facts, undefined>

/** Properties of a new context; most requests have no trace. */
type NewContext = Omit<Context, 'notes' | 'trace'> & Partial<Pick<Context, 'trace'>>

/**
 * Attaches the context of a new request to its response. Every property is set, so that all contexts have one hidden
 * class.
 */
export const beginContext = (res: Response, { requestId, trace, day, startedAt, headers }: NewContext): void => {
  const notes: Notes = {
    operation: undefined,
    keyId: undefined,
    userId: undefined,
    via: undefined,
    scenario: undefined,
    isScenarioRefused: false,
    params: undefined,
    answerJson: undefined,
    status: undefined,
    code: undefined,
    security: undefined,
  }
  const context: BlankContext = {
    requestId,
    trace,
    startedAt,
    day,
    headers,
    notes,
    caller: undefined,
    count: undefined,
    body: undefined,
    idempotencyKey: undefined,
    delayMs: undefined,
    events: undefined,
  }
  res.locals.context = context
}
