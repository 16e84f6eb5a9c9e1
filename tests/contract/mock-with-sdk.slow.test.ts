import {
  AuthenticationError,
  type Client,
  ConflictError,
  createClient,
  InvalidRequestError,
  isValoremError,
  type ManyResult,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  PermissionError,
  QuotaExceededError,
  RateLimitError,
  ServerError,
  ValoremError,
} from '@valorem/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Example } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { smallPdf } from '#contract/examples/small-pdf'
import { operations as everyOperation, isOfPages } from '#contract/openapi/operations'
import { shortenExample } from '#contract/openapi/short-examples'
import { mock, type PrismServer } from '../support/prism.ts'
import { goodCalls as calls } from './good-calls.ts'

/** The class that the SDK promises for a status; a quota that is used up has its own. */
const classes: Record<number, typeof ValoremError> = {
  304: ValoremError,
  400: InvalidRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionError,
  404: NotFoundError,
  408: ServerError,
  409: ConflictError,
  413: PayloadTooLargeError,
  415: InvalidRequestError,
  429: RateLimitError,
  500: ServerError,
  502: ServerError,
  503: ServerError,
}

const home = { commune: 'Luxembourg', surface: 60 }

/** The form of a session token; the mock looks at nothing else. */
const sessionToken = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ1c3JfMSJ9.c2lnbmF0dXJl'

let door: PrismServer
beforeAll(async () => {
  door = await mock()
})
afterAll(() => door.close())

/** A client of the mock whose requests carry these headers too; a null takes a header out. */
const client = (extra: Record<string, string | null> = {}, apiKey = 'vk_sandbox_public'): Client =>
  createClient({
    apiKey,
    baseUrl: door.url,
    maxRetries: 0,
    timeoutMs: 30_000,
    fetch: (url, init) => {
      const headers = Object.entries({ ...init.headers, ...extra }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      )
      return fetch(url, { ...init, headers })
    },
  })

const failureOf = async (call: Promise<unknown>): Promise<ValoremError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isValoremError(error)) throw new Error('The call did not fail with an error of the SDK.', { cause: error })
  return error
}

type Response = Example['response']

/** Every documented failure is an ErrorResponse; a 304, which nobody asked for here, has no body. */
const failureIn = ({ body }: Response) =>
  (body ?? {}) as { error?: string; code?: string; issues?: object[]; suggestions?: string[] }

const codeOf = (response: Response): string => failureIn(response).code ?? `http_${response.status}`

const call = (id: string, prefer: string) =>
  calls[id]?.(client({ Prefer: prefer }, ofSession.has(id) ? sessionToken : undefined)) ?? Promise.reject(new Error(id))

/** What the SDK hands over of a documented success, as long as the file has it: `data` of an envelope, else the whole body. */
const dataOf = (id: string, { response }: Example): unknown => {
  const body = shortenExample(response.body)
  if (files.has(id)) return new TextEncoder().encode(smallPdf)
  return typeof body === 'object' && body !== null && 'success' in body && 'data' in body ? body.data : body
}

/** Those that programs call. */
const operations = everyOperation.filter(operation => !isOfPages(operation))
/** Those whose success is a file, of which mocks answer a small one. */
const files = new Set(operations.flatMap(({ id, fileType }) => (fileType === undefined ? [] : [id])))
/** Those that want a session token. */
const ofSession = new Set(
  operations.flatMap(({ id, access }) => (access.credentials.every(kind => kind === 'session') ? [id] : [])),
)

const statuses = operations.flatMap(({ id, responses }) => Object.keys(responses).map(status => [id, status] as const))
const named = operations.flatMap(({ id }) =>
  (examples[id] ?? []).map(example => [`${id} ${example.name}`, id, example] as const),
)

test('the SDK calls every operation of the contract here', () => {
  expect(Object.keys(calls).sort()).toEqual(operations.map(({ id }) => id).sort())
})

describe('the mock answers each declared status, and the SDK knows it', () => {
  test.each(statuses)('%s %s', async (id, status) => {
    const prefer = `code=${status}`
    if (Number(status) < 300) {
      expect((await call(id, prefer)).data).toBeTypeOf('object')
      return
    }
    const error = await failureOf(call(id, prefer))
    expect(error.status).toBe(Number(status))
    expect(error).toBeInstanceOf(classes[Number(status)])
    const codes = (examples[id] ?? [])
      .filter(({ response }) => response.status === Number(status))
      .map(({ response }) => codeOf(response))
    expect(codes).toContain(error.code)
  })
})

