import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { compareAnswers } from './compatibility-answers.ts'
import { OperationPair } from './compatibility-contents.ts'
import { compareRequests } from './compatibility-requests.ts'
import { type Change, type Rule, rules } from './compatibility-rules.ts'
import { compareWhole } from './compatibility-whole.ts'
import { type Found, mapOperations } from './openapi-parts.ts'

/** Operations by method and path, regardless of parameter names: clients fill them in by position. */
const mapByPlace = (operations: ReadonlyMap<string, Found>): Map<string, Found & { name: string }> =>
  new Map([...operations].map(([name, found]) => [name.replace(/\{\w+\}/g, '{}'), { ...found, name }]))

const compareOperation = (before: Found & { name: string }, after: Found, pair: OperationPair): readonly Change[] => {
  compareRequests(before, after, pair)
  compareAnswers(before.operation, after.operation, pair)
  return pair.changes
}

/**
 * Every difference between two OpenAPI files that a client of the older one can notice: first of the whole, then by
 * operation in the order of the older file. References are resolved; what no operation reaches is not compared.
 * @throws Error when a file names a component that it does not hold.
 */
export const compare = (before: OpenAPIObject, after: OpenAPIObject): Change[] => {
  const [was, is] = [mapByPlace(mapOperations(before)), mapByPlace(mapOperations(after))]
  const changes: Change[] = []
  const told = (rule: Rule, operation: string, message: string, where = 'operation'): void => {
    changes.push({ level: rules[rule].request, rule, operation, where, message })
  }
  compareWhole(before, after, (rule, where, message) => told(rule, '', message, where))
  const moved = new Set<string>()
  for (const [place, found] of was) {
    const same = is.get(place)
    if (same) {
      changes.push(...compareOperation(found, same, new OperationPair(before, after, found.name)))
      continue
    }
    const elsewhere = [...is].find(
      ([other, { operation }]) => !was.has(other) && operation.operationId === found.operation.operationId,
    )
    if (elsewhere) moved.add(elsewhere[0])
    if (elsewhere) told('method-or-path-changed', found.name, `It is ${elsewhere[1].name} now.`)
    else told('operation-removed', found.name, 'The operation is gone.')
  }
  for (const [place, { name }] of is)
    if (!was.has(place) && !moved.has(place)) told('operation-added', name, 'The operation is new.')
  return changes
}
