import type { LocalFetchOptions } from '@valorem/sdk/local'
import { delay, type HttpHandler } from 'msw'
import { type ExampleAnswer, examples } from '../derived/examples.ts'
import { answersOf, type ExampleBody, type ExampleName, type ExampleStatus, type OperationId } from './documented.ts'
import { type CredentialOption, handler, type MockOptions, responseOf, withSentId } from './mocked.ts'
import { calculated } from './real.ts'

/** Where, how often and how a mock answers. */
export interface AnswerOptions<Body = unknown> extends MockOptions {
  /**
   * Milliseconds before the answer, 0 to 60000.
   * @default 0
   */
  delayMs?: number | undefined
  /**
   * Gets a copy of the example's body for each request, and gives what is sent instead.
   * @example const dear = answer('estimate', 200, { change: body => ({ ...body, data: { ...body.data, prixM2Ajuste: 20_000 } }) })
   */
  change?: ((body: Body) => object | string | null) | undefined
}

/** Longest delay of an answer, in milliseconds. */
const delayMsMax = 60_000

/**
 * A documented answer by its name, or the first one with a status.
 * @example const { status, body } = exampleOf('estimate', 'unknownMunicipality')
 * @throws RangeError when the operation documents no such answer, and for an operation that there is not.
 */
export const exampleOf = <Id extends OperationId>(
  operation: Id,
  example: ExampleName<Id> | ExampleStatus<Id>,
): ExampleAnswer => {
  const named = answersOf(operation)
  const byName = Object.hasOwn(named, example) ? named[String(example)] : undefined
  const found = byName ?? Object.values(named).find(({ status }) => status === example)
  if (found) return found
  throw new RangeError(`${operation} documents no answer ${example}; it has ${Object.keys(named).join(', ')}.`)
}

const checkedDelay = (delayMs: number): number => {
  if (delayMs >= 0 && delayMs <= delayMsMax) return delayMs
  throw new RangeError(`delayMs must be 0 to ${delayMsMax}; received ${delayMs}.`)
}

/**
 * A handler of msw that answers an operation with one of its documented answers.
 * @example const handler = answer('estimate', 503, { once: true })
 * @throws RangeError when the operation documents no such answer, and for a delay out of bounds.
 */
export const answer = <Id extends OperationId, What extends ExampleName<Id> | ExampleStatus<Id>>(
  operation: Id,
  example: What,
  { delayMs = 0, change, ...options }: AnswerOptions<ExampleBody<Id, What>> = {},
): HttpHandler => {
  const documented = exampleOf(operation, example)
  const wait = checkedDelay(delayMs)
  return handler(operation, options, async request => {
    if (wait > 0) await delay(wait)
    const own = withSentId(documented, request)
    // The bodies of the examples are of the types that are printed beside them.
    return responseOf(change ? { ...own, body: change(structuredClone(own.body) as ExampleBody<Id, What>) } : own)
  })
}

/** The name of the first good answer of an operation, which each has. */
const goodName = (operation: OperationId): string =>
  Object.entries(answersOf(operation)).find(([, { status }]) => status < 300)?.[0] ?? ''

/** The first good answer of an operation. */
export const goodExampleOf = (operation: OperationId): ExampleAnswer =>
  // A cast, since keys are read as text; every operation documents a success, which a test of the contract keeps so.
  exampleOf<OperationId>(operation, goodName(operation) as ExampleName<OperationId>)

/** Options of mocks that answer with calculated figures. */
export interface RealOption {
  /**
   * Answer what is really asked, with the figures, the refusals and the law of the service, calculated in this process by
   * `@valorem/sdk/local`: `true`, or the options of its `localFetch`, as a fixed `today`. What needs more than a process
   * (market data, language models, reports, accounts) keeps its documented answer.
   * @default false
   */
  real?: boolean | LocalFetchOptions | undefined
}

/**
 * Handlers that answer every operation with the first of its good answers, or with `real` with calculated figures, and
 * follow `X-Sandbox-Scenario`. msw takes the first handler that fits: in `setupServer` these come last. Invalid options of `real` are reported by the first request: msw answers the
 * ConfigurationError with a 500.
 * @example
 * const server = setupServer(sequence('estimate', [503, 200]), ...handlers())
 * const all = handlers({ baseUrl: 'https://valorem.test', credential: 'required' })
 * const calculating = handlers({ real: { today: '2026-11-21' } })
 */
export const handlers = ({
  real = false,
  ...options
}: MockOptions & CredentialOption & RealOption = {}): HttpHandler[] => {
  const calculate = real === false ? undefined : calculated(real === true ? {} : real)
  // A cast, since keys are read as text.
  return (Object.keys(examples) as OperationId[]).map(operation => {
    const good = goodExampleOf(operation)
    return handler(
      operation,
      options,
      async request => (await calculate?.(operation, request)) ?? responseOf(withSentId(good, request)),
    )
  })
}
