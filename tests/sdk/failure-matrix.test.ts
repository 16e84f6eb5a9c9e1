import { type Client, type ClientOptions, createClient, type ValoremError } from '@valorem/sdk'
import { describe, expect, test, vi } from 'vitest'
import { type Answer, apiKey, failure, home, json, rateHeaders, type Service, service } from './service.ts'

/** A client of a service that answers so, and what became of one estimate: its error and how long it took. */
const run = async (answer: Answer, ended: (end: () => void) => void, options: Partial<ClientOptions> = {}) => {
  const at = await service(answer, ended)
  const client = createClient({ apiKey, baseUrl: at.url, timeoutMs: 20_000, ...options })
  return { ...(await failed(client)), ...at }
}

const failed = async (client: Client): Promise<{ error: ValoremError; elapsedMs: number }> => {
  const startedAt = performance.now()
  const outcome = await client.safe.estimation.estimate(home)
  if (outcome.ok) throw new Error('The call succeeded.')
  return { error: outcome.error, elapsedMs: performance.now() - startedAt }
}

const gaps = ({ hits }: Service): number[] => hits.slice(1).map(({ at }, index) => at - (hits[index]?.at ?? 0))

describe.concurrent('what the client makes of a service that fails', () => {
  test('429 with Retry-After: 2 is sent three times, each after two seconds', async ({ onTestFinished, expect }) => {
    const seen = await run(
      response => json(response, 429, failure('rate_limited'), { 'retry-after': '2' }),
      onTestFinished,
    )
    expect(seen.error).toMatchObject({ name: 'RateLimitError', code: 'rate_limited', attempts: 3, retryAfterMs: 2000 })
    for (const gap of gaps(seen)) expect(gap).toBeGreaterThanOrEqual(1990)
    expect(seen.elapsedMs).toBeLessThan(20_000)
  })

  test('429 with X-RateLimit-Reset alone is honoured as well', async ({ onTestFinished, expect }) => {
    const seen = await run(response => {
      const reset = Math.ceil(Date.now() / 1000) + 1
      json(response, 429, failure('rate_limited'), rateHeaders(10, 0, reset))
    }, onTestFinished)
    expect(seen.hits).toHaveLength(3)
    // The Date header counts whole seconds: a wait may be up to one second too long, never too short.
    for (const gap of gaps(seen)) expect(gap).toBeGreaterThanOrEqual(990)
    expect(seen.elapsedMs).toBeLessThan(20_000)
  })

  test('429 with Retry-After: 3600 fails at once and says when to come back', async ({ onTestFinished, expect }) => {
    const seen = await run(
      response => json(response, 429, failure('rate_limited'), { 'retry-after': '3600' }),
      onTestFinished,
    )
    expect(seen.hits).toHaveLength(1)
    expect(seen.error).toMatchObject({ name: 'RateLimitError', retryable: true, retryAfterMs: 3_600_000 })
    // The longest wait that a client accepts is thirty seconds.
    expect(seen.elapsedMs).toBeLessThan(20_000)
  })

  test('an abort in the middle of a wait of twenty-five seconds ends the call at once', async ({
    onTestFinished,
    expect,
  }) => {
    const abort = new AbortController()
    const seen = await run(
      response => json(response, 503, failure('unavailable'), { 'retry-after': '25' }),
      onTestFinished,
      { signal: abort.signal, onRetry: () => setImmediate(() => abort.abort(new Error('enough'))) },
    )
    expect(seen.error).toMatchObject({ name: 'AbortedError', code: 'aborted', attempts: 1, retryable: false })
    expect(seen.error.cause).toMatchObject({ message: 'enough' })
    expect(seen.elapsedMs).toBeLessThan(15_000)
  })

  test('500 is sent three times, with waits of one and a half seconds at most', async ({ onTestFinished, expect }) => {
    const waits: number[] = []
    const seen = await run(response => json(response, 500, failure('internal')), onTestFinished, {
      onRetry: ({ waitMs }) => waits.push(waitMs),
    })
    expect(seen.hits).toHaveLength(3)
    expect(seen.error).toMatchObject({ name: 'ServerError', status: 500, code: 'internal', requestId: 'req_1' })
    expect(waits).toHaveLength(2)
    const total = waits.reduce((sum, ms) => sum + ms, 0)
    expect(total).toBeGreaterThanOrEqual(750)
    expect(total).toBeLessThanOrEqual(1500)
    // A timer may be a millisecond early for the clock; how late it is, and how long an answer takes, the machine decides.
    expect(seen.elapsedMs).toBeGreaterThanOrEqual(total - 10)
    expect(seen.elapsedMs).toBeLessThan(20_000)
  })

  test('a body that stalls ends by the time limit of the attempt', async ({ onTestFinished, expect }) => {
    const { url } = await service(
      response => response.writeHead(200, { 'content-length': '100' }).write('{"success":'),
      onTestFinished,
    )
    // The head is there before the attempt begins, so that its time can only end in the body, however slow the machine is.
    const head = await fetch(url)
    const client = createClient({ apiKey, baseUrl: url, timeoutMs: 200, maxRetries: 0, fetch: async () => head })
    const { error, elapsedMs } = await failed(client)
    expect(error).toMatchObject({ name: 'TimeoutError', phase: 'body', code: 'timed_out', attempts: 1 })
    // Without it the attempt would have its usual thirty seconds.
    expect(elapsedMs).toBeLessThan(15_000)
  })

  test('502 with the page of a proxy is a ServerError with a code', async ({ onTestFinished, expect }) => {
    const seen = await run(
      response => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>'),
      onTestFinished,
    )
    expect(seen.hits).toHaveLength(3)
    expect(seen.error).toMatchObject({ name: 'ServerError', status: 502, code: 'http_502' })
  })

  test('200 with broken JSON is not repeated and shows how it began', async ({ onTestFinished, expect }) => {
    const seen = await run(
      response => response.writeHead(200).end(`{"success": true, ${'x'.repeat(900)}`),
      onTestFinished,
    )
    expect(seen.hits).toHaveLength(1)
    expect(seen.error).toMatchObject({ name: 'ResponseFormatError', code: 'unreadable_answer', retryable: false })
    expect(seen.error).toHaveProperty('bodyStart', `{"success": true, ${'x'.repeat(482)}`)
  })

  test('all attempts of a call carry one idempotency key and the same bytes', async ({ onTestFinished, expect }) => {
    const seen = await run(
      response => json(response, 503, failure('unavailable'), { 'retry-after': '0' }),
      onTestFinished,
    )
    expect(seen.hits).toHaveLength(3)
    const [first, ...others] = seen.hits
    expect(first?.headers['idempotency-key']).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
    for (const { headers, body } of others) {
      expect(headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
      expect(body).toBe(first?.body)
    }
    expect(seen.hits.map(({ headers }) => headers['x-retry-count'])).toEqual([undefined, '1', '2'])
  })
})

describe('a secret key in a browser', () => {
  const inBrowser = (global: string, value: unknown, run: () => void): void => {
    vi.stubGlobal(global, value)
    try {
      run()
    } finally {
      vi.unstubAllGlobals()
    }
  }
  const baseUrl = 'https://api.example'

  test.each([
    ['document', {}],
    ['window', { document: {} }],
    ['importScripts', () => {}],
  ])('is refused where there is a %s', (global, value) => {
    inBrowser(global, value, () => {
      expect(() => createClient({ apiKey, baseUrl })).toThrow(/vk_live_.*browser/)
    })
  })

  test('is refused when it comes from a function', async () => {
    vi.stubGlobal('document', {})
    const outcome = await createClient({ apiKey: () => apiKey, baseUrl }).safe.estimation.estimate(home)
    vi.unstubAllGlobals()
    expect(outcome).toMatchObject({ ok: false, error: { name: 'ConfigurationError' } })
  })

  test('is refused without its value in the message', () => {
    inBrowser('document', {}, () => {
      expect(() => createClient({ apiKey, baseUrl })).not.toThrow(new RegExp(apiKey))
    })
  })

  test.each(['vp_live_4711publishable', 'vk_sandbox_public'])('%s passes', key => {
    inBrowser('document', {}, () => {
      expect(createClient({ apiKey: key, baseUrl })).toHaveProperty('estimation')
    })
  })
})
