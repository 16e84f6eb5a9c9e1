import type { HttpHandler } from 'msw'
import type { Condition } from '../derived/scenarios.ts'
import { exampleOf, getSuccessExample } from './answer.ts'
import type { ExampleName, ExampleStatus, OperationId } from './documented.ts'
import { isCondition } from './fault.ts'
import {
  createMockHandler,
  createMockResponse,
  type MockOptions,
  type MockResponse,
  respondWithCondition,
  withSentId,
} from './mocked.ts'

type Respond = (request: Request) => MockResponse | Promise<MockResponse>

/**
 * Creates a handler of msw that gives one answer after the other: names or statuses of examples, or conditions; the
 * last one repeats.
 * Requests with `X-Sandbox-Scenario` do not consume a step.
 * @example const recovering = sequence('estimate', [503, 'dropped', 200])
 * @throws RangeError for an empty list, and for a step that is neither documented nor a condition.
 */
export const sequence = <Id extends OperationId>(
  operation: Id,
  steps: readonly (ExampleName<Id> | ExampleStatus<Id> | Condition)[],
  options: Pick<MockOptions, 'baseUrl'> = {},
): HttpHandler => {
  if (steps.length === 0) throw new RangeError('A sequence has at least one answer.')
  const good = getSuccessExample(operation)
  const answers = steps.map((step): Respond => {
    if (isCondition(operation, step)) {
      const real = (request: Request): MockResponse => createMockResponse(withSentId(good, request))
      return request => respondWithCondition(operation, step, { request, ms: undefined, real: () => real(request) })
    }
    // Anything but a condition must be documented.
    const documented = exampleOf(operation, step as ExampleName<Id>)
    return request => createMockResponse(withSentId(documented, request))
  })
  let at = 0
  return createMockHandler(operation, options, request => {
    const respond = answers[at] ?? answers.at(-1)
    at = Math.min(at + 1, answers.length - 1)
    if (!respond) throw new RangeError('A sequence has at least one answer.')
    return respond(request)
  })
}
