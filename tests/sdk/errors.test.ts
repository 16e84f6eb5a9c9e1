import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as sdk from '@valorem/sdk'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ErrorCode, errorCodes, errors } from '#contract/shared/errors'
import { apiKey, failure, home, json, service } from './service.ts'

/** The class of each status; the two codes of 429 differ. */
const classes: Record<number, new (message: string) => sdk.ValoremError> = {
  400: sdk.InvalidRequestError,
  401: sdk.AuthenticationError,
  402: sdk.PaymentRequiredError,
  403: sdk.PermissionError,
  404: sdk.NotFoundError,
  405: sdk.InvalidRequestError,
  408: sdk.ServerError,
  409: sdk.ConflictError,
  413: sdk.PayloadTooLargeError,
  415: sdk.InvalidRequestError,
  429: sdk.RateLimitError,
  500: sdk.ServerError,
  502: sdk.ServerError,
  503: sdk.ServerError,
}

/** The error of one call to a service that answers so. */
const errorOf = async (status: number, body: object | string, headers: Record<string, string> = {}) =>
  (await failed(status, body, headers)).error

const failed = async (status: number, body: object | string, headers: Record<string, string> = {}) => {
  const { url } = await service(response => {
    if (typeof body === 'string') response.writeHead(status, headers).end(body)
    else json(response, status, body, headers)
  })
  const outcome = await sdk.createClient({ apiKey, baseUrl: url, maxRetries: 0 }).safe.estimation.estimate(home)
  if (outcome.ok) throw new Error('The call succeeded.')
  return { error: outcome.error, url }
}

