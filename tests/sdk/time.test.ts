import { createClient } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, failure, home, json, service } from './service.ts'

describe('time', () => {
  test('of an attempt ends a service that never answers', async () => {
    const { url } = await service(() => {})
    // What was sent is counted here: on a busy machine the time may be over before a request arrives.
    const sent: string[] = []
    const counting: typeof fetch = (input, init) => {
      sent.push(`${input}`)
      return fetch(input, init)
    }
    const client = createClient({ apiKey, baseUrl: url, timeoutMs: 200, maxRetries: 1, fetch: counting })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({
      error: { name: 'TimeoutError', phase: 'headers', attempts: 2, retryable: true },
    })
    expect(sent).toEqual(Array(2).fill(`${url}/api/v1/estimation`))
  })

  test('of the whole call ends an attempt that has time of its own', async () => {
    const { url } = await service(() => {})
    const client = createClient({ apiKey, baseUrl: url, totalTimeoutMs: 1000 })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { phase: 'total', attempts: 1 } })
  })

  test('of the whole call, when it ends a repeat, keeps the failure before as its cause', async () => {
    // Without a network the first answer is there at once: no slow machine lets the time end before the repeat.
    const answers = [Response.json(failure('unavailable'), { status: 503, headers: { 'retry-after': '0' } })]
    const fetch = () => Promise.resolve(answers.shift() ?? new Promise<never>(() => {}))
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch, totalTimeoutMs: 3000 })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({
      error: { phase: 'total', attempts: 2, cause: { code: 'unavailable' } },
    })
  })

  test('that a wait would pass is not begun: the last real error is thrown', async () => {
    const { url, hits } = await service(response =>
      json(response, 503, failure('unavailable'), { 'retry-after': '28' }),
    )
    const startedAt = performance.now()
    const client = createClient({ apiKey, baseUrl: url, totalTimeoutMs: 25_000 })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { code: 'unavailable', attempts: 1 } })
    expect(hits).toHaveLength(1)
    // A wait of 28 s, or one until the end of the call.
    expect(performance.now() - startedAt).toBeLessThan(15_000)
  })

  test('of the call also ends a key function that never answers', async () => {
    const client = createClient({
      apiKey: () => new Promise(() => {}),
      baseUrl: 'http://127.0.0.1:1',
      totalTimeoutMs: 50,
    })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { phase: 'total', attempts: 0 } })
  })

  test.each([
    ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
    ['ETIMEDOUT', 'connect'],
    ['UND_ERR_HEADERS_TIMEOUT', 'headers'],
  ])("of the platform's own, %s, is reported as %s", async (code, phase) => {
    const fetch = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }))
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch, maxRetries: 0 })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { name: 'TimeoutError', phase } })
  })

  test('of a batch is two minutes where nobody says otherwise, of a single estimate one', async () => {
    const { url } = await service(response => json(response, 503, failure('unavailable'), { 'retry-after': '100' }))
    const waits: string[] = []
    const abort = new AbortController()
    const client = createClient({
      apiKey,
      baseUrl: url,
      maxRetryDelayMs: 200_000,
      signal: abort.signal,
      onRetry: ({ operation }) => {
        waits.push(operation)
        setImmediate(() => abort.abort())
      },
    })
    // The wait of 100 s is begun where it ends before the call's own time.
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { code: 'unavailable' } })
    expect(await client.safe.estimation.estimateBatch({ items: [home] })).toMatchObject({ error: { code: 'aborted' } })
    expect(waits).toEqual(['estimateBatch'])
  })
})
