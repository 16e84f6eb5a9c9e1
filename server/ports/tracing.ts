import type { StoreCall } from './store-watch.ts'

/** Propagated trace context: the W3C headers `traceparent` and `tracestate`, the second unmodified. */
export interface PassedTrace {
  traceparent: string
  tracestate?: string
}

/** Trace of a piece of work, and its own span. */
export interface Trace {
  /** 32 lower-case hexadecimal digits. */
  traceId: string
  /** 16 lower-case hexadecimal digits: the span of the request, or of one outgoing call. */
  spanId: string
  /** Context for outgoing calls: children of this span in the same trace. */
  passed: PassedTrace
}

/** Facts of a request, known after its response. */
export interface TracedAnswer {
  operation: string
  status: number
  code: string | undefined
  requestId: string
}

/** Model of a traced call. */
interface TracedModel {
  provider: string
  model: string
}

/**
 * Traces requests through the service and propagates the trace to outgoing calls. Of requests without a `traceparent`
 * only a sampled share gets a trace.
 */
export interface Tracing {
  /** Trace of a request from its headers; a malformed `traceparent` is ignored. It ends with `answered`. */
  begin(headers: Readonly<Record<string, string | string[] | undefined>>): Trace | undefined
  answered(trace: Trace, answer: TracedAnswer): void
  /** Runs work within a trace. */
  within<Result>(trace: Trace, work: () => Result): Result
  /** Trace of the running work; undefined without one. */
  current(): Trace | undefined
  /** Records a statement or command of the running work. */
  asked(asked: StoreCall): void
  /** Continues deferred work of a request in a span below that of the request. */
  ofModel<Result>(model: TracedModel, work: () => Promise<Result>): Promise<Result>
  /** Goes on with what a request has left for later, in a span of its own, below that of the request. */
  later<Result>(name: string, left: PassedTrace | undefined, work: () => Promise<Result>): Promise<Result>
}
