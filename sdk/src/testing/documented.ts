import type { Bodies } from '../derived/bodies.ts'
import { type ExampleAnswer, type Examples, examples } from '../derived/examples.ts'
import { failures } from '../derived/failures.ts'
import type { Documented, DocumentedAnswer } from '../derived/scenario-answers.ts'
import { listScenarioNames, type Offer } from '../derived/scenarios.ts'
import { findSimilarName } from '../near-name.ts'

/** Operations that can be mocked. */
export type OperationId = keyof Examples

/** Names of an operation's documented answers. */
export type ExampleName<Id extends OperationId> = Id extends OperationId ? keyof Examples[Id] & string : never

/** The status of a documented answer. */
export type StatusOf<Answer> = Answer extends ExampleAnswer<infer Status> ? Status : never

/** Statuses that an operation documents. */
export type ExampleStatus<Id extends OperationId> = Id extends OperationId
  ? StatusOf<Examples[Id][keyof Examples[Id]]>
  : never

/** The body of a documented answer, chosen by its name or its status. */
export type ExampleBody<Id extends OperationId, What> = Id extends OperationId
  ? What extends keyof Examples[Id]
    ? Bodies[Id][StatusOf<Examples[Id][What]> & keyof Bodies[Id]]
    : Bodies[Id][What & keyof Bodies[Id]]
  : never

/**
 * Returns the documented answers of an operation by name.
 * @throws RangeError for an unknown operation.
 */
export const getExampleAnswers = (operation: OperationId): Readonly<Record<string, ExampleAnswer>> => {
  if (Object.hasOwn(examples, operation)) return { ...examples[operation] }
  const names = Object.keys(examples)
  const near = findSimilarName(operation, names)
  const instead = near === undefined ? `there are ${names.join(', ')}.` : `did you mean ${near}?`
  throw new RangeError(`${operation} is no operation; ${instead}`)
}

/** Returns the documented answers of an operation with the table of failures. */
export const getDocumentation = (operation: OperationId): Documented => ({
  answers: getExampleAnswers(operation),
  failures,
})

const readBodyCode = ({ body }: DocumentedAnswer): string | undefined => (Object(body) as { code?: string }).code

/** Returns the values of X-Sandbox-Scenario for an operation: each declared status has an example. */
export const getScenarioOffer = (operation: OperationId): Offer => {
  const list = Object.entries(getExampleAnswers(operation))
  const statuses = [...new Set(list.map(([, { status }]) => status))].sort((one, other) => one - other)
  return {
    statuses,
    examples: list.map(([name, one]) => ({
      ...{ name, status: one.status },
      ...(one.status >= 400 && { code: readBodyCode(one) }),
    })),
    codes: Object.fromEntries(Object.entries(failures).map(([code, { status }]) => [code, status])),
    isBytes: list.some(([, { status, body }]) => status === 200 && typeof body === 'string'),
  }
}

/** Lists the scenarios of an operation, as the header names them. */
export const listOfferedScenarios = (operation: OperationId): readonly string[] =>
  listScenarioNames(getScenarioOffer(operation))
