import { createClient } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, estimated, failure, home, json, rateHeaders, service } from './service.ts'

const good = () => service(response => json(response, 200, estimated(), rateHeaders(10, 9, 1_800_000_060)))

describe('what the calls of a client know together', () => {
  test('is the quota of the last answer', async () => {
    const { url } = await good()
    const client = createClient({ apiKey, baseUrl: url })
    expect(client.quota).toBeUndefined()
    await client.with({ maxRetries: 0 }).estimation.estimate(home)
    expect(client.quota).toEqual({ limit: 10, remaining: 9, resetAt: new Date(1_800_000_060_000) })
  })

  test('ends where another key or another service begins', async () => {
    const { url } = await good()
    const client = createClient({ apiKey, baseUrl: url })
    await client.estimation.estimate(home)
    expect(client.with({ apiKey: 'vk_live_another_key' }).quota).toBeUndefined()
    expect(client.with({ baseUrl: 'https://other.example' }).quota).toBeUndefined()
    expect(client.with({ timeoutMs: 5 }).quota).toBeDefined()
  })

  test('is the pause after a 429: a call that comes meanwhile waits too', async () => {
    const { url, hits } = await service((response, number) => {
      if (number === 1) json(response, 429, failure('rate_limited'), { 'retry-after-ms': '400' })
      else json(response, 200, estimated())
    })
    let second: Promise<unknown> | undefined
    const client = createClient({ apiKey, baseUrl: url })
    const first = client.with({
      onRetry: () => {
        second = client.estimation.estimate(home)
      },
    })
    await first.estimation.estimate(home)
    await second
    expect(hits).toHaveLength(3)
    for (const { at } of hits.slice(1)) expect(at - (hits[0]?.at ?? 0)).toBeGreaterThanOrEqual(395)
  })

  test('lets a call that may not wait be answered by the service itself', async () => {
    const { url, hits } = await service(response =>
      json(response, 429, failure('rate_limited'), { 'retry-after': '25' }),
    )
    const client = createClient({ apiKey, baseUrl: url, maxRetries: 0 })
    const startedAt = performance.now()
    for (const _ of [1, 2])
      expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { status: 429 } })
    expect(hits).toHaveLength(2)
    // The second would wait for what the first was told.
    expect(performance.now() - startedAt).toBeLessThan(15_000)
  })
})
