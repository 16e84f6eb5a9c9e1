import { AsyncLocalStorage } from 'node:async_hooks'
import type { PassedTrace, Trace, Tracing } from '../../ports/tracing.ts'
import { createChildSpan, parseTraceContext } from './trace-context.ts'

/** Headers of an outgoing trace, as if received. */
const toTraceHeaders = ({ traceparent, tracestate }: PassedTrace) => ({ traceparent, tracestate })

/** Child span of an outgoing trace; undefined for a malformed one. */
const createChildTrace = (passed: PassedTrace | undefined): Trace | undefined => {
  const sent = passed && parseTraceContext(toTraceHeaders(passed))
  return sent && createChildSpan(sent)
}

/**
 * Propagates traces without creating spans: a request without a trace costs nothing. Each call gets a span id of its
 * own, so that a tool that collects both sides shows the callee under the call.
 */
export const createPassingTracing = (): Tracing => {
  const storage = new AsyncLocalStorage<Trace>()
  const current = (): Trace | undefined => storage.getStore()
  const inSpan = <Result>(trace: Trace | undefined, work: () => Promise<Result>): Promise<Result> =>
    trace ? storage.run(trace, work) : work()
  return {
    begin: headers => {
      if (headers.traceparent === undefined) return undefined
      const sent = parseTraceContext(headers)
      return sent && createChildSpan(sent)
    },
    answered: () => {},
    within: (trace, work) => storage.run(trace, work),
    current,
    asked: () => {},
    ofModel: (_model, work) => inSpan(createChildTrace(current()?.passed), work),
    later: (_name, left, work) => inSpan(createChildTrace(left), work),
  }
}
