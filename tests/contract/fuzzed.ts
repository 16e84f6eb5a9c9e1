import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import fc from 'fast-check'
import { expect } from 'vitest'
import type * as z from 'zod'
import { listPossibleCodes } from '#contract/openapi/error-codes'
import type { Operation } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import { feesRules } from '#contract/propcalc/fees/rules'
import { eventStreamType } from '#contract/shared/progress'
import { hourMs } from '#domain/core/instants'
import { type AppOptions, sandboxKey, startApp, type TestApp } from '../support/app.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import { assertHeaders } from './declared-headers.ts'
import { validatorOf } from './document.ts'
import { endOfEvents } from './event-answer.ts'
import { paths, requests, type Sent } from './generated-requests.ts'
import { isObject, trimmed } from './trimmed-body.ts'

/** Longest time an answer may take; a calculation takes a few milliseconds, the first large one the start of a thread. */
const hangMs = 30_000

/** An answer as it came. */
export interface Answer {
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
export const isOfKeys = ({ access }: Operation): boolean => access.credentials.some(kind => kind !== 'session')

/** An app whose counts never stand in the way, with a key. */
export const appWithoutLimits = async (
  options: AppOptions = {},
): Promise<{ app: TestApp; key: string; agent: Agent }> => {
  // The stand-in of language models may be asked without end, too.
  const models = await startStandIn()
  const app = await startApp({
    ...options,
    env: {
      GROQ_URL: models.url,
      GROQ_MODEL: 'stand-in',
      GROQ_LIMITS: '{"requestsPerMinute":null,"requestsPerDay":null,"tokensPerMinute":null,"tokensPerDay":null}',
      TIER_LIMITS: '{"enterprise":{"perMinute":100000000},"sandbox":{"perMinute":100000000,"perDay":null}}',
      UNKNOWN_CALLERS_PER_MINUTE: '100000000',
      ...options.env,
    },
  })
  const { key } = await app.newKey('enterprise')
  const close = async (): Promise<void> => {
    await app.close()
    await models.close()
  }
  return { app: { ...app, close }, key, agent: new Agent({ keepAlive: true }) }
}

/** Sends a request exactly as it was generated. */
export const send = (
  { url }: Pick<TestApp, 'url'>,
  agent: Agent,
  { path, method }: Pick<Operation, 'path' | 'method'>,
  { headers, body }: Sent,
): Promise<Answer> =>
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

/** Answers have hundreds of thousands of numbers: an `expect` for each would take longer than to calculate them. */
const assertFinite = (value: unknown): void => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`A figure of the answer is ${value}.`)
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(assertFinite)
}

/** The last body of each schema that was found good: its text without the id of its request, and its value. */
const lastGood = new Map<string, { text: string; body: unknown }>()

/** The body of an answer is JSON that fits its schema. One that differs from the last by its request's id alone is judged by that. */
const assertBody = (schema: z.ZodType, headers: IncomingHttpHeaders, text: string): unknown => {
  expect(headers['content-type']).toBe('application/json')
  const id = getSchemaId(schema)
  // Lists of places and of law are a megabyte each, and the same each time.
  const withoutId = text.replace(`"requestId":${JSON.stringify(headers['x-request-id'])}`, '')
  const last = lastGood.get(id)
  if (last?.text === withoutId && withoutId !== text) return last.body
  const body: unknown = JSON.parse(text)
  assertFinite(body)
  const accepts = validatorOf(id)
  accepts(body)
  expect(accepts.errors).toBeNull()
  lastGood.set(id, { text: withoutId, body })
  return body
}

/** The file of an answer is one of its type. */
const assertFile = ({ fileType }: Operation, headers: IncomingHttpHeaders, text: string): void => {
  expect(headers['content-type']).toBe(fileType)
  expect(text.startsWith('%PDF-')).toBe(true)
}

/** A table is one of its type, with a line of names and lines below it. */
const assertTable = ({ access }: Operation, text: string): void => {
  expect(access.csvRows).toBeDefined()
  expect(text).toMatch(/^[\w,]+\r\n(?:.*\r\n)+$/)
}

