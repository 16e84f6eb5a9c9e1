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

  test('that was idle and closed meanwhile costs one silent repeat with the same key, even without repeats', async () => {
    const { url, hits } = await service((response, number) => {
      if (number === 2) response.socket?.destroy()
      else json(response, 200, estimated())
    })
    const retries: string[] = []
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 0, onRetry: () => retries.push('retry') })
    await client.estimation.estimate(home)
    expect((await client.estimation.estimate(home)).attempts).toBe(1)
    expect(hits).toHaveLength(3)
    expect(hits[2]?.headers['idempotency-key']).toBe(hits[1]?.headers['idempotency-key'])
    expect(retries).toEqual([])
  })

  test('that is reset again and again is not repeated for free again and again', async () => {
    const { url, hits } = await service((response, number) => {
      if (number > 1) response.socket?.destroy()
      else json(response, 200, estimated())
    })
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 0 })
    await client.estimation.estimate(home)
    expect(await client.safe.estimation.estimate(home)).toMatchObject({
      error: { name: 'ConnectionError', attempts: 1 },
    })
    expect(hits).toHaveLength(3)
  })

  test('that is reset in every attempt has one free repeat a call', async () => {
    const { url, hits } = await service((response, number) => {
      if (number > 1) response.socket?.destroy()
      else json(response, 200, estimated())
    })
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 1 })
    await client.estimation.estimate(home)
    await client.safe.estimation.estimate(home)
    // The good one; an attempt with its free repeat; the one repeat that counts.
    expect(hits).toHaveLength(1 + 2 + 1)
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
    expect(outcome).toMatchObject({ error: { name: 'AbortedError', cause: 'no' } })
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
