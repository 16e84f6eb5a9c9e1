import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { KiB } from '#contract/shared/access'
import { errors } from '#contract/shared/errors'
import { queueLimits } from '#server/adapters/workers/worker-threads'
import { createAnswerCheck } from '#server/operations/answer-check'
import { everyOperation } from '#server/operations/every-operation'
import { createOperations } from '#server/operations/operations'
import { createCalculationHandlers } from '#server/routes/calculations'
import { getCalculationPrices } from '#server/start/calculation-prices'
import { type AppOptions, noon, post, read, startApp, type TestApp } from '../support/app.ts'
import { filled, longestBatch, longestCashFlow, strangestBatch } from '../support/heaviest.ts'
import { newGate, patient, testWorkers, workerEvents } from '../support/workers.ts'

const unlimited = { TIER_LIMITS: '{"sandbox":{"perMinute":100000,"perDay":100000},"pro":{"perMinute":100000}}' }
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const home = { commune: 'Mamer', surface: 80 }
const item = { items: [home] }

/** An app whose threads do what the name of a request says. */
const mortalApp = async (options: Parameters<typeof testWorkers>[1] = {}, more: AppOptions = {}): Promise<TestApp> => {
  const app = await startApp({
    env: unlimited,
    deps: () => ({ workers: testWorkers('mortal-worker.ts', options) }),
    ...more,
  })
  onTestFinished(() => app.close())
  return app
}

const named = (name: string): Record<string, string> => ({ 'X-Request-Id': name })

describe('large and small calls together', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: unlimited })
  })
  afterAll(() => app.close())

  /** The operations as the event loop itself runs them. */
  const onLoop = createOperations(createCalculationHandlers(getCalculationPrices()), {
    every: everyOperation,
    check: createAnswerCheck('all', silent),
    log: silent,
    now: () => noon,
  })

  const calls: [id: string, path: string, body: string][] = [
    ['estimateBatch', '/estimation/batch', filled(longestBatch, 2048 * KiB)],
    ['estimateBatch', '/estimation/batch', JSON.stringify(strangestBatch)],
    ['estimateBatch', '/estimation/batch', `{"items":[${'[],'.repeat(690_000)}[]]}`],
    ['estimateBatch', '/estimation/batch', `[${'[],'.repeat(690_000)}`],
    ['estimateBatch', '/estimation/batch', JSON.stringify({ items: [home, { commune: 'Nowhere', surface: 1 }, 7] })],
    ['estimateBatch', '/estimation/batch', `\uFEFF${JSON.stringify({ items: [home] })}`],
    ['estimateBatch', '/estimation/batch', '['.repeat(30) + ']'.repeat(30)],
    ['discountedCashFlow', '/dcf', filled(longestCashFlow, 1024 * KiB)],
    ['discountedCashFlow', '/dcf', JSON.stringify({ ...longestCashFlow, discountRate: 7, other: 1 })],
    ['estimate', '/estimation', JSON.stringify(home)],
    ['capitalGains', '/plus-values', '{"salePrice":1}'],
  ]

  test('get byte for byte the answers that the event loop would give', async () => {
    const sent = calls.flatMap(call => (call[0] === 'estimate' ? Array<typeof call>(20).fill(call) : [call]))
    const answers = await Promise.all(
      sent.map(async ([, path, body], index) => {
        const answer = await post(app, path, body, named(`r${index}`))
        return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
      }),
    )
    for (const [index, [id, , body]] of sent.entries()) {
      const expected = await onLoop.runBytes(id, new TextEncoder().encode(body), {
        requestId: `r${index}`,
        day: app.deps.today(),
        caller: { name: 'sandbox', tier: 'sandbox' },
      })
      const { status, type, text } = answers[index] ?? {}
      expect({ status, type }).toEqual({ status: expected.status, type: 'application/json' })
      // Compared apart from `toEqual`, which would print megabytes.
      expect(text === new TextDecoder().decode(expected.bytes), `${id} ${index}: ${text?.slice(0, 200)}`).toBe(true)
    }
  })

  test('a batch with a thousand items of 150 unknown fields answers less than it was sent', async () => {
    const body = JSON.stringify(strangestBatch)
    const text = await (await post(app, '/estimation/batch', body)).text()
    expect(text.length).toBeLessThan(1.5 * body.length)
  })

  test('a repeat by its Idempotency-Key is answered by a thread as well, and is free', async () => {
    const { key } = await app.newKey('pro')
    const headers = { 'X-API-Key': key, 'Idempotency-Key': 'order-7', ...named('same') }
    const first = await post(app, '/estimation/batch', item, headers)
    const again = await post(app, '/estimation/batch', item, headers)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await again.text()).toBe(await first.text())
  })
})

