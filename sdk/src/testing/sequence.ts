import type { HttpHandler } from 'msw'
import { type Condition, scenarioParameters } from '../derived/scenarios.ts'
import { exampleOf, getSuccessExample } from './answer.ts'
import type { ExampleName, ExampleStatus, OperationId } from './documented.ts'
import { isCondition } from './fault.ts'
import {
  createMockHandler,
  createMockResponse,
  type MockOptions,
  type MockResponse,
  respondWithCondition,
  toLiveAnswer,
} from './mocked.ts'
import { asSpecific } from './precedence.ts'

type Respond = (request: Request) => MockResponse | Promise<MockResponse>

/** Address of a sequence, and the waits that it asks for. */
export interface SequenceOptions extends Pick<MockOptions, 'baseUrl'> {
  /**
   * Seconds in `Retry-After` of each 429 and 503, 0 to 3600: a client under test repeats at once.
   * @default 0
   */
  retryAfter?: number | undefined
}

const checkRetryAfter = (seconds: number): number => {
  const { min, max } = scenarioParameters['retry-after']
  if (Number.isInteger(seconds) && seconds >= min && seconds <= max) return seconds
  throw new RangeError(`retryAfter must be a whole number from ${min} to ${max}; received ${seconds}.`)
}

/**
 * Creates a handler of msw that gives one answer after the other: names or statuses of examples, or conditions; the
 * last one repeats.
 * Requests with `X-Sandbox-Scenario` do not consume a step.
 * @example const recovering = sequence('estimate', [503, 'dropped', 200])
 * @throws RangeError for an empty list, for a step that is neither documented nor a condition, and for `retryAfter` out
 * of bounds.
 */
export const sequence = <Id extends OperationId>(
  operation: Id,
  steps: readonly (ExampleName<Id> | ExampleStatus<Id> | Condition)[],
  { retryAfter = 0, ...options }: SequenceOptions = {},
): HttpHandler => {
  const seconds = checkRetryAfter(retryAfter)
  if (steps.length === 0) throw new RangeError('A sequence has at least one answer.')
  const good = getSuccessExample(operation)
  const answers = steps.map((step): Respond => {
    if (isCondition(operation, step)) {
      const real = (request: Request): MockResponse => createMockResponse(toLiveAnswer(good, request))
      return request => respondWithCondition(operation, step, { request, ms: undefined, real: () => real(request) })
    }
    // Anything but a condition must be documented.
    const documented = exampleOf(operation, step as ExampleName<Id>)
    return request => createMockResponse(toLiveAnswer(documented, request, seconds))
  })
  let at = 0
  const handler = createMockHandler(operation, options, request => {
    const respond = answers[at] ?? answers.at(-1)
    at = Math.min(at + 1, answers.length - 1)
    if (!respond) throw new RangeError('A sequence has at least one answer.')
    return respond(request)
  })
  return asSpecific(operation, handler)
}
