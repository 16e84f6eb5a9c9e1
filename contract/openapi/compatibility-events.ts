import { isDeepStrictEqual } from 'node:util'
import type {
  HeadersObject,
  OpenAPIObject,
  OperationObject,
  ParameterObject,
  PathItemObject,
  RequestBodyObject,
  ResponseObject,
} from 'openapi3-ts/oas31'
import { compareAnswers } from './compatibility-answers.ts'
import { OperationPair } from './compatibility-contents.ts'
import { compareOtherKeys } from './compatibility-keys.ts'
import { compareAccess, compareNames } from './compatibility-requests.ts'
import type { Change, Rule } from './compatibility-rules.ts'
import { compareDeprecation } from './compatibility-schemas.ts'
import { mapOperations, methods, resolveComponent } from './openapi-parts.ts'

/** A request that the service sends: a webhook or a callback. */
type Sent = OperationObject

const listRequests = (file: OpenAPIObject, given: PathItemObject, name: string): [string, Sent][] => {
  const item = resolveComponent<PathItemObject>(file, given)
  return methods.flatMap(method => {
    const operation = item[method]
    return operation
      ? [[`${name} ${method.toUpperCase()}`, { ...operation, servers: operation.servers ?? item.servers ?? [] }]]
      : []
  })
}

/** Callbacks of an operation by their names and addresses. */
const listCallbacks = (file: OpenAPIObject, operation: OperationObject, name: string): [string, Sent][] =>
  Object.entries(operation.callbacks ?? {}).flatMap(([callback, given]) =>
    Object.entries(resolveComponent<Record<string, PathItemObject>>(file, given as { $ref: string })).flatMap(
      ([address, item]) => listRequests(file, item, `${name} callback ${callback} ${address}`),
    ),
  )

/** Every request that the service sends, by the name of its webhook, or of its operation and callback. */
const mapEvents = (file: OpenAPIObject): Map<string, Sent> =>
  new Map([
    ...Object.entries(file.webhooks ?? {}).flatMap(([name, item]) =>
      listRequests(file, item as PathItemObject, `webhook ${name}`),
    ),
    ...[...mapOperations(file)].flatMap(([name, { operation }]) => listCallbacks(file, operation, name)),
  ])

/** What a receiver gets, in the form of an answer: each parameter as a header, and the body. */
const toAnswer = (file: OpenAPIObject, { parameters = [] }: Sent, body: RequestBodyObject): ResponseObject => {
  const headers: HeadersObject = Object.fromEntries(
    parameters
      .map(given => resolveComponent<ParameterObject>(file, given))
      .map(({ name, in: place, ...header }) => [place === 'header' ? name : `${place}.${name}`, header]),
  )
  return { description: body.description ?? '', headers, content: body.content }
}

const getBody = (file: OpenAPIObject, { requestBody }: Sent): RequestBodyObject =>
  requestBody ? resolveComponent<RequestBodyObject>(file, requestBody) : { content: {} }

const compareDelivery = (before: Sent, after: Sent, pair: OperationPair): void => {
  const tell = pair.report('answer')
  const [was, is] = [getBody(pair.before, before), getBody(pair.after, after)]
  if (was.required && !is.required) tell('field-optional', 'event body', 'It may be missing now.')
  if (is.required && !was.required) tell('field-required', 'event body', 'It is always sent now.')
  const [old, recent] = [toAnswer(pair.before, before, was), toAnswer(pair.after, after, is)]
  compareAnswers({ responses: { event: old } }, { responses: { event: recent } }, pair)
}

/** Compares what a receiver may answer: a status that was understood has to stay so. */
const compareReceiver = (before: Sent, after: Sent, pair: OperationPair): void => {
  const tell = pair.report('request')
  const [was, is] = [before.responses ?? {}, after.responses ?? {}] as Record<string, ResponseObject>[]
  for (const [status, given] of Object.entries(was ?? {})) {
    const later = is?.[status]
    if (!later) tell('receiver-status-removed', status, 'Receivers may no longer answer it.')
    else if (!isDeepStrictEqual(resolveComponent(pair.before, given), resolveComponent(pair.after, later)))
      tell('text-changed', status, 'Another description of what a receiver answers.')
  }
  for (const status of Object.keys(is ?? {}))
    if (!was?.[status]) tell('receiver-status-added', status, 'Receivers may answer it now.')
}

const compareEvent = (before: Sent, after: Sent, pair: OperationPair): readonly Change[] => {
  const tell = pair.report('answer')
  compareNames(before, after, tell)
  compareOtherKeys('event', before, after, 'event', tell)
  compareDeprecation(before, after, 'event', tell)
  compareAccess(before, after, pair)
  if (!isDeepStrictEqual(before.servers, after.servers)) tell('text-changed', 'servers', 'Another server.')
  compareDelivery(before, after, pair)
  compareReceiver(before, after, pair)
  return pair.changes
}

/** Compares what the service sends by itself: webhooks and callbacks with their headers, bodies and the answers of a receiver. */
export const compareEvents = (
  before: OpenAPIObject,
  after: OpenAPIObject,
  told: (rule: Rule, operation: string, message: string) => void,
): Change[] => {
  const [was, is] = [mapEvents(before), mapEvents(after)]
  const changes = [...was].flatMap(([name, event]) => {
    const same = is.get(name)
    if (!same) told('webhook-removed', name, 'It is no longer sent.')
    return same ? compareEvent(event, same, new OperationPair(before, after, name)) : []
  })
  for (const name of is.keys()) if (!was.has(name)) told('webhook-added', name, 'It is new.')
  return changes
}
