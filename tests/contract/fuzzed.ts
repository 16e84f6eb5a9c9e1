import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import fc from 'fast-check'
import { expect } from 'vitest'
import type * as z from 'zod'
import type { Operation } from '#contract/openapi/operations'
import { responses } from '#contract/openapi/responses'
import { schemaId } from '#contract/openapi/schemas'
import { feesRules } from '#contract/propcalc/fees/rules'
import { responseHeaders } from '#contract/shared/headers'
import { type AppOptions, startApp, type TestApp } from '../support/app.ts'
import { validatorOf } from './document.ts'
import { requests, type Sent } from './generated-requests.ts'

/** Longest time an answer may take; a calculation takes a few milliseconds, the first large one the start of a thread. */
const hangMs = 10_000

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A failed item, or the failure of a single request. */
interface Failure {
  code: string
  issues?: { path: string; code?: string }[]
}

/** Whether a key may call an operation: the others answer to sessions alone. */
export const isOfKeys = ({ access }: Operation): boolean => !access.credentials.includes('session')

/** An app whose counts never stand in the way, with a key. */
export const appWithoutLimits = async (
  options: AppOptions = {},
): Promise<{ app: TestApp; key: string; agent: Agent }> => {
  const app = await startApp({
    ...options,
    env: {
      TIER_LIMITS: '{"enterprise":{"perMinute":100000000},"sandbox":{"perMinute":100000000,"perDay":null}}',
      UNKNOWN_CALLERS_PER_MINUTE: '100000000',
      ...options.env,
    },
  })
  const { key } = await app.newKey('enterprise')
  return { app, key, agent: new Agent({ keepAlive: true }) }
}

const send = ({ url }: TestApp, agent: Agent, { path, method }: Operation, { headers, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const fixed = ['Host', `${hostname}:${port}`, 'Content-Length', `${Buffer.byteLength(body)}`]
    const sent = request({ agent, hostname, port, path, method, headers: [...fixed, ...headers.flat()] }, res => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() }),
      )
    })
    sent.setTimeout(hangMs, () => sent.destroy(new Error(`There was no answer within ${hangMs} ms.`)))
    sent.on('error', reject)
    sent.end(body)
  })

const assertFinite = (value: unknown): void => {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(assertFinite)
}

/** The body of an answer is JSON that fits its schema. */
const assertBody = (schema: z.ZodType, headers: IncomingHttpHeaders, text: string): unknown => {
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const body: unknown = JSON.parse(text)
  assertFinite(body)
  const accepts = validatorOf(schemaId(schema))
  accepts(body)
  expect(accepts.errors).toBeNull()
  return body
}

/** The answer is one that the contract declares, in status, body and headers. */
const assertDeclared = (operation: Operation, { status, headers, text }: Answer): unknown => {
  const schema = operation.responses[status]
  if (schema === undefined) throw new Error(`The status ${status} is not declared. ${text.slice(0, 500)}`)
  // 408 would mean that a whole request was waited for.
  if ([408, 500, 503].includes(status)) throw new Error(`The status was ${status}. ${text.slice(0, 500)}`)
  const body = schema ? assertBody(schema, headers, text) : expect(text).toBe('')
  const declared = Object.keys(responses(operation, [])[String(status)]?.headers ?? {})
  for (const name of declared.filter(name => responseHeaders[name]?.always))
    expect(headers).toHaveProperty(name.toLowerCase())
  return body
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Names that people type are trimmed before they are judged; other texts are not. */
const trimmed = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return ['commune', 'quartier'].includes(name) ? value.trim() : value
  if (Array.isArray(value)) return value.map(item => trimmed(item))
  if (!isObject(value)) return value
  // Unlike an assignment, this keeps a field called __proto__.
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner, key)]))
}

/** A body that fits the schema fails only by its place, by its day or by a rule across fields. */
const assertRuledOut = ({ access }: Operation, { code, issues = [] }: Failure): void => {
  if (code === 'municipality_not_found' || code === 'law_not_covered') return
  const own = access.rules.map(rule => rule.code)
  // Where fees are calculated inside, the rules of the fees hold too; the rule that says so stands under x-rules.
  const rules = own.includes('fees_input_of_country') ? [...own, ...feesRules.map(rule => rule.code)] : own
  expect(code).toBe('invalid_request')
  expect(issues.length).toBeGreaterThan(0)
  for (const issue of issues) expect(rules).toContain(issue.code)
}

const depthMax = 20
const isWithin = (value: unknown, levels: number): boolean =>
  !isObject(value) || (levels > 0 && Object.values(value).every(inner => isWithin(inner, levels - 1)))

/** What a body deserves is what the published schema says of it. */
const assertJudged = (operation: Operation, sent: string, { status }: Answer, answered: unknown): void => {
  if (!operation.body) {
    expect(status).toBe(200)
    return
  }
  const body = parsed(sent)
  if (Buffer.byteLength(sent) > operation.access.bodyLimitBytes) {
    expect(status).toBe(413)
    return
  }
  if (body === undefined || !isWithin(body.value, depthMax)) {
    expect(status).toBe(400)
    return
  }
  const value = trimmed(body.value)
  // Every answer was found to be one of the contract's before.
  const { results, ...failure } = answered as Failure & { results?: ({ success: boolean } & Failure)[] }
  const items = isObject(value) && Array.isArray(value.items) ? value.items : undefined
  if (results && items) {
    const fits = validatorOf('EstimationInput')
    results.forEach((result, index) => {
      if (!fits(items[index])) expect(result).toMatchObject({ success: false, code: 'invalid_request' })
      else if (!result.success) assertRuledOut(operation, result)
    })
    return
  }
  const fits = validatorOf(schemaId(operation.body))
  if (!fits(value)) expect(status).toBe(400)
  else if (status !== 200) assertRuledOut(operation, failure)
}

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/**
 * Sends generated requests to an operation of the real server and judges each answer.
 * @returns how often each status was answered.
 */
export const fuzz = async (
  operation: Operation,
  { app, key, agent }: Awaited<ReturnType<typeof appWithoutLimits>>,
  numRuns: number,
): Promise<Map<number, number>> => {
  const seen = new Map<number, number>()
  const property = fc.asyncProperty(requests(operation, key), async sent => {
    const answer = await send(app, agent, operation, sent)
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
    const body = assertDeclared(operation, answer)
    if (sent.isPlain && typeof sent.body === 'string') assertJudged(operation, sent.body, answer, body)
  })
  await fc.assert(property, { numRuns })
  return seen
}
