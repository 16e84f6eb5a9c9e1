import { isDeepStrictEqual } from 'node:util'
import type {
  HeaderObject,
  OpenAPIObject,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  SecurityRequirementObject,
} from 'openapi3-ts/oas31'
import { type Change, type Direction, type Rule, rules } from './compatibility-rules.ts'
import { type Members, SchemaComparison, type SchemaPair } from './compatibility-schemas.ts'
import { component, examplesOf, type Found, operationsOf, schemasOf } from './openapi-parts.ts'
import type { JsonSchema } from './schemas.ts'

/** What is said of an operation beside what is compared by itself. */
const operationTexts = [
  'summary',
  'description',
  'tags',
  'x-rules',
  'x-quota',
  'x-publishable-quota',
  'x-replay-seconds',
  'x-sandbox-scenarios',
] as const

/** The comparison of one operation that stands in both files. */
class OperationComparison {
  readonly #before: OpenAPIObject
  readonly #after: OpenAPIObject
  readonly #name: string
  readonly #pair: SchemaPair
  readonly changes: Change[] = []

  constructor(before: OpenAPIObject, after: OpenAPIObject, name: string) {
    this.#before = before
    this.#after = after
    this.#name = name
    this.#pair = { before: schemasOf(before), after: schemasOf(after), seen: new Set() }
  }

  #report(direction: Direction): (rule: Rule, where: string, message: string) => void {
    return (rule, where, message) =>
      this.changes.push({ level: rules[rule][direction], rule, operation: this.#name, where, message })
  }

  run(before: OperationObject, after: OperationObject): readonly Change[] {
    const tell = this.#report('request')
    if (before.operationId !== after.operationId)
      tell('operation-id-changed', 'operationId', `${before.operationId} became ${after.operationId}.`)
    this.#texts(before, after)
    this.#access(before, after)
    this.#parameters(before, after)
    this.#body(before, after)
    this.#answers(before, after)
    return this.changes
  }

  #texts(before: OperationObject, after: OperationObject): void {
    const changed = operationTexts.filter(name => !isDeepStrictEqual(before[name], after[name]))
    if (changed.length > 0) this.#report('request')('text-changed', 'operation', `Another ${changed.join(', ')}.`)
  }

