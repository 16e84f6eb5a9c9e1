import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span, SpanOptions } from '@opentelemetry/api'
import type { AskedStore, StoreName } from '../../ports/store-watch.ts'
import type { PassedTrace, Trace, TracedAnswer, Tracing } from '../../ports/tracing.ts'
import { passedTrace, type SentTrace, sentTrace } from './trace-context.ts'

/** The part of `@opentelemetry/api` that is used; the package is loaded where spans are wanted, and by nobody else. */
export type OpenTelemetry = Pick<
  typeof import('@opentelemetry/api'),
  'context' | 'trace' | 'ROOT_CONTEXT' | 'SpanKind' | 'SpanStatusCode' | 'createTraceState'
>

/** A trace with its span, and the context in which other libraries find it. */
interface SpanTrace extends Trace {
  span: Span
  context: Context
}

/** Names by the semantic conventions of OpenTelemetry for databases. */
const systemNames: Readonly<Record<StoreName, string>> = { sqlite: 'sqlite', postgres: 'postgresql', redis: 'redis' }

/** Most characters of a statement; those of a group of counts are long and say nothing new. */
const statementMax = 500

/** A statement in two words, as `insert usage`. */
const statementName = (text: string): string => {
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  const [word = ''] = /^\w+/.exec(text) ?? []
  return [word.toLowerCase(), table].filter(Boolean).join(' ')
}

/** What is made of a new span, whose parent is known or not. */
const tracerOf = (api: OpenTelemetry, version: string) => {
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
      const passed = passedTrace(traceId, spanId, traceFlags, traceState?.serialize() || undefined)
      return { traceId, spanId, passed, span, context: trace.setSpan(parent, span) }
    },
  }
}

/** Ends the span of a request with what became of it, by the conventions for HTTP servers. */
const endRequest = (api: OpenTelemetry, span: Span, { operation, status, code, requestId }: TracedAnswer): void => {
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

/** Runs work in a span, which ends with it and knows whether it failed. */
const inSpan = async <Result>(
  api: OpenTelemetry,
  storage: AsyncLocalStorage<SpanTrace>,
  trace: SpanTrace,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await storage.run(trace, () => api.context.with(trace.context, work))
  } catch (cause) {
    // Its name alone: what an error says may repeat what somebody wrote.
    trace.span.setAttribute('error.type', cause instanceof Error ? cause.name : 'unknown')
    trace.span.setStatus({ code: api.SpanStatusCode.ERROR })
    throw cause
  } finally {
    trace.span.end()
  }
}

/** A statement that has run as a span that is over, by the conventions for databases. */
const statementSpan = (
  api: OpenTelemetry,
  { store, text, ms, hasFailed }: AskedStore,
): SpanOptions & { name: string } => ({
  name: text === '' ? store : statementName(text),
  kind: api.SpanKind.CLIENT,
  startTime: performance.now() - ms,
  attributes: {
    'db.system.name': systemNames[store],
    ...(text !== '' && { 'db.query.text': text.slice(0, statementMax) }),
    ...(hasFailed && { 'error.type': 'failed' }),
  },
})

/**
 * Writes spans by the OpenTelemetry that the operator has set up in the process: one of each request that is followed, of its
 * statements and of its calls of models.
 * @param share of the requests without a trace that begin one. It is drawn here, since a span that the operator's sampler
 * leaves out costs as much as a tenth of an estimate.
 * @param random a number from 0 up to 1, drawn for each of them.
 */
export const openTelemetryTracing = (
  api: OpenTelemetry,
  version: string,
  share: number,
  random: () => number = Math.random,
): Tracing => {
  const storage = new AsyncLocalStorage<SpanTrace>()
  const { tracer, parentOf, started } = tracerOf(api, version)
  const current = (): SpanTrace | undefined => storage.getStore()
  const server = { kind: api.SpanKind.SERVER }
  const later = <Result>(name: string, left: PassedTrace | undefined, work: () => Promise<Result>) => {
    const sent = left && sentTrace({ ...left })
    if (!sent) return work()
    return inSpan(api, storage, started(name, { kind: api.SpanKind.CONSUMER }, parentOf(sent)), work)
  }
  return {
    begin: headers => {
      const sent = headers.traceparent === undefined ? undefined : sentTrace(headers)
      if (!sent && random() >= share) return undefined
      const parent = sent ? parentOf(sent) : api.ROOT_CONTEXT
      const made = started('request', server, parent)
      // What nobody asked to follow and nobody writes down is no trace.
      return sent || made.span.isRecording() ? made : undefined
    },
    answered: (trace, answer) => endRequest(api, (trace as SpanTrace).span, answer),
    within: (trace, work) =>
      storage.run(trace as SpanTrace, () => api.context.with((trace as SpanTrace).context, work)),
    current,
    asked: asked => {
      const above = current()
      if (!above?.span.isRecording()) return
      const { name, ...options } = statementSpan(api, asked)
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
      return inSpan(api, storage, started(`chat ${model}`, options, above.context), work)
    },
    later,
  }
}