describe('the error of an answer', () => {
  test.each(errorCodes)('with the code %s has its class, status and code', async (code: ErrorCode) => {
    const { status } = errors[code]
    const error = await errorOf(status, failure(code))
    const kind = code.endsWith('quota_exhausted') ? sdk.QuotaExceededError : classes[status]
    expect(error.constructor).toBe(kind)
    expect(error).toMatchObject({ status, code, requestId: 'req_1', operation: 'estimate', attempts: 1 })
    expect(error.name).toBe(kind?.name)
  })

  test('names the fields, in its list and in its message', async () => {
    const issues = [{ path: 'surface', message: 'must be a number', received: '"80"' }]
    const { error, url } = await failed(400, failure('invalid_request', { issues }))
    expect(error.issues).toEqual(issues)
    expect(error.message).toBe(
      `It failed. surface: must be a number (invalid_request, status 400, POST ${url}/api/v1/estimation, request req_1)`,
    )
  })

  test('of a proxy, which names no request, says no more than it knows', async () => {
    const { error, url } = await failed(502, '<html>Bad Gateway</html>')
    expect(error.message).toBe(`The service failed. (http_502, status 502, POST ${url}/api/v1/estimation)`)
  })

  const pageOf = async (status: number, body: object): Promise<{ docs: unknown; message: string; url: string }> => {
    const { url } = await service(response => json(response, status, body))
    const client = sdk.createClient({ apiKey, baseUrl: `${url}/`, maxRetries: 0 })
    const error = await client.estimation
      .estimate(home)
      .catch((thrown: InstanceType<typeof sdk.ValoremError>) => thrown)
    if (!(error instanceof sdk.ValoremError)) throw new Error('The call did not fail.')
    return { docs: error.docs, message: error.message, url }
  }

  test.each([
    [400, 'invalid_request', true],
    [404, 'municipality_not_found', true],
    [401, 'invalid_key', false],
    [429, 'rate_limited', false],
    [503, 'unavailable', false],
  ] as const)('has the address of the page about a %i, %s; the message tells it: %s', async (status, code, isTold) => {
    const { docs, message, url } = await pageOf(status, failure(code, { docs: `/docs/errors/${code}` }))
    expect(docs).toBe(`${url}/docs/errors/${code}`)
    expect(message.endsWith(` See ${url}/docs/errors/${code}`)).toBe(isTold)
  })

  test.each([[{}], [{ docs: 7 }], [{ docs: 'elsewhere.example' }]])(
    'has no page where the answer is %o',
    async body => {
      const { docs, message } = await pageOf(400, failure('invalid_request', body))
      expect(docs).toBeUndefined()
      expect(message).not.toContain(' See ')
    },
  )

  test('says which path was asked, without what is behind a question mark', async () => {
    const { url } = await service(response => json(response, 404, failure('route_not_found')))
    const client = sdk.createClient({ apiKey, baseUrl: `${url}/api/v1`, maxRetries: 0 })
    const message = (call: Promise<unknown>) => call.catch((error: Error) => error.message)
    // A common slip: the version is in the address too.
    expect(await message(client.estimation.estimate(home))).toContain(`POST ${url}/api/v1/api/v1/estimation,`)
    const asked = await message(client.request('GET', '/x?token=4711'))
    expect(asked).toContain(`GET ${url}/api/v1/x,`)
    expect(asked).not.toContain('4711')
  })

  test.each([
    [429, 'rate_limited', { 'retry-after': '30' }, ' Again in 30 s. '],
    [429, 'rate_limited', { 'retry-after-ms': '1200' }, ' Again in 2 s. '],
    [429, 'daily_quota_exhausted', { 'retry-after': '3600' }, ' Again in 3600 s. '],
    [503, 'unavailable', { 'retry-after': '2' }, ' Again in 2 s. '],
  ])('of %i %s says how many seconds the answer asks for', async (status, code, headers, text) => {
    expect((await errorOf(status, failure(code), headers)).message).toContain(`It failed.${text}(${code}`)
  })

  test('says nothing of seconds that nobody asked for', async () => {
    expect((await errorOf(429, failure('rate_limited'))).message).not.toContain('Again')
  })

  test("does not say twice what the service's own sentence says", async () => {
    const issues = [
      { path: 'surface', message: 'Must be a number.' },
      { path: 'etat', message: 'Is no such state.' },
    ]
    const error = await errorOf(400, { ...failure('invalid_request', { issues }), error: 'surface: Must be a number.' })
    expect(error.message).toMatch(/^surface: Must be a number. etat: Is no such state. \(invalid_request,/)
  })

  test('takes the title of a problem whose detail is empty', async () => {
    const error = await errorOf(422, { title: 'Invalid preference', detail: '' })
    expect(error.message).toContain('Invalid preference')
  })

  test('brings the names that are near', async () => {
    const error = await errorOf(404, failure('municipality_not_found', { suggestions: ['Ettelbruck'] }))
    expect(error.suggestions).toEqual(['Ettelbruck'])
    expect(error.retryable).toBe(false)
  })

  test('of a used-up day is a RateLimitError too, is final, and knows when the day begins anew', async () => {
    const error = await errorOf(429, failure('daily_quota_exhausted'), {
      'x-ratelimit-limit': '200',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1800000000',
      'retry-after': '3600',
    })
    expect(error).toBeInstanceOf(sdk.RateLimitError)
    expect(error).toMatchObject({ name: 'QuotaExceededError', retryable: false, retryAfterMs: 3_600_000 })
    expect(error.rate).toEqual({ limit: 200, remaining: 0, resetAt: new Date(1_800_000_000_000) })
  })

  test('a used-up day is never sent again', async () => {
    const { url, hits } = await service(response =>
      json(response, 429, failure('daily_quota_exhausted'), { 'retry-after': '0' }),
    )
    await sdk.createClient({ apiKey, baseUrl: url }).safe.estimation.estimate(home)
    expect(hits).toHaveLength(1)
  })

  test('with a code that is newer than this package keeps it', async () => {
    expect(await errorOf(418, failure('tea_wanted'))).toMatchObject({
      name: 'ValoremError',
      status: 418,
      code: 'tea_wanted',
    })
    expect(await errorOf(507, failure('store_full'))).toMatchObject({ name: 'ServerError', code: 'store_full' })
  })

  test('as problem+json, which Prism answers, survives', async () => {
    const problem = { type: 'https://x/NOT_FOUND', title: 'Route not resolved', status: 404, detail: 'No path.' }
    const error = await errorOf(404, problem, { 'content-type': 'application/problem+json' })
    expect(error).toMatchObject({ name: 'NotFoundError', code: 'http_404', status: 404, issues: [] })
    expect(error.message).toContain('No path.')
  })

  test.each(['', 'null', '[]', '"oops"', '{"code":7,"error":{},"issues":"x","suggestions":3}', '<html>'])(
    'with the body %s is still an error of its status',
    async body => {
      expect(await errorOf(500, body)).toMatchObject({
        name: 'ServerError',
        code: 'http_500',
        issues: [],
        suggestions: [],
      })
    },
  )

  test('can be written as JSON with its message', async () => {
    const error = await errorOf(404, failure('municipality_not_found'))
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: 'NotFoundError',
      message: error.message,
      code: 'municipality_not_found',
      status: 404,
    })
  })
})

describe('the guard', () => {
  test('recognises errors of a second copy of the package', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'valorem-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await cp(dirname(fileURLToPath(import.meta.resolve('@valorem/sdk'))), folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    const second: typeof sdk = await import(pathToFileURL(join(folder, 'index.js')).href)
    const foreign = new second.RateLimitError('elsewhere')
    expect(foreign).not.toBeInstanceOf(sdk.ValoremError)
    expect(sdk.isValoremError(foreign)).toBe(true)
  })

  test.each([null, undefined, 'text', 7, {}, new Error('other'), new TypeError('fetch failed')])(
    'refuses %s',
    thing => {
      expect(sdk.isValoremError(thing)).toBe(false)
    },
  )
})
