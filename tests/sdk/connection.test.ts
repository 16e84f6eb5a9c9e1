import { getEventListeners } from 'node:events'
import { createClient } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, estimated, failure, home, json, rateHeaders, service } from './service.ts'

const good = () => service(response => json(response, 200, estimated(), rateHeaders(10, 9, 1_800_000_060)))

describe('a connection', () => {
  test('that is refused is tried again and reported with its code', async () => {
    let repeats = 0
    // Port 2 serves nothing anywhere. One that was free a moment ago may be another program's by the second attempt.
    const client = createClient({ apiKey, baseUrl: 'http://127.0.0.1:2', onRetry: () => repeats++ })
    const outcome = await client.safe.estimation.estimate(home)
    expect(outcome).toMatchObject({ error: { name: 'ConnectionError', code: 'connection_failed', phase: 'headers' } })
    expect(outcome).toHaveProperty('error.message', expect.stringContaining('ECONNREFUSED'))
    expect(repeats).toBe(2)
  })

  test('that breaks inside the body is tried again', async () => {
    const { url, hits } = await service((response, number) => {
      if (number > 1) return json(response, 200, estimated())
      response.writeHead(200, { 'content-length': '100' }).write('{')
      response.socket?.end()
    })
    const { attempts } = await createClient({ apiKey, baseUrl: url }).estimation.estimate(home)
    expect(attempts).toBe(2)
    expect(hits).toHaveLength(2)
  })

  /** A service that answers the first request, then reads each one whole and cuts its connection, until `goodFrom`. */
  const cutting = (goodFrom = Infinity) =>
    service((response, number) => {
      if (number > 1 && number < goodFrom) response.socket?.destroy()
      else json(response, 200, estimated())
    })

  test('that was idle and closed meanwhile is tried again at once with the same key, and counted', async () => {
    const { url, hits } = await cutting(3)
    const waits: number[] = []
    const client = createClient({ apiKey, baseUrl: url, onRetry: ({ waitMs }) => waits.push(waitMs) })
    await client.estimation.estimate(home)
    expect((await client.estimation.estimate(home)).attempts).toBe(2)
    expect(hits).toHaveLength(3)
    expect(hits[2]?.headers['idempotency-key']).toBe(hits[1]?.headers['idempotency-key'])
    expect(hits[2]?.headers['x-retry-count']).toBe('1')
    expect(waits).toEqual([0])
  })

  test('that breaks sends once where no repeat is allowed, and says so', async () => {
    const { url, hits } = await cutting()
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 0 })
    await client.estimation.estimate(home)
    expect(await client.safe.estimation.estimate(home)).toMatchObject({
      error: { name: 'ConnectionError', attempts: 1 },
    })
    expect(hits).toHaveLength(2)
  })

  test.each(['PATCH', 'DELETE', 'PUT'] as const)(
    'that breaks sends a %s as often as its attempts say',
    async method => {
      const { url, hits } = await cutting()
      const client = createClient({ apiKey, baseUrl: url, maxRetryDelayMs: 1 })
      await client.estimation.estimate(home)
      const error = await client.request(method, '/x', {}).catch((thrown: unknown) => thrown)
      const sent = hits.filter(hit => hit.method === method)
      expect(sent).toHaveLength(method === 'PATCH' ? 1 : 3)
      expect(error).toMatchObject({ name: 'ConnectionError', attempts: sent.length })
    },
  )

  test('that is reset in every attempt has no more repeats than allowed', async () => {
    const { url, hits } = await cutting()
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 1 })
    await client.estimation.estimate(home)
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { attempts: 2 } })
    expect(hits).toHaveLength(1 + 2)
  })

  test('that is reset before anything was answered counts', async () => {
    const { url, hits } = await service(response => response.socket?.destroy())
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 0 })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { name: 'ConnectionError' } })
    expect(hits).toHaveLength(1)
  })
})

describe('a signal', () => {
  test('that has fired before sends nothing', async () => {
    const { url, hits } = await good()
    const client = createClient({ apiKey, baseUrl: url })
    const outcome = await client.safe.estimation.estimate(home, { signal: AbortSignal.abort('no') })
    expect(outcome).toMatchObject({ error: { name: 'AbortedError', cause: 'no', attempts: 0 } })
    expect(hits).toHaveLength(0)
  })

  test('that fires while the key is asked for, or in a hook, sends and counts nothing', async () => {
    const { url, hits } = await good()
    const abort = new AbortController()
    const asking = createClient({
      apiKey: () => {
        abort.abort()
        return apiKey
      },
      baseUrl: url,
    })
    expect(await asking.safe.estimation.estimate(home, { signal: abort.signal })).toMatchObject({
      error: { name: 'AbortedError', attempts: 0 },
    })
    const late = new AbortController()
    const hooked = createClient({ apiKey, baseUrl: url, onRequest: () => late.abort() })
    expect(await hooked.safe.estimation.estimate(home, { signal: late.signal })).toMatchObject({
      error: { name: 'AbortedError', attempts: 0 },
    })
    expect(hits).toHaveLength(0)
  })

  test('ends a call whose fetch does not listen to it', async () => {
    const abort = new AbortController()
    const fetch = () => {
      setImmediate(() => abort.abort())
      return new Promise<never>(() => {})
    }
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch, signal: abort.signal })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { name: 'AbortedError', attempts: 1 } })
  })

  test('keeps no listener of a call that is over, good or bad', async () => {
    const { signal } = new AbortController()
    const { url } = await service((response, number) => {
      if (number % 2 === 0) json(response, 200, estimated())
      else json(response, 503, failure('unavailable'), { 'retry-after-ms': '0' })
    })
    const client = createClient({ apiKey, baseUrl: url, signal })
    for (let call = 0; call < 3; call += 1) await client.estimation.estimate(home, { signal })
    await client.safe.estimation.estimate(home, { signal, maxRetries: 0 })
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})