describe('the mock answers each named example, and the SDK hands it over whole', () => {
  test.each(named)('%s', async (_name, id, example) => {
    const prefer = `code=${example.response.status}, example=${example.name}`
    if (example.response.status < 300) {
      expect((await call(id, prefer)).data).toEqual(dataOf(id, example))
      return
    }
    const error = await failureOf(call(id, prefer))
    const code = codeOf(example.response)
    const body = failureIn(example.response)
    expect(error).toBeInstanceOf(classes[example.response.status])
    expect(error instanceof QuotaExceededError).toBe(code.endsWith('quota_exhausted'))
    expect(error).toMatchObject({ status: example.response.status, code, attempts: 1, operation: id })
    expect(error.message).toContain(body.error ?? '')
    expect(error.issues).toEqual(body.issues ?? [])
    expect(error.suggestions).toEqual(body.suggestions ?? [])
  })
})

describe("the mock's headers are true", () => {
  test('a used-up minute has no place left and is worth repeating', async () => {
    const error = await failureOf(call('estimate', 'code=429, example=minuteUsedUp'))
    expect(error).toMatchObject({ rate: { remaining: 0 }, retryable: true, retryAfterMs: 30_000 })
  })

  test('a success is no repeated answer', async () => {
    expect((await client().estimation.estimate(home)).headers.get('Idempotent-Replayed')).not.toBe('true')
  })

  test('an answer of a language model is marked as generated, a calculation is not', async () => {
    const markOf = async (id: string) => (await call(id, 'code=200')).headers.get('X-Generated-By')
    for (const id of ['analyze', 'chat', 'extract']) expect(await markOf(id), id).toBe('ai')
    expect(await markOf('estimate')).toBeNull()
  })
})

describe('the mock judges requests by the contract', () => {
  test('a wrong body is the declared 400', async () => {
    const wrong = client().request('POST', '/api/v1/estimation', { commune: 'Mamer', surface: '80' })
    expect(await failureOf(wrong)).toMatchObject({ name: 'InvalidRequestError', code: 'invalid_request', status: 400 })
  })

  test('an unknown field is the declared 400', async () => {
    const wrong = client().request('POST', '/api/v1/estimation', { ...home, garage: true })
    expect(await failureOf(wrong)).toMatchObject({ name: 'InvalidRequestError', code: 'invalid_request', status: 400 })
  })

  test('no credential is the declared 401', async () => {
    const error = await failureOf(client({ 'x-api-key': null }).estimation.estimate(home))
    expect(error).toMatchObject({ name: 'AuthenticationError', code: 'missing_credential', status: 401 })
  })

  test('the key as a Bearer value passes', async () => {
    const bearer = client({ 'x-api-key': null, Authorization: 'Bearer vk_sandbox_public' })
    expect((await bearer.estimation.estimate(home)).data.confiance).toBeTypeOf('string')
  })
})

describe("failures of the mock's own, in another shape than the contract's, are typed errors too", () => {
  test.each([
    ['a status that the file does not declare', 'code=418', 404, NotFoundError, /418 is not defined/],
    ['an example that the file does not have', 'example=nothing', 404, NotFoundError, /nothing/],
    ['a fault of its own', 'code=200, example=nothing', 500, ServerError, /http_500/],
    ['a preference that it cannot read', 'code=many', 422, ValoremError, /a number/],
  ] as const)('%s', async (_description, prefer, status, Class, message) => {
    const error = await failureOf(call('estimate', prefer))
    expect(error).toBeInstanceOf(Class)
    expect(error).toMatchObject({ status, code: `http_${status}`, issues: [], suggestions: [] })
    expect(error.message).toMatch(message)
  })

  test('a path that the file does not have', async () => {
    const error = await failureOf(client().request('GET', '/api/v1/nothing'))
    expect(error).toMatchObject({ name: 'NotFoundError', status: 404, code: 'http_404' })
  })
})

describe("the rest of the SDK's surface runs against the mock", () => {
  test('estimateMany numbers the items of all chunks through', async () => {
    const many = client({ Prefer: 'example=partlyRight' }).estimation.estimateMany(Array(8).fill(home), {
      chunkSize: 4,
    })
    const results: ManyResult[] = []
    for await (const result of many) results.push(result)
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(results.flatMap(({ index, success }) => (success ? [] : [index]))).toEqual([1, 2, 5, 6])
  })

  test('safe gives the same error as a value', async () => {
    const outcome = await client({ Prefer: 'code=404' }).safe.estimation.estimate(home)
    expect(outcome).toMatchObject({ ok: false, error: { code: 'municipality_not_found', suggestions: ['Ettelbruck'] } })
  })

  test('safe gives a success with its meta', async () => {
    const outcome = await client().safe.estimation.estimate(home)
    expect(outcome).toMatchObject({ ok: true, meta: { tier: 'sandbox' }, attempts: 1 })
  })

  test('the limits of the key are read from the headers, also by a client made with others', async () => {
    const first = client()
    await first.with({ timeoutMs: 29_000 }).estimation.estimate(home)
    expect(first.quota).toMatchObject({ limit: 10, remaining: 9 })
  })

  test('request gives the whole body', async () => {
    const { data } = await client().request('POST', '/api/v1/estimation', home)
    expect(data).toMatchObject({ success: true, meta: { tier: 'sandbox' } })
  })
})