/** The answer is one that the contract declares, in status, body and headers. */
const assertWhole = (operation: Operation, { status, headers, text }: Answer): unknown => {
  const schema = operation.responses[status]
  if (schema === undefined) throw new Error(`The status ${status} is not declared. ${text.slice(0, 500)}`)
  // 408 would mean that a whole request was waited for.
  if ([408, 500, 503].includes(status)) throw new Error(`The status was ${status}. ${text.slice(0, 500)}`)
  const isFile = status === 200 && operation.fileType !== undefined
  if (isFile) assertFile(operation, headers, text)
  const isTable = status === 200 && /^text\/csv/.test(headers['content-type'] ?? '')
  if (isTable) assertTable(operation, text)
  const body = schema && !isTable ? assertBody(schema, headers, text) : isFile || isTable || expect(text).toBe('')
  if (status >= 400) expect(listPossibleCodes(operation, status)).toContain((body as Failure).code)
  assertHeaders(operation, status, headers)
  return body
}

/** The answer is one that the contract declares, in status, body and headers, as it is or at the end of events. */
export const assertDeclared = (operation: Operation, answer: Answer): unknown =>
  assertWhole(operation, answer.headers['content-type'] === eventStreamType ? endOfEvents(operation, answer) : answer)

/** A body that fits the schema fails only by its place, by its day or by a rule across fields. */
const assertRuledOut = ({ id, access }: Operation, { code, issues = [] }: Failure): void => {
  // The key of the fuzz has no provider key, with which alone a file is read.
  if (code === 'municipality_not_found' || code === 'law_not_covered' || code === 'vision_key_required') return
  // Whether a text is base64 to its last bit is told by its field's description, not by the schema.
  const own = [...access.rules.map(rule => rule.code), ...(id === 'extract' ? ['base64_invalid'] : [])]
  // Where fees are calculated inside, the rules of the fees hold too; the rule that says so is under x-rules.
  const rules = own.includes('fees_input_of_country') ? [...own, ...feesRules.map(rule => rule.code)] : own
  expect(code).toBe('invalid_request')
  expect(issues.length).toBeGreaterThan(0)
  // A calculation that is sent back is refused by the rules of its own operation.
  const isSentBack = ({ path }: { path: string }): boolean => id === 'chat' && path.startsWith('calculations[')
  // Days around today, and addresses that can be reached, are in the descriptions of their fields.
  const isDescribed = ({ path }: { path: string }): boolean =>
    id === 'createSandbox' && (path === 'clock' || path === 'webhookUrl')
  for (const issue of issues) if (!isSentBack(issue) && !isDescribed(issue)) expect(rules).toContain(issue.code)
}

/** Levels of a body that the service reads. */
export const depthMax = 20
/** Whether a value has no more levels than these. */
export const isWithin = (value: unknown, levels: number): boolean =>
  !isObject(value) || (levels > 0 && Object.values(value).every(inner => isWithin(inner, levels - 1)))

/** What a body deserves is what the published schema says of it. */
const assertJudged = (operation: Operation, sent: string, { status }: Answer, answered: unknown): void => {
  if (!operation.body) {
    // A part of a path or of a query may name nothing that there is.
    const isNamed = operation.pathParams.length > 0 || operation.query.some(({ isRequired }) => isRequired)
    expect(isNamed ? [200, 400, 404] : [200]).toContain(status)
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
  const value = trimmed(body.value, operation)
  // Every answer was found to be one of the contract's before.
  const { results, ...failure } = answered as Failure & { results?: ({ success: boolean } & Failure)[] }
  const items = isObject(value) && Array.isArray(value.items) ? value.items : undefined
  if (results && items) {
    const fits = validatorOf(operation.id === 'revalue' ? 'RevaluationItem' : 'EstimationInput')
    results.forEach((result, index) => {
      if (!fits(items[index])) expect(result).toMatchObject({ success: false, code: 'invalid_request' })
      else if (!result.success) assertRuledOut(operation, result)
    })
    return
  }
  const fits = validatorOf(getSchemaId(operation.body))
  if (!fits(value)) expect(status).toBe(400)
  else if (status > 201) assertRuledOut(operation, failure)
}

/** The JSON of a text; undefined for any other. */
export const parsed = (text: string): { value: unknown } | undefined => {
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
  const { quota } = operation.access
  // A contact of the sandbox is checked as any other, and is not sent; a private sandbox is for it alone.
  const credential = [['X-API-Key', quota === 'lead' || quota === 'sandbox' ? sandboxKey : key]] as const
  const property = fc.asyncProperty(requests(operation, credential), paths(operation), async (sent, path) => {
    // An address gets ten sandboxes an hour.
    if (quota === 'sandbox') app.clock.now = new Date(app.clock.now.getTime() + hourMs)
    const answer = await send(app, agent, { method: operation.method, path }, sent)
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
    const body = assertDeclared(operation, answer)
    if (sent.isPlain && typeof sent.body === 'string') assertJudged(operation, sent.body, answer, body)
  })
  await fc.assert(property, { numRuns })
  return seen
}
