import { Agent, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ChatAnswer, Commentary } from '#contract/ai/text'
import { utcDay } from '#domain/core/instants'
import { type AiApp, startAiApp } from '../support/ai.ts'
import { type AppOptions, post, read } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { allEvents, eventsOf } from '../support/events.ts'
import { person } from '../support/person.ts'

const commentary = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
const question = { messages: [{ role: 'user', content: 'Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?' }] }
const stream = { Accept: 'text/event-stream' }

/** An app that ends with its test. */
const temporaryApp = async (options?: AppOptions & { model?: string; own?: string }): Promise<AiApp> => {
  const app = await startAiApp(options)
  onTestFinished(() => app.close())
  return app
}

const namesOf = (events: readonly { name: string | undefined }[]) => events.map(({ name }) => name)

describe('events', () => {
  test('each calculation by its name, each question to the model, and last the answer that JSON would be', async () => {
    const app = await temporaryApp({ model: 'steps-2' })
    const answer = await post(app, '/ai/chat', question, { ...stream, 'X-Request-Id': 'mine-4711' })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-generated-by': 'ai',
      'x-request-id': 'mine-4711',
      'x-ratelimit-remaining': '9',
    })
    expect(answer.headers.has('content-encoding')).toBe(false)
    const events = await allEvents(answer)
    const calculation = { name: 'calculating', data: { operation: 'acquisitionCosts' } }
    const writing = { name: 'writing', data: {} }
    expect(events.slice(0, -1)).toEqual([
      ...[writing, calculation, writing, calculation, writing],
      { name: 'checking', data: {} },
    ])
    const whole = ChatAnswer.parse(events.at(-1)?.data)
    expect(whole).toEqual({ ...(await read(await post(app, '/ai/chat', question))), remaining: whole.remaining })
    expect(whole.remaining).toBe(199)
    expect(app.answers.map(({ operation, status, code }) => [operation, status, code])).toEqual([
      ['chat', 200, ''],
      ['chat', 200, ''],
    ])
  })

  test('a correction is a second round; a text that was not judged stands in no event', async () => {
    const app = await temporaryApp({ model: 'invented-then-good' })
    const events = await allEvents(await post(app, '/ai/analyze', commentary, stream))
    expect(namesOf(events)).toEqual(['writing', 'checking', 'writing', 'checking', 'done'])
    expect(JSON.stringify(events.slice(0, -1))).not.toMatch(/\d/)
    expect(Commentary.parse(events.at(-1)?.data).unverifiedFigures).toEqual([])
  })

  test('where a provider fails the next one is asked', async () => {
    const { standIn } = await temporaryApp()
    const two = await temporaryApp({ env: { CEREBRAS_URL: standIn.url, CEREBRAS_MODEL: 'status-503' } })
    expect(namesOf(await allEvents(await post(two, '/ai/analyze', commentary, stream)))).toEqual([
      'writing',
      'writing',
      'checking',
      'done',
    ])
  })
})

describe('refusals', () => {
  test('behind the first event: the body as JSON would have it, with status and headers, and so in log and measures', async () => {
    const app = await temporaryApp({ model: 'status-503' })
    const answer = await post(app, '/ai/analyze', commentary, { ...stream, 'X-Request-Id': 'mine-1' })
    expect(answer.status).toBe(200)
    const events = await allEvents(answer)
    const refused = await post(app, '/ai/analyze', commentary, { 'X-Request-Id': 'mine-1' })
    expect(events).toEqual([
      { name: 'writing', data: {} },
      { name: 'error', data: { ...(await read(refused)), status: 502, headers: { 'retry-after': '30' } } },
    ])
    expect(refused.headers.get('Retry-After')).toBe('30')
    const outcome = { operation: 'analyze', status: 502, code: 'ai_providers_failed' }
    expect(app.answers).toMatchObject([outcome, outcome])
    const lines = app.logged.filter(({ message }) => message === 'answered')
    expect(lines.map(({ fields }) => fields)).toMatchObject([outcome, outcome])
    // Neither took a place of the day: it is the provider's fault.
    const [key] = (await app.keys.list()).filter(({ kind }) => kind === 'sandbox')
    expect(await app.deps.usage.used(key?.id ?? 'sandbox', utcDay(app.clock.now))).toBe(0)
  })

  test('before any model is asked: JSON with its own status, as ever', async () => {
    const app = await temporaryApp({
      env: { GROQ_URL: '', GROQ_MODEL: '', TIER_LIMITS: '{"sandbox":{"perMinute":5}}' },
    })
    const statusOf = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const answer = await post(app, path, body, { ...stream, ...headers })
      expect(answer.headers.get('content-type')).toBe('application/json')
      return [answer.status, (await read(answer)).code]
    }
    const byAssistant = { messages: [{ role: 'assistant', content: 'Bonjour' }] }
    expect(await statusOf('/ai/analyze', commentary, { 'X-API-Key': 'vk_live_unknown' })).toEqual([401, 'invalid_key'])
    expect(await statusOf('/ai/analyze', { ...commentary, prompt: '' })).toEqual([400, 'invalid_request'])
    expect(await statusOf('/ai/chat', byAssistant)).toEqual([400, 'invalid_request'])
    expect(await statusOf('/ai/analyze', { ...commentary, lawDate: '2014-12-31' })).toEqual([400, 'law_not_covered'])
    expect(await statusOf('/ai/analyze', commentary)).toEqual([502, 'ai_providers_failed'])
    expect(await statusOf('/ai/chat', question, { 'Idempotency-Key': 'not visible' })).toEqual([400, 'invalid_request'])
    expect(await statusOf('/ai/analyze', commentary)).toEqual([429, 'rate_limited'])
  })
})

