import { type ClientOptions, createClient, type FailureEvent } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, estimated, failure, home, json, service } from './service.ts'

/** What a program that traces requests has of one. */
interface Span {
  attempt: number
  end?: string
}

/** A client whose requests are traced as the README shows, and what its hooks heard. */
const traced = (options: ClientOptions) => {
  const spans: Span[] = []
  const failures: FailureEvent[] = []
  const open = () => spans.find(({ end }) => end === undefined)
  const end = (how: string) => {
    const span = open()
    if (span) span.end = how
  }
  const client = createClient({
    apiKey,
    maxRetryDelayMs: 1,
    ...options,
    onRequest: ({ attempt }) => spans.push({ attempt }),
    onResponse: ({ status }) => end(`${status}`),
    onRetry: ({ error }) => end(error.code),
    onFailure: event => {
      failures.push(event)
      end(event.error.code)
    },
  })
  return { client, spans, failures }
}

describe('a failure without an answer is told once', () => {
  test('where the connection is refused, after all attempts', async () => {
    const { client, spans, failures } = traced({ baseUrl: 'http://127.0.0.1:2' })
    const { error } = (await client.safe.estimation.estimate(home)) as { error: unknown }
    expect(failures).toEqual([
      expect.objectContaining({
        operation: 'estimate',
        method: 'POST',
        attempt: 3,
        error,
        bodyLength: JSON.stringify(home).length,
      }),
    ])
    expect(failures[0]?.headers).toMatchObject({ 'x-api-key': '[redacted]', 'x-retry-count': '2' })
    expect(spans.map(({ end }) => end)).toEqual(Array(3).fill('connection_failed'))
  })

  test('where the time of the attempt, or of the whole call, is over', async () => {
    const never = () => new Promise<never>(() => {})
    for (const limit of [{ timeoutMs: 20 }, { totalTimeoutMs: 20 }]) {
      const { client, spans, failures } = traced({
        baseUrl: 'https://api.example',
        fetch: never,
        maxRetries: 0,
        ...limit,
      })
      await client.safe.estimation.estimate(home)
      expect(failures).toMatchObject([{ attempt: 1, error: { code: 'timed_out' } }])
      expect(failures[0]?.elapsedMs).toBeGreaterThan(0)
      expect(spans).toEqual([{ attempt: 1, end: 'timed_out' }])
    }
  })

  test('where the last attempt breaks in the body of its answer, or is too long', async () => {
    const { url } = await service(response => {
      response.writeHead(200, { 'content-length': '100' }).write('{')
      response.socket?.end()
    })
    const cut = traced({ baseUrl: url, maxRetries: 1 })
    await cut.client.safe.estimation.estimate(home)
    expect(cut.failures).toMatchObject([{ attempt: 2, error: { phase: 'body' } }])
    const long = traced({ baseUrl: url, maxAnswerBytes: 10 })
    await long.client.safe.estimation.estimate(home)
    expect(long.failures).toMatchObject([{ attempt: 1, error: { code: 'unreadable_answer' } }])
    for (const { spans } of [cut, long]) expect(spans.filter(({ end }) => end === undefined)).toEqual([])
  })

  test('where the caller ends it: before it is sent, under way, and in a wait after an answer', async () => {
    const before = traced({ baseUrl: 'http://127.0.0.1:2', signal: AbortSignal.abort() })
    await before.client.safe.estimation.estimate(home)
    expect(before.failures).toMatchObject([{ attempt: 0, url: 'http://127.0.0.1:2/api/v1/estimation' }])
    expect(before.spans).toEqual([])

    const abort = new AbortController()
    const { url } = await service(response => json(response, 503, failure('unavailable'), { 'retry-after': '20' }))
    const waiting = traced({ baseUrl: url, maxRetryDelayMs: 30_000, signal: abort.signal })
    const call = waiting.client.safe.estimation.estimate(home)
    await expect.poll(() => waiting.spans[0]?.end).toBe('503')
    abort.abort()
    await call
    expect(waiting.failures).toMatchObject([{ attempt: 1, error: { code: 'aborted' } }])
  })

  test('where the caller ends it between the telling of a request and its sending', async () => {
    const abort = new AbortController()
    const options = { baseUrl: 'http://127.0.0.1:2', signal: abort.signal }
    const attempts: [told: string, attempt: number][] = []
    const client = createClient({
      apiKey,
      ...options,
      onRequest: ({ attempt }) => {
        attempts.push(['request', attempt])
        abort.abort()
      },
      onFailure: ({ attempt }) => attempts.push(['failure', attempt]),
    })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { code: 'aborted' } })
    expect(attempts).toEqual([
      ['request', 1],
      ['failure', 1],
    ])
  })

  test('where the key cannot be had', async () => {
    const { client, failures } = traced({
      baseUrl: 'http://127.0.0.1:2',
      apiKey: () => Promise.reject(new Error('away')),
    })
    await client.safe.estimation.estimate(home)
    expect(failures).toMatchObject([{ attempt: 0, error: { code: 'invalid_configuration' } }])
  })

  test('while a text is told of, and for a chunk of a long list', async () => {
    const { client, failures } = traced({ baseUrl: 'http://127.0.0.1:2', maxRetries: 0 })
    await client.safe.ai.analyze({ context: 'a', prompt: 'b' }, { onProgress() {} })
    const list = client.estimation.estimateMany([home])
    await expect(list.next()).rejects.toMatchObject({ code: 'connection_failed' })
    expect(failures.map(({ operation }) => operation)).toEqual(['analyze', 'estimateBatch'])
  })
})

describe('nothing is told', () => {
  test.each([
    [200, estimated()],
    [200, { other: 'body' }],
    [404, failure('municipality_not_found')],
    [503, failure('unavailable')],
    [302, {}],
  ])('of an answer %d %o', async (status, body) => {
    const { url } = await service(response => json(response, status, body))
    const { client, spans, failures } = traced({ baseUrl: url })
    await client.safe.estimation.estimate(home)
    expect(failures).toEqual([])
    expect(spans.length).toBeGreaterThan(0)
    expect(spans.filter(({ end }) => end === undefined)).toEqual([])
  })
})

test.each([
  () => {
    throw new Error('tracer away')
  },
  () => Promise.reject(new Error('tracer away')),
])('a hook that fails changes nothing', async onFailure => {
  const client = createClient({ apiKey, baseUrl: 'http://127.0.0.1:2', maxRetries: 0, onFailure })
  expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { code: 'connection_failed' } })
})
