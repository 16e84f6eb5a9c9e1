import type { AskedStore } from './store-watch.ts'

/** What is passed on of a trace: the headers `traceparent` and `tracestate` of the W3C, the second as it came. */
export interface PassedTrace {
  traceparent: string
  tracestate?: string
}

/** The trace that a piece of work belongs to, and the work's own place in it. */
export interface Trace {
  /** 32 small hexadecimal digits. */
  traceId: string
  /** 16 of them: what this service does for the request, or one call that it makes. */
  spanId: string
  /** For those who are called: they belong to the same trace, below this span. */
  passed: PassedTrace
}

/** What is known of a request once it was answered. */
export interface TracedAnswer {
  operation: string
  status: number
  code: string | undefined
  requestId: string
}

/** A model that is called, and what it counted. */
export interface TracedModel {
  provider: string
  model: string
}

/**
 * Follows requests through the service, so that whoever it calls can belong to the same trace. A request without a
 * `traceparent` has a trace only where the service begins one, for a share of them.
 */
export interface Tracing {
  /** The trace of a request by its headers; a malformed `traceparent` counts as none. It ends with `answered`. */
  begin(headers: Readonly<Record<string, string | string[] | undefined>>): Trace | undefined
  answered(trace: Trace, answer: TracedAnswer): void
  /** Does work of which each part knows the trace. */
  within<Result>(trace: Trace, work: () => Result): Result
  /** The trace of the work that runs; undefined where there is none. */
  current(): Trace | undefined
  /** A statement or command that belongs to the work that runs. */
  asked(asked: AskedStore): void
  /** Calls a model in a span of its own, below the work that runs. */
  ofModel<Result>(model: TracedModel, work: () => Promise<Result>): Promise<Result>
  /** Goes on with what a request has left for later, in a span of its own, below that of the request. */
  later<Result>(name: string, left: PassedTrace | undefined, work: () => Promise<Result>): Promise<Result>
}
