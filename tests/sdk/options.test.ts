import { type ClientOptions, createClient } from '@valorem/sdk'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiKey, estimated, failure, home, json, service } from './service.ts'

describe('options', () => {
  const baseUrl = 'https://api.example'
  const cases: [string, Partial<Record<keyof ClientOptions, unknown>>, RegExp][] = [
    ['no key', { apiKey: undefined }, /^apiKey was undefined: .* VALOREM_API_KEY\.$/],
    ['a key that is null', { apiKey: null }, /apiKey must be/],
    ['an empty key', { apiKey: '' }, /apiKey/],
    ['a key with a line break', { apiKey: 'vk_live_x\n' }, /apiKey/],
    ['no address', { baseUrl: undefined }, /^baseUrl was undefined: .* VALOREM_BASE_URL\.$/],
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
    ['a logger that is none', { logger: 'info' }, /^logger must have methods as console has/],
    ['options of fetch that are none', { fetchOptions: [] }, /^fetchOptions must be a plain object/],
    ['a broken cap', { maxRetryDelayMs: Number.NaN }, /maxRetryDelayMs/],
  ]
  test.each(cases)('%s is refused by name', (_description, options, message) => {
    // Wrong on purpose, as a program without types may be.
    const wrong = { apiKey, baseUrl, ...options } as ClientOptions
    expect(() => createClient(wrong)).toThrow(
      expect.objectContaining({ name: 'ConfigurationError', message: expect.stringMatching(message) }),
    )
  })

  test.each([
    ['timeout', 'timeoutMs'],
    ['baseURL', 'baseUrl'],
    ['base_url', 'baseUrl'],
    ['apikey', 'apiKey'],
    ['key', 'apiKey'],
    ['url', 'baseUrl'],
    ['retries', 'maxRetries'],
    ['maxRetry', 'maxRetries'],
    ['totalTimeout', 'totalTimeoutMs'],
    ['header', 'headers'],
    ['onResponded', 'onResponse'],
  ])('%s is refused, and %s is named', (name, near) => {
    expect(() => createClient({ apiKey, baseUrl, [name]: 1 })).toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        message: `${name} is no option of a client; did you mean ${near}?`,
      }),
    )
  })

  test('that are near to none are refused with the list of those that there are', () => {
    expect(() => createClient({ apiKey, baseUrl, agent: {} } as ClientOptions)).toThrow(
      /^agent is no option of a client; it has apiKey, baseUrl, timeoutMs, .*, onRetry, onFailure, logger\.$/,
    )
    expect(() => createClient({ apiKey, baseUrl, constructor: 1 } as unknown as ClientOptions)).toThrow(/constructor/)
  })

  test('that are undefined say nothing, whatever their name', () => {
    expect(createClient({ apiKey, baseUrl, timeout: undefined } as ClientOptions)).toHaveProperty('estimation')
  })

  test.each(['vk_live_x', null, 7])('that are no object but %s are refused', options => {
    expect(() => createClient(options as ClientOptions)).toThrow('The options of a client must be a plain object.')
  })

  test.each([
    { headers: { 'X-API-Key': 'k' } },
    { headers: { Authorization: 'Bearer k' } },
    { headers: { 'user-agent': 'k' } },
    { headers: { 'Idempotency-Key': 'k' } },
    { headers: { 'a b': 'x' } },
    { headers: { 'x-a': 'line\nbreak' } },
    { headers: { 'x-a': 'é' } },
    { headers: new Headers({ 'x-a': 'b' }) },
    { headers: [['x-a', 'b']] },
    { headers: 'x-a: b' },
    { headers: null },
  ])('refuse the headers %o, of a client and of a call', async ({ headers }) => {
    const wrong = { headers } as unknown as { headers: Record<string, string> }
    const refused = expect.objectContaining({ name: 'ConfigurationError', message: expect.stringMatching(/^headers/) })
    expect(() => createClient({ apiKey, baseUrl, ...wrong })).toThrow(refused)
    await expect(createClient({ apiKey, baseUrl }).estimation.estimate(home, wrong)).rejects.toEqual(refused)
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
    expect(await safe.estimation.estimate(home, { timeout: 1 } as object)).toMatchObject({
      error: { message: 'timeout is no option of a call; did you mean timeoutMs?', attempts: 0 },
    })
    // What holds for a client only is none of a call.
    expect(await safe.data.marketData({ apiKey } as object)).toMatchObject({
      error: { message: expect.stringContaining('apiKey is no option of a call') },
    })
  })

  test.each([null, 7, 'x', []])(
    'that are no object but %j are refused, in a call, a list and a derived client',
    async wrong => {
      const client = createClient({ apiKey, baseUrl })
      const refused = { name: 'ConfigurationError', attempts: 0 }
      const given = wrong as object
      expect(await client.safe.estimation.estimate(home, given)).toMatchObject({
        error: { ...refused, message: 'The options of a call must be a plain object.' },
      })
      await expect(client.estimation.estimateMany([home], given).next()).rejects.toMatchObject({
        ...refused,
        message: 'The options of estimateMany must be a plain object.',
      })
      expect(() => client.with(given)).toThrow('The options of a client must be a plain object.')
    },
  )

  test('a GET with a body is refused at once, and says why', async () => {
    let retries = 0
    const client = createClient({ apiKey, baseUrl, onRetry: () => retries++ })
    await expect(client.request('GET', '/x', { a: 1 })).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: 'A GET has no body.',
      attempts: 0,
    })
    expect(retries).toBe(0)
  })

  test.each(['\n', '\r\n', ' \n'])('a key read from a file that ends with %j is told so', end => {
    expect(() => createClient({ apiKey: `vk_live_secret${end}`, baseUrl })).toThrow(
      'apiKey must be 1 to 255 ASCII characters, no line break at its end.',
    )
  })

  test('a body that cannot be written is refused', async () => {
    const circle: Record<string, unknown> = { ...home }
    circle.self = circle
    const call = createClient({ apiKey, baseUrl }).request('POST', '/x', circle)
    await expect(call).rejects.toMatchObject({ name: 'ConfigurationError', cause: expect.any(TypeError) })
  })
})

