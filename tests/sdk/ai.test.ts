import { base64Of, createClient, type Result, type TimeoutError } from '@valorem/sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiKey } from './service.ts'

describe('base64Of', () => {
  test.each([0, 1, 2, 3, 32_767, 32_768, 32_769, 100_000])('%i bytes', count => {
    const bytes = new Uint8Array(count).map((_, at) => (at * 31) % 256)
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  })
})

describe('the time limits of language models', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A client of a service that never answers. */
  const client = createClient({
    apiKey,
    baseUrl: 'http://127.0.0.1:1',
    maxRetries: 0,
    fetch: () => new Promise(() => {}),
  })
  const commentary = { context: 'Prix', prompt: 'Commente.' }

  const limitOf = async (call: () => Promise<Result<unknown>>, ms: number): Promise<string> => {
    let failure: TimeoutError | undefined
    const ended = call().catch((error: TimeoutError) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await ended
    return failure?.message ?? ''
  }

  test('a text has 45 s an attempt, and 100 s in all', async () => {
    expect(await limitOf(() => client.ai.analyze(commentary), 45_000)).toContain('timeoutMs 45000')
    const messages = [{ role: 'user' as const, content: 'Bonjour' }]
    expect(await limitOf(() => client.ai.chat({ messages }, { timeoutMs: 200_000 }), 100_000)).toContain(
      'totalTimeoutMs 100000',
    )
  })

  test('what a call says goes before them', async () => {
    expect(await limitOf(() => client.ai.analyze(commentary, { timeoutMs: 1000 }), 1000)).toContain('timeoutMs 1000')
  })
})
