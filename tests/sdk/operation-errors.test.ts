import type { OperationCodes, OperationError, OperationErrorCode, Outcome, Safe, ValoremError } from '@valorem/sdk'
import * as sdk from '@valorem/sdk'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { generateCodes } from '#contract/openapi/sdk-codes'
import { operationObjects } from '../contract/document.ts'
import { apiKey, failure, home } from './service.ts'

/** A client whose only answer this is. */
const answered = (status: number, body: object | string) =>
  sdk.createClient({
    ...{ apiKey, baseUrl: 'https://api.example', maxRetries: 0 },
    fetch: async () => (typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })),
  })

/** What is shown for an error of an estimate: every code of the operation has a branch of its own. */
const explain = (error: OperationError<'estimation.estimate'>): string => {
  switch (error.code) {
    case 'municipality_not_found':
      return `near: ${error.suggestions.join()}`
    case 'invalid_request':
    case 'invalid_json':
    case 'body_too_large':
    case 'unsupported_media_type':
    case 'idempotency_conflict':
      return 'request'
    case 'missing_credential':
    case 'invalid_key':
    case 'revoked_key':
    case 'expired_session':
    case 'conflicting_credentials':
    case 'forbidden':
    case 'origin_not_allowed':
      return 'key'
    case 'rate_limited':
    case 'daily_quota_exhausted':
    case 'request_timeout':
    case 'internal':
    case 'unavailable':
      return 'later'
    case 'route_not_found':
    case 'method_not_allowed':
      return 'address'
    case 'connection_failed':
    case 'timed_out':
    case 'aborted':
    case 'unreadable_answer':
    case 'invalid_configuration':
      return 'no answer'
    default:
      error.code satisfies `http_${number}`
      return 'other'
  }
}

/** The error that a call throws. */
const thrown = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    error => error,
  )

describe('codes of an operation', () => {
  test('are those of the OpenAPI file, for each method of the client', () => {
    const text = generateCodes()
    const common = /CommonCode = (.*)/.exec(text)?.[1] ?? ''
    const printed = [...text.matchAll(/^ {2}'([a-z]+\.\w+)': (.*)$/gim)].map(([, name = '', type = '']) => [
      name,
      [...type.replace('CommonCode', common).matchAll(/'(\w+)'/g)].map(([, code]) => code).toSorted(),
    ])
    const ofFile = operationObjects.map(({ 'x-sdk-method': name, responses = {} }) => [
      name,
      Object.values(responses as Record<string, { 'x-error-codes'?: string[] }>)
        .flatMap(({ 'x-error-codes': codes = [] }) => codes)
        .toSorted(),
    ])
    const named = new Set(printed.map(([name]) => name))
    expect(named.size).toBeGreaterThan(40)
    expect(Object.fromEntries(printed)).toEqual(Object.fromEntries(ofFile.filter(([name]) => named.has(name))))
    const methods = Object.entries(sdk.createClient({ apiKey, baseUrl: 'https://api.example' }).safe).flatMap(
      ([tag, calls]) => Object.keys(calls).map(name => `${tag}.${name}`),
    )
    expect([...named].toSorted()).toEqual(methods.toSorted())
  })

  test.each([
    [404, failure('municipality_not_found', { suggestions: ['Ettelbruck'] }), 'near: Ettelbruck'],
    [401, failure('invalid_key'), 'key'],
    [503, failure('unavailable'), 'later'],
    [502, '<h1>Bad gateway</h1>', 'other'],
    // Of a newer service, whose code this version does not know.
    [409, failure('code_of_a_later_version'), 'other'],
    [200, 'no JSON', 'no answer'],
  ])('%i is told apart by its code, thrown and as a value', async (status, body, expected) => {
    const client = answered(status, body)
    const error = await thrown(client.estimation.estimate(home))
    if (!sdk.isValoremError(error, 'estimation.estimate')) throw new Error('It was not recognised.')
    expect(explain(error)).toBe(expected)
    const outcome = await client.safe.estimation.estimate(home)
    expect(outcome.ok ? '' : explain(outcome.error)).toBe(expected)
  })
})

describe('the guard with the name of an operation', () => {
  test('takes no error of another operation, no other error and no index of a list', async () => {
    const client = answered(404, failure('municipality_not_found'))
    const error = await thrown(client.market.commune('Nowhere'))
    expect(sdk.isValoremError(error, 'market.commune')).toBe(true)
    expect(sdk.isValoremError(error, 'estimation.estimate')).toBe(false)
    expect(sdk.isValoremError(new Error('other'), 'market.commune')).toBe(false)
    expect([error, new Error('other')].filter(one => sdk.isValoremError(one))).toEqual([error])
    expect([error, new Error('other')].filter(sdk.isValoremError)).toEqual([error])
  })
})

describe('types', () => {
  const client = answered(404, failure('municipality_not_found'))

  test('a code that the operation does not have is refused by the compiler', () => {
    const compare = (error: OperationError<'estimation.estimate'>, other: OperationError<'account.key'>) => [
      error.code === 'municipality_not_found',
      // @ts-expect-error: of the keys of an account.
      error.code === 'key_not_found',
      // @ts-expect-error: no code at all.
      error.code === 'municipality_unknown',
      other.code === 'key_not_found',
      // @ts-expect-error: of estimates.
      other.code === 'municipality_not_found',
    ]
    expectTypeOf(compare).returns.toEqualTypeOf<boolean[]>()
  })

  test('a name is one of the client, and none is needed', () => {
    const guard = (error: unknown) => {
      if (sdk.isValoremError(error, 'leads.create')) expectTypeOf(error).toEqualTypeOf<OperationError<'leads.create'>>()
      if (sdk.isValoremError(error)) expectTypeOf(error).toEqualTypeOf<ValoremError>()
      // @ts-expect-error: the tag is missing.
      return sdk.isValoremError(error, 'estimate')
    }
    expect(guard(new Error('other'))).toBe(false)
    expectTypeOf([new Error('other') as unknown].filter(sdk.isValoremError)).toEqualTypeOf<ValoremError[]>()
  })

  test('the methods without exceptions have the codes of their own operation', () => {
    type Failed<Call extends (...args: never[]) => Promise<unknown>> = Extract<Awaited<ReturnType<Call>>, { ok: false }>
    type Calls = typeof client.safe
    expectTypeOf<Failed<Calls['estimation']['estimate']>['error']>().toEqualTypeOf<
      OperationError<'estimation.estimate'>
    >()
    expectTypeOf<Failed<Calls['leads']['create']>['error']['code']>().toEqualTypeOf<
      OperationErrorCode<'leads.create'>
    >()
    // A call with several forms has them in each.
    expectTypeOf<Failed<Calls['market']['communes']>['error']>().toEqualTypeOf<OperationError<'market.communes'>>()
    // Without a tag, as before.
    expectTypeOf<Failed<Safe<sdk.Costs>['acquisitionCosts']>['error']>().toEqualTypeOf<ValoremError>()
    expectTypeOf<Extract<Outcome<object>, { ok: false }>['error']>().toEqualTypeOf<ValoremError>()
    expectTypeOf<OperationCodes['account.key']>().extract<'key_not_found'>().toEqualTypeOf<'key_not_found'>()
    expectTypeOf<OperationCodes['account.key']>().extract<'municipality_not_found'>().toBeNever()
  })
})
