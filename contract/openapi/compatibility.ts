import type { OpenAPIObject, ParameterObject, PathItemObject } from 'openapi3-ts/oas31'
import { compareAnswers } from './compatibility-answers.ts'
import { OperationPair } from './compatibility-contents.ts'
import { compareEvents } from './compatibility-events.ts'
import { compareSchemaNames } from './compatibility-names.ts'
import { compareRequests } from './compatibility-requests.ts'
import { type Change, type Report, type Rule, rules } from './compatibility-rules.ts'
import { compareWhole } from './compatibility-whole.ts'
import { type Found, mapOperations, resolveComponent } from './openapi-parts.ts'

/** An operation with the parameters and servers of its path, where it has none of its own. */
const withPathParts = (file: OpenAPIObject, { method, path, operation }: Found): Found => {
  const item = resolveComponent<PathItemObject>(file, file.paths?.[path] ?? {})
  const { parameters: shared = [], servers } = item
  const place = (given: object): string => {
    const { in: where, name } = resolveComponent<ParameterObject>(file, given as ParameterObject)
    return `${where} ${name}`
  }
  const own = operation.parameters ?? []
  const places = own.map(place)
  const parameters = [...own, ...shared.filter(one => !places.includes(place(one)))]
  return { method, path, operation: { ...operation, parameters, servers: operation.servers ?? servers ?? [] } }
}

/** Operations by method and path, regardless of parameter names: clients fill them in by position. */
const mapByPlace = (file: OpenAPIObject): Map<string, Found & { name: string }> =>
  new Map(
    [...mapOperations(file)].map(([name, found]) => [
      name.replace(/\{\w+\}/g, '{}'),
      { ...withPathParts(file, found), name },
    ]),
  )

const compareOperation = (before: Found & { name: string }, after: Found, pair: OperationPair): readonly Change[] => {
  compareRequests(before, after, pair)
  compareAnswers(before.operation, after.operation, pair)
  return pair.changes
}

/**
 * Every difference between two OpenAPI files that a client of the older one can notice: first of the whole, then by
 * operation in the order of the older file, then of webhooks and callbacks. References are resolved.
 * @throws Error when a file names a component that it does not hold.
 */
export const compare = (before: OpenAPIObject, after: OpenAPIObject): Change[] => {
  const [was, is] = [mapByPlace(before), mapByPlace(after)]
  const changes: Change[] = []
  const told = (rule: Rule, operation: string, message: string, where = 'operation'): void => {
    changes.push({ level: rules[rule].request, rule, operation, where, message })
  }
  const tellWhole: Report = (rule, where, message) => told(rule, '', message, where)
  compareWhole(before, after, tellWhole)
  compareSchemaNames(before, after, tellWhole)
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
  const sent = compareEvents(before, after, told)
  return [...changes, ...sent]
}