  #access(before: OperationObject, after: OperationObject): void {
    const tell = this.#report('request')
    const ways = (list: readonly SecurityRequirementObject[] = []): string[] =>
      list.map(one => Object.keys(one).sort().join(' and '))
    const credentials = (operation: OperationObject): string[] => [
      ...ways(operation.security),
      ...((operation['x-credentials'] ?? []) as string[]).map(kind => `${kind} credential`),
    ]
    const [was, is] = [credentials(before), credentials(after)]
    const [gone, added] = [was.filter(one => !is.includes(one)), is.filter(one => !was.includes(one))]
    if (gone.length > 0) tell('security-narrowed', 'security', `No longer admitted: ${gone.join(', ')}.`)
    if (added.length > 0) tell('security-widened', 'security', `Now admitted: ${added.join(', ')}.`)
    const [limit, later] = [before, after].map(operation => operation['x-body-limit-bytes'] as number | undefined)
    if (limit !== undefined && later !== undefined && limit !== later)
      tell(later < limit ? 'body-limit-lowered' : 'body-limit-raised', 'body', `${limit} bytes became ${later}.`)
  }

  #parameters(before: OperationObject, after: OperationObject): void {
    const membersOf = ({ parameters = [] }: OperationObject, file: OpenAPIObject): Members =>
      new Map(
        parameters
          .map(given => component<ParameterObject>(file, given))
          .map(one => [
            `${one.in}.${one.name}`,
            { schema: (one.schema ?? {}) as JsonSchema, isRequired: one.required ?? false },
          ]),
      )
    new SchemaComparison(this.#pair, 'request', this.#report('request')).compareMembers(
      membersOf(before, this.#before),
      membersOf(after, this.#after),
    )
  }

  #body(before: OperationObject, after: OperationObject): void {
    const tell = this.#report('request')
    const was = before.requestBody && component<RequestBodyObject>(this.#before, before.requestBody)
    const is = after.requestBody && component<RequestBodyObject>(this.#after, after.requestBody)
    if (was && is) this.#bodies(was, is)
    else if (was) tell('field-removed', 'body', 'No body is read any more.')
    else if (is?.required) tell('required-field-added', 'body', 'A body is required now.')
    else if (is) tell('field-added', 'body', 'A body is read now.')
  }

  #bodies(before: RequestBodyObject, after: RequestBodyObject): void {
    const tell = this.#report('request')
    const [wasRequired, isRequired] = [before.required === true, after.required === true]
    if (isRequired && !wasRequired) tell('field-required', 'body', 'It may no longer be left out.')
    if (wasRequired && !isRequired) tell('field-optional', 'body', 'It may be left out now.')
    if (!isDeepStrictEqual(examplesOf(before.content), examplesOf(after.content)))
      tell('text-changed', 'body', 'Another example.')
    this.#contents(before.content, after.content, { where: 'body', direction: 'request' })
  }

  #answers(before: OperationObject, after: OperationObject): void {
    const tell = this.#report('answer')
    const [was, is] = [before.responses ?? {}, after.responses ?? {}] as Record<string, ResponseObject>[]
    for (const [status, given] of Object.entries(was ?? {})) {
      const later = is?.[status]
      if (!later) {
        tell(/^[23]/.test(status) ? 'success-status-removed' : 'status-removed', status, 'The status is gone.')
        continue
      }
      this.#answer(component(this.#before, given), component(this.#after, later), status)
    }
    for (const status of Object.keys(is ?? {})) if (!was?.[status]) tell('status-added', status, 'The status is new.')
  }

  #answer(before: ResponseObject, after: ResponseObject, status: string): void {
    const tell = this.#report('answer')
    const [headers, later] = [Object.keys(before.headers ?? {}), Object.keys(after.headers ?? {})]
    for (const name of headers.filter(name => !later.includes(name)))
      tell('header-removed', `${status} header ${name}`, 'The header is gone.')
    for (const name of later.filter(name => !headers.includes(name)))
      tell('header-added', `${status} header ${name}`, 'The header is new.')
    for (const name of headers.filter(name => later.includes(name)))
      this.#schemas(
        component<HeaderObject>(this.#before, before.headers?.[name] ?? {}).schema,
        component<HeaderObject>(this.#after, after.headers?.[name] ?? {}).schema,
        `${status} header ${name}`,
        'answer',
      )
    // The codes of a failure stand at the beginnings of the lines of its description.
    const codes = ({ description = '' }: ResponseObject): string[] =>
      [...description.matchAll(/^`(\w+)`:/gm)].map(([, code = '']) => code)
    const kept = codes(after)
    for (const code of codes(before).filter(code => !kept.includes(code)))
      tell('error-code-removed', `${status} code`, `${code} is gone.`)
    if (
      before.description !== after.description ||
      !isDeepStrictEqual(examplesOf(before.content), examplesOf(after.content))
    )
      tell('text-changed', status, 'Another description or example.')
    this.#contents(before.content ?? {}, after.content ?? {}, { where: `${status} `, direction: 'answer' })
  }

  #contents(before: object, after: object, { where, direction }: { where: string; direction: Direction }): void {
    const [was, is] = [before, after] as Record<string, { schema?: JsonSchema }>[]
    const [types, later] = [Object.keys(was ?? {}).sort(), Object.keys(is ?? {}).sort()]
    const tell = this.#report(direction)
    const gone = types.filter(type => !later.includes(type))
    const fresh = later.filter(type => !types.includes(type))
    if (gone.length > 0) tell('content-type-removed', where.trim(), `Content ${gone.join(', ')} is gone.`)
    if (fresh.length > 0) tell('content-type-added', where.trim(), `Content ${fresh.join(', ')} is new.`)
    for (const type of types.filter(type => later.includes(type)))
      this.#schemas(was?.[type]?.schema, is?.[type]?.schema, where, direction)
  }

  #schemas(before: unknown, after: unknown, where: string, direction: Direction): void {
    if (!before || !after) return
    const report = this.#report(direction)
    new SchemaComparison(this.#pair, direction, (rule, place, message) => {
      const isFailureCode = direction === 'answer' && rule === 'enum-removed' && /^[45]\d\d code$/.test(place)
      report(isFailureCode ? 'error-code-removed' : rule, place.trim(), message)
    }).compare(before as JsonSchema, after as JsonSchema, where)
  }
}

const compareOperation = (
  before: OpenAPIObject,
  after: OpenAPIObject,
  name: string,
  pair: readonly [Found, Found],
): readonly Change[] => new OperationComparison(before, after, name).run(pair[0].operation, pair[1].operation)

/**
 * Every difference between two OpenAPI files that a client of the older one can notice, by operation in the order of the
 * older file. References are resolved; what no operation reaches is not compared.
 * @throws Error when a file names a component that it does not hold.
 */
export const compare = (before: OpenAPIObject, after: OpenAPIObject): Change[] => {
  const [was, is] = [operationsOf(before), operationsOf(after)]
  const changes: Change[] = []
  const told = (rule: Rule, operation: string, message: string): void => {
    changes.push({ level: rules[rule].request, rule, operation, where: 'operation', message })
  }
  const { version: _old, ...info } = before.info
  const { version: _new, ...later } = after.info
  if (!isDeepStrictEqual(info, later)) told('text-changed', '', 'Another text about the whole.')
  const moved = new Set<string>()
  for (const [name, found] of was) {
    const same = is.get(name)
    if (same) {
      changes.push(...compareOperation(before, after, name, [found, same]))
      continue
    }
    const elsewhere = [...is].find(
      ([other, { operation }]) => !was.has(other) && operation.operationId === found.operation.operationId,
    )
    if (elsewhere) moved.add(elsewhere[0])
    if (elsewhere) told('method-or-path-changed', name, `It is ${elsewhere[0]} now.`)
    else told('operation-removed', name, 'The operation is gone.')
  }
  for (const name of is.keys())
    if (!was.has(name) && !moved.has(name)) told('operation-added', name, 'The operation is new.')
  return changes
}
