import { type ClientOptions, createClient, type Logger } from '@valorem/sdk'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Answer, apiKey, estimated, failure, home, json, rateHeaders, service } from './service.ts'

afterEach(() => vi.unstubAllEnvs())

/** A logger that keeps what it was given, as `level line`, with the times taken out. */
const keeping = (): { lines: string[]; logger: Logger } => {
  const lines: string[] = []
  const at = (level: string) => (line: string) => {
    lines.push(`${level} ${line.replace(/\d+ ms/g, 'N ms')}`)
  }
  return { lines, logger: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } }
}

/** The lines of what `run` does with a client. */
const linesOf = async (answer: Answer, options: ClientOptions = {}, run = estimates) => {
  const { url } = await service(answer)
  const { lines, logger } = keeping()
  await run(createClient({ apiKey, baseUrl: url, logger, maxRetryDelayMs: 1, ...options }))
  return lines.map(line => line.replaceAll(url, ''))
}

const estimates = ({ safe }: ReturnType<typeof createClient>): Promise<unknown> =>
  safe.estimation.estimate(home, { requestId: 'mine' })

const secondTime: Answer = (response, number) => {
  if (number === 1) json(response, 503, failure('unavailable'), { 'retry-after-ms': '0', 'x-request-id': 'req_a' })
  else json(response, 200, estimated(), { ...rateHeaders(10, 8, 1_800_000_060), 'x-request-id': 'req_b' })
}

describe('a log', () => {
  test('has a line for each attempt, each repeat and each call', async () => {
    expect(await linesOf(secondTime)).toEqual([
      'debug @valorem/sdk: POST /api/v1/estimation 503 in N ms, attempt 1, request req_a',
      'warn @valorem/sdk: POST /api/v1/estimation again in N ms, attempt 1 failed: unavailable 503',
      'debug @valorem/sdk: POST /api/v1/estimation 200 in N ms, attempt 2, 8 of 10 left, request req_b',
      'info @valorem/sdk: estimate succeeded after N ms, attempts 2, request req_b',
    ])
  })

  test('says at `error` what the service or the network did, at `info` what the caller did', async () => {
    const refused = await linesOf(response => json(response, 404, failure('municipality_not_found')))
    expect(refused.at(-1)).toBe(
      'info @valorem/sdk: estimate failed (municipality_not_found 404) after N ms, attempts 1, request req_1',
    )
    const aborted = await linesOf(secondTime, { signal: AbortSignal.abort() })
    expect(aborted).toEqual(['info @valorem/sdk: estimate failed (aborted) after N ms, attempts 0, request unnamed'])
    const broken = await linesOf(response => response.socket?.destroy(), { maxRetries: 1 })
    expect(broken).toEqual([
      'debug @valorem/sdk: POST /api/v1/estimation failed, attempt 1, connection_failed headers UND_ERR_SOCKET',
      'warn @valorem/sdk: POST /api/v1/estimation again in N ms, attempt 1 failed: connection_failed headers UND_ERR_SOCKET',
      'debug @valorem/sdk: POST /api/v1/estimation failed, attempt 2, connection_failed headers UND_ERR_SOCKET',
      'error @valorem/sdk: estimate failed (connection_failed headers UND_ERR_SOCKET) after N ms, attempts 2, request unnamed',
    ])
  })

  test('never has a key, a token, a body, a header of the caller or a query', async () => {
    const token = `eyJ${'a'.repeat(40)}.secret.secret`
    for (const key of [apiKey, token]) {
      const lines = await linesOf(
        (response, _number, { body }) =>
          json(response, 400, failure('invalid_request', { error: `No: ${body}`, docs: `/${key}` }), {
            'x-request-id': key,
          }),
        { apiKey: key, headers: { 'x-secret': 'hush' } },
        async ({ safe, request }) => {
          await safe.estimation.estimate({ commune: 'Hushville', surface: 80 })
          await request('POST', '/x?token=hush', { commune: 'Hushville' }).catch(() => {})
          await request('GET', `/${key}`).catch(() => {})
        },
      )
      expect(lines).toHaveLength(6)
      expect(lines.join()).not.toMatch(/hush|Hushville/)
      expect(lines.join()).not.toContain(key)
    }
  })

  test('that fails, or whose hooks fail, changes nothing', async () => {
    const fail = (): never => {
      throw new Error('disk full')
    }
    const { url } = await service(secondTime)
    const logger = { debug: fail, info: () => Promise.reject(new Error('disk full')), warn: fail, error: fail }
    const client = createClient({ apiKey, baseUrl: url, logger, onResponse: fail, onRetry: fail, onFailure: fail })
    expect((await client.estimation.estimate(home)).attempts).toBe(2)
  })

  test('leaves hooks as they are, also those of a derived client', async () => {
    const told: string[] = []
    await linesOf(secondTime, { onResponse: ({ status }) => told.push(`${status}`) }, async client => {
      await client.with({ timeoutMs: 5000 }).estimation.estimate(home)
    })
    expect(told).toEqual(['503', '200'])
  })

  test('has the calls of a text that tells its progress, and of a long list', async () => {
    const lines = await linesOf(
      (response, _number, { path }) =>
        json(response, 200, path.endsWith('/batch') ? { results: [{ index: 0, success: true }] } : { text: 'A' }),
      {},
      async client => {
        await client.ai.analyze({ context: 'a', prompt: 'b' }, { onProgress() {} })
        for await (const _ of client.estimation.estimateMany([home]));
      },
    )
    expect(lines.filter(line => line.startsWith('info'))).toEqual([
      expect.stringContaining('analyze succeeded'),
      expect.stringContaining('estimateBatch succeeded'),
    ])
  })
})