describe('the environment', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('says key and address where the options do not', async () => {
    const { url, hits } = await service(response => json(response, 200, estimated()))
    vi.stubEnv('VALOREM_API_KEY', 'vk_live_of_environment')
    vi.stubEnv('VALOREM_BASE_URL', url)
    await createClient().estimation.estimate(home)
    await createClient({ apiKey: undefined, maxRetries: 0 }).with({ timeoutMs: 5000 }).estimation.estimate(home)
    expect(hits.map(({ headers }) => headers['x-api-key'])).toEqual(Array(2).fill('vk_live_of_environment'))
  })

  test('is not asked for what the options say', async () => {
    const { url, hits } = await service(response => json(response, 200, estimated()))
    vi.stubEnv('VALOREM_API_KEY', 'vk_live_of_environment')
    vi.stubEnv('VALOREM_BASE_URL', 'https://elsewhere.example')
    await createClient({ apiKey, baseUrl: url }).estimation.estimate(home)
    expect(hits[0]?.headers['x-api-key']).toBe(apiKey)
  })

  test('may be empty, be missing, or refuse to be read', () => {
    vi.stubEnv('VALOREM_API_KEY', '')
    expect(() => createClient({ baseUrl: 'https://api.example' })).toThrow(/apiKey was undefined/)
    const forbidden = {
      get env(): never {
        throw new Error('not allowed')
      },
    }
    for (const process of [undefined, {}, forbidden]) {
      vi.stubGlobal('process', process)
      expect(() => createClient({ baseUrl: 'https://api.example' })).toThrow(/apiKey was undefined/)
      vi.unstubAllGlobals()
    }
  })
})

describe('an address in clear', () => {
  /** The warnings of a copy of the package that nobody has used yet. */
  const warnings = async (addresses: readonly string[]): Promise<unknown[][]> => {
    vi.resetModules()
    const fresh: typeof import('@valorem/sdk') = await import('@valorem/sdk')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const baseUrl of addresses) fresh.createClient({ apiKey, baseUrl })
    const calls = [...warn.mock.calls]
    warn.mockRestore()
    return calls
  }

  test('beyond this machine is warned of, once', async () => {
    expect(await warnings(['http://api.example/x', 'http://api.example', 'http://127.0.0.1.example'])).toEqual([
      ['@valorem/sdk: the key travels to api.example in clear; use https.'],
    ])
  })

  test.each([
    'http://localhost:3000',
    'http://api.localhost',
    'http://127.0.0.9',
    'http://[::1]:3000',
    'https://api.example',
  ])('%s is not warned of', async address => {
    expect(await warnings([address])).toEqual([])
  })

  test.each(['http://127.0.0.1.example', 'http://localhost.example', 'http://10.0.0.1', 'http://[::2]'])(
    '%s is',
    async address => {
      expect(await warnings([address])).toHaveLength(1)
    },
  )
})
