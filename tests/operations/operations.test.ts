import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import { createAnswerCheck } from '#server/operations/answer-check'
import { everyOperation } from '#server/operations/every-operation'
import type { CallContext } from '#server/operations/handler'
import { createOperations } from '#server/operations/operations'
import { createFiscalHandlers } from '#server/routes/fiscal'

const logged: { fields: object; message: string }[] = []
const note = (fields: object, message: string) => void logged.push({ fields, message })
const log = { debug: note, info: note, warn: note, error: note }
const now = () => new Date('2026-11-21T12:00:00Z')
const context: CallContext = { requestId: 'req_1', day: '2026-11-21', caller: { name: 'a', tier: 'free' } }
const sale = {
  salePrice: 600_000,
  acquisitionDate: '2010-05-03',
  acquisitionPrice: 300_000,
  taxClass: '1',
  ordinaryTaxableIncome: 50_000,
}
const running = { every: everyOperation, check: createAnswerCheck('all', log), log, now }
const { run, runBytes, failure } = createOperations({ fiscal: createFiscalHandlers() }, running)
const bytes = (text: string) => new TextEncoder().encode(text)

describe('an operation', () => {
  test('takes the day of the call where the request names none', async () => {
    const { body } = await run('capitalGains', { body: sale }, context)
    expect(body).toMatchObject({ data: { saleDate: '2026-11-21' }, meta: { api_key_name: 'a', requestId: 'req_1' } })
  })

  test('gives the same answer to bytes as to the value that they stand for', async () => {
    const { body, ...answer } = await run('capitalGains', { body: sale }, context)
    const printed = await runBytes('capitalGains', bytes(`\uFEFF${JSON.stringify(sale)}`), context)
    expect(printed).toEqual({ ...answer, bytes: bytes(JSON.stringify(body)) })
  })

  test.each([
    ['no JSON', '{"a":', 'invalid_json', 400],
    ['nothing', '', 'invalid_json', 400],
    ['lists in lists', '['.repeat(22) + ']'.repeat(22), 'invalid_request', 400],
    ['a list', '[]', 'invalid_request', 400],
    ['an unknown field', '{"other":1}', 'invalid_request', 400],
  ])('refuses bytes that are %s', async (_what, text, code, status) => {
    expect(await runBytes('capitalGains', bytes(text), context)).toMatchObject({ status, code })
  })

  test('that nobody knows is 404; one that has no handler here is a defect', async () => {
    expect(await run('nobody', {}, context)).toMatchObject({ status: 404, code: 'route_not_found' })
    const loan = { principal: 1000, annualRate: 0.03, termMonths: 12 }
    expect(await run('mortgage', { body: loan }, context)).toMatchObject({ status: 500, code: 'internal' })
    expect(logged.at(-1)).toMatchObject({ message: 'a request failed inside', fields: { requestId: 'req_1' } })
  })
})

describe('the headers of a refusal come from what was thrown', () => {
  const window = { limit: 120, remaining: -3, resetAt: now().getTime() + 1500 }
  const limits = { 'X-RateLimit-Limit': 120, 'X-RateLimit-Remaining': 0, 'X-RateLimit-Reset': 1795262402 }
  const notStored = { 'Cache-Control': 'no-store' }
  const cause = new Error('gone')

  test.each<[Refusal, number, object]>([
    [new Refusal('rate_limited', { window }), 429, { ...notStored, ...limits, 'Retry-After': 2 }],
    [
      new Refusal('rate_limited', { window, isRepeatUseless: true }),
      429,
      { ...notStored, ...limits, 'Retry-After': 2, 'X-Should-Retry': 'false' },
    ],
    [
      new Refusal('daily_quota_exhausted', { window }),
      429,
      { ...notStored, ...limits, 'Retry-After': 2, 'X-Should-Retry': 'false' },
    ],
    [new Refusal('unavailable', { retryAfterSeconds: 7, cause }), 503, { 'Retry-After': 7 }],
    [new Refusal('method_not_allowed', { allow: ['GET', 'HEAD'] }), 405, { Allow: 'GET, HEAD' }],
    [new Refusal('invalid_key'), 401, { 'WWW-Authenticate': 'Bearer realm="Valorem"', ...notStored }],
    [new Refusal('forbidden'), 403, notStored],
  ])('%s', (refusal, status, headers) => {
    expect(failure(refusal, 'req_1')).toMatchObject({ status, headers, code: refusal.code })
    expect(Object.keys(failure(refusal, 'req_1').headers)).toEqual(Object.keys(headers))
  })

  test('a window that began anew meanwhile still asks for a second', () => {
    const past = { ...window, resetAt: now().getTime() - 1 }
    expect(failure(new Refusal('rate_limited', { window: past }), 'req_1').headers).toMatchObject({ 'Retry-After': 1 })
  })

  test('a store that is away is logged with its cause, a refused caller is not', () => {
    logged.length = 0
    failure(new Refusal('unavailable', { retryAfterSeconds: 1, cause }), 'req_2')
    failure(new Refusal('forbidden'), 'req_3')
    expect(logged).toEqual([{ fields: { requestId: 'req_2', cause }, message: 'a request failed inside' }])
  })

  test('a status that the contract does not declare for the operation becomes a 500', () => {
    expect(failure(new Refusal('method_not_allowed', { allow: [] }), 'req_1', 'capitalGains').status).toBe(500)
  })
})

test('a refusal whose status needs a header does not compile without what the header says', () => {
  // @ts-expect-error 429 asks for the window that is full
  expect(new Refusal('rate_limited').code).toBe('rate_limited')
  // @ts-expect-error 429 asks for the window that is full, whatever else is said
  expect(new Refusal('daily_quota_exhausted', { message: 'No.' }).code).toBe('daily_quota_exhausted')
  // @ts-expect-error 503 asks for the time to wait
  expect(new Refusal('unavailable', { cause: 1 }).code).toBe('unavailable')
  // @ts-expect-error 405 asks for the methods
  expect(new Refusal('method_not_allowed', {}).code).toBe('method_not_allowed')
  const any = new Refusal('forbidden').code
  // @ts-expect-error a code that is not known may be one of those
  expect(new Refusal(any).code).toBe('forbidden')
})

test('a handler that the contract does not ask for, lacks, or answers otherwise does not compile', () => {
  const handlers = createFiscalHandlers()
  // @ts-expect-error there is no such operation
  createOperations({ fiscal: { ...handlers, other: handlers.capitalGains } }, running)
  // @ts-expect-error its operation is missing
  createOperations({ fiscal: {} }, running)
  // @ts-expect-error 418 is not declared
  createOperations({ fiscal: { capitalGains: () => ({ status: 418, body: {} }) } }, running)
})
