import { type ClientOptions, createClient } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, failure, home, json, service } from './service.ts'

describe('options', () => {
  const baseUrl = 'https://api.example'
  const cases: [string, Partial<Record<keyof ClientOptions, unknown>>, RegExp][] = [
    ['no key', { apiKey: undefined }, /apiKey/],
    ['an empty key', { apiKey: '' }, /apiKey/],
    ['a key with a line break', { apiKey: 'vk_live_x\n' }, /apiKey/],
    ['no address', { baseUrl: undefined }, /baseUrl/],
    ['a bare host', { baseUrl: 'api.example' }, /baseUrl/],
    ['another protocol', { baseUrl: 'ftp://api.example' }, /baseUrl/],
    ['an address with a password', { baseUrl: 'https://user:secret@api.example' }, /baseUrl/],
    ['an address with a query', { baseUrl: 'https://api.example?x=1' }, /baseUrl/],
    ['a port that does not exist', { baseUrl: 'https://api.example:99999' }, /baseUrl/],
    ['no time', { timeoutMs: 0 }, /timeoutMs .* received 0/],
    ['endless time', { totalTimeoutMs: Infinity }, /totalTimeoutMs .* received Infinity/],
    ['time as text', { timeoutMs: '20' }, /timeoutMs/],
    ['a timer that would overflow', { timeoutMs: 2 ** 31 }, /timeoutMs/],
    ['half a repeat', { maxRetries: 0.5 }, /maxRetries/],
    ['fewer repeats than none', { maxRetries: -1 }, /maxRetries/],
    ['a broken cap', { maxRetryDelayMs: Number.NaN }, /maxRetryDelayMs/],
  ]
  test.each(cases)('%s is refused by name', (_says, options, message) => {
    // Wrong on purpose, as a program without types may be.
    const wrong = { apiKey, baseUrl, ...options } as ClientOptions
    expect(() => createClient(wrong)).toThrow(
      expect.objectContaining({ name: 'ConfigurationError', message: expect.stringMatching(message) }),
    )
  })

  test('of one call go before those of its client, and undefined says nothing', async () => {
    const { url, hits } = await service(response => json(response, 503, failure('unavailable'), { 'retry-after': '0' }))
    const { safe } = createClient({ apiKey, baseUrl: url, maxRetries: 1, timeoutMs: undefined })
    await safe.estimation.estimate(home, { maxRetries: 0 })
    expect(hits).toHaveLength(1)
    await safe.estimation.estimate(home, { maxRetries: undefined })
    expect(hits).toHaveLength(1 + 2)
  })

  test('of one call are refused as well', async () => {
    const { safe } = createClient({ apiKey, baseUrl })
    expect(await safe.estimation.estimate(home, { timeoutMs: -1 })).toMatchObject({
      error: { name: 'ConfigurationError' },
    })
    expect(await safe.estimation.estimate(home, { requestId: 'a\nb' })).toMatchObject({
      error: { name: 'ConfigurationError' },
    })
  })

  test('a body that cannot be written is refused', async () => {
    const circle: Record<string, unknown> = { ...home }
    circle.self = circle
    const call = createClient({ apiKey, baseUrl }).request('POST', '/x', circle)
    await expect(call).rejects.toMatchObject({ name: 'ConfigurationError', cause: expect.any(TypeError) })
  })
})
