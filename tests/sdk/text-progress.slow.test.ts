import { Readable } from 'node:stream'
import {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  isValoremError,
  type ServerError,
  type TextProgress,
} from '@valorem/sdk'
import { localFetch } from '@valorem/sdk/local'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatEvent, formatProgress, type Progress } from '#contract/shared/progress'
import { apiKey, failure, json, rateHeaders, service } from './service.ts'
import { tied } from './tied.ts'

const input = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
/** U+2028 ends a line in some languages, and none in a stream of events. */
const commentary = { text: 'Les droits sont de 49\u202F000\u00A0€.\u2028Fin.', remaining: 9 }
const done = formatEvent('done', JSON.stringify(commentary))
const writing = formatProgress({ step: 'writing' })
const stream = { 'content-type': 'text/event-stream', 'x-request-id': 'req_1', ...rateHeaders(10, 9, 1_795_262_460) }

const clientOf = (baseUrl: string, options: ClientOptions = {}): Client =>
  createClient({ apiKey, baseUrl, maxRetryDelayMs: 1, ...options })

/** A commentary with what was told of it. */
const analyzed = async (client: Client, options: CallOptions = {}) => {
  const told: TextProgress[] = []
  const outcome = await client.safe.ai.analyze(input, { ...options, onProgress: step => void told.push(step) })
  return { told, outcome }
}

describe('a stream of events', () => {
  test.each([1, 2, 3, 7, 1000])('in pieces of %d bytes gives each step, and the same result as JSON', async size => {
    const events = [
      ...[': \n\n', writing, formatProgress({ step: 'calculating', operation: 'mortgage' })],
      ...['event: polishing\r\ndata: {"of":"commas"}\r\n\r\n', ': \n\n', formatProgress({ step: 'checking' }), done],
    ]
    const bytes = Buffer.from(events.join(''))
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    const { url, hits } = await service((response, number) => {
      if (number > 1) return json(response, 200, commentary, stream)
      Readable.from(pieces).pipe(response.writeHead(200, stream))
    })
    const client = clientOf(url)
    const { told, outcome } = await analyzed(client)
    expect(told).toEqual([
      { step: 'writing' },
      { step: 'calculating', operation: 'mortgage' },
      // A step of a later version.
      { step: 'polishing', of: 'commas' },
      { step: 'checking' },
    ])
    expect(hits[0]?.headers.accept).toBe('application/json;q=0.9, text/event-stream')
    const plain = await client.safe.ai.analyze(input)
    expect(hits[1]?.headers.accept).toBe('application/json')
    const { headers: _, ...result } = plain as typeof plain & { ok: true }
    expect(outcome).toMatchObject(result)
    expect(outcome).toMatchObject({ data: commentary, requestId: 'req_1', rate: { remaining: 9 }, attempts: 1 })
  })

  test('a refusal in it is the error that JSON would be, and is not repeated', async () => {
    const refused = failure('ai_providers_failed', { issues: [{ path: 'providers.groq', message: 'It is away.' }] })
    const { url, hits } = await service((response, number) => {
      if (number > 1) return json(response, 502, refused, { ...stream, 'Retry-After': '30' })
      response.writeHead(200, stream)
      response.end(
        writing + formatEvent('error', JSON.stringify({ status: 502, headers: { 'retry-after': '30' }, ...refused })),
      )
    })
    const statuses: number[] = []
    const client = clientOf(url, { maxRetryDelayMs: 60_000, onResponse: ({ status }) => void statuses.push(status) })
    const { told, outcome } = await analyzed(client)
    expect(told).toEqual([{ step: 'writing' }])
    const { error } = outcome as { ok: false; error: ServerError }
    expect([error.name, error.status, error.code]).toEqual(['ServerError', 502, 'ai_providers_failed'])
    expect([error.retryable, error.retryAfterMs, error.requestId]).toEqual([true, 30_000, 'req_1'])
    const plain = await client.with({ maxRetries: 0 }).safe.ai.analyze(input)
    expect(error.toJSON()).toEqual((plain as { error: ServerError }).error.toJSON())
    expect(statuses).toEqual([502, 502])
    expect(hits).toHaveLength(2)
  })

  test.each([
    ['an error without a status', writing + formatEvent('error', '[]'), 'unreadable_answer'],
    ['an end before the answer', writing, 'unreadable_answer'],
    ['an answer that is no JSON', writing + formatEvent('done', '{'), 'unreadable_answer'],
    ['nothing', '', 'unreadable_answer'],
    ['more bytes than admitted', `${writing}: ${'x'.repeat(2000)}`, 'unreadable_answer'],
  ])('%s is an error of this package', async (_, text, code) => {
    const { url, hits } = await service(response => response.writeHead(200, stream).end(text))
    const { outcome } = await analyzed(clientOf(url, { maxAnswerBytes: 1000 }))
    expect(outcome).toMatchObject({ ok: false, error: { code } })
    expect(hits).toHaveLength(1)
  })

  test('a connection that breaks behind the first event is not repeated, one before it is', async () => {
    const { url, hits } = await service((response, number) => {
      response.writeHead(200, stream)
      response.write(number === 1 ? ': \n\n' : writing, () => response.destroy())
    })
    const { told, outcome } = await analyzed(clientOf(url))
    expect(told).toEqual([{ step: 'writing' }])
    expect(outcome).toMatchObject({ error: { code: 'connection_failed', phase: 'body', attempts: 2 } })
    expect(hits).toHaveLength(2)
  })

  test('what is refused before it is repeated as ever', async () => {
    const { url, hits } = await service((response, number) =>
      number === 1
        ? json(response, 503, failure('unavailable'), { 'Retry-After': '0' })
        : response.writeHead(200, stream).end(writing + done),
    )
    const { told, outcome } = await analyzed(clientOf(url))
    expect(told).toEqual([{ step: 'writing' }])
    expect(outcome).toMatchObject({ ok: true, attempts: 2 })
    expect(hits[0]?.headers['idempotency-key']).toBe(hits[1]?.headers['idempotency-key'])
  })

  test('a signal ends the call and its connection', async () => {
    const left = Promise.withResolvers<void>()
    const { url } = await service(response => {
      response.on('close', left.resolve).writeHead(200, stream).write(writing)
    })
    const leaving = new AbortController()
    const call = clientOf(url).ai.analyze(input, { signal: leaving.signal, onProgress: () => leaving.abort() })
    expect(await call.catch(error => isValoremError(error) && error.code)).toBe('aborted')
    await left.promise
  })

  test('what onProgress throws does not reach the call', async () => {
    const { url } = await service(response => response.writeHead(200, stream).end(writing + done))
    const onProgress = () => {
      throw new Error('mine')
    }
    expect((await clientOf(url).ai.analyze(input, { onProgress })).data).toEqual(commentary)
  })

  test('a fetch without bodies in pieces tells it at the end', async () => {
    const headers = new Headers(stream)
    const client = clientOf('http://127.0.0.1:1', {
      fetch: async () => ({ status: 200, headers, text: async () => writing + done }),
    })
    const { told, outcome } = await analyzed(client)
    expect([told, outcome]).toMatchObject([[{ step: 'writing' }], { ok: true, data: commentary }])
  })
})

