import { beforeAll, describe, expect, test } from 'vitest'
import { type Example, requestIdOf, type Situation } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { operations as everyDocumented, type Operation } from '#contract/openapi/operations'
import { Refusal, unavailable } from '#domain/core/refusal'
import { readConfiguration } from '#server/config/configuration'
import { createAnswerCheck } from '#server/operations/answer-check'
import { everyOperation } from '#server/operations/every-operation'
import type { CallContext } from '#server/operations/handler'
import { createOperations, type Operations } from '#server/operations/operations'
import { createAgencyHandlers } from '#server/routes/agencies'
import { createCalculationHandlers } from '#server/routes/calculations'
import { createDataHandlers } from '#server/routes/data'
import { getCalculationPrices } from '#server/start/calculation-prices'
import { openMarket } from '#server/start/market'
import { pictures } from '#server/start/pictures'
import { loadReportDrawing } from '#server/start/report-drawing'
import { noon } from '../support/app.ts'
import { bodyOf } from '../support/arranged.ts'

/** Accounts and contacts rest on records, texts on language models; their examples are sent over HTTP alone. */
const documented = everyDocumented.filter(
  ({ access }) => !['account', 'lead', 'sandbox'].includes(access.quota) && !access.ownKeys,
)

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const now = () => noon
const today = () => '2026-11-21'
const window = { limit: 10, remaining: -1, resetAt: noon.getTime() + 30_000 }
const broken = (): never => {
  throw new Error('broken on purpose')
}

const sound = getCalculationPrices()
const running = { every: everyOperation, check: createAnswerCheck('all', silent), log: silent, now }

/** Situations in which the caller, the count or the body is refused before any operation runs. */
const refusedBefore: Partial<Record<Situation, (code: string) => unknown>> = {
  noCredential: () => new Refusal('missing_credential'),
  unknownKey: () => new Refusal('invalid_key'),
  publishableKey: code => new Refusal(code === 'forbidden' ? code : 'origin_not_allowed'),
  keyUsedBefore: () => new Refusal('idempotency_conflict'),
  minuteUsedUp: () => new Refusal('rate_limited', { window }),
  dayUsedUp: () => new Refusal('daily_quota_exhausted', { window }),
  slowBody: () => new Refusal('request_timeout'),
  bodyAboveLimit: () => new Refusal('body_too_large'),
  brokenTiers: () => new Error('broken on purpose'),
  brokenKeys: () => unavailable('the store of keys', new Error('gone')),
  brokenStore: () => unavailable('the store of counts', new Error('gone')),
}

/** What was thrown before the operation of an example; undefined where the operation itself answers. */
const thrownBefore = ({ situation, request, response }: Example): unknown => {
  if (request?.headers?.['Content-Type'] === 'text/plain') return new Refusal('unsupported_media_type')
  const { code = '' } = (response.body ?? {}) as { code?: string }
  return situation && refusedBefore[situation]?.(code)
}

const contextOf = (example: Example): CallContext => ({
  requestId: requestIdOf(example),
  day: today(),
  caller: { name: 'sandbox', tier: 'sandbox' },
  report: { digest: '0'.repeat(64) },
  accept: example.request?.headers?.Accept,
  ifNoneMatch: example.request?.headers?.['If-None-Match'],
})

let working: Operations
let failing: Operations
beforeAll(async () => {
  const metrics = { indicatorRead() {}, indicatorAge() {} }
  const { data: marketData } = await openMarket(readConfiguration({ MARKET_DATA_REFRESH: 'off' }), {
    log: silent,
    metrics,
    now,
    today,
  })
  const made = (prices: typeof sound) => ({
    ...createCalculationHandlers(prices),
    agencies: createAgencyHandlers({ ...prices, drawing: loadReportDrawing, pictures }),
  })
  working = createOperations({ ...made(sound), data: createDataHandlers({ marketData }) }, running)
  const unsound = {
    ...sound,
    estimate: broken,
    revalue: { prepare: broken, carry: broken, total: broken },
    selfDescription: { accuracy: broken, modelCard: broken, tag: broken },
    places: broken,
    law: broken,
    market: { communes: broken, commune: broken, area: broken, forecasts: broken, tag: broken },
  }
  failing = createOperations({ ...made(unsound), data: createDataHandlers({ marketData: broken }) }, running)
})

const isBroken = ({ situation }: Example): boolean => situation === 'brokenPrices' || situation === 'brokenMarket'

/** Sends the bytes of an example's request through the operations, or what was thrown before them. */
const answered = async (operation: Operation, example: Example) => {
  const thrown = thrownBefore(example)
  if (thrown !== undefined) return working.failure(thrown, requestIdOf(example), operation.id)
  const value = bodyOf(example, operation)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const sent = value === undefined ? undefined : new TextEncoder().encode(text)
  const { bytes, ...answer } = await (isBroken(example) ? failing : working).runBytes(
    operation.id,
    sent,
    contextOf(example),
    { params: example.params, query: example.query },
  )
  const printed = new TextDecoder().decode(bytes)
  // Of a file no answer is kept.
  const isFile = operation.fileType !== undefined && answer.headers['Content-Type'] === operation.fileType
  if (isFile) expect(printed.startsWith('%PDF-')).toBe(true)
  return { ...answer, body: isFile || printed === '' ? undefined : JSON.parse(printed) }
}

/** Headers that the steps of HTTP judge by themselves, before any operation; their failures are sent over HTTP alone. */
const ofSteps = ['Valorem-Version', 'X-Sandbox-Scenario']
const isOfSteps = ({ request }: Example): boolean => ofSteps.some(name => request?.headers?.[name] !== undefined)

const cases = documented.flatMap(operation =>
  (examples[operation.id] ?? [])
    .filter(example => !isOfSteps(example))
    .map((example): [string, Operation, Example] => [`${operation.id} ${example.name}`, operation, example]),
)

describe('every documented example is answered without HTTP as it is documented', () => {
  test.each(cases)('%s', async (_name, operation, example) => {
    const answer = await answered(operation, example)
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: example.response.status,
      body: example.response.body,
    })
    for (const [name, value] of Object.entries(example.answerHeaders ?? {})) expect(answer.headers[name]).toBe(value)
  })

  test('each operation itself answers some of them', () => {
    const own = cases.filter(([, , example]) => thrownBefore(example) === undefined)
    expect(new Set(own.map(([, { id }]) => id)).size).toBe(documented.length)
  })
})