describe('with one app', () => {
  let app: AiApp
  let headers: Record<string, string>
  beforeAll(async () => {
    app = await startAiApp({ env: { TIER_LIMITS: '{"pro":{"perMinute":1000}}' } })
    headers = { 'X-API-Key': (await app.newKey('pro')).key }
  })
  afterAll(() => app.close())

  test.each([
    ['text/event-stream', 'text/event-stream'],
    ['text/event-stream, application/json;q=0.9', 'text/event-stream'],
    ['application/json;q=0.1, TEXT/Event-Stream; charset=utf-8', 'text/event-stream'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/json, text/event-stream;q=0.5', 'application/json'],
    ['text/event-stream;q=0', 'application/json'],
  ])('Accept: %s is answered as %s', async (accept, type) => {
    const answer = await post(app, '/ai/analyze', commentary, { ...headers, Accept: accept })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    await answer.text()
  })

  test('what reads a file has no events', async () => {
    const answer = await post(app, '/ai/extract', {}, { ...headers, ...stream })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/json'])
  })

  test('a repeat gets the first answer, each as it asks for it, and no model is asked', async () => {
    const repeated = (key: string, accept: Record<string, string>) =>
      post(app, '/ai/analyze', commentary, { ...headers, ...accept, 'Idempotency-Key': key })
    for (const [key, first, second] of [
      ['stream-first', stream, {}],
      ['json-first', {}, stream],
      ['stream-both', stream, stream],
    ] as const) {
      const answerIn = async (answer: Response) =>
        answer.headers.get('content-type') === 'text/event-stream'
          ? (await allEvents(answer)).at(-1)?.data
          : answer.json()
      const before = await answerIn(await repeated(key, first))
      const asked = app.standIn.received.length
      const again = await repeated(key, second)
      expect(again.headers.get('Idempotent-Replayed')).toBe('true')
      expect(again.headers.get('X-Generated-By')).toBe('ai')
      const events = 'Accept' in second ? await allEvents(again) : [{ name: 'done', data: await again.json() }]
      expect(events).toEqual([{ name: 'done', data: before }])
      expect(app.standIn.received).toHaveLength(asked)
    }
  })

  test('the connection is kept for the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports: (number | undefined)[] = []
    for (let call = 0; call < 2; call += 1) {
      const sent = request(`${app.url}/api/v1/ai/analyze`, {
        method: 'POST',
        agent,
        headers: { ...headers, ...stream, 'Content-Type': 'application/json' },
      })
      const body = await new Promise<string>((resolve, reject) => {
        sent.on('error', reject).on('response', answer => {
          ports.push(answer.socket.localPort)
          expect(answer.headers['transfer-encoding']).toBe('chunked')
          textOf(answer).then(resolve, reject)
        })
        sent.end(JSON.stringify(commentary))
      })
      expect(body).toMatch(/^event: writing\ndata: {}\n\n(?:.*\n)*event: done\ndata: {.*}\n\n$/)
    }
    expect(ports[0]).toBe(ports[1])
    agent.destroy()
  })
})

test('a repeat of what failed is made anew', async () => {
  const app = await temporaryApp({ model: 'status-503' })
  for (let call = 1; call <= 2; call += 1) {
    const answer = await post(app, '/ai/analyze', commentary, { ...stream, 'Idempotency-Key': 'order-1' })
    expect(answer.headers.has('Idempotent-Replayed')).toBe(false)
    expect(namesOf(await allEvents(answer))).toEqual(['writing', 'error'])
  }
})

test('a provider key of its own is not counted, though the headers left before that was known', async () => {
  const app = await temporaryApp()
  const key = await keyWithProvider(app, await person(app), 'openai')
  const answer = await post(app, '/ai/analyze', commentary, { ...stream, 'X-API-Key': key })
  const [done] = (await allEvents(answer)).slice(-1)
  expect(done).toMatchObject({ name: 'done', data: { provider: 'openai', remaining: -1 } })
  const [own] = (await app.keys.list()).filter(({ ownerId }) => ownerId !== undefined)
  expect(await app.deps.usage.used(own?.id ?? '', utcDay(app.clock.now))).toBe(0)
})

describe('a model that takes its time', () => {
  test('comments between the events keep the connection alive', async () => {
    const app = await temporaryApp({ model: 'drip', deps: () => ({ commentMs: 10 }) })
    const names: (string | undefined)[] = []
    for await (const { name } of eventsOf(await post(app, '/ai/analyze', commentary, stream))) {
      names.push(name)
      if (names.length === 4) break
    }
    expect(names).toEqual(['writing', undefined, undefined, undefined])
  })

  test('a client that goes away ends the call of the model', async () => {
    const app = await temporaryApp({ model: 'drip' })
    for await (const { name } of eventsOf(await post(app, '/ai/analyze', commentary, stream))) {
      expect(name).toBe('writing')
      await expect.poll(() => app.standIn.received.length).toBe(1)
      break
    }
    await expect.poll(() => app.standIn.received[0]?.wasLeft).toBe(true)
    await expect.poll(() => app.logged.map(({ message }) => message)).toContain('hung up')
  })

  test('an answer that comes late comes all the same', async () => {
    const app = await temporaryApp({ model: 'slow-300', deps: () => ({ commentMs: 10 }) })
    const events = await allEvents(await post(app, '/ai/analyze', commentary, stream))
    expect(namesOf(events)).toEqual(['writing', 'checking', 'done'])
  })
})
