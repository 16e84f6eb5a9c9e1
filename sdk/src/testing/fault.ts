import type { HttpHandler } from 'msw'
import { type Condition, conditionNames, conditions, scenarioParameters } from '../derived/scenarios.ts'
import { getSuccessExample } from './answer.ts'
import { listOfferedScenarios, type OperationId } from './documented.ts'
import {
  createMockHandler,
  createMockResponse,
  type MockOptions,
  respondWithCondition,
  toLiveAnswer,
} from './mocked.ts'
import { asSpecific } from './precedence.ts'

/** Scope, repetition and duration of a fault. */
export interface FaultOptions extends MockOptions {
  /**
   * Milliseconds, 1 to 30000, before the answer of `slow` (5000 when left out), and until a `stalled_body` breaks off
   * (never when left out); other conditions do not wait.
   */
  ms?: number | undefined
}

/** Tests for the name of a condition that an operation can meet. */
export const isCondition = (operation: OperationId, name: unknown): name is Condition =>
  conditionNames.some(one => one === name) && listOfferedScenarios(operation).includes(String(name))

const checkFault = (operation: OperationId, condition: Condition, ms: number | undefined): void => {
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
 * Creates a handler of msw that fails an operation below its answers: the connection, the body, intermediaries.
 * @example const cut = fault('estimate', 'cut_body', { once: true })
 * @throws RangeError for a condition that the operation cannot meet, and for `ms` out of bounds or where nothing waits.
 */
export const fault = <Id extends OperationId>(
  operation: Id,
  condition: Condition,
  { ms, ...options }: FaultOptions = {},
): HttpHandler => {
  checkFault(operation, condition, ms)
  const good = getSuccessExample(operation)
  const handler = createMockHandler(operation, options, request =>
    respondWithCondition(operation, condition, {
      request,
      ms,
      real: () => createMockResponse(toLiveAnswer(good, request)),
    }),
  )
  return asSpecific(operation, handler)
}