test('the steps are those of the contract', () => {
  expect(tied<Progress['step'], TextProgress['step']>()).toBe(true)
})

test('only what a language model writes can be told of', async () => {
  const client = clientOf('http://127.0.0.1:1')
  const wrong = { onProgress: () => {} } as CallOptions
  await expect(client.estimation.estimate({ commune: 'Mamer', surface: 80 }, wrong)).rejects.toThrow(
    'onProgress is no option of a call',
  )
})

test('the service in one process refuses it as ever', async () => {
  const client = createClient({ apiKey: 'local', baseUrl: 'https://valorem.local', fetch: localFetch() })
  const { told, outcome } = await analyzed(client)
  expect([told, outcome]).toMatchObject([[], { ok: false, error: { code: 'unavailable', attempts: 1 } }])
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A client of a service whose answer the test writes piece by piece. */
  const slow = () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const headers = new Headers(stream)
    const client = clientOf('http://127.0.0.1:1', {
      fetch: async () => ({ status: 200, headers, body: readable, text: async () => '' }),
    })
    const writer = writable.getWriter()
    return { client, say: (text: string) => writer.write(new TextEncoder().encode(text)), close: () => writer.close() }
  }

  test('an attempt lasts as long as the service says something, a call its total time', async () => {
    const { client, say, close } = slow()
    const call = analyzed(client)
    for (let at = 0; at < 2; at += 1) {
      await vi.advanceTimersByTimeAsync(44_000)
      await say(': \n\n')
    }
    await say(done)
    await close()
    // 88 s, nearly twice the 45 s of an attempt.
    await vi.advanceTimersByTimeAsync(0)
    expect((await call).outcome).toMatchObject({ ok: true, attempts: 1 })
  })

  test('silence of 45 s ends it behind the first event', async () => {
    const { client, say } = slow()
    const call = analyzed(client)
    await vi.advanceTimersByTimeAsync(0)
    await say(writing)
    await vi.advanceTimersByTimeAsync(45_000)
    expect((await call).outcome).toMatchObject({ error: { code: 'timed_out', phase: 'body', attempts: 1 } })
  })

  test('comments do not stretch the total time', async () => {
    const { client, say } = slow()
    const call = analyzed(client, { totalTimeoutMs: 60_000 })
    await vi.advanceTimersByTimeAsync(40_000)
    await say(writing)
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await call).outcome).toMatchObject({ error: { code: 'timed_out', phase: 'total' } })
  })
})
