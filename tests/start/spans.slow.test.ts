import * as api from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenTelemetryTracing } from '#server/adapters/tracing/open-telemetry'
import { openTracing } from '#server/start/tracing'
import { type AiApp, startAiApp } from '../support/ai.ts'
import { post } from '../support/app.ts'
import { newTrace } from '../support/trace.ts'

// A process has one OpenTelemetry, which is set up before the service: `provider.register` gives this file its own process.
const exporter = new InMemorySpanExporter()
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
let app: AiApp
let key: string
beforeAll(async () => {
  provider.register()
  app = await startAiApp({ tracing: await openTracing({ traces: 'on', tracesShare: 1 }) })
  key = (await app.newKey('pro')).key
})
afterAll(async () => {
  await app.close()
  await provider.shutdown()
})

/** The spans of a trace, by their names, once the request's own has ended. */
const spansOf = async (traceId: string, root: string): Promise<Map<string, ReadableSpan>> => {
  const found = () => exporter.getFinishedSpans().filter(span => span.spanContext().traceId === traceId)
  await expect.poll(() => found().map(({ name }) => name)).toContain(root)
  return new Map(found().map(span => [span.name, span]))
}

const home = { commune: 'Mamer', surface: 80 }

test('a request is a span below that of its caller, and its statements are spans below it', async () => {
  const { traceId, parentId, traceparent } = newTrace()
  const answer = await post(app, '/estimation', home, { 'X-API-Key': key, traceparent })
  expect(answer.status).toBe(200)
  const spans = await spansOf(traceId, 'estimate')
  const request = spans.get('estimate')
  expect(request?.kind).toBe(api.SpanKind.SERVER)
  expect(request?.parentSpanContext).toMatchObject({ spanId: parentId, isRemote: true })
  expect(request?.attributes).toMatchObject({
    'http.response.status_code': 200,
    'valorem.operation': 'estimate',
    'valorem.request_id': answer.headers.get('x-request-id'),
  })
  expect(answer.headers.get('x-request-id')).toBe(`${traceId}-${request?.spanContext().spanId}`)
  const statement = spans.get('insert usage')
  expect(statement?.kind).toBe(api.SpanKind.CLIENT)
  expect(statement?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  expect(statement?.attributes['db.system.name']).toBe('sqlite')
  expect(statement?.attributes['db.query.text']).not.toContain(key)
  // What ran within the request lies within its time.
  const at = ([seconds, nanoseconds]: api.HrTime): number => seconds * 1e9 + nanoseconds
  expect(at(statement?.startTime as api.HrTime)).toBeGreaterThanOrEqual(at(request?.startTime as api.HrTime))
  expect(at(statement?.endTime as api.HrTime)).toBeLessThanOrEqual(at(request?.endTime as api.HrTime))
})

test('the call of a model is a span, and the provider gets it as its parent, without the state of others', async () => {
  const { traceId, traceparent } = newTrace()
  const question = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
  const headers = { 'X-API-Key': key, traceparent, tracestate: 'rojo=1' }
  expect((await post(app, '/ai/analyze', question, headers)).status).toBe(200)
  const spans = await spansOf(traceId, 'analyze')
  const call = spans.get('chat stand-in')
  expect(call?.attributes).toMatchObject({ 'gen_ai.provider.name': 'groq', 'gen_ai.request.model': 'stand-in' })
  expect(call?.parentSpanContext?.spanId).toBe(spans.get('analyze')?.spanContext().spanId)
  const asked = app.standIn.received.filter(({ method }) => method === 'POST').at(-1)
  expect(asked?.headers.traceparent).toBe(`00-${traceId}-${call?.spanContext().spanId}-01`)
  expect(asked?.headers).not.toHaveProperty('tracestate')
})

test('a request that sent no trace begins one', async () => {
  const answer = await post(app, '/estimation', home, { 'X-API-Key': key })
  const [traceId = ''] = String(answer.headers.get('x-request-id')).split('-')
  const spans = await spansOf(traceId, 'estimate')
  expect(spans.get('estimate')?.parentSpanContext).toBeUndefined()
})

test('of the requests without a trace a share begins one, and whose caller writes its trace down always has spans', () => {
  const drawn = [0.24, 0.25, 0.9]
  const { begin } = createOpenTelemetryTracing(api, '1', 0.25, () => drawn.shift() ?? 1)
  expect([begin({}), begin({}), begin({})].map(trace => trace !== undefined)).toEqual([true, false, false])
  const { traceId, traceparent } = newTrace()
  expect(begin({ traceparent })?.traceId).toBe(traceId)
})

test('a caller that writes nothing down is followed by nobody, and its trace is passed on', async () => {
  const { traceId, parentId } = newTrace()
  const answer = await post(app, '/estimation', home, {
    'X-API-Key': key,
    traceparent: `00-${traceId}-${parentId}-00`,
  })
  expect(answer.headers.get('x-request-id')).toMatch(new RegExp(`^${traceId}-`))
  // The span of a later request is there, and none of this one.
  const later = newTrace()
  await post(app, '/estimation', home, { 'X-API-Key': key, traceparent: later.traceparent })
  await spansOf(later.traceId, 'estimate')
  expect(exporter.getFinishedSpans().some(span => span.spanContext().traceId === traceId)).toBe(false)
})

test('a failure of the service is an error of its span, a mistake of the caller is none', async () => {
  const { traceId, traceparent } = newTrace()
  await post(app, '/estimation', { commune: 'Nowhere', surface: 80 }, { 'X-API-Key': key, traceparent })
  const span = (await spansOf(traceId, 'estimate')).get('estimate')
  expect(span?.attributes).toMatchObject({ 'http.response.status_code': 404, 'valorem.code': 'municipality_not_found' })
  expect(span?.status.code).toBe(api.SpanStatusCode.UNSET)
})
