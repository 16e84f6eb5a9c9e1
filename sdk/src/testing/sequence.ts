import type { HttpHandler } from 'msw'
import type { Condition } from '../derived/scenarios.ts'
import { exampleOf, goodExampleOf } from './answer.ts'
import type { ExampleName, ExampleStatus, OperationId } from './documented.ts'
import { isCondition } from './fault.ts'
import { handler, type MockOptions, responseOf, type Sent, underCondition, withSentId } from './mocked.ts'

type Respond = (request: Request) => Sent | Promise<Sent>

/**
 * A handler of msw that gives one answer after the other: names or statuses of examples, or conditions; the last one stays.
 * What a request asks for by `X-Sandbox-Scenario` takes no place in it.
 * @example const recovering = sequence('estimate', [503, 'dropped', 200])
 * @throws RangeError for an empty list, and for a step that is neither documented nor a condition.
 */
export const sequence = <Id extends OperationId>(
  operation: Id,
  steps: readonly (ExampleName<Id> | ExampleStatus<Id> | Condition)[],
  options: Pick<MockOptions, 'baseUrl'> = {},
): HttpHandler => {
  if (steps.length === 0) throw new RangeError('A sequence has at least one answer.')
  const good = goodExampleOf(operation)
  const answers = steps.map((step): Respond => {
    if (isCondition(operation, step)) {
      const real = (request: Request): Sent => responseOf(withSentId(good, request))
      return request => underCondition(operation, step, { request, ms: undefined, real: () => real(request) })
    }
    // What is no condition has to be documented.
    const documented = exampleOf(operation, step as ExampleName<Id>)
    return request => responseOf(withSentId(documented, request))
  })
  let at = 0
  return handler(operation, options, request => {
    const respond = answers[at] ?? answers.at(-1)
    at = Math.min(at + 1, answers.length - 1)
    if (!respond) throw new RangeError('A sequence has at least one answer.')
    return respond(request)
  })
}
