import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span, SpanOptions } from '@opentelemetry/api'
import type { StoreCall, StoreName } from '../../ports/store-watch.ts'
import type { PassedTrace, Trace, TracedAnswer, Tracing } from '../../ports/tracing.ts'
import { createPassedTrace, parseTraceContext, type SentTrace } from './trace-context.ts'

/** Part of `@opentelemetry/api` in use; the package is imported only where spans are wanted. */
export type OpenTelemetry = Pick<
  typeof import('@opentelemetry/api'),
  'context' | 'trace' | 'ROOT_CONTEXT' | 'SpanKind' | 'SpanStatusCode' | 'createTraceState'
>

/** Trace with its span, and the context in which other libraries find it. */
interface SpanTrace extends Trace {
  span: Span
  context: Context
}

/** Database names in OpenTelemetry's semantic conventions. */
const systemNames: Readonly<Record<StoreName, string>> = { sqlite: 'sqlite', postgres: 'postgresql', redis: 'redis' }

/** Maximum length of a statement; those of batched counts are long and repetitive. */
const statementMax = 500

/** Short name of a statement, such as `insert usage`. */
const getStatementSummary = (text: string): string => {
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  const [word = ''] = /^\w+/.exec(text) ?? []
  return [word.toLowerCase(), table].filter(Boolean).join(' ')
}

/** Creates spans, with or without a remote parent. */
const createSpanFactory = (api: OpenTelemetry, version: string) => {
  const { trace, createTraceState } = api
  const tracer = trace.getTracer('valorem', version)
  return {
    tracer,
    parentOf: ({ traceId, parentId, flags, tracestate }: SentTrace): Context =>
      trace.setSpanContext(api.ROOT_CONTEXT, {
        traceId,
        spanId: parentId,
        traceFlags: flags,
        isRemote: true,
        ...(tracestate !== undefined && { traceState: createTraceState(tracestate) }),
      }),
    started: (name: string, options: SpanOptions, parent: Context): SpanTrace => {
      const span = tracer.startSpan(name, options, parent)
      const { traceId, spanId, traceFlags, traceState } = span.spanContext()
      const passed = createPassedTrace(traceId, spanId, traceFlags, traceState?.serialize() || undefined)
      return { traceId, spanId, passed, span, context: trace.setSpan(parent, span) }
    },
  }
}

/** Ends the span of a request with its outcome, by the conventions for HTTP servers. */
const endRequestSpan = (api: OpenTelemetry, span: Span, { operation, status, code, requestId }: TracedAnswer): void => {
  if (span.isRecording()) {
    span.updateName(operation)
    span.setAttributes({
      'http.response.status_code': status,
      'valorem.operation': operation,
      'valorem.request_id': requestId,
      ...(code !== undefined && { 'valorem.code': code }),
    })
    if (status >= 500) {
      span.setAttribute('error.type', code ?? String(status))
      span.setStatus({ code: api.SpanStatusCode.ERROR })
    }
  }
  span.end()
}

/** Runs work in a span that ends with it and records a failure. */
const runInSpan = async <Result>(
  api: OpenTelemetry,
  storage: AsyncLocalStorage<SpanTrace>,
  trace: SpanTrace,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await storage.run(trace, () => api.context.with(trace.context, work))
  } catch (cause) {
    // Only the name: an error message may repeat user input.
    trace.span.setAttribute('error.type', cause instanceof Error ? cause.name : 'unknown')
    trace.span.setStatus({ code: api.SpanStatusCode.ERROR })
    throw cause
  } finally {
    trace.span.end()
  }
}

/** Options of the span of a completed statement, by the conventions for databases. */
const createStatementSpan = (
  api: OpenTelemetry,
  { store, text, ms, hasFailed }: StoreCall,
): SpanOptions & { name: string } => ({
  name: text === '' ? store : getStatementSummary(text),
  kind: api.SpanKind.CLIENT,
  startTime: performance.now() - ms,
  attributes: {
    'db.system.name': systemNames[store],
    ...(text !== '' && { 'db.query.text': text.slice(0, statementMax) }),
    ...(hasFailed && { 'error.type': 'failed' }),
  },
})

/**
 * Creates spans through the OpenTelemetry SDK that the operator has set up in the process: one for each traced request,
 * its statements and its calls of models.
 * @param share fraction of the requests without a trace that start one. Sampled here, since a span dropped by the
 * operator's sampler costs as much as a tenth of an estimate.
 * @param random number from 0 up to 1, drawn for each of them.
 */
export const createOpenTelemetryTracing = (
  api: OpenTelemetry,
  version: string,
  share: number,
  random: () => number = Math.random,
): Tracing => {
  const storage = new AsyncLocalStorage<SpanTrace>()
  const { tracer, parentOf, started } = createSpanFactory(api, version)
  const current = (): SpanTrace | undefined => storage.getStore()
  const server = { kind: api.SpanKind.SERVER }
  const later = <Result>(name: string, left: PassedTrace | undefined, work: () => Promise<Result>) => {
    const sent = left && parseTraceContext({ ...left })
    if (!sent) return work()
    return runInSpan(api, storage, started(name, { kind: api.SpanKind.CONSUMER }, parentOf(sent)), work)
  }
  return {
    begin: headers => {
      const sent = headers.traceparent === undefined ? undefined : parseTraceContext(headers)
      if (!sent && random() >= share) return undefined
      const parent = sent ? parentOf(sent) : api.ROOT_CONTEXT
      const made = started('request', server, parent)
      // Neither requested by the caller nor sampled: not a trace.
      return sent || made.span.isRecording() ? made : undefined
    },
    answered: (trace, answer) => endRequestSpan(api, (trace as SpanTrace).span, answer),
    within: (trace, work) =>
      storage.run(trace as SpanTrace, () => api.context.with((trace as SpanTrace).context, work)),
    current,
    asked: asked => {
      const above = current()
      if (!above?.span.isRecording()) return
      const { name, ...options } = createStatementSpan(api, asked)
      const span = tracer.startSpan(name, options, above.context)
      if (asked.hasFailed) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    },
    ofModel: ({ provider, model }, work) => {
      const above = current()
      if (!above) return work()
      const attributes = {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': provider,
        'gen_ai.request.model': model,
      }
      const options = { kind: api.SpanKind.CLIENT, attributes }
      return runInSpan(api, storage, started(`chat ${model}`, options, above.context), work)
    },
    later,
  }
}