describe('VALOREM_LOG', () => {
  /** What is printed on the console for one call that is repeated. */
  const printed = async (level: string, options: ClientOptions = {}) => {
    vi.stubEnv('VALOREM_LOG', level)
    const { lines, logger } = keeping()
    const spies = (['debug', 'info', 'warn', 'error'] as const).map(name =>
      vi.spyOn(console, name).mockImplementation(logger[name]),
    )
    const { url } = await service(secondTime)
    await createClient({ apiKey, baseUrl: url, ...options }).estimation.estimate(home)
    for (const spy of spies) spy.mockRestore()
    return lines.map(line => line.split(' ')[0])
  }

  test.each([
    ['debug', ['debug', 'warn', 'debug', 'info']],
    ['info', ['warn', 'info']],
    ['warn', ['warn']],
    ['error', []],
    ['off', []],
    ['', []],
  ])('%s prints %j on the console', async (level, levels) => {
    expect(await printed(level)).toEqual(levels)
  })

  test('is the level of a logger too', async () => {
    const { lines, logger } = keeping()
    expect(await printed('info', { logger })).toEqual([])
    expect(lines.map(line => line.split(' ')[0])).toEqual(['warn', 'info'])
  })

  test('that is no level is told of once, and nothing is logged', async () => {
    vi.resetModules()
    const { createClient: fresh }: typeof import('@valorem/sdk') = await import('@valorem/sdk')
    vi.stubEnv('VALOREM_LOG', 'verbose')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { url } = await service(response => json(response, 200, estimated()))
    for (let call = 0; call < 2; call += 1) await fresh({ apiKey, baseUrl: url }).estimation.estimate(home)
    expect(warn.mock.calls).toEqual([
      ['@valorem/sdk: VALOREM_LOG is debug, info, warn, error or off; received verbose. Nothing is logged.'],
    ])
    warn.mockRestore()
  })
})

describe('an answer that says that its operation is deprecated', () => {
  const dated = { deprecation: '@1798761600', sunset: 'Thu, 01 Jul 2027 00:00:00 GMT' }
  const words = ' is deprecated since 2027-01-01; it ends on 2027-07-01. CHANGELOG.md says what replaces it.'

  test('is told once for each operation, good or bad', async () => {
    const { url } = await service((response, number) =>
      json(response, number % 2 ? 200 : 404, number % 2 ? {} : failure('key_not_found'), dated),
    )
    const { lines, logger } = keeping()
    for (const path of ['/old-a', '/old-a', '/old-b', '/old-b'])
      await createClient({ apiKey, baseUrl: url, logger: { ...logger, debug() {}, info() {} } })
        .request('GET', path)
        .catch(() => {})
    await expect.poll(() => lines).toEqual(['/old-a', '/old-b'].map(path => `warn @valorem/sdk: GET ${path}${words}`))
  })

  test('is told on the console where nothing else is said, and not where VALOREM_LOG is off', async () => {
    const { url } = await service(response => json(response, 200, {}, { deprecation: '@1798761600' }))
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('VALOREM_LOG', 'off')
    await createClient({ apiKey, baseUrl: url }).request('GET', '/old-c')
    vi.unstubAllEnvs()
    await createClient({ apiKey, baseUrl: url }).request('GET', '/old-d')
    await expect
      .poll(() => warn.mock.calls)
      .toEqual([['@valorem/sdk: GET /old-d is deprecated since 2027-01-01. CHANGELOG.md says what replaces it.']])
    warn.mockRestore()
  })

  test.each([{ deprecation: 'true' }, { deprecation: '@x', sunset: 'soon' }, { deprecation: '@1e20' }])(
    'that has no date, %o, has none in its warning',
    async headers => {
      const { url } = await service(response => json(response, 200, {}, headers as Record<string, string>))
      const { lines, logger } = keeping()
      const path = `/old-${headers.deprecation.length}`
      await createClient({ apiKey, baseUrl: url, logger: { ...logger, debug() {}, info() {} } }).request('GET', path)
      await expect
        .poll(() => lines)
        .toEqual([`warn @valorem/sdk: GET ${path} is deprecated. CHANGELOG.md says what replaces it.`])
    },
  )
})
