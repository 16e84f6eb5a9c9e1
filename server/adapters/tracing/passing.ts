import { AsyncLocalStorage } from 'node:async_hooks'
import type { PassedTrace, Trace, Tracing } from '../../ports/tracing.ts'
import { sentTrace, spanBelow } from './trace-context.ts'

/** The headers of what was passed on, as they would come back. */
const headersOf = ({ traceparent, tracestate }: PassedTrace) => ({ traceparent, tracestate })

/** A span below another one; what is malformed has none. */
const below = (passed: PassedTrace | undefined): Trace | undefined => {
  const sent = passed && sentTrace(headersOf(passed))
  return sent && spanBelow(sent)
}

/**
 * Passes traces on and writes no spans: a request that sent none costs nothing here. A span is an id of its own, so that
 * those who are called stand below the call in a tool that knows both sides.
 */
export const passingTracing = (): Tracing => {
  const storage = new AsyncLocalStorage<Trace>()
  const current = (): Trace | undefined => storage.getStore()
  const inSpan = <Result>(trace: Trace | undefined, work: () => Promise<Result>): Promise<Result> =>
    trace ? storage.run(trace, work) : work()
  return {
    begin: headers => {
      if (headers.traceparent === undefined) return undefined
      const sent = sentTrace(headers)
      return sent && spanBelow(sent)
    },
    answered: () => {},
    within: (trace, work) => storage.run(trace, work),
    current,
    asked: () => {},
    ofModel: (_model, work) => inSpan(below(current()?.passed), work),
    later: (_name, left, work) => inSpan(below(left), work),
  }
}
