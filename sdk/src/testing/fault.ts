import type { HttpHandler } from 'msw'
import { type Condition, conditionNames, conditions, scenarioParameters } from '../derived/scenarios.ts'
import { goodExampleOf } from './answer.ts'
import { namesOf, type OperationId } from './documented.ts'
import { handler, type MockOptions, responseOf, underCondition, withSentId } from './mocked.ts'

/** Where, how often and for how long something goes wrong. */
export interface FaultOptions extends MockOptions {
  /**
   * Milliseconds, 1 to 30000, before the answer of `slow` (5000 when left out), and until a `stalled_body` breaks off
   * (never when left out); nothing else waits.
   */
  ms?: number | undefined
}

/** Whether a name is that of a condition which an operation can meet. */
export const isCondition = (operation: OperationId, name: unknown): name is Condition =>
  conditionNames.some(one => one === name) && namesOf(operation).includes(String(name))

const check = (operation: OperationId, condition: Condition, ms: number | undefined): void => {
  if (!isCondition(operation, condition)) {
    const offered = conditionNames.filter(name => isCondition(operation, name))
    throw new RangeError(`${operation} cannot meet ${condition}; it can meet ${offered.join(', ')}.`)
  }
  if (ms === undefined) return
  const { min, max } = scenarioParameters.ms
  if (!conditions[condition].waits) throw new RangeError(`ms is for slow and stalled_body; ${condition} does not wait.`)
  if (!(ms >= min && ms <= max)) throw new RangeError(`ms must be ${min} to ${max}; received ${ms}.`)
}

/**
 * A handler of msw that lets an operation go wrong below its answers: the connection, the body, what stands between.
 * @example const cut = fault('estimate', 'cut_body', { once: true })
 * @throws RangeError for a condition that the operation cannot meet, and for `ms` out of bounds or where nothing waits.
 */
export const fault = <Id extends OperationId>(
  operation: Id,
  condition: Condition,
  { ms, ...options }: FaultOptions = {},
): HttpHandler => {
  check(operation, condition, ms)
  const good = goodExampleOf(operation)
  return handler(operation, options, request =>
    underCondition(operation, condition, { request, ms, real: () => responseOf(withSentId(good, request)) }),
  )
}
