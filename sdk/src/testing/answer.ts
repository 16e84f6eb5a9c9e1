import type { LocalFetchOptions } from '@valorem/sdk/local'
import { delay, type HttpHandler } from 'msw'
import { type ExampleAnswer, examples } from '../derived/examples.ts'
import {
  type ExampleBody,
  type ExampleName,
  type ExampleStatus,
  getExampleAnswers,
  type OperationId,
} from './documented.ts'
import {
  type CredentialOption,
  createMockHandler,
  createMockResponse,
  type MockOptions,
  type MockResponse,
  toLiveAnswer,
} from './mocked.ts'
import { asGeneral, asSpecific } from './precedence.ts'
import { createLocalResponder } from './real.ts'
import { createRequestCounter, type LimitsOption } from './windows.ts'

/** Scope, repetition and delay of a mock's answer. */
export interface AnswerOptions<Body = unknown> extends MockOptions {
  /**
   * Milliseconds before the answer, 0 to 60000.
   * @default 0
   */
  delayMs?: number | undefined
  /**
   * Receives a copy of the example's body for each request, and returns what is sent instead.
   * @example const dear = answer('estimate', 200, { change: body => ({ ...body, data: { ...body.data, prixM2Ajuste: 20_000 } }) })
   */
  change?: ((body: Body) => object | string | null) | undefined
}

/** Longest delay of an answer, ms. */
const delayMsMax = 60_000

/**
 * Finds a documented answer by its name, or the first one with a status.
 * @example const { status, body } = exampleOf('estimate', 'unknownMunicipality')
 * @throws RangeError when the operation documents no such answer, and for an unknown operation.
 */
export const exampleOf = <Id extends OperationId>(
  operation: Id,
  example: ExampleName<Id> | ExampleStatus<Id>,
): ExampleAnswer => {
  const named = getExampleAnswers(operation)
  const byName = Object.hasOwn(named, example) ? named[String(example)] : undefined
  const found = byName ?? Object.values(named).find(({ status }) => status === example)
  if (found) return found
  throw new RangeError(`${operation} documents no answer ${example}; it has ${Object.keys(named).join(', ')}.`)
}

const checkDelay = (delayMs: number): number => {
  if (delayMs >= 0 && delayMs <= delayMsMax) return delayMs
  throw new RangeError(`delayMs must be 0 to ${delayMsMax}; received ${delayMs}.`)
}

/**
 * Creates a handler of msw that answers an operation with one of its documented answers.
 * @example const handler = answer('estimate', 503, { once: true })
 * @throws RangeError when the operation documents no such answer, and for a delay out of bounds.
 */
export const answer = <Id extends OperationId, What extends ExampleName<Id> | ExampleStatus<Id>>(
  operation: Id,
  example: What,
  { delayMs = 0, change, ...options }: AnswerOptions<ExampleBody<Id, What>> = {},
): HttpHandler => {
  const documented = exampleOf(operation, example)
  const wait = checkDelay(delayMs)
  const handler = createMockHandler(operation, options, async request => {
    if (wait > 0) await delay(wait)
    const own = toLiveAnswer(documented, request)
    // The bodies of the examples have the types printed with them.
    return createMockResponse(
      change ? { ...own, body: change(structuredClone(own.body) as ExampleBody<Id, What>) } : own,
    )
  })
  return asSpecific(operation, handler)
}

/** Finds the name of the first successful answer of an operation; each has one. */
const findSuccessName = (operation: OperationId): string =>
  Object.entries(getExampleAnswers(operation)).find(([, { status }]) => status < 300)?.[0] ?? ''

/** Returns the first successful answer of an operation. */
export const getSuccessExample = (operation: OperationId): ExampleAnswer =>
  // A cast, since keys are read as text; a test of the contract ensures that every operation documents a success.
  exampleOf<OperationId>(operation, findSuccessName(operation) as ExampleName<OperationId>)

/** Adds the windows that the service sends with an answer: a service in this process counts nothing. */
const addWindows = (operation: OperationId, answer: MockResponse, request: Request): MockResponse => {
  const documented = Object.values(getExampleAnswers(operation)).find(({ status }) => status === answer.status)
  const { headers } = toLiveAnswer(documented ?? { status: answer.status, headers: {}, body: null }, request)
  for (const [name, value] of Object.entries(headers)) if (/^X-RateLimit-/i.test(name)) answer.headers.set(name, value)
  return answer
}

/** Whether an answer is none that the example of the operation stands for: a refusal, 304, a table. */
const isBesideExample = ({ status, headers }: MockResponse): boolean =>
  status >= 300 || /^text\/csv\b/.test(headers.get('Content-Type') ?? '')

/** Options of mocks that calculate or check with the service of `@valorem/sdk/local`. */
export interface RealOption {
  /**
   * Answers each request with the figures, the errors and the law of the service, calculated in this process by
   * `@valorem/sdk/local`: `true`, or the options of its `localFetch`, such as a fixed `today`. Operations that need
   * more than a process (market data, language models, reports, accounts) keep their documented answer.
   * @default false
   */
  real?: boolean | LocalFetchOptions | undefined
  /**
   * Answers any request with the example, also one that the service refuses. By default the service of
   * `@valorem/sdk/local` reads each request to an operation that it calculates, and what it refuses is refused.
   * @default false
   */
  unchecked?: boolean | undefined
  /**
   * Day by which requests are checked, as YYYY-MM-DD, so that a test refuses the same ones every day; with `real` that of
   * its options.
   * @default today in Luxembourg
   */
  today?: string | undefined
}

/**
 * Creates handlers that answer every operation with its first successful example, or with `real` with calculated
 * figures, and follow `X-Sandbox-Scenario`. Requests that the service refuses get its refusal, unless `unchecked`.
 * `answer`, `fault` and `sequence` precede them, wherever they stand in a list.
 * `X-RateLimit-Remaining` counts down for each credential and minute.
 * Invalid options of `real` are reported by the first request: msw answers the ConfigurationError with a 500.
 * @example
 * const server = setupServer(...handlers(), sequence('estimate', [503, 200]))
 * const all = handlers({ baseUrl: 'https://valorem.test', credential: 'required' })
 * const calculating = handlers({ real: { today: '2026-11-21' } })
 * const tolerant = handlers({ unchecked: true })
 * const limited = handlers({ limits: 'enforced' })
 */
export const handlers = ({
  real = false,
  unchecked = false,
  today,
  limits,
  ...options
}: MockOptions & CredentialOption & LimitsOption & RealOption = {}): HttpHandler[] => {
  const isReal = real !== false
  const calculate = isReal || !unchecked ? createLocalResponder(typeof real === 'object' ? real : { today }) : undefined
  const countRequest = createRequestCounter(limits)
  // A cast, since keys are read as text.
  return (Object.keys(examples) as OperationId[]).map(operation => {
    const good = getSuccessExample(operation)
    const finish = (request: Request, answer: MockResponse): MockResponse => countRequest(operation, request, answer)
    const handler = createMockHandler(operation, { ...options, finish }, async request => {
      const calculated = await calculate?.(operation, request.clone())
      const isAnswer = calculated !== undefined && (isReal || isBesideExample(calculated))
      return isAnswer ? addWindows(operation, calculated, request) : createMockResponse(toLiveAnswer(good, request))
    })
    return asGeneral(operation, handler)
  })
}