test('what a thread logs is logged by the process, and a defect is a 500', async () => {
  const app = await startApp({ deps: () => ({ workers: testWorkers('broken-worker.ts') }) })
  onTestFinished(() => app.close())
  const answer = await post(app, '/estimation/batch', item, named('order-8'))
  expect(answer.status).toBe(500)
  expect(await read(answer)).toMatchObject({ code: 'internal', requestId: 'order-8' })
  const line = app.logged.find(({ level }) => level === 'error')
  expect(line).toMatchObject({ message: 'a request failed inside', fields: { requestId: 'order-8' } })
  expect(Object(line?.fields).cause).toMatchObject({ message: 'broken on purpose' })
})

test.each([
  ['is killed', 'kill', {}],
  ['throws', 'throw', {}],
  ['runs out of memory', 'memory', { memoryMiB: 80 }],
])(
  'a thread that %s costs one call a 503 that asks to come again, and nobody else anything',
  async (_what, name, options) => {
    const app = await mortalApp(options)
    const path = '/estimation/batch'
    const [lost, small, ...others] = await Promise.all([
      post(app, path, item, named(name)),
      post(app, '/estimation', home),
      post(app, path, item),
      post(app, path, item),
    ])
    expect(lost.status).toBe(503)
    expect(lost.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
    expect(await read(lost)).toMatchObject({ code: 'unavailable', error: errors.unavailable.message })
    for (const answer of [small, ...others]) expect(answer.status).toBe(200)
    expect((await post(app, path, item)).status).toBe(200)
    expect(app.logged.filter(({ level }) => level === 'error')).toHaveLength(1)
  },
)

describe('the queue of large calls', () => {
  test('refuses what one caller sends beyond its bounds with 429 and the seconds to wait, and answers the rest', async () => {
    const events = workerEvents()
    const { gate, open } = newGate()
    const limits = { ...patient, callsPerClient: 3 }
    const app = await mortalApp({ metrics: events, limits, data: { gate } })
    const keys = [(await app.newKey('pro')).key, (await app.newKey('pro')).key]
    const running = Promise.all(
      [0, 0, 0, 0, 0, 1].map((which, index) =>
        post(app, '/estimation/batch', item, { ...named(`held-${index}`), 'X-API-Key': keys[which] ?? '' }),
      ),
    )
    await expect.poll(() => events.refused).toHaveLength(2)
    open()
    const answers = await running
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429])
    expect(answers[5]?.status).toBe(200)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('Retry-After')).toBe('5')
    expect((await read(refused as Response)).error).toContain('of this caller')
    expect(events.refused).toEqual(['callsOfClient', 'callsOfClient'])
  })

  test('lets a call wait no longer than it may', async () => {
    const app = await mortalApp({ limits: { ...queueLimits, waitMs: 100 } })
    const calls = Array.from({ length: 24 }, (_, index) => post(app, '/estimation/batch', item, named(`slow-${index}`)))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses).toContain(200)
    // All are of one caller, which waits for nobody but itself.
    expect(statuses).toContain(429)
    expect(statuses).not.toContain(503)
  })

  test('forgets the call of a caller who hangs up', async () => {
    const events = workerEvents()
    const { gate, open } = newGate()
    const app = await mortalApp({ metrics: events, data: { gate } })
    const waiting = new AbortController()
    const calls = Array.from({ length: 6 }, (_, index) => {
      const body = JSON.stringify(item)
      const headers = {
        'X-API-Key': 'vk_sandbox_public',
        'Content-Type': 'application/json',
        ...named(`held-${index}`),
      }
      return fetch(`${app.url}/api/v1/estimation/batch`, { method: 'POST', body, headers, signal: waiting.signal })
    })
    await expect.poll(() => events.state.waiting + events.state.running).toBe(6)
    waiting.abort()
    expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true)
    await expect.poll(() => events.state.waiting).toBe(0)
    open()
    expect((await post(app, '/estimation/batch', item)).status).toBe(200)
    // What ran when its caller went away ends by itself, beside the others where there are several threads.
    await expect.poll(() => events.state).toEqual({ waiting: 0, running: 0, bytes: 0 })
    await expect.poll(() => app.answers.filter(({ operation }) => operation === 'estimateBatch').length).toBe(7)
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})
