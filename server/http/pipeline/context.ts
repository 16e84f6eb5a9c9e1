import type { Response } from 'express'
import type { ErrorCode } from '#contract/shared/errors'
import type { SecurityEvent } from '../../ports/metrics.ts'
import type { Trace } from '../../ports/tracing.ts'
import type { ProgressEvents } from '../answers/progress-events.ts'
import type { Caller } from '../credentials/caller.ts'
import type { Count } from '../limits/allowance.ts'

/** What the steps of an operation find out about a request; each is there once the step that adds it has run. */
export interface Facts {
  /** Whose credential is good, and good for this operation. */
  caller: Caller
  /** How the request was counted. */
  count: Count
  /** The body as received, for its hash and its parser. */
  body: Buffer
  /** The Idempotency-Key of an operation that stores it itself; undefined where none was sent. */
  idempotencyKey: string | undefined
  /** Milliseconds to wait before the real answer, where the sandbox key asked for it. */
  delayMs: number | undefined
  /** Events about the answer; undefined where the caller wants the answer alone. */
  events: ProgressEvents | undefined
}

/** What the log, the metrics and the answer to a failure may want to know; undefined until it is noted, or for good. */
export interface Notes {
  /** Operation id once a route matched. */
  operation: string | undefined
  keyId: string | undefined
  userId: string | undefined
  /** Set for a request that came in by the Model Context Protocol. */
  via: 'mcp' | undefined
  /** The scenario that the sandbox key asked for, by its name. */
  scenario: string | undefined
  /** Refused for its X-Sandbox-Scenario: a 400 that, like 405, not every operation declares. */
  isScenarioRefused: boolean
  /** The parts of the path as received. */
  params: Readonly<Record<string, unknown>> | undefined
  /** The answer as JSON, where it is stored for repeats. */
  answer: string | undefined
  /** Status of an answer in events, which follow a 200 whatever becomes of it. */
  status: number | undefined
  /** Code of the failure that was answered. */
  code: ErrorCode | undefined
  security: SecurityEvent | undefined
}

/** Buffered headers of an answer: names and values by turns. */
export type HeaderList = (string | number)[]

/** What is known of every request, from the first middleware until its answer has left. */
export interface Context {
  requestId: string
  /** The trace that it belongs to; undefined where none was sent and no spans are written. */
  trace: Trace | undefined
  /** `performance.now()` when it arrived. */
  startedAt: number
  /** The day whose law counts, as YYYY-MM-DD: today, or for a repeat the day of the first request. */
  day: string
  /** The headers of the answer so far; undefined once Node has them. */
  headers: HeaderList | undefined
  notes: Notes
}

/** A request at an unknown step, as error handlers see it: any fact may be missing. */
export type PartialContext = Context & Partial<Facts>

// Express types locals as any; the functions below are the only ones that read or write them.

/** What is known of a request at any time. The facts of its steps are given to steps alone, which say what they need. */
export const contextOf = (res: Response): Context => res.locals.context as Context

type Blank = Context & Record<keyof Facts, undefined>

/** What is known of a request as it arrives; most belong to no trace. */
type NewRequest = Omit<Context, 'notes' | 'trace'> & Partial<Pick<Context, 'trace'>>

/** Puts the context of a new request on its answer. Every property is set, so that all contexts have one hidden class. */
export const beginContext = (res: Response, { requestId, trace, day, startedAt, headers }: NewRequest): void => {
  const notes: Notes = {
    operation: undefined,
    keyId: undefined,
    userId: undefined,
    via: undefined,
    scenario: undefined,
    isScenarioRefused: false,
    params: undefined,
    answer: undefined,
    status: undefined,
    code: undefined,
    security: undefined,
  }
  const context: Blank = {
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
